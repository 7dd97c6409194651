import { expect, it } from "vitest";
import { changed, moved } from "./changes";
import type { Piece, View } from "./wire";

function view(...pieces: Piece[]): View {
  return { scene: { pieces, panels: [], prompt: { text: { id: "go" } } } } as unknown as View;
}

const fox = { id: "fox", at: "a", symbol: "fox" };
const owl = { id: "owl", at: "b", symbol: "owl" };

it("sees what has moved, what is new and what has turned over", () => {
  const after = view(
    { ...fox, at: "c" },
    { ...owl, symbol: "back" },
    { id: "elk", at: "d", symbol: "elk" },
  );
  expect(moved(view(fox, owl), after)).toEqual([
    { piece: "fox", from: "a", to: "c" },
    { piece: "owl", from: null, to: "b" },
    { piece: "elk", from: null, to: "d" },
  ]);
});

it("sees what is laid over a piece", () => {
  const hurt = { ...fox, over: ["wound"] };
  expect(changed(view(fox), view(hurt))).toBe(true);
  expect(changed(view(hurt), view({ ...hurt, over: ["wound"] }))).toBe(false);
});

it("sees what is gone", () => {
  expect(changed(view(fox, owl), view(fox))).toBe(true);
  expect(changed(view(fox, owl), view(fox, owl))).toBe(false);
});
