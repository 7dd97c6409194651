"""What can be laid over the map when asked for: whom the own characters see, cards for each."""

from wildtable.games.wildlands.content import WildlandsContent
from wildtable.games.wildlands.layouts import MAP
from wildtable.games.wildlands.moves import CHARACTERS, TEAM
from wildtable.games.wildlands.rules.deck import hand_of
from wildtable.games.wildlands.rules.sight import Glance
from wildtable.games.wildlands.rules.table import NOBODY, first_of, owner_of
from wildtable.games.wildlands.state import WildlandsState
from wildtable.kernel.scene import Line, Mark, Overlay, Phrase


def overlays_of(state: WildlandsState, seat: int) -> list[Overlay]:
    if seat < 0 or state.factions[seat] == NOBODY:
        return []
    return [
        Overlay("sight", Phrase("sight"), *sight(state, seat)),
        Overlay("cards", Phrase("cards-for"), cards_for(state, seat)),
    ]


def glance(content: WildlandsContent, start: int, goal: int) -> Glance:
    """What comes of looking from a space to another."""
    return content.pack.sight[content.map_name][start][goal]


def sight_lines(content: WildlandsContent, start: int, goal: int) -> list[Line]:
    """The line that gives sight, or the one that is stopped; none within a space."""
    if start == goal:
        return []
    look = glance(content, start, goal)
    x, y, u, v = look.line
    return [Line(MAP, f"M{x:g} {y:g}L{u:g} {v:g}", look.between < 0)]


def sight(state: WildlandsState, seat: int) -> tuple[list[Mark], list[Line]]:
    """A line to each enemy in sight, and on it how many spaces lie between."""
    content, where = state.content, state.where
    marks, lines = [], []
    enemies = [c for c in range(CHARACTERS) if where[c] >= 0 and owner_of(state, c) != seat]
    for target in enemies:
        least = [
            glance(content, where[own], where[target]).between
            for own in own_figures(state, seat)
            if glance(content, where[own], where[target]).between >= 0
        ]
        name = content.character_names[target]
        text = str(min(least)) if least else "–"
        marks.append(Mark(f"character:{name}", text, owner_of(state, target)))
        for own in own_figures(state, seat):
            if glance(content, where[own], where[target]).between >= 0:
                lines += sight_lines(content, where[own], where[target])
    return marks, lines


def own_figures(state: WildlandsState, seat: int) -> list[int]:
    """The seat's characters on the map."""
    first = first_of(state, seat)
    return [each for each in range(first, first + TEAM) if state.where[each] >= 0]


def cards_for(state: WildlandsState, seat: int) -> list[Mark]:
    """How many cards in hand show each own character, wild ones included."""
    content = state.content
    hand = hand_of(state, seat)
    return [
        Mark(
            f"character:{content.character_names[own]}",
            str(len([card for card in hand if content.icons[card] >> own % TEAM & 1])),
            seat,
        )
        for own in own_figures(state, seat)
    ]
