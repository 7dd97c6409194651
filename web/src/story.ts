/** Events that came at once, told one after the other: a machine's card, a scoring. */

import type { FamilyInfo, Kit, News, Piece, Scene, Scoring, Tale, TalePage, View } from "./wire";

/** A page of a tale, and which step of it that belongs to. */
export interface Telling {
  tale: Tale;
  step: number;
  page: TalePage;
}

/**
 * Something that has happened, its number among the news, and the table as it was then; a page of
 * a tale; or a `chapter` of the scoring of its scene.
 */
export interface Page {
  item: News;
  number: number;
  pieces: readonly Piece[];
  scene: Scene;
  chapter?: number;
  telling?: Telling;
}

/** What is told, which page just now, and whether the next follows by itself. */
export interface Story {
  pages: readonly Page[];
  at: number;
  playing: boolean;
}

const SHORTEST = 3; // fewer events are seen at a glance
const CALM = 10; // so many pages are told without hurry
const QUICKEST = 200; // milliseconds
const CHAPTER = 3; // times as long as another page
const TALE = 2;

/**
 * The story of what is new in a view: goes on with the one that is being told, or begins one.
 * `before` is what was shown until now, `from` the number of the first item of the view's news.
 */
export function continued(
  story: Story | null,
  view: View,
  before: Scene,
  events: readonly FamilyInfo[],
  from: number,
): Story | null {
  const kinds = new Set(events.filter((kind) => kind.story).map(({ name }) => name));
  const found = pagesOf(view, before, kinds, from);
  // What is drawn between two tales is on the board, and in the log; it holds nobody up.
  const tales = [...(story?.pages ?? []), ...found].some(({ telling }) => telling);
  const pages = found.filter(({ item, telling }) => telling || !tales || item.kind === "event");
  const chapters = chaptersOf(view, before, from);
  if (story) return { ...story, pages: [...story.pages, ...pages, ...chapters] };
  const told = pages.filter(({ item }) => item.kind === "event");
  const tells = told.length >= SHORTEST || pages.some(({ telling }) => telling);
  const begun = [...(tells ? pages : []), ...chapters];
  return begun.length === 0 ? null : { pages: begun, at: 0, playing: true };
}

/** A scoring that is new, chapter by chapter. */
function chaptersOf({ scene, news }: View, before: Scene, from: number): Page[] {
  const { scoring, pieces } = scene;
  const item = news.at(-1);
  if (!scoring || !item || scoring.id === before.scoring?.id) return [];
  const number = from + news.length - 1;
  return scoring.chapters.map((_, chapter) => ({
    item,
    number,
    pieces,
    scene: counted(scene, scoring, chapter),
    chapter,
  }));
}

/** A scene with the points as they stand after a chapter: what is not told yet is not counted. */
function counted(scene: Scene, { chapters }: Scoring, chapter: number): Scene {
  const untold = chapters.slice(chapter + 1);
  const toCome = (seat: number): number =>
    untold.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0);
  const seats = scene.seats?.map((card) => ({ ...card, score: (card.score ?? 0) - toCome(card.seat) }));
  const meters = scene.meters?.map((meter) =>
    meter.race
      ? { ...meter, race: meter.race.map((each) => ({ ...each, value: each.value - toCome(each.seat) })) }
      : meter,
  );
  return { ...scene, ...(seats && { seats }), ...(meters && { meters }) };
}

/** The scoring of a view, told to whoever comes and has not read it yet. */
export function unread(view: View, from: number): Story | null {
  const { scoring: _, ...before } = view.scene;
  const pages = chaptersOf(view, before, from);
  return pages.length === 0 ? null : { pages, at: 0, playing: true };
}

/** Another page of the story; null where it is over. */
export function stepped(story: Story, by: number): Story | null {
  const at = Math.max(0, story.at + by);
  return at < story.pages.length ? { ...story, at } : null;
}

/** The pages of the tale that is told just now, or those between two: the first, and how many. */
export function partOf({ pages, at }: Story): { first: number; count: number } {
  const tale = pages[at]?.telling?.tale;
  const other = (page: Page) => page.telling?.tale !== tale;
  const first = pages.slice(0, at).findLastIndex(other) + 1;
  const end = pages.findIndex((page, i) => i > at && other(page));
  return { first, count: (end < 0 ? pages.length : end) - first };
}

/** How long a page stands, of the time that is set: less where many more are waiting. */
export function pause({ pages, at }: Story, time: number): number {
  if (pages[at]?.chapter !== undefined) return CHAPTER * time;
  const hurry = Math.min(1, CALM / (pages.length - at)) ** 2;
  const reads = pages[at]?.telling ? TALE * time : time;
  return Math.max(Math.min(reads, QUICKEST), reads * hurry);
}

/** The elements that an item names. */
export function named(item: News, kit: Pick<Kit, "families" | "events">): string[] {
  const [name, ...words] = item.words;
  const families = item.kind === "move" ? kit.families : kit.events;
  const domains = families.find((family) => family.name === name)?.domains ?? [];
  return words.map((word, i) => `${domains[i] ?? ""}:${word}`);
}

/**
 * Chance and the events that are told, each with its still; what has none changes nothing. What a
 * tale is about is told by its pages.
 */
function pagesOf(view: View, before: Scene, kinds: ReadonlySet<string>, from: number): Page[] {
  const lying = developed(view);
  let pieces: readonly Piece[] = before.pieces;
  const pages: Page[] = [];
  for (const [number, item] of view.news.entries()) {
    pieces = lying.get(number) ?? pieces;
    const page = { item, number: from + number, pieces, scene: before };
    const tale = view.tales.find(({ first, last }) => first <= number && number <= last);
    if (tale) {
      pages.push(...tellings(tale, number).map((telling) => ({ ...page, telling })));
      continue;
    }
    const lot = item.kind === "move" && item.seat < 0;
    if (lot || (item.kind === "event" && kinds.has(item.words[0] ?? ""))) {
      pages.push(page);
    }
  }
  return pages;
}

/** The pages of a tale that are told with the item of this number. */
function tellings(tale: Tale, number: number): Telling[] {
  return tale.steps.flatMap(({ pages = [] }, step) =>
    pages.filter(({ item }) => item === number).map((page) => ({ tale, step, page })),
  );
}

/** The pieces of each still by the number of its item, from what differs between them. */
function developed({ stills, scene }: View): Map<number, Piece[]> {
  const found = new Map<number, Piece[]>();
  let after = scene.pieces;
  for (const { item, pieces, absent } of stills) {
    const other = new Map(pieces.map((piece) => [piece.id, piece]));
    const gone = new Set(absent);
    const there = after.filter(({ id }) => !gone.has(id));
    const known = new Set(after.map(({ id }) => id));
    const back = pieces.filter(({ id }) => !known.has(id));
    after = [...there.map((piece) => other.get(piece.id) ?? piece), ...back];
    found.set(item, after);
  }
  return found;
}
