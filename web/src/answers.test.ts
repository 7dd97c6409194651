import { expect, test } from "vitest";
import { answers, rulesOf, type Answer } from "./answers";

const LAW = `# Rules

## Damage

- **DEF-9.8** Walls, breached or not, and engines do not
  shield you from snipers.
- **DEF-9.9** Hunters in neighbouring hexes do not threaten you.
- **DEF-R-40** One source kills one card.
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
    { title: "Damage", text: "One source kills one card.", rule: "DEF-R-40", law: true },
  ]);
});

test("plain words come before the law, and what says little not at all", () => {
  const found = answers("do walls stop snipers", [...rulesOf(LAW), SNIPER]);
  expect(found.map(({ rule }) => rule)).toEqual(["DEF-9.1", "DEF-9.8"]);
});

test("words are found by their other forms, in German as well", () => {
  const wall = { title: "Mauer", text: "Sie hält Jäger auf.", rule: "DEF-10.2", law: false };
  expect(answers("Wozu sind Mauern da", [SNIPER, wall])).toEqual([wall]);
  expect(answers("Was tust du mit Jägern", [SNIPER, wall])).toEqual([wall]);
});

test("words that stand everywhere say less than rare ones, in Italian as well", () => {
  const told = (text: string): Answer => ({ title: "", text, rule: "", law: true });
  const built = told("Le fabbriche si possono costruire qui.");
  const others = ["Quando muovi una pedina.", "Quando peschi una carta.", "Quando tiri una volta."].map(told);
  expect(answers("Quando si costruisce una fabbrica", [...others, built])[0]).toEqual(built);
});

test("words that only ask say nothing, unless there are no others", () => {
  const told = (title: string, text: string): Answer => ({ title, text, rule: "", law: false });
  const steps = told("Steps", "How far an animal goes.");
  const goal = told("How you win", "All five Elements.");
  expect(answers("how do I win", [steps, goal], "how do")).toEqual([goal]);
  expect(answers("how", [steps], "how do")).toEqual([steps]);
});

test("another word for a thing finds it, less than the word itself", () => {
  const told = (title: string): Answer => ({ title, text: "", rule: "", law: false });
  const [hack, fight, walk] = [told("Hack attack"), told("Destroy a mech"), told("Walk")];
  expect(answers("attack", [fight, walk, hack], "", "win lead; attack destroy")).toEqual([hack, fight]);
  expect(answers("attack", [fight, walk], "", "win lead; attack destroy")).toEqual([fight]);
});

test("a question of nothing has no answer", () => {
  expect(answers("", [SNIPER])).toEqual([]);
  expect(answers("to be", [SNIPER])).toEqual([]);
  expect(answers("bananas", [SNIPER])).toEqual([]);
});
