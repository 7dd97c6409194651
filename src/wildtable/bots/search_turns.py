"""A search over whole turns: a few that differ are played on, and the one that does best is taken.

A beam through the own turn (`search.py`) proposes them. Each is then tried on the same samples of
what the seat can't see with the same lots (`search_rollout.py`), so that none is preferred for its
luck. The worse half is dropped, and the better half tried further, until one is left.
"""

from math import exp, sqrt
from random import Random
from time import monotonic
from typing import Final, final

from wildtable.bots.search import WON, BeamSearch, Chain
from wildtable.bots.search_rollout import AHEAD, Rollout
from wildtable.kernel.game import Content, Game, State

SPREAD: Final = 2.0  # gains of so many times the usual are nearly as good as a win
GOES_ON: Final = -1.0  # in place of a result: the match has not ended
CHECKED: Final = 8  # tries after which plans that are clearly worse are dropped
CLEARLY: Final = 3.0  # standard errors
AS_GAME: Final = -1  # in place of turns: as far ahead as is best in the game (`Game.horizon`)
TOLD_APART: Final = 2  # tries after which plans that went alike are taken for one
ENOUGH: Final = 5  # tries that say anything about how much tries differ


@final
class Strength:
    """How hard a search tries: all of it is counted, so that a seed repeats a decision.

    `plans` are the turns that are compared and `tries` how often one of them is played on, all
    together; each for `turns` main turns, the present one included. Where `states` are given, tries
    also end when they have visited so many: one costs far more in one game than in another.
    `width` and `budget` are the beam's that proposes plans, `looks` the samples on which it does;
    where there are many moves it looks at more states than `budget` (`AHEAD`).
    `careless` is 0, or 1 to 3: then it misjudges whole turns, as far as the game says
    (`Game.slips`). Another plan is preferred to the one that looked best at first if tries say so
    beyond `doubt`, in standard errors. Where `learned`, the end of a try is judged by what was
    learned from matches (`Game.promise`), else by the game's `value`. `most` is the clock of who
    must not depend on a busy machine: after so many states tries end as if time were up, but not
    before there are enough of them to say anything.
    """

    def __init__(
        self,
        plans: int,
        tries: int,
        turns: int,
        width: int = 8,
        budget: int = 500,
        looks: int = 2,
        reply_width: int = 2,
        reply_budget: int = 40,
        careless: int = 0,
        states: int = 0,
        doubt: float = 1.0,
        learned: bool = False,
        most: int = 0,
    ) -> None:
        self.plans: Final = plans
        self.tries: Final = tries
        self.states: Final = states
        self.turns: Final = turns
        self.width: Final = width
        self.budget: Final = budget
        self.looks: Final = looks
        self.reply_width: Final = reply_width
        self.reply_budget: Final = reply_budget
        self.careless: Final = careless
        self.doubt: Final = doubt
        self.learned: Final = learned
        self.most: Final = most


@final
class Plan:
    """A turn as a beam found it from `start`, its moves that are certain, and how it went in tries.

    Of each try, `gains` says how much better the position looked after it, and `results` what share
    in a win it brought, if the match ended.
    """

    def __init__(self, node: Chain, beam: BeamSearch, start: State) -> None:
        self.node: Final = node
        self.beam: Final = beam
        self.start: Final = start
        self.chain: Final = node.certain
        self.looks = float(node.value)  # how good it looks before it is tried
        self.gains: Final[list[int]] = []
        self.results: Final[list[float]] = []

    def look_on(self, beams: list[BeamSearch]) -> None:
        """Judge it on all samples, not on the one that it was found on, which may be a kind one.

        Of the others it is known how good its first move is at best.
        """
        first = self.node.chain[0]
        self.looks = float(self.node.value - self.beam.value_of(first))
        for beam in beams:
            self.looks += float(beam.value_of(first) - beam.best_node().value)

    def worth(self, tries: int, usual: float) -> float:
        """The chance to win that so many first tries let expect."""
        total = 0.0
        for number in range(tries):
            total += self.worth_of(number, usual)
        return total / tries if tries else 0.0

    def worth_of(self, number: int, usual: float) -> float:
        """The chance to win that one try lets expect."""
        result = self.results[number]
        return logistic(self.gains[number] / usual) if result == GOES_ON else result

    def is_behind(self, best: "Plan", tries: int, usual: float, errors: float) -> bool:
        """Whether another is better in the same tries by more than so many standard errors."""
        if tries < ENOUGH:
            return False
        lost = 0.0
        squares = 0.0
        for number in range(tries):
            less = best.worth_of(number, usual) - self.worth_of(number, usual)
            lost += less
            squares += less * less
        variance = max(0.0, (squares - lost * lost / tries) / (tries - 1))
        return lost / tries > errors * sqrt(variance / tries)


def logistic(x: float) -> float:
    return 1.0 / (1.0 + exp(-x)) if x > -500.0 else 0.0


