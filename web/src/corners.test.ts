import { expect, it } from "vitest";
import { emptiestCorner } from "./corners";
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
