"""What things are called: spaces by zone and number, cards by what they do."""

from functools import lru_cache
from typing import Final

from wildtable.games.wildlands.content import BARE, WildlandsContent
from wildtable.games.wildlands.moves import KINDS, WILD
from wildtable.games.wildlands.state import WildlandsState
from wildtable.kernel.scene import Phrase

MOST_TITLES: Final = 1024  # of cards, that lie ready


def where(content: WildlandsContent, space: int) -> dict[str, str | int]:
    """What sentences need to name a space: its zone, and the number that is written on it."""
    zone = content.pack.charts[content.map_name].spaces[space].zone
    return {"zone": zone.lower().replace(" ", "-"), "space": space + 1}


def place(content: WildlandsContent, space: int) -> Phrase:
    """Great Hall 25."""
    return Phrase("place", where(content, space))


def named(state: WildlandsState, character: int) -> Phrase:
    return Phrase("character-name", {"character": state.content.character_names[character]})


def piece_id(state: WildlandsState, character: int) -> str:
    """The miniature, which is picked itself."""
    return f"character:{state.content.character_names[character]}"


@lru_cache(maxsize=MOST_TITLES)
def card_title(content: WildlandsContent, card: int) -> Phrase:
    """A card by its actions: Blast, Block or Shoot."""
    if card % KINDS == WILD:
        return Phrase("wild-title")
    face = content.pack.factions[card // KINDS].card[card % KINDS]
    flags = [flag for flag in [*face.icons.values(), face.open or BARE] if flag != BARE]
    words = list(dict.fromkeys(flags))[:3]
    args: dict[str, str | int] = {"count": len(words)}
    args |= {f"flag{number}": flag for number, flag in enumerate([*words, BARE, BARE, BARE][:3], 1)}
    return Phrase("card-title", args)
