"""The state of a match of Wilderness: its kinds of decision, its copies, and what is seen of it."""

from random import Random
from typing import Final, final

from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.content import WildernessContent
from wildtable.games.wilderness.dump import dump
from wildtable.games.wilderness.fields import DOT_COUNTS, FACE_DOWN, NONE, POSITION, UNKNOWN
from wildtable.games.wilderness.frames import (
    ACTION,
    ARRANGING,
    BALL,
    BEGINNING,
    DISCARDING,
    DRAWING,
    EPIC,
    ESCAPING,
    FLAMES,
    FRAMES,
    GAZE,
    HEALING,
    HOLES,
    INFESTING,
    KEEPING,
    MENDING,
    MOTION,
    PLACING,
    STUN,
    TAIL,
    TAIL_ROLL,
    UNCERTAIN,
    WOUNDING,
)
from wildtable.games.wilderness.moves import ANIMALS, CARDS
from wildtable.games.wilderness.rules.activation import ActionMove
from wildtable.games.wilderness.rules.animals.basilisk import GazeRoll
from wildtable.games.wilderness.rules.animals.echidna import BallRoll
from wildtable.games.wilderness.rules.animals.fire_drake import EpicHit, FlameRoll
from wildtable.games.wilderness.rules.animals.lizard import Escaping, TailChoice, TailRoll
from wildtable.games.wilderness.rules.animals.mouflon import StunRoll
from wildtable.games.wilderness.rules.animals.swans import Infesting, Mending, Wounding
from wildtable.games.wilderness.rules.animals.unicorn import HealingRoll
from wildtable.games.wilderness.rules.audit import faults_of
from wildtable.games.wilderness.rules.concede import concede
from wildtable.games.wilderness.rules.ending import outcome_of
from wildtable.games.wilderness.rules.motion import Motion
from wildtable.games.wilderness.rules.placing import Placing
from wildtable.games.wilderness.rules.positional_move import Discarding, Drawing, Keeping
from wildtable.games.wilderness.rules.redeal import redeal_others
from wildtable.games.wilderness.rules.refusals import wait_for
from wildtable.games.wilderness.rules.setup import Arranging, Beginning, set_up
from wildtable.games.wilderness.rules.standard_attack import PayingForHoles, UncertainHit
from wildtable.games.wilderness.rules.table import is_keeping, sees
from wildtable.kernel.decisions import decisions
from wildtable.kernel.game import Denial, Outcome, Position
from wildtable.kernel.turn import REFEREE

DECISIONS: Final = decisions(
    FRAMES,
    Arranging(ARRANGING),
    Beginning(BEGINNING),
    Drawing(DRAWING),
    Discarding(DISCARDING),
    Placing(PLACING),
    Keeping(KEEPING),
    ActionMove(ACTION),
    Motion(MOTION),
    GazeRoll(GAZE),
    TailChoice(TAIL),
    TailRoll(TAIL_ROLL),
    Escaping(ESCAPING),
    BallRoll(BALL),
    UncertainHit(UNCERTAIN),
    PayingForHoles(HOLES),
    Wounding(WOUNDING),
    StunRoll(STUN),
    EpicHit(EPIC),
    HealingRoll(HEALING),
    Mending(MENDING),
    Infesting(INFESTING),
    FlameRoll(FLAMES),
)


@final
class WildernessState(Board):
    """A position that can be played on."""

    def __init__(
        self,
        content: WildernessContent,
        seats: int,
        source: "WildernessState | None" = None,
    ) -> None:
        super().__init__(content, seats, DECISIONS, source)

    def clone(self) -> "WildernessState":
        return WildernessState(self.content, self.seats, self)

    def redeal(self, seat: int, rng: Random) -> "WildernessState":
        copy = self.clone()
        redeal_others(copy, seat, rng)
        return copy

    def not_asked(self, seat: int) -> Denial | None:
        return wait_for(self, seat)

    def main_turn(self) -> int:
        return self.turns

    def outcome(self) -> Outcome | None:
        return outcome_of(self)

    def leave(self, seat: int) -> bool:
        return concede(self, seat)

    def dump(self, seat: int = REFEREE) -> Position:
        return dump(self, seat)

    def audit(self) -> list[str]:
        return faults_of(self)

    # --- what a viewer sees of some fields ------------------------------------------------------

    def seen_at(self, viewer: int) -> list[int]:
        """NES-3.20 animals lie face down; NES-3.19 others see the owner and the dots."""
        if self.phase != POSITION or viewer == REFEREE:
            return self.at
        seen = self.at[:]
        dots = self.book.dots
        for piece, field in enumerate(self.place):
            if field >= 0 and piece // ANIMALS != viewer:
                seen[field] = FACE_DOWN + DOT_COUNTS * (piece // ANIMALS) + dots[piece % ANIMALS]
        return seen

    def seen_place(self, viewer: int) -> list[int]:
        if self.phase != POSITION or viewer == REFEREE:
            return self.place
        seen = [UNKNOWN] * len(self.place)
        if viewer >= 0:
            own = ANIMALS * viewer
            seen[own : own + ANIMALS] = self.place[own : own + ANIMALS]
        return seen

    def seen_bottom(self, viewer: int) -> list[int]:
        if self.phase != POSITION:
            return self.bottom
        return [code if sees(self, viewer, code // CARDS) else NONE for code in self.bottom]

    def seen_kept(self, viewer: int) -> list[int]:
        for seat in range(self.seats):
            if is_keeping(self, seat) and not sees(self, viewer, seat):
                return [NONE] * CARDS
        return list(self.kept)


def new_state(content: WildernessContent, seats: int) -> WildernessState:
    """The beginning of a match."""
    state = WildernessState(content, seats)
    set_up(state)
    return state
