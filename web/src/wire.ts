/** What goes over the wire. Written by `make wire` from the server's structs. */

export type SeatKind = "me" | "friend" | "bot";

export type Proposed = "undo" | "pause" | "resume";

export type Watchers = "welcome" | "delayed" | "barred";

export type FromClient =
  | Stage
  | Unstage
  | Commit
  | Play
  | Undo
  | Guessed
  | Leave
  | Say
  | Propose
  | Consent
  | Order
  | Withdraw
  | Hush
  | Report
  | Seal
  | Word
  | Deal
  | Why
  | Look
  | Hurry
  | Suggest;

export type FromServer =
  | Shown
  | Changed
  | Ack
  | Denied
  | Reason
  | Suggested
  | Presence
  | Seated
  | Life
  | Clocks
  | Orders
  | Talk
  | Reports
  | Coached
  | Attempted
  | Rematch
  | Failure;

/** Add a move to my chain, which only I see. */
export interface Stage {
  type: "stage";
  key: string;
  move: string;
}

/** Take my last staged move back, or all but the first `keep`. */
export interface Unstage {
  type: "unstage";
  key: string;
  keep?: number;
}

/** Play my chain. `version` is that of the view it answers. */
export interface Commit {
  type: "commit";
  key: string;
  version: number;
}

/** Play a chain that was not staged. */
export interface Play {
  type: "play";
  key: string;
  moves: string[];
  version: number;
}

/** Take my last move back, where that is free. */
export interface Undo {
  type: "undo";
  key: string;
}

/** In a lesson: I have guessed, and go on. */
export interface Guessed {
  type: "guessed";
  key: string;
}

/** Concede; where the game has no rule for it, a bot plays on for me. */
export interface Leave {
  type: "leave";
  key: string;
}

/** Say something to the others: in one's own words, or a phrase that the scene offers. */
export interface Say {
  type: "say";
  key: string;
  text?: string;
  phrase?: Phrase;
}

/** A message of the game's texts with its arguments. */
export interface Phrase {
  id: string;
  args?: Record<string, string | number>;
}

/** Ask the others to take back my last move, to pause, or to go on. */
export interface Propose {
  type: "propose";
  key: string;
  what: Proposed;
}

/** Agree to what is proposed, or not; who proposed it can take it back. */
export interface Consent {
  type: "consent";
  key: string;
  yes: boolean;
}

/** Say beforehand what I do: an order that my seat is offered, instead of the one before. */
export interface Order {
  type: "order";
  key: string;
  name: string;
  value?: number;
}

/** Take an order back: I want to be asked. */
export interface Withdraw {
  type: "withdraw";
  key: string;
  name: string;
}

/** Close the talk to everybody's own words, or open it again: for whoever made the match. */
export interface Hush {
  type: "hush";
  key: string;
  closed: boolean;
}

/**
 * Tell who made the match, and those who run the server, that somebody misbehaves.
 *
 * `remark` is what they have said, word for word, if it is about that.
 */
export interface Report {
  type: "report";
  key: string;
  about: number;
  remark?: string;
  reason?: string;
}

/**
 * Promise a word by its SHA-256, for all seats of mine: where several people add words.
 *
 * As long as seals are missing it can be changed. When all are in, words are shown.
 */
export interface Seal {
  type: "seal";
  key: string;
  seal: string;
}

/**
 * Add a word to chance, for all seats of mine: before it draws, and instead of one before.
 *
 * Where it had to be sealed, it is the one that was promised.
 */
export interface Word {
  type: "word";
  key: string;
  word: string;
}

/** Wait for no more words: for whoever made the match, when somebody is not coming. */
export interface Deal {
  type: "deal";
  key: string;
}

/** Which rule forbids me this move? */
export interface Why {
  type: "why";
  key: string;
  move: string;
}

/** Show me all of it again, with the news from number `since` on: I have lost the thread. */
export interface Look {
  type: "look";
  key: string;
  since?: number;
}

/** Let the bots go on without a pause until I am asked; heeded where they all wait for me. */
export interface Hurry {
  type: "hurry";
  key: string;
}

/** What would a bot do in my place? Answered when it has thought, with `suggested`. */
export interface Suggest {
  type: "suggest";
  key: string;
}

/**
 * A match to be made.
 *
 * One that is `open` is listed for everybody until its seats of kind "friend" are taken, and
 * begins then. `watchers` may be barred, or see it some minutes late; `timing` says how much time
 * there is. Without `suggestions`, nobody can ask a bot what it would do.
 */
export interface NewMatch {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  open?: boolean;
  watchers?: Watchers;
  timing?: Timing;
  suggestions?: boolean;
}

/** Who shall sit on a seat; a bot seat says which bot. */
export interface SeatWish {
  kind: SeatKind;
  name?: string;
  bot?: string;
}

/**
 * How much time there is, in seconds; 0: as much as one likes.
 *
 * `bank` is for the whole match, with an `increment` for every time that one has decided;
 * `decision` is for each decision by itself, and there is one or the other. When time is `out`,
 * the table waits, or one passes where the rules allow it and a bot sits down else, or a bot sits
 * down in any case; until one decides again.
 *
 * At a window, where not even the time of an answer may tell anything, clocks stand still. It
 * closes at the `beat` if all have answered by then, and otherwise with the last answer or after
 * `window`, when who has not answered passes.
 */
export interface Timing {
  bank?: number;
  increment?: number;
  decision?: number;
  out?: "wait" | "pass" | "bot";
  window?: number;
  beat?: number;
}

/** Links that a client knows: only the end of each. */
export interface KnownLinks {
  links: string[];
}

/** Who sits down; without a name it is the one that the seat was given. */
export interface Acceptance {
  name?: string;
}

/** Which bot takes the seats that nobody has. */
export interface Filling {
  bot: string;
}

/** The name and the password of an account. */
export interface Credentials {
  name: string;
  password: string;
}

/**
 * Another password, or a first one, for whoever knows the old one or answers with a passkey.
 *
 * `credential` is what the passkey has signed, as the browser says it.
 */
export interface NewPassword {
  new: string;
  old?: string;
  credential?: Record<string, unknown>;
}

/** A passkey is to be made: the name of a new account, or the password of one that has any. */
export interface PasskeyWish {
  name?: string;
  password?: string;
}

