"""Two matches that a seat can't tell apart send it the same bytes, in every game, by every way.

One match goes on from a position, its twin from the same position with everything dealt anew that
the first seat does not know. A real server serves both, one after the other, and the same is done
at both: words, clocks, staging, questions, talk, taking back by consent, coming back, every page.
Whatever is done must show the first seat the same by the rules (`script`): so that the bytes are
the same too is up to the table alone.
"""

from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec
import pytest

from tests.table.looking import come, everything, pages_of
from tests.table.playing import FRIEND, ME, PATIENCE, Player, secret_of, serving, show_words
from wildtable.bots.bot import Sight
from wildtable.bots.random_bot import RandomBot
from wildtable.kernel import registry
from wildtable.kernel.chance import FairChance
from wildtable.kernel.game import Content, State
from wildtable.kernel.match import Match
from wildtable.kernel.seals import seal_of
from wildtable.kernel.turn import SPECTATOR
from wildtable.kernel.view import view
from wildtable.table import rebuild, tables
from wildtable.table.settings import Settings

# How many decisions there are before the twins part: in each game both hide something by then.
GAMES = {"wildlife": 30, "wilderness": 20, "wildlands": 12, "defenders": 12}
DEEDS = 8  # that are done at both
TRIES = 20  # at a decision that both can take
WORDS = ("whale", "ant")  # what the seats add to chance
SEALS = [seal_of(word) for word in WORDS]
CLOCKS = {"bank": 600.0, "beat": 0}
NOON = 12 * 3600 * 1000  # by the clock on the wall, all the time
SEED = "twins"

Beginning = Callable[[Content], State]


class Deed(NamedTuple):
    """A seat plays a chain; or takes back its last move, with consent, where there is none."""

    seat: int
    chain: list[str]


def beginning(state: State) -> Beginning:
    return lambda content: state.clone()


def twins(game: str) -> tuple[tuple[State, State], list[Deed]]:
    """The first two that differ and at which enough can be done, and what that is."""
    for seed in range(20):
        rng = Random(f"{game} {seed}")
        starts = parted(game, rng)
        if starts[0].dump() != starts[1].dump():
            deeds = script(game, starts, rng)
            if len(deeds) == DEEDS:
                return starts, deeds
    raise AssertionError("what is hidden is soon told in all of them")


def parted(game: str, rng: Random) -> tuple[State, State]:
    """A position in the middle of a match, and its twin."""
    match = Match(registry.game(game), fair=FairChance.seeded(game))
    match.settle()
    for _ in range(GAMES[game]):
        seat = match.owing()[0]
        assert match.play(seat, drawn(match, seat, rng)) is None
        match.settle()
    return match.state.clone(), match.state.redeal(0, rng)


def drawn(match: Match, seat: int, rng: Random) -> list[int]:
    return RandomBot().decide(Sight(match.game, match.content, match.state, seat, rng))


def script(game: str, starts: tuple[State, State], rng: Random) -> list[Deed]:
    """What can be done at both, and shows the first seat and those who watch the same."""
    rules, fair = registry.game(game), FairChance.seeded(SEED).with_words(WORDS, SEALS)
    one, other = pair = [
        Match(rules, fair=fair, watch=True, begin=beginning(start)) for start in starts
    ]
    deeds: list[Deed] = []
    for match in pair:
        match.settle()
    while len(deeds) < DEEDS and one.owing() and one.owing() == other.owing():
        seat = one.owing()[0]
        tried = [drawn(one, seat, rng) for _ in range(TRIES)]
        chain = next((each for each in tried if other.play(seat, each) is None), [])
        if not chain:
            break
        assert one.play(seat, chain) is None
        deed = Deed(seat, [one.content.moves.text(move) for move in chain])
        for match in pair:
            match.settle()
        if not alike(one, other):
            break
        deeds.append(deed)
        if len(deeds) == 1 and all([taken_back(match, seat) for match in pair]):
            deeds.append(Deed(seat, []))
    return deeds


def taken_back(match: Match, seat: int) -> bool:
    return match.undo(seat, match.last_of(seat), [1 - seat]) is None


def alike(one: Match, other: Match) -> bool:
    return all(
        [
            msgspec.json.encode(view(one, seat)) == msgspec.json.encode(view(other, seat))
            for seat in (0, SPECTATOR)
        ]
    )


def played(folder: Path, game: str, deeds: list[Deed]) -> list[list[str]]:
    """What both seats and a watcher are sent while these things are done."""
    settings = Settings(
        folder,
        fair=lambda nonce: FairChance.seeded(SEED),
        watch_pace=0,
        word_patience=10 * PATIENCE,
        wall=lambda: NOON,
    )
    with serving(settings) as server, closing(server.somebody_else()) as friend:
        wish = {"game": game, "seats": [ME, FRIEND], "timing": CLOCKS}
        made = server.http.post("/api/matches", json=wish).raise_for_status().json()
        links = [made["seats"][0]["link"], friend.accept(made["seats"][1]["link"]), made["watch"]]
        visitors = [server, friend, server]
        everybody = [
            come(visitor, link, word)
            for visitor, link, word in zip(visitors, links, (*WORDS, ""), strict=True)
        ]
        show_words(*everybody)
        for deed in deeds:
            do(deed, everybody)
        sent = []
        for visitor, player, link in zip(visitors, everybody, links, strict=True):
            again = come(visitor, link, "")
            pages = pages_of(visitor, link, made["match"])
            sent.append([*everything(player), *everything(again), *pages])
        assert server.get(f"/api/seat/{secret_of(links[0])}/fairness")["words"] == list(WORDS)
        return sent


def do(deed: Deed, everybody: list[Player]) -> None:
    mover, other = everybody[deed.seat], everybody[1 - deed.seat]
    for player in everybody:
        player.catch_up()
    if deed.chain:
        mover.do("stage", move=deed.chain[0])
        mover.do("why", move=deed.chain[-1])
        assert mover.play(*deed.chain)["type"] == "ack"
    else:
        assert mover.do("propose", what="undo")["type"] == "ack"
        other.do("say", text="hm")
        assert other.do("consent", yes=True)["type"] == "ack"


@pytest.mark.slow
@pytest.mark.bulk
@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_changes_no_byte(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    starts, deeds = twins(game)
    sent = []
    for number, start in enumerate(starts):
        for module in (tables, rebuild):
            monkeypatch.setattr(module, "Match", partial(Match, begin=beginning(start)))
        sent.append(played(tmp_path / str(number), game, deeds))
    one, other = sent
    assert one[0] == other[0]
    assert one[2] == other[2]
    assert one[1] != other[1]  # there is something that they don't know
