/** A table as one seat sees it: what the server has shown, what is selected, what was asked. */

import { Advice } from "./advice.svelte";
import { Arrivals } from "./arrivals.svelte";
import { moved, type Arrival } from "./changes";
import type { HeardClocks } from "./clock";
import { changeWord, note, noteSeals, sealOf, unguessable } from "./fair";
import { Live, type Opened, type Received, type Sender, type Status, type Unkeyed } from "./live";
import { withUndone } from "./heard";
import { HeldCards } from "./held.svelte";
import { Pointing } from "./pointing.svelte";
import * as picks from "./picks";
import { WATCHER } from "./seats";
import { named, type Story } from "./story";
import { Storyteller } from "./storyteller.svelte";
import { Tools } from "./tools.svelte";
import { Staging } from "./staging.svelte";
import type { Inspected, Thing } from "./inspect";
import { Talking } from "./talking.svelte";
import type {
  Action,
  Attempted,
  Choice,
  Forecast,
  Kit,
  Life,
  MatchInfo,
  News,
  Orders,
  Phrase,
  Piece,
  Proposed,
  Reason,
  Scene,
  Stroke,
  View,
} from "./wire";
import { obey } from "./typed";
import { say, trouble, Words } from "./words";

/** Something said to the person who plays: a refusal, an answer to "why not?" with its lines. */
export interface Notice {
  text: string;
  rule: string | null;
  lines?: readonly Stroke[] | undefined;
}

const BAD_TEXT = "KER-text"; // a refusal of what was typed, in the words of programs
const LONGEST_TRACE = 12;

const NO_ORDERS: Orders = { type: "orders", offered: [], given: [] };
const GOING_ON: Life = { type: "life", waiting: false, paused: false, proposal: null };

export class Table {
  readonly secret: string;
  sitting: MatchInfo = $state.raw() as MatchInfo; // who sits where may change
  readonly kit: Kit;
  words: Words = $state.raw() as Words;
  readonly elements: ReadonlySet<string>;
  private readonly fields: ReadonlySet<string>; // those of the boards

  view = $state.raw<View | null>(null);
  news = $state.raw<readonly News[]>([]);
  present = $state.raw<readonly number[]>([]); // by seat: from how many devices
  life = $state.raw<Life>(GOING_ON);
  word = $state(""); // that we add to chance
  clocks = $state.raw<HeardClocks | null>(null);
  status = $state<Status>("connecting");
  selection = $state.raw<picks.Selection>(picks.NOTHING);
  notice = $state.raw<Notice | null>(null);
  metered = $state(false); // whether gauges have a line of their own, from the first view to the last
  inspected = $state.raw<Inspected | null>(null); // what somebody asks about, see `inspect`
  base = $state.raw<View | null>(null); // the last view without anything staged
  trace = $state.raw<readonly Arrival[]>([]);
  private owed = $state<string | null>(null); // the key of what was sent last, until it is answered
  orders = $state.raw<Orders>(NO_ORDERS); // what is said beforehand, and could be
  rematch = $state<string | null>(null); // this seat's link to another match of the same people
  recalled = $state.raw<News | null>(null); // what somebody has asked to see again
  shownRule = $state.raw<{ id: string } | null>(null);
  coached = $state(0); // in a lesson: the steps that are done
  attempt = $state.raw<Attempted | null>(null); // at a puzzle: what the last try is worth

