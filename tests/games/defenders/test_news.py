"""The news of a move are what it does: whoever only listens knows the table as it is."""

from random import Random

import pytest

from wildtable.games.defenders import GAME
from wildtable.games.defenders.frames import CHOOSING, ROUND, ROUND_LEVEL, SIDE, TURN
from wildtable.games.defenders.moves import END, FACTIONS, HABITATS, MOVES
from wildtable.games.defenders.rules.hexes import CORE, EDGE_AT, SIDES
from wildtable.games.defenders.rules.table import camps_to_build, engine_edge, seat_of
from wildtable.games.defenders.rules.values import (
    DECK,
    ENGINES,
    HAND,
    KILLED,
    NONE,
    PILE,
    RUNNING,
)
from wildtable.games.defenders.scene.moments import MOMENTS
from wildtable.games.defenders.state import DefendersState
from wildtable.kernel.chance import sample
from wildtable.kernel.fields import changed
from wildtable.kernel.frames import field, lies_at, top
from wildtable.kernel.turn import CHANCE

FOLLOWED = (
    "support", "built", "items", "pollution", "toxic", "mechs", "breach", "markers", "rewilded",
    "camp", "at", "damage", "exited", "first", "direction", "wall", "tile", "result",
)  # fmt: skip

CHANCE_ALONE = {"begin", "turn-up", "harden"}  # lots, told by what they bring


def test_every_move_of_a_player_has_its_glyph() -> None:
    told = {moment.name for moment in MOMENTS}
    assert {family.name for family in MOVES.families} - told == CHANCE_ALONE


class Listener:
    """The table as it follows from the news alone."""

    def __init__(self, state: DefendersState) -> None:
        self.table = state.clone()
        self.edges = [engine_edge(state, engine) for engine in range(ENGINES)]
        self.heard: set[str] = set()

    def hear(self, events: list[int]) -> None:
        for event in events:
            kind = self.table.content.events.family_of(event)
            self.heard.add(kind.name)
            follow = getattr(self, kind.name.replace("-", "_"), None)
            if follow is not None:
                follow(*kind.args(event))

    # --- players ----------------------------------------------------------------------------

    def support(self, side: int, now: int) -> None:
        assert now > self.table.support[side]
        self.table.support[side] = now

    def gained(self, side: int, item: int) -> None:
        assert self.table.items[FACTIONS * side + item] == 0
        self.table.items[FACTIONS * side + item] = 1

    def used(self, side: int, item: int) -> None:
        assert self.table.items[FACTIONS * side + item] == 1
        self.table.items[FACTIONS * side + item] = 0

    def cleared(self, side: int, hex: int) -> None:
        assert self.table.pollution[hex] or self.table.toxic[hex]
        self.table.pollution[hex] = 0
        self.table.toxic = changed(self.table.toxic, hex, 0)

    def destroyed(self, side: int, hex: int) -> None:
        self.table.mechs[hex] -= 1

    def rusted(self, side: int, hex: int) -> None:
        self.table.mechs[hex] -= 1
        self.table.pollution[hex] += 1

    def breached(self, side: int, edge: int) -> None:
        self.table.breach = changed(self.table.breach, edge, side)
        self.table.markers = changed(self.table.markers, side, self.table.markers[side] - 1)

    def rewilded(self, side: int, number: int) -> None:
        assert self.table.tile[self.table.at[side]] == number
        self.table.rewilded = changed(self.table.rewilded, number, 1)

    def camp(self, side: int, hex: int) -> None:
        assert self.table.at[side] == hex
        self.table.camp = changed(self.table.camp, hex, side)
        self.table.built = changed(self.table.built, side, self.table.built[side] + 1)
        last = self.table.built[side] == camps_to_build(self.table)
        self.table.support[side] = self.table.content.last_step[self.table.seats] if last else 0

    def camp_moved(self, side: int, start: int, goal: int) -> None:
        self.table.camp = changed(changed(self.table.camp, start, NONE), goal, side)

    def went(self, side: int, start: int, goal: int) -> None:
        assert self.table.at[side] == start
        self.table.at[side] = goal

    def hurt(self, side: int, amount: int, source: int) -> None:
        self.table.damage[side] += amount

    def overwhelmed(self, side: int) -> None:
        assert self.table.damage[side] > self.table.content.max_damage
        self.table.damage[side] = 0

    def healed(self, side: int, amount: int) -> None:
        assert amount > 0
        self.table.damage[side] -= amount

    def exited(self, side: int) -> None:
        self.table.exited = changed(self.table.exited, side, 1)
        self.table.at[side] = NONE

    def marker(self, side: int) -> None:
        self.table.first = side

    # --- machines ---------------------------------------------------------------------------

    def directed(self, direction: int) -> None:
        assert direction != self.table.direction
        self.table.direction = direction

    def advanced(self, engine: int, start: int, goal: int) -> None:
        assert self.edges[engine] == start
        self.edges[engine] = goal

    def walled(self, edge: int) -> None:
        self.table.wall[edge] = 1

    def reset(self, engine: int, ahead: int, why: int) -> None:
        self.edges[engine] = NONE

    def deployed(self, engine: int, number: int, edge: int) -> None:
        assert self.edges[engine] == NONE
        self.edges[engine] = edge

    def factory(self, number: int, hex: int) -> None:
        table = self.table
        assert table.tile[CORE] == number
        table.tile = changed(changed(table.tile, hex, number), CORE, number - 1)
        for place in range(SIDES * hex, SIDES * hex + SIDES):
            table.wall[EDGE_AT[place]] = 0
        table.mechs[hex] += table.mechs[CORE]
        table.pollution[hex] += table.pollution[CORE]
        if table.toxic[hex] or table.toxic[CORE]:
            table.toxic, table.pollution[hex] = changed(table.toxic, hex, 1), 0
        table.mechs[CORE] = table.pollution[CORE] = 0
        table.toxic = changed(table.toxic, CORE, 0)

    def snipers(self, count: int) -> None:
        self.table.mechs[CORE] += count

    def polluted(self, number: int, hex: int) -> None:
        self.table.pollution[hex] += 1

    def toxic(self, hex: int) -> None:
        assert self.table.pollution[hex] >= 3
        self.table.pollution[hex] = 0
        self.table.toxic = changed(self.table.toxic, hex, 1)

    def hunter(self, engine: int, hex: int, where: int) -> None:
        self.table.mechs[hex] += 1

    def pursued(self, side: int, start: int, goal: int, count: int) -> None:
        assert self.table.at[side] == goal
        assert self.table.mechs[start] == count
        self.table.mechs[start] = 0
        self.table.mechs[goal] += count

    def over(self, result: int) -> None:
        self.table.result = result


