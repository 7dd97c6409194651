"""What a seat is shown: the map, who stands where, hands and points, what is to be decided."""

from wildtable.games.wildlands.content import WildlandsContent
from wildtable.games.wildlands.moves import CHARACTERS, SPACES
from wildtable.games.wildlands.rules.deck import deck_size, hand_of
from wildtable.games.wildlands.rules.redeal import sees
from wildtable.games.wildlands.rules.table import NOBODY, owner_of
from wildtable.games.wildlands.state import WildlandsState
from wildtable.kernel.scene import Element, Layout, Panel, Phrase, Piece, Prompt, Row, Scene
from wildtable.kernel.turn import CHANCE
from wildtable.kernel.turn import NOBODY as OVER


def layouts_of(content: WildlandsContent) -> list[Layout]:
    """The map; elements lie at the cores of its spaces."""
    chart = content.pack.charts[content.map_name]
    width, height = chart.canvas
    elements = [
        Element(
            f"space:{space.id}",
            *space.core,
            path=_outline(space.polygon, space.core),
            kind="high" if space.high else "cover" if space.cover else "space",
            label=Phrase("space", {"space": space.id, "zone": space.zone}),
        )
        for space in chart.spaces
    ]
    return [Layout("map", width, height, elements, title=Phrase(f"map-{content.map_name}"))]


def _outline(polygon: list[tuple[float, float]], core: tuple[float, float]) -> str:
    points = [f"{x - core[0]:g} {y - core[1]:g}" for x, y in polygon]
    return f"M{' L'.join(points)}Z"


def scene_of(state: WildlandsState, seat: int) -> Scene:
    content = state.content
    pieces = [
        Piece(
            content.character_names[character],
            f"space:{state.where[character] + 1}",
            content.character_names[character],
            owner_of(state, character),
        )
        for character in range(CHARACTERS)
        if state.where[character] >= 0
    ]
    pieces += [
        Piece(f"shard-{space + 1}", f"space:{space + 1}", "shard", state.shards[space])
        for space in range(SPACES)
        if state.shards[space] != NOBODY
    ]
    panels = [_panel(content, state, other, seat) for other in range(state.seats)]
    return Scene(pieces, panels, Prompt(_prompt(state, seat)))


def _panel(content: WildlandsContent, state: WildlandsState, seat: int, viewer: int) -> Panel:
    rows = [Row(Phrase("points"), [state.points[seat]])]
    if state.factions[seat] != NOBODY:
        held: str | int = state.held[seat]
        if sees(state, viewer, seat):
            held = " ".join([content.card_names[card] for card in hand_of(state, seat)])
        rows.append(Row(Phrase("hand"), [held]))
        rows.append(Row(Phrase("deck"), [deck_size(state, seat)]))
    return Panel(f"seat-{seat}", Phrase("seat", {"seat": seat}), rows, owner=seat)


def _prompt(state: WildlandsState, seat: int) -> Phrase:
    turn = state.turn()
    if turn.seat == OVER:
        return Phrase("over")
    if seat in turn.seats:
        return Phrase(f"decide-{state.content.frames.kinds[state.frame()].name}")
    return Phrase("wait-chance" if turn.seat == CHANCE else "wait")
