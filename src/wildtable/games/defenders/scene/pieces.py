"""Everything that lies on the board and in the viewer's hand."""

from functools import cache

from wildtable.games.defenders.frames import MACHINES, MACHINES_CARD, SIDE, TURN, TURN_LEVEL
from wildtable.games.defenders.moves import (
    CARDS,
    CARDS_EACH,
    EDGE,
    FACTION_NAMES,
    HABITAT_NAMES,
    HABITATS,
    HEX,
    MACHINE_NAMES,
)
from wildtable.games.defenders.rules.damage import deaths
from wildtable.games.defenders.rules.hexes import (
    CORE,
    DIRECTION_NAMES,
    EDGE_AT,
    EDGE_BEYOND,
    EDGE_NAMES,
    EDGES,
    HEX_NAMES,
    HEXES,
    NEIGHBOUR,
    OFF,
    OWNED,
    SIDE_NAMES,
    SIDES,
)
from wildtable.games.defenders.rules.table import (
    engine_on,
    is_factory,
    is_rewilded,
    is_wild,
    seat_of,
    tile_edge,
    toxic_left,
)
from wildtable.games.defenders.rules.values import ENGINES, HAND, NONE, ON_CORE, WON
from wildtable.games.defenders.scene.names import about_card, card_print, card_symbol, letter_of
from wildtable.games.defenders.scene.places import SHORT
from wildtable.games.defenders.scene.seats import ANIMALS
from wildtable.games.defenders.scene.tableau import tableau_pieces
from wildtable.games.defenders.state import DefendersState
from wildtable.kernel.frames import UNSET, WIDTH, at, lies_at
from wildtable.kernel.made_of import made_of
from wildtable.kernel.scene import Phrase, Piece


def pieces_of(state: DefendersState, seat: int) -> list[Piece]:
    return [
        *grounds(state),
        *standing(state),
        *edges(state),
        *engines(state),
        *beside_the_board(state),
        *tableau_pieces(state, seat),
        *hand(state, seat),
    ]


# --- hexes --------------------------------------------------------------------------------------


def feasting(state: DefendersState) -> bool:
    """DEF-1.10 a win is shown: the core is gone, and the organizers gather in its place."""
    return state.result == WON


def ground_name(state: DefendersState, hex: int) -> str:
    """What a hex is; nothing before its tile is laid."""
    if hex == CORE:
        return "feast" if feasting(state) else "core"
    if is_rewilded(state, hex):
        return "rewilded"
    if is_factory(state, hex):
        return "factory"
    return HABITAT_NAMES[state.ground[hex]] if state.ground[hex] != NONE else ""


@made_of(
    "ground", "tile", "arrow", "rewilded", "wall", "mechs", "pollution", "toxic", "camp", "result"
)
def grounds(state: DefendersState) -> list[Piece]:
    """What each hex is, with a label that says all there is on it.

    The letter isn't drawn: it changes with what lies there, and so the client marks the hex.
    """
    return [
        Piece(
            f"ground:{HEX_NAMES[hex]}",
            HEX.element(hex),
            "rewilded" if ground == "feast" else ground,
            letter=f"{state.mechs[hex]}{state.pollution[hex]}{state.toxic[hex]}{state.camp[hex]}",
            label=about_hex(state, hex, ground),
            over=printed(state, hex),
            ground=True,
        )
        for hex in range(HEXES)
        if (ground := ground_name(state, hex))
    ]


def about_hex(state: DefendersState, hex: int, ground: str) -> Phrase:
    walls = [
        SIDE_NAMES[place % SIDES]
        for place in range(SIDES * hex, SIDES * hex + SIDES)
        if state.wall[EDGE_AT[place]]
    ]
    number = state.tile[hex]
    open_tile = number != NONE and state.arrow[number] != NONE and not state.rewilded[number]
    chutes = chute_sides(state, number) if open_tile else []
    return Phrase(
        "about-hex",
        {
            "ground": ground,
            "number": number,
            "arrow": state.arrow[number] if number != NONE else NONE,
            "chutes": " ".join([SIDE_NAMES[side] for side in chutes]) or "none",
            "mechs": state.mechs[hex],
            "wild": int(is_wild(state, hex)),
            "pollution": state.pollution[hex],
            "toxic": state.toxic[hex],
            "faction": FACTION_NAMES[state.camp[hex]] if state.camp[hex] != NONE else "none",
            "reach": int(in_sniper_reach(state, hex)),
            "walls": " ".join(walls) or "none",
        },
    )