/** The passkey that a browser has made, as it says it itself; and the name of a new account. */
export interface NewPasskey {
  credential: Record<string, unknown>;
  name?: string;
}

/** What a passkey has signed, as the browser says it. */
export interface PasskeyAnswer {
  credential: Record<string, unknown>;
}

/** The puzzles that I have solved, by game; true where the first try was right. */
export interface MyPuzzles {
  solved: Record<string, Record<string, boolean>>;
}

/** Where a browser is reached, as it says itself. */
export interface PushWay {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: "en" | "it" | "de";
}

/** Where letters go; the first one holds a code. */
export interface MailWay {
  address: string;
  language?: "en" | "it" | "de";
}

/** The code of a letter that has arrived. */
export interface MailCode {
  code: string;
}

/** Where a POST is sent. */
export interface WebhookWay {
  url: string;
  language?: "en" | "it" | "de";
}

/**
 * A match that begins at a moment of another one: "what if".
 *
 * `version` is the moment's, as `seat` knows it; without one it is the seat that asks.
 */
export interface Fork {
  version: number;
  seats: SeatWish[];
  seat?: number;
}

/**
 * What the seat sees now; `news_from` is the number of its first item of news.
 *
 * `mark` names the view, without its news, stills and tales, for changes of it.
 */
export interface Shown {
  type: "view";
  view: View;
  news_from: number;
  mark: string;
}

/**
 * Everything a seat is shown. `staged` is its own chain, `answer` its own sealed answer.
 *
 * `chosen` is what was said of the last staged move, before it was staged.
 */
export interface View {
  seat: number;
  version: number;
  turn: Decider;
  scene: Scene;
  choices: Choice[];
  staged: string[];
  at_barrier: boolean;
  answer: string[];
  can_undo: boolean;
  news: News[];
  stills: Still[];
  result: Result | null;
  tales: Tale[];
  chosen: Chosen | null;
}

/** Who decides, as everybody may know. */
export interface Decider {
  seats: number[];
  sealed: boolean;
  chance: boolean;
  over: boolean;
  talk: boolean;
  ready: number[] | null;
}

/**
 * What a seat is shown at one moment; the layouts lie under it.
 *
 * `seats` are all seats in their order, `hand` the cards that the viewer may use or will. Where a
 * game gives none, its panels and the layouts of its hand are shown instead. `phrases` are
 * ready-made things that the seat may say to the others now: where the rules limit what may be
 * told of hidden cards, exactly what they allow. `scoring` is there from a scoring until something
 * else has been done. Where the drawings of the places no longer matter they are `faded`.
 * `lookups` are what one may want to look up meanwhile, `stock` is what the viewer's own deck
 * still holds.
 */
export interface Scene {
  pieces: Piece[];
  panels: Panel[];
  prompt: Prompt;
  overlays?: Overlay[];
  phrases?: Phrase[];
  meters?: Meter[];
  seats?: SeatCard[];
  hand?: Card[];
  contest?: Contest;
  scoring?: Scoring;
  goals?: Goals;
  faded?: boolean;
  lookups?: Lookup[];
  stock?: Stock;
}

/**
 * Something that lies on an element. `id` says nothing that the seat may not know.
 *
 * `symbol` is a drawing of the game's art, `over` are more of them, laid over it one after the
 * other: wounds, what is printed on a card. A piece keeps its id while it moves, so that the
 * client can show the way it went. One that is called like a member of a domain (`character:tak`)
 * is picked itself, wherever it stands. A `ground` fills its place and lies under the others.
 *
 * A `shape` lets the client draw what is the same in all games around the symbol: "small" and
 * "big" are tokens with the rim and letter of their owner, pips of health and a lamp while they
 * are "ready"; "hidden" lies face down, with `count` as its dots, and `ghost` is the symbol that
 * only its owner sees under it; "tile" is a square of its owner's colour; "thing" and "machine"
 * belong to nobody; a "goal" glows in the light of its `tone`, in the middle of its place or, if
 * somebody stands there, at its corner, with the letters of the `takers` who have it. The symbol
 * of a token has a square of three quarters of its width, so that it fits into the disc; on a tile
 * or as a thing it has nearly all of it. `about` says what it is and does, to who points at it.
 */
export interface Piece {
  id: string;
  at: string;
  symbol: string;
  owner?: number;
  letter?: string;
  count?: number;
  label?: Phrase;
  over?: string[];
  ground?: boolean;
  shape?: string;
  health?: number;
  most?: number;
  state?: string;
  ghost?: string;
  about?: Phrase;
  tone?: string;
  takers?: number[];
}

/**
 * A small table: a seat's tableau, an auction, how a scoring came about.
 *
 * `owner` is the seat it belongs to. An `urgent` one is what the game is about right now and is
 * shown beside the board without being asked for; of a `folded` one only the title, until somebody
 * opens it.
 */
export interface Panel {
  id: string;
  title: Phrase;
  rows: Row[];
  owner?: number;
  urgent?: boolean;
  folded?: boolean;
}

/** A line of a panel; `owner` is the seat whose colour it wears. */
export interface Row {
  label: Phrase;
  cells: (string | number | Phrase)[];
  owner?: number;
}

/**
 * What is to be decided, or who is being waited for.
 *
 * `text` is one sentence, `detail` a second, smaller one. `phases` are those of the turn or the
 * match, `phase` the number of the present one. `mood`: "turn", "silence", "machines" or
 * "scoring". `actor` is the piece that acts. `actions` are the buttons; moves that have none are
 * offered by the words of their family. Where there are two with a `gain`, both outcomes stand
 * side by side. `effects` are what will happen to things unless something is done about it. One
 * that is `midway` asks for the rest of something begun, which can't stand as it is: it is gone on
 * with, or taken back; at a `window` standing orders are offered, too. `notes` explain the
 * decision beside the board. `throw` are the dice that it is about. `warnings` are of beginners'
 * mistakes. `rule` is where to read about it. `laid` is what can be laid, called like what is
 * picked for it, as it will lie: it is shown faintly where one points.
 */
