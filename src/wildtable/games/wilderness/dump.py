"""A position in words; the format is described in state.py."""

from collections.abc import Sequence
from typing import Final

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.fields import (
    ENDING_IDS,
    INSIDE,
    LYING,
    NO_SEAT,
    OFF,
    PHASE_IDS,
    POSITION,
)
from wildtable.games.wilderness.frames import FRAMES
from wildtable.games.wilderness.moves import (
    ANIMAL,
    ANIMALS,
    BEAR,
    CARD,
    CARDS,
    ELEMENTS,
    FIELD,
    LANDS,
    PIECE,
    SEATS,
    SWAN,
    SWANS,
)
from wildtable.games.wilderness.rules.table import is_keeping, sees
from wildtable.kernel.game import Position

HIDDEN: Final = "?"
NO_ONE: Final = ""


def dump(table: Board, viewer: int) -> Position:
    """The position in words; what the viewer can't see reads `?`."""
    return {
        "phase": PHASE_IDS[table.phase],
        "board": table.board.name,
        "trigger": table.trigger,
        "first": seat_word(table.first),
        "moved": table.moved,
        "idle": table.idle,
        "rounds": table.rounds,
        "ending": ENDING_IDS[table.ending],
        "winner": seat_word(table.winner),
        "path": [FIELD.names[place] for place in table.path],
        "stack": FRAMES.dump(table.stack),
        "seats": [dump_seat(table, seat, viewer) for seat in range(table.seats)],
    }


def seat_word(seat: int) -> int | str:
    return NO_ONE if seat == NO_SEAT else seat


def dump_seat(table: Board, seat: int, viewer: int) -> Position:
    left = table.left[seat]
    words: Position = {
        "magic": table.magic[seat],
        "elements": [
            table.book.element_names[element]
            for element in range(ELEMENTS)
            if table.captured[seat] >> element & 1
        ],
        "out": f"eliminated {left}" if left > 0 else f"conceded {-left}" if left else NO_ONE,
    }
    if table.phase == POSITION:
        return words | dump_cards(table, seat, sees(table, viewer, seat))
    words["deserts"] = [FIELD.names[d // SEATS] for d in table.deserts if d % SEATS == seat]
    words["animals"] = {
        ANIMAL.names[piece % ANIMALS]: dump_animal(table, piece)
        for piece in range(ANIMALS * seat, ANIMALS * (seat + 1))
        if table.place[piece] != OFF
    }
    return words


def dump_cards(table: Board, seat: int, seen: bool) -> Position:
    first = CARDS * seat
    keeps = is_keeping(table, seat)
    lying: Position = {}
    for place in table.board.fields:
        what = table.at[place]
        if 0 <= what < LYING and what // ANIMALS == seat:
            hidden = f"{HIDDEN}{table.book.dots[what % ANIMALS]}"
            lying[FIELD.names[place]] = ANIMAL.names[what % ANIMALS] if seen else hidden
        elif what >= LYING and (what - LYING) // LANDS == seat:
            lying[FIELD.names[place]] = CARD.names[ANIMALS + (what - LYING) % LANDS]
    bottom = [code % CARDS for code in table.bottom if code // CARDS == seat]
    return {
        "hand": card_words(table.hands[first : first + CARDS], seen),
        "kept": card_words(table.kept, seen) if keeps else [],
        "cards": lying,
        "bottom": [CARD.names[card] if seen else HIDDEN for card in bottom],
        "discards": card_words(table.discards[first : first + CARDS], seen=True),
        "deck": sum(table.deck[first : first + CARDS]),
    }


def card_words(counts: Sequence[int], seen: bool) -> list[str]:
    return [
        CARD.names[card] if seen else HIDDEN
        for card, copies in enumerate(counts)
        for _ in range(copies)
    ]


def dump_animal(table: Board, piece: int) -> Position:
    seat, animal = piece // ANIMALS, piece % ANIMALS
    where = table.place[piece]
    if where == INSIDE:
        host = PIECE.names[table.host[seat]]
        if table.host[seat] % ANIMALS == SWANS:
            host += f" {SWAN.names[table.host_swan[seat]]}"
        return {"inside": host}
    words: Position = {
        "at": FIELD.names[where] if where >= 0 else NO_ONE,
        "damage": table.damage[piece],
        "token": table.token[piece] == 1,
        "passive": table.passive[piece],
        "poisoned": table.poison[piece] == 1,
        "training": table.training[piece],
    }
    if animal == SWANS:
        words["damage"] = [table.damage[piece], table.mate[seat]]
    if animal == BEAR:
        words["sprinted"] = table.sprinted[seat] == 1
    return words
