"""Everything that lies on the layouts: cards, figures and Elements.

A piece keeps its id while the viewer may follow it. A card that lies face down to the viewer is
called by its field; when the Position phase ends it is turned up under the name of its animal.
"""

from typing import Final

from msgspec.structs import replace

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.content import TOLD_PIECES, WildernessContent
from wildtable.games.wilderness.fields import ACTING, CARRIED, LYING, NONE, POSITION
from wildtable.games.wilderness.frames import (
    ACTIVE,
    IN_MOTION,
    KEEPING,
    LOAD,
    MOTION,
    PLACING,
)
from wildtable.games.wilderness.moves import (
    ANIMAL,
    ANIMALS,
    CARD,
    CARDS,
    DESERT,
    FIELD,
    LAND,
    LANDS,
    SEATS,
    SNAKE,
    SWANS,
)
from wildtable.games.wilderness.rules.damage import lives, scarabs_in, swan_lives
from wildtable.games.wilderness.rules.table import active_piece, is_couple, is_land, sees
from wildtable.games.wilderness.scene.drawings import LONE_SWAN, MOST_PASSIVE
from wildtable.games.wilderness.scene.layouts import (
    at_field,
    landscape_words,
    seat_place,
)
from wildtable.games.wilderness.state import WildernessState
from wildtable.kernel.frames import lies_at, top
from wildtable.kernel.scene import Phrase, Piece

SEAT_LETTERS: Final = "ABCD"
TRAINED: Final = ("", "¹", "²", "³")  # the level behind a seat's letter


def pieces_of(content: WildernessContent, state: WildernessState, seat: int) -> list[Piece]:
    return [
        *tiles(content, state),
        *elements_on_board(content, state, seat),
        *things_on_board(state, seat),
        *[piece for other in range(state.seats) for piece in seat_pieces(content, state, other)],
        *own_cards(state, seat),
    ]


# --- on the board -------------------------------------------------------------------------------


def tiles(content: WildernessContent, state: WildernessState) -> list[Piece]:
    """Where chance arranges the board, its fields are pieces on the grid."""
    if not content.by_chance:
        return []
    return [
        Piece(
            f"tile:{FIELD.names[field]}",
            at_field(field),
            f"tile-{landscape_words(state.board, field)}",
            label=Phrase("landscape", {"kind": landscape_words(state.board, field)}),
            ground=True,
        )
        for field in state.board.fields
    ]


def elements_on_board(content: WildernessContent, state: WildernessState, seat: int) -> list[Piece]:
    """NES-U1 each Element with the copies that are left, and whoever has one."""
    found = []
    for element, (name, field) in enumerate(
        zip(content.element_names, state.board.elements, strict=False)
    ):
        takers = takers_of(state, element)
        copies = state.seats - len(takers)
        if not copies:
            continue
        label = Phrase(
            "element-left", {"element": name, "copies": copies, "done": int(seat in takers)}
        )
        found.append(
            Piece(
                f"element:{name}",
                at_field(field),
                f"element-{name}",
                label=label,
                shape="goal",
                tone=f"element-{name}",
                takers=takers,
            )
        )
    return found


def takers_of(state: WildernessState, element: int) -> list[int]:
    """The seats that have captured an Element."""
    return [seat for seat in range(state.seats) if state.captured[seat] >> element & 1]


