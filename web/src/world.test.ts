import { expect, it } from "vitest";
import { inkOn, properties } from "./world";

it("tells the drawings and the table a world's colours by day and by night", () => {
  const tones = [
    { name: "ground", light: "#3a312b", dark: "#171310" },
    { name: "floor", light: "#e6cda3", dark: "#4c4138" },
  ];
  expect([...properties({ tones })]).toEqual([
    ["--tone-ground", "light-dark(#3a312b, #171310)"],
    ["--ground", "light-dark(#3a312b, #171310)"],
    ["--on-ground", "light-dark(#f3ecdc, #f3ecdc)"],
    ["--tone-floor", "light-dark(#e6cda3, #4c4138)"],
  ]);
});

it("writes light on dark grounds and dark on light ones", () => {
  expect(inkOn("#cfe3cc")).toBe("#1c2320");
  expect(inkOn("#8db9da")).toBe("#1c2320");
  expect(inkOn("#262250")).toBe("#f3ecdc");
  expect(inkOn("#fff")).toBe("#1c2320");
});
