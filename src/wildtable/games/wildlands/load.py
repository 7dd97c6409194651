"""Positions from words: the form is shown in `state.py`, `dump.py` writes it."""

from random import Random
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from wildtable.games.wildlands.board import Board
from wildtable.games.wildlands.content import WildlandsContent
from wildtable.games.wildlands.dump import NOTHING, PLACES, UNKNOWN
from wildtable.games.wildlands.fields import (
    ASSIGNED,
    HIDDEN,
    NO_FACTION,
    NO_SEAT,
    OUT,
    SEEN,
    UNDEALT,
)
from wildtable.games.wildlands.frames import INTERRUPTING, TURN, WHOSE
from wildtable.games.wildlands.moves import (
    CHARACTERS,
    ENDINGS,
    GOING_ON,
    KINDS,
    SEATS,
    SPACES,
    TEAM,
    WILD,
)
from wildtable.games.wildlands.rules.audit import in_setup
from wildtable.games.wildlands.rules.deck import deck_size, full_deck
from wildtable.games.wildlands.rules.table import first_of
from wildtable.games.wildlands.state import WildlandsState
from wildtable.kernel.frames import WIDTH, push
from wildtable.kernel.game import BadPosition, Position
from wildtable.kernel.moves import BadText
from wildtable.kernel.turn import mask_of

NO_CARD = -1  # one that is not known, until it is dealt
TRIES = 2000  # deals of what is not known, until who has begun an action can finish it

Name = str | int  # a space may be a number


class SeatWords(Struct, forbid_unknown_fields=True):
    """A seat of a position."""

    faction: str = NOTHING
    hand: list[str] = []
    deck: int | None = None
    discard: list[str] | None = None
    in_play: list[str] = []
    at: dict[str, Name] = {}
    starts: dict[str, Name] = {}
    damage: dict[str, int] = {}
    taken: dict[str, int] = {}
    hurt_by: dict[str, int] = {}
    shards: list[Name] = []
    claimed: int = 0
    points: int | None = None
    map_cards: list[Name] = []


class PositionWords(Struct, forbid_unknown_fields=True):
    """A position."""

    seats: Annotated[list[SeatWords], Meta(min_length=2, max_length=SEATS)]
    active: int | Literal[""] = NOTHING
    acting: int | Literal[""] = NOTHING
    turns: int = 1
    actions: int = 0
    seen: list[Name] = []
    wishes: list[int] = []
    interrupters: list[int] = []
    threatened: list[str] = []
    saved: list[str] = []
    ending: str = ENDINGS[GOING_ON]
    winners: list[int] = []
    stack: list[dict[str, Any]] | None = None


def load_state(content: WildlandsContent, position: Position, rng: Random) -> WildlandsState:
    """The state of a position. Raises BadPosition."""
    words = read_words(position)
    for _ in range(TRIES):
        state = WildlandsState(content, len(words.seats))
        fill_table(state, words, rng)
        faults = state.audit()
        if faults:
            raise BadPosition("; ".join(faults))
        if not state.is_stuck():
            return state
    raise BadPosition("stack: the action can't be finished")


def read_words(position: Position) -> PositionWords:
    """The position as it is spelled. Raises BadPosition."""
    try:
        return msgspec.convert(position, PositionWords)
    except msgspec.ValidationError as error:
        raise BadPosition(str(error)) from error


def fill_table(table: Board, words: PositionWords, rng: Random) -> None:
    """Lay a position on an empty table; what reads `?` or is left out is dealt."""
    _load_stack(table, words)
    for seat, seat_words in enumerate(words.seats):
        _load_faction(table, seat, seat_words.faction)
    for space in words.seen:
        table.map_cards[_space(table, "seen", space)] = SEEN
    for seat, seat_words in enumerate(words.seats):
        _load_seat(table, seat, seat_words)
    _load_progress(table, words)
    for seat, seat_words in enumerate(words.seats):
        _load_cards(table, seat, seat_words, rng)
    _load_hidden(table, words.seats, rng)


def _load_stack(table: Board, words: PositionWords) -> None:
    if words.stack is None:
        whose = _seat(table, "active", words.active) if words.active != NOTHING else 0
        push(table.stack, TURN, whose, 0, 0, 0)
        return
    try:
        table.stack = table.content.frames.load(words.stack)
    except BadText as error:
        raise BadPosition(f"stack: {error}") from error


def _load_faction(table: Board, seat: int, name: str) -> None:
    if name == NOTHING:
        return
    names = table.content.faction_names
    if name not in names:
        raise BadPosition(f"seats.{seat}.faction: {name!r} is none of {', '.join(names)}")
    faction = names.index(name)
    if table.owners[faction] != NO_SEAT:
        raise BadPosition(f"seats.{seat}.faction: {name} is played by another seat")
    table.factions[seat] = faction
    table.owners[faction] = seat


