/** Warnings of beginners' mistakes: which one a move deserves, and which have been heeded enough. */

import { begins } from "./picks";
import { keep, kept } from "./settings.svelte";
import type { Warning } from "./wire";

const KEY = "wildtable.heeded";
export const ENOUGH = 3; // who has heeded a warning so often is told no more

const heeded = (): Record<string, number> => kept(KEY) ?? {};

/** The warning that these moves deserve, unless it has been heeded often enough. */
export function warningOf(
  game: string,
  warnings: readonly Warning[],
  moves: readonly string[],
): Warning | null {
  const found = warnings.find((warning) => moves.some((move) => begins(move, warning.moves)));
  return found && (heeded()[`${game}-${found.id}`] ?? 0) < ENOUGH ? found : null;
}

/** Somebody has taken back what they were warned of. */
export function heed(game: string, { id }: Warning): void {
  const name = `${game}-${id}`;
  keep(KEY, { ...heeded(), [name]: (heeded()[name] ?? 0) + 1 });
}
