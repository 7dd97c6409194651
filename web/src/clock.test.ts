import { expect, test } from "vitest";
import { left, shown, warning, windowBar, windowLeft } from "./clock";
import type { Clocks } from "./wire";

const CLOCKS: Clocks = { type: "clocks", left: [65_000, 20_000], running: [0], window: 0, beat: 0, length: 0 };

test("only a clock that runs goes down, and not below nothing", () => {
  const heard = { clocks: CLOCKS, at: 1000 };
  expect(left(heard, 0, 6000)).toBe(60_000);
  expect(left(heard, 1, 6000)).toBe(20_000);
  expect(left(heard, 0, 1_000_000)).toBe(0);
});

test("time is shown as on a clock", () => {
  expect(shown(65_000)).toBe("1:05");
  expect(shown(64_001)).toBe("1:05"); // what is begun is not over
  expect(shown(0)).toBe("0:00");
  expect(shown(3_845_000)).toBe("1:04:05");
  expect(shown(2 * 86_400_000 + 3 * 3_600_000)).toContain("2");
});

test("a warning stays the same until there is much less", () => {
  expect(warning(400_000)).toBe("");
  expect(warning(29_000)).toBe(warning(11_000));
  expect(warning(29_000)).not.toBe(warning(9_000));
  expect(warning(0)).not.toBe("");
});

test("a window is waited for to its beat, then to its end", () => {
  const heard = { clocks: { ...CLOCKS, window: 30_000, beat: 3000 }, at: 1000 };
  expect(windowLeft(heard, 2000)).toEqual({ beat: 2000, closes: 29_000 });
  expect(windowLeft(heard, 9000)).toEqual({ beat: 0, closes: 22_000 });
  expect(windowLeft({ clocks: CLOCKS, at: 1000 }, 2000)).toEqual({ beat: 0, closes: 0 });
});

test("the bar of a window drains to its end, with a mark where answers count, or to the beat", () => {
  const both = { clocks: { ...CLOCKS, window: 30_000, beat: 3000, length: 30_000 }, at: 0 };
  expect(windowBar(both, 0)).toEqual({ left: 1, beat: 0.9 });
  expect(windowBar(both, 15_000)).toEqual({ left: 0.5, beat: 0 });
  expect(windowBar(both, 30_000)).toBeNull();
  const beat = { clocks: { ...CLOCKS, beat: 3000, length: 4000 }, at: 0 }; // heard a second late
  expect(windowBar(beat, 0)).toEqual({ left: 0.75, beat: 0 });
  expect(windowBar({ clocks: CLOCKS, at: 0 }, 0)).toBeNull();
});
