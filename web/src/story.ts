/** Events that came at once, told one after the other: a machine's card, a scoring. */

import type { Kit, News, Piece, View } from "./wire";

/** Something that has happened, and the table as it was then. */
export interface Page {
  item: News;
  pieces: readonly Piece[];
}

/** What is told, which page just now, and whether the next follows by itself. */
export interface Story {
  pages: readonly Page[];
  at: number;
  playing: boolean;
}

const SHORTEST = 3; // fewer events are seen at a glance

/**
 * The story of what is new in a view, chance and events: goes on with the one that is being told,
 * or begins one. `before` is what lay on the table until now.
 */
export function continued(
  story: Story | null,
  view: View,
  before: readonly Piece[],
  playing: boolean,
): Story | null {
  const pages = pagesOf(view, before);
  if (story) return { ...story, pages: [...story.pages, ...pages] };
  return pages.length < SHORTEST ? null : { pages, at: 0, playing };
}

/** Another page of the story; null where it is over. */
export function stepped(story: Story, by: number): Story | null {
  const at = Math.max(0, story.at + by);
  return at < story.pages.length ? { ...story, at } : null;
}

/** The elements that an item names. */
export function named(item: News, kit: Pick<Kit, "families" | "events">): string[] {
  const [name, ...words] = item.words;
  const families = item.kind === "move" ? kit.families : kit.events;
  const domains = families.find((family) => family.name === name)?.domains ?? [];
  return words.map((word, i) => `${domains[i] ?? ""}:${word}`);
}

/** What is new, each with its still; what has none changes nothing. */
function pagesOf(view: View, before: readonly Piece[]): Page[] {
  const lying = developed(view);
  let pieces = before;
  const pages: Page[] = [];
  for (const [number, item] of view.news.entries()) {
    pieces = lying.get(number) ?? pieces;
    if (item.kind === "event" || (item.kind === "move" && item.seat < 0)) {
      pages.push({ item, pieces });
    }
  }
  return pages;
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
