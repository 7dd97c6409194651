"""How we win, how we lose, and what a turn has left."""

from typing import Final

from wildtable.games.defenders.frames import SIDE, TURN, TURN_LEVEL, TURN_POINTS
from wildtable.games.defenders.moves import FACTORIES, HABITAT_NAMES, HABITATS
from wildtable.games.defenders.rules.damage import deaths
from wildtable.games.defenders.rules.table import camps_to_build, core_tile, toxic_left
from wildtable.games.defenders.rules.values import NONE
from wildtable.games.defenders.state import DefendersState
from wildtable.kernel.faces import Meter
from wildtable.kernel.frames import at, lies_at
from wildtable.kernel.phrase import Phrase

ACTIONS: Final = "actions"
DEADLY: Final = 2  # DEF-9.16 of one habitat
SCARCE: Final = 2  # what is left of a thing when it is time to worry


def meters_of(state: DefendersState) -> list[Meter]:
    if state.arrow[core_tile(state)] == NONE:
        return []  # the board is still being laid
    return [*winning(state), *losing(state), *turning(state)]


def winning(state: DefendersState) -> list[Meter]:
    """DEF-1.8, DEF-1.9 all camps built and every factory rewilded."""
    sides = [side for side in state.order if side != NONE]
    built = FACTORIES - 1 - core_tile(state)
    camps = camps_to_build(state) * len(sides)
    return [
        Meter("rewilded", Phrase("meter-rewilded"), sum(state.rewilded), built, "win", "gi-sprout"),
        Meter(
            "camps",
            Phrase("meter-camps"),
            sum([state.built[side] for side in sides]),
            camps,
            "win",
            "gi-camping-tent",
        ),
    ]


def losing(state: DefendersState) -> list[Meter]:
    """Three ways to lose, and the cards until the machines shuffle."""
    built = FACTORIES - 1 - core_tile(state)
    toxic = toxic_left(state)
    counts = [deaths(state, habitat) for habitat in range(HABITATS)]
    worst = counts.index(max(counts))
    words: dict[str, str | int] = {"habitat": HABITAT_NAMES[worst], "count": counts[worst]}
    dead = Phrase("meter-dead", words)
    where = Phrase("habitat-title", words) if counts[worst] else None
    cards = sum(state.deck)
    return [
        Meter(
            "factories",
            Phrase("meter-factories"),
            built,
            FACTORIES - 1,
            "lose",
            "gi-factory",
            level(FACTORIES - 1 - built),
        ),
        Meter(
            "toxic",
            Phrase("meter-toxic"),
            state.content.toxic - toxic,
            state.content.toxic,
            "lose",
            "gi-biohazard",
            level(toxic),
        ),
        Meter("dead", dead, counts[worst], DEADLY, "lose", "gi-death-skull",
              2 if counts[worst] else 0, short=where),
        Meter("cards", Phrase("meter-cards"), cards, cards + sum(state.discard), "lose",
              "gi-card-random"),
    ]  # fmt: skip


def level(left: int) -> int:
    return 2 if left <= 0 else 1 if left < SCARCE else 0


def turning(state: DefendersState) -> list[Meter]:
    """DEF-4.4 the action points of whose turn it is."""
    if lies_at(state.stack, TURN_LEVEL) != TURN:
        return []
    side, left = at(state.stack, TURN_LEVEL, SIDE), at(state.stack, TURN_LEVEL, TURN_POINTS)
    printed = state.content.card_points[state.active[side]] if state.active[side] != NONE else left
    most = max(left, printed)
    return [Meter(ACTIONS, Phrase("meter-actions"), most - left, most, symbol="gi-boot-prints")]
