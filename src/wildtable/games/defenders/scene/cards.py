"""The viewer's defenders; in a turn the shelf of what it can do, each dim one with its reason."""

from typing import Final

from wildtable.games.defenders.frames import CHOOSING, LEADING, SIDE, TAKING, TURN, TURN_POINTS
from wildtable.games.defenders.moves import (
    BREACH,
    BUILD,
    CARDS,
    CARDS_EACH,
    CLEAR,
    DESTROY,
    EDGES,
    FACTION_NAMES,
    GAIN,
    HABITAT_NAMES,
    HEAL,
    HEXES,
    ITEM_NAMES,
    LEAD,
    MOVE,
    ORGANIZERS,
    REGROUP,
    REWILD,
    TAKE,
    TEAM_UP,
)
from wildtable.games.defenders.rules.hexes import EDGE_AT, SIDES
from wildtable.games.defenders.rules.table import seat_of
from wildtable.games.defenders.rules.values import CHOSEN, HAND, NONE
from wildtable.games.defenders.scene.animals import animal
from wildtable.games.defenders.scene.gains import gain_of
from wildtable.games.defenders.scene.hints import gained
from wildtable.games.defenders.scene.names import Words, card_words
from wildtable.games.defenders.scene.seats import ANIMALS
from wildtable.games.defenders.state import DefendersState
from wildtable.kernel.faces import Card, Stat
from wildtable.kernel.frames import field, top
from wildtable.kernel.phrase import Phrase

# What a turn's actions are called, drawn by, and begin with: the family, its sign, its numbers.
SHELF: Final = (
    ("move", "gi-boot-prints", MOVE, HEXES),
    ("clear", "gi-broom", CLEAR, 1),
    ("regroup", "gi-return-arrow", REGROUP, HEXES),
    ("breach", "gi-broken-wall", BREACH, EDGES),
    ("destroy", "gi-crossed-swords", DESTROY, 1),
    ("build", "gi-camping-tent", BUILD, 1),
    ("heal", "gi-healing", HEAL, 1),
    ("rewild", "gi-sprout", REWILD, 1),
    ("gain", "gi-backpack", GAIN, 1),
)
DEEDS: Final = ("clear", "destroy", "breach", "rewild")  # what earns support


