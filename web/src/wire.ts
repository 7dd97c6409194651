/** What goes over the wire. Written by `make wire` from the server's structs. */

export type SeatKind = "me" | "friend" | "bot";

export type FromClient = Stage | Unstage | Commit | Play | Undo | Why | Leave | Say | Look;

export type FromServer =
  | Shown
  | Changed
  | Ack
  | Denied
  | Reason
  | Presence
  | Talk
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

/** Which rule forbids me this move? */
export interface Why {
  type: "why";
  key: string;
  move: string;
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

/** Show me all of it again, with the news from number `since` on: I have lost the thread. */
export interface Look {
  type: "look";
  key: string;
  since?: number;
}

/** A match to be made. */
export interface NewMatch {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
}

/** Who shall sit on a seat; a bot seat says which bot. */
export interface SeatWish {
  kind: SeatKind;
  name?: string;
  bot?: string;
}

/** Links that a client knows: only the secret at the end of each. */
export interface KnownLinks {
  links: string[];
}

/**
 * What the seat sees now; `news_from` is the number of its first item of news.
 *
 * `mark` names the view, without its news and stills, for changes of it.
 */
export interface Shown {
  type: "view";
  view: View;
  news_from: number;
  mark: string;
}

/** Everything a seat is shown. `staged` is its own chain, `answer` its own sealed answer. */
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
 * `phrases` are ready-made things that the seat may say to the others now: where the rules limit
 * what may be told of hidden cards, exactly what they allow.
 */
export interface Scene {
  pieces: Piece[];
  panels: Panel[];
  prompt: Prompt;
  overlays: Overlay[];
  phrases: Phrase[];
}

/**
 * Something that lies on an element. `id` says nothing that the seat may not know.
 *
 * `symbol` is a drawing of the game's art, `over` are more of them, laid over it one after the
 * other: wounds, what is printed on a card. A piece keeps its id while it moves, so that the
 * client can show the way it went. One that is called like a member of a domain (`character:tak`)
 * is picked itself, wherever it stands. A `ground` fills its place and lies under the others.
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

/** What is to be decided, or who is being waited for. */
export interface Prompt {
  text: Phrase;
  shortcuts?: Shortcut[];
  hints?: Hint[];
  lines?: Stroke[];
  standing?: Standing;
}

/** One pick for a chain of moves: walk to E5. */
export interface Shortcut {
  pick: string;
  moves: string[];
}

/**
 * What a move would bring, said before it is made: what it costs, that it fills an area.
 *
 * Of a move that can't be made a hint says why.
 */
export interface Hint {
  move: string;
  text: Phrase;
  lines?: Stroke[];
}

/**
 * A line over a board, as an SVG path in its units: who sees whom, which way something goes.
 *
 * A `broken` one is a line that is stopped.
 */
export interface Stroke {
  layout: string;
  path: string;
  broken?: boolean;
}

/**
 * An answer that can be given once for all times it is asked for, until something else is.
 *
 * "Pass until I am attacked": the client gives it again whenever the prompt offers it again.
 */
export interface Standing {
  move: string;
  text: Phrase;
}

/** Something that can be laid over the board when asked for: majorities, threats, sight. */
export interface Overlay {
  id: string;
  title: Phrase;
  marks: Mark[];
  lines?: Stroke[];
}

/** A short text that an overlay writes on an element. */
export interface Mark {
  at: string;
  text: string;
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
 * What the seat sees now, told by what it saw before.
 *
 * `change` makes the view with the mark `base` into the one with `mark`, both without news and
 * stills (see `difference.py`). A client that has another view asks for a whole one: `look`.
 */
export interface Changed {
  type: "change";
  base: string;
  mark: string;
  change: Record<string, unknown>;
  news: News[];
  stills: Still[];
  news_from: number;
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

/** Which seats are at the table; bots always are. */
export interface Presence {
  type: "presence";
  seats: boolean[];
}

/** What was said; `again` where it is all from the beginning, for who has just come. */
export interface Talk {
  type: "talk";
  remarks: Remark[];
  again: boolean;
}

/** What somebody has said; `seat` is -2 for who only watches. */
export interface Remark {
  seat: number;
  text?: string;
  phrase?: Phrase;
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

/** A game that can be played here; where it is `broken`, why it can't be. */
export interface GameInfo {
  name: string;
  title: string;
  seats: number[];
  options: OptionInfo[];
  broken?: string;
}

/** An option of a game; its words are in the kit. */
export interface OptionInfo {
  name: string;
  values: string[];
  default: string;
  rule: string;
  ruling: boolean;
}

/** A bot that can take a seat. */
export interface BotInfo {
  name: string;
  title: string;
}

/**
 * What a client needs of a game once: all that stays the same while it is played.
 *
 * `pieces` are those of the start, for who wants to see the board before there is a match.
 */
export interface Kit {
  name: string;
  title: string;
  layouts: Layout[];
  pieces: Piece[];
  art: string;
  words: Record<string, string>;
  rules: string;
  families: FamilyInfo[];
  events: FamilyInfo[];
}

/**
 * A board, or any other thing with places.
 *
 * `place` says where on the screen it belongs: "board" in the middle, "track" beside it, "hand"
 * below (the viewer's own), "seat" with the panel of the seat in `owner`.
 */
export interface Layout {
  id: string;
  width: number;
  height: number;
  elements: Element[];
  place?: string;
  owner?: number;
  title?: Phrase;
}

/**
 * A place of a layout: pieces lie on it, and it may be picked.
 *
 * `x`, `y` is its middle. `path` is an SVG outline relative to the middle where a rectangle of
 * `width` by `height` is not its shape. `kind` is a style, like a terrain. `label` is written on
 * it; `about` says more, to who points at it or listens.
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
}

/** A family of moves, or a kind of event, with the names of its domains. */
export interface FamilyInfo {
  name: string;
  domains: string[];
  secret?: boolean;
  story?: boolean;
}

/** A new match. */
export interface MatchMade {
  match: string;
  seats: SeatMade[];
  watch: string;
}

/** A seat of a new match; the link is to be kept, the server can't tell it again. */
export interface SeatMade {
  seat: number;
  kind: SeatKind;
  name: string;
  link: string | null;
}

/**
 * A match as a link's holder may know it; `seat` is -2 for who only watches.
 *
 * `stopped` says why it can't go on, where the rules have changed since it was begun.
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
}

/** Who sits there; a `bot` too where one plays on for a person. */
export interface SeatInfo {
  name: string;
  kind: SeatKind;
}

/**
 * A match in short, as a link's holder may know it; `seat` is -2 for who only watches.
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
