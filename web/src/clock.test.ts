import { expect, test } from "vitest";
import { left, shown, warning, windowLeft } from "./clock";
import type { Clocks } from "./wire";

const CLOCKS: Clocks = { type: "clocks", left: [65_000, 20_000], running: [0], window: 0, beat: 0 };

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
