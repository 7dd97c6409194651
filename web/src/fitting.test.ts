import { expect, test } from "vitest";
import { actionWidth, titleWidth, usesWidth } from "./fitting";

test("short words fit the narrowest card", () => {
  expect(actionWidth(["Move", "35 places"])).toBe(0);
  expect(usesWidth(["Strike", "Shoot"], ["Anyone Fly"])).toBe(0);
  expect(usesWidth([], ["or sell it"])).toBe(0);
  expect(titleWidth("Mouflon", 2)).toBe(0);
  expect(usesWidth(["Strike", "Shoot"], [], ["or 1 step"])).toBeLessThan(96);
});

test("long ones make it wider: by words where they may break, else by lines", () => {
  expect(actionWidth(["Rinaturalizza"])).toBeGreaterThan(actionWidth(["Elimina inquinanti"]));
  expect(usesWidth(["Explosion", "Hieb"], [])).toBeGreaterThan(150);
  expect(usesWidth(["Block", "Blast"], ["Anyone Shoot"])).toBeGreaterThan(125);
  expect(titleWidth("Fire-Drake", 3)).toBeGreaterThan(titleWidth("Fire-Drake", 0));
  expect(usesWidth([], ["oder verkaufen"])).toBeGreaterThan(120);
  expect(usesWidth(["Strike", "Shoot"], [], ["Maudlin: 1 Schritt"])).toBeGreaterThan(100);
});
