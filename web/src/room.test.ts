import { expect, it } from "vitest";
import { marginsOf, toolsSide } from "./room";

const SQUARE = { width: 9, height: 9 };

it("puts the tools where the board stays larger", () => {
  expect(toolsSide(SQUARE, { width: 900, height: 600 }, false)).toBe("beside");
  expect(toolsSide(SQUARE, { width: 600, height: 900 }, false)).toBe("above");
});

it("leaves the tools of a phone to its menu where they would make the board smaller", () => {
  expect(toolsSide(SQUARE, { width: 390, height: 400 }, true)).toBe("menu");
  expect(toolsSide(SQUARE, { width: 390, height: 500 }, true)).toBe("above");
});

it("has room beside a board in a wide zone, above and below it in a high one", () => {
  expect(marginsOf(SQUARE, { width: 900, height: 600 }, "beside")).toEqual({ side: "columns", size: 128 });
  expect(marginsOf(SQUARE, { width: 1200, height: 600 }, "beside").size).toBe(132);
  expect(marginsOf(SQUARE, { width: 600, height: 900 }, "above").side).toBe("rows");
  expect(marginsOf(SQUARE, { width: 700, height: 640 }, "corner").side).toBe("none");
});
