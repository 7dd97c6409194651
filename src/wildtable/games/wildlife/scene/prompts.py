"""What is to be decided, in a sentence, and picks on one's own chart."""

from typing import Final

from wildtable.games.wildlife.frames import (
    AGAINST,
    AGGRESSION_KIND,
    ATTACKER,
    BIDDING,
    BOUGHT,
    CARD_USE,
    DEFENDING,
    EPIDEMIC,
    GIVEN_BY,
    HIGHEST,
    LIFTED,
    MIGRATED,
    MOBILITY,
    OFFERED,
    PAYING,
    PLAYS,
    SEEDING,
    TARGET,
    TURN,
    USED_CARD,
    USER,
    WANTED,
    WHO,
)
from wildtable.games.wildlife.moves import (
    ABILITIES,
    ABILITY_CARD,
    ABILITY_NAMES,
    DEFENSE,
    INTELLIGENCE,
    JOKER,
    LAST_TILE,
    LEVEL_NAMES,
    RAISE,
    TAKE,
    TERRAINS,
    USE,
)
from wildtable.games.wildlife.rules.ability_cards import can_take
from wildtable.games.wildlife.rules.table import in_hand, tiles_on_board, unused
from wildtable.games.wildlife.rules.turn import owes_auction, plays_left
from wildtable.games.wildlife.scene.actions import actions_of
from wildtable.games.wildlife.scene.hints import hints, tile_on
from wildtable.games.wildlife.scene.layouts import ability_element, chart_element
from wildtable.games.wildlife.state import WildlifeState
from wildtable.kernel.frames import UNSET, field, top
from wildtable.kernel.scene import Phrase, Prompt, Shortcut

Words = dict[str, str | int]

# By kind of frame, as in moves.py.
DECISIONS: Final = (
    "charts",
    "nominator",
    "deal",
    "refill",
    "nominate",
    "chart-bid",
    "seed",
    "turn",
    "card",
    "giver",
    "tile",
    "bid",
    "pay",
    "defend",
    "epidemic",
    "mobility",
    "aggression",
)


# Those that say a second sentence.
DETAILED: Final = (
    "seed",
    "turn",
    "card",
    "bid",
    "chart-bid",
    "pay",
    "defend",
    "land",
    "aggression",
)


def prompt_of(state: WildlifeState, seat: int, scores: bool) -> Prompt:
    """`scores`: a big scoring has just been held, and is what is told first."""
    mood = "scoring" if scores else "turn"
    if not state.stack:
        return Prompt(Phrase("match-over"), mood=mood, detail=who_ended(state))
    decision = DECISIONS[top(state.stack)]
    asked = state.turn().seat
    words = decision_words(state)
    if asked < 0 or asked != seat:
        return Prompt(Phrase(f"wait-{decision}", {**words, "seat": asked}), mood=mood)
    if decision == "mobility" and field(state.stack, LIFTED) != UNSET:
        decision = "land"
    if decision == "turn":
        words |= own_turn_words(state, seat)
    moves = state.legal(seat)
    return Prompt(
        Phrase(f"ask-{decision}", words),
        shortcuts(state, seat, moves),
        hints(state, seat, moves),
        detail=Phrase(f"more-{decision}", words) if decision in DETAILED else None,
        mood=mood,
        actor=actor(state),
        actions=actions_of(state, seat, moves),
    )


def who_ended(state: WildlifeState) -> Phrase | None:
    """LIF-21.2 whose last tile it was."""
    ended = state.ending == LAST_TILE and min(state.supply) == 0
    return Phrase("supply-used", {"seat": state.supply.index(0)}) if ended else None


def actor(state: WildlifeState) -> str:
    """The tile that Mobility has lifted."""
    if top(state.stack) == MOBILITY and field(state.stack, LIFTED) != UNSET:
        return tile_on(state, field(state.stack, LIFTED))
    return ""


