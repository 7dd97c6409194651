"""A game's drawings: which there are, and those that a picture needs."""

import re
from collections.abc import Iterable
from functools import cache
from typing import Final, final
from xml.etree import ElementTree

SVG: Final = "http://www.w3.org/2000/svg"
REFERENCE: Final = re.compile(r'(?:href="#|url\(#)([^")]+)')
NAME: Final = re.compile(r'(\bid="|href="#|url\(#)')

ElementTree.register_namespace("", SVG)


@final
class Art:
    """The drawings of one game by their ids."""

    def __init__(self, source: str) -> None:
        root = ElementTree.fromstring(source or f'<svg xmlns="{SVG}"/>')
        self.styles: Final = "".join([style.text or "" for style in root.iter(f"{{{SVG}}}style")])
        self.drawings: Final = {
            id: ElementTree.tostring(each, "unicode").strip()
            for each in root.iter()
            if (id := each.get("id")) is not None
        }

    def has(self, id: str) -> bool:
        return id in self.drawings

    def only(self, ids: Iterable[str]) -> str:
        """The source of these drawings and of all that they are made of."""
        needed: dict[str, str] = {}
        waiting = sorted(ids)
        while waiting:
            id = waiting.pop()
            if id in self.drawings and id not in needed:
                needed[id] = self.drawings[id]
                waiting += REFERENCE.findall(needed[id])
        # A drawing inside another one that is here already would be here twice.
        inside = {id for each in needed.values() for id in re.findall(r'\bid="([^"]+)"', each)[1:]}
        return "".join([source for id, source in needed.items() if id not in inside])


@cache
def art_of(source: str) -> Art:
    """Read once for each game."""
    return Art(source)


def named_apart(svg: str, game: str) -> str:
    """The same SVG with ids of its own, so that a page can show pictures of several games."""
    return NAME.sub(rf"\g<1>{game}-", svg)
