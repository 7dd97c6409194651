"""What whole families of moves are refused with, the same for every game."""

from collections.abc import Mapping

from wildtable.kernel.game import State
from wildtable.kernel.moves import Family, MoveSpace

Refusal = tuple[str, str]  # its rule and its message


def refusals(
    state: State, moves: MoveSpace, sizes: Mapping[str, int] | None = None
) -> dict[str, set[Refusal]]:
    """By family: what the seat that is asked hears of its first and its last move.

    Decisions tell families apart by where they begin and end, so that is where to ask. `sizes` are
    those of domains of which the content uses only a part.
    """
    seat = state.turn().seats[0]
    found: dict[str, set[Refusal]] = {}
    for family in moves.families:
        denials = [state.why_not(seat, move) for move in _ends(family, sizes or {})]
        found[family.name] = {(each.rule, each.message) for each in denials if each is not None}
    return found


def _ends(family: Family, sizes: Mapping[str, int]) -> tuple[int, int]:
    last = [sizes.get(domain.name, domain.size) - 1 for domain in family.domains]
    return family.base, family.at(*last)
