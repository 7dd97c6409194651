/** Why a way is good or worse, in things that a person can see: scores, or how near the end is. */

import type { Loss, Scene, SuggestedWay } from "./wire";
import { say, type Words } from "./words";

/** Where it is asked: at which table, from which seat. */
interface Asker {
  scene: Pick<Scene, "meters" | "seats">;
  seat: number;
  words: Words;
}

/** What a way leads to, as a bot expects it: "You 12 → 15.2". */
export function expected(now: Record<string, number>, way: SuggestedWay, place: Asker): string[] {
  const all = Object.entries(way.stands ?? {}).map(([what, then]) => {
    return { what, now: now[what] ?? then, then };
  });
  const changed = all.filter(({ now, then }) => Math.abs(then - now) >= NOTICED);
  if (changed.length === 0) return []; // nothing to speak of
  return all
    .filter((each) => changed.includes(each) || each.what.startsWith("seat:"))
    .map(({ what, now, then }) =>
      say("stands-from-to", { name: nameOf(what, place), now: rounded(now), then: rounded(then) }),
    );
}

/** What a way loses against the best, in sentences; the worst first. */
export function losses({ losses: lost = [] }: SuggestedWay, place: Asker): string[] {
  if (lost.length === 0) return [say("loss-none")];
  return lost.slice(0, TOLD).map((each) => lossOf(each, place));
}

const NOTICED = 0.25;
const TOLD = 2;

function lossOf({ what, by }: Loss, place: Asker): string {
  const counted = place.scene.seats?.find(({ goal }) => goal)?.unit; // what it is, where it is no points
  const unit = counted ? place.words.text(counted) : "";
  const args = { name: nameOf(what, place), by: rounded(by), unit };
  const of = unit ? "-of" : "";
  if (what === `seat:${place.seat}`) return say(`loss-own${of}`, args);
  const [domain] = what.split(":");
  return say(domain === "seat" ? `loss-rival${of}` : `loss-${domain}`, args);
}

function nameOf(what: string, { scene, seat, words }: Asker): string {
  const [domain, id = ""] = what.split(":");
  if (domain === "seat") return Number(id) === seat ? say("you") : words.name(Number(id));
  const meter = scene.meters?.find((each) => each.id === id);
  return meter ? words.text(meter.title) : id;
}

/** Nobody expects tenths of what is told about. */
function rounded(value: number): number {
  return Math.abs(value) < 10 ? Math.round(value * 10) / 10 : Math.round(value);
}
