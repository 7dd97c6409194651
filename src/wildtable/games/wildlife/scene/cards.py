"""The cards of the viewer's hand, each with what it would do for it and that it can be sold."""

from msgspec import structs

from wildtable.games.wildlife.content import WildlifeContent
from wildtable.games.wildlife.frames import TURN
from wildtable.games.wildlife.moves import AUCTION, CARDS, FIRST_EVENT, LEVEL_NAMES, PLAY, TERRAINS
from wildtable.games.wildlife.rules.card_use import is_of_use
from wildtable.games.wildlife.scene.signs import PLAY_CARD, SALE, card_sign, card_tone, level_sign
from wildtable.games.wildlife.state import WildlifeState
from wildtable.kernel.faces import Card, Way
from wildtable.kernel.frames import top
from wildtable.kernel.scene import Phrase


def hand_of(state: WildlifeState, seat: int) -> list[Card]:
    """The viewer's own cards, as long as they can be played; nobody else's."""
    if seat < 0 or not state.stack:
        return []
    asked = top(state.stack) == TURN and state.turn().seat == seat
    legal = frozenset(state.legal(seat)) if asked else frozenset()
    held = state.hands[CARDS * seat : CARDS * (seat + 1)]
    return [
        card_face(state, seat, card, count, legal if asked else None)
        for card, count in enumerate(held)
        if count
    ]


def bare_face(content: WildlifeContent, card: int) -> Card:
    """A card as everybody sees it."""
    name = content.card_names[card]
    return Card(
        f"card:{name}",
        Phrase(f"short-{name}"),
        symbol=card_sign(content, card),
        tones=[card_tone(content, card)],
        text=Phrase("card-text", {"card": name}),
    )


def card_face(
    state: WildlifeState, seat: int, card: int, count: int = 1, legal: frozenset[int] | None = None
) -> Card:
    """A card as its holder, or who may buy it, sees it; `legal` where it can be used or sold."""
    useful = card >= FIRST_EVENT or is_of_use(state, seat, card, bought=legal is None)
    return structs.replace(
        bare_face(state.content, card),
        count=count,
        ways=[] if legal is None else ways(state, seat, card, useful, legal),
        gain=None if useful else Phrase("card-no-use"),
        reason=denied(card, legal),
    )


def denied(card: int, legal: frozenset[int] | None) -> Phrase | None:
    if legal is None or PLAY + card in legal or AUCTION + card in legal:
        return None
    return Phrase("reason-no-plays")


def use_of(state: WildlifeState, seat: int, card: int) -> Phrase:
    """What the card is to its user, in two or three words."""
    if card < TERRAINS:
        level = LEVEL_NAMES[state.level[TERRAINS * seat + card]]
        return Phrase("use-terrain", {"level": level})
    return Phrase("use-other", {"card": state.content.card_names[card]})


def ways(
    state: WildlifeState, seat: int, card: int, useful: bool, legal: frozenset[int]
) -> list[Way]:
    """LIF-8.2 it is played, or it is sold; why not, where one of them can't be."""
    name = state.content.card_names[card]
    symbol = PLAY_CARD
    if card < TERRAINS:
        symbol = level_sign(state.level[TERRAINS * seat + card])
    plays, sells = PLAY + card in legal, AUCTION + card in legal
    no_play = None if useful else "card-no-use"
    if not plays:
        no_play = "reason-sell-only" if sells else "reason-no-plays"
    no_sale = None if sells else "reason-not-sold" if plays else "reason-no-plays"
    return [
        Way(
            use_of(state, seat, card),
            symbol,
            moves=[f"play {name}"],
            reason=Phrase(no_play) if no_play else None,
        ),
        Way(
            Phrase("way-sell"),
            SALE,
            moves=[f"auction {name}"],
            reason=Phrase(no_sale) if no_sale else None,
            short=True,
        ),
    ]
