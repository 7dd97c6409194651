/** What a bot would do in one's place: asked for, thought about, and told while it holds. */

import { aimAt, type Aim, type Pickable } from "./coach";
import type { Selection } from "./picks";
import type { Choice, Suggested, SuggestedWay } from "./wire";

const ALIKE = 0.02; // of the chance to win: nobody would notice
const LITTLE = 0.08;

export class Advice {
  private key = $state(""); // of the question that is thought about
  told = $state.raw<Suggested | null>(null);

  /** `send` sends the question, and gives the key of it. */
  constructor(private readonly send: () => string) {}

  get thinking(): boolean {
    return this.key !== "";
  }

  ask(): void {
    if (this.thinking) return;
    this.told = null;
    this.key = this.send();
  }

  hear(message: Suggested): void {
    if (message.key === this.key) this.told = message;
    this.end(message.key);
  }

  /** A question was refused, or nobody wants to know any more. */
  end(key = this.key): void {
    if (key === this.key) this.key = "";
  }

  close(): void {
    this.end();
    this.told = null;
  }

  /** The table shows this version now: what was told of one before is past. */
  see(version: number): void {
    if (this.told && this.told.version < version) this.told = null;
  }
}

/** What a way gives away against the best, in a word. */
export function costOf({ cost }: SuggestedWay): "none" | "little" | "much" {
  if (cost < ALIKE) return "none";
  return cost < LITTLE ? "little" : "much";
}

/** By how much the best way is better than the next. */
export function leadOf([, next]: readonly SuggestedWay[]): "clear" | "close" | "only" {
  if (!next) return "only";
  return costOf(next) === "much" ? "clear" : "close";
}

/** What to point at on a way, from what is staged and selected; nothing for who goes another. */
export function aimAlong(
  { moves }: SuggestedWay,
  staged: readonly string[],
  choices: readonly Choice[],
  selection: Selection,
  now?: Pickable,
): Aim | null {
  if (!staged.every((move, i) => moves[i] === move)) return null;
  if (staged.length >= moves.length) return { confirm: true };
  const next = choices.find(({ move }) => move === moves[staged.length]);
  return next ? aimAt(next, selection, now) : null;
}
