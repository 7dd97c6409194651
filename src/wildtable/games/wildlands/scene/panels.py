"""The tables beside the map: seats, the stack of interrupts, a blast, a payment, the factions."""

from wildtable.games.wildlands.content import WildlandsContent
from wildtable.games.wildlands.fields import HIDDEN, NO_FACTION, NO_SEAT
from wildtable.games.wildlands.frames import (
    BLAST,
    BLAST_SPACE,
    CHOOSING,
    FOR_CLAIM,
    FOR_RALLY,
    INTERRUPTING,
    PAID_FOR,
    PAID_GOAL,
    PAID_MOVER,
    PAID_SECOND,
    PAID_SECOND_GOAL,
    PAYING,
    PRICE,
    WHOSE,
)
from wildtable.games.wildlands.moves import FLAG_NAMES, TEAM
from wildtable.games.wildlands.rules.deck import pile_of
from wildtable.games.wildlands.rules.rally import climbers
from wildtable.games.wildlands.rules.redeal import sees_pile
from wildtable.games.wildlands.rules.setup import free_factions
from wildtable.games.wildlands.rules.table import characters_at, first_of, is_eliminated, owner_of
from wildtable.games.wildlands.scene.pieces import card_label, health_left, letter_of
from wildtable.games.wildlands.state import WildlandsState
from wildtable.kernel.frames import WIDTH, field, top
from wildtable.kernel.scene import Panel, Phrase, Row

Words = dict[str, str | int]


def panels_of(state: WildlandsState, seat: int) -> list[Panel]:
    panels = [*chain_panel(state), *blast_panel(state), *payment_panel(state)]
    for other in range(state.seats):
        panels += seat_panels(state, other, seat)
    if top(state.stack) == CHOOSING:
        content = state.content
        free = free_factions(state)
        panels += [faction_panel(content, each, NO_SEAT, alone=True) for each in free]
    return panels


# --- what is going on ---------------------------------------------------------------------------


def interrupters(state: WildlandsState) -> list[int]:
    """Who has interrupted whom: the chain on the stack, the last one acts."""
    stack = state.stack
    kinds = range(0, len(stack), WIDTH)
    return [stack[at + 1 + WHOSE] for at in kinds if stack[at] == INTERRUPTING]


def chain_panel(state: WildlandsState) -> list[Panel]:
    """The stack of interrupts, from the turn up to who acts."""
    chain = interrupters(state)
    if not chain:
        return []
    rows = [Row(Phrase("chain-turn", {"seat": state.active}), [], state.active)]
    rows += [
        Row(Phrase("chain-acts" if number == len(chain) else "chain-interrupted", {"seat": seat}),
            [], seat)
        for number, seat in enumerate(chain, 1)
    ]  # fmt: skip
    return [Panel("chain", Phrase("chain"), rows, urgent=True)]


def blast_panel(state: WildlandsState) -> list[Panel]:
    """Everybody whom an area attack hits."""
    if top(state.stack) != BLAST:
        return []
    space = field(state.stack, BLAST_SPACE)
    rows = [_target_row(state, each) for each in characters_at(state, space)]
    return [Panel("blast", Phrase("blast", {"space": space + 1}), rows, urgent=True)]


def _target_row(state: WildlandsState, character: int) -> Row:
    words: Words = {"left": health_left(state, character)}
    words["most"] = state.content.health[character]
    return Row(named(state, character), [Phrase("target-health", words)],
               owner_of(state, character))  # fmt: skip


def named(state: WildlandsState, character: int) -> Phrase:
    return Phrase("character-name", {"character": state.content.character_names[character]})


def payment_panel(state: WildlandsState) -> list[Panel]:
    """How many cards of an action have been played, and how many it takes."""
    if top(state.stack) != PAYING:
        return []
    words = payment_words(state)
    row = Row(Phrase("cards-paid", words), [])
    return [Panel("payment", Phrase("payment", words), [row], urgent=True)]


def payment_words(state: WildlandsState) -> Words:
    stack, content = state.stack, state.content
    what, mover = field(stack, PAID_FOR), field(stack, PAID_MOVER)
    price: int = content.pack.numbers.climb_cards
    if what == FOR_CLAIM:
        price = content.claim_cards
    elif what == FOR_RALLY:
        second, second_goal = field(stack, PAID_SECOND), field(stack, PAID_SECOND_GOAL)
        price = 1 + climbers(state, mover, field(stack, PAID_GOAL), second, second_goal)
    return {
        "what": PRICE.names[what],
        "character": content.character_names[mover],
        "paid": len(state.in_play),
        "price": price,
    }


# --- seats --------------------------------------------------------------------------------------


def seat_panels(state: WildlandsState, seat: int, viewer: int) -> list[Panel]:
    content = state.content
    words: Words = {"points": state.points[seat], "goal": content.points_to_win}
    if state.factions[seat] == NO_FACTION:
        return []
    rows = [
        Row(Phrase("cards-held", {"count": state.held[seat]}), []),
        *_standing_rows(state, seat),
    ]
    faction = state.factions[seat]
    words["faction"] = content.faction_names[faction]
    panels = [Panel(f"seat-{seat}", Phrase("seat-title", words), rows, seat)]
    panels.append(faction_panel(content, faction, seat, alone=False))
    pile = pile_of(state, seat)
    if pile and sees_pile(state, viewer, seat):
        rows = [Row(card_label(content, card), []) for card in reversed(pile)]
        title = Phrase("discard-title", {"count": len(pile)})
        panels.append(Panel(f"discard-{seat}", title, rows, seat, folded=True))
    return panels


def _standing_rows(state: WildlandsState, seat: int) -> list[Row]:
    if is_eliminated(state, seat):
        return [Row(Phrase("is-eliminated"), [])]
    first = first_of(state, seat)
    hidden = state.where[first : first + TEAM].count(HIDDEN)
    return [Row(Phrase("still-hidden", {"count": hidden}), [])] if hidden else []


def faction_panel(content: WildlandsContent, faction: int, owner: int, alone: bool) -> Panel:
    """WLD-9.7 a faction card: who has which flags, and how often."""
    name = content.faction_names[faction]
    words: Words = {"faction": name}
    rows = [Row(Phrase("faction-about", words), [])]
    for character in range(TEAM * faction, TEAM * faction + TEAM):
        words = {
            "character": content.character_names[character],
            "letter": letter_of(content, character),
            "health": content.health[character],
        }
        rows.append(Row(Phrase("faction-character", {**words, **_flags(content, character)}), []))
    rows.append(Row(Phrase("faction-open", _open_flags(content, faction)), []))
    rows.append(Row(Phrase("faction-wild", {"count": content.wilds[faction]}), []))
    title = Phrase("faction-card", {"faction": name, "alone": int(alone)})
    return Panel(f"faction-{name}", title, rows, owner, folded=True)


def _flags(content: WildlandsContent, character: int) -> Words:
    """How many cards have each flag beside the character's own icon."""
    name = content.character_names[character]
    cards = content.pack.factions[character // TEAM].card
    flags = [card.icons.get(name) for card in cards]
    return {each: flags.count(each) for each in FLAG_NAMES}


def _open_flags(content: WildlandsContent, faction: int) -> Words:
    flags = [card.open for card in content.pack.factions[faction].card]
    return {each: flags.count(each) for each in FLAG_NAMES}
