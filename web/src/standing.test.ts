import { describe, expect, it } from "vitest";
import { placedOn } from "./standing";
import type { Piece } from "./wire";

const PLACE = { id: "space:1", x: 5, y: 5, width: 2, height: 2 };
const SIZE = { least: 1.5, most: 3 };

function token(id: string, shape = "small"): Piece {
  return { id, at: "space:1", symbol: "wolf", shape };
}

describe("tokens on a place", () => {
  it("overlap by a third and never shrink", () => {
    const { placed, more } = placedOn(PLACE, [token("a"), token("b"), token("c")], SIZE);
    const [first, second] = placed.map(({ spot }) => spot);
    expect(first?.width).toBeCloseTo(1.68);
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo(0.7 * 1.68);
    expect(more).toBeNull();
  });

  it("are counted where there are too many, all but those that must be seen", () => {
    const many = ["a", "b", "c", "d", "e"].map((id) => token(id));
    const { placed, more } = placedOn(PLACE, many, SIZE, ({ id }) => id === "e");
    expect(placed.map(({ piece }) => piece.id)).toEqual(["a", "b", "e"]);
    expect(more?.count).toBe(2);
  });

  it("are as large as asked for on the smallest place", () => {
    const { placed } = placedOn({ ...PLACE, width: 0.5, height: 0.5 }, [token("a")], SIZE);
    expect(placed[0]?.spot.width).toBe(1.5);
  });

  it("stand before things", () => {
    const { placed } = placedOn(PLACE, [token("a"), token("crate", "thing")], SIZE);
    expect(placed.map(({ piece }) => piece.id)).toEqual(["crate", "a"]);
  });
});

describe("a goal", () => {
  const goal = token("shard", "goal");

  it("lies in the middle of its place", () => {
    const { placed } = placedOn(PLACE, [goal], SIZE);
    expect(placed).toMatchObject([{ spot: { x: 5, y: 5 }, raised: false }]);
  });

  it("moves to the corner, over whoever comes", () => {
    const { placed } = placedOn(PLACE, [goal, token("a")], SIZE);
    expect(placed.map(({ piece }) => piece.id)).toEqual(["a", "shard"]);
    expect(placed[0]?.spot).toMatchObject({ x: 5, y: 5 });
    expect(placed[1]).toMatchObject({ spot: { x: 5.68, y: 5.68 }, raised: true });
  });
});

describe("other pieces", () => {
  it("fill their place as grounds, and as a single tile nearly", () => {
    const ground: Piece = { id: "g", at: "space:1", symbol: "forest", ground: true };
    const { placed } = placedOn(PLACE, [ground, token("t", "tile")], SIZE);
    expect(placed.map(({ spot }) => spot.width)).toEqual([2, 1.8]);
  });
});
