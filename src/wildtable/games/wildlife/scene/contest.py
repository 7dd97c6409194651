"""An auction: the lot, the order, who is out, and what the lot would do for the viewer."""

from wildtable.games.wildlife.frames import BIDDER, BIDDING, CHART_BIDDING, HIGHEST, OFFERED, PASSED
from wildtable.games.wildlife.moves import (
    ABILITIES,
    ABILITY_CARD,
    ADAPTATION_CARD,
    ATTACK,
    EXPAND,
    FIRST_EVENT,
    FOOD_SOURCE,
    JOKER,
    LEVEL_NAMES,
    MIGRATE,
    RAISE,
    SPACES,
    TERRAINS,
)
from wildtable.games.wildlife.rules.ability_cards import can_take
from wildtable.games.wildlife.rules.adaptation_cards import can_raise
from wildtable.games.wildlife.rules.auction import highest_bid
from wildtable.games.wildlife.rules.card_use import is_of_use
from wildtable.games.wildlife.rules.table import active
from wildtable.games.wildlife.rules.terrain_cards import add_terrain_moves
from wildtable.games.wildlife.scene.cards import bare_face, card_face
from wildtable.games.wildlife.scene.hints import FROM_SUPPLY, fills
from wildtable.games.wildlife.scene.seats import bidding_word
from wildtable.games.wildlife.scene.signs import card_sign
from wildtable.games.wildlife.state import WildlifeState
from wildtable.kernel.faces import Contender, Contest
from wildtable.kernel.frames import field, top
from wildtable.kernel.scene import Phrase

Words = dict[str, str | int]


def contest_of(state: WildlifeState, seat: int) -> Contest | None:
    kind = top(state.stack)
    if kind == BIDDING:
        return card_auction(state, seat)
    return chart_auction(state, seat) if kind == CHART_BIDDING else None


def bids(state: WildlifeState, seat: int) -> bool:
    """Whether the viewer may still bid for the card."""
    return seat >= 0 and seat != active(state) and not field(state.stack, PASSED) >> seat & 1


def card_auction(state: WildlifeState, seat: int) -> Contest:
    stack, content = state.stack, state.content
    card, seller = field(stack, OFFERED), active(state)
    name = content.card_names[card]
    viewer_bids = bids(state, seat)
    useful = card >= FIRST_EVENT or (seat >= 0 and is_of_use(state, seat, card, bought=True))
    words: Words = {"seat": seller, "card": name}
    return Contest(
        "auction",
        Phrase("lot", words),
        order(state),
        card_sign(content, card),
        standing(state),
        field(stack, HIGHEST) or -1,
        field(stack, BIDDER),
        "bid",
        highest_bid(state, seat) if viewer_bids else -1,
        worth(state, seat, card) if viewer_bids else None,
        means(state, seat) if viewer_bids else None,
        card_face(state, seat, card) if viewer_bids else bare_face(content, card),
        viewer_bids and not useful,
    )


def chart_auction(state: WildlifeState, seat: int) -> Contest:
    stack = state.stack
    organism = state.content.organism_names[field(stack, OFFERED)]
    return Contest(
        "auction",
        Phrase("chart-lot", {"organism": organism}),
        order(state),
        organism,
        standing(state),
        field(stack, HIGHEST) if field(stack, BIDDER) >= 0 else -1,
        field(stack, BIDDER),
        "bid",
        state.food[seat] if seat >= 0 else -1,
        Phrase("worth-chart", {"organism": organism}),
    )


def order(state: WildlifeState) -> list[Contender]:
    """The seller first, then round the table."""
    first = max(0, active(state))
    found = []
    seat = first
    for _ in range(state.seats):
        word = bidding_word(state, seat)
        if word:
            text = Phrase(f"bidder-{word}", {"food": field(state.stack, HIGHEST), "seat": seat})
            found.append(Contender(seat, text, word))
        seat = state.left[seat]
    return found


def standing(state: WildlifeState) -> Phrase:
    """How the bidding stands, or that two players have a fixed price (LIF-22.3)."""
    stack, content = state.stack, state.content
    if state.seats == 2 and top(stack) == BIDDING:
        return Phrase("fixed-price", {"food": content.lowest_bid})
    bidder = field(stack, BIDDER)
    if bidder < 0:
        return Phrase("no-bid")
    return Phrase("standing-bid-of", {"food": field(stack, HIGHEST), "seat": bidder})


def means(state: WildlifeState, seat: int) -> Phrase:
    """LIF-14.11 what is bid beyond the own food is paid in positions."""
    return Phrase("your-means", {"food": state.food[seat], "price": state.content.per_step})


# --- what it would bring ------------------------------------------------------------------------


def worth(state: WildlifeState, seat: int, card: int) -> Phrase:
    """What the rules would let the viewer do with the card, here and now."""
    content = state.content
    if card < TERRAINS:
        return worth_of_terrain(state, seat, card)
    if card == ABILITY_CARD:
        count = sum([can_take(state, seat, ability) for ability in range(ABILITIES)])
        return Phrase("worth-ability", {"count": count})
    if card == ADAPTATION_CARD:
        count = sum([can_raise(state, seat, terrain) for terrain in range(TERRAINS)])
        return Phrase("worth-adaptation", {"count": count})
    if card == JOKER:
        kinds = [is_of_use(state, seat, kind, bought=True) for kind in range(JOKER)]
        return Phrase("worth-joker", {"count": sum(kinds)})
    words: Words = {"card": content.card_names[card], "food": content.famine_food}
    if card == FOOD_SOURCE:
        last = state.seats > 2 and state.success[seat] == min(state.success)
        extra = content.food_source_last if last else 0
        words["food"] = content.food_source_user + extra
    return Phrase("worth-event", words)


def worth_of_terrain(state: WildlifeState, seat: int, terrain: int) -> Phrase:
    content = state.content
    moves = opened(state, seat, terrain)
    placed = {move - EXPAND for move in moves if EXPAND <= move < ATTACK}
    attacked = [move for move in moves if ATTACK <= move < RAISE]
    goals = {(move - MIGRATE) % SPACES for move in moves if move < EXPAND}
    filling = any([fills(state, space, FROM_SUPPLY) for space in placed])
    taken = state.pawns_taken
    return Phrase(
        "worth-terrain",
        {
            "terrain": content.terrain_names[terrain],
            "level": LEVEL_NAMES[state.level[TERRAINS * seat + terrain]],
            "places": len(placed),
            "rivals": len(attacked),
            "walks": len(goals),
            "points": content.pawn_values[taken] if filling and taken < content.pawns else 0,
        },
    )


def opened(state: WildlifeState, seat: int, terrain: int) -> list[int]:
    """The moves that a bought terrain card would open."""
    moves: list[int] = []
    add_terrain_moves(state, seat, terrain, moves, bought=True)
    return moves
