"""Words into a state: what reads `?` is dealt. See `state.py` for the form.

What follows from the rest (the deck, the tiles left) may be left out, and must be right if it is
there.
"""

from random import Random
from typing import Any, Literal

import msgspec
from msgspec import Struct

from wildtable.games.wildlife.board import Board
from wildtable.games.wildlife.content import WildlifeContent
from wildtable.games.wildlife.dump import CATEGORY_NAMES, HIDDEN
from wildtable.games.wildlife.frames import TURN
from wildtable.games.wildlife.moves import (
    ABILITIES,
    ABILITY_NAMES,
    CARDS,
    EMPTY,
    LEVEL_NAMES,
    LEVELS,
    NEVER,
    NO_CHART,
    REASON,
    TERRAINS,
)
from wildtable.games.wildlife.rules.redeal import draw_from_deck, redeal_food
from wildtable.games.wildlife.rules.setup import give_chart, left_neighbors, turn_order
from wildtable.games.wildlife.rules.table import bank
from wildtable.games.wildlife.state import WildlifeState, blank_state
from wildtable.kernel.frames import UNSET, push
from wildtable.kernel.game import BadPosition, Position
from wildtable.kernel.moves import BadText


class SeatWords(Struct, forbid_unknown_fields=True):
    """A seat of a position."""

    organism: str = ""
    success: int | None = None
    food: int | Literal["?"] | None = None
    tiles: list[str] = []
    supply: int | None = None
    lost: int | None = None
    levels: dict[str, str] = {}
    abilities: dict[str, int] = {}
    used: dict[str, int] = {}
    hand: list[str] | None = None
    known: int = 0


class PositionWords(Struct, forbid_unknown_fields=True):
    """A position."""

    seats: list[SeatWords]
    order: list[int] | None = None
    start: int | None = None
    turns: int = 0
    deck: int | None = None
    discard: list[str] = []
    shown: list[str] = []
    bank: int | Literal["?"] | None = None
    marked: list[str] = []
    adaptations: dict[str, dict[str, int]] = {}
    ability_supply: dict[str, int] = {}
    pending: int = 0
    ending: str = "going-on"
    last_scoring: list[dict[str, int]] = []
    last_scoring_turn: int = NEVER
    made: int = 0
    stack: list[dict[str, Any]] | None = None


def load_state(content: WildlifeContent, position: Position, rng: Random) -> WildlifeState:
    """The state of a position. Raises BadPosition."""
    words = read_words(position)
    state = blank_state(content, len(words.seats))
    fill_table(state, words, rng)
    faults = state.audit()
    if faults:
        raise BadPosition("; ".join(faults))
    turn = state.turn()
    if any([not state.legal(seat) for seat in turn.seats]):
        raise BadPosition(f"stack: seat {turn.seat} has nothing that it could do")
    return state


def read_words(position: Position) -> PositionWords:
    """The position as it is spelled. Raises BadPosition."""
    try:
        words = msgspec.convert(position, PositionWords)
    except msgspec.ValidationError as error:
        raise BadPosition(str(error)) from error
    if not 2 <= len(words.seats) <= 6:
        raise BadPosition(f"seats: 2 to 6, not {len(words.seats)}")
    return words


def fill_table(table: Board, words: PositionWords, rng: Random) -> None:
    """Lay a blank table out as the words say; what reads `?` is dealt."""
    for seat, seat_words in enumerate(words.seats):
        _place_seat(table, seat, seat_words, f"seats.{seat}")
    _fill_places(table, words)
    _fill_progress(table, words)
    _fill_stack(table, words)
    _fill_cards(table, words, rng)
    _fill_food(table, words, rng)
    _check_rest(table, words)


def _place_seat(table: Board, seat: int, words: SeatWords, path: str) -> None:
    content = table.content
    if words.organism:
        organism = _find(words.organism, content.organism_names, f"{path}.organism")
        give_chart(table, seat, organism)
    for name in words.tiles:
        space = _find(name, content.space_names, f"{path}.tiles")
        if table.owner[space] != EMPTY:
            raise BadPosition(f"{path}.tiles: {name} is taken twice")
        table.owner[space] = seat
        table.filled[content.area_of[space]] += 1
    off_board = content.tiles[table.seats] - len(words.tiles)
    if words.lost is None:
        table.supply[seat] = off_board if words.supply is None else words.supply
        table.lost[seat] = off_board - table.supply[seat]
    else:
        table.lost[seat] = words.lost
        table.supply[seat] = off_board - words.lost if words.supply is None else words.supply
    for name, level in words.levels.items():
        terrain = _find(name, content.terrain_names, f"{path}.levels")
        _raise_to(table, seat, terrain, _find(level, LEVEL_NAMES, f"{path}.levels.{name}"))
    for name, count in words.abilities.items():
        ability = _find(name, ABILITY_NAMES, f"{path}.abilities")
        table.abilities[ABILITIES * seat + ability] = count
        table.ability_supply[ability] -= count
    for name, count in words.used.items():
        table.used[ABILITIES * seat + _find(name, ABILITY_NAMES, f"{path}.used")] = count


def _raise_to(table: Board, seat: int, terrain: int, level: int) -> None:
    """Put a level on a chart, with the tiles below it."""
    place = TERRAINS * seat + terrain
    if table.content.limited_adaptations:
        for tile in range(table.level[place] + 1, level + 1):
            table.adaptations[LEVELS * terrain + tile] -= 1
    table.level[place] = level


