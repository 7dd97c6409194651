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
const ALIKE = 0.6; // what another word for a thing says, of what the word itself does
const SHORT = 3; // words of fewer letters say nothing
const ROOT = 6; // words that begin alike with so many letters are forms of one
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

/**
 * The best answers to a question, plain words before the law.
 *
 * `idle` words only ask. Words that are `alike` mean the same, by groups: "attack fight; win lead".
 */
export function answers(question: string, all: readonly Answer[], idle = "", alike = ""): Answer[] {
  const groups = alike.split(";").map(stems);
  const words = [...new Set(stems(question).filter((stem) => stem.length >= SHORT))];
  const empty = new Set(stems(idle));
  const meant = words.filter((stem) => !empty.has(stem));
  const asked = meant.length > 0 ? meant : words;
  const told = all.map((answer) => ({ answer, ...said(answer) }));
  const weights = asked.map((stem) => {
    const holding = told.filter(({ heads, words }) => heads.has(stem) || words.has(stem)).length;
    return Math.log(1 + all.length / Math.max(holding, 1)); // what is said everywhere says little
  });
  const scored = told
    .map(({ answer, heads, words }) => {
      const hit = (stem: string) => Math.max(TITLE * Number(heads.has(stem)), 2 * Number(words.has(stem)));
      const hits = asked.map((stem) => {
        const others = groups.find((group) => group.includes(stem)) ?? [];
        return Math.max(hit(stem), ...others.map((other) => ALIKE * hit(other)));
      });
      return { answer, score: hits.reduce((sum, hit, i) => sum + hit * (weights[i] ?? 0), 0) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || Number(a.answer.law) - Number(b.answer.law));
  const best = scored[0]?.score ?? 0;
  const good = scored.filter(({ score }) => 2 * score >= best).slice(0, MOST);
  return good.map(({ answer }) => answer).sort((a, b) => Number(a.law) - Number(b.law));
}

function said({ title, text }: Answer): { heads: Set<string>; words: Set<string> } {
  return { heads: new Set(stems(title)), words: new Set(stems(text)) };
}

/** The words of a text by their roots: Mauern and Mauer, costruisce and costruire are the same. */
function stems(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return words.map((word) => {
    const bare = word.length > SHORT ? word.replace(/(?:ing|ed|ers|ern|er|es|en|s|e|i|o|a)$/u, "") : word;
    return bare.slice(0, ROOT);
  });
}
