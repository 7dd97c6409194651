"""The tables beside the board: what a seat has, what is under way, what a roll is about."""

from typing import Final

from wildtable.games.wilderness.fields import ACTING, NO_SEAT, POSITION
from wildtable.games.wilderness.frames import (
    ACTIVE,
    GAZE,
    IN_ATTACK,
    KEEPING,
    STRIKE,
    TARGET,
    VICTIM,
    WATCHER,
)
from wildtable.games.wilderness.moves import (
    ANIMAL,
    ANIMALS,
    BASILISK,
    BEAR,
    CARD,
    CARDS,
    ELEMENTS,
    FIELD,
)
from wildtable.games.wilderness.rules.animals.aura import is_protected
from wildtable.games.wilderness.rules.animals.basilisk import watches
from wildtable.games.wilderness.rules.damage import lives
from wildtable.games.wilderness.rules.ending import elements_of
from wildtable.games.wilderness.rules.speed import speed_of
from wildtable.games.wilderness.rules.standard_attack import dice_of
from wildtable.games.wilderness.rules.table import is_couple, is_piece, sees
from wildtable.games.wilderness.scene.hints import attack_words
from wildtable.games.wilderness.scene.odds import gaze_risk
from wildtable.games.wilderness.scene.pieces import deck_size, scarabs
from wildtable.games.wilderness.state import WildernessState
from wildtable.kernel.frames import lies_at, top
from wildtable.kernel.scene import Panel, Phrase, Row

NEARLY: Final = ELEMENTS - 1  # Elements that are worth a warning
COLUMNS: Final = 3  # that fit on a seat's card
SURE: Final = "–"  # in the column of Wildice: a Supernatural animal

Cell = str | int | Phrase


def panels_of(state: WildernessState, seat: int) -> list[Panel]:
    panels = [*urgent_panels(state, seat), *warnings(state)]
    for other in range(state.seats):
        if state.phase == POSITION:
            panels += position_panels(state, seat, other)
        else:
            panels.append(animals_panel(state, other))
    return panels


# --- what is under way --------------------------------------------------------------------------


def urgent_panels(state: WildernessState, seat: int) -> list[Panel]:
    """Short ones: on a phone they lie over the hand."""
    stack = state.stack
    if not stack:
        return []
    if top(stack) == KEEPING and state.turn().seat == seat and any(state.kept):
        return [keeping_panel(state, seat)]
    if lies_at(stack, IN_ATTACK) == STRIKE:
        return [attack_panel(state)]
    if top(stack) == GAZE:
        return [gaze_panel(state)]
    return []


def keeping_panel(state: WildernessState, seat: int) -> Panel:
    """What the viewer has decided to keep."""
    rows = [Row(card_name(card), []) for card, count in enumerate(state.kept) for _ in range(count)]
    return Panel("keeping", Phrase("keeping"), rows, seat, urgent=True)


def is_watched(state: WildernessState, piece: int) -> bool:
    return any([watches(state, ANIMALS * seat + BASILISK, piece) for seat in range(state.seats)])


