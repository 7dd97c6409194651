import { expect, it } from "vitest";
import { describe, describePiece } from "./describe";
import { Words } from "./words";

const families = [{ name: "go", domains: ["space"] }];
const words = new Words({ words: { en: "wolf = wolf" }, families, events: [] }, ["Ann"]);
const space = { id: "space:c3", x: 0, y: 0 };

it.each([
  [[], false, "c3, empty"],
  [[], true, "c3, empty, can be picked"],
  [[{ id: "1", at: "", symbol: "disc", letter: "X", owner: 0 }], false, "c3, disc X of Ann"],
  [
    [{ id: "1", at: "", symbol: "w", label: { id: "wolf" }, count: 3 }],
    false,
    "c3, 3 × wolf",
  ],
])("%o", (pieces, lit, text) => {
  expect(describe(space, pieces, lit, words)).toBe(text);
});

it("does not read out what a pile is called by programs", () => {
  const pile = { id: "machine-deck", x: 0, y: 0 };
  expect(describe(pile, [{ id: "1", at: "", symbol: "w", label: { id: "wolf" } }], false, words)).toBe("wolf");
});

it("says more of a place than is written on it", () => {
  const pack = { ...space, label: { id: "wolf" }, about: { id: "pack" } };
  const known = { words: { en: "wolf = W\npack = a pack of wolves" }, families: [], events: [] };
  expect(describe(pack, [], false, new Words(known, []))).toBe("a pack of wolves, empty");
});

it("tells a piece that can be picked itself", () => {
  const wolf = { id: "animal:wolf", at: "", symbol: "w", label: { id: "wolf" }, owner: 0 };
  expect(describePiece(wolf, false, words)).toBe("wolf of Ann");
  expect(describePiece(wolf, true, words)).toBe("wolf of Ann, can be picked");
  const mine = new Words({ words: { en: "wolf = wolf" }, families, events: [] }, ["Ann"], 0);
  expect(describePiece(wolf, false, mine)).toBe("wolf, yours");
});
