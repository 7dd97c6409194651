import { describe, expect, it } from "vitest";
import { gathered, neighbour, outlineOf, spread } from "./geometry";
import type { Element, Layout } from "./wire";

const GRID: Element[] = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => ({ id: `${x}${y}`, x, y })));
const LAYOUT: Layout = { id: "grid", width: 10, height: 5, elements: GRID };

function at(id: string): Element {
  const found = GRID.find((element) => element.id === id);
  if (!found) throw new Error(id);
  return found;
}

describe("arrow keys", () => {
  it.each([
    ["up", "10"],
    ["down", "12"],
    ["left", "01"],
    ["right", "21"],
  ] as const)("%s goes to the neighbour", (way, id) => {
    expect(neighbour(GRID, at("11"), way).id).toBe(id);
  });

  it("stay at the edge", () => {
    expect(neighbour(GRID, at("00"), "left").id).toBe("00");
  });
});

describe("pieces on an element", () => {
  it("lies in the middle if it is alone", () => {
    expect(spread(at("11"), 1)).toMatchObject([{ x: 1, y: 1 }]);
  });

  it("do not overlap and stay inside if they are many", () => {
    const spots = spread(at("11"), 7);
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(7);
    for (const { x, y, width, height } of spots) {
      expect(Math.abs(x - 1) + width / 2).toBeLessThanOrEqual(0.5);
      expect(Math.abs(y - 1) + height / 2).toBeLessThanOrEqual(0.5);
    }
  });
});

describe("a hand", () => {
  it("has no holes", () => {
    const hand = gathered(LAYOUT, ({ id }) => id === "00" || id === "22");
    expect(hand.elements.map(({ id }) => id)).toEqual(["00", "22"]);
    expect(hand.width).toBeCloseTo(2.14);
    expect(hand.height).toBe(1);
  });

  it("may be empty", () => {
    expect(gathered(LAYOUT, () => false)).toMatchObject({ width: 0, height: 0, elements: [] });
  });
});

describe("the outline of a place", () => {
  it("is its own, a disc or a rectangle", () => {
    expect(outlineOf({ ...at("11"), path: "M0 0z" })).toBe("M0 0z");
    expect(outlineOf({ ...at("11"), kind: "hole" })).toMatch(/^M-0.5 0a0.5 0.5/);
    expect(outlineOf(at("11"))).toMatch(/^M-0.42 -0.5h0.84a/);
  });
});
