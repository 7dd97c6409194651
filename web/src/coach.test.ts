import { expect, test } from "vitest";
import { aimAt, demonstration, shown } from "./coach";
import { NOTHING } from "./picks";

const walk = { move: "migrate E5 G5", picks: ["space:E5", "space:G5"] };
const pass = { move: "pass", picks: [] };

test("a coach points at one pick after the other", () => {
  expect(aimAt(walk, NOTHING)).toEqual({ thing: "space:E5", family: "migrate" });
  expect(aimAt(walk, { family: null, picked: ["space:E5"] })).toEqual({
    thing: "space:G5",
    family: "migrate",
  });
});

test("who strays is shown the beginning, and what has no picks its button", () => {
  expect(aimAt(walk, { family: null, picked: ["space:F4"] })).toEqual({
    thing: "space:E5",
    family: "migrate",
  });
  expect(aimAt(pass, NOTHING)).toEqual({ button: "pass" });
});

test("what stands for the whole move is shown where its beginning does not lie there", () => {
  const now = { lit: new Set(["space:G5"]), shortcuts: new Map([["space:G5", ["migrate E5 G5"]]]) };
  expect(aimAt(walk, NOTHING, now)).toEqual({ thing: "space:G5", family: "migrate" });
  const both = { ...now, lit: new Set(["space:E5", "space:G5"]) };
  expect(aimAt(walk, NOTHING, both)).toEqual({ thing: "space:E5", family: "migrate" });
});

test("what can't be shown any more gives way to what does as well", () => {
  expect(shown([walk, pass], ["pass"])).toBe(pass);
  expect(shown([walk, pass], ["attack E5"])).toBe(walk);
  expect(shown([], ["pass"])).toBeUndefined();
});

test("a demonstration is the rest of the step", () => {
  expect(demonstration(pass, ["migrate E5 G5", "pass", "end-turn"])).toEqual(["pass", "end-turn"]);
  expect(demonstration(pass, ["attack E5"])).toEqual(["pass"]);
});