def _load_seat(table: Board, seat: int, words: SeatWords) -> None:
    """What stands on the board, and what it has got."""
    table.claimed[seat] = words.claimed
    table.points[seat] += table.claimed[seat]
    for space in words.shards:
        number = _space(table, f"seats.{seat}.shards", space)
        if table.shards[number] != NO_SEAT:
            raise BadPosition(f"seats.{seat}.shards: {space} has a shard already")
        table.shards[number] = seat
        table.map_cards[number] = SEEN
    if table.factions[seat] == NO_FACTION:
        return
    first = first_of(table, seat)
    for character in range(first, first + TEAM):
        table.where[character] = HIDDEN
    for name, place in words.at.items():
        character = _character(table, seat, f"seats.{seat}.at", name)
        if place in PLACES.values():
            table.where[character] = next(k for k, word in PLACES.items() if word == place)
        else:
            table.where[character] = _space(table, f"seats.{seat}.at.{name}", place)
    for name, damage in words.damage.items():
        table.damage[_character(table, seat, f"seats.{seat}.damage", name)] = damage
    for name, taker in words.taken.items():
        character = _character(table, seat, f"seats.{seat}.taken", name)
        table.taken[character] = _seat(table, f"seats.{seat}.taken.{name}", taker)
        table.points[table.taken[character]] += 1
    for name, enemy in words.hurt_by.items():
        character = _character(table, seat, f"seats.{seat}.hurt_by", name)
        table.hurt_by[character] = _seat(table, f"seats.{seat}.hurt_by.{name}", enemy)


def _load_progress(table: Board, words: PositionWords) -> None:
    """Points and eliminations, whose turn it is, and how the match has gone on."""
    for seat, seat_words in enumerate(words.seats):
        points = table.points[seat]
        if seat_words.points not in (None, points):
            told = f"{points}, as shards and miniatures are"
            raise BadPosition(f"seats.{seat}.points: {told}, not {seat_words.points}")
        if table.factions[seat] != NO_FACTION:
            first = first_of(table, seat)
            if table.where[first : first + TEAM].count(OUT) == TEAM:
                table.eliminated |= 1 << seat
    for start in range(0, len(table.stack), WIDTH):
        if table.stack[start] in (TURN, INTERRUPTING):
            path = f"stack.{start // WIDTH}.seat"
            table.acting = _seat(table, path, table.stack[start + 1 + WHOSE])
            if table.stack[start] == TURN:
                table.active = table.acting
    if words.active != NOTHING:
        table.active = _seat(table, "active", words.active)
    if words.acting != NOTHING:
        table.acting = _seat(table, "acting", words.acting)
    table.turns = words.turns
    table.actions = words.actions
    table.wishes = _mask(table, "wishes", words.wishes)
    table.interrupters = _mask(table, "interrupters", words.interrupters)
    table.winners = _mask(table, "winners", words.winners)
    if words.ending not in ENDINGS:
        raise BadPosition(f"ending: {words.ending!r} is none of {', '.join(ENDINGS)}")
    table.ending = ENDINGS.index(words.ending)
    table.threatened = _characters(table, "threatened", words.threatened)
    table.saved = _characters(table, "saved", words.saved)


def _load_cards(table: Board, seat: int, words: SeatWords, rng: Random) -> None:
    """Hand, pile and what is in play; the deck is the rest."""
    if table.factions[seat] == NO_FACTION:
        return
    full_deck(table, seat)
    pile = len(table.discard)  # where this one begins
    for card in words.discard or []:
        known = card != UNKNOWN
        table.discard.append(
            _take(table, seat, f"seats.{seat}.discard", card) if known else NO_CARD
        )
    for card in words.in_play:
        table.in_play.append(_take(table, seat, f"seats.{seat}.in_play", card))
    for card in words.hand:
        if card != UNKNOWN:
            _hold(table, seat, _take(table, seat, f"seats.{seat}.hand", card))
    for _ in range(words.hand.count(UNKNOWN)):
        _hold(table, seat, _take_any(table, seat, f"seats.{seat}.hand", rng))
    for place in range(pile, len(table.discard)):
        if table.discard[place] == NO_CARD:
            table.discard[place] = _take_any(table, seat, f"seats.{seat}.discard", rng)
    if words.discard is None and words.deck == 0:
        while deck_size(table, seat):
            table.discard.append(_take_first(table, seat))
    size = deck_size(table, seat)
    if words.deck not in (None, size):
        raise BadPosition(f"seats.{seat}.deck: {size} cards are left, not {words.deck}")


