import { expect, it } from "vitest";
import { turnsOf } from "./turns";
import type { Moment, News } from "./wire";

const moments: Moment[] = [
  { name: "turn-of", kind: "turn", roles: { seat: 0 } },
  { name: "interrupt", kind: "interrupt" },
];

function told(...items: News[]): [number, string[]][] {
  const heard = items.map((item) => ({ item, undone: false }));
  return turnsOf(heard, { moments }).map(({ seat, lines }) => [
    seat,
    lines.map(({ item }) => item.words[0] ?? ""),
  ]);
}

const move = (seat: number, ...words: string[]): News => ({ kind: "move", seat, words });
const event = (...words: string[]): News => ({ kind: "event", seat: -1, words });

it("begins a turn where the news say whose it is", () => {
  expect(told(move(0, "end"), event("turn-of", "1"), move(1, "go"))).toEqual([
    [0, ["end"]],
    [1, ["turn-of", "go"]],
  ]);
});

it("leaves what others answer in a turn that the news have begun", () => {
  expect(told(event("turn-of", "1"), move(1, "sell"), move(0, "bid"), move(1, "go"))).toEqual([
    [1, ["turn-of", "sell", "bid", "go"]],
  ]);
});

it("begins a turn when another seat acts, unless it breaks in", () => {
  expect(told(move(0, "go"), event("went"), move(1, "interrupt"), move(2, "go"))).toEqual([
    [0, ["go", "went", "interrupt"]],
    [2, ["go"]],
  ]);
});
