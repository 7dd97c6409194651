"""A search through the ways of one seat, compiled: the most promising chains of each length."""

from random import Random
from typing import Final, final

from wildtable.kernel.chance import pick, total
from wildtable.kernel.game import Content, Game, State
from wildtable.kernel.turn import CHANCE

FEW: Final = 6  # outcomes of chance that are all looked at
LOTS: Final = 16  # drawn for each sample
WON: Final = 1_000_000_000  # beyond any value a game gives to a state that goes on
SOONER: Final = 1_000  # a win now is better than one for each move later, or it is put off for ever


def is_whole(sample: State, seat: int, sealed: bool) -> bool:
    """Whether a chain that has led to `sample`, and began in such a turn, may end here."""
    turn = sample.turn()
    return not sealed or sample.barrier or not turn.sealed or seat not in turn.seats


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
class Lot:
    """A decision of chance on a way: one of its outcomes, and the state after it."""

    def __init__(
        self, before: State, outcomes: list[tuple[int, int]], move: int, state: State
    ) -> None:
        self.before: Final = before
        self.outcomes: Final = outcomes
        self.move: Final = move
        self.state: Final = state


@final
class Look:
    """A search through the ways of one seat, the most promising of each length."""

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
        self.ahead: list[Way] = []  # one for each first move
        self.best: Final[dict[int, Way]] = {}  # by first move
        # One list for all ways, so that none is preferred for its luck.
        self.lots: Final = [rng.random() for _ in range(LOTS)]

    def value_of(self, move: int) -> int:
        return self.best[move].value if move in self.best else -2 * WON

    def begin(self, state: State, moves: list[int]) -> None:
        """Look at each first move."""
        root = Way(state, [], [], 0, 0, 0)
        self.ahead = [self.after(root, move) for move in moves]

    def is_like(self, other: "Look") -> bool:
        """Whether each first move looks the same on both samples."""
        values = [way.value for way in self.ahead]
        return values == [way.value for way in other.ahead]

    def follow(self) -> None:
        """Go on from the first moves, length by length."""
        ahead = self.ahead[:]
        while ahead:
            # Out of budget, the nearest way to any whole one.
            width = self.width if self.budget > 0 else 1
            ahead.sort(key=lambda way: way.value, reverse=True)
            ways = self.unlike(ahead, width)
            ahead = []
            for way, following in ways:
                if self.budget > 0 or not self.best:
                    ahead += [self.after(way, move) for move in following]

    def straight(self, state: State, way: Way) -> Way:
        """The same way without a detour at its beginning, if it is as good.

        Narrow beams find detours, and one that leads back to where it began (bread is eaten, and
        bought again) would be found again and again.
        """
        for skipped in range(1, len(way.chain)):
            shorter = self.retrace(state, way.chain[skipped:])
            if shorter is None or shorter.value < way.value:
                continue
            if is_whole(shorter.state, self.seat, self.sealed):
                return shorter
        return way

    def retrace(self, state: State, chain: list[int]) -> Way | None:
        """The way that these moves lead from here, if they can be made."""
        way = Way(state, [], [], 0, 0, 0)
        for move in chain:
            if not self.goes_on(way.state) or move not in way.state.legal(self.seat):
                return None
            way = self.after(way, move)
        return way

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
            lots = self.wait(state, met)
            calm = lots[-1].state
            if self.goes_on(calm) and len(calm.stack) >= deep:
                for lot in lots:
                    luck += self.luck(lot)
                state, met = calm, met + len(lots)
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

    def wait(self, state: State, met: int) -> list[Lot]:
        """What chance decides from here on until somebody else does, the likeliest or by lot."""
        lots: list[Lot] = []
        while state.turn().seat == CHANCE:
            outcomes = state.chance()
            if len(outcomes) <= FEW:
                move = max(outcomes, key=lambda outcome: outcome[1])[0]
            else:
                lot = self.lots[(met + len(lots)) % LOTS]
                move = pick(outcomes, int(lot * total(outcomes)))
            before, state = state, self.step(state, CHANCE, move)
            lots.append(Lot(before, outcomes, move, state))
        return lots

    def luck(self, lot: Lot) -> int:
        """What all outcomes of chance are worth on average, beyond the one that was taken."""
        if len(lot.outcomes) > FEW:
            return 0
        taken = self.value(lot.state)
        worth = 0
        for move, weight in lot.outcomes:
            if move == lot.move:
                worth += weight * taken
            else:
                worth += weight * self.value(self.step(lot.before, CHANCE, move))
        return worth // total(lot.outcomes) - taken

    def goes_on(self, state: State) -> bool:
        turn = state.turn()
        if self.seat not in turn.seats or turn.sealed != self.sealed:
            return False
        return not (self.sealed and state.barrier)

    def value(self, state: State) -> int:
        outcome = state.outcome()
        if outcome is None:
            return self.game.value(self.content, state, self.seat)
        return WON if outcome.ranks[self.seat] == 1 else -WON + outcome.scores[self.seat]
