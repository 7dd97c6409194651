/** Puzzles of a game: the one of the day, and the next to be solved. */

import type { PuzzleInfo } from "./wire";

const DAY = 24 * 60 * 60 * 1000; // milliseconds
const STRIDE = 7919; // a prime, so that days in a row have puzzles that are far apart

/** The puzzles of a game that were solved, true where at the first try. */
export type Solved = Readonly<Record<string, boolean>>;

/** The puzzle of a day, the same for everybody wherever they are. */
export function dailyOf(puzzles: readonly PuzzleInfo[], now = Date.now()): PuzzleInfo | undefined {
  return puzzles[(Math.floor(now / DAY) * STRIDE) % puzzles.length];
}

/** One that is not solved: of the same theme, after this one if there is any. */
export function nextPuzzle(
  puzzles: readonly PuzzleInfo[],
  { name, theme }: PuzzleInfo,
  solved: Solved,
): PuzzleInfo | undefined {
  const at = puzzles.findIndex((each) => each.name === name);
  const later = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))];
  const open = later.filter((each) => !(each.name in solved));
  return open.find((each) => each.theme === theme) ?? open[0];
}

export const puzzleLink = (game: string, { name }: PuzzleInfo): string => `/puzzles/${game}/${name}`;
