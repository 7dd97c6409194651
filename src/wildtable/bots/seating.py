"""Bots at a table: whoever runs a match lets them decide here."""

from collections.abc import Mapping
from random import Random
from typing import Final, final

from wildtable.bots.bot import Bot, Sight
from wildtable.kernel.match import Match


class BadDecision(RuntimeError):
    """A bot chose what the rules refuse: a fault in the bot, or in the game."""


@final
class Seating:
    """Which seats bots sit on; all others are people's.

    With the same `seed` bots decide alike in the same match. The random numbers of a decision
    depend on the seed and on how much its seat was sent, so nothing hidden sways them, and bots go
    on from a record as they would have without a break.
    """

    def __init__(self, bots: Mapping[int, Bot], seed: str) -> None:
        self.bots: Final = dict(bots)
        self.seed: Final = seed

    def play_on(self, match: Match) -> None:
        """Let chance and bots decide until a person must, or the match is over."""
        match.settle()
        while ready := self._ready(match):
            order = Random(f"{self.seed}/{len(match.log)}")
            self._decide(match, order.choice(ready))
            match.settle()

    def _ready(self, match: Match) -> list[int]:
        """The bots that decide now. Where whoever is first acts, bots let people be first."""
        owing = match.owing()
        bots = [seat for seat in owing if seat in self.bots]
        return bots if match.turn().sealed or bots == owing else []

    def _decide(self, match: Match, seat: int) -> None:
        rng = Random(f"{self.seed}/{seat}/{match.version(seat)}")
        chain = self.bots[seat].decide(Sight(match.game, match.content, match.state, seat, rng))
        denial = match.play(seat, chain)
        if denial is not None:
            name = type(self.bots[seat]).__name__
            moves = "; ".join([match.content.moves.text(move) for move in chain])
            raise BadDecision(f"{name} on seat {seat} chose {moves!r}: {denial}")
