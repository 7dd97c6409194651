"""A beam search through the turn of one seat; compiled, as most of a bot's time is spent here."""

from random import Random
from typing import Final, final

from wildtable.kernel.chance import pick, total
from wildtable.kernel.game import Content, Game, State
from wildtable.kernel.turn import CHANCE

FEW: Final = 6  # outcomes of chance that are all looked at
ROLLS: Final = 16  # drawn for each search
WON: Final = 1_000_000_000  # beyond any value a game gives to a state that goes on
SOONER: Final = 1_000  # a win now is better than one for each move later, or it is put off for ever


def is_whole(sample: State, seat: int, sealed: bool) -> bool:
    """Whether a chain that has led to `sample`, and began in such a turn, may end here."""
    if not sealed or sample.barrier:
        return True
    turn = sample.turn()
    return not turn.sealed or seat not in turn.seats


@final
class Chain:
    """A chain of moves and the state it leads to.

    `certain` are its moves before chance, or something hidden, has a say in it. `correction` is
    what chance was worth on the way, on average, beyond what has happened in `state`; `draws`
    counts its draws.
    """

    def __init__(
        self,
        state: State,
        chain: list[int],
        certain: list[int],
        value: int,
        correction: int,
        draws: int,
    ) -> None:
        self.state: Final = state
        self.chain: Final = chain
        self.certain: Final = certain
        self.value: Final = value
        self.correction: Final = correction
        self.draws: Final = draws


def root(state: State) -> Chain:
    """Where a search begins: no move made yet."""
    return Chain(state, [], [], 0, 0, 0)


@final
class ChainDraw:
    """A decision of chance within a chain: one of its outcomes, and the state after it."""

    def __init__(
        self, before: State, outcomes: list[tuple[int, int]], move: int, state: State
    ) -> None:
        self.before: Final = before
        self.outcomes: Final = outcomes
        self.move: Final = move
        self.state: Final = state