  /** What the staged chain changes. */
  readonly preview = $derived(
    this.view?.staged.length && this.base ? moved(this.base, this.view) : [],
  );
  /** What is shown to have come where it is: not while it is told how that came. */
  readonly arrivals = $derived(this.story ? [] : [...this.trace, ...this.preview]);
  /** What lies on the table: places, and the pieces on them. */
  private readonly lying = $derived.by(() => {
    const pieces = this.view?.scene.pieces.map(({ id }) => id) ?? [];
    const cards = this.view?.scene.hand?.map(({ id }) => id) ?? [];
    return new Set([...this.elements, ...pieces, ...cards]);
  });
  readonly step = $derived.by(() => picks.stepOf(this.choices, this.selection, this.lying));
  /** What can be picked; nothing while it is told how the question came up. */
  readonly lit = $derived(
    new Set(this.story ? [] : [...this.step.lit, ...this.shortcuts.keys()]),
  );
  /** All that is shown beside the pieces: of now, or of when what is told just now happened. */
  readonly scene = $derived.by((): Scene | null => {
    const { page } = this.teller;
    return page?.scene ?? this.view?.scene ?? null;
  });
  /** What lies on the table, or lay there when what is told just now happened. */
  readonly pieces = $derived.by((): readonly Piece[] => {
    const { page } = this.teller;
    return page?.pieces ?? this.view?.scene.pieces ?? [];
  });
  /** What is marked as picked: the selection, else the sealed answer that was given. */
  readonly chosen = $derived.by(() => {
    const { picked } = this.selection;
    const answer = this.view?.answer ?? [];
    const answered = this.choices.filter(({ move }) => answer.includes(move));
    return new Set(picked.length > 0 ? picked : answered.flatMap((choice) => choice.picks));
  });
  /** What has been told up to now: a story tells the news one after the other. */
  readonly heard = $derived.by(() => {
    const { page } = this.teller;
    return withUndone(page ? this.news.slice(0, page.number + 1) : this.news);
  });
  readonly actions = $derived(
    new Map(this.view?.scene.prompt.actions?.map((action) => [action.move, action])),
  );
  readonly hints = $derived(
    new Map(this.view?.scene.prompt.hints?.map((hint) => [hint.move, hint])),
  );
  /** What is seen on the board: of what is chosen, else what hangs over the decision. */
  readonly effects = $derived.by(
    () => this.staging.hint?.effects ?? (this.story ? [] : (this.view?.scene.prompt.effects ?? [])),
  );
  /** The lines over the board: of an answer, of what is pointed at, else of the decision. */
  readonly lines = $derived.by(
    () => this.notice?.lines ?? this.pointing.hint?.lines ?? this.view?.scene.prompt.lines ?? [],
  );

  /** What the story is about just now. */
  readonly told = $derived.by(() => {
    const { page } = this.teller;
    if (page?.telling) return new Set(page.telling.page.focus);
    const item = page?.item ?? this.recalled;
    return new Set(item ? named(item, this.kit) : []);
  });

  readonly held = new HeldCards(this);
  readonly pointing = new Pointing(this);
  readonly tools = new Tools();
  readonly staging: Staging;
  readonly advice = new Advice(() => this.live.send({ type: "suggest" }));
  readonly talk: Talking;
  readonly teller: Storyteller;
  private readonly live: Sender;
  foreseen = $state.raw<Forecast | null>(null); // what may come that is pointed at
  private readonly asked = new Map<string, string>(); // questions "why not?": moves by key
  private shown = false; // whether we have shown our word
  private readonly queue = new Arrivals((view, news) => this.show(view, news));
  private received: readonly News[] = []; // all news, those too that are not shown yet

  /**
   * `path` is where it is played, if not where the secret leads: a lesson. `open` opens the line
   * to it, or what stands in for one where something that was is looked at.
   */
  constructor(
    secret: string,
    sitting: MatchInfo,
    kit: Kit,
    path = `/api/live/${secret}`,
    open: Opened = (...told) => new Live(...told),
  ) {
    this.secret = secret;
    this.staging = new Staging(this);
    this.sitting = sitting;
    this.kit = kit;
    this.words = wordsOf(kit, sitting);
    this.teller = new Storyteller(kit, sitting.match);
    this.elements = new Set(kit.layouts.flatMap((layout) => layout.elements.map(({ id }) => id)));
    const boards = kit.layouts.filter(({ place }) => (place ?? "board") === "board");
    this.fields = new Set(boards.flatMap((layout) => layout.elements.map(({ id }) => id)));
    this.talk = new Talking(
      sitting,
      (message) => this.live.send(message),
      (message) => this.send(message),
    );
    this.word = note(sitting.match, sitting.commitment).word;
    this.live = open(
      path,
      () => this.received.length,
      (message) => this.receive(message),
      (status) => (this.status = status),
      () => this.adding,
    );
  }

  /** What has just happened, while it is told step by step. */
  get story(): Story | null {
    return this.teller.story;
  }

  /** Whether more than is shown has arrived. */
  get arriving(): boolean {
    return this.queue.waiting;
  }

  /** Whether something was done that the server has not answered yet. */
  get busy(): boolean {
    return this.owed !== null;
  }

