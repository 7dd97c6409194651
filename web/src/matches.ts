/** The matches that this browser knows. A link is the only way to a seat, so all are kept here. */

import { keep, kept } from "./settings.svelte";
import type { MatchMade, MatchSummary } from "./wire";
import { locale } from "./language.svelte";
import { listOf, say } from "./words";

export interface Known {
  link: string; // the address of a seat, or of a place to watch from
  title: string;
  made?: MatchMade | undefined; // with the links of all seats, where it was made here
}

/** A known match, and how it stands; null where the server could not be asked. */
export interface Standing extends Known {
  now: MatchSummary | null;
}

const KEY = "wildtable.matches";
const MOST = 40;

export function known(): Known[] {
  return kept<Known[]>(KEY) ?? [];
}

/** Put a match before all others; what was known of it stays known. */
export function remember(match: Known): void {
  const all = known();
  const before = all.find(({ link }) => link === match.link);
  const others = all.filter(({ link }) => link !== match.link);
  keep(KEY, [{ ...before, ...match }, ...others].slice(0, MOST));
}

export function forget(link: string): void {
  keep(
    KEY,
    known().filter((each) => each.link !== link),
  );
}

export function secretOf({ link }: Known): string {
  return link.split("/").at(-1) ?? "";
}

/** The secret by which everybody may watch a match, if it is known here; empty if not. */
export function linkToWatch({ secret, watching }: { secret: string; watching: boolean }): string {
  if (watching) return secret;
  const here = known().find((each) => secretOf(each) === secret);
  return here?.made?.watch.split("/").at(-1) ?? "";
}

/** How a match stands, in a few words. */
export function standing({ seat, seats, my_turn, turn, over, result }: MatchSummary): string {
  if (!over) {
    if (my_turn) return say("stands-my-turn");
    const names = turn.map((each) => seats[each]?.name ?? "").filter(Boolean);
    if (names.length > 0) return say("stands-waiting", { names: listOf(names) });
    return say(seats.some(({ invited }) => invited) ? "stands-open" : "stands-on");
  }
  const ranks = result?.ranks ?? [];
  const rank = ranks[seat];
  if (rank === undefined) return say("stands-over");
  const together = ranks.length > 1 && ranks.every((each) => each === rank);
  if (rank === 1) return say(together ? "stands-won-together" : "stands-won");
  return together || ranks.length === 1 ? say("stands-lost") : say("stands-rank", { rank });
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["minute", 60],
  ["hour", 60],
  ["day", 24],
  ["month", 30],
];

/** "12 minutes ago". */
export function ago(then: number, now = Date.now()): string {
  let count = (then - now) / 1000;
  let unit: Intl.RelativeTimeFormatUnit = "second";
  for (const [larger, size] of STEPS) {
    if (Math.abs(count) < size) break;
    [count, unit] = [count / size, larger];
  }
  if (unit === "second") return say("just-now");
  return new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(Math.trunc(count), unit);
}
