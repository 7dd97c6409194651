import { beforeEach, expect, test, vi } from "vitest";
import { mutedAt, toggleMuted } from "./muted";

beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
});

test("who is muted stays so at this match, until heard again", () => {
  toggleMuted("one", 1);
  expect([...toggleMuted("one", -2)]).toEqual([1, -2]);
  expect([...mutedAt("one")]).toEqual([1, -2]); // as after a reload
  expect(mutedAt("two").size).toBe(0);
  expect([...toggleMuted("one", 1)]).toEqual([-2]);
  expect([...mutedAt("one")]).toEqual([-2]);
});