  get choices(): readonly Choice[] {
    return this.view?.choices ?? [];
  }

  get watching(): boolean {
    return this.sitting.seat === WATCHER;
  }

  /** Whether this seat is asked to decide. */
  get mine(): boolean {
    const turn = this.view?.turn;
    return turn !== undefined && !turn.over && turn.seats.includes(this.sitting.seat);
  }

  /** The seats that the table waits for, as far as everybody may know. */
  get waitedFor(): number[] {
    const turn = this.view?.turn;
    return turn?.seats.filter((seat) => !turn.ready?.includes(seat)) ?? [];
  }

  /** Whether nobody else sits here but bots. */
  private get alone(): boolean {
    const { seat: me, seats } = this.sitting;
    return !this.watching && seats.every(({ kind }, seat) => seat === me || kind === "bot");
  }

  /** Whether bots have their turn, and nobody else follows it. */
  get botsPlay(): boolean {
    const waits = !this.mine && this.view?.turn.over === false;
    return this.alone && waits && !this.story && this.waitedFor.length > 0;
  }

  /**
   * What is done without asking: at a window, who can do but one thing is asked only so that nobody
   * learns that; bots learn nothing by it. Lessons show it, they have no secret.
   */
  get unasked(): Choice | null {
    const [only, ...more] = this.choices;
    const { answer = [], staged = [], scene } = this.view ?? {};
    const open = answer.length === 0 && staged.length === 0; // what is staged leads to no window yet
    const asked = this.mine && open && scene?.prompt.window === true;
    return asked && this.alone && this.secret !== "" && only && more.length === 0 ? only : null;
  }

  get shortcuts(): Map<string, string[]> {
    if (this.selection.picked.length > 0 || this.selection.family !== null) return new Map();
    const offered = this.view?.scene.prompt.shortcuts ?? [];
    return new Map(offered.map(({ pick, moves }) => [pick, moves]));
  }

  // --- what a person does ----------------------------------------------------------------------

  /** Pick an element or an amount; say why it can't be picked where it can't. */
  pick(element: string): void {
    this.skip();
    this.recalled = null;
    this.teller.end(); // what is picked is picked from what lies there now
    this.notice = null;
    if (this.refusesTaps()) return;
    if (this.view?.at_barrier && this.staging.picks.at(-1) === element) return this.staging.confirm();
    const chain = this.step.lit.has(element) ? undefined : this.shortcuts.get(element);
    if (chain) return this.staging.stageAll(chain);
    const picked = picks.pick(this.choices, this.selection, element);
    if (picked) this.goOn(picked);
    else this.explain(element);
  }

  pickFamily(family: string): void {
    this.skip();
    this.teller.end();
    this.notice = null;
    if (this.refusesTaps()) return;
    this.goOn(picks.pickFamily(this.choices, this.selection, family));
  }

  /** What is said of a thing to who asks about it; the board calls it for places and pieces. */
  inspect(thing: Thing | null, at: DOMRect | null = null): void {
    this.inspected = thing && at ? { thing, at } : null;
  }

  /** Whether what was done last is not answered yet; where that takes its time, say so. */
  refusesTaps(): boolean {
    if (this.busy && this.status !== "open") this.tell(say("kept-offline"));
    return this.busy;
  }

  /** Whether picking this element does something now. */
  answers(element: string): boolean {
    return this.lit.has(element) || picks.pick(this.choices, this.selection, element) !== null;
  }

  cancel(): void {
    this.recalled = null;
    this.selection = picks.NOTHING;
    this.notice = null;
  }

  /** The button that a game has for this move, or for its family. */
  actionOf(move: string): Action | undefined {
    return this.actions.get(move) ?? this.actions.get(move.split(" ", 1)[0] ?? "");
  }

  /** Take back what is staged, else what has been played. */
  undo(): void {
    this.skip();
    if (this.view?.staged.length) this.staging.takeBack();
    else if (this.view?.can_undo) this.send({ type: "undo" });
  }

  /** Ask the others for a pause, its end, or to take back what they have seen. */
  propose(what: Proposed): void {
    this.send({ type: "propose", what });
  }

  /** Answer what is proposed; who proposed it takes it back by saying no. */
  consent(yes: boolean): void {
    this.send({ type: "consent", yes });
  }

  leave(): void {
    this.send({ type: "leave" });
  }

