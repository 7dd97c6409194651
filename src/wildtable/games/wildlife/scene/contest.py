"""An auction: the lot, the order, who is out, and what the lot would do for the viewer."""

from wildtable.games.wildlife.frames import BIDDER, BIDDING, CHART_BIDDING, HIGHEST, OFFERED, PASSED
from wildtable.games.wildlife.moves import FIRST_EVENT
from wildtable.games.wildlife.rules.auction import highest_bid
from wildtable.games.wildlife.rules.card_use import is_of_use
from wildtable.games.wildlife.rules.table import active
from wildtable.games.wildlife.scene.cards import bare_face, lot_face
from wildtable.games.wildlife.scene.seats import bidding_word
from wildtable.games.wildlife.scene.signs import card_sign
from wildtable.games.wildlife.scene.worth import worth_of
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
    worth, why = worth_of(state, seat, card) if viewer_bids else (None, None)
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
        state.food[seat] if viewer_bids else -1,
        Phrase("count-food"),
        worth,
        why,
        lot_face(state, seat, card) if viewer_bids else bare_face(content, card),
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
        unit=Phrase("count-food"),
        worth=Phrase("worth-chart", {"organism": organism}),
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
