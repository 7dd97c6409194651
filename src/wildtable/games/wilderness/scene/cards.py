"""The viewer's cards: those in hand while the land is laid, then the animals that may act."""

from typing import Final

from wildtable.games.wilderness.content import WildernessContent
from wildtable.games.wilderness.fields import ACTING, POSITION
from wildtable.games.wilderness.frames import BUILDER, DOTS, KEEPING, PLACING
from wildtable.games.wilderness.moves import (
    ACTIVATE,
    ANIMAL,
    ANIMALS,
    CARD,
    CARDS,
    FIELDS,
    FORFEIT,
    LAND,
    LANDSCAPE_IDS,
    LAY,
    PLACE,
    SPRINT,
    WAKE,
)
from wildtable.games.wilderness.rules.book import STANDARD, Book
from wildtable.games.wilderness.rules.damage import lives
from wildtable.games.wilderness.rules.first_move import dot_limit
from wildtable.games.wilderness.rules.placing import has_cards
from wildtable.games.wilderness.rules.speed import speed_of
from wildtable.games.wilderness.rules.standard_attack import dice_of
from wildtable.games.wilderness.scene.layouts import DECK
from wildtable.games.wilderness.scene.pieces import hand_place
from wildtable.games.wilderness.scene.seats import condition, place, stamina
from wildtable.games.wilderness.state import WildernessState
from wildtable.kernel.faces import Card, Stat
from wildtable.kernel.frames import field, top
from wildtable.kernel.phrase import Phrase

SPEED_SIGN: Final = "gi-boot-prints"
DICE_SIGN: Final = "gi-perspective-dice-six-faces-random"
STAMINA_SIGN: Final = "gi-hearts"
FIRST_CHAPTER: Final = 20
NONE: Final = "–"  # no dice, or nothing that hurts


def cards_of(content: WildernessContent, state: WildernessState, seat: int) -> list[Card]:
    if seat < 0 or not state.stack:
        return []
    if state.phase == ACTING:
        return roster(state, seat)
    return held(content, state, seat) if state.phase == POSITION else []


# --- in hand ------------------------------------------------------------------------------------


def held(content: WildernessContent, state: WildernessState, seat: int) -> list[Card]:
    asked = seat in state.turn().seats
    placing = asked and top(state.stack) == PLACING
    keeping = asked and top(state.stack) == KEEPING
    counts = state.hands[CARDS * seat : CARDS * (seat + 1)]
    if keeping:
        counts = [count + kept for count, kept in zip(counts, state.kept, strict=True)]
    usable = placeable(state, seat) if placing else set(range(CARDS))
    cards = [
        card(content, state, each, count, placing, each in usable)
        for each, count in enumerate(counts)
        if count
    ]
    if keeping:
        title, text = Phrase("card-rest"), Phrase("card-rest-text")
        cards.append(Card(DECK, title, "action", symbol="pile", text=text))
    return cards


