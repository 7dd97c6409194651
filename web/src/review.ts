/** A match looked back at: how the score went from moment to moment, and where it turned. */

import { pointsBy } from "./sentences";
import type { MomentInfo, News, Source } from "./wire";

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
