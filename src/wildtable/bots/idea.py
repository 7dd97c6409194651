"""The idea of a turn: what all ways to play it have in common that bring most at once.

A turn can be played in many ways that differ in trifles. Those that bring most to the table, as the
game counts it (`Game.tally`), do one good thing, if they have moves in common that no other has, or
if they are few among many.
"""

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Final, final

from wildtable.bots.outlook import Loss
from wildtable.bots.search import BeamSearch, Chain, root
from wildtable.bots.search_turns import Plan
from wildtable.kernel.game import Content, Game, State

GLANCE: Final = 8, 400  # width and budget of the beam that looks for it
AGAIN: Final = 24, 3_000  # ... and of the one that looks whether there is any other
RARE: Final = 12  # ways that bring less to each that brings most: then it has to be looked for
LEAST_OTHERS: Final = 3  # ways without the idea: else there was no choice
MANY: Final = 40  # moves to choose from: among fewer, one that brings something is found at once
MOST_ACTIONS: Final = 1_200
OPEN: Final = False  # turns, not sealed ones
WON: Final = 1_000_000  # beyond any tally


@final
class Idea:
    """What some ways bring that have moves in common which no other way has, or that are rare.

    `solution` is the shortest of them; `others` are the best ways without it. `brings` is what it
    adds to the tally, and `next_best` the most that any other way does. These are ways to do
    something once if it is one of an `action`, else whole turns.
    """

    def __init__(
        self, solution: Plan, others: list[Plan], brings: int, next_best: int, action: bool
    ) -> None:
        self.solution: Final = solution
        self.others: Final = others
        self.brings: Final = brings
        self.next_best: Final = next_best
        self.action: Final = action

    @property
    def wins(self) -> bool:
        return self.brings > WON // 2


def tally(game: Game, content: Content, state: State, seat: int) -> int:
    """What a seat has to show; a match that is won, more than anything."""
    outcome = state.outcome()
    if outcome is not None:
        return WON if outcome.ranks[seat] == 1 else -WON
    return game.tally(content, state, seat)


def missed(wanted: int, brought: int) -> Loss:
    """What a way lacks that has brought so much."""
    return Loss("victory", 1) if wanted > WON // 2 else Loss("tally", wanted - brought)


def idea_of(game: Game, content: Content, state: State, seat: int, others: int) -> Idea | None:
    """The idea of the turn that a seat is about to play, if there is one, beside so many others.

    It may be one of an action alone, of which every way is looked at; else of the whole turn, if
    others mostly have no say in it, as far as a wide beam sees.
    """
    beam = _beam(game, content, seat, *GLANCE)
    ways = _actions(beam, state)
    found = _idea(beam, state, ways, others, action=True) if ways else None
    if found is not None:
        return found
    for width, budget in (GLANCE, AGAIN):
        beam = _beam(game, content, seat, width, budget)
        beam.begin(state, state.legal(seat))
        beam.run()
        if 2 * sum([_is_interrupted(state, node) for node in beam.ends]) > len(beam.ends):
            return None
        ways = [*beam.ends, *beam.best.values()]
        found = _idea(beam, state, ways, others, action=False)
        if found is None:
            break
    return found


def _is_interrupted(start: State, node: Chain) -> bool:
    """Whether somebody else has a say before the turn is over: then nobody can plan all of it."""
    state = node.state
    return state.main_turn() == start.main_turn() and state.turn().seat >= 0


def _beam(game: Game, content: Content, seat: int, width: int, budget: int) -> BeamSearch:
    return BeamSearch(game, content, seat, OPEN, Random(0), width, budget)


def _actions(beam: BeamSearch, state: State) -> list[Chain]:
    """Every way to do one thing, up to where another may follow; none if there are too many."""
    found: list[Chain] = []
    ahead = [root(state)]
    while ahead:
        node = ahead.pop()
        for move in node.state.legal(beam.seat):
            after = beam.after(node, move)
            if len(after.state.stack) > len(state.stack) and beam.goes_on(after.state):
                ahead.append(after)
            else:
                found.append(after)
        if len(found) + len(ahead) > MOST_ACTIONS:
            return []
    return found


def _idea(
    beam: BeamSearch, state: State, nodes: list[Chain], others: int, *, action: bool
) -> Idea | None:
    game, content, seat = beam.game, beam.content, beam.seat
    ways = list({tuple(node.chain): node for node in nodes}.values())
    now = tally(game, content, state, seat)
    brings = [tally(game, content, node.state, seat) - now for node in ways]
    enough, next_best = _gap(brings)
    rest = [node for node, brought in zip(ways, brings, strict=True) if brought < enough]
    if enough <= 0 or enough - next_best < game.notable or len(rest) < LEAST_OTHERS:
        return None
    good = [node for node, brought in zip(ways, brings, strict=True) if brought >= enough]
    common = Counter(good[0].chain)
    for node in good[1:]:
        common &= Counter(node.chain)
    is_shared = bool(common) and all(common - Counter(node.chain) for node in rest)
    if not is_shared and len(good) * RARE > len(rest):
        return None
    solution = _shortest(beam, state, good, now + enough)
    if solution is None:
        return None
    if len(solution.chain) == 1 and len(state.legal(seat)) < MANY and enough < WON // 2:
        return None
    rest.sort(key=lambda node: node.value, reverse=True)
    apart: dict[tuple[int, ...], Chain] = {}
    for node in rest:
        apart.setdefault(tuple(node.certain[:2]), node)
    plans = [Plan(node, beam, state) for node in list(apart.values())[:others]]
    return Idea(Plan(solution, beam, state), plans, enough, next_best, action)


def _gap(brings: list[int]) -> tuple[int, int]:
    """Between which two gains the widest gap is, the upper one first."""
    gains = sorted({0, *[brought for brought in brings if brought > 0]}, reverse=True)
    return max(pairwise(gains), key=lambda pair: pair[0] - pair[1], default=(0, 0))


def _shortest(beam: BeamSearch, state: State, good: list[Chain], goal: int) -> Chain | None:
    """The fewest moves that bring as much without any luck."""
    found: Chain | None = None
    for node in good:
        for length in range(1, len(node.certain) + 1):
            if found is not None and length >= len(found.chain):
                break
            part = beam.retrace(state, node.certain[:length])
            if part is None or tally(beam.game, beam.content, part.state, beam.seat) < goal:
                continue
            if part.certain == part.chain:
                found = part
            break
    return found
