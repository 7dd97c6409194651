import { expect, test } from "vitest";
import { expected, losses } from "./reasons";
import type { Scene } from "./wire";
import type { Words } from "./words";

const words = { name: (seat: number) => ["Ada", "Bela"][seat], text: ({ id }: { id: string }) => id };
const place = {
  scene: { meters: [{ id: "toxic", title: { id: "Toxic sites" }, value: 1 }] },
  seat: 0,
  words: words as unknown as Words,
};
const way = { moves: ["go"], cost: 0.1 };

test("what a way leads to is told seat by seat, before and after", () => {
  const told = expected({ "seat:0": 3, "seat:1": 4 }, { ...way, stands: { "seat:0": 5.04, "seat:1": 4 } }, place);
  expect(told).toEqual(["You 3 → 5", "Bela 4 → 4"]);
});

test("of meters only those are told that change", () => {
  const stands = { "lose:toxic": 1.1, "win:camps": 3 };
  expect(expected({ "lose:toxic": 1, "win:camps": 2 }, { ...way, stands }, place)).toHaveLength(1);
});

test("what is worse is said of whom it is worse for", () => {
  const lost = [
    { what: "seat:1", by: 2 },
    { what: "seat:0", by: 1.5 },
    { what: "lose:toxic", by: 0.5 },
  ];
  const [rival, own, ...more] = losses({ ...way, losses: lost }, place);
  expect(rival).toContain("Bela");
  expect(own).toContain("1.5");
  expect(more).toEqual([]); // two are enough
  const seats = [{ goal: 5, unit: { id: "Elements" } }] as unknown as NonNullable<Scene["seats"]>;
  const [taken, mine] = losses({ ...way, losses: lost }, { ...place, scene: { seats } });
  expect(taken).toContain("Elements: about 2 more for");
  expect(mine).toBe("Elements: about 1.5 fewer for you.");
  expect(losses(way, place)).toHaveLength(1);
});
