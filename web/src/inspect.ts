/** What is said of a thing to who points at it, has the keyboard on it or holds it. */

import type { Attachment } from "svelte/attachments";
import type { Table } from "./table.svelte";
import type { Card, Count, Element, Figure, Goal, Item, Meter, Phrase, Piece, Pile, Stat, Term, Way } from "./wire";
import { humane, say } from "./words";

/** Anything on the page that can be asked about; a `term` is a word of the glossary. */
export type Thing =
  | { kind: "card"; card: Card }
  | { kind: "piece"; piece: Piece }
  | { kind: "place"; place: Element; pieces: readonly Piece[] }
  | { kind: "meter"; meter: Meter }
  | { kind: "figure"; figure: Figure }
  | { kind: "item"; item: Item }
  | { kind: "count"; count: Count }
  | { kind: "goal"; goal: Goal }
  | { kind: "pile"; pile: Pile }
  | { kind: "phase"; phase: Phrase }
  | { kind: "term"; term: string };

/** A thing that is asked about, and where it is on the screen. */
export interface Inspected {
  thing: Thing;
  at: DOMRect;
}

/** What can be said of it. */
export interface Facts {
  title: string;
  symbol: string;
  lines: string[];
  stats: readonly Stat[];
  ways: readonly Way[];
  health: number;
  most: number;
  rule: string;
}

const HOVER = 300; // milliseconds
const HOLD = 350;
const MOST_LINES = 4; // of what lies in a place, each explained

// Where a mouse has pressed last: what comes to lie under it afterwards is not pointed at.
let pressed: readonly [number, number] | null = null;
globalThis.window?.addEventListener("pointerdown", (event) => (pressed = [event.clientX, event.clientY]), true);

function pointedAt({ pointerType, clientX, clientY }: PointerEvent): boolean {
  return pointerType === "mouse" && !(pressed?.[0] === clientX && pressed[1] === clientY);
}

/**
 * Answer hover, focus and a long press on a node with what is known of the thing. One that is `told`
 * in full where it lies answers only who holds it: what is said twice would lie over the rest.
 */
export function inspects(table: Table, thing: () => Thing | null, told = false): Attachment<HTMLElement> {
  return (node) => {
    let timer = 0;
    const show = (): void => table.inspect(thing(), node.getBoundingClientRect());
    const wait = (time: number): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(show, time);
    };
    const leave = (): void => {
      window.clearTimeout(timer);
      table.inspect(null);
    };
    const on = new AbortController();
    const listen = (type: string, act: (event: Event) => void): void =>
      node.addEventListener(type, act, { signal: on.signal });
    let asked = false; // since the pointer has come
    listen("pointerenter", () => (asked = false));
    for (const type of ["pointerenter", "pointermove"]) {
      listen(type, (event) => {
        if (asked || told || !pointedAt(event as PointerEvent)) return;
        asked = true;
        wait(HOVER);
      });
    }
    listen("pointerleave", (event) => {
      if ((event as PointerEvent).pointerType === "mouse") leave();
    });
    listen("pointerdown", (event) => {
      if ((event as PointerEvent).pointerType === "mouse") leave();
      else wait(HOLD);
    });
    for (const type of ["pointerup", "pointercancel"]) {
      listen(type, () => window.clearTimeout(timer));
    }
    listen("contextmenu", (event) => {
      if (table.inspected) event.preventDefault(); // a long press was a question
    });
    // What takes the keyboard may stand inside: the button of a card.
    listen("focusin", ({ target }) => {
      if (target instanceof Element && target.matches(":focus-visible") && !told) wait(HOVER);
    });
    // Later: what is taken off the page while it has the keyboard loses it in the middle of a change.
    listen("focusout", () => queueMicrotask(leave));
    return () => {
      window.clearTimeout(timer);
      on.abort();
    };
  };
}

/** What is called so on the table: a piece, or a place; one that lies there alone is meant by its place. */
export function thingAt(id: string, table: Table): Thing | null {
  const piece = table.pieces.find((each) => each.id === id);
  if (piece) return { kind: "piece", piece };
  const places = table.kit.layouts.flatMap(({ elements }) => elements);
  const place = places.find((each) => each.id === id);
  const pieces = table.pieces.filter(({ at }) => at === id);
  const [only] = pieces;
  const alone = only && pieces.length === 1;
  if (alone && (only.about || place?.kind === "slot")) return { kind: "piece", piece: only };
  return place ? { kind: "place", place, pieces } : null;
}

/** What there is to say of a thing. */
export function factsOf(thing: Thing, table: Table): Facts | null {
  switch (thing.kind) {
    case "card":
      return factsOfCard(thing.card, table);
    case "piece":
      return factsOfPiece(thing.piece, table);
    case "place":
      return factsOfPlace(thing.place, thing.pieces, table);
    case "meter":
      return factsOfMeter(thing.meter, table);
    case "figure":
      return factsOfFigure(thing.figure, table);
    case "item":
      return named(
        table,
        thing.item.symbol,
        thing.item.title,
        thing.item.sign ? [] : [say(thing.item.has === false ? "not-taken" : "taken")],
      );
    case "count":
      return named(table, thing.count.symbol, thing.count.title, [String(thing.count.value)]);
    case "goal":
      return factsOfGoal(thing.goal, table);
    case "pile":
      return factsOfWord(thing.pile.title, [String(thing.pile.count)], table);
    case "phase":
      return factsOfWord(thing.phase, [], table);
    case "term": {
      const term = termOf(table, thing.term);
      return term ? { ...facts(table.words.text(term.title), term.symbol), ...more(table, term) } : null;
    }
  }
}

