import { expect, test } from "vitest";
import { factsOf } from "./inspect";
import type { Table } from "./table.svelte";
import type { Phrase } from "./wire";

const said = (id: string): Phrase => ({ id });
const term = (id: string, symbol = id) => ({ id, title: said(id), text: said(`${id} explained`), symbol, rule: "R-1" });
const table = {
  words: { text: ({ id }: Phrase) => id, value: (id: string) => id, name: String },
  kit: { glossary: [term("clear"), term("rally"), term("forest"), term("hunter")], layouts: [] },
} as unknown as Table;

test("a deed of a shelf says what it does, and then how it stands with it", () => {
  const card = { id: "clear", title: said("Clear"), reason: said("nothing to clear") };
  expect(factsOf({ kind: "card", card }, table)?.lines).toEqual(["clear explained", "nothing to clear"]);
});

test("a meter without a word of its own is explained by its glyph", () => {
  const meter = { id: "support-order", title: said("Support"), value: 1, of: 3, symbol: "rally" };
  expect(factsOf({ kind: "meter", meter }, table)).toMatchObject({ rule: "R-1" });
  expect(factsOf({ kind: "meter", meter }, table)?.lines).toContain("rally explained");
});

test("a place explains what lies there", () => {
  const place = { id: "hex:1", x: 0, y: 0, label: said("A3") };
  const pieces = ["forest", "hunter", "hunter"].map((symbol, i) => ({ id: `${i}`, at: "hex:1", symbol, label: said(symbol) }));
  expect(factsOf({ kind: "place", place, pieces }, table)).toMatchObject({
    title: "A3",
    lines: ["forest, hunter, hunter", "forest explained", "hunter explained"],
  });
});
