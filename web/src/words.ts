/** Texts for people: the client's own and the game's, from Fluent files. */

import { type FluentBundle, FluentNumber } from "@fluent/bundle";
import { bundle, language, type Language, locale, ownTexts } from "./language.svelte";
import { domainOf, nameOf } from "./picks";
import { letterOf, LETTERS } from "./seats";
import type { BotInfo, FamilyInfo, Kit, News, Phrase, SeatCard } from "./wire";

/** A piece of a sentence: words, or a seat that is shown by its name and colour. */
export type Part = string | { seat: number };

type Arguments = Record<string, string | number>;

// Marks around the number of a seat inside a text; private characters that no text uses.
const OPEN = "\uE000";
const CLOSE = "\uE001";

/** A seat in a message: a number to its selectors, marked in its text. */
class SeatNumber extends FluentNumber {
  override toString(): string {
    return `${OPEN}${this.value}${CLOSE}`;
  }
}

const SEAT = /^(?:seat\d*|owner)$/; // the names of arguments that are seats
const OWNED = /^([A-H])-(.+)$/; // what is somebody's, as news call it: B-bear

/** What others call a person who has given no name. */
export function namelessAt(seat: number): string {
  return say("player-name", { letter: letterOf(seat) });
}

/** A text of the client. */
export function say(id: string, args: Arguments = {}): string {
  return format(ownTexts(), id, args) ?? id;
}

/** What was wrong, by its code; in the server's words where the client has none of its own. */
export function trouble({ code, message }: { code: string; message: string }): string {
  return format(ownTexts(), `trouble-${code}`, {}) ?? message;
}

/** What a bot is called. */
export function botName({ title, words }: BotInfo): string {
  return words[language()]?.title ?? title;
}

/** How a bot plays, in a sentence. */
export function botAbout({ words }: BotInfo): string {
  return (words[language()] ?? words["en"])?.about ?? "";
}

/** What a game says of itself on its door: `door-<id>`, or nothing. */
export function doorWords(sources: Record<string, string> = {}): (id: string) => string {
  const texts = bundle(language(), sources);
  return (id) => format(texts, `door-${id}`, {}) ?? "";
}

/** That something could not be done, and why. */
export function failed(error: unknown): string {
  return say("failed", { why: error instanceof Error ? error.message : String(error) });
}

/** What somebody recognises a device by; the server calls it "Firefox on Linux", or "A program". */
export function deviceName(device: string): string {
  const [browser = "", system] = device.split(" on ");
  const place = (system ?? browser).split(" ").at(-1)?.toLowerCase() ?? "";
  return system ? say("device-on", { browser, system: place }) : browser === "A program" ? say("device-program") : browser;
}

/** So many of a hundred: "44%", and where one writes it so "44 %". */
export function percent(whole: number): string {
  return new Intl.NumberFormat(locale(), { style: "percent" }).format(whole / 100);
}

/** A day as one writes it here: "17 Nov 2026". */
export function day(at: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(at);
}

/** Several names in a row, as one says them: "Ann, Bo and Cy". */
export function listOf(names: readonly string[]): string {
  return new Intl.ListFormat(locale()).format(names);
}

/** A game's texts in one language. */
interface Voice {
  texts: FluentBundle;
  seat: RegExp; // how they say a seat
}

/** What a game says at a table where people have names, in the language that is spoken now. */
export class Words {
  private readonly voices = new Map<Language, Voice>();
  private readonly places = new Map<string, Phrase>(); // what sentences call the elements
  private owners = new Map<string, number>(); // what news call the seats by

  constructor(
    private readonly kit: Pick<Kit, "words" | "families" | "events"> & Partial<Pick<Kit, "layouts">>,
    private readonly names: readonly string[],
    private readonly viewer = -1,
  ) {
    for (const { elements } of kit.layouts ?? []) {
      for (const { id, name } of elements) if (name) this.places.set(id, name);
    }
  }

  /** A message in parts; its id where nobody has written it. */
  parts(phrase: Phrase): Part[] {
    return this.split(this.raw(phrase.id, phrase.args ?? {}) ?? phrase.id);
  }

  /** A message as plain text. */
  text(phrase: Phrase): string {
    return this.plain(this.parts(phrase));
  }

  /** Why something is refused: rules name places as moves do, people by their names. */
  refusal({ id, args = {} }: Phrase): string {
    return this.text({ id, args: this.placed(args) });
  }

  plain(parts: readonly Part[]): string {
    return parts.map((part) => (typeof part === "string" ? part : this.name(part.seat))).join("");
  }

  /** Seats that news call by something else from now on. */
  call(seats: readonly Pick<SeatCard, "seat" | "called">[]): void {
    this.owners = new Map(seats.flatMap(({ seat, called = [] }) => called.map((id) => [id, seat])));
  }

