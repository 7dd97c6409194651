"""The search of the strongest bot: a simulation is a turn that is tried out on a sample."""

from random import Random

from bench.engines import Count, Play
from bench.engines.positions import positions
from bench.engines.start import rules_of
from wildtable.bots.search_turns import Strength, TurnSearch

POSITIONS = 3  # a round is the same searches on either build
# Fixed, so that figures can be compared whatever the bots are tuned to.
STRENGTH = Strength(4, tries=12, turns=2, budget=100, looks=1)
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
