"""The search of the greedy bot: where it goes, and where not."""

from random import Random

from tests.cli import two_steps
from wildtable.bots.search import Look, Way
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


def look() -> Look:
    return Look(GAME, CONTENT, 0, False, Random(1), 8, 100)


def moves(*texts: str) -> list[int]:
    return [CONTENT.moves.parse(text) for text in texts]


class TestStraight:
    """Ways are cleared of what leads nowhere."""

    def test_a_detour_is_left_out(self) -> None:
        state = load()
        detour = look().retrace(state, moves("eat", "gain", "eat", "move 1,1"))
        assert detour is not None
        assert look().straight(state, detour).chain == moves("eat", "move 1,1")

    def test_what_is_needed_is_not(self) -> None:
        state = load()
        way = look().retrace(state, moves("eat", "move 1,1"))
        assert way is not None
        assert look().straight(state, way).chain == moves("eat", "move 1,1")

    def test_a_sealed_answer_stays_whole(self) -> None:
        game = two_steps.GAME
        content = game.content({"turn": "sealed"})
        state = game.start(content, 2)
        answer = Way(state, [two_steps.LETTER, two_steps.LETTER + 1], [], -1, 0, 0)
        look = Look(game, content, 0, True, Random(1), 8, 100)
        assert look.straight(state, answer) is answer, "a letter alone would be half an answer"

    def test_moves_that_can_not_be_made_are_no_way(self) -> None:
        assert look().retrace(load(), moves("eat", "eat")) is None


class TestLike:
    """Whether a second sample tells anything new."""

    def test_what_others_hold_makes_no_difference(self) -> None:
        state, firsts = load(), load().legal(0)
        one, other = look(), look()
        one.begin(state, firsts)
        other.begin(state.redeal(0, Random(5)), firsts)
        assert one.is_like(other)

    def test_what_lies_on_the_board_does(self) -> None:
        state, firsts = load(), load().legal(0)
        one, other = look(), look()
        one.begin(state, firsts)
        state.apply(0, firsts[-1])
        other.begin(state, moves("end", "gain"))
        assert not one.is_like(other)
