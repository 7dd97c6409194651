/** Events that came at once, told one after the other: a machine's card, a scoring. */

import type { Kit, News } from "./wire";

/** What is told, which item just now, and whether the next follows by itself. */
export interface Story {
  items: readonly News[];
  at: number;
  playing: boolean;
}

const SHORTEST = 3; // fewer events are seen at a glance

/** The story of what is new, chance and events: goes on with the one that is being told, or begins one. */
export function continued(
  story: Story | null,
  fresh: readonly News[],
  playing: boolean,
): Story | null {
  const events = fresh.filter(({ kind, seat }) => kind === "event" || (kind === "move" && seat < 0));
  if (story) return { ...story, items: [...story.items, ...events] };
  return events.length < SHORTEST ? null : { items: events, at: 0, playing };
}

/** Another item of the story; null where it is over. */
export function stepped(story: Story, by: number): Story | null {
  const at = Math.max(0, story.at + by);
  return at < story.items.length ? { ...story, at } : null;
}

/** The elements that an item names. */
export function named(item: News, kit: Pick<Kit, "families" | "events">): string[] {
  const [name, ...words] = item.words;
  const families = item.kind === "move" ? kit.families : kit.events;
  const domains = families.find((family) => family.name === name)?.domains ?? [];
  return words.map((word, i) => `${domains[i] ?? ""}:${word}`);
}
