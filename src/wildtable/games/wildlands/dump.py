"""Positions in the words of the content, as `state.py` shows them; `load.py` reads them back."""

from typing import Any, Final

from wildtable.games.wildlands.board import Board
from wildtable.games.wildlands.fields import HIDDEN, NO_FACTION, NO_SEAT, OUT, SEEN
from wildtable.games.wildlands.moves import ENDINGS, SPACES, TEAM
from wildtable.games.wildlands.rules.deck import deck_size, hand_of, pile_of
from wildtable.games.wildlands.rules.redeal import sees, sees_pile
from wildtable.games.wildlands.rules.table import card_owner, first_of
from wildtable.kernel.game import Position
from wildtable.kernel.turn import REFEREE, seats_of

UNKNOWN: Final = "?"
NOTHING: Final = ""
PLACES: Final = {HIDDEN: "hidden", OUT: "out"}


def dump(table: Board, seat: int) -> Position:
    content = table.content
    characters, spaces = content.character_names, content.space_names
    wishes = [s for s in seats_of(table.wishes) if seat in (s, REFEREE)]
    return {
        "seats": [_dump_seat(table, other, seat) for other in range(table.seats)],
        "active": _seat_word(table.active),
        "acting": _seat_word(table.acting),
        "turns": table.turns,
        "actions": table.actions,
        "seen": [spaces[space] for space in range(SPACES) if table.map_cards[space] == SEEN],
        "wishes": wishes,
        "interrupters": list(seats_of(table.interrupters)),
        "threatened": [characters[character] for character in table.threatened],
        "saved": [characters[character] for character in sorted(table.saved)],
        "ending": ENDINGS[table.ending],
        "winners": list(seats_of(table.winners)),
        "stack": content.frames.dump(table.stack),
    }


def _dump_seat(table: Board, seat: int, viewer: int) -> dict[str, Any]:
    content = table.content
    cards, spaces = content.card_names, content.space_names
    held = [spaces[space] for space in range(SPACES) if table.map_cards[space] == seat]
    shards = [spaces[space] for space in range(SPACES) if table.shards[space] == seat]
    words: dict[str, Any] = {
        "faction": NOTHING,
        "hand": [],
        "deck": 0,
        "discard": [],
        "in_play": [],
        "at": {},
        "starts": {},
        "damage": {},
        "taken": {},
        "hurt_by": {},
        "shards": shards,
        "claimed": table.claimed[seat],
        "points": table.points[seat],
        "map_cards": held if sees(table, viewer, seat) else [UNKNOWN] * len(held),
    }
    if table.factions[seat] == NO_FACTION:
        return words
    hand = [cards[card] for card in hand_of(table, seat)]
    words["faction"] = content.faction_names[table.factions[seat]]
    words["hand"] = hand if sees(table, viewer, seat) else [UNKNOWN] * len(hand)
    words["deck"] = deck_size(table, seat)
    pile = [cards[card] for card in pile_of(table, seat)]
    words["discard"] = pile if sees_pile(table, viewer, seat) else [UNKNOWN] * len(pile)
    words["in_play"] = [cards[card] for card in table.in_play if card_owner(table, card) == seat]
    first = first_of(table, seat)
    for character in range(first, first + TEAM):
        name, where = content.character_names[character], table.where[character]
        words["at"][name] = PLACES[where] if where < 0 else spaces[where]
        words["damage"][name] = table.damage[character]
        if table.starts[character] >= 0:
            start = spaces[table.starts[character]]
            words["starts"][name] = start if sees(table, viewer, seat) else UNKNOWN
        if table.taken[character] != NO_SEAT:
            words["taken"][name] = table.taken[character]
        if table.hurt_by[character] != NO_SEAT:
            words["hurt_by"][name] = table.hurt_by[character]
    return words


def _seat_word(seat: int) -> int | str:
    return NOTHING if seat == NO_SEAT else seat
