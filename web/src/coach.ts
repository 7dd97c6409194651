/** Where a coach points: at what is to be picked next for the move that is shown. */

import { NOTHING, type Selection } from "./picks";
import type { Choice } from "./wire";

/** What is pointed at: a thing on the table or in the hand, a button, or the golden button. */
export type Aim = { thing: string; family: string } | { button: string } | { confirm: true };

/** The move to be shown: of the lesson's, or where none can be made one that does as well. */
export function shown(choices: readonly Choice[], show: readonly string[]): Choice | undefined {
  return choices.find(({ move }) => show.includes(move)) ?? choices[0];
}

/** What "Show me" makes: the rest of the step from that move on. */
export function demonstration({ move }: Choice, show: readonly string[]): string[] {
  return show.includes(move) ? show.slice(show.indexOf(move)) : [move];
}

/** What can be picked now: things that are lit, and those that stand for whole moves. */
export interface Pickable {
  lit: ReadonlySet<string>;
  shortcuts: ReadonlyMap<string, readonly string[]>;
}

/**
 * What to point at for a move, from where the selection stands; from its beginning if it strays.
 * Where what it begins with does not lie there, something else may stand for the whole move.
 */
export function aimAt(choice: Choice, selection: Selection, now?: Pickable): Aim {
  const { picked } = selection.picked.every((pick, i) => choice.picks[i] === pick)
    ? selection
    : NOTHING;
  const next = choice.picks[picked.length];
  const family = choice.move.split(" ", 1)[0] ?? "";
  if (next === undefined) return { button: choice.move };
  const short = [...(now?.shortcuts ?? [])].find(([, moves]) => moves.join() === choice.move);
  return { thing: short && !now?.lit.has(next) ? short[0] : next, family };
}