export interface Prompt {
  text: Phrase;
  shortcuts?: Shortcut[];
  hints?: Hint[];
  lines?: Stroke[];
  window?: boolean;
  detail?: Phrase;
  phases?: Phrase[];
  phase?: number;
  mood?: string;
  actor?: string;
  actions?: Action[];
  throw?: Throw;
  effects?: Effect[];
  midway?: boolean;
  notes?: Note[];
  warnings?: Warning[];
  rule?: string;
  laid?: Piece[];
}

/** One pick for a chain of moves: walk to E5. */
export interface Shortcut {
  pick: string;
  moves: string[];
}

/**
 * What a move would bring, said before it is made: what it costs, that it fills an area.
 *
 * Of a move that can't be made a hint says why. The moves of a shortcut, joined by commas, may
 * have one as well. `steps` is how far it goes, `cost` what it takes
 * of the resource `paid_in` (a symbol): both stand on the place before it is picked. `effects`
 * are shown at what they change, `uses` in the meters of the turn. `label` is for its button.
 */
export interface Hint {
  move: string;
  text: Phrase;
  lines?: Stroke[];
  label?: Phrase;
  steps?: number;
  cost?: number;
  paid_in?: string;
  effects?: Effect[];
  uses?: Use[];
}

/**
 * A line over a board, as an SVG path in its units: who sees whom, which way something goes.
 *
 * A `broken` one is a line that is stopped. `kind`: "aim", "path", "threat" or "".
 */
export interface Stroke {
  layout: string;
  path: string;
  broken?: boolean;
  kind?: string;
}

/**
 * What a move would do to a thing, shown at it before the move is made.
 *
 * `at` is an element or a piece. `kind`: "harm", "heal", "gain", "lose", "take", "danger", "pay"
 * or "note". `amount` is what it loses or gets, `before` and `after` say it in full. `chance` is
 * in percent, `paid` the chance if one pays for it; -1 where dice have no say.
 */
export interface Effect {
  at: string;
  kind: string;
  text?: Phrase;
  amount?: number;
  before?: number;
  after?: number;
  chance?: number;
  paid?: number;
  deadly?: boolean;
  faces?: Face[];
}

/**
 * A face of a die: how many of them there are, and what it does.
 *
 * One that is `paid` does it only if one pays for it.
 */
export interface Face {
  symbol: string;
  text: Phrase;
  count?: number;
  harm?: boolean;
  paid?: boolean;
}

/** How much of a meter of the turn a move would use. */
export interface Use {
  meter: string;
  amount: number;
}

/**
 * A button: the verb with its object.
 *
 * `move` is a whole move, the name of a family, or the moves of a shortcut joined by commas. At
 * most one is `primary`. What `ends` the turn always stands in one place. One that can't be made
 * now may be there too, with a short `reason`. `final` is what can't be taken back and is asked
 * about first. `outcome` is what becomes of whom it is about, where it is one of two that have a
 * `gain`.
 */
export interface Action {
  move: string;
  text: Phrase;
  symbol?: string;
  gain?: Phrase;
  reason?: Phrase;
  primary?: boolean;
  ends?: boolean;
  final?: boolean;
  outcome?: Fate;
}

/** What becomes of somebody: the figure as it will be, and whose it is. */
export interface Fate {
  figure: Figure;
  owner: number;
}

/**
 * A member of a seat's team.
 *
 * `state`: "ready", "acting", "rests", "hidden", "out", "" or "down": it lies face down on the
 * board, and the symbol is drawn as it lies there, in the colour of its seat.
 */
export interface Figure {
  id: string;
  symbol: string;
  title: Phrase;
  health?: number;
  most?: number;
  state?: string;
  at?: Phrase;
}

/**
 * Dice that have been thrown at something and lie there while it is asked what to do.
 *
 * `harm` is what it loses as they lie, with what is sure beside them.
 */
export interface Throw {
  at: string;
  faces: Face[];
  harm?: number;
}

/** A few sentences beside the board about the decision: why it is asked, what comes of it. */
export interface Note {
  title: Phrase;
  text: Phrase;
}

/**
 * A mistake that beginners make with some moves, said before they are made.
 *
 * `id` is that of the mistake: who has heeded it a few times is told no more. `moves` are the
 * moves, or how they begin. `rule` is where to read why.
 */
export interface Warning {
  id: string;
  moves: string[];
  text: Phrase;
  rule: string;
}

/**
 * Something that can be laid over the board when asked for: majorities, threats, sight.
 *
 * A `standing` one is there unless it is put away. `brief` is what its forecasts come to, in a few
 * words, for a screen without room for them.
 */
export interface Overlay {
  id: string;
  title: Phrase;
  marks: Mark[];
  lines?: Stroke[];
  symbol?: string;
  legend?: Key[];
  forecasts?: Forecast[];
  standing?: boolean;
  brief?: Phrase;
}

/**
 * A short text that an overlay writes on an element, or a tally of seats.
 *
 * `kind`: "danger" is outlined as such, with `symbol` (claws where there is none), "" is plain.
 * `spots` are where a tally stands for now, instead of those of its element.
 */
export interface Mark {
  at: string;
  text?: string;
  owner?: number;
  kind?: string;
  shares?: Share[];
  symbol?: string;
  spots?: Spot[];
}

/** A part of a tally: so many of a seat, or of nobody. */
export interface Share {
  count: number;
  owner?: number;
}

/** A point, and to which `side` of it something stands: "n", "se", … or "" for right on it. */
export interface Spot {
  x: number;
  y: number;
  side: string;
}

/** A line of a legend: a mark as it looks, and what it means. */
export interface Key {
  sign: string;
  text: Phrase;
}

/** Something that may come: `chance` is (hits, of), `text` what it would do here and now. */
export interface Forecast {
  title: Phrase;
  text: Phrase;
  symbol?: string;
  hits?: number;
  of?: number;
  bad?: boolean;
  marks?: Mark[];
  lines?: Stroke[];
}

/**
 * A gauge: how far a goal, a loss or a clock has come, or how much of a turn is used.
 *
 * `side` says which: "win" and "lose" stand in the header, "clock" beside the board, "turn" in the
 * strip above the prompt (actions, steps, dots, tokens: the viewer's own). `of` is 0 where there
 * is no limit. `warning` is 0 (calm), 1 (near) or 2 (now). Where `detail` is there it is said
 * instead of the numbers. One with `steps` is a row of them, of which `value` are done; one with a
 * `race` is a line on which every seat stands somewhere. A clock that is a `pile` is a heap of
 * `of` things that runs out, beside the board where that leaves room; `note` is written under it.
 * Where there is little room its title is `short`.
 */
