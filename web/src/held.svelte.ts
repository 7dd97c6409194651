/** The cards that the viewer may use: what they can be used for, what was begun with which of them. */

import * as picks from "./picks";
import type { Table } from "./table.svelte";
import type { Card, View, Way } from "./wire";

/** A card, and the number of its way that was chosen, or the card itself. */
interface Instead {
  card: string;
  way: number | null;
}

/** A few words on a card, said in the dock. */
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

export class HeldCards {
  private readonly table: Table;
  private instead: Instead | null = null; // to be used once what is begun is taken back
  private way: readonly string[] | null = null; // chosen, and its first move is staged
  private gone = $state.raw<readonly string[] | null>(null); // the way that what is staged goes
  private passed = $state(false); // what is staged was midway

  constructor(table: Table) {
    this.table = table;
  }

  /** Beside a card that is begun with, the others are as they were before. */
  readonly cards = $derived.by((): readonly Card[] => {
    const { scene, story, view, base } = this.table;
    const cards = scene?.hand ?? [];
    if (story || !view?.staged.length) return cards;
    const before = base?.scene.hand ?? [];
    if (this.isDone) return before; // what is used stays until it is
    const past = new Map(before.map((card) => [card.id, card]));
    return cards.map((card) => (this.isFree(card.id) ? (past.get(card.id) ?? card) : card));
  });

  // --- what a person does ----------------------------------------------------------------------

  /** Choose a card: what lies there is picked, else it is called like its family of moves. */
  pick(card: Card): void {
    const { table } = this;
    if (this.isFree(card.id)) return this.changeTo({ card: card.id, way: null });
    const family = table.choices.some((choice) => picks.familyOf(choice) === card.id);
    if (family) table.pickFamily(card.id);
    else if (table.answers(card.id)) table.pick(card.id);
    else if (card.id === this.begun) table.staging.takeBack(0);
    else this.pickOnlyWay(card);
  }

  /** A card that no move names is used in the one way that is open, else it says why not. */
  private pickOnlyWay(card: Card): void {
    const { table } = this;
    const [way, ...more] = (card.ways ?? []).filter((each) => this.isOpen(each, card.id));
    if (way && more.length === 0) this.pickWay(card, way);
    else if (table.mine && card.reason) table.tell(sentence(table.words.text(card.reason)));
    else table.pick(card.id);
  }

  /** Choose what a card is to be used for. */
  pickWay(card: Card, way: Way): void {
    const { table } = this;
    if (this.isFree(card.id)) {
      return this.changeTo({ card: card.id, way: card.ways?.indexOf(way) ?? null });
    }
    table.skip();
    table.teller.end();
    table.notice = null;
    if (table.refusesTaps()) return;
    const picked = picks.pickStarts(table.choices, table.selection, card.id, way.moves ?? []);
    if (picked) {
      table.goOn(picked);
      if ("finished" in picked) this.gone = this.way = way.moves ?? null;
      return;
    }
    const reason = way.reason ?? card.reason;
    if (reason) table.tell(sentence(table.words.text(reason)));
    else table.explain(card.id);
  }

  /** Take back what is begun, and begin with another card. */
  private changeTo(instead: Instead): void {
    if (this.table.refusesTaps()) return;
    this.table.staging.takeBack(0);
    this.instead = instead;
  }

  // --- what can be done ------------------------------------------------------------------------

  /** The way of a card that was chosen, while its move is not finished. */
  get chosenWay(): Way | undefined {
    const starts = this.table.selection.starts?.join();
    const ways = (this.table.scene?.hand ?? []).flatMap((card) => card.ways ?? []);
    return starts === undefined ? undefined : ways.find(({ moves }) => moves?.join() === starts);
  }

  /** Whether what is staged was begun by choosing a way, or by what can't stand alone. */
  get onWay(): boolean {
    return this.gone !== null || this.passed;
  }

  /** Whether a way was gone to its end, and only waits for the golden button. */
  private get isDone(): boolean {
    return this.onWay && this.table.staging.finished;
  }

  /** Whether a way leads to a move that can be made now, or instead of what is begun. */
  isOpen({ moves = [] }: Way, card: string): boolean {
    const past = this.isDone || this.isFree(card);
    const choices = past ? (this.table.base?.choices ?? []) : this.table.choices;
    return choices.some(({ move }) => picks.begins(move, moves));
  }

  /** Whether moves of this family can be made now. */
  isOffered(family: string): boolean {
    return this.table.step.candidates.some((choice) => picks.familyOf(choice) === family);
  }

  /** Whether a card leads to something now, as a whole or in one of its ways. */
  isUsable({ id, ways = [] }: Card): boolean {
    if (this.table.lit.has(id)) return true;
    return !this.table.story && (this.isOffered(id) || ways.some((way) => this.isOpen(way, id)));
  }

  /** Whether the question is about them: a card leads to something, or says why it does not. */
  get asked(): boolean {
    return this.cards.some(
      (card) => card.reason !== undefined || this.table.answers(card.id) || this.isUsable(card),
    );
  }

  /** The card that what is staged was begun with. */
  get begun(): string | undefined {
    const [first] = this.table.view?.staged ?? [];
    return this.table.base?.choices.find(({ move }) => move === first)?.picks[0];
  }

  /** In the midst of something with one card: whether another could be used instead. */
  isFree(card: string): boolean {
    const { view, story, base } = this.table;
    if (!view?.staged.length || story || card === this.begun) return false;
    if (!view.scene.prompt.midway && !this.onWay) return false;
    const could = base?.choices.some(({ picks: [first] }) => first === card) ?? false;
    return could && !this.table.answers(card);
  }

  /** Whether what is staged goes this way of the card that it was begun with. */
  goes(way: Way, card: string): boolean {
    return card === this.begun && this.gone !== null && this.gone.join() === way.moves?.join();
  }

  // --- what the table says ---------------------------------------------------------------------

  /** Something staged is taken back; who takes back the last move only stays on the way. */
  takeBack(stays: boolean): void {
    this.way = stays ? this.gone : null;
    this.instead = null;
  }

  /** Another view is shown. */
  see(view: View): void {
    const { table } = this;
    this.passed = view.staged.length > 0 && (this.passed || (view.scene.prompt.midway ?? false));
    if (view.staged.length === 0 && !table.busy) this.gone = null; // else it was sent just now
    if (this.way && view.staged.length > 0) table.selection = picks.onWay(view.choices, this.way);
    this.way = null;
  }

  /** Use the other card, once what was begun is taken back. */
  beginInstead(): void {
    const { instead, table } = this;
    if (!instead || !table.view || table.view.staged.length > 0 || table.busy) return;
    this.instead = null;
    const card = table.view.scene.hand?.find(({ id }) => id === instead.card);
    const way = card?.ways?.[instead.way ?? -1];
    if (card && way) this.pickWay(card, way);
    else if (card) this.pick(card);
  }
}
