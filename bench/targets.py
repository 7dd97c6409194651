"""What is asked of the figures of a run."""

from typing import NamedTuple

from bench.rows import (
    CATAN,
    COMPILED,
    CONNECT_FOUR,
    GIN_RUMMY,
    LARGE,
    LARGE_GAMES,
    LEDUC,
    OWN_LOOP,
    PURE,
    SPIEL,
    SPIEL_KUHN,
    SPIEL_TIC_TAC_TOE,
    ZOO,
)


class Target(NamedTuple):
    """How many times as fast as another row of its contest a row should be."""

    contest: str
    row: str
    other: str
    at_least: float


class Limit(NamedTuple):
    """How many microseconds a verb may take in a game, compiled."""

    game: str
    verb: str
    at_most: float


TARGETS = [
    Target(CONNECT_FOUR, COMPILED, SPIEL, 1),
    Target(CONNECT_FOUR, OWN_LOOP, SPIEL, 3),
    Target(CONNECT_FOUR, PURE, SPIEL_TIC_TAC_TOE, 2),
    Target(CONNECT_FOUR, PURE, ZOO, 2),
    Target(LEDUC, COMPILED, SPIEL, 1),
    Target(LEDUC, OWN_LOOP, SPIEL, 3),
    Target(LEDUC, PURE, SPIEL_KUHN, 2),
    *[
        Target(LARGE, f"{game}: {COMPILED}", other, times)
        for game in LARGE_GAMES
        for other, times in ((CATAN, 15), (GIN_RUMMY, 8))
    ],
]

LIMITS = [
    Limit(game, verb, most) for game in LARGE_GAMES for verb, most in (("observe", 5), ("clone", 2))
]
