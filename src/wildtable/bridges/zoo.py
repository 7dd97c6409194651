"""The games as PettingZoo's AEC environments: `pip install 'wildtable[pettingzoo]'`.

    env = zoo_env("wildlife", seats=4)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, over, cut, info = env.last()
        env.step(None if over or cut else policy(observation))

Agents are `seat_0`, `seat_1`, ... An observation is a dict as in PettingZoo's own board games: what
the seat knows, and a mask of its moves. Only the last step of a match has rewards.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv

from wildtable.bridges.spaces import Moves, Observed, legal_moves, observation_space, seen_by
from wildtable.bridges.vector import IllegalMove
from wildtable.kernel.chance import below, pick, total
from wildtable.kernel.game import Game, State
from wildtable.kernel.moves import MoveSpace
from wildtable.kernel.picture.page import picture
from wildtable.kernel.registry import game as game_called
from wildtable.kernel.turn import CHANCE


def zoo_env(
    game: str | Game,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> "WildtableZoo":
    """A game as an environment; without `seats` for as few players as it allows.

    After `max_cycles` moves of seats a match is cut off, with rewards of zero.
    """
    found = game if isinstance(game, Game) else game_called(game)
    return WildtableZoo(found, seats or min(found.seats), options or {}, render_mode, max_cycles)


def settle(table: State, rng: Random) -> Sequence[int]:
    """Let chance decide until seats must; who is asked now, nobody when the match is over.

    Several are asked only in secret. Where whoever is first acts, one is drawn by lot.
    """
    while table.turn().seat == CHANCE:
        outcomes = table.chance()
        table.apply(CHANCE, pick(outcomes, below(total(outcomes), rng.random)))
    turn = table.turn()
    if len(turn.seats) > 1 and not turn.sealed:
        return [rng.choice(turn.seats)]
    return turn.seats


def refuse_move(table: State, moves: MoveSpace, agent: str, seat: int, move: int | None) -> None:
    """Raise IllegalMove, with what is legal, unless the move is."""
    legal = table.legal(seat)
    if move not in legal:
        known = ", ".join([moves.text(each) for each in legal[:12]])
        raise IllegalMove(f"{agent}: {move} is not legal; legal: {known}")


class WildtableZoo(AECEnv[str, Observed, int]):  # type: ignore[misc]  # PettingZoo has no types
    """One match, seat after seat. Chance decides by itself, from the seed of `reset`."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "wildtable_v1",
        "render_modes": ["svg"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str],
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        super().__init__()
        self.game = game
        self.content = game.content(game.with_defaults(options, seats))
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.made = 0  # moves of seats
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        observed = observation_space(game, self.content, seats)
        self.observation_spaces = dict.fromkeys(self.possible_agents, observed)
        self.action_spaces = {
            agent: Moves(self.content.moves.size, partial(self._legal, seat))
            for agent, seat in self.seat_of.items()
        }
        self.rng = Random()
        self.table: State = game.start(self.content, seats)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; without a seed, go on with the random numbers of the last."""
        if seed is not None:
            self.rng = Random(seed)
        self.table = self.game.start(self.content, len(self.possible_agents))
        self.made = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._settle()

    def observe(self, agent: str) -> Observed:
        return seen_by(self.table, self.seat_of[agent], self.content.moves.size)

    def state(self) -> npt.NDArray[np.int64]:
        """What a referee sees: everything that is in some seat's observation."""
        parts = [self.table.observe(seat) for seat in range(len(self.possible_agents))]
        return np.array(parts, np.int64).ravel()

    def step(self, action: int | None) -> None:
        """The move of the agent that is asked; None for one whose match is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seat_of[agent]
        refuse_move(self.table, self.content.moves, agent, seat, action)
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.table.apply(seat, int(action))
        self.made += 1
        self._settle()
        if self.made == self.max_cycles and not self.terminations[agent]:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as everybody may see it, as an SVG."""
        if self.render_mode is None:
            return None
        return picture(self.game, self.content, self.table, len(self.possible_agents))

    def close(self) -> None:
        """Nothing is held open."""

    def _legal(self, seat: int) -> list[int]:
        return legal_moves(self.table, seat)

    def _settle(self) -> None:
        asked = settle(self.table, self.rng)
        if not asked:
            self._end()
        else:
            self.agent_selection = self.possible_agents[asked[0]]

    def _end(self) -> None:
        outcome = self.table.outcome()
        assert outcome is not None
        for agent, reward in zip(self.possible_agents, outcome.rewards(), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent] = {"reason": outcome.reason}
        self.agent_selection = self.agents[0]
