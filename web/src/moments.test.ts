import { describe, expect, it } from "vitest";
import { paced, toldBy } from "./moments";
import type { Kit, News } from "./wire";

const KIT = {
  families: [{ name: "roll", domains: ["throw"] }],
  events: [
    { name: "hurt", domains: ["piece", "amount"] },
    { name: "score", domains: ["seat", "points"] },
  ],
  moments: [
    { name: "hurt", kind: "hit", roles: { target: 0, amount: 1 } },
    { name: "score", kind: "score", symbol: "gi-trophy", roles: { seat: 0, points: 1 } },
    { name: "roll", kind: "roll", roles: { face: 0 } },
    { name: "end", kind: "quiet" },
  ],
} as unknown as Kit;

function event(...words: string[]): News {
  return { kind: "event", seat: -1, words };
}

describe("a moment", () => {
  it("says what happened to whom, and how much", () => {
    const told = toldBy(event("hurt", "0-bear", "2"), KIT);
    expect(told).toMatchObject({ kind: "hit", at: "piece:0-bear", amount: 2 });
    const score = toldBy(event("score", "1", "4"), KIT);
    expect(score).toMatchObject({ kind: "score", seat: 1, amount: 4, at: "" });
  });

  it("throws dice at who was told of last", () => {
    const roll: News = { kind: "move", seat: -1, words: ["roll", "plain+hole"] };
    expect(toldBy(roll, KIT, "piece:0-bear")).toMatchObject({
      at: "piece:0-bear",
      faces: ["plain", "hole"],
    });
  });

  it("is nothing where the game has none, or wants it quiet", () => {
    expect(toldBy(event("end"), KIT)).toBeNull();
    expect(toldBy(event("unheard-of"), KIT)).toBeNull();
  });
});

describe("many moments", () => {
  it("come one after the other, and take no longer than one cares to look", () => {
    const hit = toldBy(event("hurt", "0-bear", "2"), KIT);
    const shown = paced(Array.from({ length: 6 }, () => hit).filter((each) => each !== null));
    const starts = shown.map(({ from }) => from);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    const last = shown.at(-1);
    expect((last?.from ?? 0) + (last?.time ?? 0)).toBeLessThanOrEqual(2500.001);
  });
});
