"""A position of Wildlands that can be played on.

The fields are those of `fields.py`; spaces, characters and cards are numbers (see `moves.py`),
their words are in `content.space_names`, `character_names`, `card_names`, `faction_names`. A scene
needs beside them:

    state.turn(), state.legal(seat)         who decides, and what is lit
    owner_of(state, character)              the seat of a character; `rules.table`
    hand_of(state, seat)                    its cards by number, wild ones last; `rules.deck`
    pile_of(state, seat)                    its discard pile in order; `rules.deck`
    deck_size(state, seat)                  `rules.deck`
    sees(state, viewer, seat)               whether it may see a hand or a start; `rules.redeal`
    sees_pile(state, viewer, seat)          whether it may see a discard pile; `rules.redeal`
    defence_cards(state, flag, character)   what stops an attack, as bits; `rules.defence`
    content.pack.sight[content.map_name][a][b]   the line that gives sight or is blocked, and why
    content.pack.charts[content.map_name]        polygons, cores, borders, zones of the map

The stack reads like the table: a `turn`, an `interrupting` for each interrupter (the chain that the
screen shows), and on top what is being decided.

A position in words, as `dump()` prints it (`dump.py`); all but `seats` may be left out:

    active = 0                      # who has the marker
    turns = 7                       # begun so far
    interrupters = [2]              # who has interrupted in this turn
    seen = ["3", "9"]               # map cards that everybody has seen
    [[seats]]
    faction = "guild"
    hand = ["GU01", "GU08", "GUW"]  # "?" for a card that is not known
    deck = 20                       # its size; 0 with no discard: all else is in the pile
    discard = ["GU02"]
    in_play = []
    at = { strix = "26", maudlin = "hidden", lunk = "out" }     # hidden if left out
    starts = { maudlin = "12" }     # of hidden characters, dealt if left out
    damage = { strix = 1 }
    taken = { lunk = 1 }            # the seat that scored it; left out: nobody
    hurt_by = { strix = 1 }         # the last enemy seat to hurt it; left out: nobody
    shards = ["3", "17"]            # on the board; the rest is laid on free spaces
    claimed = 1
    points = 1                      # shards and miniatures, counted
    map_cards = []                  # while they are assigned
    [[stack]]                       # left out: the turn of `active`
    frame = "turn"
    seat = 0
    reveal_due = 0
"""

from random import Random
from typing import Final, final

from wildtable.games.wildlands.board import Board
from wildtable.games.wildlands.content import WildlandsContent
from wildtable.games.wildlands.dump import dump
from wildtable.games.wildlands.fields import (
    ASSIGNED,
    SEEN,
    UNSEEN_CARD,
    UNSEEN_MAP_CARD,
    UNSEEN_START,
)
from wildtable.games.wildlands.frames import (
    ASSIGNING,
    BLAST,
    CARD_USE,
    CHOOSING,
    DEALING,
    DEFENDING,
    DRAWING,
    FRAMES,
    INTERRUPTING,
    PAYING,
    RALLYING,
    TARGETING,
    TURN,
    WINDOW,
)
from wildtable.games.wildlands.moves import CHARACTERS, GOING_ON, SPACES
from wildtable.games.wildlands.rules import redeal
from wildtable.games.wildlands.rules.acting import Acting
from wildtable.games.wildlands.rules.attack import Targeting
from wildtable.games.wildlands.rules.audit import faults_of
from wildtable.games.wildlands.rules.card_play import CardUse
from wildtable.games.wildlands.rules.defence import Blasting, Defending
from wildtable.games.wildlands.rules.drawing import Drawing
from wildtable.games.wildlands.rules.ending import outcome_of
from wildtable.games.wildlands.rules.interrupt import Window
from wildtable.games.wildlands.rules.rally_checks import Rallying
from wildtable.games.wildlands.rules.setup import Assigning, Choosing, Dealing, begin
from wildtable.games.wildlands.rules.several_cards import Paying
from wildtable.games.wildlands.rules.table import card_owner, owner_of
from wildtable.kernel.decisions import decisions
from wildtable.kernel.frames import top
from wildtable.kernel.game import Outcome, Position
from wildtable.kernel.turn import REFEREE

DECISIONS: Final = decisions(
    FRAMES,
    Choosing(CHOOSING),
    Dealing(DEALING),
    Assigning(ASSIGNING),
    Drawing(DRAWING),
    Acting(TURN),
    Acting(INTERRUPTING),
    CardUse(CARD_USE),
    Rallying(RALLYING),
    Paying(PAYING),
    Targeting(TARGETING),
    Defending(DEFENDING),
    Blasting(BLAST),
    Window(WINDOW),
)


@final
class WildlandsState(Board):
    """The table of a match as the contract wants it."""

    def __init__(
        self, content: WildlandsContent, seats: int, source: "WildlandsState | None" = None
    ) -> None:
        super().__init__(content, seats, DECISIONS, source)

    def clone(self) -> "WildlandsState":
        return WildlandsState(self.content, self.seats, self)

    def main_turn(self) -> int:
        return self.turns

    def outcome(self) -> Outcome | None:
        return None if self.ending == GOING_ON else outcome_of(self)

    def dump(self, seat: int = REFEREE) -> Position:
        return dump(self, seat)

    def audit(self) -> list[str]:
        return faults_of(self)

    # --- what is hidden ---------------------------------------------------------------------

    def redeal(self, seat: int, rng: Random) -> "WildlandsState":
        copy = self.clone()
        redeal.deal_hidden(copy, seat, rng)
        if not redeal.sees(copy, seat, copy.acting):
            # Who is in the middle of an action holds what it takes to finish it.
            while copy.is_stuck():
                redeal.deal_hand(copy, copy.acting, rng)
        return copy

    def is_stuck(self) -> bool:
        """Whether the acting player has begun an action and can't go on; no match gets there."""
        if top(self.stack) in (CARD_USE, RALLYING, PAYING):
            return len(self.legal(self.acting)) == 0
        return False

    def seen_starts(self, viewer: int) -> list[int]:
        return [
            start if start < 0 or redeal.sees(self, viewer, owner_of(self, who)) else UNSEEN_START
            for who, start in enumerate(self.starts)
        ]

    def seen_map_cards(self, viewer: int) -> list[int]:
        """Those that were turned up, and the viewer's own; a referee sees all."""
        if viewer == REFEREE:
            return self.map_cards[:]
        seen = [UNSEEN_MAP_CARD] * SPACES
        for space in range(SPACES):
            if self.map_cards[space] in (SEEN, viewer):
                seen[space] = self.map_cards[space]
        for who in range(CHARACTERS):
            if self.starts[who] >= 0 and owner_of(self, who) == viewer:
                seen[self.starts[who]] = ASSIGNED
        return seen

    def seen_discard(self, viewer: int) -> list[int]:
        if not self.content.discards_closed:  # WLD-24.1: asked once, not for every card
            return self.discard
        return [
            card if redeal.sees_pile(self, viewer, card_owner(self, card)) else UNSEEN_CARD
            for card in self.discard
        ]

    def seen_wishes(self, viewer: int) -> list[int]:
        """A wish to interrupt is secret."""
        if viewer == REFEREE:
            return [self.wishes]
        return [self.wishes & (1 << viewer) if viewer >= 0 else 0]


def new_state(content: WildlandsContent, seats: int) -> WildlandsState:
    """The beginning of a match."""
    state = WildlandsState(content, seats)
    begin(state)
    return state
