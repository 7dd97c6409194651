"""Random matches with everything counted after every move, the same for every game."""

from collections.abc import Callable
from itertools import islice
from random import Random

from wildtable.kernel.chance import sample
from wildtable.kernel.game import Game
from wildtable.kernel.kit.conform import QUOTA, Conformance, settings
from wildtable.kernel.kit.match_promises import Setting
from wildtable.kernel.turn import CHANCE, NOBODY

Change = Callable[[int, Setting], Setting]

LOOK = 0.01  # how often a kind of position is looked at closely again, once it was in its part


def as_it_is(number: int, setting: Setting) -> Setting:
    return setting


def audited_matches(game: Game, matches: int, seed: int, change: Change = as_it_is) -> set[str]:
    """Matches over all player counts and options; the families of moves that were made."""
    rng = Random(seed)
    met: set[str] = set()
    for number, setting in enumerate(islice(settings(game, rng), matches)):
        met |= audited_match(game, change(number, setting), rng)
    return met


def conforming_matches(game: Game, part: int, parts: int, change: Change = as_it_is) -> None:
    """A part of the matches in which every player count and every value of an option is met.

    All parts together look at each kind of position as often as one run of the suite does.
    """
    alone = len(game.seats) + sum([len(option.values) - 1 for option in game.options])
    suite = Conformance(game, seed=f"{game.name} {part}", quota=QUOTA // parts, look=LOOK)
    for number, setting in enumerate(islice(settings(game, Random(1)), alone)):
        if number % parts == part:
            suite.play(change(number, setting), str(number))
    assert 0 < suite.report.longest <= game.limit


def audited_match(game: Game, setting: Setting, rng: Random) -> set[str]:
    content = game.content(setting.options)
    state = game.start(content, setting.seats)
    met: set[str] = set()
    while True:
        faults = state.audit()
        assert not faults, f"{setting}: {faults}"
        turn = state.turn()
        if turn.seat == NOBODY:
            break
        seat = turn.seat
        if seat == CHANCE:
            move = sample(state.chance(), rng)
        else:
            seat = seat if turn.sealed else rng.choice(turn.seats)
            move = rng.choice(state.legal(seat))
        met.add(content.moves.family_of(move).name)
        state.apply(seat, move)
    assert state.outcome() is not None
    return met


def families(game: Game) -> set[str]:
    content = game.content(game.with_defaults({}, game.seats[0]))
    return {family.name for family in content.moves.families}
