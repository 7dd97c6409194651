"""The cards of the viewer's hand, each with what it would do for it and that it can be sold."""

from msgspec import structs

from wildtable.games.wildlife.content import WildlifeContent
from wildtable.games.wildlife.frames import CARD_USE, TURN, USED_CARD
from wildtable.games.wildlife.moves import (
    ABILITIES,
    ABILITY_CARD,
    ABILITY_NAMES,
    ADAPTATION_CARD,
    AUCTION,
    CARDS,
    FIRST_EVENT,
    JOKER,
    LEVEL_ATTACK,
    LEVEL_NAMES,
    PLAY,
    RAISE,
    TAKE,
    TERRAINS,
    USE_AS,
)
from wildtable.games.wildlife.rules.card_use import is_of_use
from wildtable.games.wildlife.scene.hints import taking_hint
from wildtable.games.wildlife.scene.signs import (
    PLAY_CARD,
    SALE,
    ability_sign,
    card_sign,
    card_tone,
    level_sign,
)
from wildtable.games.wildlife.state import WildlifeState
from wildtable.kernel.faces import Card, Way
from wildtable.kernel.frames import field, top
from wildtable.kernel.scene import Phrase


def hand_of(state: WildlifeState, seat: int) -> list[Card]:
    """The viewer's own cards, as long as they can be played; or what a card lets it choose."""
    if seat < 0 or not state.stack:
        return []
    if top(state.stack) == CARD_USE and state.turn().seat == seat:
        shelf = shelf_of(state, seat, field(state.stack, USED_CARD))
        if shelf:
            return shelf
    asked = top(state.stack) == TURN and state.turn().seat == seat
    legal = frozenset(state.legal(seat)) if asked else None
    held = state.hands[CARDS * seat : CARDS * (seat + 1)]
    return [card_face(state, seat, card, count, legal) for card, count in enumerate(held) if count]


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
    state: WildlifeState, seat: int, card: int, count: int, legal: frozenset[int] | None
) -> Card:
    """A card as its holder sees it; `legal` are its moves where it is asked for one."""
    useful = card >= FIRST_EVENT or is_of_use(state, seat, card, bought=False)
    play, sell = play_way(state, seat, card), sell_way(state, card)
    if legal is None:
        reason = None
    else:
        why_not_played, why_not_sold = denied(card, useful, legal)
        play = structs.replace(play, reason=why_not_played)
        sell = structs.replace(sell, reason=why_not_sold)
        reason = why_not_played if why_not_played == why_not_sold else None
    return structs.replace(
        bare_face(state.content, card),
        count=count,
        ways=[play, sell],
        ask=Phrase("ask-hand", {"card": state.content.card_names[card]}) if legal else None,
        subtitle=None if useful else Phrase("card-no-use"),
        reason=reason,
    )


def lot_face(state: WildlifeState, seat: int, card: int) -> Card:
    """A card as who may buy it sees it."""
    use = structs.replace(play_way(state, seat, card), moves=[])
    return structs.replace(bare_face(state.content, card), ways=[use])


def denied(card: int, useful: bool, legal: frozenset[int]) -> tuple[Phrase | None, Phrase | None]:
    """Why it can't be played, and why it can't be sold."""
    plays, sells = PLAY + card in legal, AUCTION + card in legal
    no_play = None if useful else "card-no-use"
    if not plays:
        no_play = "reason-sell-only" if sells else "reason-no-plays"
    no_sale = None if sells else "reason-not-sold" if plays else "reason-no-plays"
    return Phrase(no_play) if no_play else None, Phrase(no_sale) if no_sale else None


def use_of(state: WildlifeState, seat: int, card: int) -> Phrase:
    """What the card is to its user, in two or three words."""
    if card < TERRAINS:
        level = LEVEL_NAMES[state.level[TERRAINS * seat + card]]
        return Phrase("use-terrain", {"level": level})
    return Phrase("use-other", {"card": state.content.card_names[card]})


def play_way(state: WildlifeState, seat: int, card: int) -> Way:
    """LIF-8.2 it is played."""
    symbol = PLAY_CARD
    if card < TERRAINS:
        symbol = level_sign(state.level[TERRAINS * seat + card])
    name = state.content.card_names[card]
    return Way(use_of(state, seat, card), symbol, moves=[f"play {name}"])


def sell_way(state: WildlifeState, card: int) -> Way:
    """LIF-8.2 or it is sold."""
    name = state.content.card_names[card]
    return Way(Phrase("way-sell"), SALE, moves=[f"auction {name}"], short=True)


# --- what a card lets its user choose -----------------------------------------------------------


def shelf_of(state: WildlifeState, seat: int, card: int) -> list[Card]:
    """Terrains to raise, abilities to take, cards that a joker can be."""
    legal = frozenset(state.legal(seat))
    content = state.content
    if card == ADAPTATION_CARD:
        return [terrain_face(state, seat, each, legal) for each in range(TERRAINS)]
    if card == ABILITY_CARD:
        return [ability_face(state, seat, each, legal) for each in range(ABILITIES)]
    if card == JOKER:
        return [
            structs.replace(
                bare_face(content, each),
                text=None,
                gain=use_of(state, seat, each),
                reason=None if USE_AS + each in legal else Phrase("card-no-use"),
            )
            for each in range(JOKER)
        ]
    return []


def terrain_face(state: WildlifeState, seat: int, terrain: int, legal: frozenset[int]) -> Card:
    """LIF-10.3 a terrain with the level that it would rise to."""
    name = state.content.terrain_names[terrain]
    level = state.level[TERRAINS * seat + terrain]
    after = min(level + 1, LEVEL_ATTACK)
    full = "reason-highest" if level == LEVEL_ATTACK else "reason-no-tile"
    return Card(
        f"terrain:{name}",
        Phrase("terrain-name", {"terrain": name}),
        symbol=level_sign(after),
        tones=[name],
        gain=Phrase("to-level", {"level": LEVEL_NAMES[after]}),
        reason=None if RAISE + terrain in legal else Phrase(full),
        text=Phrase("sign-text", {"level": LEVEL_NAMES[after], "organism": "", "count": 0}),
    )


def ability_face(state: WildlifeState, seat: int, ability: int, legal: frozenset[int]) -> Card:
    """LIF-11.1 an ability, and where its tile would come from."""
    name = ABILITY_NAMES[ability]
    can = TAKE + ability in legal
    return Card(
        f"ability:{name}",
        Phrase("ability-name", {"ability": name}),
        symbol=ability_sign(ability),
        tones=["ability"],
        gain=taking_hint(state, seat, ability) if can else None,
        reason=None if can else Phrase("reason-not-to-take"),
        text=Phrase("what-ability", {"ability": name}),
    )