@final
class TurnSearch:
    """Looks for the best turn of a seat, from a sample of what it knows.

    `plans` are ordered from best to worst once it has run.
    """

    def __init__(
        self,
        game: Game,
        content: Content,
        state: State,
        seat: int,
        rng: Random,
        strength: Strength,
        seconds: float,
    ) -> None:
        self.game: Final = game
        self.content: Final = content
        self.state: Final = state
        self.seat: Final = seat
        self.rng: Final = rng
        self.strength: Final = strength
        self.turns: Final = game.horizon if strength.turns == AS_GAME else strength.turns
        self.deadline: Final = monotonic() + seconds
        self.rollout: Final = Rollout(game, content, strength.reply_width, strength.reply_budget)
        self.plans: list[Plan] = []
        self.favourite: Plan | None = None  # what looked best before it was tried
        self.tried = 0  # so often has each plan that is left been tried
        self.usual = 1.0  # gain of a try
        self.samples: Final[list[State]] = []  # one for each try
        self.seeds: Final[list[float]] = []

    def run(self) -> list[int]:
        """The moves of the best plan."""
        self.propose()
        self.compare()
        best = self.plans[0]
        return best.beam.without_detour(best.start, best.node).certain

    # --- plans ------------------------------------------------------------------------------------

    def propose(self) -> None:
        """The ends of beams through the turn, those first that look best; equals are one."""
        moves = self.state.legal(self.seat)
        self.rng.shuffle(moves)  # so that equals are not always taken in the same order
        beams: list[BeamSearch] = []
        for look in range(self.strength.looks):
            sample = self.state.redeal(self.seat, self.rng) if look else self.state
            beam = self.beam()
            beam.begin(sample, moves)
            # What is hidden often has no bearing on a turn: then one sample says it all.
            if beams and beam.agrees_with(beams[0]):
                continue
            beam.run()
            beams.append(beam)
            self.gather(beam, sample)
        for plan in self.plans:
            plan.look_on(beams)
        if self.strength.careless:
            self.misjudge(self.game.slips[self.strength.careless - 1])
        self.plans.sort(key=lambda plan: plan.looks, reverse=True)
        del self.plans[self.strength.plans :]
        self.favourite = self.plans[0]

    def misjudge(self, slip: float) -> None:
        """Take some turns for better than they are and some for worse; not one that ends it all."""
        plans = [plan for plan in self.plans if abs(plan.node.value) < WON // 2]
        if not plans:
            return
        mean = sum([plan.looks for plan in plans]) / len(plans)
        spread = sqrt(sum([(plan.looks - mean) ** 2 for plan in plans]) / len(plans))
        for plan in plans:
            plan.looks += self.rng.gauss(0.0, slip * spread)

    def beam(self) -> BeamSearch:
        sealed, width = self.state.turn().sealed, self.strength.width
        # Who looks at little sees every first move all the same: nobody overlooks at random.
        budget = max(self.strength.budget, AHEAD * len(self.state.legal(self.seat)))
        return BeamSearch(self.game, self.content, self.seat, sealed, self.rng, width, budget)

    def gather(self, beam: BeamSearch, start: State) -> None:
        """The plans of a beam: no two of the same moves, nor with the same position at the end."""
        nodes = beam.ends + list(beam.best.values())
        nodes.sort(key=lambda node: node.value, reverse=True)
        chains = {tuple(plan.chain) for plan in self.plans}
        places: set[tuple[int, ...]] = set()
        added = 0
        for node in nodes:
            if added == self.strength.plans:
                break
            chain = tuple(node.certain)
            place = (node.value, *node.state.stack, -1, *node.state.observe(self.seat))
            if chain in chains or place in places:
                continue
            chains.add(chain)
            places.add(place)
            self.plans.append(Plan(node, beam, start))
            added += 1

    def consider(self, chain: list[int]) -> Plan | None:
        """Compare these moves, too, whatever a beam thinks of them; None if they can't be made."""
        for plan in self.plans:
            if plan.chain == chain[: len(plan.chain)]:
                return plan
        beam = self.beam()
        node = beam.retrace(self.state, chain)
        if node is None:
            return None
        self.plans.append(Plan(node, beam, self.state))
        return self.plans[-1]

    # --- tries ------------------------------------------------------------------------------------

    def compare(self) -> None:
        """Try the plans that are left, drop the worse half, until one is left or time is up."""
        left = self.affordable()
        rounds = (left - 1).bit_length()
        while left > 1 and self.strength.tries and not self.time_is_up():
            left = self.try_round(left, rounds)
            self.rank(left)
            left = (left + 1) // 2

    def time_is_up(self) -> bool:
        """By the clock, or by what was looked at."""
        most = self.strength.most
        if most and self.tried >= ENOUGH and self.rollout.states >= most:
            return True
        return monotonic() > self.deadline

    def affordable(self) -> int:
        """How many plans can be tried often enough to say anything about them, at least two."""
        left = len(self.plans)
        if left <= 2 or not self.strength.states:
            return left
        for _ in range(TOLD_APART):
            if not self.try_all(left):
                return left
        cost = ENOUGH * self.rollout.states // (TOLD_APART * left)
        left = self.drop_twins()
        rounds = max(1, (left - 1).bit_length())
        return min(left, max(2, self.strength.states // max(1, rounds * cost)))

    def drop_twins(self) -> int:
        """Drop plans that went exactly as one that looks better did; how many are left.

        They differ in trifles, such as which of two like tiles is placed first, and to try all of
        them would leave nothing for those that do differ.
        """
        met: set[tuple[float, ...]] = set()
        apart: list[Plan] = []
        for plan in self.plans:
            went = (*[float(gain) for gain in plan.gains], *plan.results)
            if went not in met:
                met.add(went)
                apart.append(plan)
        self.plans = apart
        return len(apart)

    def try_round(self, left: int, rounds: int) -> int:
        """Try the plans that are left for one of so many rounds; how many may still be the best."""
        each = max(1, self.strength.tries // (rounds * left))
        most = self.rollout.states + self.strength.states // rounds
        for _ in range(each):
            if not self.try_all(left):
                break
            if self.strength.states:
                if self.tried % CHECKED == 0:
                    left = self.drop_losers(left)
                if left == 1 or self.rollout.states >= most:
                    break
        return left

    def drop_losers(self, left: int) -> int:
        """Put plans that are clearly worse than the best behind the others; how many are left."""
        self.rank(left)
        best = self.plans[0]
        close: list[Plan] = []
        behind: list[Plan] = []
        for plan in self.plans[:left]:
            (behind if plan.is_behind(best, self.tried, self.usual, CLEARLY) else close).append(
                plan
            )
        self.plans[:left] = close + behind
        return len(close)

    def try_all(self, left: int) -> bool:
        """Try every plan that is left once more, on one sample; False when time is up."""
        if self.tried == len(self.samples):
            self.samples.append(self.state.redeal(self.seat, self.rng))
            self.seeds.append(self.rng.random())
        for plan in self.plans[:left]:
            if self.time_is_up():
                return False  # tries are compared in pairs: what some have not had does not count
            self.try_out(plan, self.samples[self.tried], self.seeds[self.tried])
        self.tried += 1
        return True

    def try_out(self, plan: Plan, sample: State, seed: float) -> None:
        state = sample.clone()
        for move in plan.chain:
            state.apply(self.seat, move)
        self.rollout.play_on(state, sample.main_turn() + self.turns, seed)
        outcome = state.outcome()
        if outcome is None:
            plan.gains.append(self.judge(state) - self.judge(sample))
            plan.results.append(GOES_ON)
            return
        plan.gains.append(0)
        plan.results.append(self.share(outcome.winners()))

    def judge(self, state: State) -> int:
        if self.strength.learned:
            return self.game.promise(self.content, state, self.seat)
        return self.game.value(self.content, state, self.seat)

    def share(self, winners: list[int]) -> float:
        """The seat's share in a win."""
        if self.seat not in winners:
            return 0.0
        return 1.0 if self.game.together else 1.0 / len(winners)

    def expects(self, plan: Plan) -> float:
        """The chance to win with a plan, as far as it was tried."""
        return plan.worth(len(plan.results), self.usual)

    def cost(self, plan: Plan) -> float:
        """What a plan gives away of the chance to win, in the tries that the best has had, too."""
        tries = min(len(plan.results), len(self.plans[0].results))
        return max(0.0, self.plans[0].worth(tries, self.usual) - plan.worth(tries, self.usual))

    def rank(self, left: int) -> None:
        """Order the plans that are left, the best first; equals keep their order.

        Few tries say little about turns that hardly differ. So what looked best stays first until
        another is better beyond doubt: who takes the luckiest of many takes a worse one.
        """
        if not self.tried:
            return
        self.usual = SPREAD * self.usual_gain(left)
        ranked = self.plans[:left]
        ranked.sort(key=lambda plan: plan.worth(self.tried, self.usual), reverse=True)
        favourite = self.favourite
        if (
            favourite is not None
            and favourite in ranked
            and not favourite.is_behind(ranked[0], self.tried, self.usual, self.strength.doubt)
        ):
            ranked.remove(favourite)
            ranked.insert(0, favourite)
        self.plans[:left] = ranked

    def usual_gain(self, left: int) -> float:
        squares = 0.0
        count = 0
        for plan in self.plans[:left]:
            for number in range(self.tried):
                if plan.results[number] == GOES_ON:
                    squares += float(plan.gains[number]) * float(plan.gains[number])
                    count += 1
        return max(1.0, sqrt(squares / count)) if count else 1.0
