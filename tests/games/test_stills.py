"""Stills: the table as it was while an event was told."""

from random import Random

import pytest

from wildtable.kernel import registry
from wildtable.kernel.chance import FairChance
from wildtable.kernel.kit.promises import random_answer
from wildtable.kernel.match import MOST_STILLS, Match
from wildtable.kernel.scene import Piece
from wildtable.kernel.turn import SPECTATOR
from wildtable.kernel.view import View, view

GAMES = [name for name in registry.names() if registry.game(name).art()]
ENOUGH = 100  # stills to look at


def watched(name: str, watch: bool = True) -> Match:
    game = registry.game(name)
    match = Match(game, {}, game.seats[1], FairChance.seeded("stills"), watch=watch)
    match.settle()
    return match


def decide(match: Match, rng: Random) -> None:
    """Somebody who is asked answers at random."""
    seat = rng.choice(match.owing())
    sealed = match.turn().sealed
    legal = match.state.legal(seat)
    chain = random_answer(match.state, seat, rng) if sealed else [rng.choice(legal)]
    assert match.play(seat, chain) is None
    match.settle()


def developed(sent: View) -> dict[int, dict[str, Piece]]:
    """What a client makes of the stills: all pieces of each, by its item of the news."""
    found = {}
    lying = {piece.id: piece for piece in sent.scene.pieces}
    for still in sent.stills:
        assert not set(still.absent) - set(lying)
        lying = {id: piece for id, piece in lying.items() if id not in still.absent}
        lying |= {piece.id: piece for piece in still.pieces}
        found[still.item] = lying
    return found


@pytest.mark.parametrize("name", GAMES)
def test_stills_tell_what_lay_on_the_table(name: str) -> None:
    match, rng = watched(name), Random(1)
    shown = 0
    while not match.over() and shown < ENOUGH:
        seat = rng.choice([*range(match.seats), SPECTATOR])
        since = len(match.heard(seat))
        decide(match, rng)
        sent = view(match, seat, since, with_stills=True)
        for item, lying in developed(sent).items():
            shown += 1
            assert sent.news[item].kind == "event"
            still = match.stills(seat)[since + item]
            pieces = match.game.pieces(match.content, still, seat)
            assert lying == {piece.id: piece for piece in pieces}
    assert shown > 0


def test_a_machine_card_changes_the_board_step_by_step() -> None:
    match, rng = watched("defenders"), Random(5)
    most = 0
    while not match.over():
        since = len(match.heard(SPECTATOR))
        decide(match, rng)
        sent = view(match, SPECTATOR, since, with_stills=True)
        boards = {str(sorted(lying.items())) for lying in developed(sent).values()}
        most = max(most, len(boards))
    assert most > 5


def test_a_still_is_kept_of_the_last_events_only() -> None:
    match, rng = watched("defenders"), Random(2)
    while len(match.heard(0)) < 3 * MOST_STILLS:
        decide(match, rng)
    numbers = list(match.stills(0))
    told = {kind.name for kind in match.content.events.families if kind.story}
    events = [
        n for n, item in enumerate(match.heard(0)) if item.words[:1] and item.words[0] in told
    ]
    assert numbers == events[-MOST_STILLS:]


def test_nobody_watches_unasked() -> None:
    match, rng = watched("defenders", watch=False), Random(3)
    for _ in range(20):
        decide(match, rng)
    assert match.heard(0)
    assert match.stills(0) == {}
    assert view(match, 0, with_stills=True).stills == []


def test_a_watched_match_is_the_same() -> None:
    matches = [watched("defenders", watch) for watch in (True, False)]
    for match in matches:
        rng = Random(4)
        for _ in range(60):
            decide(match, rng)
    one, other = matches
    assert one.lines() == other.lines()
    assert one.news == other.news
