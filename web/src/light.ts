/** What can be picked, and what it would bring: what the board shows by light and tags. */

import { begins, type Selection } from "./picks";
import type { Choice, Effect, FamilyInfo, Hint } from "./wire";

/** The hint of each next pick, where all moves that it leads to have the same. */
export function hintsByPick(
  candidates: readonly Choice[],
  { picked }: Selection,
  hints: ReadonlyMap<string, Hint>,
  shortcuts: ReadonlyMap<string, readonly string[]>,
): Map<string, Hint> {
  const found = new Map<string, Hint | undefined>();
  for (const { move, picks } of candidates) {
    const next = picks[picked.length];
    if (next === undefined) continue;
    const hint = hints.get(move);
    found.set(next, found.has(next) && found.get(next) !== hint ? undefined : hint);
  }
  for (const [pick, moves] of shortcuts) {
    if (!found.has(pick)) found.set(pick, hints.get(moves.join()));
  }
  return new Map([...found].filter((each): each is [string, Hint] => each[1] !== undefined));
}

/** The hints that say of a next pick why it can't be picked, for what is selected. */
export function reasonsByPick(
  choices: readonly Choice[],
  { family, picked, starts }: Selection,
  hints: ReadonlyMap<string, Hint>,
  families: readonly FamilyInfo[],
): Map<string, Hint> {
  const legal = new Set(choices.map(({ move }) => move));
  const found = new Map<string, Hint>();
  if (picked.length === 0) return found;
  for (const [move, hint] of hints) {
    const [name, ...words] = move.split(" ");
    if (legal.has(move) || (family !== null && family !== name)) continue;
    if (starts && !begins(move, starts)) continue;
    const domains = families.find((each) => each.name === name)?.domains ?? [];
    const picks = words.map((word, i) => `${domains[i] ?? ""}:${word}`);
    const next = picks[picked.length];
    if (next && picked.every((pick, i) => picks[i] === pick)) found.set(next, hint);
  }
  return found;
}

/** How much each thing would lose. */
export function lossesOf(effects: readonly Effect[]): Map<string, number> {
  const harmful = effects.filter(({ kind }) => kind === "harm");
  return new Map(harmful.map(({ at, amount }) => [at, amount ?? 0]));
}