export interface Meter {
  id: string;
  title: Phrase;
  value: number;
  of?: number;
  side?: string;
  symbol?: string;
  warning?: number;
  detail?: Phrase;
  steps?: MeterStep[];
  race?: Runner[];
  pile?: boolean;
  note?: Phrase;
  short?: Phrase;
}

/** A step of a meter that is shown as a row of them: what it pays, whether it is a big one. */
export interface MeterStep {
  text?: string;
  big?: boolean;
}

/** Where a seat stands in a race. */
export interface Runner {
  seat: number;
  value: number;
}

/**
 * A seat as a strip, and opened as a mat. `goal` is 0 where points have no end.
 *
 * `state` is what it does in the question that is open: "to bid", "passed". `note` is what it is
 * about to reach ("1 more and you can build a camp"). `called` is what news call the seat by
 * ("faction:order"): a sentence about that has `$owner`, the seat, and `$own` where it reads it.
 */
export interface SeatCard {
  seat: number;
  title?: Phrase;
  symbol?: string;
  state?: Phrase;
  score?: number;
  goal?: number;
  unit?: Phrase;
  counts?: Count[];
  items?: Item[];
  team?: Figure[];
  meters?: Meter[];
  note?: Phrase;
  called?: string[];
  out?: boolean;
}

/** So many of something: cards held, tokens, food. `quiet` ones stand in the open mat only. */
export interface Count {
  symbol: string;
  title: Phrase;
  value: number;
  quiet?: boolean;
}

/**
 * Something a seat has or may still get: an Element, an item.
 *
 * A `sign` is nothing to get: it says what the seat can do. One with an `owner` is drawn in that
 * seat's colour.
 */
export interface Item {
  symbol: string;
  title: Phrase;
  has?: boolean;
  level?: number;
  tone?: string;
  sign?: boolean;
  owner?: number;
}

/**
 * A card of the viewer's hand, an animal of its roster, an action of its shelf.
 *
 * `id` is what is picked by choosing it: an element, a piece, or the name of a family of moves.
 * `tones` are its two grounds; one that is `toned` wears its first tone all over, under light
 * letters. `price` are its dots, `team` who comes with it. `tag` is its state in a word
 * ("Acting"), `reason` why it can't be used now. `kind` groups cards: "card", "figure", "action".
 * `state` is that of a figure. `skill` is what it is special in, in a word or two, `text` says it
 * in full. `ask` is what is asked once it is chosen, with a smaller `hint` beneath.
 */
export interface Card {
  id: string;
  title: Phrase;
  kind?: string;
  subtitle?: Phrase;
  symbol?: string;
  tones?: string[];
  toned?: boolean;
  price?: number;
  count?: number;
  stats?: Stat[];
  ways?: Way[];
  team?: Figure[];
  text?: Phrase;
  gain?: Phrase;
  tag?: Phrase;
  reason?: Phrase;
  health?: number;
  most?: number;
  rule?: string;
  state?: string;
  skill?: Phrase;
  ask?: Phrase;
  hint?: Phrase;
}

/** A number of a card with its word and glyph. */
export interface Stat {
  symbol: string;
  title: Phrase;
  value: number | string;
}

/**
 * One thing that a card can be used for.
 *
 * `who` may use it; nobody named: anyone. `colour` is the family of the action: "near", "far",
 * "defend", "move" or "". `moves` are the beginnings of the moves it leads to, as a move's text
 * begins ("strike tak"); none of them legal now: `reason` says why, in a few words. `targets` are
 * those of now. `short` ones are a line below the others on the card ("or 1 step"). `ask` is what
 * is asked once the way is chosen ("Blast whom with Pellory?"), `said` what it is called in full
 * ("Pellory blasts").
 */
export interface Way {
  title: Phrase;
  symbol?: string;
  colour?: string;
  who?: Figure[];
  text?: Phrase;
  moves?: string[];
  targets?: Target[];
  reason?: Phrase;
  short?: boolean;
  ask?: Phrase;
  said?: Phrase;
}

/** Whom or what a way leads to, where that is so now; `piece` is drawn beside its name. */
export interface Target {
  title: Phrase;
  piece?: string;
}

/**
 * An auction, a window for interrupts, a silent choice: who is in, and how it stands.
 *
 * `kind`: "auction", "window" or "silence". `family` is the family of moves with which a number is
 * bid, `unit` what is bid ("food"); `means` is the most that the viewer can bid, `own` how much of
 * that it has, the rest costs it more dearly. `lot` is the card it is about, `worth` says what it
 * would bring the viewer and `detail` why; it is `useless` where that is nothing. `chain` are the
 * seats of a window from who is at turn to who acts, each of which has broken in on the one
 * before.
 */
export interface Contest {
  kind: string;
  title: Phrase;
  order: Contender[];
  symbol?: string;
  subtitle?: Phrase;
  standing?: number;
  leader?: number;
  family?: string;
  means?: number;
  own?: number;
  unit?: Phrase;
  worth?: Phrase;
  detail?: Phrase;
  lot?: Card;
  useless?: boolean;
  chain?: number[];
}

/** A seat in a contest; `state`: "asked", "in", "leads", "out" or "sells". */
export interface Contender {
  seat: number;
  text: Phrase;
  state?: string;
}

/**
 * A scoring that has just been held, to be told chapter by chapter.
 *
 * `id` is another for another scoring, so that one is told once; `before` are the points that the
 * seats had until then.
 */
export interface Scoring {
  id: string;
  title: Phrase;
  before: number[];
  chapters: Chapter[];
}

/**
 * One category of a scoring. `points` are by seat, `rule` says how it is counted.
 *
 * `text` is what came of it in a sentence, `detail` why.
 */
export interface Chapter {
  id: string;
  title: Phrase;
  points: number[];
  rule: Phrase;
  symbol?: string;
  groups?: Group[];
  text?: Phrase;
  detail?: Phrase;
}