@final
class BeamSearch:
    """Looks for the best chain of one seat, following the most promising of each length."""

    def __init__(
        self,
        game: Game,
        content: Content,
        seat: int,
        sealed: bool,
        rng: Random,
        width: int,
        budget: int,
    ) -> None:
        self.game: Final = game
        self.content: Final = content
        self.seat: Final = seat
        self.sealed: Final = sealed
        self.width: Final = width  # chains of one length that are followed
        self.budget = budget  # states to look at
        self.start: State | None = None
        self.firsts: list[Chain] = []  # one for each first move
        self.best: Final[dict[int, Chain]] = {}  # by first move
        self.ends: Final[list[Chain]] = []  # whole chains after which somebody else decides
        # One list for all chains, so that none is preferred for its luck.
        self.rolls: Final = [rng.random() for _ in range(ROLLS)]

    def value_of(self, move: int) -> int:
        """What the best chain that begins with this move is worth."""
        return self.best[move].value if move in self.best else -2 * WON

    def best_node(self) -> Chain:
        """The best chain of all."""
        found = None
        for node in self.best.values():
            if found is None or node.value > found.value:
                found = node
        assert found is not None, "a search that has run has found a chain"
        return found

    def begin(self, state: State, moves: list[int]) -> None:
        """Look at each first move, or at as many as the budget allows."""
        self.start = state
        start = root(state)
        self.firsts = [self.after(start, move) for move in moves[: max(1, self.budget)]]

    def agrees_with(self, other: "BeamSearch") -> bool:
        """Whether each first move looks the same on both samples."""
        values = [node.value for node in self.firsts]
        return values == [node.value for node in other.firsts]

    def run(self) -> None:
        """Go on from the first moves, length by length."""
        ahead = self.firsts[:]
        while ahead:
            # Out of budget, the nearest way to any whole chain.
            width = self.width if self.budget > 0 else 1
            ahead.sort(key=lambda node: node.value, reverse=True)
            beam = self.beam(ahead, width)
            ahead = []
            for node, following in beam:
                if self.budget > 0 or not self.best:
                    ahead += [self.after(node, move) for move in following]

    def beam(self, ahead: list[Chain], width: int) -> list[tuple[Chain, list[int]]]:
        """The best nodes that go on, with what may follow; those that lead to the same are one."""
        found: list[tuple[Chain, list[int]]] = []
        for node in ahead:
            if self.goes_on(node.state):
                following = node.state.legal(self.seat)
                if not found or found[-1][0].value != node.value or found[-1][1] != following:
                    found.append((node, following))
                    if len(found) == width:
                        break
        return found

    def without_detour(self, state: State, node: Chain) -> Chain:
        """The same chain without a detour at its beginning, if it is as good.

        Narrow beams find detours, and one that leads back to where it began (bread is eaten, and
        bought again) would be found again and again.
        """
        for skipped in range(1, len(node.chain)):
            shorter = self.retrace(state, node.chain[skipped:])
            if shorter is None or shorter.value < node.value:
                continue
            if is_whole(shorter.state, self.seat, self.sealed):
                return shorter
        return node

    def retrace(self, state: State, chain: list[int]) -> Chain | None:
        """Where these moves lead from here, if they can be made."""
        self.start = state
        node = root(state)
        for move in chain:
            if not self.goes_on(node.state) or move not in node.state.legal(self.seat):
                return None
            node = self.after(node, move)
        return node

    def after(self, node: Chain, move: int) -> Chain:
        """The node that a move leads to, past chance that only interrupts the turn."""
        state = self.step(node.state, self.seat, move)
        correction, met = node.correction, node.draws
        depth = len(node.state.stack)
        if not self.sealed and len(state.stack) > depth and state.turn().seat == CHANCE:
            # Chance on top of the turn may only interrupt it: if the seat is asked again after it.
            draws = self.let_chance_decide(state, met)
            later = draws[-1].state
            if self.goes_on(later) and len(later.stack) >= depth:
                for draw in draws:
                    correction += self.correction(draw)
                state, met = later, met + len(draws)
        chain = [*node.chain, move]
        sure = node.draws == 0 and len(node.certain) == len(node.chain) and not node.state.barrier
        value = self.value(state) + correction
        if value > WON // 2:
            value -= SOONER * len(chain)
        found = Chain(state, chain, chain if sure else node.certain, value, correction, met)
        first = chain[0]
        if is_whole(state, self.seat, self.sealed):
            if first not in self.best or found.value > self.best[first].value:
                self.best[first] = found
            if not self.goes_on(state):
                self.ends.append(found)
        return found

    def step(self, state: State, seat: int, move: int) -> State:
        child = state.clone()
        child.barrier = False
        child.apply(seat, move)
        self.budget -= 1
        return child

    def let_chance_decide(self, state: State, met: int) -> list[ChainDraw]:
        """What chance decides until somebody else does: the likeliest, or drawn by a roll."""
        draws: list[ChainDraw] = []
        while state.turn().seat == CHANCE:
            outcomes = state.chance()
            if len(outcomes) <= FEW:
                move = max(outcomes, key=lambda outcome: outcome[1])[0]
            else:
                roll = self.rolls[(met + len(draws)) % ROLLS]
                move = pick(outcomes, int(roll * total(outcomes)))
            before, state = state, self.step(state, CHANCE, move)
            draws.append(ChainDraw(before, outcomes, move, state))
        return draws

    def correction(self, draw: ChainDraw) -> int:
        """What all outcomes of a draw are worth on average, beyond the one that was taken."""
        if len(draw.outcomes) > FEW:
            return 0
        taken = self.value(draw.state)
        worth = 0
        for move, weight in draw.outcomes:
            if move == draw.move:
                worth += weight * taken
            else:
                worth += weight * self.value(self.step(draw.before, CHANCE, move))
        return worth // total(draw.outcomes) - taken

    def goes_on(self, state: State) -> bool:
        """Whether the seat decides again in the same turn."""
        turn = state.turn()
        if self.seat not in turn.seats or turn.sealed != self.sealed:
            return False
        return not (self.sealed and state.barrier)

    def value(self, state: State) -> int:
        outcome = state.outcome()
        if outcome is None:
            return self.game.value(self.content, state, self.seat)
        if outcome.ranks[self.seat] != 1:
            return -WON + outcome.scores[self.seat]  # not all losses are alike
        if self.game.together or outcome.ranks.count(1) == 1:
            return WON
        return self.even(len(outcome.ranks))

    def even(self, seats: int) -> int:
        """What a shared win is worth: as much as to stand like the others where the turn begins.

        So who is behind plays for it, and who is ahead does not settle for it.
        """
        assert self.start is not None, "states are valued on the way from one"
        worth = 0
        for seat in range(seats):
            worth += self.game.value(self.content, self.start, seat)
        return worth // seats
