import { expect, test } from "vitest";
import { folded } from "./lettering";

test("a long reason stands in two lines", () => {
  expect(folded("3 tiles, tied for fourth")).toEqual(["3 tiles", "tied for fourth"]);
  expect(folded("quattro tessere insieme")).toEqual(["quattro", "tessere insieme"]);
});

test("a short one, or a single word, in one", () => {
  expect(folded("4 tiles, first")).toEqual(["4 tiles, first"]);
  expect(folded("Wiederansiedlung")).toEqual(["Wiederansiedlung"]);
});