def in_sniper_reach(state: DefendersState, hex: int) -> bool:
    """DEF-9.2 a factory or the core next door holds a mech."""
    near = NEIGHBOUR[SIDES * hex : SIDES * hex + SIDES]
    return any([n != OFF and not is_wild(state, n) and state.mechs[n] > 0 for n in near])


def printed(state: DefendersState, hex: int) -> list[str]:
    """On a tile: its arrow with the number behind it, and the chutes while it is a factory."""
    number = state.tile[hex]
    if number == NONE or state.arrow[number] == NONE or (hex == CORE and feasting(state)):
        return []
    arrow = state.arrow[number]
    over = [f"arrow-{arrow}", f"number-{number}-{(arrow + 3) % SIDES}"]
    if not state.rewilded[number]:
        over += [f"chute-{side}" for side in chute_sides(state, number)]
    return over


def chute_sides(state: DefendersState, number: int) -> list[int]:
    """The sides of the hex through which a tile blows its pollution."""
    return sorted([(state.arrow[number] + chute) % SIDES for chute in state.content.chutes[number]])


def standing(state: DefendersState) -> list[Piece]:
    sides = [side for side in state.order if side != NONE]
    if feasting(state):
        pieces = [organizer(state, side, CORE) for side in sides]
    else:
        on_board = [side for side in sides if state.at[side] != NONE]
        pieces = [organizer(state, side, state.at[side]) for side in on_board]
    for hex in range(HEXES):
        if hex == CORE and feasting(state):
            continue
        name = HEX_NAMES[hex]
        if state.camp[hex] != NONE:
            pieces.append(camp(state, hex))
        if state.mechs[hex]:
            wild, count = is_wild(state, hex), state.mechs[hex]
            mech, at = ("hunter", f"mech-at:{name}") if wild else ("sniper", f"on:{name}")
            pieces.append(Piece(f"mechs:{name}", at, mech, count=count, label=Phrase(mech)))
        if state.pollution[hex]:
            label, count, at = Phrase("pollution"), state.pollution[hex], f"spill-at:{name}"
            pieces.append(Piece(f"pollution:{name}", at, "pollution", count=count, label=label))
        if state.toxic[hex]:
            pieces.append(
                Piece(f"toxic:{name}", f"spill-at:{name}", "toxic", label=Phrase("toxic"))
            )
    return pieces


def organizer(state: DefendersState, side: int, hex: int) -> Piece:
    faction = FACTION_NAMES[side]
    name = state.content.organizer_names[state.organizer[side]]
    return Piece(
        f"pawn:{faction}",
        f"on:{HEX_NAMES[hex]}",
        ANIMALS[side],
        seat_of(state, side),
        letter_of(state, side),
        label=Phrase("organizer-name", {"organizer": name}),
        shape="small",
        health=state.content.max_damage - state.damage[side],
        most=state.content.max_damage,
        state="acting" if side == acting_side(state) else "",
    )


def acting_side(state: DefendersState) -> int:
    """Whose turn it is, or NONE."""
    in_turn = bool(state.stack) and lies_at(state.stack, TURN_LEVEL) == TURN
    return at(state.stack, TURN_LEVEL, SIDE) if in_turn else NONE


def camp(state: DefendersState, hex: int) -> Piece:
    """DEF-22.11 one under a factory looks shut."""
    side, covered = state.camp[hex], is_factory(state, hex)
    faction = FACTION_NAMES[side]
    return Piece(
        f"camp:{HEX_NAMES[hex]}",
        f"camp-at:{HEX_NAMES[hex]}",
        "camp-covered" if covered else f"camp-{faction}",
        seat_of(state, side),
        letter_of(state, side),
        label=Phrase("camp-of", {"faction": faction, "covered": int(covered)}),
    )


# --- edges --------------------------------------------------------------------------------------


def edge_name(state: DefendersState, edge: int) -> str:
    """What an edge is, markers apart."""
    if tile_edge(state, edge):
        return "tile-wall"
    if state.wall[edge]:
        return "wall"
    return "rim" if EDGE_BEYOND[edge] == OFF else "open"


