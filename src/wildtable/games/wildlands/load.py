"""Positions from words: the form is shown in `state.py`, `dump.py` writes it."""

from collections.abc import Mapping
from random import Random
from typing import Any

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
from wildtable.kernel.turn import mask_of

NO_CARD = -1  # one that is not known, until it is dealt
TRIES = 2000  # deals of what is not known, until who has begun an action can finish it
FIELDS = (
    "seats",
    "active",
    "acting",
    "turns",
    "actions",
    "seen",
    "wishes",
    "interrupters",
    "threatened",
    "saved",
    "ending",
    "winners",
    "stack",
)
SEAT_FIELDS = (
    "faction",
    "hand",
    "deck",
    "discard",
    "in_play",
    "at",
    "starts",
    "damage",
    "taken",
    "hurt_by",
    "shards",
    "claimed",
    "points",
    "map_cards",
)


def load_state(content: WildlandsContent, position: Position, rng: Random) -> WildlandsState:
    """The state of a position. Raises BadPosition."""
    seats = seats_in(position)
    for _ in range(TRIES):
        state = WildlandsState(content, seats)
        load_position(state, position, rng)
        faults = state.audit()
        if faults:
            raise BadPosition("; ".join(faults))
        if not state.is_stuck():
            return state
    raise BadPosition("stack: the action can't be finished")


def seats_in(position: Position) -> int:
    """How many seats a position has. Raises BadPosition."""
    seats = position.get("seats")
    if not isinstance(seats, list) or not 2 <= len(seats) <= SEATS:
        raise BadPosition(f"seats: a list of 2 to {SEATS}")
    return len(seats)


def load_position(table: Board, position: Position, rng: Random) -> None:
    """Lay a position on an empty table; what reads `?` or is left out is dealt."""
    _known(position, FIELDS, "the position")
    try:
        table.stack = table.content.frames.load(position.get("stack", []))
        if "stack" not in position:
            push(table.stack, TURN, int(position.get("active", 0)), 0, 0, 0)
        for seat, words in enumerate(position["seats"]):
            _known(words, SEAT_FIELDS, f"seats.{seat}")
            _load_faction(table, seat, words)
        for space in position.get("seen", []):
            table.map_cards[_space(table, "seen", space)] = SEEN
        for seat, words in enumerate(position["seats"]):
            _load_seat(table, seat, words)
        _load_scalars(table, position)
        for seat, words in enumerate(position["seats"]):
            _load_cards(table, seat, words, rng)
        _load_hidden(table, position["seats"], rng)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        if isinstance(error, BadPosition):
            raise
        raise BadPosition(f"not a position of wildlands: {error}") from error


def _known(words: Mapping[str, Any], fields: tuple[str, ...], where: str) -> None:
    for field in words:
        if field not in fields:
            raise BadPosition(f"{where} has no field {field!r}; known: {', '.join(fields)}")


def _load_faction(table: Board, seat: int, words: Mapping[str, Any]) -> None:
    name = words.get("faction", NOTHING)
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


def _load_seat(table: Board, seat: int, words: Mapping[str, Any]) -> None:
    """What stands on the board, and what it has got."""
    table.claimed[seat] = int(words.get("claimed", 0))
    table.points[seat] += table.claimed[seat]
    for space in words.get("shards", []):
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
    for name, place in words.get("at", {}).items():
        character = _character(table, seat, f"seats.{seat}.at", name)
        if place in PLACES.values():
            table.where[character] = next(k for k, word in PLACES.items() if word == place)
        else:
            table.where[character] = _space(table, f"seats.{seat}.at.{name}", place)
    for name, damage in words.get("damage", {}).items():
        table.damage[_character(table, seat, f"seats.{seat}.damage", name)] = int(damage)
    for name, taker in words.get("taken", {}).items():
        character = _character(table, seat, f"seats.{seat}.taken", name)
        table.taken[character] = _seat(table, f"seats.{seat}.taken.{name}", taker)
        table.points[table.taken[character]] += 1
    for name, enemy in words.get("hurt_by", {}).items():
        character = _character(table, seat, f"seats.{seat}.hurt_by", name)
        table.hurt_by[character] = _seat(table, f"seats.{seat}.hurt_by.{name}", enemy)