  /** In a lesson: make the rest of the step as the coach would. */
  demonstrate(moves: readonly string[]): void {
    this.playAll([...(this.view?.staged ?? []), ...moves]);
  }

  /** Make these moves and nothing that is staged besides. */
  playAll(moves: readonly string[]): void {
    this.skip();
    if (!this.view || this.busy) return;
    this.cancel();
    this.staging.forget();
    this.trace = [];
    this.send({ type: "play", moves: [...moves], version: this.view.version });
  }

  /** Whether a bot can be asked what it would do: there is something to decide. */
  get advisable(): boolean {
    const allowed = this.sitting.suggestions && !this.life.paused && !this.life.waiting && this.dealt;
    return allowed && this.mine && !this.story && (this.base?.choices.length ?? 0) > 1;
  }

  /** Ask a bot what it would do. */
  askAdvice(): void {
    if (this.advisable) this.advice.ask();
  }

  /** Whether chance has begun to draw; before, there is nothing to tell. */
  get dealt(): boolean {
    return !this.life.words?.length;
  }

  /** Whether words are shown now that all are promised. */
  get showing(): boolean {
    const { words = [], seals = [] } = this.life;
    return seals.length > 0 && words.every((seat) => seals[seat]);
  }

  /** Add another word to chance, as long as it has not begun to draw; or promise another one. */
  changeWord(typed: string): void {
    const { match, commitment, sealed } = this.sitting;
    const word = sealed ? unguessable(typed) : typed;
    this.word = changeWord({ match, commitment, word }).word;
    this.send(sealed ? { type: "seal", seal: sealOf(word) } : { type: "word", word });
  }

  /** What we add to chance on coming: the word, or its fingerprint where that comes first. */
  private get adding(): string {
    if (this.watching) return "";
    return this.sitting.sealed ? `&seal=${sealOf(this.word)}` : `&word=${encodeURIComponent(this.word)}`;
  }

  /** Show the word that this browser has promised, once everybody has promised theirs. */
  private showWord(): void {
    const { words = [], seals = [] } = this.life;
    const { match, seat } = this.sitting;
    if (this.shown || !words.includes(seat) || seals[seat] !== sealOf(this.word)) return;
    this.shown = true;
    noteSeals(match, seals);
    this.send({ type: "word", word: this.word });
  }

  /** Wait for no more words. */
  deal(): void {
    this.send({ type: "deal" });
  }

  /** In a lesson: go on after a guess. */
  guessed(): void {
    this.send({ type: "guessed" });
  }

  why(move: string): void {
    this.asked.set(this.live.send({ type: "why", move }), move);
  }

  /** Say beforehand what I do. */
  order(name: string, value = 0): void {
    this.send({ type: "order", name, value });
  }

  /** Want to be asked again. */
  withdraw(name: string): void {
    this.send({ type: "withdraw", name });
  }

  /** Let the bots finish at once what they do. */
  hurry(): void {
    this.queue.hurry();
    this.live.send({ type: "hurry" });
  }

  // --- what has just happened ------------------------------------------------------------------

  /** Obey a typed line. */
  type(line: string): void {
    this.skip();
    this.notice = null;
    obey(line, this);
  }

  /** Show on the board what an item of the log is about, until something else is done; again: no longer. */
  recall(item: News): void {
    this.recalled = this.recalled === item ? null : item;
  }

  /** Whether an item names a place of a board, or a piece that lies there. */
  isOnBoard(item: News): boolean {
    const at = (id: string) => this.pieces.find((piece) => piece.id === id)?.at ?? id;
    return named(item, this.kit).some((id) => this.fields.has(at(id)));
  }

  /** Whether something can be picked on a board now. */
  get asksBoard(): boolean {
    const at = (id: string) => this.pieces.find((piece) => piece.id === id)?.at ?? id;
    return [...this.lit].some((id) => this.fields.has(at(id)));
  }

  /** Open the rules at one of them, else at what goes on now. */
  showRule(id = ""): void {
    this.shownRule = { id: id || (this.view?.scene.prompt.rule ?? "") };
  }

  /** Show what has arrived at once, without the rest of the animation. */
  skip(): void {
    this.queue.skip();
  }

  goOn(picked: picks.Picked): void {
    if ("finished" in picked) this.staging.stage(picked.finished.move);
    else this.selection = picked.selection;
  }

