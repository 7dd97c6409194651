/** A rulebook as people read it: options as the set-up calls them, and pictures with the rules. */

import { ruleAnchor, toHtml } from "./markdown";
import type { RuleBook } from "./wire";
import type { Words } from "./words";

// As rules name it, perhaps with one of its values; another value of the one before stands alone.
const OPTION = /`"?(\w+)"?(?:\s+=\s+"?(\w+)"?)?`/g;

export function bookHtml({ text, figures }: RuleBook, words: Words): string {
  return Object.entries(figures).reduce(withFigure, toHtml(withOptions(text, words)));
}

/** Text of a rule without any markup. */
export function plainRule(text: string, words: Words): string {
  return withOptions(text, words).replaceAll("*", "");
}

function withOptions(text: string, words: Words): string {
  let last = "";
  return text.replace(OPTION, (_, name: string, value?: string) => {
    if (!words.hasOption(name)) return `*${words.option(last, name)}*`;
    last = name;
    const title = words.option(name);
    return `*${value === undefined ? title : `${title}: ${words.option(name, value)}`}*`;
  });
}

/** A picture stands at the end of the rule that it shows. */
function withFigure(html: string, [rule, drawing]: [string, string]): string {
  const start = html.indexOf(`<b id="${ruleAnchor(rule)}">`);
  const end = start < 0 ? -1 : html.indexOf("</li>", start);
  return end < 0 ? html : `${html.slice(0, end)}${drawing}${html.slice(end)}`;
}
