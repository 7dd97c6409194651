"""What is notable about moves: points, ends, costs."""

from typing import Final

from wildtable.games.wildlife.frames import BIDDING, LIFTED
from wildtable.games.wildlife.moves import (
    ABILITIES,
    BID,
    CONVERT,
    EMPTY,
    END_TURN,
    EXPAND,
    FIRST_EVENT,
    GOING_ON,
    LAND,
    LEVEL_NAMES,
    MIGRATE,
    PASS,
    PLAY,
    RAISE,
    SPACES,
    STEP_BACK,
    STRIKE,
    TAKE,
    TERRAINS,
)
from wildtable.games.wildlife.rules.ability_cards import furthest_owners
from wildtable.games.wildlife.rules.auction import fewest_steps
from wildtable.games.wildlife.rules.card_use import is_of_use
from wildtable.games.wildlife.state import WildlifeState
from wildtable.kernel.frames import field, top
from wildtable.kernel.scene import Hint, Phrase

FROM_SUPPLY: Final = -1  # where a tile comes from that is placed


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
        return placing_hint(state, seat, (move - EXPAND) % SPACES, FROM_SUPPLY)
    if STRIKE <= move < STRIKE + SPACES:
        return placing_hint(state, seat, move - STRIKE, FROM_SUPPLY)
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
    if PLAY <= move < PLAY + FIRST_EVENT and not is_of_use(state, seat, move - PLAY, bought=False):
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
        and not (start != FROM_SUPPLY and content.area_of[start] == area)
        and not state.marked[area]
        and taken < content.pawns
    )
    last = start == FROM_SUPPLY and state.supply[seat] == 1
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
