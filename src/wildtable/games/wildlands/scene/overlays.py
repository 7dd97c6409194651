"""What can be laid over the map when asked for: whom the own characters see, cards for each."""

from wildtable.games.wildlands.content import WildlandsContent
from wildtable.games.wildlands.fields import NO_FACTION
from wildtable.games.wildlands.moves import CHARACTERS, TEAM
from wildtable.games.wildlands.rules.deck import hand_of
from wildtable.games.wildlands.rules.sight import Glance
from wildtable.games.wildlands.rules.table import first_of, owner_of
from wildtable.games.wildlands.scene.layouts import MAP, space_element
from wildtable.games.wildlands.scene.pieces import letter_of
from wildtable.games.wildlands.state import WildlandsState
from wildtable.kernel.scene import Mark, Overlay, Phrase, Stroke


def overlays_of(state: WildlandsState, seat: int) -> list[Overlay]:
    if seat < 0 or state.factions[seat] == NO_FACTION:
        return []
    return [
        Overlay("sight", Phrase("sight"), [], sight(state, seat)),
        Overlay("cards", Phrase("cards-for"), cards_for(state, seat)),
    ]


def glance(content: WildlandsContent, start: int, goal: int) -> Glance:
    """What comes of looking from a space to another."""
    return content.pack.sight[content.map_name][start][goal]


def sight_lines(content: WildlandsContent, start: int, goal: int) -> list[Stroke]:
    """The line that gives sight, or the one that is stopped; none within a space."""
    if start == goal:
        return []
    look = glance(content, start, goal)
    x, y, u, v = look.line
    return [Stroke(MAP, f"M{x:g} {y:g}L{u:g} {v:g}", look.between < 0)]


def sight(state: WildlandsState, seat: int) -> list[Stroke]:
    """A line from each own character to each enemy in its sight."""
    content, where = state.content, state.where
    lines = []
    for own in own_figures(state, seat):
        for target in range(CHARACTERS):
            if where[target] >= 0 and owner_of(state, target) != seat:
                if glance(content, where[own], where[target]).between >= 0:
                    lines += sight_lines(content, where[own], where[target])
    return lines


def own_figures(state: WildlandsState, seat: int) -> list[int]:
    """The seat's characters on the map."""
    first = first_of(state, seat)
    return [each for each in range(first, first + TEAM) if state.where[each] >= 0]


def cards_for(state: WildlandsState, seat: int) -> list[Mark]:
    """How many cards in hand show each own character, wild ones included: H3 U1."""
    content = state.content
    hand = hand_of(state, seat)
    texts: dict[int, list[str]] = {}
    for own in own_figures(state, seat):
        count = len([card for card in hand if content.icons[card] >> own % TEAM & 1])
        texts.setdefault(state.where[own], []).append(f"{letter_of(content, own)}{count}")
    return [Mark(space_element(space), " ".join(said), seat) for space, said in texts.items()]
