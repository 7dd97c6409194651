"""What is measured, and what is asked of it. Rows of one contest do the same work."""

from typing import NamedTuple

CONNECT_FOUR = "Connect Four"
LEDUC = "Leduc poker"
WILDLIFE = "Wildlife"
WILDERNESS = "Wilderness"
WILDLANDS = "Wildlands"
DEFENDERS = "Defenders of the Wild"
COPIES = "Copies"

PURE = "wildtable, pure"
COMPILED = "wildtable, compiled"
OWN_LOOP = "wildtable, compiled, compiled loop"
SPIEL = "OpenSpiel, C++"
SPIEL_TIC_TAC_TOE = "OpenSpiel, Python (its tic-tac-toe)"
SPIEL_KUHN = "OpenSpiel, Python (its Kuhn poker)"
ZOO = "PettingZoo, env"
ZOO_RAW = "PettingZoo, raw_env"
RLCARD = "RLCard (other blinds and folds)"
CATAN = "Catanatron (its Catan, 4 players)"


class Row(NamedTuple):
    """Something to measure: an engine's game, for Wildtable's own on one of its builds."""

    contest: str
    title: str
    engine: str  # a file in bench/engines
    game: str  # as the engine calls it; with ours, how many play may follow
    build: str = ""


class Target(NamedTuple):
    """How many times as fast as another row of its contest a row should be."""

    contest: str
    row: str
    other: str
    at_least: float


def ours(contest: str, game: str) -> list[Row]:
    """The ways to play a game of ours."""
    return [
        Row(contest, PURE, "wildtable_loop", game, "pure"),
        Row(contest, COMPILED, "wildtable_loop", game, "compiled"),
        Row(contest, OWN_LOOP, "wildtable_playout", game, "compiled"),
    ]


def copies(game: str) -> list[Row]:
    """The ways to copy a state of ours."""
    return [
        Row(COPIES, f"{kind} {game}", "wildtable_copies", f"{kind} {game}", build)
        for kind in ("clone", "redeal")
        for build in ("pure", "compiled")
    ]


# What the ratios of a contest refer to.
ANCHORS = {
    CONNECT_FOUR: SPIEL,
    LEDUC: SPIEL,
    WILDLIFE: CATAN,
    WILDERNESS: CATAN,
    WILDLANDS: CATAN,
    DEFENDERS: CATAN,
}

ROWS = [
    *ours(CONNECT_FOUR, "connect-four"),
    Row(CONNECT_FOUR, SPIEL, "open_spiel", "connect_four"),
    Row(CONNECT_FOUR, SPIEL_TIC_TAC_TOE, "open_spiel", "python_tic_tac_toe"),
    Row(CONNECT_FOUR, ZOO, "pettingzoo", "env"),
    Row(CONNECT_FOUR, ZOO_RAW, "pettingzoo", "raw_env"),
    *ours(LEDUC, "leduc"),
    Row(LEDUC, SPIEL, "open_spiel", "leduc_poker(suit_isomorphism=True)"),
    Row(LEDUC, SPIEL_KUHN, "open_spiel", "python_kuhn_poker"),
    Row(LEDUC, RLCARD, "rlcard", "leduc-holdem"),
    *ours(WILDLIFE, "wildlife 4"),
    Row(WILDLIFE, CATAN, "catanatron", "4"),
    *ours(WILDERNESS, "wilderness 4"),
    Row(WILDERNESS, CATAN, "catanatron", "4"),
    *ours(WILDLANDS, "wildlands 4"),
    Row(WILDLANDS, CATAN, "catanatron", "4"),
    *ours(DEFENDERS, "defenders 4"),
    Row(DEFENDERS, CATAN, "catanatron", "4"),
    *copies("connect-four"),
    *copies("leduc"),
    *copies("goofspiel"),
    *copies("wildlife"),
    *copies("wilderness"),
    *copies("wildlands"),
    *copies("defenders"),
]

TARGETS = [
    Target(CONNECT_FOUR, COMPILED, SPIEL, 1),
    Target(CONNECT_FOUR, OWN_LOOP, SPIEL, 3),
    Target(CONNECT_FOUR, PURE, SPIEL_TIC_TAC_TOE, 2),
    Target(CONNECT_FOUR, PURE, ZOO, 2),
    Target(LEDUC, COMPILED, SPIEL, 1),
    Target(LEDUC, OWN_LOOP, SPIEL, 3),
    Target(LEDUC, PURE, SPIEL_KUHN, 2),
    *[
        Target(game, build, CATAN, times)
        for game in (WILDLIFE, WILDERNESS, WILDLANDS, DEFENDERS)
        for build, times in ((PURE, 2), (COMPILED, 10))
    ],
]
