"""A position in words laid out on the table; `dump.py` describes the format."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any, Final

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.content import WildernessContent
from wildtable.games.wilderness.dump import HIDDEN, NO_ONE
from wildtable.games.wilderness.fields import (
    ACTING,
    CARRIED,
    ENDING_IDS,
    GOING_ON,
    INSIDE,
    LYING,
    NO_SEAT,
    NOTHING,
    PHASE_IDS,
    POSITION,
)
from wildtable.games.wilderness.frames import ACTION, FRAMES, IN_MOVE, LEFT
from wildtable.games.wilderness.moves import (
    ANIMAL,
    ANIMALS,
    CARD,
    CARDS,
    DESERT,
    FIELD,
    LANDS,
    PIECE,
    SCARAB,
    SEAT,
    SEATS,
    SWAN,
    SWANS,
)
from wildtable.games.wilderness.rules.positional_move import begin_positional_move
from wildtable.games.wilderness.rules.redeal import deal_hidden
from wildtable.games.wilderness.rules.table import active_piece, is_keeping, is_piece, put_down
from wildtable.games.wilderness.state import WildernessState
from wildtable.kernel.fields import changed
from wildtable.kernel.frames import UNSET, lies_at, push
from wildtable.kernel.game import BadPosition, Position

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


def load_state(content: WildernessContent, position: Position, rng: Random) -> WildernessState:
    """The state of a position. Raises BadPosition."""
    state = WildernessState(content, seats_in(position))
    with reading("position"):
        read_position(state, position, rng)
    if faults := state.audit():
        raise BadPosition("; ".join(faults))
    return state


@contextmanager
def reading(path: str) -> Iterator[None]:
    """What can't be read is said with its place in the position."""
    try:
        yield
    except BadPosition:
        raise  # it says its own
    except (AttributeError, KeyError, TypeError, ValueError, IndexError) as error:
        raise BadPosition(f"{path}: {error}") from error


def seats_in(position: Position) -> int:
    """How many seats a position is for."""
    seats = position.get("seats", [{}, {}])
    if not isinstance(seats, list) or not 2 <= len(seats) <= SEATS:
        raise BadPosition(f"seats: 2 to {SEATS} of them")
    return len(seats)


def read_position(table: Board, position: Position, rng: Random) -> None:
    know(position, WHOLE, "position")
    table.phase = read_word(position, "phase", PHASE_IDS, POSITION)
    name = position.get("board", table.board.name)
    board = table.content.boards.named(name)
    if name and board is None:
        raise BadPosition(f"board: {name!r} is no board")
    table.board = board or table.board
    table.moved = read_number(position, "moved", 0)
    table.idle = read_number(position, "idle", 0)
    table.rounds = read_number(position, "rounds", 0)
    table.ending = read_word(position, "ending", ENDING_IDS, GOING_ON)
    table.winner = read_seat(position, "winner", NO_ONE)
    table.first = read_seat(position, "first", NO_ONE if table.phase == POSITION else 0)
    with reading("path"):
        table.path.extend([FIELD.read(word) for word in position.get("path", [])])
    for seat, words in enumerate(position.get("seats", [])):
        with reading(f"seats.{seat}"):
            know(words, OF_SEAT, f"seats.{seat}")
            read_seat_words(table, seat, words)
    table.exits = max([abs(left) for left in table.left])
    with reading("stack"):
        read_stack(table, position)
    for seat in range(table.seats):
        words = position.get("seats", [{}] * table.seats)[seat]
        with reading(f"seats.{seat}"):
            if table.phase == POSITION:
                read_cards(table, seat, words, rng)
            else:
                read_animals(table, seat, words)
    finish_reading(table, position)


def finish_reading(table: Board, position: Position) -> None:
    """What follows from the rest where it is left out."""
    if table.phase != POSITION:
        table.trigger = read_number(position, "trigger", 0)
        table.hands = [0] * len(table.hands)
        table.deck = (0,) * len(table.deck)
        return
    placed = len([place for place in table.place if place >= 0])
    table.trigger = read_number(position, "trigger", max(0, table.trigger - placed))
    if "stack" not in position:
        begin_positional_move(table, 0)


def know(words: Mapping[str, Any], known: Sequence[str], where: str) -> None:
    for word in words:
        if word not in known:
            raise BadPosition(f"{where} has no field {word!r}; known: {', '.join(known)}")


def read_number(position: Position, field: str, otherwise: int) -> int:
    with reading(field):
        return int(position.get(field, otherwise))


def read_word(position: Position, field: str, known: Sequence[str], otherwise: int) -> int:
    with reading(field):
        return known.index(position.get(field, known[otherwise]))


def read_seat(position: Position, field: str, otherwise: int | str) -> int:
    with reading(field):
        word = position.get(field, otherwise)
        return NO_SEAT if word == NO_ONE else SEAT.read(str(word))


def read_seat_words(table: Board, seat: int, words: Position) -> None:
    with reading(f"seats.{seat}.magic"):
        table.magic = changed(table.magic, seat, int(words.get("magic", table.book.magic)))
    with reading(f"seats.{seat}.elements"):
        for element in words.get("elements", []):
            captured = table.captured[seat] | 1 << table.book.element_names.index(element)
            table.captured = changed(table.captured, seat, captured)
    how, _, moment = str(words.get("out", NO_ONE)).partition(" ")
    if how:
        with reading(f"seats.{seat}.out"):
            left = {"eliminated": 1, "conceded": -1}[how] * int(moment)
            table.left = changed(table.left, seat, left)


