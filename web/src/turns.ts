/** What has happened, by whose turn it was, for the story beside the board. */

import { named } from "./story";
import type { ToldTale } from "./storyteller.svelte";
import type { Heard } from "./heard";
import type { Kit, Moment, News } from "./wire";

/**
 * A turn: whose it was (-1: the game's own), whether the news have said so, and what was heard in
 * it, numbered among all news. What is `told` as a tale is a turn by itself.
 */
export interface Turn {
  seat: number;
  said: boolean;
  lines: Line[];
  told?: ToldTale;
}

export interface Line {
  number: number;
  item: News;
  moment: Moment | undefined;
}

/**
 * The news by turns; a new one begins with a moment that says so, or when another seat acts. What
 * was taken back is in none of them, and that it was, only until something else is done.
 */
export function turnsOf(
  heard: readonly Heard[],
  kit: Pick<Kit, "moments" | "families" | "events">,
  tales: readonly ToldTale[] = [],
  seatOf: (id: string) => number = () => -1,
): Turn[] {
  const moments = new Map(kit.moments.map((moment) => [moment.name, moment]));
  const turns: Turn[] = [];
  for (const [number, { item, undone }] of heard.entries()) {
    if (undone || (item.kind === "undo" && number < heard.length - 1)) continue;
    const moment = moments.get(item.words[0] ?? "");
    if (isEcho(moment)) continue;
    const last = turns.at(-1);
    const told = tales.find(({ first, last }) => first <= number && number <= last);
    if (told && last?.told !== told) turns.push({ seat: -1, said: false, lines: [], told });
    else if (!told && (!last || last.told || begins(item, moment, last))) {
      const called = named(item, kit).map(seatOf).find((seat) => seat >= 0);
      const begun = moment?.kind === "turn" ? called : undefined;
      const said = moment?.kind === "turn" && moment.roles?.seat !== undefined;
      turns.push({ seat: begun ?? ownerOf(item, moment), said, lines: [] });
      if (begun !== undefined) continue; // whose turn it is stands above it
    }
    const turn = turns.at(-1)!;
    if (!told && turn.seat < 0 && item.kind === "move" && !isMachine(turn)) turn.seat = item.seat;
    turn.lines.push({ number, item, moment });
  }
  return turns;
}

/** What is told again by what comes after it. */
export function isEcho(moment: Moment | undefined): boolean {
  return moment?.kind === "echo";
}

/** Where the news say whose turn it is, others who act in it answer. */
function begins(item: News, moment: Moment | undefined, last: Turn): boolean {
  if (moment?.kind === "turn") {
    const again = last.said && ownerOf(item, moment) === last.seat; // it goes on
    return !again && last.lines.some((line) => line.moment?.kind !== "turn");
  }
  if (last.said) return false;
  const answers = moment?.kind === "interrupt" || moment?.kind === "block" || moment?.kind === "pass";
  return item.kind === "move" && item.seat >= 0 && !answers && last.seat >= 0 && item.seat !== last.seat;
}

/** Whose turn begins, where the news names the seat; else who did it. */
function ownerOf({ seat, words }: News, moment: Moment | undefined): number {
  const at = moment?.kind === "turn" ? moment.roles?.seat : undefined;
  return at === undefined ? seat : Number(words[at + 1] ?? seat);
}

function isMachine({ lines }: Turn): boolean {
  return lines.some(({ moment }) => moment?.kind === "machine");
}