/**
 * What scores as one thing: a herd, an area. `path` goes round it on the board `layout`.
 *
 * `at` is the element by which its points stand, `text` why they are so many.
 */
export interface Group {
  seat: number;
  points: number;
  layout: string;
  path: string;
  at: string;
  text: Phrase;
}

/** What everybody is after, beside the board where that leaves room; `note` says how to win. */
export interface Goals {
  title: Phrase;
  each: Goal[];
  note?: Phrase;
}

/** Something to be won in the match: where it is, who has it, the light that it glows in. */
export interface Goal {
  symbol: string;
  title: Phrase;
  at?: Phrase;
  tone?: string;
  takers?: number[];
}

/**
 * What is looked up beside the board: signs and what they mean, or who has how much of what.
 *
 * `heads` stand over the columns of `tallies`. What is `lit` in it is also shown beside the story
 * of the turn, while it matters.
 */
export interface Lookup {
  id: string;
  title: Phrase;
  signs?: Sign[];
  heads?: Phrase[];
  tallies?: Tally[];
  note?: Phrase;
}

/**
 * A line that explains: a thing by its symbol, another symbol `beside` it, and words.
 *
 * It is `lit` where it is what the open question is about.
 */
export interface Sign {
  symbol: string;
  title: Phrase;
  text: Phrase;
  beside?: string;
  tone?: string;
  lit?: boolean;
}

/** How something is shared among the seats, column by column, the most first. */
export interface Tally {
  symbol: string;
  title: Phrase;
  columns: Share[][];
  tone?: string;
  lit?: boolean;
}

/**
 * What the viewer has yet to draw, below the seats: its piles, and how many of each kind.
 *
 * It tells nothing that the viewer could not count: which cards are left, never in what order.
 */
export interface Stock {
  title: Phrase;
  piles: Pile[];
  counts: Count[];
}

/** Cards that lie face down or were played; with an `owner`, backs of that seat's colour. */
export interface Pile {
  title: Phrase;
  count: number;
  owner?: number;
}

/** A legal move: its text and the elements a person picks for it. */
export interface Choice {
  move: string;
  picks: string[];
}

/**
 * One thing a seat has heard: a move, an event, somebody leaving, an undo.
 *
 * `kind` is "move", "event", "leave" or "undo"; `seat` is who did it (-1: chance or the game);
 * `words` are the move's or event's words, or for an undo how many items of news still hold.
 */
export interface News {
  kind: string;
  seat: number;
  words: string[];
}

/**
 * How the table looked as an item of the news was told, told by what comes after it.
 *
 * What comes after it is the next still, and after the last one the scene. `pieces` are those
 * that lay differently or are gone by then, `absent` those that were not there yet.
 */
export interface Still {
  item: number;
  pieces: Piece[];
  absent: string[];
}

/** An outcome as it is sent and recorded. */
export interface Result {
  scores: number[];
  ranks: number[];
  reason: string;
}

/**
 * All that a card did; it takes the place of the news from number `first` to number `last`.
 *
 * Numbers are those of the news that it is told with, from 0 on. `note` is what holds all along.
 */
export interface Tale {
  first: number;
  last: number;
  title: Phrase;
  steps: TaleStep[];
  symbol?: string;
  subtitle?: Phrase;
  note?: Phrase;
}

/** A step: what it is about, and in a few words what came of it. */
export interface TaleStep {
  title: Phrase;
  text?: Phrase;
  pages?: TalePage[];
}

/**
 * One thing that happened, over the board as it lay when item number `item` was told.
 *
 * `cause` says why, `then` what it means; each is a sentence. `focus` are the elements that it is
 * about: the board comes close to them.
 */
export interface TalePage {
  item: number;
  text: Phrase;
  symbol?: string;
  cause?: Phrase;
  then?: Phrase;
  focus?: string[];
  counters?: Counter[];
}

/** How far something has come, at a thing on the board: wall five of six around it. */
export interface Counter {
  at: string;
  text: Phrase;
  value: number;
  of: number;
}

/** The words for it, what is picked for it, and what it would bring. */
export interface Chosen {
  label: Phrase | null;
  picks: string[];
  hint: Hint | null;
}

/**
 * What the seat sees now, told by what it saw before.
 *
 * `change` makes the view with the mark `base` into the one with `mark`, both without news,
 * stills and tales (see `difference.py`). A client that has another view asks for a whole one:
 * `look`.
 */
export interface Changed {
  type: "change";
  base: string;
  mark: string;
  change: Record<string, unknown>;
  news: News[];
  stills: Still[];
  news_from: number;
  tales: Tale[];
}

/** Done, and on the disk if it was a decision. */
export interface Ack {
  type: "ack";
  key: string;
}

/** Refused, by which rule, and why in the words of the game or of the kernel. */
export interface Denied {
  type: "denied";
  key: string;
  rule: string;
  phrase: Phrase;
}

/** The answer to `why`; both are null where the move is legal. */
export interface Reason {
  type: "reason";
  key: string;
  rule: string | null;
  phrase: Phrase | null;
}

/**
 * The answer to `suggest`: the best way first, then the next best.
 *
 * It holds for the view of this `version`, before anything is staged. `stands` is how everybody
 * stands now.
 */
export interface Suggested {
  type: "suggested";
  key: string;
  version: number;
  ways: SuggestedWay[];
  stands: Record<string, number>;
}

/**
 * Moves that could be made, and how much of the chance to win they give away, from 0 to 1.
 *
 * It is worked out by bots that play on for a turn or two: good for comparing ways, no more.
 * `reply` is what somebody will likely do then, `stands` how everybody will stand in the end: by
 * seat (`seat:0`) or where all play together by meter (`win:camps`, `lose:toxic`). `losses` are
 * what is worse of it than by the best way.
 */
export interface SuggestedWay {
  moves: string[];
  cost: number;
  reply?: Reply;
  stands?: Record<string, number>;
  losses?: Loss[];
}

/** What somebody else is most likely to do then, up to where chance or others have a say. */
export interface Reply {
  seat: number;
  moves: string[];
}

/** What is worse by so much than after the best turn: too little of it, or too much. */
export interface Loss {
  what: string;
  by: number;
}

/** By seat: from how many devices somebody is at the table; bots always are from one. */
export interface Presence {
  type: "presence";
  seats: number[];
}

