/** What the server sends and is sent. Fields that the server leaves out have defaults. */

export interface Phrase {
  id: string;
  args?: Record<string, string | number>;
}

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

export interface Layout {
  id: string;
  width: number;
  height: number;
  elements: Element[];
  place?: "board" | "track" | "hand" | "seat";
  owner?: number;
  title?: Phrase;
}

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

export interface Row {
  label: Phrase;
  cells: (string | number | Phrase)[];
  owner?: number;
}

export interface Panel {
  id: string;
  title: Phrase;
  rows: Row[];
  owner?: number;
  urgent?: boolean;
  folded?: boolean;
}

export interface Line {
  layout: string;
  path: string;
  broken?: boolean;
}

export interface Shortcut {
  pick: string;
  moves: string[];
}

export interface Hint {
  move: string;
  text: Phrase;
  lines?: Line[];
}

export interface Standing {
  move: string;
  text: Phrase;
}

export interface Prompt {
  text: Phrase;
  shortcuts?: Shortcut[];
  hints?: Hint[];
  lines?: Line[];
  standing?: Standing;
}

export interface Mark {
  at: string;
  text: string;
  owner?: number;
}

export interface Overlay {
  id: string;
  title: Phrase;
  marks: Mark[];
  lines?: Line[];
}

export interface Scene {
  pieces: Piece[];
  panels: Panel[];
  prompt: Prompt;
  overlays?: Overlay[];
  phrases?: Phrase[];
}

export interface News {
  kind: "move" | "event" | "leave" | "undo";
  seat: number;
  words: string[];
}

/**
 * How the table looked as an item of the news was told, by what comes after it: the next still, and
 * after the last one the scene. Some pieces lay differently, some were absent.
 */
export interface Still {
  item: number;
  pieces: Piece[];
  absent: string[];
}

export interface Turn {
  seats: number[];
  sealed: boolean;
  chance: boolean;
  over: boolean;
  talk: boolean;
  ready: number[] | null;
}

export interface Choice {
  move: string;
  picks: string[];
}

export interface Result {
  scores: number[];
  ranks: number[];
  reason: string;
}

export interface View {
  seat: number;
  version: number;
  turn: Turn;
  scene: Scene;
  choices: Choice[];
  staged: string[];
  at_barrier: boolean;
  answer: string[];
  can_undo: boolean;
  news: News[];
  stills: Still[]; // the last one first
  result: Result | null;
}

/**
 * A kind of move or event: its name and the names of its arguments' domains. Events of a story are
 * told one by one where several come at once.
 */
export interface Family {
  name: string;
  domains: string[];
  story?: boolean;
}

export interface Kit {
  name: string;
  title: string;
  layouts: Layout[];
  pieces: Piece[];
  art: string;
  words: Record<string, string>;
  rules: string;
  families: Family[];
  events: Family[];
}

export interface Option {
  name: string;
  values: string[];
  default: string;
  rule: string;
  ruling: boolean;
}

export interface Game {
  name: string;
  title: string;
  seats: number[];
  options: Option[];
}

export interface Bot {
  name: string;
  title: string;
}

export type SeatKind = "me" | "friend" | "bot";

export interface SeatWish {
  kind: SeatKind;
  name: string;
  bot?: string;
}

export interface NewMatch {
  match: string;
  seats: { seat: number; kind: SeatKind; name: string; link: string | null }[];
  watch: string;
}

/** What a secret link opens: a seat, or the place of a watcher (seat -2). */
export interface Sitting {
  match: string;
  game: string;
  options: Record<string, string>;
  seats: { name: string; kind: SeatKind }[];
  seat: number;
  kit: string;
  commitment: string;
  stopped: string; // why the match can't go on, or empty
}

/** What somebody has said: own words, or a phrase of the game. */
export interface Remark {
  seat: number;
  text?: string;
  phrase?: Phrase;
}

export type FromServer =
  | { type: "view"; view: View; news_from: number }
  | { type: "ack"; key: string }
  | { type: "denied"; key: string; rule: string; text: string }
  | { type: "why"; key: string; rule: string | null; text: string | null }
  | { type: "presence"; seats: boolean[] }
  | { type: "talk"; remarks: Remark[]; again: boolean }
  | { type: "error"; text: string };

export type ToServer =
  | { type: "stage"; move: string }
  | { type: "unstage"; keep: number }
  | { type: "commit"; version: number }
  | { type: "play"; moves: string[]; version: number }
  | { type: "undo" }
  | { type: "why"; move: string }
  | { type: "leave" }
  | { type: "say"; text: string }
  | { type: "say"; phrase: Phrase };
