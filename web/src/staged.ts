/**
 * What was said of moves when they were staged, so that it can be said again: after one of them was
 * taken back, and after the page was loaded anew.
 */

import { keep, kept } from "./settings.svelte";
import type { Hint, Phrase } from "./wire";

/** Of the last of some staged moves: the words for it, what was picked for it, what it would bring. */
export interface Said {
  label: Phrase | null;
  picks: readonly string[];
  hint: Hint | null;
}

type Notes = Record<string, Said>; // by the staged moves

export class StagedWords {
  private readonly key: string;
  private notes: Notes;

  constructor(secret: string) {
    this.key = `wildtable.staged.${secret}`;
    this.notes = kept<Notes>(this.key, "sessionStorage") ?? {};
  }

  /** These moves are staged now, beyond those that were. */
  note(staged: readonly string[], moves: readonly string[], said: Said): void {
    const before = staged.length > 0 ? this.notes : {};
    this.notes = { ...before, [[...staged, ...moves].join()]: said };
    keep(this.key, this.notes, "sessionStorage");
  }

  of(staged: readonly string[]): Said | null {
    return this.notes[staged.join()] ?? null;
  }
}