def _fill_places(table: Board, words: PositionWords) -> None:
    has_charts = NO_CHART not in table.organism
    if words.order is not None:
        table.order = tuple(words.order)
    elif has_charts:
        table.order = turn_order(table)
    if sorted(table.order) != list(range(table.seats)):
        raise BadPosition(f"order: each seat once, not {list(table.order)}")
    table.left = left_neighbors(table.order)
    table.start = words.start if words.start is not None else table.order[0]
    if not UNSET <= table.start < table.seats:
        raise BadPosition(f"start: there is no seat {table.start}")
    for place, seat in enumerate(table.order):
        said = words.seats[seat].success
        table.success[seat] = said if said is not None else place + 1


def _fill_progress(table: Board, words: PositionWords) -> None:
    content = table.content
    for name in words.marked:
        table.marked[_find(name, content.area_names, "marked")] = 1
    table.pawns_taken = len(words.marked)
    table.pending, table.turns, table.made = words.pending, words.turns, words.made
    table.ending = _find(words.ending, REASON.names, "ending")
    table.known = tuple([seat.known for seat in words.seats])
    if words.last_scoring:
        if [set(seat) for seat in words.last_scoring] != [set(CATEGORY_NAMES)] * table.seats:
            raise BadPosition(f"last_scoring: for each seat {', '.join(CATEGORY_NAMES)}")
        points = [seat[name] for seat in words.last_scoring for name in CATEGORY_NAMES]
        table.scored = tuple(points)
    table.scored_turn = words.last_scoring_turn


def _fill_stack(table: Board, words: PositionWords) -> None:
    if words.stack is None:
        push(table.stack, TURN, table.start, 0, 0, 0)
        return
    try:
        table.stack = table.content.frames.load(words.stack)
    except BadText as error:
        raise BadPosition(f"stack: {error}") from error


def _fill_cards(table: Board, words: PositionWords, rng: Random) -> None:
    names = table.content.card_names
    for pile, cards, path in (
        (table.discard, words.discard, "discard"),
        (table.shown, words.shown, "shown"),
    ):
        for name in cards:
            card = _find(name, names, path)
            pile[card] += 1
            table.deck[card] -= 1
    nothing_dealt = NO_CHART in table.organism
    for seat, seat_words in enumerate(words.seats):
        hand = seat_words.hand
        if hand is None:
            hand = [] if nothing_dealt else [HIDDEN] * table.content.hand_size
        if len(hand) > table.content.hand_size:
            most = table.content.hand_size
            raise BadPosition(f"seats.{seat}.hand: at most {most} cards, not {len(hand)}")
        table.held[seat] = len(hand)
        for name in hand:
            if name != HIDDEN:
                card = _find(name, names, f"seats.{seat}.hand")
                table.hands[CARDS * seat + card] += 1
                table.deck[card] -= 1
    _deal_unknown(table, rng)


def _deal_unknown(table: Board, rng: Random) -> None:
    seats = range(table.seats)
    missing = [
        table.held[seat] - sum(table.hands[CARDS * seat : CARDS * (seat + 1)]) for seat in seats
    ]
    if min(table.deck) < 0 or sum(table.deck) < sum(missing):
        raise BadPosition(f"more cards than there are: the deck would be {table.deck}")
    for seat in seats:
        draw_from_deck(table, seat, missing[seat], rng)


def _fill_food(table: Board, words: PositionWords, rng: Random) -> None:
    unknown = [seat for seat, said in enumerate(words.seats) if said.food == HIDDEN]
    for seat, said in enumerate(words.seats):
        if isinstance(said.food, int):
            table.food[seat] = said.food
        elif said.food == HIDDEN:
            table.food[seat] = 0
    if not unknown:
        return
    if table.content.limited_bank:  # LIF-R25 what it has not lies in the purses
        if not isinstance(words.bank, int):
            raise BadPosition("bank: a number, where it is limited and food reads ?")
        table.food[unknown[0]] = bank(table) - words.bank
    redeal_food(table, unknown, rng)


def _check_rest(table: Board, words: PositionWords) -> None:
    """What follows from the rest must agree with it."""
    dumped = {
        "deck": (words.deck, sum(table.deck)),
        "bank": (None if words.bank == HIDDEN else words.bank, bank(table)),
    }
    for name, count in words.ability_supply.items():
        ability = _find(name, ABILITY_NAMES, "ability_supply")
        dumped[f"ability_supply.{name}"] = (count, table.ability_supply[ability])
    for name, tiles in words.adaptations.items():
        terrain = _find(name, table.content.terrain_names, "adaptations")
        for level_name, count in tiles.items():
            level = _find(level_name, LEVEL_NAMES, f"adaptations.{name}")
            path = f"adaptations.{name}.{level_name}"
            dumped[path] = (count, table.adaptations[LEVELS * terrain + level])
    for path, (said, found) in dumped.items():
        if said is not None and said != found:
            raise BadPosition(f"{path}: {found} follows from the rest, not {said}")


def _find(word: str, known: Any, path: str) -> int:
    if word not in known:
        raise BadPosition(f"{path}: {word!r} is none of {', '.join(known)}")
    return int(list(known).index(word))
