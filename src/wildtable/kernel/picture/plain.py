"""A picture for programs that draw SVG and know little CSS.

Browsers and notebooks show pictures as they are. What turns them into PNG here (resvg) knows
neither `var()` nor strokes that keep their width, so both are worked out for every element.
"""

import re
from collections.abc import Mapping
from typing import Final
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from wildtable.kernel.picture.art import SVG
from wildtable.kernel.picture.page import STYLES

VARIABLE: Final = re.compile(r"var\((--[\w-]+)(?:,\s*((?:[^()]|\([^()]*\))*))?\)")
RULE: Final = re.compile(r"^\.([\w-]+) \{(.*?)\}$", re.MULTILINE)
PAINT: Final = re.compile(r"(fill|stroke): (var\([^;]*\))")
SCALE: Final = re.compile(r"scale\(([\d.]+)")
WIDTH: Final = re.compile(r"stroke-width: ([\d.]+)px")
# What is painted by a variable, by class; and which strokes keep their width, with that.
PAINTED: Final = {name: PAINT.findall(body) for name, body in RULE.findall(STYLES)}
KEPT: Final = re.findall(r"\.([\w-]+)", STYLES.strip().splitlines()[-1].partition("{")[0])
WIDTHS: Final = {
    name: float(found[1]) for name, body in RULE.findall(STYLES) if (found := WIDTH.search(body))
}
NOTHING: Final = {"--seat-ink": "#111"}  # else what has no value paints nothing


def plain(svg: str) -> str:
    """The same picture with everything worked out. Symbols lose the hatches of seats."""
    root = ElementTree.fromstring(svg)
    _work_out(root, {}, 1.0)
    return ElementTree.tostring(root, "unicode")


def _work_out(element: Element, inherited: Mapping[str, str], scale: float) -> None:
    own = _declared(element.get("style", ""))
    known = {**inherited, **{name: value for name, value in own.items() if name[:2] == "--"}}
    if element.tag == f"{{{SVG}}}style":
        element.text = _filled(element.text or "", {}).replace("vector-effect:", "x:")
    scale *= _scale(element)
    painted: dict[str, str] = {}
    for name in element.get("class", "").split():
        painted |= {paint: _filled(value, known) for paint, value in PAINTED.get(name, ())}
        if name in KEPT:
            painted["stroke-width"] = f"{WIDTHS.get(name, 1.0) / scale:.4g}"
    rest = {name: _filled(value, known) for name, value in own.items() if name[:2] != "--"}
    if painted or own:
        element.set("style", ";".join([f"{name}:{v}" for name, v in (painted | rest).items()]))
    for child in element:
        _work_out(child, known, scale)


def _declared(style: str) -> dict[str, str]:
    pairs = [each.partition(":") for each in style.split(";") if ":" in each]
    return {name.strip(): value.strip() for name, _, value in pairs}


def _filled(text: str, known: Mapping[str, str]) -> str:
    def value(found: re.Match[str]) -> str:
        return known.get(found[1]) or found[2] or NOTHING.get(found[1], "none")

    return VARIABLE.sub(value, text)


def _scale(element: Element) -> float:
    """How much larger an element makes what is in it."""
    box = element.get("viewBox", "").split()
    if element.tag == f"{{{SVG}}}svg" and box:
        wide, high = float(element.get("width", box[2])), float(element.get("height", box[3]))
        return min(wide / float(box[2]), high / float(box[3]))
    scaled = SCALE.search(element.get("transform", ""))
    return float(scaled[1]) if scaled else 1.0
