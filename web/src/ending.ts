/** How a match ended: who won, by what, and where everybody's points came from. */

import { account, decisive, type Row } from "./account";
import type { Heard } from "./heard";
import type { Kit, Phrase, Result, Scene } from "./wire";
import { say, type Words } from "./words";

/** A seat, and how it came out. */
export interface Finished {
  seat: number;
  rank: number;
  score: number;
}

export interface Ending {
  order: Finished[]; // the best first
  unit: Phrase | undefined; // of what was counted, where it is not points
  together: boolean; // nobody has a rank among the others
  counted: boolean; // and not only won or lost
  verdict: string;
  why: string; // what made the difference between the first two, if anything did
  rows: Row[];
}

/** Where it is told: from which seat. */
interface Teller {
  kit: Pick<Kit, "sources">;
  seat: number;
  words: Words;
}

export function endingOf(
  result: Result,
  scene: Pick<Scene, "seats"> | null,
  heard: readonly Heard[],
  place: Teller,
): Ending {
  // Where the seats show how far they came towards a goal, that is what counted.
  const cards = scene?.seats?.filter(({ goal }) => goal) ?? [];
  const reached = new Map(cards.map(({ seat, score }) => [seat, score ?? 0])); // nothing is not sent
  const scores = result.scores.map((score, seat) => reached.get(seat) ?? score);
  const order = result.ranks
    .map((rank, seat) => ({ seat, rank, score: scores[seat] ?? 0 }))
    .sort((a, b) => a.rank - b.rank);
  // Who plays with the others and not against them has no rank among them.
  const together = order.every(
    ({ rank, score }) => rank === order[0]?.rank && score === order[0]?.score,
  );
  const counted = order.some(({ score }) => score > 1);
  const rows = account(heard, place.kit.sources, scores);
  return {
    order,
    unit: cards[0]?.unit,
    together,
    counted,
    verdict: verdictOf(order, together, counted, place),
    why: differenceOf(order, rows, place),
    rows,
  };
}

/** Who somebody is to the reader. */
export function nameOf(seat: number, { seat: own, words }: Omit<Teller, "kit">, you = "you"): string {
  return seat === own ? say(you) : words.name(seat);
}

function verdictOf(
  order: readonly Finished[],
  together: boolean,
  counted: boolean,
  place: Teller,
): string {
  const winners = order.filter(({ rank }) => rank === 1);
  if (together) return say(winners.length > 0 ? "all-win" : "nobody-wins");
  const names = winners.map(({ seat }) => place.words.name(seat)).join(", ");
  const own = order.find(({ seat }) => seat === place.seat);
  if (!own || winners.length === 0) return say("wins", { names });
  const won = winners.includes(own);
  const other = won ? order.find(({ rank }) => rank > 1) : winners[0];
  const told = won ? "you-win" : "you-lose";
  if (!counted || !other) return say(told, { names });
  return say(`${told}-by`, { names, own: own.score, other: other.score });
}

function differenceOf([first, second]: readonly Finished[], rows: readonly Row[], place: Teller): string {
  if (!first || !second || first.rank === second.rank) return "";
  const row = decisive(rows, first.seat, second.seat);
  if (!row) return "";
  return say("won-by", {
    source: place.words.text(row.title),
    winner: nameOf(first.seat, place, "you-object"),
    second: nameOf(second.seat, place, "you-object"),
    more: row.points[first.seat] ?? 0,
    less: row.points[second.seat] ?? 0,
  });
}
