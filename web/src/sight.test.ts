import { expect, it, vi } from "vitest";
import { Sight } from "./sight";
import type { Changed, News, Shown, View } from "./wire";

const said: News = { kind: "move", seat: 0, words: ["drop", "a"] };
const view = { seat: 0, version: 1, staged: [], news: [said], stills: [], tales: [] } as unknown as View;
const whole: Shown = { type: "view", view, news_from: 0, mark: "a" };
const change: Changed = {
  type: "change",
  base: "a",
  mark: "b",
  change: { set: { version: 2 } },
  news: [],
  stills: [],
  tales: [],
  news_from: 1,
};

it("makes a whole view of a change", () => {
  const sight = new Sight();
  expect(sight.take(whole)).toEqual(whole);
  const now = { ...view, version: 2, news: [] };
  expect(sight.take(change)).toEqual({ type: "view", view: now, news_from: 1, mark: "b" });
});

it("notices a change that was lost, doubled or of another view", () => {
  const sight = new Sight();
  expect(sight.take(change)).toBeNull();
  sight.take(whole);
  sight.take(change);
  expect(sight.take(change)).toBeNull();
  expect(sight.take({ ...change, base: "c", mark: "d" })).toBeNull();
  expect(sight.take(whole)).toEqual(whole);
  expect(sight.take(change)?.mark).toBe("b");
});

it("notices a change that does not fit", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const sight = new Sight();
  sight.take(whole);
  expect(sight.take({ ...change, change: { in: { scene: { list: [[0, 1]] } } } })).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
});
