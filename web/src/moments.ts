/** What has just happened, as it is told on the board: with its weight, its place and its numbers. */

import { named } from "./story";
import type { Kit, News } from "./wire";

/** An item of news that is worth more than a line of the log. */
export interface NewsMoment {
  kind: string;
  symbol: string;
  at: string; // a piece or a place; "" where it has none
  seat: number; // -1: nobody's
  amount: number;
  faces: readonly string[]; // of dice
}

/** Milliseconds that each kind is seen on the board; the others are only heard. */
export const SEEN: Readonly<Record<string, number>> = {
  roll: 1400,
  hit: 820,
  block: 700,
  fall: 700,
  heal: 700,
  gain: 700,
  take: 900,
  score: 900,
  reveal: 420,
  interrupt: 700,
  loss: 900,
};
const LONGEST = 2500; // milliseconds, for all that came at once
const UNTOLD: readonly string[] = ["quiet", "echo"];

/** What an item tells; dice that are thrown at nobody are thrown at who was last told of. */
export function toldBy(item: News, kit: Kit, last = ""): NewsMoment | null {
  const [name, ...words] = item.words;
  const moment = kit.moments.find((each) => each.name === name);
  if (!moment || UNTOLD.includes(moment.kind)) return null;
  const ids = named(item, kit);
  const word = (role: string): string => words[moment.roles?.[role] ?? -1] ?? "";
  const place = ["target", "to", "actor"].map((role) => ids[moment.roles?.[role] ?? -1] ?? "");
  const face = word("face");
  return {
    kind: moment.kind,
    symbol: moment.symbol ?? "",
    at: place.find((id) => id !== "") ?? (moment.kind === "roll" ? last : ""),
    seat: word("seat") === "" ? -1 : Number(word("seat")),
    amount: Math.abs(Number(word("amount") || word("points")) || 0),
    faces: face ? face.split("+") : [],
  };
}

/** When each of several moments begins, and how long it is seen: all together not too long. */
export function paced(moments: readonly NewsMoment[]): { told: NewsMoment; from: number; time: number }[] {
  const times = moments.map(({ kind }) => SEEN[kind] ?? 0);
  const whole = times.reduce((sum, time) => sum + time, 0);
  const hurry = Math.min(1, LONGEST / Math.max(whole, 1));
  let from = 0;
  return moments.map((told, i) => {
    const time = (times[i] ?? 0) * hurry;
    from += time;
    return { told, from: from - time, time: Math.max(time, times[i] ? 300 : 0) };
  });
}