  /** The seat that news mean by this, or -1. */
  ownerOf(id: string): number {
    return this.owners.get(id) ?? -1;
  }

  /** Who sits there. Whoever reads this without having given a name is "You" to themselves alone. */
  name(seat: number): string {
    const name = this.names[seat] ?? say("seat", { seat });
    return this.isMine(seat) && name === namelessAt(seat) ? say("you") : name;
  }

  /** Whether a seat is that of who reads. */
  isMine(seat: number): boolean {
    return seat >= 0 && seat === this.viewer;
  }

  /** An item of news as a sentence: `news-<name>` with $seat and each argument by its domain. */
  news(item: News): Part[] {
    const [name = "", ...words] = item.words;
    if (item.kind === "leave" || item.kind === "undo") {
      return this.parts({ id: `kernel-news-${item.kind}`, args: { seat: item.seat } });
    }
    const families = item.kind === "move" ? this.kit.families : this.kit.events;
    const args = this.argumentsOf(families, item.seat, name, words);
    const told = this.raw(`news-${name}`, args);
    if (told !== undefined) return this.split(told);
    const who = item.seat < 0 ? "kernel-chance" : "kernel-seat";
    return [...this.parts({ id: who, args: { seat: item.seat } }), `: ${item.words.join(" ")}`];
  }

  /** How a sentence goes on with what came of it: `then-<name>`. */
  goingOn(item: News): Part[] | null {
    const [name = "", ...words] = item.words;
    const families = item.kind === "move" ? this.kit.families : this.kit.events;
    const said = this.raw(`then-${name}`, this.argumentsOf(families, item.seat, name, words));
    return said === undefined ? null : this.split(said);
  }

  /** Several items that differ in their last word, in one sentence: `news-<name>-several`, with each kind as `news-<name>-each`. */
  several(items: readonly News[]): Part[] | null {
    const [first] = items;
    const [name = "", ...words] = first?.words ?? [];
    const families = first?.kind === "move" ? this.kit.families : this.kit.events;
    const domain = families.find((family) => family.name === name)?.domains.at(-1) ?? "";
    const list = [...new Set(items.map(({ words }) => words.at(-1) ?? ""))].map((kind) => {
      const count = items.filter(({ words }) => words.at(-1) === kind).length;
      const each = this.argumentsOf(families, first?.seat ?? -1, name, [...words.slice(0, -1), kind]);
      const value = this.value(`${domain}:${kind}`);
      const told = this.raw(`news-${name}-each`, { ...each, count });
      return told ?? (count > 1 ? `${count} × ${value}` : value);
    });
    const args = { ...this.argumentsOf(families, first?.seat ?? -1, name, words), count: items.length };
    const said = this.raw(`news-${name}-several`, { ...args, list: list.join(", ") });
    return said === undefined ? null : this.split(said);
  }

  /** A family of moves as the word on a button: `do-<name>`, else its name. */
  family(name: string): string {
    return this.raw(`do-${name}`, {}) ?? humane(name);
  }

  /** What a begun move of a family asks for next, `ask-<name>-on`, with what was picked; or nothing. */
  askOn(name: string, picked: readonly string[]): Part[] | null {
    const args = this.argumentsOf(this.kit.families, this.viewer, name, picked.map(nameOf));
    const asked = this.raw(`ask-${name}-on`, { ...args, picked: picked.length });
    return asked === undefined ? null : this.split(asked);
  }

  /** A member of a domain: `<domain>-<name>`, else its name. */
  value(element: string): string {
    const name = nameOf(element);
    const place = this.places.get(element);
    if (place) return this.text(place);
    if (domainOf(element) === "seat" && this.names[Number(name)]) return this.name(Number(name));
    return this.raw(`${domainOf(element)}-${name}`, {}) ?? humane(name, false);
  }

  /** What a place is called; nothing where moves don't know it, as piles and scenery. */
  place(element: string): string {
    const known = this.kit.families.some(({ domains }) => domains.includes(domainOf(element)));
    return known || this.places.has(element) ? this.value(element) : "";
  }

  /** What an option is called, or what a value of it means: `option-<name>`, `option-<name>-<value>`. */
  hasOption(name: string): boolean {
    return this.raw(`option-${name}`, {}) !== undefined;
  }

  option(name: string, value?: string): string {
    const id = value === undefined ? `option-${name}` : `option-${name}-${value}`;
    return this.raw(id, {}) ?? humane(value ?? name, value === undefined);
  }

  /** A whole move in words. */
  move(text: string): string {
    const [name = "", ...words] = text.split(" ");
    const domains = this.kit.families.find((family) => family.name === name)?.domains ?? [];
    const values = words.map((word, i) => this.value(`${domains[i] ?? ""}:${word}`));
    const what = values.join(" ");
    return what ? say("move-of", { do: this.family(name), what }) : this.family(name);
  }

