import { expect, test } from "vitest";
import { nearest } from "./finger";

const rounds = [
  { id: "left", x: 0, y: 0, radius: 10 },
  { id: "right", x: 100, y: 0, radius: 30 },
];

test("a finger means what its rim is nearest to", () => {
  expect(nearest(45, 0, rounds)).toBe("right"); // 25 from its rim, 35 from the other
  expect(nearest(20, 0, rounds)).toBe("left");
});

test("far from everything it means nothing", () => {
  expect(nearest(0, 53, rounds)).toBe("left");
  expect(nearest(0, 55, rounds)).toBeUndefined();
});
