import { expect, test } from "vitest";
import { answers, rulesOf } from "./answers";

const LAW = `# Rules

## Damage

- **DEF-9.8** Walls, breached or not, and engines do not
  shield you from snipers.
- **DEF-9.9** Hunters in neighbouring hexes do not threaten you.
- Something that is no rule
  of the ledger.
`;
const SNIPER = { title: "Sniper", text: "It hits the hexes around its factory.", rule: "DEF-9.1", law: false };

test("rules are read one by one, with their chapters", () => {
  expect(rulesOf(LAW)).toEqual([
    {
      title: "Damage",
      text: "Walls, breached or not, and engines do not shield you from snipers.",
      rule: "DEF-9.8",
      law: true,
    },
    {
      title: "Damage",
      text: "Hunters in neighbouring hexes do not threaten you.",
      rule: "DEF-9.9",
      law: true,
    },
  ]);
});

test("plain words come before the law, and what says little not at all", () => {
  const found = answers("do walls stop snipers", [...rulesOf(LAW), SNIPER]);
  expect(found.map(({ rule }) => rule)).toEqual(["DEF-9.1", "DEF-9.8"]);
});

test("a question of nothing has no answer", () => {
  expect(answers("", [SNIPER])).toEqual([]);
  expect(answers("to be", [SNIPER])).toEqual([]);
  expect(answers("bananas", [SNIPER])).toEqual([]);
});
