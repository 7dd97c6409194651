"""The page around a report: one file, no script, no address outside, light and dark."""

from collections.abc import Sequence
from html import escape
from typing import Final

STYLES: Final = """
:root { color-scheme: light dark; --ink: light-dark(#1c2320, #f1ece0);
  --quiet: light-dark(#4c5650, #b9c0b8); --paper: light-dark(#faf7ef, #161c19);
  --sheet: light-dark(#fffdf6, #1f2723); --rule: light-dark(#d5cfbf, #3b4640);
  --mark: light-dark(#1b6844, #6fd0a0); --reach: light-dark(#9cc7b1, #37684f);
  --l0: light-dark(#1b6844, #6fd0a0); --l1: light-dark(#a5361f, #ff9a80);
  --l2: light-dark(#2456a6, #8fb6ff); --l3: light-dark(#7a5a00, #e6c35c);
  --l4: light-dark(#7a2f8f, #dca0ee); --l5: light-dark(#00666b, #6ad6dc); }
* { box-sizing: border-box; }
body { margin: 0; padding: 1rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: auto; }
h1 { font-size: 1.6rem; line-height: 1.2; } h2 { margin-top: 2.5rem; }
section { background: var(--sheet); border: 1px solid var(--rule); border-radius: 8px;
  padding: .25rem 1rem 1rem; margin: 1rem 0; }
.scroll { overflow-x: auto; margin: 1rem 0; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-weight: 600; padding: .25rem 0; }
th, td { padding: .2rem .6rem .2rem 0; text-align: left; border-top: 1px solid var(--rule); }
thead th, thead td { border: 0; font-size: .85rem; color: var(--quiet); }
tbody th { font-weight: 400; } .quiet { color: var(--quiet); white-space: nowrap; }
.bar { position: relative; min-width: 8rem; width: 45%; }
.reach { position: absolute; top: calc(50% - 3px); height: 6px; border-radius: 3px;
  background: var(--reach); }
.dot { position: absolute; top: calc(50% - 5px); width: 10px; height: 10px; margin-left: -5px;
  border-radius: 5px; background: var(--mark); }
.charts { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); }
figure { margin: 0; } figure > svg { width: 100%; height: auto; display: block; }
.chart { max-width: 30rem; } .chart text { font-size: 11px; fill: var(--quiet); }
figcaption { font-size: .9rem; }
.axis { fill: none; stroke: var(--quiet); } .column { fill: var(--mark); }
.line { fill: none; stroke-width: 2; }
.l0 { stroke: var(--l0); } .l1 { stroke: var(--l1); } .l2 { stroke: var(--l2); }
.l3 { stroke: var(--l3); } .l4 { stroke: var(--l4); } .l5 { stroke: var(--l5); }
.legend { list-style: none; padding: 0; margin: 0; display: flex; flex-wrap: wrap; gap: .2rem 1rem;
  font-size: .9rem; }
.legend li::before { content: ""; display: inline-block; width: 1rem; height: .25rem;
  margin-right: .4rem; vertical-align: middle; background: currentColor; }
.legend .l0::before { background: var(--l0); } .legend .l1::before { background: var(--l1); }
.legend .l2::before { background: var(--l2); } .legend .l3::before { background: var(--l3); }
.legend .l4::before { background: var(--l4); } .legend .l5::before { background: var(--l5); }
.heat > svg { border-radius: 6px; }
.sure { font-weight: 600; }
@media (max-width: 40rem) { /* words and figures need the room that bars and edges would take */
  body { padding: .5rem; } section { padding: .25rem .6rem .6rem; }
  .bar, thead td { display: none; } table { font-size: .85rem; } th, td { padding-right: .35rem; }
  thead th { font-size: .75rem; } }
"""


def page(title: str, intro: Sequence[str], sections: Sequence[str]) -> str:
    """A whole document."""
    told = "".join([f"<p>{escape(line)}</p>" for line in intro])
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLES}</style></head><body><main>"
        f"<h1>{escape(title)}</h1>{told}{''.join(sections)}</main></body></html>\n"
    )


def section(title: str, *parts: str) -> str:
    """A part of the page; nothing where there is nothing to show."""
    shown = [part for part in parts if part]
    return f"<section><h3>{escape(title)}</h3>{''.join(shown)}</section>" if shown else ""


def charts(*found: str) -> str:
    """Small charts side by side."""
    shown = [chart for chart in found if chart]
    return f'<div class="charts">{"".join(shown)}</div>' if shown else ""
