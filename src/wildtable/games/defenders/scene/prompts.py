"""What is to be decided, in a sentence, and picks on the own tableau."""

from typing import Final, TypedDict

from wildtable.games.defenders.frames import (
    AIMING,
    AIMING_ABILITY,
    AIMING_CAMP,
    CHOOSING,
    DRAWING,
    DYING,
    LEADING,
    MACHINES,
    MIXING,
    PATHS,
    REVEALING,
    ROLL_KIND,
    ROLLING,
    ROLLING_KIND,
    SETTLING,
    SIDE,
    TURN,
    TURN_LEVEL,
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
from wildtable.games.defenders.scene.actions import actions_of
from wildtable.games.defenders.scene.hints import hints
from wildtable.games.defenders.scene.layouts import item_element, track_element
from wildtable.games.defenders.scene.meters import winning
from wildtable.games.defenders.scene.names import Words, card_words
from wildtable.games.defenders.state import DefendersState
from wildtable.kernel.frames import at, field, lies_at, top
from wildtable.kernel.scene import Phrase, Prompt, Shortcut

PHASES: Final = ("silence", "reveal", "act", "machines")
DETAILED: Final = ("taking", "leading", "settling", "choosing", "revealing", "rolling")


def prompt_of(state: DefendersState, seat: int) -> Prompt:
    if state.result != RUNNING:
        result = Phrase("match-over", {"result": reason(state.result)})
        return Prompt(result, detail=how_far(state), **course(state))
    kind = state.content.frames.kinds[top(state.stack)].name
    asked = seat >= 0 and seat in state.turn().seats
    words = decision_words(state, seat if asked else NONE)
    if not asked:
        return Prompt(Phrase(f"wait-{kind}", words), **course(state))
    moves = state.legal(seat)
    if top(state.stack) == TURN:
        words["team"] = int(may_team_up(state))  # only the own hand tells that
    return Prompt(
        Phrase(f"ask-{kind}", words),
        shortcuts(state, seat, moves),
        hints(state, seat, moves),
        detail=detail(state, kind, words),
        actions=actions_of(state, moves),
        **course(state),
    )


def how_far(state: DefendersState) -> Phrase:
    """What was won of what there was to win."""
    rewilded, camps = winning(state)
    words: Words = {"camps": camps.value, "all": camps.of}
    return Phrase("detail-over", {**words, "rewilded": rewilded.value, "factories": rewilded.of})


class Course(TypedDict):
    """Where the round stands, its mood, and who acts."""

    phases: list[Phrase]
    phase: int
    mood: str
    actor: str


def course(state: DefendersState) -> Course:
    """DEF-3.1 a round: choose in silence, reveal, then turns, each with the machines after it."""
    kind = top(state.stack) if state.stack else NONE
    level = lies_at(state.stack, TURN_LEVEL) if state.stack else NONE
    silent = kind == CHOOSING and state.seats > 1
    phase = -1
    if kind == CHOOSING:
        phase = 0
    elif level == REVEALING:
        phase = 1
    elif level == MACHINES:
        phase = 3
    elif level == TURN:
        phase = 2
    side = at(state.stack, TURN_LEVEL, SIDE) if level == TURN else NONE
    standing = side != NONE and state.at[side] != NONE
    return {
        "phases": [Phrase(f"phase-{name}") for name in PHASES] if phase >= 0 else [],
        "phase": phase,
        "mood": "silence" if silent else "machines" if level == MACHINES else "turn",
        "actor": f"pawn:{FACTION_NAMES[side]}" if standing else "",
    }


def detail(state: DefendersState, kind: str, words: Words) -> Phrase | None:
    """A second, smaller sentence, where there is something to add."""
    if kind == "turn":
        side = field(state.stack, SIDE)
        card = card_words(state.content, state.active[side])
        return Phrase("detail-turn", {**words, **card, "points": words["points"]})
    return Phrase(f"detail-{kind}", words) if kind in DETAILED else None


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
