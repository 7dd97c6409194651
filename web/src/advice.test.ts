import { expect, test } from "vitest";
import { Advice, aimAlong, costOf, leadOf } from "./advice.svelte";
import { NOTHING } from "./picks";
import type { Suggested } from "./wire";

const walk = { move: "migrate E5 G5", picks: ["space:E5", "space:G5"] };
const pass = { move: "pass", picks: [] };
const best = { moves: [walk.move, pass.move], cost: 0 };

const told = (key: string, version = 4): Suggested => ({
  type: "suggested",
  key,
  version,
  ways: [best],
  stands: {},
});

test("what was asked for is told until the position is another", () => {
  const advice = new Advice(() => "k1");
  advice.ask();
  expect(advice.thinking).toBe(true);
  advice.hear(told("k1"));
  expect(advice.thinking).toBe(false);
  advice.see(4);
  expect(advice.told?.ways).toEqual([best]);
  advice.see(5);
  expect(advice.told).toBeNull();
});

test("who has closed it, or asked anew, is not told the old answer", () => {
  let number = 0;
  const advice = new Advice(() => `k${++number}`);
  advice.ask();
  advice.ask(); // it thinks already
  expect(number).toBe(1);
  advice.close();
  advice.hear(told("k1"));
  expect(advice.told).toBeNull();
  advice.ask();
  advice.end("k1");
  expect(advice.thinking).toBe(true);
  advice.end("k2");
  expect(advice.thinking).toBe(false);
});

test("costs are told in words", () => {
  const costs = [-0.01, 0.019, 0.02, 0.079, 0.08];
  expect(costs.map((cost) => costOf({ moves: [], cost }))).toEqual(
    ["none", "none", "little", "little", "much"],
  );
  expect(leadOf([best])).toBe("only");
  expect(leadOf([best, { moves: [], cost: 0.05 }])).toBe("close");
  expect(leadOf([best, { moves: [], cost: 0.2 }])).toBe("clear");
});

test("the light goes along a way, and out where somebody goes another", () => {
  expect(aimAlong(best, [], [walk, pass], NOTHING)).toEqual({ thing: "space:E5", family: "migrate" });
  expect(aimAlong(best, [walk.move], [pass], NOTHING)).toEqual({ button: "pass" });
  expect(aimAlong(best, best.moves, [], NOTHING)).toEqual({ confirm: true });
  expect(aimAlong(best, [pass.move], [walk], NOTHING)).toBeNull();
});
