"""What is measured side by side. Rows of one contest do the same work, and have the same unit."""

from typing import NamedTuple

CONNECT_FOUR = "Connect Four"
LEDUC = "Leduc poker"
LARGE = "Large games"
SEARCH = "Searches"
VECTOR = "Vector steps"
# What is counted in a second, where it is not moves.
UNITS = {SEARCH: "simulations/s", VECTOR: "steps/s"}

LARGE_GAMES = {
    "Wildlife": "wildlife 4",
    "Wilderness": "wilderness 4",
    "Wildlands": "wildlands 4",
    "Defenders of the Wild": "defenders 4",
}

PURE = "wildtable, pure"
COMPILED = "wildtable, compiled"
OWN_LOOP = "wildtable, compiled, compiled loop"
SPIEL = "OpenSpiel, C++"
SPIEL_TIC_TAC_TOE = "OpenSpiel, Python (its tic-tac-toe)"
SPIEL_KUHN = "OpenSpiel, Python (its Kuhn poker)"
GIN_RUMMY = "OpenSpiel, C++ (its gin rummy)"
ZOO = "PettingZoo, env"
ZOO_RAW = "PettingZoo, raw_env"
RLCARD = "RLCard (other blinds and folds)"
CATAN = "Catanatron (its Catan, 4 players)"
CHESS = "python-chess (chess)"


class Row(NamedTuple):
    """Something to measure: an engine's game, for Wildtable's own on one of its builds."""

    contest: str
    title: str
    engine: str  # a file in bench/engines
    game: str  # as the engine calls it; with ours, how many play may follow
    build: str = ""
    anchor: str = ""  # the title of the row that its ratio refers to


def ours(contest: str, game: str, anchor: str, of: str = "") -> list[Row]:
    """The ways to play a game of ours; `of` is its name where a contest has several."""
    of = f"{of}: " if of else ""
    return [
        Row(contest, of + PURE, "wildtable_loop", game, "pure", anchor),
        Row(contest, of + COMPILED, "wildtable_loop", game, "compiled", anchor),
        Row(contest, of + OWN_LOOP, "wildtable_playout", game, "compiled", anchor),
    ]


def both_builds(contest: str, title: str, engine: str, game: str) -> list[Row]:
    """The same on either build, compared with each other."""
    pure = f"{title}, pure"
    return [
        Row(contest, pure, engine, game, "pure", pure),
        Row(contest, f"{title}, compiled", engine, game, "compiled", pure),
    ]


ROWS = [
    *ours(CONNECT_FOUR, "connect-four", SPIEL),
    Row(CONNECT_FOUR, SPIEL, "open_spiel", "connect_four", anchor=SPIEL),
    Row(CONNECT_FOUR, SPIEL_TIC_TAC_TOE, "open_spiel", "python_tic_tac_toe", anchor=SPIEL),
    Row(CONNECT_FOUR, ZOO, "pettingzoo", "env", anchor=SPIEL),
    Row(CONNECT_FOUR, ZOO_RAW, "pettingzoo", "raw_env", anchor=SPIEL),
    *ours(LEDUC, "leduc", SPIEL),
    Row(LEDUC, SPIEL, "open_spiel", "leduc_poker(suit_isomorphism=True)", anchor=SPIEL),
    Row(LEDUC, SPIEL_KUHN, "open_spiel", "python_kuhn_poker", anchor=SPIEL),
    Row(LEDUC, RLCARD, "rlcard", "leduc-holdem", anchor=SPIEL),
    *[row for name, game in LARGE_GAMES.items() for row in ours(LARGE, game, CATAN, name)],
    Row(LARGE, CATAN, "catanatron", "4", anchor=CATAN),
    Row(LARGE, GIN_RUMMY, "open_spiel", "gin_rummy", anchor=CATAN),
    Row(LARGE, CHESS, "python_chess", "", anchor=CATAN),
    *[
        row
        for name, game in LARGE_GAMES.items()
        for row in both_builds(SEARCH, name, "wildtable_search", game)
    ],
    *[
        row
        for name, game in {"Connect Four": "connect-four", **LARGE_GAMES}.items()
        for row in both_builds(VECTOR, name, "wildtable_vector", game)
    ],
]
