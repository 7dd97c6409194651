"""The seats: their Elements, tokens, cards and animals."""

from typing import Final

from wildtable.games.wilderness.content import WildernessContent
from wildtable.games.wilderness.fields import ACTING, POSITION
from wildtable.games.wilderness.frames import ACTIVE, IN_ACTIVATION
from wildtable.games.wilderness.moves import ANIMAL, ANIMALS, ELEMENTS, FIELD
from wildtable.games.wilderness.rules.damage import lives
from wildtable.games.wilderness.rules.ending import elements_of
from wildtable.games.wilderness.rules.table import is_couple, is_piece, sees
from wildtable.games.wilderness.scene.meters import TOKEN
from wildtable.games.wilderness.scene.pieces import deck_size, hand_size, own_id
from wildtable.games.wilderness.state import WildernessState
from wildtable.kernel.faces import Count, Figure, Item, SeatCard
from wildtable.kernel.frames import WIDTH
from wildtable.kernel.phrase import Phrase

CARDS_HELD: Final = "gi-card-draw"
CARDS_LEFT: Final = "pile"


def seats_of(content: WildernessContent, state: WildernessState, viewer: int) -> list[SeatCard]:
    return [seat_card(content, state, seat, viewer) for seat in range(state.seats)]


def seat_card(
    content: WildernessContent, state: WildernessState, seat: int, viewer: int
) -> SeatCard:
    laying = state.phase == POSITION
    counts = [Count(TOKEN, Phrase("count-tokens"), state.magic[seat])]
    if laying:
        counts.append(Count(CARDS_HELD, Phrase("count-hand"), hand_size(state, seat)))
        counts.append(Count(CARDS_LEFT, Phrase("count-deck"), deck_size(state, seat), quiet=True))
    return SeatCard(
        seat,
        state=standing(state, seat),
        score=elements_of(state, seat),
        goal=ELEMENTS,
        unit=Phrase("unit-elements"),
        counts=counts,
        items=[
            Item(
                f"element-{name}",
                Phrase("element-name", {"element": name}),
                bool(state.captured[seat] >> element & 1),
            )
            for element, name in enumerate(content.element_names)
        ],
        team=laid(state, seat, viewer) if laying else awake(state, seat),
        out=state.left[seat] != 0,
    )


def standing(state: WildernessState, seat: int) -> Phrase | None:
    if state.left[seat]:
        return Phrase("stands-conceded" if state.left[seat] < 0 else "stands-out")
    return Phrase("stands-asked") if seat in state.turn().seats else None


# --- animals ------------------------------------------------------------------------------------


def laid(state: WildernessState, seat: int, viewer: int) -> list[Figure]:
    """Face down: their owner knows them, the others see the dots (NES-3.19)."""
    found = []
    for here in state.board.fields:
        what = state.at[here]
        if not is_piece(what) or what // ANIMALS != seat:
            continue
        animal = what % ANIMALS
        dots, at = state.book.dots[animal], place(here)
        if sees(state, viewer, seat):
            name = ANIMAL.names[animal]
            title = Phrase("animal-name", {"animal": name})
            found.append(Figure(own_id(what), f"down-{name}", title, state="down", at=at))
        else:
            title = Phrase("face-down", {"dots": dots})
            hidden = f"down:{FIELD.names[here]}"
            found.append(Figure(hidden, f"back-{dots}", title, state="down", at=at))
    return found


def awake(state: WildernessState, seat: int) -> list[Figure]:
    first = ANIMALS * seat
    return [
        figure_of(state, piece)
        for piece in range(first, first + ANIMALS)
        if state.place[piece] >= 0
    ]


def figure_of(state: WildernessState, piece: int) -> Figure:
    name = ANIMAL.names[piece % ANIMALS]
    return Figure(
        own_id(piece),
        f"face-{name}",
        Phrase("animal-name", {"animal": name}),
        max(0, lives(state, piece)),
        stamina(state, piece),
        condition(state, piece),
        place(state.place[piece]),
    )


def stamina(state: WildernessState, piece: int) -> int:
    """0: it has none, and nothing hurts it."""
    return state.book.stamina[piece % ANIMALS] * (2 if is_couple(state, piece) else 1)


def condition(state: WildernessState, piece: int) -> str:
    if is_acting(state, piece):
        return "acting"
    return "ready" if state.token[piece] and not state.passive[piece] else "rests"


def is_acting(state: WildernessState, piece: int) -> bool:
    stack = state.stack
    under_way = state.phase == ACTING and len(stack) > WIDTH * IN_ACTIVATION
    return under_way and stack[ACTIVE] == piece


def place(field: int) -> Phrase:
    return Phrase("place-field", {"field": FIELD.names[field]})
