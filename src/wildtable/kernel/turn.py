"""Who must decide now, and who may watch."""

from typing import Final, final

# Seats are 0..n-1. These stand beside them:
CHANCE: Final = -1  # decides by weight
SPECTATOR: Final = -2  # sees what everybody may see
REFEREE: Final = -3  # sees everything: finished matches, positions, tests
NOBODY: Final = -4  # the match is over

MOST_SEATS: Final = 8


@final
class Turn:
    """The answer to "who decides?". It follows from what everybody knows.

    `seat` is the first to ask (CHANCE, NOBODY): what a playout needs. With several `seats` the turn
    is *sealed* (every seat owes one answer, unseen by the rest) or *open* (whoever acts first acts,
    the others are asked anew). `talk` is False where the rules ask for silence. `ticks` says
    whether people see who has answered a sealed turn. At a `window` not even the time of an answer
    is to tell anything: a table lets it take effect at a fixed beat.
    """

    def __init__(
        self,
        seats: tuple[int, ...],
        seat: int,
        sealed: bool = False,
        talk: bool = True,
        ticks: bool = False,
        window: bool = False,
    ) -> None:
        self.seats: Final = seats
        self.seat: Final = seat
        self.sealed: Final = sealed
        self.talk: Final = talk
        self.ticks: Final = ticks
        self.window: Final = window


def seats_of(mask: int) -> tuple[int, ...]:
    """The seats whose bits are set: 0b101 is (0, 2)."""
    return tuple([seat for seat in range(MOST_SEATS) if mask >> seat & 1])


def mask_of(seats: tuple[int, ...]) -> int:
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def _several(
    sealed: bool = False, talk: bool = True, ticks: bool = False, window: bool = False
) -> list[Turn]:
    masks = [seats_of(mask) for mask in range(1 << MOST_SEATS)]
    return [
        Turn(seats, seats[0] if seats else NOBODY, sealed, talk, ticks, window) for seats in masks
    ]


# Turns are made once and handed out: a new one costs more than the rest of `turn()`.
OVER: Final = Turn((), NOBODY)
BY_CHANCE: Final = Turn((), CHANCE)
ASK: Final = [Turn((seat,), seat) for seat in range(MOST_SEATS)]
ASK_WINDOW: Final = [Turn((seat,), seat, window=True) for seat in range(MOST_SEATS)]
_OPEN: Final = _several()
_SEALED: Final = _several(sealed=True, ticks=True)
_SILENT: Final = _several(sealed=True, talk=False, ticks=True)
_WINDOW: Final = _several(sealed=True, window=True)


def ask_open(mask: int) -> Turn:
    """Several may decide; whoever is first acts."""
    return _OPEN[mask]


def ask_sealed(mask: int) -> Turn:
    """Each owes an answer that the others don't see; who has answered is shown."""
    return _SEALED[mask]


def ask_silent(mask: int) -> Turn:
    """Sealed, and nobody may talk meanwhile."""
    return _SILENT[mask]


def ask_window(mask: int) -> Turn:
    """A neutral window: sealed, and not even who has answered is shown."""
    return _WINDOW[mask]
