"""What is looked up beside the board: the own chart sign by sign, and who leads where."""

from wildtable.games.wildlife.frames import BIDDING, CARD_USE, OFFERED, SEEDING, TURN, USED_CARD
from wildtable.games.wildlife.moves import (
    ADAPTATION_CARD,
    EMPTY,
    JOKER,
    LEVEL_NAMES,
    NO_CHART,
    TERRAINS,
)
from wildtable.games.wildlife.scene.signs import level_sign, terrain_sign
from wildtable.games.wildlife.state import WildlifeState
from wildtable.kernel.frames import field, top
from wildtable.kernel.made_of import made_of
from wildtable.kernel.scene import Lookup, Phrase, Share, Sign, Tally


def lookups_of(state: WildlifeState, seat: int) -> list[Lookup]:
    found = [leaders(state, seat)]
    if seat >= 0 and state.organism[seat] != NO_CHART:
        found.insert(0, chart(state, seat))
    return found


def concerned(state: WildlifeState, seat: int) -> list[int]:
    """The terrains that the open question is about, for who takes part in it."""
    kind = top(state.stack)
    card = -1
    if kind == BIDDING:
        card = field(state.stack, OFFERED)
    elif kind == CARD_USE and state.turn().seat == seat:
        card = field(state.stack, USED_CARD)
    return [card] if 0 <= card < TERRAINS and seat >= 0 else []


def is_open(state: WildlifeState, seat: int) -> bool:
    """Whether the viewer is asked for something that any terrain may matter to."""
    kind = top(state.stack)
    adapts = kind == CARD_USE and field(state.stack, USED_CARD) in (ADAPTATION_CARD, JOKER)
    return state.turn().seat == seat and (kind in (SEEDING, TURN) or adapts)


def chart(state: WildlifeState, seat: int) -> Lookup:
    """LIF-4.1 what the organism can do in each terrain; all of it matters while much is open."""
    content = state.content
    organism = content.organism_names[state.organism[seat]]
    lit = range(TERRAINS) if is_open(state, seat) else concerned(state, seat)
    signs = []
    for terrain, name in enumerate(content.terrain_names):
        level = state.level[TERRAINS * seat + terrain]
        printed = content.printed[TERRAINS * state.organism[seat] + terrain]
        words: dict[str, str | int] = {
            "terrain": name,
            "level": LEVEL_NAMES[level],
            "organism": organism,
            "count": level - printed,
        }
        signs.append(
            Sign(
                terrain_sign(name),
                Phrase("sign-title", words),
                Phrase("sign-text", words),
                level_sign(level),
                name,
                terrain in lit,
            )
        )
    title = Phrase("chart-of-own", {"organism": organism})
    return Lookup("chart", title, signs, note=Phrase("chart-note"))


def leaders(state: WildlifeState, seat: int) -> Lookup:
    """LIF-20.7 the tiles of everybody in every area, the most first, and what is free."""
    content = state.content
    lit = concerned(state, seat)
    by_area = all_shares(state)
    tallies = []
    for terrain, areas in enumerate(content.terrain_areas):
        name = content.terrain_names[terrain]
        columns = [by_area[area] for area in sorted(areas, key=content.capacity.__getitem__)]
        title = Phrase("terrain-name", {"terrain": name})
        tallies.append(Tally(terrain_sign(name), title, columns, name, terrain in lit))
    heads = [Phrase("head-small"), Phrase("head-large")]
    return Lookup("leaders", Phrase("majorities"), heads=heads, tallies=tallies)


@made_of("owner")
def all_shares(state: WildlifeState) -> list[list[Share]]:
    """By area."""
    return [shares(state, area) for area in range(len(state.content.area_names))]


def shares(state: WildlifeState, area: int) -> list[Share]:
    """How many tiles everybody has in an area, the most first, and how many spaces are free."""
    owners = [state.owner[space] for space in state.content.area_spaces[area]]
    found = [Share(owners.count(seat), seat) for seat in range(state.seats) if seat in owners]
    found.sort(key=lambda share: -share.count)
    free = owners.count(EMPTY)
    return [*found, Share(free)] if free else found
