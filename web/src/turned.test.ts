import { describe, expect, it } from "vitest";
import { turned, turnedPath, turnsIn } from "./turned";
import type { Layout } from "./wire";

const WIDE: Layout = {
  id: "map",
  width: 10,
  height: 4,
  turns: true,
  elements: [{ id: "space:1", x: 1, y: 1, width: 2, height: 1, path: "M-1 0H1V.5L0,-.5z" }],
};

describe("a layout that may turn", () => {
  it("turns on a tall screen only", () => {
    expect(turnsIn(WIDE, { width: 390, height: 540 })).toBe(true);
    expect(turnsIn(WIDE, { width: 734, height: 490 })).toBe(false);
    expect(turnsIn({ ...WIDE, turns: false }, { width: 390, height: 540 })).toBe(false);
  });

  it("has its upper left corner at the upper right", () => {
    const { width, height, elements } = turned(WIDE);
    expect([width, height]).toEqual([4, 10]);
    expect(elements[0]).toMatchObject({ x: 3, y: 1, width: 1, height: 2 });
  });

  it("takes the names of its columns and rows along", () => {
    const { columns, rows } = turned({ ...WIDE, columns: ["a", "b"], rows: ["1", "2", "3"] });
    expect(columns).toEqual(["3", "2", "1"]);
    expect(rows).toEqual(["a", "b"]);
  });
});

describe("a path", () => {
  it("turns clockwise, whatever it is made of", () => {
    expect(turnedPath("M-1 0H1V.5L0,-.5z")).toBe("M0 -1V1H-0.5L0.5 0z");
    expect(turnedPath("M2 3a1 2 0 0 1 4-5")).toBe("M-3 2a1 2 90 0 1 5 4");
  });
});
