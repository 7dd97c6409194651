/** Where the points of a match came from: the news added up by their sources. */

import { pointsBy } from "./sentences";
import type { Heard } from "./heard";
import type { Phrase, Source } from "./wire";

/** What every seat has got from one source; one without a title is what all began with. */
export interface Row {
  id: string;
  title: Phrase | null;
  symbol: string;
  points: number[];
}

/** The rows in the order of the sources, those that brought nobody anything left out. */
export function account(
  heard: readonly Heard[],
  sources: readonly Source[],
  scores: readonly number[],
): Row[] {
  if (sources.length === 0) return [];
  const nothing = scores.map(() => 0);
  const rows = new Map<string, Row>();
  for (const { id, title, symbol = "" } of sources) {
    if (!rows.has(id)) rows.set(id, { id, title, symbol, points: [...nothing] });
  }
  const rest = [...scores]; // what no source has brought, they have had from the beginning
  for (const { item, undone } of heard) {
    if (undone) continue;
    for (const source of sources) {
      const gained = pointsBy(item, source);
      if (!gained || rest[gained.seat] === undefined) continue;
      rows.get(source.id)!.points[gained.seat]! += gained.points;
      rest[gained.seat]! -= gained.points;
    }
  }
  const start: Row = { id: "", title: null, symbol: "", points: rest };
  return [start, ...rows.values()].filter(({ points }) => points.some((each) => each !== 0));
}

/** The source in which one seat has got most more than another; none where nothing stands out. */
export function decisive(
  rows: readonly Row[],
  seat: number,
  other: number,
): (Row & { title: Phrase }) | undefined {
  const lead = ({ points }: Row): number => (points[seat] ?? 0) - (points[other] ?? 0);
  const best = [...rows].sort((a, b) => lead(b) - lead(a))[0];
  return best?.title && lead(best) > 0 ? { ...best, title: best.title } : undefined;
}
