"""Revealing: a hidden character appears on its space."""

from wildtable.games.wildlands.board import Board
from wildtable.games.wildlands.fields import HIDDEN, NO_SPACE, SEEN
from wildtable.games.wildlands.frames import INTERRUPTING, REVEAL_DUE, TURN
from wildtable.games.wildlands.moves import APPEARED, REVEAL, TEAM
from wildtable.games.wildlands.rules.table import first_of, owner_of
from wildtable.kernel.frames import field, put, top
from wildtable.kernel.game import Denial


def reveal_is_due(table: Board) -> bool:
    """WLD-17.10 never in an interrupt, unless an option has it (WLD-R5)."""
    return top(table.stack) in (TURN, INTERRUPTING) and field(table.stack, REVEAL_DUE) == 1


def add_reveals(table: Board, seat: int, moves: list[int]) -> None:
    """WLD-4.4, WLD-5.3, WLD-5.4 any hidden character, between actions; WLD-5.5 never else."""
    first = first_of(table, seat)
    team = range(first, first + TEAM)
    moves.extend([REVEAL + each for each in team if table.where[each] == HIDDEN])


def check_reveal(table: Board, seat: int, character: int) -> Denial | None:
    names = table.content.character_names
    if owner_of(table, character) != seat:
        return Denial("WLD-4.4", "not-your-character", {"character": names[character]})
    if table.where[character] != HIDDEN:
        return Denial("WLD-5.8", "not-hidden", {"character": names[character]})
    return None


def reveal(table: Board, character: int) -> None:
    """WLD-5.1 turn up the map card and put the character there, whatever the space (WLD-5.7).

    WLD-5.2 it costs nothing, and WLD-5.6, WLD-17.4 no window follows. Until now WLD-5.9 the
    character was nowhere; WLD-5.10 from now on it may act.
    """
    space = table.starts[character]
    table.starts[character] = NO_SPACE
    table.map_cards[space] = SEEN
    table.where[character] = space
    table.barrier = True
    put(table.stack, REVEAL_DUE, 0)  # WLD-4.8 once a turn
    if table.news is not None:
        table.tell(APPEARED.at(character, space))
