/** Which puzzles were solved: an account has them on the server, a guest in the browser. */

import * as api from "./api";
import type { Solved } from "./puzzles";
import { keep, kept } from "./settings.svelte";

const KEY = "wildtable.puzzles";

type ByGame = Record<string, Record<string, boolean>>;

/** What was solved in this browser, and no account has yet. */
const here = (): ByGame => kept<ByGame>(KEY) ?? {};

/** What was solved of a game: by the account, where there is one, else in this browser. */
export async function solvedPuzzles(game: string): Promise<Solved> {
  const own = await adoptPuzzles();
  return { ...here()[game], ...own[game] };
}

/** Remember a puzzle here, and with the account. */
export async function solve(game: string, puzzle: string, atOnce: boolean): Promise<void> {
  const solved = here();
  keep(KEY, { ...solved, [game]: { [puzzle]: atOnce, ...solved[game] } });
  await adoptPuzzles();
}

/** What was solved here becomes the account's, if there is one: all that it has solved. */
export async function adoptPuzzles(): Promise<ByGame> {
  const solved = here();
  try {
    if (!(await api.me()).account) return {};
    if (Object.keys(solved).length === 0) return (await api.myPuzzles()).solved;
    const own = await api.addPuzzles({ solved });
    if (JSON.stringify(here()) === JSON.stringify(solved)) keep(KEY, {});
    return own.solved;
  } catch {
    return {}; // it is kept here, and adopted the next time
  }
}