def read_stack(table: Board, position: Position) -> None:
    stack = table.stack
    if "stack" in position:
        stack.extend(FRAMES.load(position["stack"]))
        if lies_at(stack, IN_MOVE) == ACTION and stack[LEFT] == UNSET:
            stack[LEFT] = table.book.activations
    elif table.phase == ACTING:
        push(stack, ACTION, table.first, table.book.activations, 0, 0)


def read_cards(table: Board, seat: int, words: Position, rng: Random) -> None:
    """The cards of a seat; what reads `?` is dealt, and the rest is its deck."""
    first, path = CARDS * seat, f"seats.{seat}"
    hidden, dots = read_lying(table, seat, words.get("cards", {}))
    hand, kept = words.get("hand", []), words.get("kept", [])
    if kept and not is_keeping(table, seat):
        raise BadPosition(f"{path}.kept: cards are kept outside step d")
    for card in known(hand, f"{path}.hand") + known(kept, f"{path}.kept"):
        table.hands[first + card] += 1
    for card in known(words.get("discards", []), f"{path}.discards"):
        table.discards = changed(table.discards, first + card, table.discards[first + card] + 1)
    slots: list[int] = []
    for card in words.get("bottom", []):
        if card == HIDDEN:
            slots.append(len(table.bottom))
        with reading(f"{path}.bottom"):
            table.bottom.append(-1 if card == HIDDEN else first + CARD.read(card))
    unknown = hand.count(HIDDEN), kept.count(HIDDEN)
    if not deal_hidden(table, seat, hidden, dots, unknown[0], unknown[1], slots, rng):
        raise BadPosition(f"{path}: no cards fit what is hidden")
    for card in known(kept, f"{path}.kept"):
        table.hands[first + card] -= 1
        table.kept = changed(table.kept, card, table.kept[card] + 1)
    size = sum(table.deck[first : first + CARDS])
    if words.get("deck", size) != size:
        raise BadPosition(f"{path}.deck: {size} cards lie nowhere else")


def known(cards: Sequence[str], path: str) -> list[int]:
    with reading(path):
        return [CARD.read(card) for card in cards if card != HIDDEN]


def read_lying(table: Board, seat: int, cards: Mapping[str, str]) -> tuple[list[int], list[int]]:
    """Lay the cards on the board; the fields whose card is hidden, and the dots it shows."""
    hidden: list[tuple[int, int]] = []
    for name, card in cards.items():
        with reading(f"seats.{seat}.cards.{name}"):
            place = FIELD.read(name)
            if table.at[place] != NOTHING:
                raise ValueError(f"{name} holds two cards")
            if card.startswith(HIDDEN):
                hidden.append((place, int(card[1:])))
            else:
                lie(table, seat, CARD.read(card), place)
    hidden.sort()
    return [place for place, _ in hidden], [dots for _, dots in hidden]


def lie(table: Board, seat: int, card: int, place: int) -> None:
    if card < ANIMALS:
        table.at[place] = ANIMALS * seat + card
        table.place[ANIMALS * seat + card] = place
    else:
        table.at[place] = LYING + LANDS * seat + card - ANIMALS


def read_animals(table: Board, seat: int, words: Position) -> None:
    for name in words.get("deserts", []):
        with reading(f"seats.{seat}.deserts"):
            place = FIELD.read(name)
        table.deserts = (*table.deserts, SEATS * place + seat)
        if table.at[place] == NOTHING:
            table.at[place] = LYING + LANDS * seat + DESERT
    for name, told in words.get("animals", {}).items():
        path = f"seats.{seat}.animals.{name}"
        with reading(path):
            piece = ANIMALS * seat + ANIMAL.read(name)
            animal = {"at": told} if isinstance(told, str) else told
            know(animal, OF_ANIMAL, path)
            read_animal(table, piece, animal, path)


def read_animal(table: Board, piece: int, words: Position, path: str) -> None:
    seat = piece // ANIMALS
    if words.get("inside"):
        with reading(f"{path}.inside"):
            read_host(table, piece, words["inside"])
        return
    if words.get("at", NO_ONE) == NO_ONE:
        table.place[piece] = CARRIED
    else:
        with reading(f"{path}.at"):
            settle(table, piece, FIELD.read(words["at"]))
    damage = words.get("damage", 0)
    if piece % ANIMALS == SWANS and damage:
        damage, mate = damage
        table.mate = changed(table.mate, seat, mate)
    table.damage = changed(table.damage, piece, int(damage))
    table.token[piece] = int(words.get("token", True))
    table.passive = changed(table.passive, piece, int(words.get("passive", 0)))
    table.poison = changed(table.poison, piece, int(words.get("poisoned", False)))
    table.training = changed(table.training, piece, int(words.get("training", 0)))
    if words.get("sprinted"):
        table.sprinted = changed(table.sprinted, seat, 1)


def read_host(table: Board, piece: int, words: str) -> None:
    host, _, swan = words.partition(" ")
    if piece % ANIMALS != SCARAB:
        raise ValueError(f"{PIECE.names[piece]} can't be inside another animal")
    seat = piece // ANIMALS
    table.place[piece] = INSIDE
    table.host = changed(table.host, seat, PIECE.read(host))
    table.host_swan = changed(table.host_swan, seat, SWAN.read(swan) if swan else 0)


def settle(table: Board, piece: int, place: int) -> None:
    """Put a piece on its field: an animal in motion may be passing there."""
    passing = active_piece(table)
    if passing == piece:
        put_down(table, piece, place)
        return
    there = table.at[place]
    if is_piece(there) and there != passing:
        raise ValueError(f"{FIELD.names[place]} holds two animals")
    table.at[place] = piece
    table.place[piece] = place
