"""What is to be decided, in a sentence; what the moves would bring; picks on one's own chart."""

from typing import Final

from wildtable.games.wildlife.layouts import ability_element, chart_element
from wildtable.games.wildlife.moves import (
    ABILITIES,
    ABILITY_NAMES,
    AGAINST,
    AGGRESSION_KIND,
    ATTACKER,
    BID,
    BIDDING,
    BOUGHT,
    CARD_USE,
    CONVERT,
    DEFENDING,
    DEFENSE,
    END_TURN,
    EPIDEMIC,
    EXPAND,
    FIRST_EVENT,
    GIVEN_BY,
    GOING_ON,
    HIGHEST,
    LAND,
    LEVEL_NAMES,
    LIFTED,
    MIGRATE,
    MIGRATED,
    MOBILITY,
    OFFERED,
    PASS,
    PAYING,
    PLAY,
    PLAYS,
    RAISE,
    SEEDING,
    SPACES,
    STEP_BACK,
    STRIKE,
    TAKE,
    TARGET,
    TERRAINS,
    TURN,
    USE,
    USED_CARD,
    USER,
    WANTED,
    WHO,
)
from wildtable.games.wildlife.rules.ability_cards import furthest_owners
from wildtable.games.wildlife.rules.card_use import is_of_use
from wildtable.games.wildlife.rules.food import fewest_steps
from wildtable.games.wildlife.rules.table import EMPTY, tiles_on_board, unused
from wildtable.games.wildlife.rules.turn import owes_auction, plays_left
from wildtable.games.wildlife.state import WildlifeState
from wildtable.kernel.frames import UNSET, field, top
from wildtable.kernel.scene import Hint, Phrase, Prompt, Shortcut

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


def prompt_of(state: WildlifeState, seat: int) -> Prompt:
    if not state.stack:
        return Prompt(Phrase("match-over"))
    decision = DECISIONS[top(state.stack)]
    asked = state.turn().seat
    words = decision_words(state)
    if asked < 0 or asked != seat:
        return Prompt(Phrase(f"wait-{decision}", {**words, "seat": asked}))
    if decision == "mobility" and field(state.stack, LIFTED) != UNSET:
        decision = "land"
    if decision == "turn":
        words["owes"] = int(owes_auction(state, seat))  # only the own hand tells that
    moves = state.legal(seat)
    return Prompt(
        Phrase(f"ask-{decision}", words), shortcuts(state, seat, moves), hints(state, seat, moves)
    )


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
        words = {
            "card": content.card_names[field(stack, USED_CARD)],
            "bought": field(stack, BOUGHT),
        }
    elif kind in (BIDDING, PAYING):
        words = {"card": content.card_names[field(stack, OFFERED)], "food": field(stack, HIGHEST)}
    elif kind == EPIDEMIC:
        words = {"seat2": field(stack, USER)}
    elif kind == MOBILITY and field(stack, LIFTED) != UNSET:
        words = {"space": content.space_names[field(stack, LIFTED)]}
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
    seat = field(state.stack, WHO)
    return {"left": state.content.seeds[state.seats] - tiles_on_board(state, seat)}


def _turn_words(state: WildlifeState) -> Words:
    """LIF-8.3 how many plays there are."""
    stack = state.stack
    seat, plays = field(stack, WHO), field(stack, PLAYS)
    return {
        "plays": plays,
        "limit": plays + plays_left(state, seat),
        "migrated": field(stack, MIGRATED),
    }


def _defense_words(state: WildlifeState) -> Words:
    stack = state.stack
    return {
        "seat2": field(stack, ATTACKER),
        "against": AGGRESSION_KIND.names[field(stack, AGAINST)],
        "space": state.content.space_names[field(stack, TARGET)],
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


# --- hints --------------------------------------------------------------------------------------


def hints(state: WildlifeState, seat: int, moves: list[int]) -> list[Hint]:
    """What is notable about moves: points, ends, costs."""
    text = state.content.moves.text
    found = []
    for move in moves:
        said = hint(state, seat, move)
        if said is not None:
            found.append(Hint(text(move), said))
    return found


def hint(state: WildlifeState, seat: int, move: int) -> Phrase | None:
    if MIGRATE <= move < EXPAND:
        start, goal = (move - MIGRATE) // SPACES, (move - MIGRATE) % SPACES
        return placing_hint(state, seat, goal, start)
    if EXPAND <= move < RAISE:
        return placing_hint(state, seat, (move - EXPAND) % SPACES, EMPTY)
    if STRIKE <= move < STRIKE + SPACES:
        return placing_hint(state, seat, move - STRIKE, EMPTY)
    if LAND <= move < LAND + SPACES:
        return placing_hint(state, seat, move - LAND, field(state.stack, LIFTED))
    if BID < move < PASS and top(state.stack) == BIDDING:
        return cost_hint(fewest_steps(state, seat, move - BID))
    if STEP_BACK < move < STEP_BACK + SPACES:
        return cost_hint(move - STEP_BACK)
    if RAISE <= move < RAISE + TERRAINS:
        level = state.level[TERRAINS * seat + move - RAISE] + 1
        return Phrase("hint-raise", {"level": LEVEL_NAMES[level]})
    if TAKE <= move < TAKE + ABILITIES:
        return taking_hint(state, seat, move - TAKE)
    if PLAY <= move < PLAY + FIRST_EVENT and not is_of_use(state, seat, move - PLAY, False):
        return Phrase("hint-no-use")
    if move == END_TURN:
        return end_hint(state, seat)
    if move == CONVERT:
        return Phrase("hint-convert", {"food": state.content.per_step})
    return None


def placing_hint(state: WildlifeState, seat: int, goal: int, start: int) -> Phrase | None:
    """LIF-19.1 whether a tile that comes to `goal` fills its area; LIF-21.2 or is the last."""
    content = state.content
    area = content.area_of[goal]
    taken = state.pawns_taken
    fills = (
        state.owner[goal] == EMPTY
        and state.filled[area] == content.capacity[area] - 1
        and not (start != EMPTY and content.area_of[start] == area)
        and not state.marked[area]
        and taken < content.pawns
    )
    last = start == EMPTY and state.supply[seat] == 1
    if not fills and not last:
        return None
    return Phrase(
        "hint-placing",
        {
            "area": content.area_names[area],
            "points": content.pawn_values[taken] if fills else 0,
            "big": int(fills and content.triggers[taken]),
            "last": int(last),
        },
    )


def cost_hint(steps: int) -> Phrase | None:
    return Phrase("hint-cost", {"steps": steps}) if steps else None


def taking_hint(state: WildlifeState, seat: int, ability: int) -> Phrase:
    if state.ability_supply[ability]:
        return Phrase("hint-from-supply", {"count": state.ability_supply[ability]})
    givers = furthest_owners(state, seat, ability)
    if len(givers) == 1:
        return Phrase("hint-from-seat", {"seat": givers[0]})
    return Phrase("hint-from-several")


def end_hint(state: WildlifeState, seat: int) -> Phrase | None:
    """LIF-21.6 food is worth nothing once the match is over."""
    if state.ending != GOING_ON and state.food[seat] >= state.content.per_step:
        steps = state.food[seat] // state.content.per_step
        return Phrase("hint-convert-first", {"steps": steps})
    return None
