"""Who sits where: seats as they are wished for, kept and told."""

from collections.abc import Sequence

from wildtable.bots.levels import LEVELS
from wildtable.bots.words import title_of
from wildtable.table.identity import fingerprint
from wildtable.table.store import Chair
from wildtable.table.trouble import Refused
from wildtable.table.wire_matches import SeatInfo, SeatMade, SeatWish


def seat_link(match: str, seat: int) -> str:
    """Where a seat is; whether it is one's own is another question."""
    return f"/play/{match}.{seat}"


def seat_info(chair: Chair, *, playing: bool) -> SeatInfo:
    """What everybody at the table may know of a seat; whether a bot is `playing` it now."""
    invited = not chair.person and chair.invitation is not None
    return SeatInfo(chair.name, "bot" if playing else chair.kind, invited)


def seat_made(match: str, chair: Chair, invitation: str | None) -> SeatMade:
    """What who makes a match is told of a seat: where it is, or how to invite somebody."""
    link = None if chair.kind == "bot" else seat_link(match, chair.seat)
    return SeatMade(
        chair.seat, chair.kind, chair.name, f"/join/{invitation}" if invitation else link
    )


def made_chair(number: int, wish: SeatWish, person: str, invitation: str | None) -> Chair:
    """A seat as it is wished for, a person's or one to be invited to. Raises Refused."""
    if wish.kind == "bot" and wish.bot not in LEVELS:
        asked = "says none" if wish.bot is None else f"has no bot {wish.bot!r}"
        message = f"seat {number} {asked}; known: {', '.join(LEVELS)}"
        raise Refused(400, "unknown-bot", message, list(LEVELS))
    if wish.kind != "bot" and wish.bot is not None:
        message = f"seat {number} is a person's; only a seat of kind 'bot' names a bot"
        raise Refused(400, "bot-for-a-person", message)
    name = tidied(wish.name, f"the name of seat {number}") or _usual_name(number, wish)
    mark = None if invitation is None else fingerprint(invitation)
    return Chair(number, name, wish.kind, wish.bot or "", mark, person)


def tidied(name: str, what: str) -> str:
    """A name without spaces that nobody sees. Raises Refused, which says `what` is wrong."""
    tidy = " ".join(name.split())
    if not tidy.isprintable():
        raise Refused(400, "bad-name", f"{what} holds unprintable letters")
    return tidy


def first_name(wishes: Sequence[SeatWish]) -> str:
    """What who makes a match calls itself, if it plays."""
    return next((tidied(wish.name, "your name") for wish in wishes if wish.kind == "me"), "")


def _usual_name(number: int, wish: SeatWish) -> str:
    return f"{title_of(wish.bot) if wish.bot else 'Player'} {number + 1}"
