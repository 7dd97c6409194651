"""Walks: from every scenario, and from the start under every option, a match is played on at random
and everything is looked at after every move. Two hex digits of each look are kept in the file
`walks.txt` of a game, so that a change of its behaviour is noticed:

    WLD-14.6-alone 3f0a91...

    python -m tests.games.walks                 # records all of them anew
    python -m tests.games.walks wildlands --tell WLD-14.6-alone

The second prints what is seen on a walk: do it before and after a change, and compare. A walk holds
a game to what it did, not to its rules; that is what scenarios are for. So after a change of a rule
or of a scenario look at one that differs, and record them anew.

What is looked at: who is asked, all that is legal and some that is not, with the refusal; the
position, as all and as one seat see it; what was told; what becomes of it when somebody leaves or
what is hidden is dealt anew; and what `audit` says of a position in which something was changed.
"""

import argparse
import hashlib
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from tests.games.damaged import damage
from tests.games.wilderness.crowd import crowded
from wildtable.games.wilderness.moves import END
from wildtable.kernel import registry
from wildtable.kernel.chance import sample
from wildtable.kernel.game import Content, Denial, Game, State, canonical
from wildtable.kernel.juncture import refuse_seat
from wildtable.kernel.kit.conform import settings
from wildtable.kernel.kit.match_promises import Setting
from wildtable.kernel.kit.own_content import on_changed_content
from wildtable.kernel.kit.promises import turn_words
from wildtable.kernel.kit.scenario import Run
from wildtable.kernel.kit.scenario_file import Scenario, Step, read
from wildtable.kernel.turn import CHANCE, NOBODY, SPECTATOR

GAMES = ("defenders", "wilderness", "wildlands", "wildlife")
HERE = Path(__file__).parent
ON = 16  # moves that a walk goes on after the last step of a scenario ...
FROM_THE_START = 40  # ... from the start of a match ...
IN_A_CROWD = 6  # ... and after each thing that can be done first on a crowded board
BY_FAMILY = 0.5  # how often a family of moves is chosen first
ASKED = 8  # moves whose refusal is looked at
CLOSELY = 0.3  # how often the dear ones are looked at
DIGITS = 2  # of each look
START = "start"
CROWD = "crowd"
CROWDS = (26, 44, 64)  # animals, in Wilderness
LEGAL = "legal"
NEWS = "news"

Look = dict[str, Any]


class Walk(NamedTuple):
    """Where it begins, and how far it goes on from there."""

    name: str
    begin: Scenario
    on: int


def groups(game: str) -> list[str]:
    """The chapters of the scenarios, the starts of matches, and boards full of animals."""
    folders = (HERE / game / "scenarios").iterdir()
    chapters = sorted([folder.name for folder in folders if folder.is_dir()])
    return [START, *([CROWD] if game == "wilderness" else []), *chapters]


def walks(name: str, group: str) -> Iterator[Walk]:
    if group not in (START, CROWD):
        for file in sorted((HERE / name / "scenarios" / group).rglob("*.toml")):
            yield Walk(file.stem, read(file), ON)
        return
    game = registry.game(name)
    alone = len(game.seats) + sum([len(option.values) - 1 for option in game.options])
    for number, setting in enumerate(islice(settings(game, Random(name)), alone)):
        if group == CROWD:
            yield from crowd_walks(game, number, setting)
        else:
            title = f"{START}-{number:02}"
            begin = Scenario(name, title, [], setting.seats, setting.options)
            yield Walk(title, begin, FROM_THE_START)


def crowd_walks(game: Game, number: int, setting: Setting) -> Iterator[Walk]:
    """From crowded boards: a walk for each thing that can be done first, but for doing nothing."""
    for crowd in CROWDS:
        title = f"{CROWD}-{number:02}-{crowd}"
        state = crowded(setting, Random(title), crowd)
        moves = game.content(setting.options).moves
        for move in state.legal(0):
            if move != END:
                text = moves.text(move)
                begin = Scenario(
                    *(game.name, title, [], setting.seats, setting.options),
                    position=state.dump(),
                    step=[Step(seat=0, move=text)],
                )
                yield Walk(f"{title}-{text.replace(' ', '-')}", begin, IN_A_CROWD)


def begun(scenario: Scenario) -> Run:
    game = registry.game(scenario.game)
    return Run(scenario, on_changed_content(game, scenario.content) if scenario.content else game)


def digits(walk: Walk) -> str:
    """What is kept of a walk; each look counts for all after it, too."""
    running = hashlib.sha256()
    kept = ""
    for look in looks(walk):
        running.update(msgspec.json.encode(look, order="sorted"))
        kept += running.hexdigest()[:DIGITS]
    return kept


