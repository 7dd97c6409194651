"""Looking back tells a seat no more than it was shown: two matches that it can't tell apart.

One match goes on from a position, the other from the same position with everything redealt that
the seat does not know. Both go on with the same moves. As long as what the seat is shown is the
same, so must be whatever it sees when it looks back later, byte by byte.
"""

from random import Random

import msgspec
import pytest

from wildtable.kernel import registry
from wildtable.kernel.line import MOVE, SEAL, Line
from wildtable.kernel.match import Match
from wildtable.kernel.past import moments, view_of
from wildtable.kernel.turn import CHANCE, NOBODY
from wildtable.kernel.view import view

GAMES = ["wildlife", "wilderness", "wildlands", "defenders", "leduc"]
BEFORE = 40  # lines
AFTER = 25


def step(match: Match, rng: Random, *others: Match) -> bool:
    """One line that all these matches can take, drawn by lots; False where there is none."""
    turn = match.turn()
    if turn.seat == NOBODY:
        return False
    seat = turn.seat if turn.seat == CHANCE else match.owing()[0]
    all_of_them = (match, *others)
    common = [move for move in _moves(match, seat) if _all_have(others, seat, move)]
    rng.shuffle(common)
    for move in common:
        line = Line(SEAL if turn.sealed else MOVE, seat, [move])
        if all(each._refuse_line(line) is None for each in all_of_them):
            for each in all_of_them:
                assert each.append(line) is None
            return True
    return False


def _moves(match: Match, seat: int) -> list[int]:
    if seat == CHANCE:
        return [move for move, _ in match.state.chance()]
    return list(match.state.legal(seat))


def _all_have(others: tuple[Match, ...], seat: int, move: int) -> bool:
    for other in others:
        asked = other.turn().seat == CHANCE if seat == CHANCE else seat in other.owing()
        if not asked or move not in _moves(other, seat):
            return False
    return True


def shown(match: Match, seat: int) -> bytes:
    return msgspec.json.encode(view(match, seat, 0))


def looked_back(match: Match, seat: int, most: int) -> list[bytes]:
    """Every moment of a seat up to a version, as it is shown to who looks back."""
    return [
        msgspec.json.encode(view_of(match, past, seat, 0))
        for past in moments(match, seat)
        if past.version <= most
    ]


@pytest.mark.parametrize("game", GAMES)
def test_who_looks_back_sees_what_was_shown(game: str) -> None:
    rules, compared, differed = registry.game(game), 0, 0
    for seed in range(3):
        rng = Random(f"{game} {seed}")
        first = Match(rules, None, 2)
        for _ in range(BEFORE if game != "leduc" else 3):
            if not step(first, rng):
                break
        if first.over():
            continue
        state = first.state
        twin = state.redeal(0, rng)
        differed += state.dump() != twin.dump()
        pair = [
            Match(rules, None, 2, begin=lambda _, start=start: start.clone())  # type: ignore[misc]
            for start in (state, twin)
        ]
        same = -1
        for _ in range(AFTER):
            if shown(pair[0], 0) != shown(pair[1], 0):
                break
            same = pair[0].version(0)
            if not step(pair[0], rng, pair[1]):
                break
        one, other = (looked_back(match, 0, same) for match in pair)
        assert one == other
        compared += len(one)
    assert compared >= 3
    assert differed > 0
