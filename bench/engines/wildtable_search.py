"""The search of the strongest bot: a simulation is a turn that is tried out on a sample."""

from random import Random

from bench.engines import Count, Play
from bench.engines.positions import positions
from bench.engines.start import rules_of
from wildtable.bots.search_turns import Strength, TurnSearch

POSITIONS = 4  # a round is the same searches on either build
STRENGTH = Strength(4, tries=24, turns=3, budget=200, looks=1)  # the same whatever bots are tuned to
PATIENCE = 3600.0  # seconds: tries end a search, never the clock


def prepare(words: str) -> Play:
    """A count's moves are simulations. Proposing the turns that are tried is part of the work."""
    rules, content = rules_of(words)
    states = positions(words, Random(1), POSITIONS)

    def play(times: int, rng: Random) -> Count:
        tried = 0
        for _ in range(times):
            for state in states:
                seat = state.turn().seat
                search = TurnSearch(rules, content, state, seat, Random(1), STRENGTH, PATIENCE)
                search.run()
                tried += sum([len(plan.gains) for plan in search.plans])
        return Count(tried, None)

    return play
