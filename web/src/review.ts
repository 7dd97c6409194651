/** A match looked back at: how the score went from moment to moment, and where it turned. */

import { pointsBy } from "./sentences";
import type { MatchReview, MomentInfo, News, Scene, Source, View } from "./wire";

/** Scores by moment and seat; empty where a game does not tell where its points come from. */
export function course(
  moments: readonly MomentInfo[],
  news: readonly News[],
  sources: readonly Source[],
  scores: readonly number[],
): number[][] {
  if (sources.length === 0) return [];
  const gains = news.map((item) =>
    sources.map((source) => pointsBy(item, source)).filter((gained) => gained !== null),
  );
  const now = [...scores]; // what no news has brought, everybody has had from the beginning
  for (const { seat, points } of gains.flat()) now[seat] = (now[seat] ?? 0) - points;
  let heard = 0;
  return moments.map((moment) => {
    for (; heard < moment.heard; heard++) {
      for (const { seat, points } of gains[heard] ?? []) now[seat] = (now[seat] ?? 0) + points;
    }
    return [...now];
  });
}

const MOST = 3;

/** The moments, at most three, after which the best of the others stood most differently to a seat. */
export function turningPoints(scores: readonly (readonly number[])[], seat: number): number[] {
  const lead = (at: readonly number[]): number =>
    (at[seat] ?? 0) - Math.max(...at.filter((_, other) => other !== seat));
  const swings = scores.map((at, i) => {
    const before = scores[i - 1];
    return { i, swing: before ? Math.abs(lead(at) - lead(before)) : 0 };
  });
  const largest = swings.filter(({ swing }) => swing > 0).sort((a, b) => b.swing - a.swing);
  return largest
    .slice(0, MOST)
    .map(({ i }) => i)
    .sort((a, b) => a - b);
}

/** The moves that somebody would have needed where it cost most, and did not make. */
export function lackedIn(review: MatchReview | null): string[] {
  const slips = review?.mattered.filter(({ chosen }) => chosen.cost > 0) ?? [];
  const [worst] = [...slips].sort((a, b) => b.chosen.cost - a.chosen.cost);
  const made = worst?.chosen.moves ?? [];
  return worst?.ways[0]?.moves.filter((move) => !made.includes(move)) ?? [];
}

/** A view as it is looked back at: nobody is asked any more, and nothing lies over the table. */
export function asPast(view: View): View {
  const { contest, ...scene } = view.scene;
  const shown = contest && contest.kind !== "silence" ? { ...scene, contest } : scene;
  return { ...view, scene: shown, turn: { ...view.turn, seats: [] }, choices: [], news: [] };
}

const WHOLE = 100;

/** Whether all play together: then there is one way to win and one to lose, and nobody's own. */
export function isTogether({ meters = [] }: Scene): boolean {
  return ["win", "lose"].every((each) => meters.some(({ side }) => side === each));
}

/**
 * How far everybody has come: together in per cent how near they are to winning and to losing, else
 * each seat by itself; empty where a scene does not tell. What stood whole in the `first` scene is a
 * stock that is drawn from, and no loss.
 */
export function progress(scene: Scene, first: Scene): number[] {
  const { meters = [], seats = [] } = scene;
  if (!isTogether(scene)) {
    return seats.some(({ goal }) => goal) ? seats.map(({ score = 0 }) => score) : [];
  }
  const stocks = first.meters?.filter(({ value, of }) => value === of).map(({ id }) => id) ?? [];
  const counted = meters.filter(({ id, of = 0 }) => of > 0 && !stocks.includes(id));
  const win = counted.filter(({ side }) => side === "win");
  const lose = counted.filter(({ side }) => side === "lose");
  // All of it must be done to win; one loss is enough to lose.
  return [
    part(sum(win.map(({ value }) => value)), sum(win.map(({ of = 0 }) => of))),
    Math.max(0, ...lose.map(({ value, of = 0 }) => part(value, of))),
  ];
}

function part(value: number, of: number): number {
  return of > 0 ? (value / of) * WHOLE : 0;
}

function sum(values: readonly number[]): number {
  return values.reduce((all, each) => all + each, 0);
}

/**
 * What was at each of so many moments, without looking at all: where it is the same at both ends
 * of a stretch, it was so all along. `widest` is the longest stretch that is left at that.
 */
export async function surveyed(
  count: number,
  read: (at: number) => Promise<number[]>,
  widest = 16,
): Promise<number[][]> {
  if (count === 0) return [];
  const found: number[][] = [];
  const look = async (at: number): Promise<number[]> => (found[at] ??= await read(at));
  const stretches: [number, number][] = [[0, count - 1]];
  for (let next = stretches.pop(); next; next = stretches.pop()) {
    const [from, to] = next;
    const [before, after] = [await look(from), await look(to)];
    const same = before.every((each, line) => each === after[line]);
    const middle = (from + to) >> 1;
    if (to - from > 1 && (!same || to - from > widest)) stretches.push([middle, to], [from, middle]);
    else if (same) found.fill(before, from, to);
  }
  return found;
}