def looks(walk: Walk) -> Iterator[Look]:
    """Follow the scenario, then go on at random, and look after every move."""
    run = begun(walk.begin)
    rng = Random(walk.name)
    yield look_at(run, run.on.state, [], rng) | {"move": "begin"}
    for step in run.scenario.step:
        refused = run.on.do(step)
        assert refused is None, f"{walk.name}: {refused}"
        told = getattr(run.on, "events", [])
        yield look_at(run, run.on.state, told, rng) | {"move": step.words()}
    state = run.on.state.clone()
    for _ in range(walk.on):
        if state.turn().seat == NOBODY:
            break
        seat, move = some_move(run.content, state, rng)
        state.barrier = False
        news: list[int] = []
        state.news = news
        state.apply(seat, move)
        state.news = None
        yield look_at(run, state, news, rng) | {"move": f"{seat} {run.content.moves.text(move)}"}


def some_move(content: Content, state: State, rng: Random) -> tuple[int, int]:
    """A seat and a move of it; half of the time any family is as likely, however many it offers."""
    turn = state.turn()
    if turn.seat == CHANCE:
        return CHANCE, sample(sorted(state.chance()), rng)
    seat = rng.choice(turn.seats)
    legal = sorted(state.legal(seat))
    if rng.random() < BY_FAMILY:
        by_family: dict[int, list[int]] = {}
        for move in legal:
            by_family.setdefault(content.moves.family_of(move).base, []).append(move)
        legal = rng.choice(list(by_family.values()))
    return seat, rng.choice(legal)


# --- what is seen -------------------------------------------------------------------------------


def look_at(run: Run, state: State, news: list[int], rng: Random) -> Look:
    content, seats = run.content, run.seats
    turn = state.turn()
    outcome = state.outcome()
    look: Look = {
        "turn": [turn_words(turn), turn.window, state.barrier, state.main_turn()],
        "position": state.dump(),
        NEWS: news,
        "outcome": outcome and [outcome.scores, outcome.ranks, outcome.reason],
    }
    viewer = rng.choice([*range(seats), SPECTATOR])
    look[f"observed by {viewer}"] = state.observe(viewer)
    look["refused"] = refusals(content, state, seats, rng)
    if turn.seat == CHANCE:
        look["chance"] = sorted(state.chance())
    for seat in turn.seats:
        look[f"{LEGAL} {seat}"] = sorted(state.legal(seat))
    look["audit"] = audited(run, state, rng)
    if rng.random() < CLOSELY:
        look[f"seen by {viewer}"] = state.dump(viewer)
        look["dealt anew"] = state.redeal(viewer, Random(rng.random())).dump()
        look["left"] = left(state, rng.randrange(seats))
    return look


def refusals(content: Content, state: State, seats: int, rng: Random) -> list[Any]:
    """Why seats are not asked, and of one that is, why some moves are not to be had."""
    asked = state.turn().seats
    found: list[Any] = [told(refuse_seat(state, seat)) for seat in range(seats)]
    seat = rng.choice(asked) if asked else NOBODY
    legal = sorted(state.legal(seat)) if asked else []
    for number in range(ASKED if asked else 0):
        family = rng.choice(content.moves.families)
        move = family.base + rng.randrange(family.size)
        if number % 2:
            move = beside(content, rng.choice(legal), rng)
        found.append([seat, move, told(state.why_not(seat, move))])
    return found


def beside(content: Content, move: int, rng: Random) -> int:
    """A move that differs from another in one word."""
    family = content.moves.family_of(move)
    args = list(family.args(move))
    if args:
        place = rng.randrange(len(args))
        args[place] = rng.randrange(family.domains[place].size)
    return family.at(*args)


def told(denial: Denial | None) -> Any:
    return denial and [denial.rule, denial.message, denial.args]


def left(state: State, seat: int) -> Any:
    """What becomes of it when a seat concedes."""
    if state.turn().seat == NOBODY:
        return None
    copy = state.clone()
    news: list[int] = []
    copy.news = news
    return [seat, copy.dump(), news] if copy.leave(seat) else [seat]


def audited(run: Run, state: State, rng: Random) -> Any:
    copy = state.clone()
    what = damage(copy, run.game, run.content, run.seats, rng)
    try:
        return [what, sorted(copy.audit())]
    except (IndexError, ValueError, KeyError):
        return [what, "raises"]


# --- what is kept -------------------------------------------------------------------------------


def kept(game: str) -> dict[str, str]:
    """By walk: its digits."""
    file = HERE / game / "walks.txt"
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    return dict([line.split(" ") for line in lines])


def record(game: str) -> None:
    going = [walk for group in groups(game) for walk in walks(game, group)]
    lines = [f"{walk.name} {digits(walk)}\n" for walk in going]
    (HERE / game / "walks.txt").write_text("".join(lines), "utf-8")


def tell(game: str, name: str) -> None:
    for walk in [walk for group in groups(game) for walk in walks(game, group)]:
        for number, look in enumerate(looks(walk) if walk.name == name else []):
            print(f"--- {number}: {look['move']}")
            for part, seen in look.items():
                print(f"{part}: {canonical(seen)}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.games.walks", description=__doc__)
    parser.add_argument("game", nargs="?", choices=GAMES, help="all if left out")
    parser.add_argument("--tell", default="", help="print what is seen on the walk of this name")
    wanted = parser.parse_args()
    if wanted.tell:
        tell(wanted.game, wanted.tell)
        return
    for game in [wanted.game] if wanted.game else GAMES:
        record(game)


if __name__ == "__main__":
    main()
