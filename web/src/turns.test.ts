import { expect, it } from "vitest";
import { turnsOf } from "./turns";
import type { Moment, News } from "./wire";

const moments: Moment[] = [
  { name: "turn-of", kind: "turn", roles: { seat: 0 } },
  { name: "interrupt", kind: "interrupt" },
  { name: "place", kind: "echo" },
];

function told(...items: News[]): [number, string[]][] {
  const heard = items.map((item) => ({ item, undone: false }));
  return turnsOf(heard, { moments, families: [], events: [] }).map(({ seat, lines }) => [
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

it("begins a turn when another seat acts, unless it breaks in", () => {
  expect(told(move(0, "go"), event("went"), move(1, "interrupt"), move(2, "go"))).toEqual([
    [0, ["go", "went", "interrupt"]],
    [2, ["go"]],
  ]);
});

it("stays with whose turn the news have named, whoever answers or breaks in", () => {
  const [begin, again, next] = ["1", "1", "2"].map((seat) => event("turn-of", seat));
  const items = [begin!, move(1, "go"), move(2, "answer"), again!, move(1, "go"), next!];
  expect(told(...items)).toEqual([
    [1, ["turn-of", "go", "answer", "turn-of", "go"]],
    [2, ["turn-of"]],
  ]);
});

it("leaves out what was taken back, and that it was as soon as something else is done", () => {
  const back: News = { kind: "undo", seat: 0, words: ["1"] };
  const heard = [
    { item: move(0, "go"), undone: false },
    { item: move(0, "end"), undone: true },
    { item: event("turn-of", "1"), undone: true },
    { item: back, undone: false },
  ];
  const named = (items: typeof heard) =>
    turnsOf(items, { moments, families: [], events: [] }).map(({ seat, lines }) => [seat, lines.map(({ item }) => item)]);
  expect(named(heard)).toEqual([[0, [move(0, "go"), back]]]);
  const on = { item: move(0, "stay"), undone: false };
  expect(named([...heard, on])).toEqual([[0, [move(0, "go"), move(0, "stay")]]]);
});

it("makes a tale a turn of its own, and knows a seat by what news call it", () => {
  const items = [move(0, "end"), move(-1, "machine"), event("walled"), event("turn-of", "order")];
  const heard = items.map((item) => ({ item, undone: false }));
  const tale = { first: 0, last: 1, title: { id: "engines" }, steps: [] };
  const events = [{ name: "turn-of", domains: ["faction"], story: false }];
  const kit = { moments: [{ name: "turn-of", kind: "turn" }], families: [], events };
  const seatOf = (id: string) => (id === "faction:order" ? 1 : -1);
  const turns = turnsOf(heard, kit, [{ tale, first: 1, last: 2 }], seatOf);
  expect(turns.map(({ seat, lines, told }) => [seat, lines.length, told?.first])).toEqual([
    [0, 1, undefined],
    [-1, 2, 1],
    [1, 0, undefined],
  ]);
});

it("leaves out what is told again", () => {
  expect(told(move(0, "place"), event("placed"), move(0, "end"))).toEqual([[0, ["placed", "end"]]]);
});
