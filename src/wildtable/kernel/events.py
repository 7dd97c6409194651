"""Events are the news of a match: what comes of a move, told to those who may know.

Kinds are declared like families of moves, with an audience for each argument:

    EVENTS = EventSpace("cards")
    DREW = EVENTS.kind("drew", SEATS, told(CARDS, 0))

Everybody hears that somebody drew; the card is told to the seat in argument 0 and is `?` to the
rest. `only=0` keeps the whole event to the seat in argument 0. Kinds that are declared with
`EVENTS.story` are told one by one where several come at once.
"""

from collections.abc import Mapping, Sequence
from typing import Final, final

from wildtable.kernel.moves import Domain, Family, Space
from wildtable.kernel.turn import REFEREE

UNTOLD: Final = "?"


@final
class Told:
    """An argument that only the seats named by the arguments at `places` are told."""

    def __init__(self, domain: Domain, places: Sequence[int]) -> None:
        self.domain: Final = domain
        self.places: Final = tuple(places)


def told(domain: Domain, *places: int) -> Told:
    return Told(domain, places)


@final
class EventSpace(Space):
    """All kinds of events of a game."""

    def kind(self, name: str, *arguments: Domain | Told, only: int = -1) -> Family:
        return self._declare(name, arguments, only, story=False)

    def story(self, name: str, *arguments: Domain | Told, only: int = -1) -> Family:
        """Events that are told one by one where several come at once."""
        return self._declare(name, arguments, only, story=True)

    def _declare(
        self, name: str, arguments: Sequence[Domain | Told], only: int, story: bool
    ) -> Family:
        domains = [a.domain if isinstance(a, Told) else a for a in arguments]
        audience = [a.places if isinstance(a, Told) else None for a in arguments]
        return self.add(
            Family(
                name, self.size, domains, secret=False, audience=audience, only=only, story=story
            )
        )

    def named(self, names: Mapping[str, Sequence[str]]) -> "EventSpace":
        space = EventSpace(self.name)
        for family in self.families:
            space.add(family.renamed(names))
        return space

    def words_for(self, event: int, seat: int) -> list[str] | None:
        """The event as `seat` hears it: its name and arguments, `?` for what it may not know.

        None where the whole event is not for this seat.
        """
        kind = self.family_of(event)
        args = kind.args(event)
        if kind.only >= 0 and seat != REFEREE and args[kind.only] != seat:
            return None
        heard = [kind.name]
        for domain, arg, places in zip(kind.domains, args, kind.audience, strict=True):
            open_to_seat = (
                places is None or seat == REFEREE or any(args[place] == seat for place in places)
            )
            heard.append(domain.names[arg] if open_to_seat else UNTOLD)
        return heard
