import { describe, expect, it } from "vitest";
import { between, bounded, closeTo, fitted, nearTo, shows, viewBox, zoomed } from "./camera";
import type { Element, Layout } from "./wire";

const PLACES: Element[] = [0, 1, 2].map((x) => ({ id: `${x}`, x: x + 1, y: 2 }));
const LAYOUT: Layout = { id: "grid", width: 10, height: 5, elements: PLACES };
const frame = { width: 400, height: 400 };

describe("the camera", () => {
  it("fits the whole layout into any frame", () => {
    const box = viewBox(LAYOUT, fitted(LAYOUT), frame);
    expect(box.width).toBeGreaterThanOrEqual(LAYOUT.width);
    expect(box.width).toBeCloseTo(box.height);
  });

  it("leaves room for the names of columns and rows", () => {
    const named = { ...LAYOUT, columns: ["a", "b"] };
    const width = (layout: Layout) => viewBox(layout, fitted(layout), frame).width;
    expect(width(named)).toBeGreaterThan(width(LAYOUT));
  });

  it("keeps the point under the pointer when it zooms", () => {
    const before = fitted(LAYOUT);
    const after = zoomed(before, 2, 2, 1);
    expect(after.zoom).toBe(2);
    expect((2 - after.x) * after.zoom).toBeCloseTo((2 - before.x) * before.zoom);
  });

  it("does not leave the layout", () => {
    const away = bounded(LAYOUT, { x: 100, y: -100, zoom: 4 }, frame);
    const box = viewBox(LAYOUT, away, frame);
    expect(box.x + box.width).toBeLessThanOrEqual(LAYOUT.width);
    expect(box.y).toBeGreaterThanOrEqual(0);
  });

  it("goes close to places that a finger could not hit, and shows all of them", () => {
    const near = closeTo(LAYOUT, PLACES, frame, 88);
    const box = viewBox(LAYOUT, near ?? fitted(LAYOUT), frame);
    expect(near?.zoom).toBeGreaterThan(1.5);
    for (const { x, y } of PLACES) {
      expect(Math.abs(x - box.x - box.width / 2) + 0.5).toBeLessThanOrEqual(box.width / 2);
      expect(Math.abs(y - box.y - box.height / 2) + 0.5).toBeLessThanOrEqual(box.height / 2);
    }
  });

  it("stays where places are large enough, or lie too far apart", () => {
    expect(closeTo(LAYOUT, PLACES, frame, 20)).toBeNull();
    const apart = [
      { id: "a", x: 0.5, y: 0.5 },
      { id: "b", x: 9.5, y: 4.5 },
    ];
    expect(closeTo(LAYOUT, apart, frame, 88)).toBeNull();
  });
});

describe("near who acts", () => {
  const place = (x: number, y: number): Element => ({ id: `${x}-${y}`, x, y });
  const actor = place(5, 2.5);
  const boxOf = (places: Element[]) => {
    const camera = nearTo(LAYOUT, actor, places, frame, 4);
    return viewBox(LAYOUT, camera ?? fitted(LAYOUT), frame);
  };

  it("sees so many units across, with them in the middle", () => {
    expect(boxOf([]).width).toBeCloseTo(4);
    expect(boxOf([]).x).toBeCloseTo(3);
  });

  it("goes to one side, and a little farther away, to show all that can be picked", () => {
    const aside = [place(7.5, 2.5)];
    expect(boxOf(aside).width).toBeCloseTo(4);
    expect(shows(boxOf(aside), [actor, ...aside])).toBe(true);
    const apart = [place(3, 2.5), place(7, 2.5)];
    expect(boxOf(apart).width).toBeCloseTo(5);
    expect(shows(boxOf(apart), apart)).toBe(true);
  });

  it("stays near where all of it lies too far apart", () => {
    const apart = [place(0.5, 2.5), place(9.5, 2.5)];
    expect(boxOf(apart).width).toBeCloseTo(4);
    expect(shows(boxOf(apart), apart)).toBe(false);
  });

  it("is no camera of its own where the whole is hardly smaller", () => {
    expect(nearTo(LAYOUT, actor, [], frame, 9)).toBeNull();
  });
});

describe("a glide", () => {
  it("goes from one box to the other", () => {
    const [from, to] = [viewBox(LAYOUT, fitted(LAYOUT), frame), { x: 1, y: 1, width: 2, height: 2 }];
    expect(between(from, to, 0)).toEqual(from);
    expect(between(from, to, 1)).toEqual(to);
  });
});