@made_of("engine", "tile", "wall", "breach")
def edges(state: DefendersState) -> list[Piece]:
    return [
        edge_piece(edge, edge_name(state, edge), state.breach[edge])
        for edge in range(EDGES)
        if not engine_on(state, edge)
    ]


@cache
def edge_piece(edge: int, name: str, by: int) -> Piece:
    """A breach marker says by its sign whose it is; anybody may pass it."""
    faction = FACTION_NAMES[by] if by != NONE else "none"
    slant = OWNED[edge] % SIDES % 3
    return Piece(
        f"edge:{EDGE_NAMES[edge]}",
        EDGE.element(edge),
        f"{name}-{slant}",
        label=Phrase("edge-is", {"edge": name, "faction": faction}),
        ground=name in ("open", "rim"),
        over=[f"breach-{slant}", f"breach-of-{faction}"] if by != NONE else [],
    )


def engines(state: DefendersState) -> list[Piece]:
    """On an edge with the front along it, or waiting on the core."""
    pieces = []
    for engine in range(ENGINES):
        stands = state.engine[engine]
        if stands == ON_CORE and feasting(state):
            continue
        label = Phrase("engine", {"engine": engine + 1})
        if stands == ON_CORE:
            at, symbol = f"on:{HEX_NAMES[CORE]}", f"engine-{engine + 1}-core"
        else:
            at, symbol = EDGE.element(EDGE_AT[stands]), f"engine-{engine + 1}-{stands % SIDES}"
            ahead = NEIGHBOUR[SIDES * (stands // SIDES) + (stands + 1) % SIDES]
            name = SHORT[ahead] if ahead != OFF else "none"
            label = Phrase("engine-heading", {"engine": engine + 1, "hex": name})
        pieces.append(Piece(f"engine:{engine + 1}", at, symbol, label=label))
    return pieces


# --- beside the board ---------------------------------------------------------------------------


def beside_the_board(state: DefendersState) -> list[Piece]:
    way = DIRECTION_NAMES[state.direction]
    pieces = [
        Piece(
            "direction",
            "direction",
            f"direction-{way}",
            label=Phrase("direction-is", {"direction": way}),
        )
    ]
    left = toxic_left(state)
    if left:
        pieces.append(Piece("toxic", "toxic-circle", "toxic", count=left, label=Phrase("toxic")))
    if sum(state.deck):
        label = Phrase("machine-deck")
        pieces.append(
            Piece("machine-deck", "machine-deck", "machine-back", -1, "", sum(state.deck), label)
        )
    for card, count in enumerate(state.discard):
        if count:
            pieces.append(machine_card(f"played:{MACHINE_NAMES[card]}", card, count))
    if (card := card_at_work(state)) != NONE:
        pieces.append(machine_card("machine-at-work", card, 1))
    for habitat in range(HABITATS):
        name, count = HABITAT_NAMES[habitat], deaths(state, habitat)
        symbol = f"{'dead' if count else 'alive'}-{name}"
        label = Phrase("deaths-of", {"habitat": name, "count": count})
        pieces.append(Piece(f"death:{name}", f"death:{name}", symbol, -1, "", max(1, count), label))
    return pieces


def machine_card(id: str, card: int, count: int) -> Piece:
    name = MACHINE_NAMES[card]
    label = Phrase("machine-name", {"machine": name})
    return Piece(id, "machine-discard", f"machine-{name}", count=count, label=label)


def card_at_work(state: DefendersState) -> int:
    """The machine card that is being carried out, or NONE."""
    for place in range(0, len(state.stack), WIDTH):
        frame = state.stack[place : place + WIDTH]
        if frame[0] == MACHINES and frame[1 + MACHINES_CARD] != UNSET:
            return frame[1 + MACHINES_CARD]
    return NONE


# --- the hand -----------------------------------------------------------------------------------


def hand(state: DefendersState, seat: int) -> list[Piece]:
    """The viewer's own cards, nobody else's."""
    if seat < 0:
        return []
    content = state.content
    return [
        Piece(
            f"card:{content.card_names[card]}",
            f"card:{content.card_names[card]}",
            card_symbol(content, card),
            label=about_card(content, card),
            over=card_print(content, card),
        )
        for card in range(CARDS)
        if state.place[card] == HAND and state.sees(seat, card // CARDS_EACH)
    ]
