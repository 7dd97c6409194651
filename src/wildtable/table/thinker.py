"""A process in which bots think: questions come in on stdin, answers go out on stdout, as lines.

It is given what a seat may know and nothing else: a position with `?` where things are hidden. The
true state is in another process, so a bot can't look, even by mistake.

It ends when stdin does, so it never outlives the server.
"""

import os
import signal
import sys
from functools import lru_cache
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct

from wildtable.bots.bot import Sight
from wildtable.bots.garbage import search_seldom
from wildtable.bots.levels import bot
from wildtable.bots.review import luck
from wildtable.bots.suggest import STUDY, Suggestion, study, suggest
from wildtable.kernel import registry
from wildtable.kernel.game import Content

MOST_CONTENTS: Final = 16  # option sets whose data are kept
NICENESS: Final = 10  # people come before bots
SECONDS: Final = 1.5  # to think, where nobody waits for the process


class Question(Struct, frozen=True):
    """What shall this seat do? Without a level: what could it do best, beside what was `chosen`?

    Of a match that is over: how lucky was it by what chance has `drawn`?
    """

    game: str
    options: dict[str, str]
    position: dict[str, Any]
    seat: int
    level: str
    seed: str
    seconds: float = SECONDS  # then a bot that compares turns takes the best it has found
    states: int = 0  # to look at instead, so that the answer is the same on any machine
    chosen: list[str] = []
    drawn: list[str] = []


class Thought(Struct, frozen=True):
    """The chain of moves that a bot chose, or what went wrong.

    Where no bot decides, what it suggests, or how much luck there was in a draw.
    """

    moves: list[str] = []
    suggestion: Suggestion | None = None
    luck: float = 0.0
    error: str = ""


def think(question: Question) -> Thought:
    """Let a bot decide; whatever it raises becomes an error."""
    try:
        rng = Random(question.seed)
        game = registry.game(question.game)
        content = _content(question.game, tuple(sorted(question.options.items())))
        state = game.load(content, question.position, rng)
        seat, parse = question.seat, content.moves.parse
        if question.drawn:
            drawn = [parse(move) for move in question.drawn]
            return Thought(luck=luck(game, content, state, drawn, seat, rng))
        if not question.level:
            chosen = [parse(move) for move in question.chosen]
            seed, seconds = question.seed, question.seconds
            strength = study(question.states) if question.states else STUDY
            return Thought(
                suggestion=suggest(
                    game, content, state, seat, chosen, seed, seconds, strength=strength
                )
            )
        sight = Sight(game, content, state, seat, rng, question.seconds)
        chain = bot(question.level).decide(sight)
        return Thought([content.moves.text(move) for move in chain])
    except Exception as error:
        return Thought(error=f"{type(error).__name__}: {error}")


@lru_cache(MOST_CONTENTS)
def _content(game: str, options: tuple[tuple[str, str], ...]) -> Content:
    return registry.game(game).content(dict(options))


def main() -> None:
    """Answer questions until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    search_seldom()
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no answer
    for line in sys.stdin.buffer:
        question = msgspec.json.decode(line, type=Question)
        answers.write(msgspec.json.encode(think(question)) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
