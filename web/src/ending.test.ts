import { expect, test } from "vitest";
import { endingOf } from "./ending";
import type { Words } from "./words";

const words = { name: (seat: number) => ["Ada", "Bela"][seat], text: ({ id }: { id: string }) => id };
const source = { id: "herds", title: { id: "Herds" }, news: "scored", seat: 0, points: 1 };
const place = { kit: { sources: [source] }, seat: 0, words: words as unknown as Words };
const result = { ranks: [2, 1], scores: [5, 17], reason: "" };

test("who won is told to who lost, with their scores, the best first", () => {
  const ending = endingOf(result, null, [], place);
  expect(ending.verdict).toBe("You lost to Bela, 5\u00a0to\u00a017");
  expect(ending.order.map(({ seat, score }) => [seat, score])).toEqual([[1, 17], [0, 5]]);
  expect(endingOf({ ...result, ranks: [1, 2], scores: [17, 5] }, null, [], place).verdict).toBe("You win, 17\u00a0to\u00a05!");
  expect(endingOf(result, null, [], { ...place, seat: -1 }).verdict).toBe("Bela wins");
  const lost = endingOf({ ranks: [2, 1], scores: [0, 1], reason: "" }, null, [], place);
  expect(lost.verdict).toBe("You lost to Bela");
});

test("who won or lost together has no rank among the others", () => {
  const ending = endingOf({ ranks: [1, 1], scores: [1, 1], reason: "" }, null, [], place);
  expect(ending.together).toBe(true);
  expect(ending.counted).toBe(false);
  expect(ending.why).toBe("");
});

test("what counted is what the seats show where they have a goal", () => {
  const card = { goal: 5, unit: { id: "Elements" } };
  const seats = [{ ...card, seat: 0 }, { ...card, seat: 1, score: 5 }]; // a score of 0 is not sent
  const scene = { seats } as unknown as Parameters<typeof endingOf>[1];
  const ending = endingOf({ ranks: [2, 1], scores: [-1, 1], reason: "" }, scene, [], place);
  expect(ending.order).toEqual([{ seat: 1, rank: 1, score: 5 }, { seat: 0, rank: 2, score: 0 }]);
  expect(ending.unit).toEqual({ id: "Elements" });
});
