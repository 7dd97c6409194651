import { describe, expect, test } from "vitest";
import { ago, standing } from "./matches";
import type { MatchSummary } from "./wire";

const MATCH: MatchSummary = {
  match: "m",
  game: "g",
  seat: 0,
  seats: [
    { name: "Ann", kind: "me" },
    { name: "Bo", kind: "friend" },
    { name: "Cy", kind: "bot" },
  ],
  my_turn: false,
  turn: [1, 2],
  over: false,
  result: null,
  last_at: 0,
};

const OPEN = MATCH.seats.map((seat, i) => ({ ...seat, invited: i > 0 }));

const ended = (...ranks: number[]): MatchSummary => ({
  ...MATCH,
  over: true,
  turn: [],
  result: { scores: ranks, ranks, reason: "" },
});

describe("how a match stands", () => {
  test.each([
    [{ ...MATCH, my_turn: true }, "your turn"],
    [MATCH, "waiting for Bo and Cy"],
    [{ ...MATCH, turn: [] }, "in progress"],
    [{ ...MATCH, turn: [], seats: OPEN }, "waiting for players"],
    [ended(1, 2, 3), "you won"],
    [ended(2, 1, 3), "you came second"],
    [ended(1, 1, 1), "won together"],
    [ended(2, 2, 2), "lost"],
    [ended(1), "you won"],
    [{ ...ended(1, 2, 3), seat: -2 }, "finished"],
  ])("%#: %o", (match, said) => {
    expect(standing(match)).toBe(said);
  });
});

test.each([
  [10, "just now"],
  [60, "1 minute ago"],
  [12 * 60, "12 minutes ago"],
  [3 * 3600, "3 hours ago"],
  [26 * 3600, "yesterday"],
  [40 * 24 * 3600, "last month"],
])("%i seconds before now is %s", (seconds, said) => {
  expect(ago(0, seconds * 1000)).toBe(said);
});
