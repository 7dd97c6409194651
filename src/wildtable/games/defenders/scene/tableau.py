"""What lies on the tableau of a seat: support track, damage, items, cards, breach markers.

Alone, one seat leads two sides: both lie on its tableau, told apart by their drawings and letters.
"""

from wildtable.games.defenders.moves import CARDS_EACH, FACTION_NAMES, ITEM_NAMES
from wildtable.games.defenders.rules.table import cards_at, holds, seat_of
from wildtable.games.defenders.rules.values import CHOSEN, DECK, HAND, NONE, PILE, TEAMED
from wildtable.games.defenders.scene.layouts import item_element, track_element
from wildtable.games.defenders.scene.names import about_card, card_print, card_symbol, letter_of
from wildtable.games.defenders.state import DefendersState
from wildtable.kernel.made_of import made_of
from wildtable.kernel.scene import Phrase, Piece


@made_of(
    "order", "organizer", "support", "built", "damage", "items", "markers", "active", "first",
    "place",
)  # fmt: skip
def tableau_pieces(state: DefendersState, seat: int) -> list[Piece]:
    pieces = []
    for side in state.order:
        if side != NONE and state.organizer[side] != NONE:
            pieces += [*track(state, side), *damage(state, side), *items(state, side)]
            pieces += [*cards(state, seat, side), *markers(state, side)]
    return pieces


def track(state: DefendersState, side: int) -> list[Piece]:
    """The tracker, and the camps that are still to be built, each on its step."""
    seat, letter, faction = seat_of(state, side), letter_of(state, side), FACTION_NAMES[side]
    hands = state.content.hands[state.seats]
    pieces = [
        Piece(
            f"support:{faction}",
            track_element(seat, state.support[side]),
            f"tracker-{faction}",
            seat,
            letter,
            label=Phrase("support-of", {"faction": faction}),
        )
    ]
    for number, step in enumerate(state.content.camp_steps[state.seats]):
        if number >= state.built[side]:
            label = Phrase("camp-to-build", {"count": hands[number]})
            at = track_element(seat, step)
            symbol = f"camp-{faction}"
            pieces.append(Piece(f"to-build:{faction}:{step}", at, symbol, seat, letter, 1, label))
    return pieces


def owner_of(state: DefendersState, side: int) -> int:
    """Of what is nobody's colour: only alone it must be said which side has it."""
    return seat_of(state, side) if state.seats == 1 else NONE


def damage(state: DefendersState, side: int) -> list[Piece]:
    """DEF-9.1 a token for each damage, an empty heart for what can still be carried."""
    seat, faction = seat_of(state, side), FACTION_NAMES[side]
    pieces = []
    for number in range(state.content.max_damage):
        hurt = number < state.damage[side]
        pieces.append(
            Piece(
                f"damage:{faction}:{number}",
                f"damage-{seat}",
                "damage" if hurt else "whole",
                owner_of(state, side),
                letter_of(state, side),
                label=Phrase("damage" if hurt else "whole"),
            )
        )
    return pieces


def items(state: DefendersState, side: int) -> list[Piece]:
    """DEF-2.37 one token for each faction in play, gained or used."""
    seat = seat_of(state, side)
    pieces = []
    for item in state.order:
        if item == NONE:
            continue
        name = ITEM_NAMES[item]
        held = holds(state, side, item)
        pieces.append(
            Piece(
                f"item:{FACTION_NAMES[side]}:{name}",
                item_element(seat, name),
                f"item-{name}" if held else f"item-{name}-used",
                owner_of(state, side),
                letter_of(state, side),
                label=Phrase("item-gained" if held else "item-used", {"item": name}),
            )
        )
    return pieces


def cards(state: DefendersState, viewer: int, side: int) -> list[Piece]:
    """The active defender with its team; hand, deck and pile are counted."""
    content, seat, faction = state.content, seat_of(state, side), FACTION_NAMES[side]
    letter = letter_of(state, side)
    pieces = []
    for card in range(CARDS_EACH * side, CARDS_EACH * side + CARDS_EACH):
        place = state.place[card]
        known = place != CHOSEN or state.sees(viewer, side)
        if card == state.active[side] or place in (TEAMED, CHOSEN):
            at = f"team-{seat}" if place == TEAMED else f"active-{seat}"
            pieces.append(
                Piece(
                    f"card:{content.card_names[card]}" if known else f"face-down:{faction}",
                    at,
                    card_symbol(content, card) if known else "card-back",
                    label=about_card(content, card) if known else Phrase("face-down"),
                    over=card_print(content, card) if known else [],
                )
            )
    for where, name in ((HAND, "hand"), (DECK, "deck"), (PILE, "pile")):
        count = cards_at(state, side, where)
        if count:
            label = Phrase(f"cards-in-{name}", {"faction": faction, "count": count})
            symbol = "card-pile" if where == PILE else "card-back"
            pieces.append(
                Piece(f"{name}:{faction}", f"{name}-{seat}", symbol, seat, letter, count, label)
            )
    return pieces


def markers(state: DefendersState, side: int) -> list[Piece]:
    seat, faction, letter = seat_of(state, side), FACTION_NAMES[side], letter_of(state, side)
    at = f"markers-{seat}"
    pieces = []
    if state.markers[side]:
        count = state.markers[side]
        label = Phrase("markers-left", {"count": count})
        pieces.append(Piece(f"markers:{faction}", at, "marker", seat, letter, count, label))
    if state.first == side:
        pieces.append(Piece("first", at, "first-player", label=Phrase("first-player")))
    return pieces
