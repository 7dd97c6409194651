import { expect, it } from "vitest";
import { toHtml } from "./markdown";

it.each([
  ["# Rules", "<h2>Rules</h2>"],
  ["Two *words*\nin a **row**", "<p>Two <i>words</i> in a <b>row</b></p>"],
  ["- one\n  more\n- two", "<ul><li>one more</li><li>two</li></ul>"],
  [
    "## Four\n- **C4-1** A disc falls.",
    '<h3>Four</h3><ul><li><b id="rule-C4-1">1</b> A disc falls.</li></ul>',
  ],
  ["- **DEF-R-40** A ruling.", '<ul><li><b id="rule-DEF-R-40">R-40</b> A ruling.</li></ul>'],
  ["As a Fire-Drake (NES-8.3).", '<p>As a Fire-Drake (<a href="#rule-NES-8.3">8.3</a>).</p>'],
  ["a < b & `c`", "<p>a &lt; b &amp; <code>c</code></p>"],
  [
    "| a | b |\n|---|--:|\n| 1 | 2 |",
    '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead>' +
      "<tbody><tr><td>1</td><td>2</td></tr></tbody></table>",
  ],
])("%s", (markdown, html) => {
  expect(toHtml(markdown)).toBe(html);
});