def attack_panel(state: WildernessState) -> Panel:
    """NES-U16 what the attack can do, also while it waits to be confirmed."""
    stack = state.stack
    piece, victim = stack[ACTIVE], stack[VICTIM]
    words = attack_words(state, piece, victim)
    names: dict[str, str | int] = {
        "animal": ANIMAL.names[piece % ANIMALS],
        "victim": ANIMAL.names[victim % ANIMALS],
        "field": FIELD.names[stack[TARGET]],
    }
    rows = [Row(Phrase("attack-words", words), [])]
    if words["reaction"] != "none" and state.place[victim] == stack[TARGET]:
        rows.append(Row(Phrase("reaction", words), []))
    return Panel("attack", Phrase("attack-of", names), rows, piece // ANIMALS, urgent=True)


def gaze_panel(state: WildernessState) -> Panel:
    stack = state.stack
    words: dict[str, str | int] = {
        "animal": ANIMAL.names[stack[ACTIVE] % ANIMALS],
        "seat": stack[WATCHER],
        "risk": gaze_risk(state, 1),
    }
    rows = [Row(Phrase("gaze-words", words), [])]
    return Panel("gaze", Phrase("gaze"), rows, stack[WATCHER], urgent=True)


def warnings(state: WildernessState) -> list[Panel]:
    """NES-U8 the last Positional moves; NES-U22 somebody needs one more Element."""
    rows: list[Row] = []
    if state.phase == POSITION and state.first != NO_SEAT:
        rows.append(Row(Phrase("trigger-pulled", {"seat": state.first}), [], state.first))
    if state.phase == ACTING:
        rows += [
            Row(Phrase("nearly-won", {"seat": seat}), [], seat)
            for seat in range(state.seats)
            if elements_of(state, seat) == NEARLY and state.left[seat] == 0
        ]
    return [Panel("warning", Phrase("mind"), rows, urgent=True)] if rows else []


# --- seats in the Position phase ----------------------------------------------------------------


def position_panels(state: WildernessState, seat: int, other: int) -> list[Panel]:
    if sees(state, seat, other):
        return bottom_panel(state, other)
    return suspects_panel(state, other)


def bottom_panel(state: WildernessState, seat: int) -> list[Panel]:
    """NES-U4 the owner may look at the cards that came back, in the order they will be drawn."""
    cards = [code % CARDS for code in state.bottom if code // CARDS == seat]
    if not cards:
        return []
    unknown = deck_size(state, seat) - len(cards)
    rows = [Row(Phrase("cards-above", {"count": unknown}), [])] if unknown else []
    rows += [Row(Phrase("place-from-top", {"place": unknown + n}), [card_name(card)])
             for n, card in enumerate(cards, 1)]  # fmt: skip
    return [Panel(f"bottom-{seat}", Phrase("deck-bottom"), rows, seat, folded=True)]


def suspects_panel(state: WildernessState, seat: int) -> list[Panel]:
    """NES-U3 what each face-down card may be, by its holes, its field and the open discards."""
    rows = []
    for here in state.board.fields:
        what = state.at[here]
        if not is_piece(what) or what // ANIMALS != seat:
            continue
        dots = state.book.dots[what % ANIMALS]
        names: list[Cell] = [
            Phrase("animal-name", {"animal": ANIMAL.names[animal]})
            for animal in suspects(state, seat, here, dots)
        ]
        label = Phrase("suspects-of", {"field": FIELD.names[here]})
        rows += [
            Row(label, names[start : start + COLUMNS]) for start in range(0, len(names), COLUMNS)
        ]
    if not rows:
        return []
    return [Panel(f"suspects-{seat}", Phrase("suspects"), rows, seat, folded=True)]


def suspects(state: WildernessState, seat: int, here: int, dots: int) -> list[int]:
    book, board = state.book, state.board
    return [
        animal
        for animal in range(ANIMALS)
        if book.copies[animal]
        and book.dots[animal] == dots
        and book.landscapes[animal] & board.landscape[here]
        and not state.discards[CARDS * seat + animal]
    ]


def card_name(card: int) -> Phrase:
    return Phrase("card-name", {"card": CARD.names[card]})


# --- seats in the Action phase ------------------------------------------------------------------


def animals_panel(state: WildernessState, seat: int) -> Panel:
    """NES-U12 each animal: Stamina left, Speed, Wildice, and what is the matter with it."""
    first = ANIMALS * seat
    pieces = [p for p in range(first, first + ANIMALS) if state.place[p] >= 0]
    head: list[Cell] = [Phrase("head-stamina"), Phrase("head-speed"), Phrase("head-wildice")]
    rows = [Row(Phrase("head-animal"), head)]
    for piece in pieces:
        rows.append(animal_row(state, piece))
        rows += condition_row(state, piece)
    if state.host[seat] >= 0:
        host = ANIMAL.names[state.host[seat] % ANIMALS]
        rows.append(Row(Phrase("scarab-inside", {"animal": host}), []))
    if not pieces:
        rows = [Row(Phrase("no-animals"), [])]
    title = Phrase("seat-title", {"magic": state.magic[seat], "count": elements_of(state, seat)})
    return Panel(f"animals-{seat}", title, rows, seat, folded=True)


def animal_row(state: WildernessState, piece: int) -> Row:
    animal, book = piece % ANIMALS, state.book
    here = state.place[piece]
    stamina = book.stamina[animal] * (2 if is_couple(state, piece) else 1)
    health: Cell = f"{lives(state, piece)}/{stamina}" if stamina else SURE
    dice: Cell = dice_of(state, piece) if book.form[animal] == 0 else SURE
    words: dict[str, str | int] = {
        "animal": ANIMAL.names[animal],
        "field": FIELD.names[here],
        "token": state.token[piece],
    }
    return Row(Phrase("animal-at", words), [health, speed_of(state, piece, here, 0), dice])


def condition_row(state: WildernessState, piece: int) -> list[Row]:
    words: dict[str, str | int] = {
        "passive": state.passive[piece],
        "poison": state.poison[piece],
        "scarabs": scarabs(state, piece),
        "training": state.training[piece],
        "sprinted": state.sprinted[piece // ANIMALS] if piece % ANIMALS == BEAR else 0,
        "aura": int(is_protected(state, piece)),
        "watched": int(is_watched(state, piece)),
    }
    return [Row(Phrase("condition", words), [])] if any(words.values()) else []
