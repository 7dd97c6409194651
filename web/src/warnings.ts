/** Warnings of beginners' mistakes: which one a move deserves, and which have been heeded enough. */

import { begins } from "./picks";
import { keep, kept } from "./settings.svelte";
import type { Warning } from "./wire";

const KEY = "wildtable.heeded";
export const ENOUGH = 3; // who has heeded a warning so often is told no more

const heeded = (): Record<string, number> => kept(KEY) ?? {};
const nameOf = (game: string, { id }: Warning): string => `${game}-${id}`;

/** The warning that these moves deserve, of those that have not been heeded often enough. */
export function warningOf(
  game: string,
  warnings: readonly Warning[],
  moves: readonly string[],
): Warning | null {
  const done = heeded();
  const told = warnings.filter((warning) => (done[nameOf(game, warning)] ?? 0) < ENOUGH);
  return told.find((warning) => moves.some((move) => begins(move, warning.moves))) ?? null;
}

/** Somebody has taken back what they were warned of, or wants to hear no more of it. */
export function heed(game: string, warning: Warning, times = 1): void {
  const name = nameOf(game, warning);
  keep(KEY, { ...heeded(), [name]: (heeded()[name] ?? 0) + times });
}
