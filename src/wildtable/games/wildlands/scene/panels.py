"""The tables beside the map: what a faction can do, and what lies in the discard piles."""

from functools import lru_cache

from wildtable.games.wildlands.content import WildlandsContent
from wildtable.games.wildlands.fields import NO_FACTION, NO_SEAT
from wildtable.games.wildlands.frames import CHOOSING
from wildtable.games.wildlands.moves import FLAG_NAMES, TEAM
from wildtable.games.wildlands.rules.deck import pile_of
from wildtable.games.wildlands.rules.redeal import sees_pile
from wildtable.games.wildlands.rules.setup import free_factions
from wildtable.games.wildlands.scene.pieces import card_label
from wildtable.games.wildlands.state import WildlandsState
from wildtable.kernel.frames import top
from wildtable.kernel.scene import Panel, Phrase, Row

Words = dict[str, str | int]
MOST_PANELS = 256  # that are kept: a faction card never changes


def panels_of(state: WildlandsState, seat: int) -> list[Panel]:
    panels = []
    for other in range(state.seats):
        panels += seat_panels(state, other, seat)
    if top(state.stack) == CHOOSING:
        content = state.content
        free = free_factions(state)
        panels += [faction_panel(content, each, NO_SEAT, alone=True) for each in free]
    return panels


def seat_panels(state: WildlandsState, seat: int, viewer: int) -> list[Panel]:
    content = state.content
    faction = state.factions[seat]
    if faction == NO_FACTION:
        return []
    panels = [faction_panel(content, faction, seat, alone=False)]
    pile = pile_of(state, seat)
    if pile and sees_pile(state, viewer, seat):
        rows = [Row(card_label(content, card), []) for card in reversed(pile)]
        title = Phrase("discard-title", {"count": len(pile)})
        panels.append(Panel(f"discard-{seat}", title, rows, seat, folded=True))
    return panels


@lru_cache(maxsize=MOST_PANELS)
def faction_panel(content: WildlandsContent, faction: int, owner: int, alone: bool) -> Panel:
    """WLD-9.7 a faction card: who has which flags, and how often."""
    name = content.faction_names[faction]
    words: Words = {"faction": name}
    rows = [Row(Phrase("faction-about", words), [])]
    for character in range(TEAM * faction, TEAM * faction + TEAM):
        words = {
            "character": content.character_names[character],
            "health": content.health[character],
        }
        rows.append(Row(Phrase("faction-character", {**words, **_flags(content, character)}), []))
    rows.append(Row(Phrase("faction-open", _open_flags(content, faction)), []))
    rows.append(Row(Phrase("faction-wild", {"count": content.wilds[faction]}), []))
    title = Phrase("faction-card", {"faction": name, "alone": int(alone)})
    return Panel(f"faction-{name}", title, rows, owner, folded=True)


def _flags(content: WildlandsContent, character: int) -> Words:
    """How many cards have each flag beside the character's own icon."""
    name = content.character_names[character]
    cards = content.pack.factions[character // TEAM].card
    flags = [card.icons.get(name) for card in cards]
    return {each: flags.count(each) for each in FLAG_NAMES}


def _open_flags(content: WildlandsContent, faction: int) -> Words:
    flags = [card.open for card in content.pack.factions[faction].card]
    return {each: flags.count(each) for each in FLAG_NAMES}
