/** Whom this person does not want to hear at a match; kept in the browser. */

import { keep, kept } from "./settings.svelte";

type Muted = [match: string, seats: number[]];

const KEY = "wildtable.muted";
const MOST = 40; // matches

const all = (): Muted[] => kept<Muted[]>(KEY) ?? [];

export function mutedAt(match: string): ReadonlySet<number> {
  return new Set(all().find(([name]) => name === match)?.[1]);
}

/** Hear no more of a seat, or again; who is muted then. */
export function toggleMuted(match: string, seat: number): ReadonlySet<number> {
  const muted = new Set(mutedAt(match));
  if (!muted.delete(seat)) muted.add(seat);
  const others = all().filter(([name]) => name !== match);
  keep(KEY, [...(muted.size > 0 ? [[match, [...muted]]] : []), ...others].slice(0, MOST));
  return muted;
}
