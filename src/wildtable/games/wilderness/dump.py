"""A position in words.

What is left out when one is loaded (`load.py`) has its value at the start of a match, animals are
unhurt and have their token, and the deck is whatever lies nowhere else:

    phase = "action"            # or "position" (the default), "over"
    board = "recommended"       # that of the option if left out
    trigger = 0                 # Drops left; first: who pulled it; moved: Positional moves made
    first = 0                   # (the very first one, moved = 0, has lower limits)
    idle = 0
    rounds = 0
    path = ["d4", "d5"]         # of the activation under way
    stack = [{ frame = "action", seat = "0", left = 3 }]    # seat 0's move if left out
    [[seats]]
    magic = 5
    elements = ["earth"]
    out = ""                    # or "eliminated 1", "conceded 2": how and when
    deserts = ["c5"]            # in the Action phase
    [seats.animals]             # in the Action phase; "d4" alone is an animal without a scratch
    mouflon = { at = "d4", damage = 1, token = true, passive = 0, poisoned = false, training = 0 }
    swans = { at = "e4", damage = [1, 0] }
    scarab = { inside = "1-bear" }
    bear = { at = "a9", sprinted = true }
    [[seats]]
    hand = ["snake", "joker", "?"]      # in the Position phase, like all below
    kept = []
    cards = { c3 = "mouflon", b2 = "water", c5 = "?1" }     # `?` and its dots: dealt
    bottom = ["bear", "?"]      # the first is drawn first
    discards = ["desert"]
    deck = 12                   # how many cards nobody has ordered
"""

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
from wildtable.games.wilderness.rules.table import is_keeping, is_land, is_piece, sees
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
        if is_piece(what) and what // ANIMALS == seat:
            hidden = f"{HIDDEN}{table.book.dots[what % ANIMALS]}"
            lying[FIELD.names[place]] = ANIMAL.names[what % ANIMALS] if seen else hidden
        elif is_land(what) and (what - LYING) // LANDS == seat:
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
