/**
 * A rulebook in Markdown as HTML: headings, lists, tables, paragraphs, bold, italics, code. A bold
 * id like **C4-1** becomes a place that a refusal can point to, and other rules lead to it. People
 * see its number alone: which game it is of they know.
 */

/** How a rule is called: C4-1, LIF-7.2, DEF-R-40. */
export const RULE_ID = "[A-Z][A-Za-z0-9]*-[A-Za-z0-9.-]+";

// The rule itself, or one that a sentence leads to: that ends in a number, unlike a Fire-Drake.
const RULE = new RegExp(`\\*\\*(${RULE_ID})\\*\\*|\\b([A-Z][A-Z0-9]*-(?:[A-Z]-?)?\\d+(?:\\.\\d+)*)`, "g");

export function toHtml(markdown: string): string {
  const blocks = markdown.replace(/\r/g, "").split(/\n{2,}/);
  return blocks.map((block) => blockOf(block.replace(/^\n+|\s+$/g, ""))).join("\n");
}

export function numberOf(rule: string): string {
  return rule.replace(/^[A-Z][A-Za-z0-9]*-/, "");
}

export function ruleAnchor(rule: string): string {
  return `rule-${rule}`;
}

function blockOf(block: string): string {
  const lines = block.split("\n");
  const heading = /^(#{1,5}) (.*)$/.exec(lines[0] ?? "");
  if (heading?.[1] && heading[2] !== undefined) {
    const level = heading[1].length + 1; // the page has its own first heading
    const rest = lines.slice(1).join("\n");
    return `<h${level}>${inline(heading[2])}</h${level}>${rest ? blockOf(rest) : ""}`;
  }
  if (/^\s*([-*]|\d+\.) /.test(block)) return list(lines);
  if (lines[0]?.startsWith("|") && /^[|\s:-]+$/.test(lines[1] ?? "")) return table(lines);
  return block ? `<p>${inline(lines.join(" "))}</p>` : "";
}

function list(lines: string[]): string {
  const items: string[] = [];
  for (const line of lines) {
    const item = /^(\s*)(?:[-*]|\d+\.) (.*)$/.exec(line);
    if (item) items.push(item[2] ?? "");
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  return `<ul>${items.map((item) => `<li>${inline(item)}</li>`).join("")}</ul>`;
}

function table(lines: string[]): string {
  const [head = "", , ...rows] = lines;
  const cells = (line: string) =>
    line
      .replace(/^\||\|\s*$/g, "")
      .split("|")
      .map((cell) => inline(cell.trim()));
  const body = rows.map(
    (row) =>
      `<tr>${cells(row)
        .map((cell) => `<td>${cell}</td>`)
        .join("")}</tr>`,
  );
  const heads = cells(head).map((cell) => `<th scope="col">${cell}</th>`);
  return `<table><thead><tr>${heads.join("")}</tr></thead><tbody>${body.join("")}</tbody></table>`;
}

function inline(text: string): string {
  return escaped(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(RULE, (_, itself: string | undefined, other: string) =>
      itself
        ? `<b id="${ruleAnchor(itself)}">${numberOf(itself)}</b>`
        : `<a href="#${ruleAnchor(other)}">${numberOf(other)}</a>`,
    )
    .replace(/\*\*([^*]+)\*\*/g, "<b>$1</b>")
    .replace(/(^|\W)[*_]([^*_]+)[*_](?=\W|$)/g, "$1<i>$2</i>")
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");
}

function escaped(text: string): string {
  return text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;");
}
