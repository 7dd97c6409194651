import { describe, expect, it } from "vitest";
import { hintsByPick, lossesOf, reasonsByPick } from "./light";
import type { Choice, Hint } from "./wire";

const CHOICES: Choice[] = [
  { move: "walk c3 c4", picks: ["space:c3", "space:c4"] },
  { move: "walk c3 b4", picks: ["space:c3", "space:b4"] },
  { move: "walk e5 e6", picks: ["space:e5", "space:e6"] },
];
const FAR: Hint = { move: "walk c3 g5", text: { id: "far" } };
const DEAR: Hint = { move: "walk c3 b4", text: { id: "dear" }, cost: 2 };
const NEAR: Hint = { move: "walk e5 e6", text: { id: "near" }, steps: 1 };
const HINTS = new Map([FAR, DEAR, NEAR].map((hint) => [hint.move, hint]));
const FAMILIES = [{ name: "walk", domains: ["space", "space"], story: false }];

describe("what a pick would bring", () => {
  it("is said where all its moves say the same", () => {
    const hints = hintsByPick(CHOICES, { family: null, picked: [] }, HINTS, new Map());
    expect([...hints]).toEqual([["space:e5", NEAR]]);
  });

  it("is said of the targets of what is selected, and of shortcuts", () => {
    const selection = { family: null, picked: ["space:c3"] };
    const shortcuts = new Map([["space:g2", ["walk e5 e6"]]]);
    const hints = hintsByPick(CHOICES.slice(0, 2), selection, HINTS, shortcuts);
    expect(hints.get("space:b4")).toBe(DEAR);
    expect(hints.get("space:g2")).toBe(NEAR);
  });
});

describe("why not", () => {
  it("stands on what the selected one can't reach", () => {
    const found = reasonsByPick(CHOICES, { family: null, picked: ["space:c3"] }, HINTS, FAMILIES);
    expect([...found]).toEqual([["space:g5", FAR]]);
  });

  it("is quiet while nothing is selected", () => {
    expect(reasonsByPick(CHOICES, { family: null, picked: [] }, HINTS, FAMILIES).size).toBe(0);
  });
});

describe("losses", () => {
  it("are what harms", () => {
    const effects = [
      { at: "animal:owl", kind: "harm", amount: 2 },
      { at: "animal:bear", kind: "heal", amount: 1 },
    ];
    expect([...lossesOf(effects)]).toEqual([["animal:owl", 2]]);
  });
});
