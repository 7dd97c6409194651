"""What a seat is shown: the board with its pieces, the own hand, and what is to be decided."""

from math import sqrt

from wildtable.games.defenders.content import DefendersContent
from wildtable.games.defenders.moves import (
    CARD,
    CARDS,
    CARDS_EACH,
    EDGE,
    FACTION,
    HABITAT,
    HEX,
)
from wildtable.games.defenders.rules.board import (
    COORDINATES,
    CORE,
    EDGE_AT,
    EDGE_NAMES,
    EDGES,
    HEX_NAMES,
    HEXES,
    OWNED,
    SIDES,
    VECTORS,
)
from wildtable.games.defenders.rules.support import camps_to_build, most_support
from wildtable.games.defenders.rules.table import (
    HAND,
    NONE,
    ON_CORE,
    RUNNING,
    cards_at,
    seat_of,
)
from wildtable.games.defenders.state import DefendersState
from wildtable.kernel.scene import (
    Element,
    Layout,
    Panel,
    Phrase,
    Piece,
    Prompt,
    Row,
    Scene,
)

MIDDLE = 4.5


def layouts_of(content: DefendersContent) -> list[Layout]:
    hexes = [
        Element(HEX.element(hex), *_place(q, r), kind="hex")
        for hex, (q, r) in enumerate(COORDINATES)
    ]
    edges = []
    for edge, place in enumerate(OWNED):
        q, r = COORDINATES[place // SIDES]
        dq, dr = VECTORS[place % SIDES]
        x, y = _place(q + dq / 2, r + dr / 2)
        edges.append(Element(EDGE.element(edge), x, y, 0.3, 0.3, kind="edge"))
    hand = [
        Element(f"{CARD.name}:{name}", 0.5 + card % CARDS_EACH, 0.5 + card // CARDS_EACH)
        for card, name in enumerate(content.card_names)
    ]
    return [
        Layout("board", 2 * MIDDLE, 2 * MIDDLE, [*hexes, *edges]),
        Layout("hand", CARDS_EACH, 4, hand, place="hand"),
    ]


def _place(q: float, r: float) -> tuple[float, float]:
    return round(MIDDLE + q + r / 2, 3), round(MIDDLE + r * sqrt(3) / 2, 3)


def scene_of(state: DefendersState, seat: int) -> Scene:
    return Scene(
        [*_board_pieces(state), *_edge_pieces(state), *_hand_pieces(state, seat)],
        [_sides_panel(state), _machines_panel(state)],
        Prompt(_prompt(state, seat)),
    )


def _board_pieces(state: DefendersState) -> list[Piece]:
    pieces = []
    for hex in range(HEXES):
        at = HEX.element(hex)
        if state.ground[hex] != NONE and state.tile[hex] == NONE:
            pieces.append(Piece(f"ground:{hex}", at, HABITAT.names[state.ground[hex]]))
        number = state.tile[hex]
        if number != NONE:
            symbol = "rewilded" if state.rewilded[number] else "factory"
            pieces.append(Piece(f"tile:{number}", at, symbol, letter=str(number)))
        for symbol, count in (
            ("mech", state.mechs[hex]),
            ("pollution", state.pollution[hex]),
            ("toxic", state.toxic[hex]),
        ):
            if count:
                pieces.append(Piece(f"{symbol}:{hex}", at, symbol, count=count))
        if state.camp[hex] != NONE:
            owner = seat_of(state, state.camp[hex])
            letter = FACTION.names[state.camp[hex]][:3]
            pieces.append(Piece(f"camp:{hex}", at, "camp", owner, letter))
    for side in state.order:
        if side != NONE and state.at[side] != NONE:
            at = HEX.element(state.at[side])
            name = FACTION.names[side]
            pieces.append(
                Piece(f"organizer:{name}", at, "organizer", seat_of(state, side), name[:3])
            )
    return pieces


def _edge_pieces(state: DefendersState) -> list[Piece]:
    pieces = []
    for edge in range(EDGES):
        at = EDGE.element(edge)
        if state.wall[edge]:
            pieces.append(Piece(f"wall:{EDGE_NAMES[edge]}", at, "wall"))
        if state.breach[edge] != NONE:
            owner = seat_of(state, state.breach[edge])
            pieces.append(Piece(f"breach:{EDGE_NAMES[edge]}", at, "breach", owner))
    for number, engine in enumerate(state.engine):
        at = HEX.element(CORE) if engine == ON_CORE else EDGE.element(EDGE_AT[engine])
        pieces.append(Piece(f"engine:{number + 1}", at, "engine", letter=str(number + 1)))
    return pieces


def _hand_pieces(state: DefendersState, seat: int) -> list[Piece]:
    names = state.content.card_names
    return [
        Piece(f"card:{names[card]}", f"card:{names[card]}", "card", seat, names[card][:3])
        for card in range(CARDS)
        if state.place[card] == HAND and state.sees(seat, card // CARDS_EACH)
    ]


def _sides_panel(state: DefendersState) -> Panel:
    rows = []
    for side in state.order:
        if side == NONE:
            continue
        active = state.active[side]
        rows.append(
            Row(
                Phrase(f"faction-{FACTION.names[side]}"),
                [
                    HEX_NAMES[state.at[side]] if state.at[side] != NONE else "",
                    f"{state.support[side]}/{most_support(state, side)}",
                    f"{state.built[side]}/{camps_to_build(state)}",
                    state.damage[side],
                    cards_at(state, side, HAND),
                    state.content.card_names[active] if active != NONE else "",
                ],
                seat_of(state, side),
            )
        )
    return Panel("sides", Phrase("sides"), rows)


def _machines_panel(state: DefendersState) -> Panel:
    return Panel(
        "machines",
        Phrase("machines"),
        [
            Row(Phrase("direction"), [Phrase("left" if state.direction else "right")]),
            Row(Phrase("cards-left"), [sum(state.deck)]),
            Row(Phrase("toxic-left"), [state.content.toxic - sum(state.toxic)]),
        ],
    )


def _prompt(state: DefendersState, seat: int) -> Phrase:
    if state.result != RUNNING:
        return Phrase("over")
    turn = state.turn()
    if seat not in turn.seats:
        return Phrase("wait")
    kind = state.content.frames.kinds[state.frame()].name
    return Phrase(f"prompt-{kind}")
