import { expect, it } from "vitest";
import { marginsOf, toolsSide } from "./room";

const SQUARE = { width: 9, height: 9 };

it("puts the tools where the board stays larger", () => {
  expect(toolsSide(SQUARE, { width: 900, height: 600 })).toBe("beside");
  expect(toolsSide(SQUARE, { width: 600, height: 900 })).toBe("above");
});

it("has room beside a board in a wide zone, above and below it in a high one", () => {
  expect(marginsOf(SQUARE, { width: 900, height: 600 }, "beside")).toEqual({ side: "columns", size: 128 });
  expect(marginsOf(SQUARE, { width: 1200, height: 600 }, "beside").size).toBe(132);
  expect(marginsOf(SQUARE, { width: 600, height: 900 }, "above").side).toBe("rows");
  expect(marginsOf(SQUARE, { width: 700, height: 640 }, "corner").side).toBe("none");
});
