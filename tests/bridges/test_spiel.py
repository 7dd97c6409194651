"""OpenSpiel loads every game, runs its own tests on them, and searches in them."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python import observation
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

from wildtable.bridges.spiel import NAMES

SMALL = ("wildtable_connect_four", "wildtable_leduc", "wildtable_goofspiel(players=3)")
each_game = pytest.mark.parametrize("name", NAMES)


def test_all_games_are_there() -> None:
    ours = {"wildlife", "wilderness", "wildlands", "defenders"}
    assert {f"wildtable_{name}" for name in ours} <= set(pyspiel.registered_names())


@pytest.mark.parametrize("name", SMALL)
def test_openspiel_s_simulation_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=5, serialize=True, verbose=False)


@pytest.mark.parametrize("name", SMALL)
def test_openspiel_generates_a_playthrough(name: str) -> None:
    told = generate_playthrough.playthrough(name, None)
    assert "IsTerminal() = True" in told
    assert "ObservationTensor(0).stack" in told


@pytest.mark.slow
@pytest.mark.bulk
@each_game
def test_openspiel_s_simulation_test_on_a_whole_match(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


def decided(name: str) -> tuple[pyspiel.Game, pyspiel.State]:
    """A game, and its first state in which a seat decides."""
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return game, state


@pytest.mark.parametrize("name", [*SMALL, "wildtable_defenders(players=2)"])
def test_its_searches_run(name: str) -> None:
    game, state = decided(name)
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    plain = mcts.MCTSBot(game, 1.4, 4, rollouts, random_state=np.random.RandomState(1))
    assert plain.step(state) in state.legal_actions()
    sampling = ismcts.ISMCTSBot(
        game,
        rollouts,
        1.4,
        4,
        random_state=np.random.RandomState(1),
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    assert sampling.step(state) in state.legal_actions()


@each_game
def test_a_resample_looks_the_same(name: str) -> None:
    _, state = decided(name)
    seat = state.current_player()
    other = state.resample_from_infostate(seat, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert other.observation_string(seat) == state.observation_string(seat)
    assert other.legal_actions() == state.legal_actions()


def test_a_resample_deals_what_is_hidden_anew() -> None:
    _, state = decided("wildtable_leduc")
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    worlds = {str(state.resample_from_infostate(0, sampler)) for _ in range(30)}
    assert len(worlds) > 1


def test_observations_are_pieces_by_field() -> None:
    game, state = decided("wildtable_wildlife(players=3)")
    observer = observation.make_observation(game)
    observer.set_from(state, 1)
    assert observer.dict["seat"].tolist() == [1]
    assert observer.dict["food"].shape == (3,)


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("wildtable_goofspiel(players=2,cards=6,order=ascending)")
    assert game.rules.content.options == {"cards": "6", "order": "ascending"}
    assert game.num_players() == 2


def test_where_several_may_act_chance_draws_the_first() -> None:
    _, state = decided("wildtable_defenders(players=2)")
    texts = [state.action_to_string(pyspiel.PlayerId.CHANCE, move) for move in state.history()]
    assert [text for text in texts if text.endswith(" first")]
