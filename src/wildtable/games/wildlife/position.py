"""Positions in words: `dump` for a seat, and filling a table from one. See `state.py` for the form.

What follows from the rest (the deck, the tiles left) is printed for the reader; when it is read it
may be left out, and must be right if it is there.
"""

from random import Random
from typing import Any, Literal

import msgspec
from msgspec import Struct

from wildtable.games.wildlife.moves import (
    ABILITIES,
    ABILITY_NAMES,
    AREAS,
    CARDS,
    LEVEL_MIGRATE,
    LEVEL_NAMES,
    LEVELS,
    REASON,
    TERRAINS,
    TURN,
)
from wildtable.games.wildlife.rules.hidden import (
    draw_from_deck,
    redeal_food,
    sees_food,
    sees_hand,
)
from wildtable.games.wildlife.rules.setup import give_chart, left_neighbors, turn_order
from wildtable.games.wildlife.rules.table import CATEGORIES, EMPTY, NOBODY, Table, bank
from wildtable.kernel.frames import UNSET, WIDTH, push
from wildtable.kernel.game import BadPosition, Position
from wildtable.kernel.moves import BadText

HIDDEN = "?"
CATEGORY_NAMES = ("areas", "herds", "adaptations", "abilities", "food")
COUNTERS = ("plays", "auctions", "migrated", "bought", "declared", "forced", "bid", "passed")


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


class Words(Struct, forbid_unknown_fields=True):
    """A position."""

    seats: list[SeatWords]
    order: list[int] | None = None
    start: int | None = None
    turns: int = 0
    deck: int | None = None
    discard: list[str] = []
    shown: list[str] = []
    bank: int | None = None
    marked: list[str] = []
    adaptations: dict[str, dict[str, int]] = {}
    ability_supply: dict[str, int] = {}
    pending: int = 0
    ending: str = "going-on"
    last_scoring: list[dict[str, int]] = []
    last_scoring_turn: int = NOBODY
    made: int = 0
    stack: list[dict[str, Any]] | None = None


# --- out of a table -----------------------------------------------------------------------------


def dump_table(table: Table, viewer: int) -> Position:
    content = table.content
    terrains = content.terrain_names
    return {
        "seats": [_dump_seat(table, seat, viewer) for seat in range(table.seats)],
        "order": list(table.order),
        "start": table.start,
        "turns": table.turns,
        "deck": sum(table.deck),
        "discard": _spelled(table.discard, content.card_names),
        "shown": _spelled(table.shown, content.card_names),
        "bank": bank(table),
        "marked": [content.area_names[area] for area in range(AREAS) if table.marked[area]],
        "adaptations": {
            terrains[terrain]: {
                LEVEL_NAMES[level]: table.adaptations[LEVELS * terrain + level]
                for level in range(LEVEL_MIGRATE, LEVELS)
            }
            for terrain in range(TERRAINS)
        },
        "ability_supply": dict(zip(ABILITY_NAMES, table.ability_supply, strict=True)),
        "pending": table.pending,
        "ending": REASON.names[table.ending],
        "last_scoring": [
            dict(zip(CATEGORY_NAMES, table.scored[place : place + CATEGORIES], strict=True))
            for place in range(0, len(table.scored), CATEGORIES)
        ],
        "last_scoring_turn": table.scored_turn,
        "made": table.made,
        "stack": content.frames.dump(table.stack),
    }


def _dump_seat(table: Table, seat: int, viewer: int) -> dict[str, Any]:
    content = table.content
    organism = table.organism[seat]
    levels = table.level[TERRAINS * seat : TERRAINS * (seat + 1)]
    return {
        "organism": content.organism_names[organism] if organism != EMPTY else "",
        "success": table.success[seat],
        "food": table.food[seat] if sees_food(table, viewer, seat) else HIDDEN,
        "tiles": [
            content.space_names[space]
            for space in range(content.spaces)
            if table.owner[space] == seat
        ],
        "supply": table.supply[seat],
        "lost": table.lost[seat],
        "levels": {
            name: LEVEL_NAMES[level]
            for name, level in zip(content.terrain_names, levels, strict=True)
        },
        "abilities": _by_ability(table.abilities, seat),
        "used": _by_ability(table.used, seat),
        "hand": _dump_hand(table, seat, viewer),
        "known": table.known[seat],
    }


def _dump_hand(table: Table, seat: int, viewer: int) -> list[str]:
    if sees_hand(viewer, seat):
        return _spelled(table.hands[CARDS * seat : CARDS * (seat + 1)], table.content.card_names)
    known = ["ability"] * table.known[seat]
    return known + [HIDDEN] * (table.held[seat] - len(known))


def _by_ability(counts: list[int], seat: int) -> dict[str, int]:
    own = counts[ABILITIES * seat : ABILITIES * (seat + 1)]
    return dict(zip(ABILITY_NAMES, own, strict=True))


def _spelled(counts: list[int], names: list[str]) -> list[str]:
    return [names[card] for card, count in enumerate(counts) for _ in range(count)]


# --- into a blank table -------------------------------------------------------------------------


