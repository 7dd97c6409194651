"""The seats: who is in each team and how they are, what was scored, cards; and the own deck."""

from functools import lru_cache
from typing import Final

from wildtable.games.wildlands.content import WildlandsContent
from wildtable.games.wildlands.fields import ABSENT, HIDDEN, NO_FACTION, OUT
from wildtable.games.wildlands.frames import BLAST, DEFENDING, OWING, TARGETING, WINDOW
from wildtable.games.wildlands.moves import CHARACTERS, FLAG_NAMES, FLAGS, TEAM
from wildtable.games.wildlands.rules.deck import deck_size, pile_of
from wildtable.games.wildlands.rules.redeal import sees
from wildtable.games.wildlands.rules.table import first_of, is_eliminated, owner_of
from wildtable.games.wildlands.scene.flags import CARDS_DRAWN, GLYPHS, WILD_STAR, flag_word
from wildtable.games.wildlands.scene.names import named, place
from wildtable.games.wildlands.state import WildlandsState
from wildtable.kernel.faces import Count, Figure, Item, Pile, SeatCard, Stock
from wildtable.kernel.frames import field, top
from wildtable.kernel.scene import Phrase

NOWHERE: Final = -1
MOST_FIGURES: Final = 4096  # that lie ready: a move changes one or two


def seats_of(state: WildlandsState, viewer: int) -> list[SeatCard]:
    return [seat_card(state, seat, viewer) for seat in range(state.seats)]


def seat_card(state: WildlandsState, seat: int, viewer: int) -> SeatCard:
    content = state.content
    if state.factions[seat] == NO_FACTION:
        return SeatCard(seat, goal=content.points_to_win)
    faction = content.faction_names[state.factions[seat]]
    first = first_of(state, seat)
    return SeatCard(
        seat,
        Phrase("faction-name", {"faction": faction}),
        f"crest-{faction}",
        doing(state, seat),
        state.points[seat],
        content.points_to_win,
        counts=piles(state, seat),
        items=scored(state, seat),
        team=[figure(state, character, viewer) for character in range(first, first + TEAM)],
        out=is_eliminated(state, seat),
    )


def doing(state: WildlandsState, seat: int) -> Phrase | None:
    """What the seat does in the question that is open."""
    if is_eliminated(state, seat):
        return Phrase("state-eliminated")
    kind = top(state.stack) if state.stack else -1
    if kind == WINDOW and field(state.stack, OWING) >> seat & 1:
        return Phrase("state-may-interrupt", {"seat": seat})
    if kind in (DEFENDING, BLAST, TARGETING) and seat in state.turn().seats:
        return Phrase("state-defends", {"seat": seat})
    if kind < 0 or state.acting == state.active:
        return None
    if state.acting == seat:
        return Phrase("state-interrupts", {"seat": seat})
    return Phrase("state-turn") if state.active == seat else None


def piles(state: WildlandsState, seat: int) -> list[Count]:
    return [
        Count(CARDS_DRAWN, Phrase("count-hand"), state.held[seat]),
        Count("gi-card-pickup", Phrase("count-deck"), deck_size(state, seat), quiet=True),
        Count("gi-card-discard", Phrase("count-discard"), len(pile_of(state, seat)), quiet=True),
    ]


def stock_of(state: WildlandsState, viewer: int) -> Stock | None:
    """The own deck and discards; nobody else may know what is in the deck."""
    if viewer < 0 or state.factions[viewer] == NO_FACTION:
        return None
    piles = [
        Pile(Phrase("pile-deck"), deck_size(state, viewer), viewer),
        Pile(Phrase("pile-discards"), len(pile_of(state, viewer))),
    ]
    return Stock(Phrase("still-to-come"), piles, still_to_come(state, viewer))


def still_to_come(state: WildlandsState, seat: int) -> list[Count]:
    """How many cards of the own deck have each flag, the most frequent first, and wild ones."""
    first, content = first_of(state, seat), state.content
    counts = []
    for flag, name in enumerate(FLAG_NAMES):
        cards = 0
        for character in range(first, first + TEAM):
            cards |= content.flag_cards[FLAGS * character + flag]
        count = (cards & state.deck[seat]).bit_count()
        if cards:
            counts.append(Count(GLYPHS[name], flag_word(name), count))
    counts.sort(key=lambda count: -count.value)
    return [*counts, Count(WILD_STAR, Phrase("wild-title"), state.deck_wilds[seat])]


def scored(state: WildlandsState, seat: int) -> list[Item]:
    """A thing for each point: shards claimed, and who was knocked out; then what is missing."""
    shard = Item("shard", Phrase("scored-shard"), owner=seat)
    shards = [shard] * state.claimed[seat]
    fallen = [
        Item(state.content.character_names[each], Phrase("scored-fallen", named(state, each).args))
        for each in range(CHARACTERS)
        if state.where[each] == OUT and state.taken[each] == seat
    ]
    goal = state.content.points_to_win
    missing = Item("", Phrase("scored-nothing", {"count": goal}), has=False)
    return [*shards, *fallen, *[missing] * (goal - len(shards) - len(fallen))]


def new_figure(state: WildlandsState, character: int) -> Figure:
    """A character of a faction that may be chosen."""
    return _figure(state.content, character, 0, "", NOWHERE)


def figure(state: WildlandsState, character: int, viewer: int) -> Figure:
    """A member of a team. Where a hidden one will appear is for its owner alone."""
    where = at = state.where[character]
    if where == HIDDEN and sees(state, viewer, owner_of(state, character)):
        at = state.starts[character]
    how = {HIDDEN: "hidden", OUT: "out", ABSENT: "out"}.get(where, "")
    return _figure(state.content, character, state.damage[character], how, at)


@lru_cache(maxsize=MOST_FIGURES)
def _figure(content: WildlandsContent, character: int, damage: int, how: str, at: int) -> Figure:
    most, name = content.health[character], content.character_names[character]
    short = Phrase("character-short", {"character": name})
    stands = place(content, at) if at >= 0 else None
    return Figure(f"character:{name}", name, short, most - damage, most, how, stands)
