"""The base classes of a game."""

import json

from hypothesis import given
from hypothesis import strategies as st

from wildtable.kernel import registry
from wildtable.kernel.game import Content, Game, Outcome, State, canonical


def test_a_game_is_no_state() -> None:
    """On the compiled build, too, and whatever was asked before."""
    game = registry.game("leduc")
    content = game.content({})
    state = game.start(content, 2)
    for _ in range(2):
        assert [isinstance(game, kind) for kind in (State, Game, Content)] == [False, True, False]
        assert [isinstance(state, kind) for kind in (State, Game, Content)] == [True, False, False]


def test_ranks_follow_scores_and_ties_share() -> None:
    assert Outcome.by_score([5, 7, 5, 1]).ranks == [2, 1, 2, 4]
    assert Outcome.by_score([5, 7, 5, 1]).winners() == [1]
    assert Outcome.together(3, won=False, score=4).ranks == [2, 2, 2]
    assert Outcome.together(3, won=True, score=4).winners() == [0, 1, 2]


WORDS = st.text(st.characters(exclude_categories=["Cs"]))  # halves of pairs can't be sent
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**63 - 1) | WORDS,
    lambda inner: st.lists(inner) | st.dictionaries(WORDS, inner),
)


@given(PLAIN)
def test_one_text_for_equal_data_which_records_of_old_were_hashed_by(data: object) -> None:
    old = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert canonical(data) == old