def decision_words(state: WildlifeState) -> Words:
    """What the sentences for this decision may mention."""
    kind = top(state.stack)
    if kind == SEEDING:
        return _seeding_words(state)
    if kind == TURN:
        return _turn_words(state)
    if kind == DEFENDING:
        return _defense_words(state)
    stack, content = state.stack, state.content
    words: Words = {}
    if kind == CARD_USE:
        card = field(stack, USED_CARD)
        words = {"card": content.card_names[card], "bought": field(stack, BOUGHT), "level": ""}
        if card < TERRAINS:
            words["level"] = LEVEL_NAMES[state.level[TERRAINS * field(stack, WHO) + card]]
    elif kind in (BIDDING, PAYING):
        words = {
            "card": content.card_names[field(stack, OFFERED)],
            "food": field(stack, HIGHEST),
            "price": content.per_step,
        }
    elif kind == EPIDEMIC:
        words = {"seat2": field(stack, USER)}
    elif DECISIONS[kind] == "chart-bid":
        words = {
            "organism": content.organism_names[field(stack, OFFERED)],
            "food": field(stack, HIGHEST),
        }
    elif DECISIONS[kind] in ("giver", "tile"):
        words = {"ability": ABILITY_NAMES[field(stack, WANTED)]}
        if DECISIONS[kind] == "tile":
            words["seat2"] = field(stack, GIVEN_BY)
    return words


def _seeding_words(state: WildlifeState) -> Words:
    seat, content = field(state.stack, WHO), state.content
    return {
        "left": content.seeds[state.seats] - tiles_on_board(state, seat),
        "organism": content.organism_names[state.organism[seat]],
        "large": max(content.seed_limit),
        "small": min(content.seed_limit),
    }


def _turn_words(state: WildlifeState) -> Words:
    """LIF-8.3 how many plays there are."""
    stack = state.stack
    seat, plays = field(stack, WHO), field(stack, PLAYS)
    return {
        "plays": plays,
        "limit": plays + plays_left(state, seat),
        "migrated": field(stack, MIGRATED),
    }


def own_turn_words(state: WildlifeState, seat: int) -> Words:
    """What only the own hand tells: whether a sale is owed (LIF-8.4); what may still be done."""
    walked = bool(field(state.stack, MIGRATED))
    return {
        "owes": int(owes_auction(state, seat)),
        "left": plays_left(state, seat),
        "walk": int(not walked),
        "takes": int(may_gain_play(state, seat)),
    }


def may_gain_play(state: WildlifeState, seat: int) -> bool:
    """LIF-R35 whether a card in hand may bring an Intelligence tile, and with it another play."""
    cards = in_hand(state, seat, ABILITY_CARD) + in_hand(state, seat, JOKER)
    return cards > 0 and can_take(state, seat, INTELLIGENCE)


def _defense_words(state: WildlifeState) -> Words:
    stack = state.stack
    return {
        "seat2": field(stack, ATTACKER),
        "against": AGGRESSION_KIND.names[field(stack, AGAINST)],
        "area": state.content.area_names[state.content.area_of[field(stack, TARGET)]],
        "count": unused(state, field(stack, WHO), DEFENSE),
    }


# --- picks on the own chart ---------------------------------------------------------------------


def shortcuts(state: WildlifeState, seat: int, moves: list[int]) -> list[Shortcut]:
    """A terrain of the own chart is raised, an ability used or taken, by picking it there."""
    found = []
    for move in moves:
        if RAISE <= move < RAISE + TERRAINS:
            pick = chart_element(seat, state.content.terrain_names[move - RAISE])
        elif TAKE <= move < TAKE + ABILITIES:
            pick = ability_element(seat, ABILITY_NAMES[move - TAKE])
        elif USE <= move < USE + ABILITIES:
            pick = ability_element(seat, ABILITY_NAMES[move - USE])
        else:
            continue
        found.append(Shortcut(pick, [state.content.moves.text(move)]))
    return found