def cards_of(state: DefendersState, seat: int) -> list[Card]:
    if seat < 0 or not state.stack:
        return []
    if top(state.stack) in (TAKING, LEADING) and seat in state.turn().seats:
        return sides(state, seat) if top(state.stack) == TAKING else leaders(state, seat)
    choosing = top(state.stack) == CHOOSING
    places = (HAND, CHOSEN) if choosing else (HAND,)
    cards = [
        defender(state, card, choosing)
        for card in range(CARDS)
        if state.place[card] in places and state.sees(seat, card // CARDS_EACH)
    ]
    if top(state.stack) == TURN and seat_of(state, field(state.stack, SIDE)) == seat:
        return [*shelf(state, seat), *team(state, cards, seat)]
    return cards


def sides(state: DefendersState, seat: int) -> list[Card]:
    """DEF-2.22 the factions that may still be taken: home, item, and what they are like."""
    cards = []
    for faction in [move - TAKE for move in state.legal(seat) if move < LEAD]:
        words: Words = {
            "faction": FACTION_NAMES[faction],
            "habitat": HABITAT_NAMES[state.content.home[faction]],
            "item": ITEM_NAMES[faction],
        }
        cards.append(
            Card(
                f"faction:{FACTION_NAMES[faction]}",
                Phrase("faction-name", words),
                subtitle=Phrase("faction-home", words),
                symbol=ANIMALS[faction],
                tones=[HABITAT_NAMES[state.content.home[faction]]],
                text=Phrase("faction-about", words),
            )
        )
    return cards


def leaders(state: DefendersState, seat: int) -> list[Card]:
    """DEF-2.23 who may lead: half of the defenders follow."""
    names = state.content.organizer_names
    return [
        Card(
            f"organizer:{names[move - LEAD]}",
            Phrase("organizer-name", {"organizer": names[move - LEAD]}),
            symbol=ANIMALS[state.content.organizer_faction[move - LEAD]],
            text=Phrase("organizer-about", {"organizer": names[move - LEAD]}),
        )
        for move in state.legal(seat)
        if LEAD <= move < LEAD + ORGANIZERS
    ]


def defender(state: DefendersState, card: int, choosing: bool) -> Card:
    words = card_words(state.content, card)
    entry = state.content.pack.defenders.defender[card]
    habitat = HABITAT_NAMES[state.content.card_habitat[card]]
    return Card(
        f"card:{state.content.card_names[card]}",
        Phrase("name", {"name": entry.name}),
        subtitle=Phrase(
            "card-subtitle", {"species": entry.species.replace(" ", "-"), "habitat": habitat}
        ),
        symbol=animal(entry.species),
        tones=[habitat],
        stats=[
            Stat("gi-boot-prints", Phrase("stat-actions"), state.content.card_points[card]),
            Stat("gi-star-swirl", Phrase("stat-ability", words), ""),
        ],
        text=Phrase("card-ability", words),
        gain=gain_of(state, card) if choosing else None,
        tag=Phrase("ability-kind", {"ongoing": words["ongoing"]}),
        rule="DEF-7.1",
    )


def team(state: DefendersState, cards: list[Card], seat: int) -> list[Card]:
    """DEF-4.10 with no points left, cards of the same habitat may join the defender."""
    moves = state.legal(seat)
    offered = {
        state.content.moves.text(move).split(" ")[1]
        for move in moves
        if TEAM_UP <= move < TEAM_UP + CARDS
    }
    return [card for card in cards if card.id.partition(":")[2] in offered]


# --- the shelf ----------------------------------------------------------------------------------


def shelf(state: DefendersState, seat: int) -> list[Card]:
    moves = state.legal(seat)
    return [
        action(state, seat, name, symbol, [move for move in moves if base <= move < base + count])
        for name, symbol, base, count in SHELF
    ]


def action(state: DefendersState, seat: int, name: str, symbol: str, moves: list[int]) -> Card:
    return Card(
        name,
        Phrase(f"do-{name}"),
        "action",
        symbol=symbol,
        gain=gain(state, name, len(moves)) if moves else None,
        reason=None if moves else reason(state, seat, name),
        rule=RULES[name],
    )


RULES: Final = {
    "move": "DEF-10.1",
    "clear": "DEF-13.1",
    "regroup": "DEF-12.1",
    "breach": "DEF-16.1",
    "destroy": "DEF-15.1",
    "build": "DEF-11.1",
    "heal": "DEF-14.1",
    "rewild": "DEF-17.1",
    "gain": "DEF-18.1",
}


def gain(state: DefendersState, name: str, count: int) -> Phrase:
    if name in DEEDS:
        return Phrase("gain-support", {"support": gained(state, field(state.stack, SIDE), 1)})
    return Phrase(f"gain-{name}", {"count": count} if name in ("move", "regroup") else {})


def reason(state: DefendersState, seat: int, name: str) -> Phrase:
    """Why not, in a few words, as the rules say it; where a place counts, in general."""
    if field(state.stack, TURN_POINTS) == 0:
        return Phrase("short-no-points")
    if name in ("move", "regroup"):
        return Phrase(f"short-{name}")
    base = next(base for each, _, base, _ in SHELF if each == name)
    side = field(state.stack, SIDE)
    move = base
    if name == "breach":
        hex = state.at[side]
        move = BREACH + EDGE_AT[SIDES * hex] if hex != NONE else BREACH
    denial = state.why_not(seat, move)
    if denial is None or name == "breach":
        return Phrase("short-breach")
    return Phrase(f"short-{denial.message}", denial.args)
