/** What this person has chosen and not made yet: the staged moves, what is said of them, when they are made. */

import * as picks from "./picks";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";
import { ENOUGH, heed, warningOf } from "./warnings";
import type { Chosen, Hint, Warning } from "./wire";

/** Moves staged here: whether there was a choice, whether the game wants it asked. */
interface Chain {
  free: boolean;
  asks: boolean;
  warning: Warning | null; // of the moves that were staged last
}

export class Staging {
  private readonly table: Table;
  private chain = $state.raw<Chain | null>(null);

  constructor(table: Table) {
    this.table = table;
  }

  // --- what a person does ----------------------------------------------------------------------

  stage(move: string): void {
    this.stageAll([move]);
  }

  /** Moves that follow each other, by one pick or one button; it is the last that may be asked about. */
  stageAll(moves: readonly string[]): void {
    const { table } = this;
    const whole = moves.join();
    const hint = table.hints.get(whole);
    const begun = this.chain?.asks ?? false; // a button says itself what it does
    const action = moves.length > 1 ? table.actions.get(whole) : table.actionOf(whole);
    this.chain = {
      free: table.choices.length > 1 || (this.chain?.free ?? false),
      asks: hint?.label !== undefined || action?.final === true || (begun && !action),
      warning: this.warningOf(moves),
    };
    table.trace = [];
    table.selection = picks.NOTHING;
    for (const move of moves) table.send({ type: "stage", move });
  }

  /** Take back the last staged move, or all beyond those that are kept; on a way one stays there. */
  takeBack(keep = -1): void {
    const { table } = this;
    table.cancel();
    if (this.chain?.warning) heed(table.kit.name, this.chain.warning);
    table.held.takeBack(keep < 0);
    this.chain = null;
    table.send({ type: "unstage", keep });
  }

  confirm(): void {
    const { table } = this;
    table.skip();
    if (!table.view?.staged.length || table.busy) return;
    this.chain = null;
    table.trace = [];
    table.send({ type: "commit", version: table.view.version });
  }

  /** Want to hear no more of what one is warned of now. */
  hearNoMore(): void {
    if (!this.chain?.warning) return;
    heed(this.table.kit.name, this.chain.warning, ENOUGH);
    this.chain = { ...this.chain, warning: null };
  }

  // --- what is staged --------------------------------------------------------------------------

  private get moves(): readonly string[] {
    return this.table.view?.staged ?? [];
  }

  /** What was said of the move that was staged last. */
  private get said(): Chosen | null {
    return this.table.view?.chosen ?? null;
  }

  /** What was picked for it. */
  get picks(): readonly string[] {
    return this.said?.picks ?? [];
  }

  /** What it would bring. */
  get hint(): Hint | null {
    return this.said?.hint ?? null;
  }

  /** What the button says that makes the staged moves; where the game has no words, the last of them. */
  get deed(): string {
    const { words } = this.table;
    const label = this.said?.label;
    return label ? words.text(label) : words.move(this.moves.at(-1) ?? "");
  }

  /**
   * Whether what is staged is a whole: something new comes to light, or the next question is at a
   * window, so about what others do.
   */
  get finished(): boolean {
    const { at_barrier = false, scene } = this.table.view ?? {};
    return at_barrier || (this.moves.length > 0 && scene?.prompt.window === true);
  }

  /** What is to be thought of before the staged moves are made. */
  get warning(): Warning | null {
    return this.moves.length > 0 ? (this.chain?.warning ?? null) : null;
  }

  /** What beginners should know before they make these moves, if they want to be told. */
  private warningOf(moves: readonly string[]): Warning | null {
    const { kit, view } = this.table;
    const warnings = view?.scene.prompt.warnings ?? [];
    return settings.warnings ? warningOf(kit.name, warnings, moves) : null;
  }

  // --- what the table says ---------------------------------------------------------------------

  /** Nothing is staged any more, or something else. */
  forget(): void {
    this.chain = null;
  }

  /** Commit a chain that has come to its end where the person need not be asked. */
  commitUnasked(): void {
    if (!this.chain || !this.finished) return;
    const { free, asks, warning } = this.chain;
    const asked = warning ? true : { off: false, choices: free && asks, always: true }[settings.confirm];
    if (!asked) this.confirm();
  }
}
