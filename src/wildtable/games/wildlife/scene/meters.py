"""The gauges: the race for success, the clock of filled areas, what is left of the own turn."""

from typing import Final

from wildtable.games.wildlife.frames import AUCTIONS, BOTTOM, MIGRATED, PLAYS, TURN
from wildtable.games.wildlife.moves import GOING_ON, INTELLIGENCE, NO_CHART, REASON
from wildtable.games.wildlife.rules.table import active, unused
from wildtable.games.wildlife.rules.turn import owes_auction
from wildtable.games.wildlife.scene.signs import AREA_PAWN, PLAY_CARD, SALE, SUCCESS, TILES, WALK
from wildtable.games.wildlife.state import WildlifeState
from wildtable.kernel.faces import Meter, MeterStep, Runner
from wildtable.kernel.frames import at, top
from wildtable.kernel.scene import Phrase

FEW_TILES: Final = 3  # a supply that is worth a warning
CALM: Final = 0
NEAR: Final = 1
NOW: Final = 2


def meters_of(state: WildlifeState, seat: int) -> list[Meter]:
    meters = [race(state, seat), areas_clock(state)]
    if state.stack and (min(state.supply) <= FEW_TILES or state.ending != GOING_ON):
        meters.append(end_clock(state))
    if seat >= 0 and seat == active(state):
        meters += turn_meters(state, seat)
    return meters


def race(state: WildlifeState, seat: int) -> Meter:
    """LIF-1.14 the most success wins; it is the viewer's own that is said, else the leader's."""
    runners = [
        Runner(each, success)
        for each, success in enumerate(state.success)
        if state.organism[each] != NO_CHART
    ]
    value = state.success[seat] if seat >= 0 else max(state.success)
    return Meter("success", Phrase("meter-success"), value, 0, "win", SUCCESS, race=runners)


def areas_clock(state: WildlifeState) -> Meter:
    """LIF-19.1 what filled areas pay, and which of them bring a big scoring (LIF-20.1)."""
    content, taken = state.content, state.pawns_taken
    steps = [
        MeterStep(str(value), big)
        for value, big in zip(content.pawn_values, content.triggers, strict=True)
    ]
    left = content.triggers[taken:]
    until = left.index(True) + 1 if True in left else 0
    warning = NOW if state.pending else NEAR if until == 1 else CALM
    words: dict[str, str | int] = {
        "points": content.pawn_values[taken] if taken < content.pawns else 0,
        "areas": until,
        "pending": state.pending,
    }
    return Meter(
        "areas",
        Phrase("meter-areas"),
        taken,
        content.pawns,
        "clock",
        AREA_PAWN,
        warning,
        Phrase("clock-areas", words),
        steps,
    )


def end_clock(state: WildlifeState) -> Meter:
    """LIF-21.2 the match ends with somebody's last tile; LIF-21.1 or with the last pawn."""
    fewest = min(state.supply)
    words: dict[str, str | int] = {
        "reason": REASON.names[state.ending],
        "seat": state.supply.index(fewest),
        "count": fewest,
    }
    warning = NEAR if state.ending == GOING_ON else NOW
    return Meter(
        "end", Phrase("meter-end"), fewest, 0, "clock", TILES, warning, Phrase("clock-end", words)
    )


def turn_meters(state: WildlifeState, seat: int) -> list[Meter]:
    """LIF-8.3 plays, LIF-8.4 the sale that is owed, LIF-15.1 the free walk."""
    stack = state.stack
    plays = at(stack, BOTTOM, PLAYS)
    limit = max(plays, state.content.plays) + unused(state, seat, INTELLIGENCE)
    sold = min(1, at(stack, BOTTOM, AUCTIONS))
    owed = NEAR if top(stack) == TURN and owes_auction(state, seat) else CALM
    walked = at(stack, BOTTOM, MIGRATED)
    return [
        Meter("plays", Phrase("meter-plays"), plays, limit, "turn", PLAY_CARD),
        Meter("sale", Phrase("meter-sale"), sold, 1, "turn", SALE, owed),
        Meter("walk", Phrase("meter-walk"), walked, 1, "turn", WALK),
    ]