/** A word of the glossary. */
export function termOf(table: Table, id: string): Term | undefined {
  return table.kit.glossary.find((term) => term.id === id);
}

function factsOfCard(card: Card, table: Table): Facts {
  const { words } = table;
  const reason = card.ways?.length ? undefined : card.reason; // each way has its own
  const said = card.ways?.flatMap((way) => (way.reason ? words.text(way.reason) : [])) ?? [];
  const lines = [card.subtitle, card.text, card.gain, reason]
    .flatMap((phrase) => (phrase ? [words.text(phrase)] : []))
    .filter((line) => !said.includes(line));
  return {
    ...facts(words.text(card.title), card.symbol),
    lines: once([...explained(table, card.id), ...lines, ...explained(table, card.symbol)]),
    stats: card.stats ?? [],
    ways: card.ways ?? [],
    health: card.health ?? 0,
    most: card.most ?? 0,
    rule: card.rule ?? termOf(table, card.id)?.rule ?? "",
  };
}

function factsOfPiece(piece: Piece, table: Table): Facts {
  const { words } = table;
  const term = meant(table, piece.symbol, piece.label);
  const title = piece.label ?? term?.title;
  const owner = piece.owner ?? -1;
  return {
    ...facts(title ? words.text(title) : humane(piece.symbol), piece.symbol),
    lines: once([
      ...(owner >= 0 ? [say("belongs-to", { name: words.name(owner) })] : []),
      ...(piece.about ? [words.text(piece.about)] : []),
      ...(term ? [words.text(term.text)] : []),
    ]),
    stats: term?.stats ?? [],
    health: piece.health ?? 0,
    most: piece.most ?? 0,
    rule: term?.rule ?? "",
  };
}

function factsOfPlace(place: Element, pieces: readonly Piece[], table: Table): Facts {
  const { words } = table;
  const term = termOf(table, `kind-${place.kind}`);
  const title = place.about ?? place.label ?? term?.title;
  const lying = pieces.flatMap(({ label }) => (label ? [words.text(label)] : []));
  return {
    ...facts(title ? words.text(title) : words.value(place.id), term?.symbol),
    lines: once([
      ...(lying.length > 0 ? [lying.join(", ")] : []),
      ...(term ? [words.text(term.text)] : []),
      ...pieces.flatMap(({ symbol, label }) => more(table, meant(table, symbol, label)).lines),
    ]).slice(0, MOST_LINES),
    rule: term?.rule ?? "",
  };
}

function factsOfMeter(meter: Meter, table: Table): Facts {
  const said = meter.detail
    ? table.words.text(meter.detail)
    : meter.of
      ? say("so-many-of", { value: meter.value, of: meter.of })
      : String(meter.value);
  const term = termOf(table, `meter-${meter.id}`) ?? termOf(table, meter.symbol ?? "");
  const found = { ...facts(table.words.text(meter.title), meter.symbol), ...more(table, term) };
  return { ...found, lines: [said, ...found.lines] };
}

function factsOfFigure(figure: Figure, table: Table): Facts {
  const state = figure.state ? [say(`state-${figure.state}`)] : [];
  const at = figure.at ? [table.words.text(figure.at)] : [];
  return {
    ...named(table, figure.symbol, figure.title, [...state, ...at]),
    health: figure.health ?? 0,
    most: figure.most ?? 0,
  };
}

function factsOfGoal({ symbol, title, at, takers = [] }: Goal, table: Table): Facts {
  const names = takers.map((seat) => table.words.name(seat)).join(", ");
  const where = at ? [table.words.text(at)] : [];
  return named(table, symbol, title, [...where, names ? say("taken-by", { names }) : say("not-taken")]);
}

function named(table: Table, symbol: string, title: Phrase, lines: string[]): Facts {
  const term = meant(table, symbol, title);
  const found = { ...facts(table.words.text(title), symbol), ...more(table, term) };
  return { ...found, lines: [...lines, ...found.lines] };
}

/** What has words only: by what they say. */
function factsOfWord(word: Phrase, lines: string[], table: Table): Facts | null {
  const term = termOf(table, word.id);
  if (!term) return null;
  const found = more(table, term);
  return { ...facts(table.words.text(term.title), term.symbol), ...found, lines: [...lines, ...found.lines] };
}

/** The word for a drawing, or for what it is called: many drawings of a thing may share one word. */
function meant(table: Table, symbol: string, called: Phrase | undefined): Term | undefined {
  return termOf(table, symbol) ?? termOf(table, called?.id ?? "");
}

/** A thing and the word for it may say the same. */
function once(lines: readonly string[]): string[] {
  return [...new Set(lines)];
}

function explained(table: Table, id = ""): string[] {
  const term = termOf(table, id);
  return term ? [table.words.text(term.text)] : [];
}

function more(table: Table, term: Term | undefined): Pick<Facts, "lines" | "stats" | "rule"> {
  return { lines: explained(table, term?.id), stats: term?.stats ?? [], rule: term?.rule ?? "" };
}

function facts(title: string, symbol = ""): Facts {
  return { title, symbol, lines: [], stats: [], ways: [], health: 0, most: 0, rule: "" };
}
