/** Clocks at the seats: how the server says they stand, counted on from when it said so. */

import type { Clocks, Timing } from "./wire";
import { say } from "./words";

/** What the server has said, and when, in milliseconds of this page. */
export interface HeardClocks {
  clocks: Clocks;
  at: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
export const SHORT = 30 * SECOND; // what is left is little
const SPOKEN = [10 * SECOND, 30 * SECOND, MINUTE, 5 * MINUTE]; // what is left is told in words

/** Ways to time a match that can be chosen. */
export const TIMINGS: Record<string, Timing> = {
  none: {},
  quick: { bank: 600, increment: 5 },
  calm: { bank: 1800, increment: 20 },
  minute: { decision: 60 },
  day: { decision: DAY / SECOND },
  "three-days": { decision: (3 * DAY) / SECOND },
};

/** How long windows are open at least and at most, in seconds; 0: until all have answered. */
export const BEATS = [0, 2, 3, 5, 8] as const;
export const WINDOWS = [0, 15, 30, 60, 120] as const;

export const isTimed = ({ bank = 0, decision = 0 }: Timing): boolean => bank > 0 || decision > 0;

/** The milliseconds that a seat has left. */
export function left({ clocks, at }: HeardClocks, seat: number, now: number): number {
  const then = clocks.left[seat] ?? 0;
  return clocks.running.includes(seat) ? Math.max(0, then - (now - at)) : then;
}

/** The milliseconds until answers at an open window take effect, and until it closes; 0: no such time. */
export function windowLeft({ clocks, at }: HeardClocks, now: number): { beat: number; closes: number } {
  const rest = (then = 0) => Math.max(0, then - (now - at));
  return { beat: rest(clocks.beat), closes: rest(clocks.window) };
}

/**
 * How an open window is drawn: the parts of its time that are left, and that will be left at the
 * beat; null where it takes no time, or all of that is gone.
 */
export function windowBar(heard: HeardClocks, now: number): { left: number; beat: number } | null {
  const { length, window: until } = heard.clocks;
  const { beat, closes } = windowLeft(heard, now);
  const rest = until > 0 ? closes : beat;
  if (length === 0 || rest === 0) return null;
  return { left: Math.min(1, rest / length), beat: until > 0 && beat > 0 ? (rest - beat) / length : 0 };
}

/** As on a clock: 4:05, 1:04:05, and days in words. */
export function shown(milliseconds: number): string {
  if (milliseconds >= DAY) {
    const days = Math.floor(milliseconds / DAY);
    return say("clock-days", { days, hours: Math.floor((milliseconds % DAY) / HOUR) });
  }
  const seconds = Math.ceil(milliseconds / SECOND);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [first = 0, ...rest] = parts[0] ? parts : parts.slice(1);
  return [String(first), ...rest.map((part) => String(part).padStart(2, "0"))].join(":");
}

/** A short time: 12 s, and as on a clock from a minute on. */
export function inSeconds(milliseconds: number): string {
  if (milliseconds >= MINUTE) return shown(milliseconds);
  return say("clock-seconds", { seconds: Math.ceil(milliseconds / SECOND) });
}

/** What is read out as time runs short, the same until it is much shorter; empty before. */
export function warning(milliseconds: number): string {
  if (milliseconds <= 0) return say("clock-up");
  const reached = SPOKEN.find((least) => milliseconds <= least);
  return reached === undefined ? "" : say("clock-short", { seconds: reached / SECOND });
}