  private raw(id: string, args: Arguments): string | undefined {
    return format(this.voice.texts, id, addressed(args, this.viewer));
  }

  private get voice(): Voice {
    const spoken = language();
    const known = this.voices.get(spoken) ?? voiceOf(bundle(spoken, this.kit.words));
    this.voices.set(spoken, known);
    return known;
  }

  /**
   * Whole numbers are numbers, so that a message can be plural; places come by their names, and what
   * is somebody's without the letter, with its owner as the next $seat; several at once as a list.
   */
  private argumentsOf(
    families: readonly FamilyInfo[],
    seat: number,
    name: string,
    words: readonly string[],
  ): Arguments {
    const args: Arguments = { seat, owner: -1 };
    const domains = families.find((family) => family.name === name)?.domains ?? [];
    domains.forEach((domain, i) => {
      const word = words[i] ?? "";
      if (args.owner === -1) args.owner = this.ownerOf(`${domain}:${word}`);
      const place = this.places.get(`${domain}:${word}`);
      const [, letter, own] = OWNED.exec(word) ?? [];
      const parts = word.split("+");
      const said = parts.length > 1 ? this.listed(domain, parts) : (own ?? word);
      const value = /^\d+$/.test(word) ? Number(word) : said;
      args[freeName(domain, args)] = place ? this.text(place) : value;
      if (letter) args[freeName("seat", args)] = LETTERS.indexOf(letter);
    });
    return args;
  }

  /** Several members of a domain in words: "a hole, a hole and a triangle". */
  private listed(domain: string, names: readonly string[]): string {
    const said = names.map((name) => this.value(`${domain}:${name}`));
    const [first, last] = [said.slice(0, -1).join(", "), said.at(-1) ?? ""];
    return this.raw("kernel-list", { first, last }) ?? said.join(", ");
  }

  /** The members of domains, `$hex` or `$hex2`, as sentences call them. */
  private placed(args: Arguments): Arguments {
    const called = Object.entries(args).map(([name, value]) => {
      const place = this.places.get(`${name.replace(/\d+$/, "")}:${value}`);
      return [name, place ? this.text(place) : value] as const;
    });
    return Object.fromEntries(called);
  }

  private split(text: string): Part[] {
    // Splitting by an expression with one group leaves the seats at the odd places.
    const pieces = text.split(this.voice.seat);
    const parts = pieces.map((piece, i) => (i % 2 ? { seat: Number(piece) } : piece));
    return parts.filter((part) => part !== "");
  }
}

function freeName(name: string, taken: Arguments): string {
  let free = name;
  for (let number = 2; free in taken; number++) free = `${name}${number}`;
  return free;
}

function voiceOf(texts: FluentBundle): Voice {
  // "Seat 0" becomes a name wherever the game's texts say it as the kernel does.
  const said = format(texts, "kernel-seat", { seat: 0 }) ?? "";
  const [before = "", after = ""] = said.split(/\uE000.*\uE001/);
  const seat = `(?:${literal(before)})?${OPEN}(-?\\d+)${CLOSE}(?:${literal(after)})?`;
  return { texts, seat: new RegExp(seat, "giu") };
}

function format(texts: FluentBundle, id: string, args: Arguments): string | undefined {
  const pattern = texts.getMessage(id)?.value;
  if (!pattern) return undefined;
  const given = Object.entries(args).map(([name, value]) => [name, marked(name, value)]);
  return texts.formatPattern(pattern, Object.fromEntries(given), []);
}

/** Beside each seat of a message, $seat2, stands $you2: 1 where it is who reads, else 0; so does $own. */
function addressed(args: Arguments, viewer: number): Arguments {
  const seats = Object.keys(args).filter((name) => SEAT.test(name));
  const you = seats.map((name) => {
    const own = viewer >= 0 && args[name] !== "" && Number(args[name]) === viewer;
    return [name.replace("seat", "you").replace("owner", "own"), Number(own)] as const;
  });
  return { you: 0, ...Object.fromEntries(you), ...args };
}

/** Arguments called $seat, $seat2 … are seats; a `?` is one that the viewer may not know. */
function marked(name: string, value: string | number): string | number | FluentNumber {
  const seat = SEAT.test(name) && value !== "" ? Number(value) : NaN;
  return Number.isInteger(seat) && seat >= 0 ? new SeatNumber(seat) : value;
}

/** A name as words; a `-` before a number stays, for it may be a minus. */
export function humane(name: string, capital = true): string {
  const words = name.replace(/(?<=\p{L})[-_](?=[\p{L}\d])/gu, " ");
  return capital ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
