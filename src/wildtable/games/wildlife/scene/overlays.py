"""What can be laid over the island when asked for: majorities, herds, a projected big scoring."""

from wildtable.games.wildlife.moves import FIRST, LOWEST_RANK, TIED_FIRST
from wildtable.games.wildlife.scene.tally import Tally
from wildtable.games.wildlife.state import WildlifeState
from wildtable.kernel.scene import Mark, Overlay, Phrase


def overlays_of(state: WildlifeState, tally: Tally) -> list[Overlay]:
    return [
        Overlay("majorities", Phrase("majorities"), majorities(state, tally)),
        Overlay("herds", Phrase("herds"), herds(state, tally)),
        Overlay("projection", Phrase("projection"), projection(state, tally)),
    ]


def majorities(state: WildlifeState, tally: Tally) -> list[Mark]:
    """How many tiles a seat has in an area, written on one of them."""
    return [
        Mark(at(state, own_space(state, line.thing, line.seat)), str(line.amount), line.seat)
        for line in tally.areas
    ]


def herds(state: WildlifeState, tally: Tally) -> list[Mark]:
    """The size of each herd with its rank, written on its first tile; tied ranks end in =."""
    return [
        Mark(at(state, line.thing), f"{line.amount} #{rank_text(line.standing)}", line.seat)
        for line in tally.herds
    ]


def projection(state: WildlifeState, tally: Tally) -> list[Mark]:
    """The points of areas and of herds (after a star), on the same tiles."""
    texts: dict[int, str] = {}
    for line in [line for line in tally.areas if line.points]:
        texts[own_space(state, line.thing, line.seat)] = f"+{line.points}"
    for line in [line for line in tally.herds if line.points]:
        before = f"{texts[line.thing]} " if line.thing in texts else ""
        texts[line.thing] = f"{before}*{line.points}"
    return [Mark(at(state, space), text, state.owner[space]) for space, text in texts.items()]


def own_space(state: WildlifeState, area: int, seat: int) -> int:
    """The first space of the area that holds a tile of the seat."""
    return next(space for space in state.content.area_spaces[area] if state.owner[space] == seat)


def at(state: WildlifeState, space: int) -> str:
    return f"space:{state.content.space_names[space]}"


def rank_text(standing: int) -> str:
    """1, 2, … for a rank of one's own, 1=, 2=, … for a shared one."""
    tied = standing >= TIED_FIRST
    rank = standing - (TIED_FIRST if tied else FIRST) + 1
    return f"{rank}{'+' if rank > LOWEST_RANK else ''}{'=' if tied else ''}"
