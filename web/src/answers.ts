/** Search that answers in plain words first: what a game explains itself with, then its law. */

import { RULE_ID } from "./markdown";

/** Something that may answer a question; `rule` is where to read on. */
export interface Answer {
  title: string;
  text: string;
  rule: string;
  law: boolean;
}

const MOST = 8;
const TITLE = 3; // a word of the title says as much as so many of the text
const SHORT = 3; // words of fewer letters say nothing
const RULE = new RegExp(`^- \\*\\*(${RULE_ID})\\*\\* (.*)$`);

/** The rules of a rulebook in Markdown, one by one, under their chapters. */
export function rulesOf(markdown: string): Answer[] {
  const found: Answer[] = [];
  let chapter = "";
  let last: Answer | null = null; // the rule that the line before belongs to
  for (const line of markdown.split("\n")) {
    const heading = /^#{2,3} (.*)$/.exec(line);
    const rule = RULE.exec(line);
    const more = /^ {2,}(\S.*)$/.exec(line);
    if (heading) chapter = heading[1] ?? "";
    if (rule) {
      last = { title: chapter, text: rule[2] ?? "", rule: rule[1] ?? "", law: true };
      found.push(last);
    } else if (more && last) last.text += ` ${more[1]}`;
    else last = null;
  }
  return found;
}

/** The best answers to a question, plain words before the law. */
export function answers(question: string, all: readonly Answer[]): Answer[] {
  const asked = stems(question).filter((stem) => stem.length >= SHORT);
  if (asked.length === 0) return [];
  const scored = all
    .map((answer) => ({ answer, score: score(asked, answer) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || Number(a.answer.law) - Number(b.answer.law));
  const best = scored[0]?.score ?? 0;
  const good = scored.filter(({ score }) => 2 * score >= best).slice(0, MOST);
  return good.map(({ answer }) => answer).sort((a, b) => Number(a.law) - Number(b.law));
}

function score(asked: readonly string[], { title, text }: Answer): number {
  const [heads, words] = [new Set(stems(title)), new Set(stems(text))];
  const hits = asked.map((stem) => Math.max(TITLE * Number(heads.has(stem)), 2 * Number(words.has(stem))));
  return hits.reduce((sum, each) => sum + each, 0);
}

/** The words of a text without their endings: walls and wall, Mauern and Mauer are the same. */
function stems(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return words.map((word) => (word.length > SHORT ? word.replace(/(?:ing|ed|ers|ern|er|es|en|s|e|i|o|a)$/u, "") : word));
}
