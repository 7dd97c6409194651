"""The games as games of OpenSpiel: `pip install 'wildtable[openspiel]'`.

    import wildtable.bridges.spiel  # registers them
    game = pyspiel.load_game("wildtable_wildlife(players=3)")

Sealed seats answer one after another, and nobody sees an answer before the last is in: that is how
OpenSpiel plays simultaneous moves by turns. Where several may act and whoever is first does, chance
draws the one who is. `resample_from_infostate` is a redeal, so IS-MCTS runs on every game.
"""

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np
import pyspiel

from wildtable.bridges.vector import NoObservations
from wildtable.kernel import registry
from wildtable.kernel.chance import total
from wildtable.kernel.game import Game, Option, Position, State, canonical
from wildtable.kernel.turn import CHANCE, MOST_SEATS, NOBODY

PREFIX = "wildtable_"
WORLDS = 2**62  # seeds of redeals
BOOLEANS = {"true": True, "false": False}


class Rules:
    """A game under some options. OpenSpiel pickles what it serializes: this goes by its name."""

    def __init__(self, game: Game, players: int, options: Mapping[str, str]) -> None:
        fields = game.fields()
        if fields is None:
            raise NoObservations(f"{game.name} declares no fields, so it has no observations")
        self.game = game
        self.players = players
        self.content = game.content(game.with_defaults(options, players))
        self.slots = fields.slots(self.content, players)

    def __reduce__(self) -> tuple[Any, ...]:
        return _rules_called, (self.game.name, self.players, self.content.options)

    def start(self) -> State:
        return self.game.start(self.content, self.players)


def _rules_called(name: str, players: int, options: dict[str, str]) -> Rules:
    return Rules(registry.game(name), players, options)


class HeldState:
    """The state of the rules inside a state of OpenSpiel, which copies its parts deeply."""

    def __init__(self, rules: Rules, state: State, first: int = NOBODY) -> None:
        self.rules = rules
        self.space = rules.content.moves
        self.state = state
        self.first = first  # who was drawn to act, where several may

    def __deepcopy__(self, memo: object) -> "HeldState":
        return HeldState(self.rules, self.state.clone(), self.first)

    def __reduce__(self) -> tuple[Any, ...]:
        return _held_at, (self.rules, self.state.dump(), self.first)

    def player(self) -> int:
        """As OpenSpiel counts them: chance is -1, nobody -4."""
        turn = self.state.turn()
        if turn.seat == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        if turn.seat == CHANCE or self.draws_seat():
            return int(pyspiel.PlayerId.CHANCE)
        return self.first if self.first in turn.seats else turn.seat

    def draws_seat(self) -> bool:
        """Whether chance says who of several acts first."""
        turn = self.state.turn()
        return len(turn.seats) > 1 and not turn.sealed and self.first == NOBODY

    def outcomes(self) -> list[tuple[int, int]]:
        if self.draws_seat():
            first = self.space.size
            return [(first + seat, 1) for seat in self.state.turn().seats]
        return sorted(self.state.chance())

    def apply(self, action: int) -> None:
        if self.draws_seat():
            self.first = action - self.space.size
            return
        seat = self.player()
        self.state.apply(CHANCE if seat < 0 else seat, action)
        self.first = NOBODY

    def text(self, action: int) -> str:
        space = self.space
        return space.text(action) if action < space.size else f"seat {action - space.size} first"


def _held_at(rules: Rules, position: Position, first: int) -> HeldState:
    return HeldState(rules, rules.game.load(rules.content, position, Random(0)), first)


class WildtableState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position; its history is OpenSpiel's."""

    def __init__(self, game: "WildtableGame") -> None:
        super().__init__(game)
        self.held = HeldState(game.rules, game.rules.start())

    def current_player(self) -> int:
        return self.held.player()

    def is_terminal(self) -> bool:
        return self.held.state.turn().seat == NOBODY

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.held.state.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.held.outcomes()
        weight = total(outcomes)
        return [(move, each / weight) for move, each in outcomes]

    def _apply_action(self, action: int) -> None:
        self.held.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.held.text(action)

    def returns(self) -> list[float]:
        outcome = self.held.state.outcome()
        return [0.0] * self.num_players() if outcome is None else outcome.rewards()

    def __str__(self) -> str:
        return canonical(self.held.state.dump())

    def resample_from_infostate(self, player: int, sampler: Any) -> "WildtableState":
        """A redeal: the same to the player, everything hidden dealt anew."""
        other: WildtableState = self.clone()
        other.held.state = self.held.state.redeal(player, Random(int(sampler() * WORLDS)))
        return other


class Observer:
    """`state.observe` as OpenSpiel's tensors, a piece for each field; perfect recall it has not."""

    def __init__(self, game: "WildtableGame", kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"an observer here takes no parameters, not {params}")
        slots = game.rules.slots
        self.tensor = np.zeros(slots[-1].first + slots[-1].size, np.float32)
        self.dict = {slot.name: self.tensor[slot.first : slot.first + slot.size] for slot in slots}

    def set_from(self, state: WildtableState, player: int) -> None:
        self.tensor[:] = state.held.state.observe(player)

    def string_from(self, state: WildtableState, player: int) -> str:
        return " ".join([str(number) for number in state.held.state.observe(player)])


class WildtableGame(pyspiel.Game):  # type: ignore[misc]
    """A game under some options, for a number of players."""

    def __init__(self, game: Game, kind: Any, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        players = int(given.get("players", min(game.seats)))
        chosen = {name: _word(value) for name, value in given.items() if name != "players"}
        self.rules = Rules(game, players, chosen)
        moves = self.rules.content.moves.size
        shared = 1 in game.seats  # who can play alone plays against the game
        info = pyspiel.GameInfo(
            num_distinct_actions=moves,
            max_chance_outcomes=moves + MOST_SEATS,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if shared else 0.0,
            max_game_length=game.limit,
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> WildtableState:
        return WildtableState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        return Observer(self, kind, params)


def register(rules: Game) -> str:
    """Make a game known to `pyspiel.load_game`; its name there."""
    name = PREFIX + rules.name.replace("-", "_").replace("@", "_with_")
    shared = 1 in rules.seats
    utilities = pyspiel.GameType.Utility
    kind = pyspiel.GameType(
        short_name=name,
        long_name=rules.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utilities.IDENTICAL if shared else utilities.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(rules.seats),
        min_num_players=min(rules.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": min(rules.seats),
            **{option.name: _parameter(option) for option in rules.options},
        },
    )

    # A class, as OpenSpiel expects: it lets go of what is registered after Python has ended.
    class Registered(WildtableGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(rules, kind, params)

    pyspiel.register_game(kind, Registered)
    return name


def _parameter(option: Option) -> str | int | bool:
    """An option's default as OpenSpiel reads it back from the name of a game."""
    if set(option.values) <= BOOLEANS.keys():
        return BOOLEANS[option.default]
    whole = all([value.removeprefix("-").isdecimal() for value in option.values])
    return int(option.default) if whole else option.default


def _word(value: str | int | bool) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


NAMES = [register(each) for each in registry.games() if each.fields() is not None]