def things_on_board(state: WildernessState, seat: int) -> list[Piece]:
    """Cards in the Position phase; figures and deserts in the Action phase."""
    found: list[Piece] = []
    passing = active_piece(state)
    for field in state.board.fields:
        what = state.at[field]
        if is_land(what):
            found.append(land_card(field, (what - LYING) // LANDS, (what - LYING) % LANDS))
        elif what >= 0:
            found.append(
                animal_card(state, seat, what, field)
                if state.phase == POSITION
                else figure(state, what, field)
            )
            if what % ANIMALS == SNAKE:
                found += desert_under(state, field)
        if passing >= 0 and passing != what and state.place[passing] == field:
            found.append(figure(state, passing, field))
            found += in_talons(state, field)
        elif what == passing >= 0:
            found += in_talons(state, field)
    return found


def land_card(field: int, owner: int, land: int) -> Piece:
    name = LAND.names[land]
    label = Phrase("land-card", {"land": name})
    drawing = f"land-{name}"
    return Piece(
        f"land:{FIELD.names[field]}", at_field(field), drawing, owner, SEAT_LETTERS[owner], 1, label
    )


def desert_under(state: WildernessState, field: int) -> list[Piece]:
    owners = [desert % SEATS for desert in state.deserts if desert // SEATS == field]
    return [land_card(field, owner, DESERT) for owner in owners]


def animal_card(state: WildernessState, seat: int, piece: int, field: int) -> Piece:
    """NES-U3 face down: its colour and its holes to everybody, the rest to its owner."""
    owner, animal = piece // ANIMALS, piece % ANIMALS
    letter, dots = SEAT_LETTERS[owner], state.book.dots[animal]
    if not sees(state, seat, owner):
        return Piece(
            f"down:{FIELD.names[field]}",
            at_field(field),
            f"back-{dots}",
            owner,
            letter,
            label=Phrase("face-down", {"dots": dots}),
            count=dots,
            shape="hidden",
            about=Phrase("face-down-about"),
        )
    name = ANIMAL.names[animal]
    return Piece(
        own_id(piece),
        at_field(field),
        f"down-{name}",
        owner,
        letter,
        label=Phrase("own-face-down", {"animal": name, "dots": dots}),
        count=dots,
        shape="hidden",
        ghost=f"face-{name}",
        about=Phrase("power", {"animal": name}),
    )


def own_id(piece: int) -> str:
    """As the news call it, so that they are told where it stands."""
    return f"piece:{TOLD_PIECES[piece]}"


def figure(state: WildernessState, piece: int, field: int) -> Piece:
    owner, animal = piece // ANIMALS, piece % ANIMALS
    lone = animal == SWANS and not is_couple(state, piece)
    stamina = state.book.stamina[animal] * (2 if is_couple(state, piece) else 1)
    return Piece(
        own_id(piece),
        at_field(field),
        f"face-{LONE_SWAN if lone else ANIMAL.names[animal]}",
        owner,
        SEAT_LETTERS[owner] + TRAINED[state.training[piece]],
        label=figure_label(state, piece),
        over=ailments(state, piece),
        shape="small" if state.book.cost[animal] == 1 else "big",
        health=max(0, lives(state, piece)) if stamina else 0,
        most=stamina,
        state="ready" if state.token[piece] and not state.passive[piece] else "rests",
        about=Phrase("power", {"animal": ANIMAL.names[animal]}),
    )


def ailments(state: WildernessState, piece: int) -> list[str]:
    """NES-1.13 Passivity tokens, and the black Drops of poison and Scarabs."""
    stunned = min(state.passive[piece], MOST_PASSIVE)
    found = [f"stunned-{stunned}"] if stunned else []
    return found + (["black-drop"] if state.poison[piece] or scarabs(state, piece) else [])


def drops_shown(table: Board, piece: int) -> int:
    """Damage on the animal; on the Swan that lives where its mate is dead."""
    if piece % ANIMALS != SWANS:
        return table.damage[piece]
    first, second = table.damage[piece], table.mate[piece // ANIMALS]
    if is_couple(table, piece):
        return first + second
    return first if swan_lives(table, piece, 0) else second


def scarabs(table: Board, piece: int) -> int:
    return scarabs_in(table, piece, 0) + scarabs_in(table, piece, 1)


def figure_label(state: WildernessState, piece: int) -> Phrase:
    animal = piece % ANIMALS
    return Phrase(
        "figure",
        {
            "animal": ANIMAL.names[animal],
            "drops": drops_shown(state, piece),
            "stamina": state.book.stamina[animal],
            "token": state.token[piece],
            "passive": state.passive[piece],
            "poison": state.poison[piece],
            "scarabs": scarabs(state, piece),
            "training": state.training[piece],
        },
    )


def in_talons(state: WildernessState, field: int) -> list[Piece]:
    """What the Eagle on this field carries, once it has left the ground."""
    stack = state.stack
    load = stack[LOAD] if lies_at(stack, IN_MOTION) == MOTION else NONE
    if load < 0 or state.place[load] != CARRIED or state.place[stack[ACTIVE]] != field:
        return []
    return [figure(state, load, field)]


# --- beside the board ---------------------------------------------------------------------------


def deck_size(state: WildernessState, seat: int) -> int:
    ordered = [code for code in state.bottom if code // CARDS == seat]
    return sum(state.deck[CARDS * seat : CARDS * (seat + 1)]) + len(ordered)


def hand_size(state: WildernessState, seat: int) -> int:
    """The cards in hand, with those that a seat in step d has decided to keep."""
    kept = sum(state.kept) if state.turn().seat == seat else 0
    return sum(state.hands[CARDS * seat : CARDS * (seat + 1)]) + kept


def seat_pieces(content: WildernessContent, state: WildernessState, seat: int) -> list[Piece]:
    found = [
        Piece(
            f"captured:{seat}:{name}",
            seat_place(seat, name),
            f"element-{name}",
            label=Phrase("captured-element", {"element": name}),
        )
        for element, name in enumerate(content.element_names)
        if state.captured[seat] >> element & 1
    ]
    return found + discards(state, seat)


def discards(state: WildernessState, seat: int) -> list[Piece]:
    counts = state.discards[CARDS * seat : CARDS * (seat + 1)]
    return [
        Piece(
            f"discard:{seat}:{CARD.names[card]}",
            seat_place(seat, "discards"),
            card_drawing(card),
            count=count,
            label=Phrase("card-name", {"card": CARD.names[card]}),
        )
        for card, count in enumerate(counts)
        if count
    ]


def card_drawing(card: int) -> str:
    return f"card-{CARD.names[card]}" if card < ANIMALS else f"land-{CARD.names[card]}"


def to_be_laid(state: WildernessState, seat: int) -> list[Piece]:
    """The cards of the hand as they will lie, called as they are picked."""
    held = state.hands[CARDS * seat : CARDS * (seat + 1)]
    return [
        replace(animal_card(state, seat, ANIMALS * seat + card, 0), id=name, at="")
        if card < ANIMALS
        else replace(land_card(0, seat, card - ANIMALS), id=name, at="")
        for card, count in enumerate(held)
        if count and (name := hand_place(card, placing=True))
    ]


def own_cards(state: WildernessState, seat: int) -> list[Piece]:
    """The viewer's hand; in the Action phase the cards of the animals on the board (NES-6.5)."""
    if seat < 0 or state.phase not in (POSITION, ACTING):
        return []
    if state.phase == ACTING:
        return [
            Piece(
                f"sheet:{name}",
                f"animal:{name}",
                f"card-{name}",
                label=figure_label(state, ANIMALS * seat + animal),
            )
            for animal, name in enumerate(ANIMAL.names)
            if state.place[ANIMALS * seat + animal] >= 0
        ]
    placing = top(state.stack) == PLACING and state.turn().seat == seat
    keeping = top(state.stack) == KEEPING and state.turn().seat == seat
    held = state.hands[CARDS * seat : CARDS * (seat + 1)]
    if keeping:
        held = [count + kept for count, kept in zip(held, state.kept, strict=True)]
    return [
        Piece(
            own_id(ANIMALS * seat + card) if card < ANIMALS else f"hand:{CARD.names[card]}",
            hand_place(card, placing),
            card_drawing(card),
            count=count,
            label=Phrase("card-name", {"card": CARD.names[card]}),
        )
        for card, count in enumerate(held)
        if count
    ]


def hand_place(card: int, placing: bool) -> str:
    """Where a card lies so that picking it is the first word of the moves that use it."""
    if not placing:
        return f"card:{CARD.names[card]}"
    return f"animal:{CARD.names[card]}" if card < ANIMALS else f"land:{CARD.names[card]}"
