"""The search of the greedy bot: where it goes, and where not."""

from random import Random

from tests.cli import two_steps
from wildtable.bots.search import BeamSearch, Chain
from wildtable.games.defenders import GAME
from wildtable.kernel.game import State

CONTENT = GAME.content(GAME.with_defaults({}, 2))


def load() -> State:
    """Bread, and where more of it is to be had: it could be eaten and gained again for ever."""
    council = {
        "faction": "council",
        "at": "1,0",
        "camps": ["1,0"],
        "items": ["bread"],
        "active": "crumpett",
        "hand": ["?", "?"],
    }
    sect = {"faction": "sect", "camps": ["3,0"], "active": "riiz", "hand": ["?", "?", "?"]}
    stack = [
        {"frame": "round", "side": "council", "turns": 1},
        {"frame": "turn", "side": "council", "points": 0},
    ]
    return GAME.load(CONTENT, {"sides": [council, sect], "stack": stack}, Random(0))


def search() -> BeamSearch:
    return BeamSearch(GAME, CONTENT, 0, sealed=False, rng=Random(1), width=8, budget=100)


def moves(*texts: str) -> list[int]:
    return [CONTENT.moves.parse(text) for text in texts]


class TestDetours:
    """Chains are cleared of what leads nowhere."""

    def test_a_detour_is_left_out(self) -> None:
        state = load()
        detour = search().retrace(state, moves("eat", "gain", "eat", "move 1,1"))
        assert detour is not None
        assert search().without_detour(state, detour).chain == moves("eat", "move 1,1")

    def test_what_is_needed_is_not(self) -> None:
        state = load()
        needed = search().retrace(state, moves("eat", "move 1,1"))
        assert needed is not None
        assert search().without_detour(state, needed).chain == moves("eat", "move 1,1")

    def test_a_sealed_answer_stays_whole(self) -> None:
        game = two_steps.GAME
        content = game.content({"turn": "sealed"})
        state = game.start(content, 2)
        answer = Chain(state, [two_steps.LETTER, two_steps.LETTER + 1], [], -1, 0, 0)
        beam = BeamSearch(game, content, 0, sealed=True, rng=Random(1), width=8, budget=100)
        assert beam.without_detour(state, answer) is answer, "a letter alone is half an answer"

    def test_moves_that_can_not_be_made_lead_nowhere(self) -> None:
        assert search().retrace(load(), moves("eat", "eat")) is None


class TestAgreement:
    """Whether a second sample tells anything new."""

    def test_what_others_hold_makes_no_difference(self) -> None:
        state, firsts = load(), load().legal(0)
        one, other = search(), search()
        one.begin(state, firsts)
        other.begin(state.redeal(0, Random(5)), firsts)
        assert one.agrees_with(other)

    def test_what_lies_on_the_board_does(self) -> None:
        state, firsts = load(), load().legal(0)
        one, other = search(), search()
        one.begin(state, firsts)
        state.apply(0, firsts[-1])
        other.begin(state, moves("end", "gain"))
        assert not one.agrees_with(other)
