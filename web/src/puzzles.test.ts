import { expect, test } from "vitest";
import { dailyOf, nextPuzzle } from "./puzzles";
import type { PuzzleInfo } from "./wire";

const puzzle = (name: string, theme: PuzzleInfo["theme"]): PuzzleInfo => {
  return { name, theme, players: 2, difficulty: 1, moves: 2 };
};
const PUZZLES = [puzzle("a", "win"), puzzle("b", "turn"), puzzle("c", "win"), puzzle("d", "action")];
const DAY = 24 * 60 * 60 * 1000;

test("a day has one puzzle, and the next day another", () => {
  expect(dailyOf(PUZZLES, 5 * DAY)).toBe(dailyOf(PUZZLES, 5 * DAY + 1));
  expect(dailyOf(PUZZLES, 5 * DAY)).not.toBe(dailyOf(PUZZLES, 6 * DAY));
  expect(dailyOf([], DAY)).toBeUndefined();
});

test("the next one is open, and of the same theme if there is one", () => {
  const [first] = PUZZLES;
  if (!first) throw new Error("no puzzle");
  expect(nextPuzzle(PUZZLES, first, {})?.name).toBe("c");
  expect(nextPuzzle(PUZZLES, first, { c: true })?.name).toBe("b");
  expect(nextPuzzle(PUZZLES, first, { b: true, c: true, d: false })).toBeUndefined();
});