  explain(element: string): void {
    if (this.watching || this.view?.turn.over) return;
    if (!this.mine) return this.tell(say("not-your-turn"));
    const move = this.meant(element);
    if (move) this.why(move);
    else this.tell(say("nothing-there"));
  }

  /** What somebody wants who picks an element that can't be picked. */
  meant(element: string): string | null {
    const { choices, selection, kit, hints } = this;
    return picks.meant(choices, selection, element, kit.families, hints.keys());
  }

  tell(text: string, rule: string | null = null): void {
    this.notice = { text, rule };
  }

  send(message: Unkeyed): void {
    this.teller.end(); // whoever acts has seen enough
    this.owed = this.live.send(message);
  }

  // --- what the server says --------------------------------------------------------------------

  private receive(message: Received): void {
    const failed = message.type === "failure" && !message.retry_after; // else it is sent again
    const answered = message.type !== "failure" && "key" in message && message.key === this.owed;
    if (failed || answered) this.owed = null;
    if (failed || message.type === "denied") this.advice.end(message.key);
    switch (message.type) {
      case "view":
        this.teller.hear(message.view, message.news_from, this.dealt ? (this.queue.last ?? this.view)?.scene : undefined);
        this.received = [...this.received.slice(0, message.news_from), ...message.view.news];
        this.queue.arrive(message.view, this.received);
        break;
      case "ack":
        this.goOnUnasked();
        break;
      case "denied":
        this.refuse(message.phrase, message.rule);
        break;
      case "reason":
        this.answerWhy(message);
        break;
      case "suggested":
        this.advice.hear(message);
        break;
      case "presence":
        this.present = message.seats;
        break;
      case "seated":
        this.sitting = { ...this.sitting, seats: message.seats };
        this.words = wordsOf(this.kit, this.sitting);
        break;
      case "life":
        this.life = message;
        this.showWord();
        break;
      case "clocks":
        this.clocks = { clocks: message, at: Date.now() };
        break;
      case "orders":
        this.orders = message;
        break;
      case "talk":
        this.talk.hear(message);
        break;
      case "reports":
        this.talk.hearReports(message);
        break;
      case "rematch":
        this.rematch = message.link;
        break;
      case "coached":
        this.coached = message.at;
        break;
      case "attempted":
        this.attempt = message;
        break;
      case "failure":
        this.tell(trouble(message));
        break;
    }
  }

  private answerWhy({ key, rule, phrase }: Reason): void {
    const move = this.asked.get(key);
    if (move === undefined) return;
    this.asked.delete(key);
    if (phrase && rule) this.refuse(phrase, rule, this.hints.get(move)?.lines);
    else this.tell(say("only-later"));
  }

  /** Say which rule forbids it; what only a program would understand, in plain words. */
  private refuse(phrase: Phrase, rule: string, lines?: readonly Stroke[]): void {
    if (rule === BAD_TEXT) return this.tell(say("no-such-move"));
    this.notice = { text: this.words.refusal(phrase), rule, lines };
  }

  private show(view: View, news: readonly News[]): void {
    this.recalled = null;
    const before = this.view;
    this.words.call(view.scene.seats ?? []);
    this.news = news;
    if (!before) this.metered = view.scene.meters?.some(({ side = "turn", pile }) => side !== "turn" && !pile) ?? false;
    if (before && view.version > before.version) {
      this.trace = [...this.trace, ...moved(before, view)].slice(-LONGEST_TRACE);
      this.notice = null; // it was about what is past now
    }
    this.view = view;
    this.advice.see(view.version);
    if (this.mine) this.queue.hurried = false;
    if (view.staged.length === 0) {
      this.base = view;
      if (!this.busy) this.staging.forget(); // else it was sent before what is staged arrived
    }
    if (picks.matching(view.choices, this.selection).length === 0) this.selection = picks.NOTHING;
    this.held.see(view);
    this.goOnUnasked();
  }

  /** Do what the person need not be asked for, as soon as all is shown and answered. */
  private goOnUnasked(): void {
    this.held.beginInstead();
    this.staging.commitUnasked();
  }

}

/** What a game says at this table, where people have names. */
function wordsOf(kit: Kit, { seat, seats }: MatchInfo): Words {
  return new Words(
    kit,
    seats.map(({ name }) => name),
    seat,
  );
}
