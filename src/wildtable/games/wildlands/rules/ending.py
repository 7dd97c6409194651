"""The end of the match: five points, eliminations, ties of survivors.

Where play goes on, WLD-23.9 who is eliminated is left out (`turn.pass_turn`); WLD-23.13 a turn or
an interrupt of theirs is over (`interrupt.return_play`).
"""

from typing import Final

from wildtable.games.wildlands.board import Board
from wildtable.games.wildlands.fields import MOST_ACTIONS, OUT
from wildtable.games.wildlands.moves import (
    ELIMINATED,
    ENDINGS,
    FIVE_POINTS,
    LAST_STANDING,
    NOBODY_LEFT,
    SURVIVED,
    TEAM,
    TIED,
    TURNS_UP,
    UNFINISHED,
)
from wildtable.games.wildlands.rules.deck import discard_played
from wildtable.games.wildlands.rules.table import first_of, is_eliminated
from wildtable.kernel.game import Outcome

LAST: Final = 2  # the rank of all in a match that nobody has won


def end_match(table: Board, winners: int, ending: int) -> None:
    """WLD-17.19 nothing follows, not even a window; what was hidden is shown."""
    table.barrier = True
    discard_played(table)
    table.winners = winners
    table.ending = ending
    table.stack.clear()


def check_end(table: Board) -> bool:
    """After an action: WLD-23.7 five points, then eliminations.

    WLD-R38 an option turns it round.
    """
    if table.content.elimination_first:
        return check_survivors(table) or check_points(table)
    return check_points(table) or check_survivors(table)


def check_points(table: Board) -> bool:
    """WLD-23.2 five points win; WLD-23.1 they were counted as shards and miniatures were taken.

    WLD-23.12 only the acting player can have gained one, unless WLD-R49 credits an enemy.
    """
    winners = 0
    for seat in range(table.seats):
        if table.points[seat] >= table.content.points_to_win and not is_eliminated(table, seat):
            winners |= 1 << seat
    if winners:
        end_match(table, winners, FIVE_POINTS)
    return winners != 0


def check_survivors(table: Board) -> bool:
    """Eliminations, then a sole lead among survivors."""
    fallen = eliminate(table)
    if table.eliminated == 0:
        return False
    survivors = [seat for seat in range(table.seats) if not is_eliminated(table, seat)]
    if not survivors:  # WLD-23.10 who fell in this action is compared, a tie is shared
        end_match(table, winners_of_last_blast(table, fallen), NOBODY_LEFT)
        return True
    if len(survivors) == 1:  # WLD-23.8 whatever the points
        end_match(table, 1 << survivors[0], LAST_STANDING)
        return True
    lead = leaders(table, survivors)  # WLD-23.5 only survivors' points count
    if lead & (lead - 1) == 0:  # WLD-23.4 the highest score wins
        end_match(table, lead, SURVIVED)
        return True
    if fallen and table.news is not None:  # WLD-23.6 a tie: survivors play on
        table.tell(TIED.at())
    return False


def winners_of_last_blast(table: Board, fallen: list[int]) -> int:
    """WLD-23.10 the most points of who fell; WLD-R41 options look at who threw it instead."""
    if table.content.acting_wins_blast:
        return 1 << table.acting
    if table.content.acting_loses_blast:
        return leaders(table, [seat for seat in fallen if seat != table.acting])
    return leaders(table, fallen)


def eliminate(table: Board) -> list[int]:
    """WLD-23.3 seats whose five characters are all out, since the last action."""
    fallen: list[int] = []
    for seat in range(table.seats):
        if not is_eliminated(table, seat) and all_are_out(table, seat):
            table.eliminated |= 1 << seat
            fallen.append(seat)
            if table.news is not None:
                table.tell(ELIMINATED.at(seat))
    return fallen


def all_are_out(table: Board, seat: int) -> bool:
    first = first_of(table, seat)
    out = 0
    for character in range(first, first + TEAM):  # compiled, far quicker than `list.count`
        if table.where[character] == OUT:
            out += 1
    return out == TEAM


def leaders(table: Board, seats: list[int]) -> int:
    """Those of some seats that have the most points, a bit each."""
    most = max([table.points[seat] for seat in seats])
    mask = 0
    for seat in seats:
        if table.points[seat] == most:
            mask |= 1 << seat
    return mask


def out_of_turns(table: Board) -> bool:
    """WLD-R67 a match may have a cap on turns, and is unfinished when it is reached.

    As an option the most points win it.
    """
    cap = table.content.turn_cap
    if cap == 0 or table.turns < cap:
        return False
    if table.content.most_win_at_cap:
        survivors = [seat for seat in range(table.seats) if not is_eliminated(table, seat)]
        end_match(table, leaders(table, survivors), TURNS_UP)
    else:
        end_match(table, 0, UNFINISHED)
    return True


def out_of_actions(table: Board) -> bool:
    """Every match ends: WLD-R67 has no limit of its own, so this one is far away."""
    if table.actions < MOST_ACTIONS:
        return False
    end_match(table, 0, UNFINISHED)
    return True


def outcome_of(table: Board) -> Outcome:
    """Winners first, then survivors by points, then who is out of it.

    WLD-23.5 the points of who is eliminated and has not won do not count.
    """
    scores = table.points[:]
    standing: list[int] = []
    for seat in range(table.seats):
        won = table.winners >> seat & 1
        survives = 0 if is_eliminated(table, seat) else 1
        if not won and not survives:
            scores[seat] = 0
        standing.append(won * 1000 + survives * 100 + scores[seat])
    ranks = [1 + len([other for other in standing if other > mine]) for mine in standing]
    if table.winners == 0:
        ranks = [LAST] * table.seats
    return Outcome(scores, ranks, ENDINGS[table.ending])
