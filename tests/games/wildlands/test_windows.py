"""Windows and defences tell nothing: what a seat is sent does not hang on cards it can't see."""

from random import Random

import pytest

from wildtable.games.wildlands import GAME
from wildtable.games.wildlands.frames import BLAST, DEFENDING, WINDOW
from wildtable.games.wildlands.moves import DECLINE, PASS
from wildtable.games.wildlands.state import WildlandsState
from wildtable.kernel.kit.conform import next_steps
from wildtable.kernel.kit.promises import Halt
from wildtable.kernel.kit.secrecy import Watched, news_of
from wildtable.kernel.turn import NOBODY, SPECTATOR

FACTIONS = ("guild", "gnomads", "lawbringers", "pit_fighters")
CONTENT = GAME.content(GAME.with_defaults({}, 4))


def halt(*hands: list[str], seats: int = 4) -> Halt:
    """Seat 0 has Lunk on 26 and may move; the others hold these cards."""
    position = {
        "seats": [
            {"faction": "guild", "hand": ["GU06", "GU22"], "at": {"lunk": "26"}},
            *[
                {"faction": FACTIONS[seat], "hand": hand, "at": {who: "26"}}
                for seat, hand, who in zip(
                    range(1, seats), hands, ("tak", "finch", "olgar"), strict=True
                )
            ],
        ]
    }
    state = GAME.load(CONTENT, position, Random(1))
    return Halt(GAME, CONTENT, seats, state)


def play(here: Halt, seat: int, text: str, viewer: int) -> Watched:
    """Make a move; what the viewer hears of it."""
    move = CONTENT.moves.parse(text)
    assert here.state.why_not(seat, move) is None, text
    return news_of(here, here.state, seat, move, viewer)


def story(here: Halt, steps: list[tuple[int, str]], viewer: int) -> list[object]:
    """Everything a viewer is sent while these moves are made one after another.

    The moves of a window are opened together: nothing is sent between them.
    """
    sent: list[object] = [here.seen(here.state, viewer)]
    for seat, text in steps:
        sent.append(play(here, seat, text, viewer))
        if here.state.frame() != WINDOW or here.state.barrier:
            sent.append(here.seen(here.state, viewer))
    return sent


@pytest.mark.parametrize("viewer", [0, 2, 3, SPECTATOR])
@pytest.mark.rule("WLD-17.20", "WLD-24.5", "WLD-R26")
def test_a_wild_card_in_hand_does_not_show(viewer: int) -> None:
    steps = [(0, "play GU06"), (0, "move lunk 25"), (1, "pass"), (2, "pass"), (3, "pass")]
    holder = story(halt(["GNW"], ["LB01"], ["PF01"]), steps, viewer)
    other = story(halt(["GN01"], ["LB01"], ["PF01"]), steps, viewer)
    assert holder == other


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
@pytest.mark.rule("WLD-17.15", "WLD-R43")
def test_a_losing_wish_does_not_show(viewer: int) -> None:
    steps = [(0, "play GU06"), (0, "move lunk 25"), (1, "interrupt"), (2, "pass")]
    wishes = story(halt(["GNW"], ["LB01"], ["PFW"]), [*steps, (3, "interrupt")], viewer)
    passes = story(halt(["GNW"], ["LB01"], ["PFW"]), [*steps, (3, "pass")], viewer)
    assert wishes == passes


@pytest.mark.parametrize("viewer", [0, 2, 3, SPECTATOR])
@pytest.mark.rule("WLD-13.1", "WLD-24.5")
def test_a_card_that_could_have_defended_does_not_show(viewer: int) -> None:
    steps = [(0, "play GU06"), (0, "melee lunk 1"), (1, "decline")]
    could = story(halt(["GN13"], ["LB01"], ["PF01"]), steps, viewer)
    could_not = story(halt(["GN04"], ["LB01"], ["PF01"]), steps, viewer)
    assert could == could_not


def test_windows_are_opened_for_whoever_holds_a_card() -> None:
    here = halt([], ["LB01"], ["PFW", "PF02"])
    play(here, 0, "play GU06", 0)
    play(here, 0, "move lunk 25", 0)
    turn = here.state.turn()
    assert turn.seats == (2, 3)
    assert turn.sealed
    assert not turn.ticks


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.slow
def test_what_is_sent_around_windows_is_the_same_for_every_redeal(seats: int) -> None:
    """Random play; at windows and defences everybody says no, in the truth and in a redeal."""
    rng = Random(seats)
    content = GAME.content(GAME.with_defaults({"map": "ruins"}, seats))
    state = GAME.start(content, seats)
    here = Halt(GAME, content, seats, state)
    compared = 0
    while compared < 60 and state.turn().seat != NOBODY:
        if state.frame() in (WINDOW, DEFENDING, BLAST):
            for viewer in [*range(seats), SPECTATOR]:
                truth, other = state.clone(), state.redeal(viewer, Random(compared))
                assert refusals(here, truth, viewer) == refusals(here, other, viewer)
            compared += 1
        for step in next_steps(here, by_family=False, rng=rng):  # a sealed turn as a whole
            state.apply(step.seat, step.move)
    assert compared == 60


def refusals(here: Halt, state: object, viewer: int) -> list[object]:
    """Everybody says no until the acting player goes on; everything that is sent meanwhile."""
    assert isinstance(state, WildlandsState)
    sent: list[object] = [here.seen(state, viewer)]
    while state.frame() in (WINDOW, DEFENDING, BLAST):
        no = PASS if state.frame() == WINDOW else DECLINE
        sent.append(news_of(here, state, state.turn().seat, no, viewer))
        sent.append(here.seen(state, viewer))
    return sent
