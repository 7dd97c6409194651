import { expect, test } from "vitest";
import { asPast, course, progress, surveyed, turningPoints } from "./review";
import type { Meter, Scene, SeatCard, View } from "./wire";

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

const sceneOf = (told: Partial<Scene>): Scene => {
  return { pieces: [], panels: [], prompt: { text: { id: "asked" } }, ...told };
};
const meter = (side: string, id: string, value: number, of: number): Meter => {
  return { id, title: { id }, side, value, of };
};
const together = (camps: number, killed: number, deck: number): Scene =>
  sceneOf({
    meters: [
      meter("win", "camps", camps, 8),
      meter("win", "rewilded", camps, 2),
      meter("lose", "killed", killed, 2),
      meter("lose", "deck", deck, 7),
      meter("turn", "actions", 1, 3),
    ],
  });

test("who plays together comes nearer to winning and to losing, and nobody is ranked", () => {
  const first = together(0, 0, 7);
  expect(progress(first, first)).toEqual([0, 0]);
  expect(progress(together(1, 1, 2), first)).toEqual([20, 50]);
});

test("else everybody comes nearer to a goal, where there is one", () => {
  const cards: SeatCard[] = [{ seat: 0, goal: 5 }, { seat: 1, goal: 5, score: 3 }];
  expect(progress(sceneOf({ seats: cards }), sceneOf({}))).toEqual([0, 3]);
  expect(progress(sceneOf({ seats: [{ seat: 0, score: 3 }] }), sceneOf({}))).toEqual([]);
  expect(progress(sceneOf({}), sceneOf({}))).toEqual([]);
});

test("a survey finds every step and leaves out what can't be one", async () => {
  const all = Array.from({ length: 100 }, (_, at) => [at < 41 ? 0 : at < 43 ? 1 : 2, 0]);
  const looked: number[] = [];
  const read = async (at: number) => {
    looked.push(at);
    return all[at] ?? [];
  };
  expect(await surveyed(all.length, read)).toEqual(all);
  expect(looked.length).toBeLessThan(30);
  expect(new Set(looked).size).toBe(looked.length);
  expect(await surveyed(1, read)).toEqual([[0, 0]]);
  expect(await surveyed(0, read)).toEqual([]);
});

test("nobody is asked in what is past, and no silence is kept", () => {
  const contest = { title: { id: "asked" }, order: [] };
  const past = (kind: string) => {
    const turn = { seats: [0], sealed: true, chance: false, over: false, talk: true, ready: null };
    return asPast({ scene: sceneOf({ contest: { ...contest, kind } }), turn } as unknown as View);
  };
  expect(past("auction").turn.seats).toEqual([]);
  expect(past("auction").choices).toEqual([]);
  expect(past("auction").scene.contest?.kind).toBe("auction");
  expect(past("silence").scene.contest).toBeUndefined();
});
