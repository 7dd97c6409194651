"""Positions in words: `dump` and `load`. The format is described in state.py."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from wildtable.games.wilderness.boards import Boards
from wildtable.games.wilderness.moves import (
    ACTION,
    ANIMAL,
    ANIMALS,
    BEAR,
    CARD,
    CARDS,
    DESERT,
    ELEMENTS,
    FIELD,
    FRAMES,
    KEEPING,
    LANDS,
    LEFT,
    PIECE,
    SCARAB,
    SEAT,
    SEATS,
    SWAN,
    SWANS,
    WHO,
)
from wildtable.games.wilderness.rules.audit import faults_of
from wildtable.games.wilderness.rules.hidden import deal_hidden
from wildtable.games.wilderness.rules.positional_move import begin_positional_move
from wildtable.games.wilderness.rules.table import (
    ACTING,
    CARRIED,
    ENDING_IDS,
    INSIDE,
    LYING,
    NOBODY,
    NOTHING,
    OFF,
    PHASE_IDS,
    POSITION,
    Table,
    put_down,
)
from wildtable.kernel.frames import WIDTH, field, push, top
from wildtable.kernel.game import BadPosition, Position
from wildtable.kernel.moves import BadText
from wildtable.kernel.turn import REFEREE

HIDDEN: Final = "?"
NO_ONE: Final = ""
WHOLE: Final = (
    *("phase", "board", "trigger", "first", "moved", "idle", "rounds"),
    *("ending", "winner", "path", "stack", "seats"),
)
OF_SEAT: Final = (
    *("magic", "elements", "out", "hand", "kept", "cards", "bottom", "discards", "deck"),
    *("deserts", "animals"),
)
OF_ANIMAL: Final = (
    *("at", "damage", "token", "passive", "poisoned", "training", "sprinted", "inside"),
)


# --- dump ---------------------------------------------------------------------------------------


def dump(table: Table, viewer: int) -> Position:
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
    return NO_ONE if seat == NOBODY else seat


def dump_seat(table: Table, seat: int, viewer: int) -> Position:
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
        open_ = viewer in (seat, REFEREE)
        return words | dump_cards(table, seat, open_)
    words["deserts"] = [FIELD.names[d // SEATS] for d in table.deserts if d % SEATS == seat]
    words["animals"] = {
        ANIMAL.names[piece % ANIMALS]: dump_animal(table, piece)
        for piece in range(ANIMALS * seat, ANIMALS * (seat + 1))
        if table.place[piece] != OFF
    }
    return words


def dump_cards(table: Table, seat: int, open_: bool) -> Position:
    first = CARDS * seat
    keeps = top(table.stack) == KEEPING and field(table.stack, WHO) == seat
    lying: Position = {}
    for place in table.board.fields:
        what = table.at[place]
        if 0 <= what < LYING and what // ANIMALS == seat:
            hidden = f"{HIDDEN}{table.book.dots[what % ANIMALS]}"
            lying[FIELD.names[place]] = ANIMAL.names[what % ANIMALS] if open_ else hidden
        elif what >= LYING and (what - LYING) // LANDS == seat:
            lying[FIELD.names[place]] = CARD.names[ANIMALS + (what - LYING) % LANDS]
    bottom = [code % CARDS for code in table.bottom if code // CARDS == seat]
    return {
        "hand": card_words(table.hands[first : first + CARDS], open_),
        "kept": card_words(table.kept, open_) if keeps else [],
        "cards": lying,
        "bottom": [CARD.names[card] if open_ else HIDDEN for card in bottom],
        "discards": card_words(table.discards[first : first + CARDS], True),
        "deck": sum(table.deck[first : first + CARDS]),
    }


def card_words(counts: Sequence[int], open_: bool) -> list[str]:
    return [
        CARD.names[card] if open_ else HIDDEN
        for card, copies in enumerate(counts)
        for _ in range(copies)
    ]


def dump_animal(table: Table, piece: int) -> Position:
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


# --- load ---------------------------------------------------------------------------------------


def load(table: Table, boards: Boards, position: Position, rng: Random) -> None:
    """Lay a position out on a table that is at its start. Raises BadPosition."""
    try:
        read_position(table, boards, position, rng)
    except (BadText, KeyError, TypeError, ValueError, IndexError) as error:
        raise BadPosition(f"not a position of wilderness: {error}") from error
    if faults := faults_of(table):
        raise BadPosition("; ".join(faults))


def seats_in(position: Position) -> int:
    """How many seats a position is for."""
    seats = position.get("seats", [{}, {}])
    if not isinstance(seats, list) or not 2 <= len(seats) <= SEATS:
        raise BadPosition(f"seats: 2 to {SEATS} of them")
    return len(seats)


def read_position(table: Table, boards: Boards, position: Position, rng: Random) -> None:
    know(position, WHOLE, "position")
    table.phase = PHASE_IDS.index(position.get("phase", PHASE_IDS[POSITION]))
    name = position.get("board", table.board.name)
    board = boards.named(name)
    if name and board is None:
        raise BadPosition(f"board: {name!r} is no board")
    table.board = board or table.board
    table.moved = int(position.get("moved", 0))
    table.idle = int(position.get("idle", 0))
    table.rounds = int(position.get("rounds", 0))
    table.ending = ENDING_IDS.index(position.get("ending", ENDING_IDS[0]))
    table.winner = read_seat(position.get("winner", NO_ONE))
    table.first = read_seat(position.get("first", NO_ONE if table.phase == POSITION else 0))
    table.path.extend([FIELD.read(word) for word in position.get("path", [])])
    for seat, words in enumerate(position.get("seats", [])):
        know(words, OF_SEAT, f"seats.{seat}")
        read_seat_words(table, seat, words)
    table.exits = max([abs(left) for left in table.left])
    read_stack(table, position)
    for seat in range(table.seats):
        words = position.get("seats", [{}] * table.seats)[seat]
        if table.phase == POSITION:
            read_cards(table, seat, words, rng)
        else:
            read_animals(table, seat, words)
    finish_reading(table, position)


def finish_reading(table: Table, position: Position) -> None:
    """What follows from the rest where it is left out."""
    if table.phase != POSITION:
        table.trigger = int(position.get("trigger", 0))
        for cards in (table.hands, table.deck):
            cards[:] = [0] * len(cards)
        return
    placed = len([place for place in table.place if place >= 0])
    table.trigger = int(position.get("trigger", max(0, table.trigger - placed)))
    if "stack" not in position:
        begin_positional_move(table, 0)


def know(words: Mapping[str, Any], known: Sequence[str], where: str) -> None:
    for word in words:
        if word not in known:
            raise BadPosition(f"{where} has no field {word!r}; known: {', '.join(known)}")


def read_seat(word: int | str) -> int:
    return NOBODY if word == NO_ONE else SEAT.read(str(word))


def read_seat_words(table: Table, seat: int, words: Position) -> None:
    table.magic[seat] = int(words.get("magic", table.book.magic))
    for element in words.get("elements", []):
        table.captured[seat] |= 1 << table.book.element_names.index(element)
    how, _, moment = str(words.get("out", NO_ONE)).partition(" ")
    if how:
        table.left[seat] = {"eliminated": 1, "conceded": -1}[how] * int(moment)


def read_stack(table: Table, position: Position) -> None:
    table.stack.clear()
    if "stack" not in position:
        if table.phase == ACTING:
            push(table.stack, ACTION, table.first, table.book.activations, 0, 0)
        return
    frames = [
        {word: str(value) if word in ("seat", "watcher") else value for word, value in each.items()}
        for each in position["stack"]
    ]
    table.stack.extend(FRAMES.load(frames))
    for start, frame in zip(range(0, len(table.stack), WIDTH), frames, strict=True):
        kind = table.stack[start]
        for place, each in enumerate(FRAMES.kinds[kind].fields):
            if each.domain is None and each.name not in frame:
                table.stack[start + 1 + place] = 0  # a number that is left out
        if kind == ACTION and "left" not in frame:
            table.stack[start + LEFT] = table.book.activations


def read_cards(table: Table, seat: int, words: Position, rng: Random) -> None:
    """The cards of a seat; what reads `?` is dealt, and the rest is its deck."""
    first = CARDS * seat
    hidden, dots = read_lying(table, seat, words.get("cards", {}))
    hand, kept = words.get("hand", []), words.get("kept", [])
    for card in known(hand) + known(kept):
        table.hands[first + card] += 1
    for card in known(words.get("discards", [])):
        table.discards[first + card] += 1
    slots: list[int] = []
    for card in words.get("bottom", []):
        if card == HIDDEN:
            slots.append(len(table.bottom))
        table.bottom.append(-1 if card == HIDDEN else first + CARD.read(card))
    unknown = hand.count(HIDDEN), kept.count(HIDDEN)
    if not deal_hidden(table, seat, hidden, dots, unknown[0], unknown[1], slots, rng):
        raise BadPosition(f"seats.{seat}: no cards fit what is hidden")
    for card in known(kept):
        table.hands[first + card] -= 1
        table.kept[card] += 1
    size = sum(table.deck[first : first + CARDS])
    if words.get("deck", size) != size:
        raise BadPosition(f"seats.{seat}.deck: {size} cards lie nowhere else")


def known(cards: Sequence[str]) -> list[int]:
    return [CARD.read(card) for card in cards if card != HIDDEN]


def read_lying(table: Table, seat: int, cards: Mapping[str, str]) -> tuple[list[int], list[int]]:
    """Lay the cards on the board; the fields whose card is hidden, and the dots it shows."""
    hidden: list[tuple[int, int]] = []
    for name, card in cards.items():
        place = FIELD.read(name)
        if table.at[place] != NOTHING:
            raise BadPosition(f"seats.{seat}.cards: {name} holds two cards")
        if card.startswith(HIDDEN):
            hidden.append((place, int(card[1:])))
        else:
            lie(table, seat, CARD.read(card), place)
    hidden.sort()
    return [place for place, _ in hidden], [dots for _, dots in hidden]


def lie(table: Table, seat: int, card: int, place: int) -> None:
    if card < ANIMALS:
        table.at[place] = ANIMALS * seat + card
        table.place[ANIMALS * seat + card] = place
    else:
        table.at[place] = LYING + LANDS * seat + card - ANIMALS


def read_animals(table: Table, seat: int, words: Position) -> None:
    for name in words.get("deserts", []):
        place = FIELD.read(name)
        table.deserts.append(SEATS * place + seat)
        if table.at[place] == NOTHING:
            table.at[place] = LYING + LANDS * seat + DESERT
    for name, told in words.get("animals", {}).items():
        piece = ANIMALS * seat + ANIMAL.read(name)
        animal = {"at": told} if isinstance(told, str) else told
        know(animal, OF_ANIMAL, f"seats.{seat}.animals.{name}")
        read_animal(table, piece, animal)


def read_animal(table: Table, piece: int, words: Position) -> None:
    seat = piece // ANIMALS
    if words.get("inside"):
        host, _, swan = words["inside"].partition(" ")
        if piece % ANIMALS != SCARAB:
            raise BadPosition(f"{PIECE.names[piece]} can't be inside another animal")
        table.place[piece] = INSIDE
        table.host[seat] = PIECE.read(host)
        table.host_swan[seat] = SWAN.read(swan) if swan else 0
        return
    if words.get("at", NO_ONE) == NO_ONE:
        table.place[piece] = CARRIED
    else:
        settle(table, piece, FIELD.read(words["at"]))
    damage = words.get("damage", 0)
    if piece % ANIMALS == SWANS and damage:
        damage, table.mate[seat] = damage
    table.damage[piece] = int(damage)
    table.token[piece] = int(words.get("token", True))
    table.passive[piece] = int(words.get("passive", 0))
    table.poison[piece] = int(words.get("poisoned", False))
    table.training[piece] = int(words.get("training", 0))
    if words.get("sprinted"):
        table.sprinted[seat] = 1


def settle(table: Table, piece: int, place: int) -> None:
    """Put a piece on its field: an animal in motion may be passing there."""
    moving = table.phase == ACTING and len(table.stack) > WIDTH
    if moving and table.stack[WIDTH + 1] == piece:
        put_down(table, piece, place)
        return
    there = table.at[place]
    if 0 <= there < LYING and not (moving and table.stack[WIDTH + 1] == there):
        raise BadPosition(f"{FIELD.names[place]} holds two animals")
    table.at[place] = piece
    table.place[piece] = place
