"""What is to be decided, in a sentence, and picks on the own tableau."""

from wildtable.games.defenders.frames import (
    AIMING,
    AIMING_ABILITY,
    AIMING_CAMP,
    CHOOSING,
    DRAWING,
    DYING,
    LEADING,
    MIXING,
    PATHS,
    ROLL_KIND,
    ROLLING,
    ROLLING_KIND,
    SETTLING,
    SIDE,
    TURN,
    TURN_POINTS,
    TURNING_UP,
)
from wildtable.games.defenders.moves import (
    ABILITY_NAMES,
    BREAD,
    BUILD,
    CLEANSE,
    DRINK,
    EAT,
    FACTION_NAMES,
    HABITAT_NAMES,
    ITEM_NAMES,
    POTIONS,
)
from wildtable.games.defenders.rules.abilities import wanderer
from wildtable.games.defenders.rules.cards import offer_team_up
from wildtable.games.defenders.rules.ending import reason
from wildtable.games.defenders.rules.setup import homeless, leaderless
from wildtable.games.defenders.rules.table import seat_of
from wildtable.games.defenders.rules.values import NONE, RUNNING
from wildtable.games.defenders.scene.hints import hints
from wildtable.games.defenders.scene.layouts import item_element, track_element
from wildtable.games.defenders.scene.naming import Words
from wildtable.games.defenders.state import DefendersState
from wildtable.kernel.frames import field, top
from wildtable.kernel.scene import Phrase, Prompt, Shortcut


def prompt_of(state: DefendersState, seat: int) -> Prompt:
    if state.result != RUNNING:
        return Prompt(Phrase("match-over", {"result": reason(state.result)}))
    kind = state.content.frames.kinds[top(state.stack)].name
    asked = seat >= 0 and seat in state.turn().seats
    words = decision_words(state, seat if asked else NONE)
    if not asked:
        return Prompt(Phrase(f"wait-{kind}", words))
    moves = state.legal(seat)
    if top(state.stack) == TURN:
        words["team"] = int(may_team_up(state))  # only the own hand tells that
    return Prompt(
        Phrase(f"ask-{kind}", words), shortcuts(state, seat, moves), hints(state, seat, moves)
    )


def may_team_up(state: DefendersState) -> bool:
    moves: list[int] = []
    offer_team_up(state, field(state.stack, SIDE), moves)
    return bool(moves)


def decision_words(state: DefendersState, asked: int) -> Words:
    """What the sentences for this decision may mention; `asked` is the seat that reads them."""
    stack, kind = state.stack, top(state.stack)
    if kind == LEADING and asked != NONE:
        return _side_words(leaderless(state, asked))
    if kind == SETTLING and asked != NONE:
        side = homeless(state, asked)
        home = HABITAT_NAMES[state.content.home[side]]
        return {**_side_words(side), "habitat": home}
    if kind == PATHS and asked != NONE:
        return _side_words(wanderer(state, asked))
    if kind == MIXING:
        first, second = state.order
        return {"faction": FACTION_NAMES[first], "faction2": FACTION_NAMES[second]}
    if kind == CHOOSING:
        return {"alone": int(state.seats == 1)}
    if kind in (DRAWING, TURNING_UP, DYING):
        return _side_words(field(stack, SIDE))
    if kind == AIMING:
        carried = int(field(stack, AIMING_CAMP) != NONE)
        ability = ABILITY_NAMES[field(stack, AIMING_ABILITY)]
        return {**_side_words(field(stack, SIDE)), "ability": ability, "carried": carried}
    if kind == TURN:
        return {**_side_words(field(stack, SIDE)), "points": field(stack, TURN_POINTS)}
    if kind == ROLLING:
        roll = ROLL_KIND.names[field(stack, ROLLING_KIND)]
        return {**_side_words(field(stack, SIDE)), "roll": roll}
    return {}


def _side_words(side: int) -> Words:
    return {"faction": FACTION_NAMES[side]}


# --- picks on the own tableau -------------------------------------------------------------------


def shortcuts(state: DefendersState, seat: int, moves: list[int]) -> list[Shortcut]:
    """The next camp on the track is built, bread and potions are used, by picking them there."""
    picks = []
    if BUILD in moves:
        side = field(state.stack, SIDE)
        step = state.content.camp_steps[state.seats][state.built[side]]
        picks.append((track_element(seat_of(state, side), step), BUILD))
    if EAT in moves:
        picks.append((item_element(seat, ITEM_NAMES[BREAD]), EAT))
    uses = [move for move in (DRINK, CLEANSE) if move in moves]
    if len(uses) == 1:
        picks.append((item_element(seat, ITEM_NAMES[POTIONS]), uses[0]))
    return [Shortcut(pick, [state.content.moves.text(move)]) for pick, move in picks]
