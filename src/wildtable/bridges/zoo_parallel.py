"""The games as PettingZoo's parallel environments: seats that answer in secret answer in one step.

    env = zoo_parallel_env("goofspiel", seats=3)
    seen, infos = env.reset(seed=1)
    while env.agents:
        moves = {agent: policy(seen[agent]) for agent in env.agents}
        seen, rewards, over, cut, infos = env.step(moves)

In every step everybody acts. Who is not asked has one action, `env.wait`: the number after the last
move. An answer of several moves takes several steps, in which those who are done wait.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from wildtable.bridges.spaces import Moves, Observed, observation_space
from wildtable.bridges.vector import IllegalMove
from wildtable.bridges.zoo import refuse_move, settle
from wildtable.kernel.game import Game, State
from wildtable.kernel.picture.page import picture
from wildtable.kernel.registry import game as game_called

Stepped = tuple[
    dict[str, Observed],
    dict[str, float],
    dict[str, bool],
    dict[str, bool],
    dict[str, dict[str, Any]],
]


def zoo_parallel_env(
    game: str | Game,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> "ParallelZoo":
    """A game as a parallel environment; without `seats` for as few players as it allows.

    After `max_cycles` steps a match is cut off, with rewards of zero.
    """
    found = game if isinstance(game, Game) else game_called(game)
    return ParallelZoo(found, seats or min(found.seats), options or {}, render_mode, max_cycles)


class ParallelZoo(ParallelEnv[str, Observed, int]):  # type: ignore[misc]  # PettingZoo has no types
    """One match in which everybody who is asked acts at once. Chance decides by itself."""

    metadata: ClassVar[dict[str, Any]] = {"name": "wildtable_v1", "render_modes": ["svg"]}

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str],
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        self.game = game
        self.content = game.content(game.with_defaults(options, seats))
        self.wait = self.content.moves.size
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.observed = observation_space(game, self.content, seats, more=1)
        self.chosen = {
            agent: Moves(self.wait + 1, partial(self._actions, seat))
            for seat, agent in enumerate(self.possible_agents)
        }
        self.rng = Random()
        self.table: State = game.start(self.content, seats)
        self.asked: Sequence[int] = ()
        self.made = 0  # steps

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observed

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.chosen[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        """Begin a match; without a seed, go on with the random numbers of the last."""
        if seed is not None:
            self.rng = Random(seed)
        self.table = self.game.start(self.content, len(self.possible_agents))
        self.made = 0
        self.agents = self.possible_agents[:]
        self.asked = settle(self.table, self.rng)
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, int]) -> Stepped:
        """An action of everybody: a legal move of who is asked, `wait` of the others."""
        agents = self.agents
        self._refuse(actions)
        for seat in self.asked:  # in secret: no answer changes what another may do
            self.table.apply(seat, int(actions[self.possible_agents[seat]]))
        self.made += 1
        self.asked = settle(self.table, self.rng)
        outcome = self.table.outcome()
        over = outcome is not None
        cut = not over and self.made == self.max_cycles
        gained = [0.0] * len(agents) if outcome is None else outcome.rewards()
        info = {} if outcome is None else {"reason": outcome.reason}
        seen = self._seen()
        if over or cut:
            self.agents = []
        return (
            seen,
            dict(zip(agents, gained, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: dict(info) for agent in agents},
        )

    def render(self) -> str | None:
        """The table as everybody may see it, as an SVG."""
        if self.render_mode is None:
            return None
        return picture(self.game, self.content, self.table, len(self.possible_agents))

    def close(self) -> None:
        """Nothing is held open."""

    def _seen(self) -> dict[str, Observed]:
        return {agent: self._seen_by(seat) for seat, agent in enumerate(self.possible_agents)}

    def _seen_by(self, seat: int) -> Observed:
        mask = np.zeros(self.wait + 1, np.int8)
        mask[self._actions(seat)] = 1
        return {"observation": np.array(self.table.observe(seat), np.int64), "action_mask": mask}

    def _actions(self, seat: int) -> list[int]:
        return self.table.legal(seat) if seat in self.asked else [self.wait]

    def _refuse(self, actions: Mapping[str, int]) -> None:
        for seat, agent in enumerate(self.possible_agents):
            if seat in self.asked:
                refuse_move(self.table, self.content.moves, agent, seat, actions.get(agent))
            elif actions.get(agent) != self.wait:
                raise IllegalMove(f"{agent} is not asked, so its action is {self.wait}: to wait")
