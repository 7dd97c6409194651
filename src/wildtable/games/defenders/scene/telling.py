"""An event of a machine card as its tale reads it, and what pages of it share."""

from typing import NamedTuple

from wildtable.games.defenders.moves import HEX
from wildtable.games.defenders.scene.places import SHORT
from wildtable.games.defenders.state import DefendersState
from wildtable.kernel.phrase import Phrase


class Telling(NamedTuple):
    """An item of news: its number, its words, and the state as it was told."""

    number: int
    name: str
    words: list[str]
    state: DefendersState

    def args(self) -> list[int]:
        """Its arguments, as the rules told them."""
        domains = self.state.content.events.by_name[self.name].domains
        return [domain.read(word) for domain, word in zip(domains, self.words, strict=True)]


def named(events: list[Telling], *names: str) -> list[Telling]:
    return [each for each in events if each.name in names]


def quiet() -> Phrase:
    return Phrase("tale-quiet")


def title(order: str) -> Phrase:
    return Phrase("tale-step", {"order": order})


def listed(hexes: list[int]) -> str:
    """Places in a sentence: "D3, E4 and F2"."""
    *before, last = [SHORT[hex] for hex in hexes]
    return f"{', '.join(before)} and {last}" if before else last


def places(hexes: list[int]) -> list[str]:
    """Where the board is to be looked at."""
    return [HEX.element(hex) for hex in dict.fromkeys(hexes)]
