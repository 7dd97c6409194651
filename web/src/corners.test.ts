import { expect, it } from "vitest";
import { emptiestCorner, hidesAny, leastCovering } from "./corners";
import type { Element } from "./wire";

const FRAME = { width: 100, height: 100 };
const BOX = { x: 0, y: 0, width: 200, height: 200 };

function place(x: number, y: number, size = 40): Element {
  return { id: `${x}-${y}`, x, y, width: size, height: size };
}

it("takes the first corner where nothing lies", () => {
  expect(emptiestCorner([place(100, 100)], BOX, FRAME, 20)).toBe("top right");
  expect(emptiestCorner([place(190, 10)], BOX, FRAME, 20)).toBe("top left");
});

it("takes the one that hides least where something lies in all of them", () => {
  const three = [place(20, 20), place(180, 20), place(20, 180)];
  expect(emptiestCorner([...three, place(180, 180, 12)], BOX, FRAME, 20)).toBe("bottom right");
  expect(emptiestCorner([...three, place(180, 180)], BOX, FRAME, 20)).toBeNull();
});

it("hides as little as can be of what can be picked, and stays in the frame", () => {
  const corners = [{ x: -9, y: 0 }, { x: 40, y: 40 }, { x: 70, y: 99 }];
  const size = { width: 20, height: 20 };
  const lit = [{ x: 10, y: 10, width: 20, height: 20 }];
  expect(leastCovering(corners, size, FRAME, [])).toEqual({ x: 4, y: 4 });
  expect(leastCovering(corners, size, FRAME, lit)).toEqual({ x: 40, y: 40 });
  const more = [...lit, { x: 50, y: 50, width: 20, height: 20 }];
  expect(leastCovering(corners, size, FRAME, more)).toEqual({ x: 70, y: 76 });
});

it("says whether a box in the corner hides a place", () => {
  const size = { width: 20, height: 20 };
  expect(hidesAny([place(100, 100), place(20, 20)], BOX, FRAME, size)).toBe(true);
  expect(hidesAny([place(56, 20)], BOX, FRAME, size)).toBe(false);
});

it("knows what lies in the lower corner, too", () => {
  const size = { width: 20, height: 20 };
  expect(hidesAny([place(20, 180)], BOX, FRAME, size, "bottom left")).toBe(true);
  expect(hidesAny([place(20, 20)], BOX, FRAME, size, "bottom left")).toBe(false);
});
