import { describe, expect, it } from "vitest";
import { isCrowded, isWorded, outlined } from "./scored";
import type { Chapter } from "./wire";

/** A chapter in which seat 0 has so many groups of one point, and seat 1 one of many points. */
function chapter(count: number): Chapter {
  const group = { layout: "island", path: "", at: "a1", text: { id: "" } };
  const small = Array.from({ length: count }, () => ({ ...group, seat: 0, points: 1 }));
  const large = { ...group, seat: 1, points: 20 };
  const rest = { id: "areas", title: { id: "" }, rule: { id: "" } };
  return { ...rest, points: [count, 20, 0], groups: [...small, large] };
}

describe("groups of a scoring", () => {
  it("are all outlined where they are few", () => {
    expect(isCrowded(chapter(7))).toBe(false);
    expect(outlined(chapter(7), 0)).toHaveLength(8);
  });

  it("are the viewer's own in a crowd", () => {
    expect(isCrowded(chapter(8))).toBe(true);
    expect(outlined(chapter(8), 0).map(({ seat }) => seat)).toEqual(Array(8).fill(0));
  });

  it("are told in words where there is room, or where they are the viewer's", () => {
    const worded = (count: number, viewer: number) =>
      (chapter(count).groups ?? []).filter((group) => isWorded(group, chapter(count), viewer)).length;
    expect(worded(3, 2)).toBe(4);
    expect(worded(5, 1)).toBe(1);
    expect(worded(8, 0)).toBe(0);
  });

  it("are those of who gets most where the viewer has none", () => {
    expect(outlined(chapter(8), 2).map(({ points }) => points)).toEqual([20]);
    expect(outlined(chapter(8), -1).map(({ points }) => points)).toEqual([20]);
  });
});
