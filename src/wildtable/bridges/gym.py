"""One seat of a game as a Gymnasium environment: `pip install 'wildtable[gymnasium]'`.

    env = SeatEnv("wildlife", seats=3, others="greedy")
    seen, info = env.reset(seed=1)
    seen, reward, over, cut, info = env.step(move)

Bots sit on the other seats. An observation is what the seat knows, and a mask of its moves. The
reward comes with the last step, from 1 for the first to -1 for the last.
"""

from collections.abc import Mapping
from typing import Any

import gymnasium as gym

from wildtable.bots.bot import Bot
from wildtable.bots.levels import bot
from wildtable.bots.search import is_whole
from wildtable.bots.seating import Seating
from wildtable.bridges.spaces import Moves, Observed, legal_moves, observation_space, seen_by
from wildtable.kernel.chance import FairChance
from wildtable.kernel.game import Game
from wildtable.kernel.match import Match
from wildtable.kernel.registry import game as game_called
from wildtable.kernel.turn import NOBODY


class SeatEnv(gym.Env[Any, Any]):  # Gymnasium's spaces know no typed dicts
    """A match from one seat's side.

    A move that is not legal ends the match with the reward of the last: `info["illegal"]` says
    which it was. Where an answer in secret takes several moves, the seat gives them one by one.
    """

    metadata = {"render_modes": ["svg"]}  # noqa: RUF012 as Gymnasium declares it

    def __init__(
        self,
        game: str | Game,
        seat: int = 0,
        seats: int | None = None,
        others: str | Bot = "random",
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = game if isinstance(game, Game) else game_called(game)
        self.seats = seats or min(self.game.seats)
        if not 0 <= seat < self.seats:
            raise ValueError(f"a seat of {self.seats}: 0 to {self.seats - 1}, not {seat}")
        self.seat = seat
        self.options = self.game.with_defaults(options or {}, self.seats)
        self.content = self.game.content(self.options)
        self.other = bot(others) if isinstance(others, str) else others
        self.render_mode = render_mode
        self.observation_space = observation_space(self.game, self.content, self.seats)
        self.action_space = Moves(self.content.moves.size, self._legal)
        self._begin("unseeded")

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        super().reset(seed=seed)
        self._begin(str(self.np_random.integers(2**62)))
        self._go_on()
        return self._seen(), {}

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        move = int(action)
        if move not in self.table.legal(self.seat):
            self.over = True
            return self._seen(), -1.0, True, False, {"illegal": self.content.moves.text(move)}
        self.chain.append(move)
        self.table.apply(self.seat, move)
        if is_whole(self.table, self.seat, self.sealed):
            denial = self.match.play(self.seat, self.chain)
            if denial is not None:
                raise RuntimeError(f"{self.game.name} offers a move and denies it: {denial}")
            self._go_on()
        outcome = self.match.state.outcome()
        if outcome is None:
            return self._seen(), 0.0, False, False, {}
        self.over = True
        reward = outcome.rewards()[self.seat]
        return self._seen(), reward, True, False, {"reason": outcome.reason}

    def render(self) -> Any:
        """The table as the seat sees it, as an SVG."""
        return None if self.render_mode is None else self.match.picture(self.seat)

    def _begin(self, seed: str) -> None:
        self.match = Match(
            self.game, self.options, self.seats, FairChance.seeded(seed), listen=False
        )
        others = {seat: self.other for seat in range(self.seats) if seat != self.seat}
        self.bots = Seating(others, seed)
        self.table = self.match.state
        self.over = False

    def _legal(self) -> list[int]:
        return legal_moves(self.table, self.seat)

    def _go_on(self) -> None:
        """Let the others decide until the seat must."""
        self.bots.play_on(self.match)
        self.table = self.match.state.clone()
        self.table.barrier = False
        self.sealed = self.match.turn().sealed
        self.chain: list[int] = []

    def _seen(self) -> Observed:
        seen = seen_by(self.table, self.seat, self.content.moves.size)
        if self.over or self.match.turn().seat == NOBODY:
            seen["action_mask"][:] = 0
        return seen
