"""Windows: when they open, whom they ask, and that they tell nothing about anybody's cards."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from wildtable.games.wildlands import GAME
from wildtable.games.wildlands.frames import BLAST, DEFENDING, INTERRUPTING, WINDOW
from wildtable.games.wildlands.moves import DECLINE, END, INTERRUPT, PASS, PLAY, REVEAL
from wildtable.games.wildlands.state import WildlandsState
from wildtable.kernel.chance import sample
from wildtable.kernel.frames import top
from wildtable.kernel.kit.promises import Halt
from wildtable.kernel.kit.secrecy import news_of
from wildtable.kernel.turn import CHANCE, NOBODY, SPECTATOR

RUINS = GAME.content(GAME.with_defaults({"map": "ruins"}, 3))
Seats = list[dict[str, Any]]
ENOUGH = 30  # windows whose answers are compared


def table(hand: list[str], **more: Any) -> WildlandsState:
    """Gnomads to act, beside a Lawbringer; both opponents hold a wild card."""
    mine = {"hand": hand, "at": {"shiv": "15", "tak": "15"}, "shards": ["15"], **more}
    return load(
        [
            {"faction": "gnomads", **mine},
            {"faction": "lawbringers", "hand": ["LBW", "LB01"], "at": {"harrow": "15"}},
            {"faction": "guild", "hand": ["GUW"]},
        ]
    )


def load(seats: Seats) -> WildlandsState:
    state = GAME.load(RUINS, {"seats": seats}, Random(1))
    assert isinstance(state, WildlandsState)
    return state


def do(state: WildlandsState, seat: int, text: str) -> None:
    move = RUINS.moves.parse(text)
    assert move in state.legal(seat), text
    state.apply(seat, move)


def draw_all(state: WildlandsState) -> None:
    while state.turn().seat == CHANCE:
        state.apply(CHANCE, sample(state.chance(), Random(1)))


def windows(state: WildlandsState, script: list[tuple[int, str]]) -> int:
    """Make moves, and pass in every window that opens on the way; how many there were."""
    met = 0
    for seat, text in [*script, (NOBODY, "")]:
        draw_all(state)
        if state.frame() == WINDOW:
            met += 1
            while state.frame() == WINDOW:
                state.apply(state.turn().seat, PASS)
        if text:
            do(state, seat, text)
    return met


ONE_WINDOW: dict[str, tuple[list[str], list[tuple[int, str]]]] = {
    "move": (["GN03"], [(0, "play GN03"), (0, "move shiv 10")]),
    "climb": (["GN03", "GN04"], [(0, "play GN03"), (0, "move shiv 20"), (0, "add GN04")]),
    "claim": (
        ["GN01", "GN03", "GN18"],
        [(0, "play GN01"), (0, "claim shiv"), (0, "add GN03"), (0, "add GN18")],
    ),
    "rally": (
        ["GN04", "GN05"],
        [(0, "play GN04"), (0, "rally shiv 20"), (0, "rally tak 20"), (0, "add GN05")],
    ),
    "fly": (["GN14"], [(0, "play GN14"), (0, "fly tak 20")]),
    "draw two": (["GNW"], [(0, "play GNW"), (0, "draw-two")]),
    "attack that is defended": (
        ["GN18"],
        [(0, "play GN18"), (0, "melee shiv 1"), (1, "decline")],
    ),
    "area attack on all": (
        ["GN14", "GN18"],
        [(0, "play GN14"), (0, "area tak 15"), (1, "decline"), (0, "decline"), (0, "decline")],
    ),
    "declared end": ([], [(0, "end")]),
}


@pytest.mark.parametrize("action", ONE_WINDOW)
@pytest.mark.rule("WLD-X33", "WLD-17.8")
def test_exactly_one_window_follows(action: str) -> None:
    hand, script = ONE_WINDOW[action]
    assert windows(table(hand), script) == 1


@pytest.mark.rule("WLD-X33", "WLD-17.4")
def test_no_window_follows_a_reveal() -> None:
    state = table(["GN03"])
    assert windows(state, [(0, "reveal elsie"), (0, "reveal automate")]) == 0


@pytest.mark.rule("WLD-X33", "WLD-17.14", "WLD-17.17")
def test_no_window_follows_an_interrupt_its_finish_or_the_return_of_play() -> None:
    state = table(["GN03"])
    do(state, 0, "play GN03")
    do(state, 0, "move shiv 10")
    do(state, 1, "interrupt")
    do(state, 2, "interrupt")
    assert windows(state, [(1, "end")]) == 0
    assert state.acting == 0


@pytest.mark.rule("WLD-X33", "WLD-17.19")
def test_no_window_follows_the_winning_action() -> None:
    state = table(["GN01", "GN03", "GN18"], claimed=4)
    _, script = ONE_WINDOW["claim"]
    assert windows(state, script) == 0
    assert state.turn().seat == NOBODY


@pytest.mark.rule("WLD-X33", "WLD-23.13")
def test_no_window_follows_an_action_that_eliminates_the_acting_player() -> None:
    out = dict.fromkeys(("shiv", "ginauld", "elsie", "automate"), "out")
    state = table(["GN14"], at={**out, "tak": "1"}, damage={"tak": 2})
    assert windows(state, [(0, "play GN14"), (0, "area tak 1")]) == 0
    assert state.active == 1


@pytest.mark.rule("WLD-X33", "WLD-R29")
def test_no_window_follows_the_draw() -> None:
    state = table([])
    do(state, 0, "end")
    do(state, 1, "pass")
    do(state, 2, "pass")
    assert state.turn().seat == CHANCE
    assert windows(state, []) == 0
    assert state.active == 1


# --- in random matches --------------------------------------------------------------------------


class Step(NamedTuple):
    """A move of a random match."""

    before: WildlandsState
    seat: int
    move: int
    after: WildlandsState


def random_steps(seats: int, seed: int, most: int, **options: str) -> Iterator[Step]:
    """The moves of a random match after its set-up, with the states around them."""
    rng = Random(seed)
    state = GAME.start(GAME.content(GAME.with_defaults(options, seats)), seats)
    assert isinstance(state, WildlandsState)
    made = 0
    while (seat := state.turn().seat) != NOBODY and made < most:
        move = sample(state.chance(), rng) if seat == CHANCE else rng.choice(state.legal(seat))
        before = state.clone()
        state.apply(seat, move)
        if before.turns:
            made += 1
            yield Step(before, seat, move, state)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("WLD-17.20", "WLD-R26")
def test_who_is_asked_in_a_window_follows_from_what_everybody_knows(seats: int) -> None:
    """Everybody but the acting player who is not eliminated and has a card, whichever."""
    met = 0
    for step in random_steps(seats, seats, 2500, map="ruins"):
        if step.after.frame() == WINDOW and step.before.frame() != WINDOW:
            met += 1
            seen = step.after.dump(SPECTATOR)
            asked = [
                seat
                for seat, words in enumerate(seen["seats"])
                if seat != seen["acting"] and words["hand"] and set(words["at"].values()) != {"out"}
            ]
            assert list(step.after.turn().seats) == asked
    assert met > 50


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("WLD-17.4", "WLD-17.5", "WLD-17.14", "WLD-17.17")
def test_windows_open_after_actions_and_declared_ends_only(seats: int) -> None:
    closed = 0
    for step in random_steps(seats, 10 + seats, 2500):
        if step.after.frame() == WINDOW and step.before.frame() != WINDOW:
            assert not REVEAL <= step.move < END
            assert step.move != INTERRUPT
            if step.move == END:
                assert top(step.before.stack) != INTERRUPTING
            else:
                assert step.move > PLAY or step.seat == CHANCE  # the second card of draw two
        if step.move in (PASS, INTERRUPT) or REVEAL <= step.move < END:
            closed += 1
            owing = step.before.turn().seats if step.before.frame() == WINDOW else ()
            assert (step.after.frame() == WINDOW) == (len(owing) > 1)
    assert closed > 50


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.rule("WLD-17.15", "WLD-24.5", "WLD-R26", "WLD-R43")
def test_an_interrupt_tells_nothing_about_the_others_answers(seats: int) -> None:
    """Whatever the losers of a window hold and answer, everybody else is sent the same."""
    content = GAME.content(GAME.with_defaults({"map": "ruins"}, seats))
    here = Halt(GAME, content, seats, GAME.start(content, seats))
    compared = 0
    for step in random_steps(seats, 20 + seats, 4000, map="ruins"):
        state = step.after
        if state.frame() != WINDOW or step.before.frame() == WINDOW:
            continue
        if compared >= ENOUGH:
            break
        asked = state.turn().seats
        first = min(asked, key=lambda seat: (seat - state.active) % seats)
        for loser in asked:
            if loser != first and may_vary(state, first) and may_vary(state, loser):
                rich = with_wild_cards(state, {first, loser}, set())
                poor = with_wild_cards(state, {first}, {loser})
                for viewer in [seat for seat in (*range(seats), SPECTATOR) if seat != loser]:
                    wishes = answers(here, rich, asked, {first, loser}, viewer)
                    assert answers(here, rich, asked, {first}, viewer) == wishes
                    assert answers(here, poor, asked, {first}, viewer) == wishes
                compared += 1
    assert compared >= ENOUGH


def may_vary(state: WildlandsState, seat: int) -> bool:
    """Whether a hand can be with and without wild cards, for all that is in pile and deck."""
    wild = state.wilds[seat] + state.deck_wilds[seat]
    return wild > 0 and state.deck[seat].bit_count() >= state.wilds[seat]


def with_wild_cards(state: WildlandsState, some: set[int], none: set[int]) -> WildlandsState:
    """The same table with other cards in hand: a wild card for some, ordinary ones for others."""
    words = state.dump()
    for seat in some | none:
        mine = words["seats"][seat]
        used = [*mine["hand"], *mine["discard"], *mine["in_play"]]
        names = state.content.card_names
        ordinary = [card for card in names if card[:2] == used[0][:2] and card[2:].isdigit()]
        spare = [card for card in ordinary if card not in used]
        wild = used[0][:2] + "W"
        if seat in none:
            mine["hand"] = [spare.pop() if card == wild else card for card in mine["hand"]]
        elif wild not in mine["hand"]:
            mine["hand"][0] = wild
    loaded = GAME.load(state.content, words, Random(1))
    assert isinstance(loaded, WildlandsState)
    return loaded


def answers(
    here: Halt, state: WildlandsState, asked: tuple[int, ...], eager: set[int], viewer: int
) -> list[object]:
    """What a viewer is sent when a window closes with these answers, opened together."""
    state = state.clone()
    heard = [
        news_of(here, state, seat, INTERRUPT if seat in eager else PASS, viewer) for seat in asked
    ]
    return [heard, here.seen(state, viewer)]


@pytest.mark.rule("WLD-R53")
def test_nothing_goes_on_before_all_who_are_asked_have_answered() -> None:
    """There is no clock in the game: no answer of others takes the place of a missing one."""
    met = 0
    for step in random_steps(4, 33, 4000):
        state = step.after
        if state.frame() not in (WINDOW, BLAST, DEFENDING) or not state.turn().sealed:
            continue
        for late in state.turn().seats:
            waiting = state.clone()
            while others := [seat for seat in waiting.turn().seats if seat != late]:
                waiting.apply(others[0], PASS if waiting.frame() == WINDOW else DECLINE)
            assert waiting.turn().seats == (late,)
            assert waiting.frame() == state.frame()
            assert waiting.where == state.where
            met += 1
    assert met > 50