/** Who sits where has changed. */
export interface Seated {
  type: "seated";
  seats: SeatInfo[];
}

/**
 * Who sits there; a `bot` too where one plays on for a person.
 *
 * `invited` where nobody has accepted the invitation yet.
 */
export interface SeatInfo {
  name: string;
  kind: SeatKind;
  invited?: boolean;
}

/**
 * Whether a match waits for people or is paused, and what is proposed.
 *
 * Where it is `hushed`, its host has closed the talk: only phrases that the game offers are heard.
 * Nothing is dealt as long as the `words` of any seats are awaited. Where they are sealed, `seals`
 * are those that are in, by seat and empty where one is missing: then these are awaited first, and
 * who is awaited having sealed a word is to show it.
 */
export interface Life {
  type: "life";
  waiting: boolean;
  paused: boolean;
  proposal: Proposal | null;
  hushed?: boolean;
  words?: number[];
  seals?: string[];
}

/** What a seat asks for, and whose consent is still awaited. */
export interface Proposal {
  what: Proposed;
  seat: number;
  asked: number[];
}

/**
 * How the clocks stand, as everybody may know: milliseconds left by seat.
 *
 * `running` are the seats whose clocks run from now on; `window` is the time until an open window
 * closes at the latest, and 0 where there is none or it stays open. `beat` is the time until
 * answers take effect at a window that has just opened. `length` is how long the open window takes
 * in all, to its end, or to the beat where it has none; 0 where it takes no time.
 */
export interface Clocks {
  type: "clocks";
  left: number[];
  running: number[];
  window: number;
  beat: number;
  length: number;
}

/** The orders that my seat may give now, and those it has given; nobody else is told. */
export interface Orders {
  type: "orders";
  offered: Offer[];
  given: Ordered[];
}

/** An order that can be given now: its name, what it is called, and which numbers it takes. */
export interface Offer {
  name: string;
  title: Phrase;
  values?: number[];
}

/** An order in force. */
export interface Ordered {
  name: string;
  value?: number;
}

/** What was said; `again` where it is all from the beginning, for whoever has just come. */
export interface Talk {
  type: "talk";
  remarks: Remark[];
  again: boolean;
}

/** What somebody has said; `seat` is -2 for whoever only watches. */
export interface Remark {
  seat: number;
  text?: string;
  phrase?: Phrase;
}

/** All that was reported at this match: to whoever made it alone. */
export interface Reports {
  type: "reports";
  reports: ReportInfo[];
}

/** Somebody was reported, perhaps for what they have said; `about` is -2 for whoever watches. */
export interface ReportInfo {
  about: number;
  remark?: string;
  reason?: string;
}

/** In a lesson: how many of its steps are done. */
export interface Coached {
  type: "coached";
  at: number;
}

/**
 * In a puzzle, after a decision: whether it was right or wrong, or the turn goes on.
 *
 * `way` is what comes of it.
 */
export interface Attempted {
  type: "attempted";
  verdict: "on" | "right" | "wrong";
  way: SuggestedWay | null;
}

/** There is another match of the same people, and this is the seat's own link to it. */
export interface Rematch {
  type: "rematch";
  link: string;
}

/**
 * A message could not be understood or served, or there is nothing to talk about.
 *
 * `code`, `message` and `retry_after` are those of the API's errors, see `Trouble`. Where there is
 * a `key`, the message with that key was not served and may be sent again after that time; else
 * it is about the whole connection.
 */
export interface Failure {
  type: "failure";
  code: string;
  message: string;
  key?: string;
  retry_after?: number;
}

/**
 * A game that can be played here; where it is `broken`, why it can't be.
 *
 * `bot` is the one that fits who does not choose, `gentle` the one for a first match; `lessons` is
 * how many there are to learn it by.
 * One with `windows` asks everybody at once at a beat, which can be set (see `Timing`).
 */
export interface GameInfo {
  name: string;
  title: string;
  seats: number[];
  options: OptionInfo[];
  broken?: string;
  door?: Door;
  bot?: string;
  gentle?: string;
  lessons?: number;
  puzzles?: number;
  windows?: boolean;
}

/** An option of a game; its words are in the kit. */
export interface OptionInfo {
  name: string;
  values: string[];
  default: string;
  rule: string;
  ruling: boolean;
}

/**
 * What a game says and shows before anybody sits down.
 *
 * `words` are its messages `door-…` as Fluent source, by language; `art` is the address of its
 * picture; an `example` is for whoever writes games.
 */
export interface Door {
  words?: Record<string, string>;
  art?: string;
  colour?: string;
  example?: boolean;
}

/** A bot that can take a seat; `words` by language. */
export interface BotInfo {
  name: string;
  title: string;
  words: Record<string, BotWords>;
}

/** What a bot is called in a language, and a sentence on how it plays. */
export interface BotWords {
  title: string;
  about: string;
}

/**
 * What a client needs of a game once: all that stays the same while it is played.
 *
 * `pieces` are those of the start, for whoever wants to see the board before there is a match,
 * `rules` the ids of what its rulebook holds.
 */
export interface Kit {
  name: string;
  title: string;
  layouts: Layout[];
  pieces: Piece[];
  art: string;
  words: Record<string, string>;
  rules: string[];
  families: FamilyInfo[];
  events: FamilyInfo[];
  world: World;
  glossary: Term[];
  moments: Moment[];
  sources: Source[];
}

/**
 * A board, or any other thing with places.
 *
 * `place` says where on the screen it belongs: "board" in the middle, "track" beside it, "hand"
 * below (the viewer's own), "seat" with the panel of the seat in `owner`. One that `turns` may be
 * shown a quarter turned on a tall screen, with pieces and letters upright. `columns` and `rows`
 * are written at its edge, from the left and from the top: all of them equally wide and high.
 * Where the screen is small, a person who is asked sees `near` units of it along the shorter side,
 * around who acts; 0 shows all of it.
 */
export interface Layout {
  id: string;
  width: number;
  height: number;
  elements: Element[];
  place?: string;
  owner?: number;
  title?: Phrase;
  turns?: boolean;
  columns?: string[];
  rows?: string[];
  near?: number;
}

