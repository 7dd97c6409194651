import { expect, test } from "vitest";
import { course, turningPoints } from "./review";

const SOURCES = [{ id: "filled", title: { id: "filled" }, news: "filled", seat: 0, points: 1 }];
const NEWS = ["0 3", "1 9", "0 1"].map((words) => {
  return { kind: "event", seat: 0, words: ["filled", ...words.split(" ")] };
});
const MOMENTS = [0, 1, 2, 3].map((heard) => ({ version: heard, heard }));

test("scores go from what everybody had to what they have", () => {
  expect(course(MOMENTS, NEWS, SOURCES, [5, 11])).toEqual([
    [1, 2],
    [4, 2],
    [4, 11],
    [5, 11],
  ]);
  expect(course(MOMENTS, NEWS, [], [5, 11])).toEqual([]);
});

test("turning points are the largest swings, in their order", () => {
  expect(turningPoints(course(MOMENTS, NEWS, SOURCES, [5, 11]), 0)).toEqual([1, 2, 3]);
  expect(turningPoints([], 0)).toEqual([]);
});
