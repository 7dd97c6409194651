/** Chance that nobody can have chosen: the word that we add to it, and how every draw is repeated. */

import { keep, kept } from "./settings.svelte";
import { hex, hmac, sha256, unhex } from "./sha256";
import type { Draw, Proof } from "./wire";

/** What this browser noted of a match before anything was drawn. */
export interface Noted {
  match: string;
  commitment: string;
  word: string;
  seals?: readonly string[]; // of everybody's words, before ours was shown
}

/** How a seat's word fits what was promised; "plain" where nothing had to be. */
export type Verdict = "plain" | "kept" | "unshown" | "broken" | "other";

const KEY = "wildtable.fair";
const MOST = 40;
const LETTERS = "abcdefghijklmnopqrstuvwxyz234567"; // 32, so that each is equally likely
const SILENT = "silent"; // the word of bots, and of who has promised none
const LENGTH = 16; // letters: 80 bits, which nobody can guess or try
const SPAN = 1n << 256n;

export function noted(match: string): Noted | undefined {
  return (kept<Noted[]>(KEY) ?? []).find((each) => each.match === match);
}

/** Note what a match has bound itself to, and a new word to add to it; once noted, it stays. */
export function note(match: string, commitment: string): Noted {
  return noted(match) ?? changeWord({ match, commitment, word: newWord() });
}

export function changeWord(changed: Noted): Noted {
  const others = (kept<Noted[]>(KEY) ?? []).filter(({ match }) => match !== changed.match);
  keep(KEY, [changed, ...others].slice(0, MOST));
  return changed;
}

/** The fingerprint of a word. */
export function sealOf(word: string): string {
  return hex(sha256(new TextEncoder().encode(word)));
}

/** Note what everybody has promised, before our word is shown; once noted, it stays. */
export function noteSeals(match: string, seals: readonly string[]): void {
  const before = noted(match);
  if (before && !before.seals) changeWord({ ...before, seals });
}

/** A word of somebody's own choice that nobody can find by trying: the fingerprint is seen first. */
export function unguessable(word: string): string {
  return `${word} ${newWord()}`;
}

/** Whether a seat has added the word that it promised, as far as we can tell. */
export function verdict({ words, seals }: Proof, seat: number, mine?: Noted): Verdict {
  const [word = "", seal = ""] = [words[seat], seals[seat]];
  if (seals.length === 0) return "plain";
  if (mine?.seals && mine.seals[seat] !== seal) return "other";
  if (seal === "") return word === SILENT ? "plain" : "broken";
  return word === seal ? "unshown" : sealOf(word) === seal ? "kept" : "broken";
}

function newWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join("");
}

/** Whether the secret is the one that was promised. */
export function keepsPromise({ secret = "", commitment }: Proof): boolean {
  return hex(sha256(unhex(secret))) === commitment;
}

/** Whether a draw is what the secret and the words give. */
export function isDrawn({ number, bound, first, weight }: Draw, secret: string, nonce: string): boolean {
  const roll = rolled(unhex(secret), nonce, number, bound);
  return roll >= first && roll < first + weight;
}

/** The number below `bound` that a draw gives; what would make some likelier is drawn again. */
export function rolled(secret: Uint8Array, nonce: string, number: number, bound: number): number {
  const fair = SPAN - (SPAN % BigInt(bound));
  for (let attempt = 0; ; attempt++) {
    const message = new TextEncoder().encode(`${nonce}/${number}/${attempt}`);
    const value = BigInt(`0x${hex(hmac(secret, message))}`);
    if (value < fair) return Number(value % BigInt(bound));
  }
}