/**
 * A place of a layout: pieces lie on it, and it may be picked.
 *
 * `x`, `y` is its middle. `path` is an SVG outline relative to the middle where a rectangle of
 * `width` by `height` is not its shape. `kind` is a style, like a terrain. `label` is written on
 * it; `about` says more, to who points at it or listens. `name` is what sentences of the log call
 * it ("Great Hall 25"), where the member of the domain that it is called like is a bare number or
 * a code. An element with neither label nor about is scenery: light and shade, not to be pointed
 * at. `spots` are where a tally of it stands so that it hides nothing: as the layout lies, and as
 * it lies a quarter turned, both in the units of the layout as it lies.
 */
export interface Element {
  id: string;
  x: number;
  y: number;
  width?: number;
  height?: number;
  path?: string;
  kind?: string;
  label?: Phrase;
  about?: Phrase;
  name?: Phrase;
  spots?: Spot[];
}

/** A family of moves, or a kind of event, with the names of its domains. */
export interface FamilyInfo {
  name: string;
  domains: string[];
  secret?: boolean;
  story?: boolean;
}

/**
 * Where a game takes place; the controls are the same everywhere.
 *
 * `ground` is what fills the window behind everything: "plain", "stone", "stars", "sea" or
 * "forest". The client knows the tones `ground`, `surface`, `surface-2`, `accent`, `on-accent` and
 * `dock`, and of boards `label` and `label-edge`, for what is written on places; all others are
 * the drawings' own. `symbol` stands beside the game's name. In a world with a `shelf` what can be
 * used are deeds rather than cards to be read: they lie lower, and the board has the room.
 */
export interface World {
  ground?: string;
  symbol?: string;
  tones?: Tone[];
  shelf?: boolean;
}

/** A colour of a world by day and by night; drawings say `var(--tone-NAME, #fallback)`. */
export interface Tone {
  name: string;
  light: string;
  dark: string;
}

/**
 * A word of the game explained, for whoever points at a thing.
 *
 * `id` is what it explains: a symbol, the kind of an element (`kind-forest`), a meter
 * (`meter-camps`), a family of moves, or the message by which a phase, a pile or a drawing
 * without a word of its own is called. `text` is one sentence, or a few; `stats` are its numbers
 * as they are printed, `rule` where to read on.
 */
export interface Term {
  id: string;
  title: Phrase;
  text: Phrase;
  symbol?: string;
  rule?: string;
  stats?: Stat[];
}

/**
 * How a kind of event, or a family of moves, is told: with which weight, glyph and sound.
 *
 * `kind` is one of MOMENTS, `colour` the family of the action, as on a card. `roles` says which
 * word of the news is what (0 is the first after the name): "seat", "actor", "target", "from",
 * "to", "amount", "points", "face", "category". What has no role is only read out. A face is drawn
 * as `die-NAME` of the game's art where it has that, several dice are joined by "+". Right `after`
 * one of these, by the same seat, it is told in the same sentence: `then-NAME` says how that goes
 * on ("and expands into the forest.").
 */
export interface Moment {
  name: string;
  kind: string;
  symbol?: string;
  roles?: Record<string, number>;
  colour?: string;
  after?: string[];
}

/**
 * Where points come from, for the account at the end of a match: an item of news brings them.
 *
 * `news` is the name of the family of moves or kind of event. `seat` and `points` are numbers of
 * its words (0 is the first after the name): whose they are, by default who made the move, and how
 * many, by default `each`; a `cost` is taken away. `when` are words that must be as given. Several
 * with one `id` are one row.
 */
export interface Source {
  id: string;
  title: Phrase;
  news: string;
  symbol?: string;
  seat?: number;
  points?: number;
  each?: number;
  cost?: boolean;
  when?: Record<number, string>;
}

/**
 * Every rule of a game, in Markdown; `language` is the one it is really written in.
 *
 * `figures` are drawings without words (SVG), by the id of the rule that they show.
 */
export interface RuleBook {
  language: string;
  text: string;
  figures: Record<string, string>;
}

/** A new match. */
export interface MatchMade {
  match: string;
  seats: SeatMade[];
  watch: string;
}

/** A seat of a new match; the link leads to it, or is the only copy of an invitation to it. */
export interface SeatMade {
  seat: number;
  kind: SeatKind;
  name: string;
  link: string | null;
}

/**
 * A match as a link's holder may know it; `seat` is -2 for whoever only watches.
 *
 * `stopped` says why it can't go on, where the rules have changed since it was begun. Once it is
 * over, `advised` is how often each seat was told what a bot would do. Who watches may see it only
 * some seconds `behind`. Where it is `sealed`, words for chance are promised before they are told.
 */
export interface MatchInfo {
  match: string;
  game: string;
  options: Record<string, string>;
  seats: SeatInfo[];
  seat: number;
  kit: string;
  commitment: string;
  stopped: string;
  timing: Timing;
  hosting: boolean;
  suggestions: boolean;
  advised: number[];
  behind: number;
  sealed: boolean;
}

/**
 * A match in short, as a link's holder may know it; `seat` is -2 for whoever only watches.
 *
 * `turn` are the seats that it waits for, as everybody may know, and `my_turn` says whether it
 * waits for this one. `last_at` is when this seat was last told anything, in milliseconds since
 * 1970.
 */
export interface MatchSummary {
  match: string;
  game: string;
  seat: number;
  seats: SeatInfo[];
  my_turn: boolean;
  turn: number[];
  over: boolean;
  result: Result | null;
  last_at: number;
}

/** How every error of the API looks. */
export interface ErrorBody {
  error: Trouble;
}

/**
 * What was wrong with a request, and where it is a choice, what is allowed.
 *
 * `retry_after` is the number of seconds after which it is worth another try; 0: it is not.
 */
export interface Trouble {
  code: string;
  message: string;
  allowed?: string[];
  retry_after?: number;
}

/**
 * What an invitation is to, before it is accepted.
 *
 * One to a seat says which; `link` leads to it if it is mine already, `taken` says that it is
 * somebody else's. One of kind "device" makes this device another one of whoever offers it.
 */
export interface InvitationInfo {
  kind: "seat" | "device";
  host: string;
  game?: string;
  seats?: SeatInfo[];
  seat?: number;
  link?: string;
  taken?: boolean;
}