def read_words(position: Position) -> Words:
    """The position as it is spelled. Raises BadPosition."""
    try:
        words = msgspec.convert(position, Words)
    except msgspec.ValidationError as error:
        raise BadPosition(str(error)) from error
    if not 2 <= len(words.seats) <= 6:
        raise BadPosition(f"seats: 2 to 6, not {len(words.seats)}")
    return words


def fill_table(table: Table, words: Words, rng: Random) -> None:
    """Lay a blank table out as the words say; what reads `?` is dealt."""
    for seat, seat_words in enumerate(words.seats):
        _place_seat(table, seat, seat_words, f"seats.{seat}")
    _fill_places(table, words)
    _fill_progress(table, words)
    _fill_stack(table, words)
    _fill_cards(table, words, rng)
    _fill_food(table, words, rng)
    _check_rest(table, words)


def _place_seat(table: Table, seat: int, words: SeatWords, path: str) -> None:
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


def _raise_to(table: Table, seat: int, terrain: int, level: int) -> None:
    """Put a level on a chart, with the tiles below it."""
    place = TERRAINS * seat + terrain
    if table.content.limited_adaptations:
        for tile in range(table.level[place] + 1, level + 1):
            table.adaptations[LEVELS * terrain + tile] -= 1
    table.level[place] = level


def _fill_places(table: Table, words: Words) -> None:
    has_charts = EMPTY not in table.organism
    if words.order is not None:
        table.order = list(words.order)
    elif has_charts:
        table.order = turn_order(table)
    if sorted(table.order) != list(range(table.seats)):
        raise BadPosition(f"order: each seat once, not {table.order}")
    table.left = left_neighbors(table.order)
    table.start = words.start if words.start is not None else table.order[0]
    if not UNSET <= table.start < table.seats:
        raise BadPosition(f"start: there is no seat {table.start}")
    for place, seat in enumerate(table.order):
        said = words.seats[seat].success
        table.success[seat] = said if said is not None else place + 1


def _fill_progress(table: Table, words: Words) -> None:
    content = table.content
    for name in words.marked:
        table.marked[_find(name, content.area_names, "marked")] = 1
    table.pawns_taken = len(words.marked)
    table.pending, table.turns, table.made = words.pending, words.turns, words.made
    table.ending = _find(words.ending, REASON.names, "ending")
    table.known = [seat.known for seat in words.seats]
    if words.last_scoring:
        if [set(seat) for seat in words.last_scoring] != [set(CATEGORY_NAMES)] * table.seats:
            raise BadPosition(f"last_scoring: for each seat {', '.join(CATEGORY_NAMES)}")
        table.scored = [seat[name] for seat in words.last_scoring for name in CATEGORY_NAMES]
    table.scored_turn = words.last_scoring_turn


def _fill_stack(table: Table, words: Words) -> None:
    if words.stack is None:
        push(table.stack, TURN, table.start, 0, 0, 0)
        return
    frames = table.content.frames
    try:
        table.stack = frames.load(words.stack)
    except (BadText, TypeError, ValueError) as error:
        raise BadPosition(f"stack: {error}") from error
    for frame in range(0, len(table.stack), WIDTH):
        for place, each in enumerate(frames.kinds[table.stack[frame]].fields):
            if each.name in COUNTERS and table.stack[frame + 1 + place] == UNSET:
                table.stack[frame + 1 + place] = 0


def _fill_cards(table: Table, words: Words, rng: Random) -> None:
    names = table.content.card_names
    for pile, cards, path in (
        (table.discard, words.discard, "discard"),
        (table.shown, words.shown, "shown"),
    ):
        for name in cards:
            card = _find(name, names, path)
            pile[card] += 1
            table.deck[card] -= 1
    nothing_dealt = EMPTY in table.organism
    for seat, seat_words in enumerate(words.seats):
        hand = seat_words.hand
        if hand is None:
            hand = [] if nothing_dealt else [HIDDEN] * table.content.hand_size
        table.held[seat] = len(hand)
        for name in hand:
            if name != HIDDEN:
                card = _find(name, names, f"seats.{seat}.hand")
                table.hands[CARDS * seat + card] += 1
                table.deck[card] -= 1
    _deal_unknown(table, rng)


def _deal_unknown(table: Table, rng: Random) -> None:
    seats = range(table.seats)
    missing = [
        table.held[seat] - sum(table.hands[CARDS * seat : CARDS * (seat + 1)]) for seat in seats
    ]
    if min(table.deck) < 0 or sum(table.deck) < sum(missing):
        raise BadPosition(f"more cards than there are: the deck would be {table.deck}")
    for seat in seats:
        draw_from_deck(table, seat, missing[seat], rng)


def _fill_food(table: Table, words: Words, rng: Random) -> None:
    unknown = [seat for seat, said in enumerate(words.seats) if said.food == HIDDEN]
    for seat, said in enumerate(words.seats):
        if isinstance(said.food, int):
            table.food[seat] = said.food
        elif said.food == HIDDEN:
            table.food[seat] = 0
    if unknown:
        if words.bank is None:
            raise BadPosition("bank: must be there where food reads ?")
        redeal_food(table, unknown, bank(table) - words.bank, rng)


def _check_rest(table: Table, words: Words) -> None:
    """What follows from the rest must agree with it."""
    dumped = {
        "deck": (words.deck, sum(table.deck)),
        "bank": (words.bank, bank(table)),
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