def placeable(state: WildernessState, seat: int) -> set[int]:
    """The cards that could be laid somewhere now."""
    animals = {(m - PLACE) // FIELDS for m in state.legal(seat) if PLACE <= m < LAY}
    lands = {
        ANIMALS + (m - LAY) // FIELDS
        for m in state.legal(seat)
        if LAY <= m < LAY + len(LAND.names) * FIELDS
    }
    return animals | lands


def card(
    content: WildernessContent,
    state: WildernessState,
    each: int,
    count: int,
    placing: bool,
    usable: bool,
) -> Card:
    name = CARD.names[each]
    first = int(placing and not has_cards(state, field(state.stack, BUILDER)))
    if each >= ANIMALS:
        return Card(
            hand_place(each, placing),
            Phrase("land-title", {"land": name}),
            subtitle=Phrase("land-kind"),
            symbol=f"land-{name}",
            tones=[name] if name in LANDSCAPE_IDS or name == "desert" else [],
            count=count,
            ask=Phrase("ask-lay-one", {"land": name}) if placing else None,
            hint=Phrase("hint-lay-one", {"land": name, "first": first}) if placing else None,
            text=Phrase("land-text", {"land": name}),
            reason=None if usable else Phrase("short-no-field"),
            rule="NES-3.3",
        )
    book = state.book
    shown = [LANDSCAPE_IDS[bit] for bit in range(4) if book.landscapes[each] >> bit & 1]
    return Card(
        hand_place(each, placing),
        Phrase("animal-name", {"animal": name}),
        subtitle=Phrase("landscape", {"kind": "-".join(shown)}),
        symbol=f"face-{name}",
        tones=shown,
        price=book.dots[each],
        count=count,
        ask=Phrase("ask-place-one", {"animal": name}) if placing else None,
        hint=Phrase("hint-place-one", {"kind": "-".join(shown), "first": first})
        if placing
        else None,
        stats=stats(book.speed[each], printed_dice(book, each), book.stamina[each]),
        text=Phrase("power", {"animal": name}),
        reason=None if usable else why_not_placed(state, each),
        rule=rule_of(each),
    )


def printed_dice(book: Book, animal: int) -> int | str:
    return book.dice[animal] if book.form[animal] == STANDARD else NONE


def why_not_placed(state: WildernessState, animal: int) -> Phrase:
    """NES-3.18 the dots of a move are limited; else no field suits."""
    dots = state.book.dots[animal]
    left = dot_limit(state) - field(state.stack, DOTS)
    if dots > left:
        return Phrase("short-dots", {"dots": dots, "left": left})
    return Phrase("short-no-field")


def stats(speed: int, dice: int | str, health: int) -> list[Stat]:
    return [
        Stat(SPEED_SIGN, Phrase("stat-speed"), speed),
        Stat(DICE_SIGN, Phrase("stat-dice"), dice),
        Stat(STAMINA_SIGN, Phrase("stat-stamina"), health or NONE),
    ]


# --- awake --------------------------------------------------------------------------------------


def roster(state: WildernessState, seat: int) -> list[Card]:
    """NES-6.5 the animals on the board, each with what it can do now."""
    asked = seat in state.turn().seats
    moves = state.legal(seat) if asked else []
    return [
        awake_card(state, ANIMALS * seat + animal, moves)
        for animal in range(ANIMALS)
        if state.place[ANIMALS * seat + animal] >= 0
    ]


def awake_card(state: WildernessState, piece: int, moves: list[int]) -> Card:
    animal = piece % ANIMALS
    name, here = ANIMAL.names[animal], state.place[piece]
    dice = dice_of(state, piece) if state.book.form[animal] == STANDARD else NONE
    can = any(move in moves for move in (ACTIVATE + animal, WAKE + animal, FORFEIT + animal)) or (
        SPRINT in moves and name == "bear"
    )
    tag = condition(state, piece)
    waits = not can and tag != "acting" and bool(moves) and ACTIVATE <= min(moves) < WAKE + ANIMALS
    return Card(
        f"animal:{name}",
        Phrase("animal-name", {"animal": name}),
        "figure",
        subtitle=place(here),
        symbol=f"face-{name}",
        price=state.book.cost[animal],
        stats=stats(speed_of(state, piece, here, 0), dice, 0)[:2],
        text=Phrase("power", {"animal": name}),
        skill=Phrase("skill", {"animal": name}),
        state=tag,
        tag=Phrase(f"tag-{tag}"),
        reason=why_not_awake(state, piece) if waits else None,
        health=max(0, lives(state, piece)),
        most=stamina(state, piece),
        rule=rule_of(animal),
    )


def why_not_awake(state: WildernessState, piece: int) -> Phrase | None:
    if not state.token[piece]:
        return Phrase("short-rests")
    return Phrase("short-not-now")


def rule_of(animal: int) -> str:
    """Each animal has a chapter of its own, in their order."""
    return f"NES-{FIRST_CHAPTER + animal}.1"