def _take(table: Board, seat: int, field: str, name: str) -> int:
    """A card out of a seat's deck."""
    names = table.content.card_names
    card = names.index(name) if name in names else -1
    kind = card % KINDS
    if card // KINDS != table.factions[seat] or card < 0:
        raise BadPosition(f"{field}: {name!r} is no card of this faction")
    if kind == WILD and table.deck_wilds[seat]:
        table.deck_wilds[seat] -= 1
    elif kind != WILD and table.deck[seat] >> kind & 1:
        table.deck[seat] &= ~(1 << kind)
    else:
        raise BadPosition(f"{field}: there is no other {name}")
    return card


def _take_first(table: Board, seat: int) -> int:
    first = KINDS * table.factions[seat]
    for kind in range(WILD):
        if table.deck[seat] >> kind & 1:
            table.deck[seat] &= ~(1 << kind)
            return first + kind
    table.deck_wilds[seat] -= 1
    return first + WILD


def _take_any(table: Board, seat: int, field: str, rng: Random) -> int:
    size = deck_size(table, seat)
    if size == 0:
        raise BadPosition(f"{field}: more cards than the deck has")
    kinds = [kind for kind in range(WILD) if table.deck[seat] >> kind & 1]
    kinds += [WILD] * table.deck_wilds[seat]
    kind = kinds[int(rng.random() * size)]
    name = table.content.card_names[KINDS * table.factions[seat] + kind]
    return _take(table, seat, field, name)


def _hold(table: Board, seat: int, card: int) -> None:
    if card % KINDS == WILD:
        table.wilds[seat] += 1
    else:
        table.hand[seat] |= 1 << card % KINDS
    table.held[seat] += 1


def _load_hidden(table: Board, seats: list[SeatWords], rng: Random) -> None:
    """Map cards: those that are said, then `?` and what was left out, dealt from the rest."""
    setting_up = in_setup(table)
    unknown: list[int] = []
    for seat, words in enumerate(seats):
        for space in words.map_cards:
            if space != UNKNOWN:
                table.map_cards[_free(table, f"seats.{seat}.map_cards", space)] = seat
        for name, space in words.starts.items():
            character = _character(table, seat, f"seats.{seat}.starts", name)
            if space == UNKNOWN:
                unknown.append(character)
            else:
                table.starts[character] = _free(table, f"seats.{seat}.starts.{name}", space)
                table.map_cards[table.starts[character]] = ASSIGNED
    if not setting_up:
        unknown = [
            character
            for character in range(CHARACTERS)
            if table.where[character] == HIDDEN and table.starts[character] < 0
        ]
    pool = [space for space in range(SPACES) if table.map_cards[space] == UNDEALT]
    rng.shuffle(pool)
    asked = len(unknown) + sum([words.map_cards.count(UNKNOWN) for words in seats])
    if asked > len(pool):
        raise BadPosition(f"seats: {asked} map cards are not known, but {len(pool)} are left")
    for character in unknown:
        table.starts[character] = pool.pop()
        table.map_cards[table.starts[character]] = ASSIGNED
    for seat, words in enumerate(seats):
        for _ in range(words.map_cards.count(UNKNOWN)):
            table.map_cards[pool.pop()] = seat
        if not setting_up:
            _lay_shards(table, seat, pool)


def _lay_shards(table: Board, seat: int, pool: list[int]) -> None:
    """Shards that a position does not mention go where nobody stands."""
    missing = table.content.shards - table.claimed[seat] - table.shards.count(seat)
    free = [space for space in pool if space not in table.where]
    for space in free[: max(0, missing)]:
        pool.remove(space)
        table.shards[space] = seat
        table.map_cards[space] = SEEN


def _free(table: Board, field: str, word: Name) -> int:
    space = _space(table, field, word)
    if table.map_cards[space] != UNDEALT:
        raise BadPosition(f"{field}: the map card {word} is elsewhere, too")
    return space


def _space(table: Board, field: str, word: Name) -> int:
    if str(word) not in table.content.space_names:
        raise BadPosition(f"{field}: {word!r} is no space")
    return table.content.space_names.index(str(word))


def _character(table: Board, seat: int, field: str, name: str) -> int:
    first = TEAM * table.factions[seat]
    team = table.content.character_names[first : first + TEAM]
    if table.factions[seat] == NO_FACTION or name not in team:
        raise BadPosition(f"{field}: {name!r} is none of {', '.join(team)}")
    return first + team.index(name)


def _seat(table: Board, field: str, seat: object) -> int:
    if not isinstance(seat, int) or not 0 <= seat < table.seats:
        raise BadPosition(f"{field}: {seat!r} is no seat")
    return seat


def _mask(table: Board, field: str, seats: list[int]) -> int:
    return mask_of(tuple([_seat(table, field, seat) for seat in seats]))


def _characters(table: Board, field: str, names: list[str]) -> list[int]:
    known = table.content.character_names
    for name in names:
        if name not in known:
            raise BadPosition(f"{field}: {name!r} is no character")
    return [known.index(name) for name in names]