def _load_scalars(table: Board, position: Position) -> None:
    for seat, words in enumerate(position["seats"]):
        points = words.get("points", table.points[seat])
        if points != table.points[seat]:
            told = f"{table.points[seat]}, as shards and miniatures are"
            raise BadPosition(f"seats.{seat}.points: {told}, not {points}")
        if table.factions[seat] != NO_FACTION:
            first = first_of(table, seat)
            if table.where[first : first + TEAM].count(OUT) == TEAM:
                table.eliminated |= 1 << seat
    for start in range(0, len(table.stack), WIDTH):
        if table.stack[start] == TURN:
            table.active = table.acting = _seat(table, "stack", table.stack[start + 1 + WHOSE])
        elif table.stack[start] == INTERRUPTING:
            table.acting = _seat(table, "stack", table.stack[start + 1 + WHOSE])
    if position.get("active", NOTHING) != NOTHING:
        table.active = _seat(table, "active", position["active"])
    if position.get("acting", NOTHING) != NOTHING:
        table.acting = _seat(table, "acting", position["acting"])
    table.turns = int(position.get("turns", 1))
    table.actions = int(position.get("actions", 0))
    table.wishes = mask_of(tuple(position.get("wishes", [])))
    table.interrupters = mask_of(tuple(position.get("interrupters", [])))
    table.winners = mask_of(tuple(position.get("winners", [])))
    table.ending = ENDINGS.index(position.get("ending", ENDINGS[GOING_ON]))
    names = table.content.character_names
    table.threatened = [names.index(name) for name in position.get("threatened", [])]
    table.saved = [names.index(name) for name in position.get("saved", [])]


def _load_cards(table: Board, seat: int, words: Mapping[str, Any], rng: Random) -> None:
    """Hand, pile and what is in play; the deck is the rest."""
    if table.factions[seat] == NO_FACTION:
        return
    full_deck(table, seat)
    pile = len(table.discard)  # where this one begins
    for card in words.get("discard", []):
        known = card != UNKNOWN
        table.discard.append(
            _take(table, seat, f"seats.{seat}.discard", card) if known else NO_CARD
        )
    for card in words.get("in_play", []):
        table.in_play.append(_take(table, seat, f"seats.{seat}.in_play", card))
    hand = words.get("hand", [])
    for card in hand:
        if card != UNKNOWN:
            _hold(table, seat, _take(table, seat, f"seats.{seat}.hand", card))
    for _ in range(hand.count(UNKNOWN)):
        _hold(table, seat, _take_any(table, seat, f"seats.{seat}.hand", rng))
    for place in range(pile, len(table.discard)):
        if table.discard[place] == NO_CARD:
            table.discard[place] = _take_any(table, seat, f"seats.{seat}.discard", rng)
    if "discard" not in words and words.get("deck") == 0:
        while deck_size(table, seat):
            table.discard.append(_take_first(table, seat))
    size = words.get("deck", deck_size(table, seat))
    if size != deck_size(table, seat):
        raise BadPosition(f"seats.{seat}.deck: {deck_size(table, seat)} cards are left, not {size}")


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


def _load_hidden(table: Board, seats: list[Mapping[str, Any]], rng: Random) -> None:
    """Map cards: those that are said, then `?` and what was left out, dealt from the rest."""
    setting_up = in_setup(table)
    unknown: list[int] = []
    for seat, words in enumerate(seats):
        for space in words.get("map_cards", []):
            if space != UNKNOWN:
                table.map_cards[_free(table, f"seats.{seat}.map_cards", space)] = seat
        for name, space in words.get("starts", {}).items():
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
    for character in unknown:
        table.starts[character] = pool.pop()
        table.map_cards[table.starts[character]] = ASSIGNED
    for seat, words in enumerate(seats):
        for _ in range(words.get("map_cards", []).count(UNKNOWN)):
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


def _free(table: Board, field: str, word: str) -> int:
    space = _space(table, field, word)
    if table.map_cards[space] != UNDEALT:
        raise BadPosition(f"{field}: the map card {word} is elsewhere, too")
    return space


def _space(table: Board, field: str, word: object) -> int:
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
