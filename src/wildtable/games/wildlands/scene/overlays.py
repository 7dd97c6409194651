"""What can be laid over the map when asked for: whom the own characters see, who threatens them."""

from wildtable.games.wildlands.content import WildlandsContent
from wildtable.games.wildlands.fields import NO_FACTION
from wildtable.games.wildlands.moves import CHARACTERS, TEAM
from wildtable.games.wildlands.rules.deck import hand_of
from wildtable.games.wildlands.rules.sight import Glance
from wildtable.games.wildlands.rules.table import first_of, owner_of
from wildtable.games.wildlands.scene.layouts import MAP, on_map, space_element
from wildtable.games.wildlands.state import WildlandsState
from wildtable.kernel.scene import Key, Mark, Overlay, Phrase, Stroke


def overlays_of(state: WildlandsState, seat: int) -> list[Overlay]:
    if seat < 0 or state.factions[seat] == NO_FACTION:
        return []
    return [
        Overlay("sight", Phrase("sight"), [], sight(state, seat), "gi-eye-target",
                [Key("—", Phrase("sight-key"))]),
        Overlay("danger", Phrase("danger"), danger(state, seat), [], "gi-claws",
                [Key("2", Phrase("danger-key"))]),
        Overlay("cards", Phrase("cards-for"), cards_for(state, seat), [], "gi-card-draw",
                [Key("3", Phrase("cards-for-key"))]),
    ]  # fmt: skip


def glance(content: WildlandsContent, start: int, goal: int) -> Glance:
    """What comes of looking from a space to another."""
    return content.pack.sight[content.map_name][start][goal]


def sight_lines(content: WildlandsContent, start: int, goal: int) -> list[Stroke]:
    """The line that gives sight, or the one that is stopped; none within a space."""
    if start == goal:
        return []
    look = glance(content, start, goal)
    start_x, start_y, end_x, end_y = look.line
    x, y, u, v = on_map((start_x, start_y, end_x, end_y))
    return [Stroke(MAP, f"M{x:g} {y:g}L{u:g} {v:g}", look.between < 0, "aim")]


def sight(state: WildlandsState, seat: int) -> list[Stroke]:
    """A line from each own character to each enemy in its sight."""
    content, where = state.content, state.where
    lines = []
    for own in own_figures(state, seat):
        for target in enemies(state, seat):
            if glance(content, where[own], where[target]).between >= 0:
                lines += sight_lines(content, where[own], where[target])
    return lines


def danger(state: WildlandsState, seat: int) -> list[Mark]:
    """How many enemies could shoot at who stands there, or strike."""
    content, where = state.content, state.where
    marks = []
    for space in dict.fromkeys([where[own] for own in own_figures(state, seat)]):
        see = [
            each
            for each in enemies(state, seat)
            if glance(content, where[each], space).between >= 0
        ]
        if see:
            marks.append(Mark(space_element(space), str(len(see)), kind="danger"))
    return marks


def own_figures(state: WildlandsState, seat: int) -> list[int]:
    """The seat's characters on the map."""
    first = first_of(state, seat)
    return [each for each in range(first, first + TEAM) if state.where[each] >= 0]


def enemies(state: WildlandsState, seat: int) -> list[int]:
    """Everybody else's characters on the map."""
    return [
        each
        for each in range(CHARACTERS)
        if state.where[each] >= 0 and owner_of(state, each) != seat
    ]


def cards_for(state: WildlandsState, seat: int) -> list[Mark]:
    """How many cards in hand show each own character, wild ones included: Lunk 3, Quill 1."""
    content = state.content
    hand = hand_of(state, seat)
    names = {each.id: each.name for each in content.pack.factions[state.factions[seat]].character}
    texts: dict[int, list[str]] = {}
    for own in own_figures(state, seat):
        count = len([card for card in hand if content.icons[card] >> own % TEAM & 1])
        texts.setdefault(state.where[own], []).append(
            f"{names[content.character_names[own]]} {count}"
        )
    return [Mark(space_element(space), ", ".join(said), seat) for space, said in texts.items()]
