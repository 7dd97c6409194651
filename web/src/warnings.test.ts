import { beforeEach, expect, test, vi } from "vitest";

const store = new Map<string, string>();
vi.mock("./settings.svelte", () => ({
  keep: (key: string, value: unknown) => store.set(key, JSON.stringify(value)),
  kept: (key: string) => JSON.parse(store.get(key) ?? "null") ?? undefined,
}));

const { ENOUGH, heed, warningOf } = await import("./warnings");
const LONE = {
  id: "lone-tile",
  moves: ["expand A1", "expand B2"],
  text: { id: "warn-lone-tile" },
  rule: "LIF-20.13",
};
const BID = { id: "useless-bid", moves: ["bid"], text: { id: "warn-useless-bid" }, rule: "LIF-14.19" };

beforeEach(() => store.clear());

test("a move deserves the warning of its family or of itself", () => {
  expect(warningOf("wildlife", [LONE, BID], ["bid 3"])).toBe(BID);
  expect(warningOf("wildlife", [LONE, BID], ["expand B2"])).toBe(LONE);
  expect(warningOf("wildlife", [LONE, BID], ["expand B22", "pass"])).toBeNull();
});

test("a warning fades once it has been heeded often enough, in its game alone", () => {
  for (let times = 0; times < ENOUGH; times++) {
    expect(warningOf("wildlife", [BID], ["bid 3"])).toBe(BID);
    heed("wildlife", BID);
  }
  expect(warningOf("wildlife", [BID], ["bid 3"])).toBeNull();
  expect(warningOf("wildlands", [BID], ["bid 3"])).toBe(BID);
});

test("one that has faded makes room for another of the same move", () => {
  const dear = { ...BID, id: "dear-bid" };
  heed("wildlife", BID, ENOUGH);
  expect(warningOf("wildlife", [BID, dear], ["bid 3"])).toBe(dear);
});