/** Where the seat is that is mine now, or the lobby. */
export interface Accepted {
  link: string;
}

/** A new link, of which this is the only copy. */
export interface LinkMade {
  link: string;
}

/** Who I am here; not `known` until something is mine, a guest without an `account`. */
export interface Me {
  name: string;
  account: boolean;
  known: boolean;
}

/** A match that waits for people; free seats are those that are `invited`. */
export interface OpenMatch {
  match: string;
  game: string;
  host: string;
  seats: SeatInfo[];
}

/**
 * Where a seat can be played from: a `device`, or a `link` for a program.
 *
 * `here` is whether it is at the table now, `mine` whether it is the one that asks. Times are
 * milliseconds since 1970.
 */
export interface SessionInfo {
  id: string;
  kind: "device" | "link";
  device: string;
  since: number;
  seen: number;
  here: boolean;
  mine: boolean;
}

/** What a browser must know, in the form of WebAuthn's JSON. */
export interface PasskeyOptions {
  options: Record<string, unknown>;
}

/** The passkeys of an account, and whether it has a password too. */
export interface PasskeysInfo {
  passkeys: PasskeyInfo[];
  password: boolean;
}

/** A passkey: on which device it was made, since when, and when it was last used, or 0. */
export interface PasskeyInfo {
  id: string;
  device: string;
  since: number;
  used: number;
}

/** The ways to call me, the kinds that this server has, and its key for browsers that ask. */
export interface Calls {
  ways: WayInfo[];
  kinds: string[];
  push_key: string;
}

/**
 * A way to call me: by push to a `device`, by mail, or by a webhook at `target`.
 *
 * Mail waits until its code was entered, and is not `open` before. `since` is in milliseconds
 * since 1970.
 */
export interface WayInfo {
  id: string;
  kind: "push" | "mail" | "webhook";
  target: string;
  device: string;
  open: boolean;
  since: number;
}

/** A webhook, and the only copy of the secret with which what it is sent is signed. */
export interface WebhookMade {
  id: string;
  secret: string;
}

/**
 * How chance draws at a match; the `secret` and the `draws` are told when it is over.
 *
 * `words` are what the seats have added, none where they were not asked or not all are in. `seals`
 * are their fingerprints, where they had to be promised first; a seal in place of a word says that
 * the word was not shown. A
 * "fork" goes on from another match, whose chance drew what came before; one of a "record" was
 * played elsewhere, or was taken in again.
 */
export interface Proof {
  match: string;
  game: string;
  commitment: string;
  nonce: string;
  words: string[];
  seals: string[];
  origin: "match" | "fork" | "record";
  secret: string;
  draws: Draw[];
}

/**
 * Draw number `number` gives a number below `bound`; from `first` on, `weight` of them mean it.
 *
 * `news` is what was drawn.
 */
export interface Draw {
  number: number;
  bound: number;
  first: number;
  weight: number;
  news: News;
}

/** All lessons of a game in their order, and the words to them as Fluent source by language. */
export interface Lessons {
  lessons: LessonInfo[];
  words: Record<string, string>;
}

/**
 * A lesson of a game; what the coach says is in messages `lesson-<name>…`.
 *
 * `players` are the names of the others, the pupil's is empty; `kit` is where the kit is that it
 * is played with.
 */
export interface LessonInfo {
  name: string;
  rules: string[];
  seat: number;
  players: string[];
  options: Record<string, string>;
  kit: string;
  steps: LessonStep[];
}

/**
 * What a pupil does: the moves that "Show me" makes, or a guess with its right answer.
 *
 * `point` are the things that the coach points at, beside what is to be picked.
 */
export interface LessonStep {
  show?: string[];
  point?: string[];
  guess?: string[];
  right?: string;
}

/**
 * The moments of a match as a seat knows them, the present one last, and all its news.
 *
 * `seats` are those from which they can be looked at: one's own, and once the match is over all,
 * -2 for whoever only watches.
 */
export interface Moments {
  seat: number;
  seats: number[];
  over: boolean;
  moments: MomentInfo[];
  news: News[];
}

/** A moment of a seat, and how many items of news it had `heard` by then. */
export interface MomentInfo {
  version: number;
  heard: number;
}

/** What a seat saw at a moment; the view's news are those since the moment before. */
export interface MomentShown {
  view: View;
  news_from: number;
}

/**
 * What a seat decided at a moment, beside the best ways that a bot has found.
 *
 * `stands` is how everybody stood then, see `SuggestedWay`.
 */
export interface JudgedDecision {
  version: number;
  chosen: SuggestedWay;
  ways: SuggestedWay[];
  stands: Record<string, number>;
}

/** How far a review is, and the review once it is there; `decided` as in MatchReview. */
export interface ReviewState {
  done: number;
  of: number;
  decided: number[];
  review: MatchReview | null;
}

/**
 * A match from one seat: the decisions that mattered, and luck apart from them.
 *
 * `decided` are the moments in which it decided; of these decisions, so many were good, fine, and
 * slips. `luck` is that of all draws together, `strokes` are the greatest.
 */
export interface MatchReview {
  decided: number[];
  mattered: JudgedDecision[];
  good: number;
  fine: number;
  slips: number;
  luck: number;
  strokes: LuckyDraw[];
}

/** The moment after a draw, and how much luck it was: 1 is what a turn usually brings. */
export interface LuckyDraw {
  version: number;
  by: number;
}

/** All puzzles of a game, in an order that stays; a game may have none. */
export interface Puzzles {
  puzzles: PuzzleInfo[];
}

/**
 * A puzzle of a game, by what the solution is for and how hard it is to find (1 to 3).
 *
 * `moves` is how many the solution has.
 */
export interface PuzzleInfo {
  name: string;
  players: number;
  theme: "win" | "action" | "turn";
  difficulty: number;
  moves: number;
}

/**
 * What is needed to sit down to a puzzle: `kit` is where the kit is that it is played with.
 *
 * `goal` says what is asked for, unless it is to win. `solution` are the moves of it, for who
 * gives up; `stands` is how everybody stands before.
 */
export interface PuzzleSeat {
  info: PuzzleInfo;
  seat: number;
  options: Record<string, string>;
  kit: string;
  goal: Phrase | null;
  solution: string[];
  stands: Record<string, number>;
}