def choose(state: DefendersState, rng: Random) -> tuple[int, int]:
    """A random move, with turns long enough to meet something."""
    turn = state.turn()
    if turn.seat == CHANCE:
        return CHANCE, sample(state.chance(), rng)
    seat = rng.choice(turn.seats)
    moves = state.legal(seat)
    if top(state.stack) == TURN and len(moves) > 1:
        moves.remove(END)
    return seat, rng.choice(moves)


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_whoever_listens_knows_the_table(seats: int, seed: int) -> None:
    options = {"difficulty": "6" if seats % 2 else "0"}
    content = GAME.content(GAME.with_defaults(options, seats))
    state = GAME.start(content, seats)
    assert isinstance(state, DefendersState)
    rng = Random(seed)
    heard: set[str] = set()
    while state.stack:
        playing = lies_at(state.stack, ROUND_LEVEL) in (CHOOSING, ROUND)
        listener = Listener(state)
        news: list[int] = []
        state.news = news
        before = state.clone()
        state.apply(*choose(state, rng))
        if playing:
            listener.hear(news)
            for name in FOLLOWED:
                assert getattr(listener.table, name) == getattr(state, name), name
            for engine in range(ENGINES):
                assert listener.edges[engine] == engine_edge(state, engine)
            check_cards(before, state, news)
            heard |= listener.heard
    assert state.result != RUNNING
    assert state.audit() == []  # though a machine card that ended the match lies nowhere
    assert {"turn-of", "revealed", "support", "walled", "advanced", "hurt", "over"} <= heard


def check_cards(before: DefendersState, after: DefendersState, news: list[int]) -> None:
    """Cards that are drawn, turned up or told of, and whose turn it is."""
    drawn = told_of(after, news, "drew")
    for seat, side, card in drawn:
        assert after.place[card] in (HAND, KILLED)
        assert seat == seat_of(after, side)
    places = enumerate(zip(before.place, after.place, strict=True))
    grown = [card for card, (was, now) in places if now == HAND and was in (DECK, PILE)]
    assert grown == sorted([card for _, _, card in drawn])
    for side in after.order:
        if after.active[side] not in (NONE, before.active[side]):
            assert [side, after.active[side]] in told_of(after, news, "revealed")
    begun = told_of(after, news, "turn-of")
    if begun and top(after.stack) == TURN:
        assert begun[-1] == [field(after.stack, SIDE)]
    for side, habitat, count in told_of(after, news, "told"):
        assert after.told[HABITATS * side + habitat] == count


def told_of(state: DefendersState, news: list[int], name: str) -> list[list[int]]:
    """The arguments of the events of one kind."""
    kinds = [(state.content.events.family_of(event), event) for event in news]
    return [kind.args(event) for kind, event in kinds if kind.name == name]
