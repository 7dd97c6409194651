/** What somebody points at, and what is said of it before it is picked. */

import * as picks from "./picks";
import type { Table } from "./table.svelte";
import type { Hint, Phrase } from "./wire";

/** What somebody points at: a place or a value that can be picked, or a whole move on a button. */
export type Target = { pick: string; family?: string } | { move: string };

export class Pointing {
  private readonly table: Table;
  private under = $state.raw<Target | null>(null); // what lies under the pointer
  private focused = $state.raw<Target | null>(null); // where the keyboard is

  constructor(table: Table) {
    this.table = table;
  }

  /** What is said of it, whatever else happens on the table meanwhile. */
  readonly hint = $derived.by(() => this.hintOf(this.under) ?? this.hintOf(this.focused));

  /** What the pointer is on, else where the keyboard is. */
  get target(): Target | null {
    return this.under ?? this.focused;
  }

  /** Whether a pointer rests on something. */
  get rests(): boolean {
    return this.under !== null;
  }

  get text(): Phrase | null {
    return this.hint?.text ?? null;
  }

  /** The pointer is on something that could be picked: say what it would bring. */
  point(target: Target | null): void {
    this.under = target;
  }

  /** The keyboard is. */
  focus(target: Target | null): void {
    this.focused = target;
  }

  private hintOf(target: Target | null): Hint | null {
    if (!target) return null;
    if ("move" in target) return this.table.hints.get(target.move) ?? null;
    return this.hintAt(target.pick, target.family ?? this.table.selection.family);
  }

  /**
   * What the moves that this pick leads to would bring, where that is the same for all; why it
   * can't be picked where a hint says so.
   */
  hintAt(element: string, family: string | null): Hint | null {
    const { choices, selection, hints, shortcuts } = this.table;
    const picked = picks.pick(choices, { ...selection, family }, element);
    if (!picked) {
      const chain = shortcuts.get(element);
      const move = chain ? chain.join() : this.table.meant(element);
      return hints.get(move ?? "") ?? null;
    }
    const moves =
      "finished" in picked ? [picked.finished] : picks.matching(choices, picked.selection);
    const texts = new Set(moves.map(({ move }) => hints.get(move)));
    const [only] = texts;
    return texts.size === 1 ? (only ?? null) : null;
  }
}
