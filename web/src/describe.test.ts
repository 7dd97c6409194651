import { expect, it } from "vitest";
import { describe } from "./describe";
import { Words } from "./words";

const words = new Words({ words: { en: "wolf = wolf" }, families: [], events: [] }, ["Ann"]);
const space = { id: "space:c3", x: 0, y: 0 };

it.each([
  [[], false, "space c3, empty"],
  [[], true, "space c3, empty, can be picked"],
  [[{ id: "1", at: "", symbol: "disc", letter: "X", owner: 0 }], false, "space c3, disc X of Ann"],
  [
    [{ id: "1", at: "", symbol: "w", label: { id: "wolf" }, count: 3 }],
    false,
    "space c3, 3 × wolf",
  ],
])("%o", (pieces, lit, text) => {
  expect(describe(space, pieces, lit, words)).toBe(text);
});
