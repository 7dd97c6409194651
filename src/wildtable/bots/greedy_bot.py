"""The bot that plans its turn: it takes the way that the game's own insight likes best."""

from itertools import pairwise
from typing import Final, final

from wildtable.bots.bot import Bot, Sight, is_whole
from wildtable.kernel.chance import pick, total
from wildtable.kernel.game import State
from wildtable.kernel.turn import CHANCE

SAMPLES: Final = 2  # of what the seat can't see
BUDGET: Final = 2_000  # states looked at for a decision, over all samples
WIDTH: Final = 12  # chains of one length that are followed
FEW: Final = 6  # outcomes of chance that are all looked at
LOTS: Final = 16  # drawn for each sample
WON: Final = 1_000_000_000  # beyond any value a game gives to a state that goes on
SOONER: Final = 1_000  # a win now is better than one for each move later, or it is put off for ever


@final
class GreedyBot(Bot):
    """Takes the chain of moves on which its position looks best, on a few samples.

    A chain ends at another seat's decision, and at chance unless that only interrupts it. What
    comes after that is left to the game's `value`.
    """

    def decide(self, sight: Sight) -> list[int]:
        first = sight.sample()
        moves = first.legal(sight.seat)
        sealed = first.turn().sealed
        if len(moves) == 1 and not sealed:
            return moves
        samples = [first, *[sight.sample() for _ in range(SAMPLES - 1)]]
        sight.rng.shuffle(moves)  # so that equals are not always taken in the same order
        looks = [Look(sight, sealed, BUDGET // len(samples)) for _ in samples]
        for look, sample in zip(looks, samples, strict=True):
            look.follow(sample, moves)
        best = max(moves, key=lambda move: sum([look.value_of(move) for look in looks]))
        return looks[0].best[best].firm


@final
class Way:
    """A chain of moves and the state it leads to.

    `firm` are its moves before chance, or something hidden, has a say in it. `luck` is what chance
    was worth on the way, on average, beyond what has happened in `state`; `met` counts its steps.
    """

    def __init__(
        self, state: State, chain: list[int], firm: list[int], value: int, luck: int, met: int
    ) -> None:
        self.state: Final = state
        self.chain: Final = chain
        self.firm: Final = firm
        self.value: Final = value
        self.luck: Final = luck
        self.met: Final = met


@final
class Look:
    """A search through the ways of one seat, the most promising of each length."""

    def __init__(self, sight: Sight, sealed: bool, budget: int) -> None:
        self.sight: Final = sight
        self.seat: Final = sight.seat
        self.sealed: Final = sealed
        self.budget = budget
        self.best: Final[dict[int, Way]] = {}  # by first move
        # One list for all ways, so that none is preferred for its luck.
        self.lots: Final = [sight.rng.random() for _ in range(LOTS)]

    def value_of(self, move: int) -> int:
        return self.best[move].value if move in self.best else -2 * WON

    def follow(self, state: State, moves: list[int]) -> None:
        root = Way(state, [], [], 0, 0, 0)
        ahead = [self.after(root, move) for move in moves]
        while ahead:
            # Out of budget, the nearest way to any whole one.
            width = WIDTH if self.budget > 0 else 1
            ahead.sort(key=lambda way: way.value, reverse=True)
            ways = self.unlike(ahead, width)
            ahead = []
            for way, following in ways:
                if self.budget > 0 or not self.best:
                    ahead += [self.after(way, move) for move in following]

    def unlike(self, ahead: list[Way], width: int) -> list[tuple[Way, list[int]]]:
        """The best ways that go on, with what may follow; those that lead to the same are one."""
        found: list[tuple[Way, list[int]]] = []
        for way in ahead:
            if self.goes_on(way.state):
                following = way.state.legal(self.seat)
                if not found or found[-1][0].value != way.value or found[-1][1] != following:
                    found.append((way, following))
                    if len(found) == width:
                        break
        return found

    def after(self, way: Way, move: int) -> Way:
        state = self.step(way.state, self.seat, move)
        luck, met = way.luck, way.met
        deep = len(way.state.stack)
        if not self.sealed and state.turn().seat == CHANCE and len(state.stack) > deep:
            # Chance on top of the turn may only interrupt it: if the seat is asked again after it.
            trail = self.wait(state, met)
            calm = trail[-1]
            if self.goes_on(calm) and len(calm.stack) >= deep:
                for before, behind in pairwise(trail):
                    luck += self.luck(before, behind)
                state, met = calm, met + len(trail) - 1
        chain = [*way.chain, move]
        sure = way.met == 0 and len(way.firm) == len(way.chain) and not way.state.barrier
        value = self.value(state) + luck
        if value > WON // 2:
            value -= SOONER * len(chain)
        found = Way(state, chain, chain if sure else way.firm, value, luck, met)
        first = chain[0]
        if is_whole(state, self.seat, self.sealed):
            if first not in self.best or found.value > self.best[first].value:
                self.best[first] = found
        return found

    def step(self, state: State, seat: int, move: int) -> State:
        child = state.clone()
        child.barrier = False
        child.apply(seat, move)
        self.budget -= 1
        return child

    def wait(self, state: State, met: int) -> list[State]:
        """This state and those that follow while chance decides, the likeliest way or by lot."""
        trail = [state]
        while trail[-1].turn().seat == CHANCE:
            outcomes = trail[-1].chance()
            if len(outcomes) <= FEW:
                move = max(outcomes, key=lambda outcome: outcome[1])[0]
            else:
                lot = self.lots[(met + len(trail) - 1) % LOTS]
                move = pick(outcomes, int(lot * total(outcomes)))
            trail.append(self.step(trail[-1], CHANCE, move))
        return trail

    def luck(self, before: State, behind: State) -> int:
        """What all outcomes of chance are worth on average, beyond the one that was taken."""
        outcomes = before.chance()
        if len(outcomes) > FEW:
            return 0
        worth = 0
        for move, weight in outcomes:
            worth += weight * self.value(self.step(before, CHANCE, move))
        return worth // total(outcomes) - self.value(behind)

    def goes_on(self, state: State) -> bool:
        turn = state.turn()
        if self.seat not in turn.seats or turn.sealed != self.sealed:
            return False
        return not (self.sealed and state.barrier)

    def value(self, state: State) -> int:
        outcome = state.outcome()
        if outcome is None:
            return self.sight.game.value(self.sight.content, state, self.seat)
        return WON if outcome.ranks[self.seat] == 1 else -WON + outcome.scores[self.seat]
