"""The state of a match of Wilderness.

For scenes and insight, beside the contract of `State`:

    board         an Arrangement: name, fields, landscape (bits), element_at, elements, edges, cone
    book          numbers and switches; by animal: dots, cost, speed, stamina, dice, landscapes
    phase         POSITION, ACTING or OVER; trigger, first, moved, rounds, idle
    at            by field: NOTHING, a piece (ANIMALS * seat + animal), LYING + LANDS * seat + land
    place         by piece: a field, OFF, CARRIED or INSIDE (then host[seat] is the host's piece)
    damage, mate  Drops by piece; mate by seat: those of the second Swan
    token, passive, poison, training   by piece; sprinted by seat
    magic, captured (bits), left       by seat
    hands, deck, discards              CARDS * seat + card; bottom: the ordered cards of all seats
    path          fields of the activation under way
    sees(viewer, seat)   whether a viewer sees the cards of a seat
    seat_asked()  who decides; the frame on top of `stack` says what (see moves.py)

A position as `dump()` prints it; what is left out when one is loaded has its value at the start,
animals are unhurt and have their token, and the deck is whatever lies nowhere else:

    phase = "action"            # or "position" (the default), "over"
    board = "recommended"       # that of the option if left out
    trigger = 0                 # Drops left; first: who pulled it; moved: Positional moves made
    first = 0                   # (the very first one, moved = 0, has lower limits)
    idle = 0
    rounds = 0
    path = ["d4", "d5"]         # of the activation under way
    stack = [{ frame = "action", seat = "0", left = 3 }]    # seat 0's move if left out
    [[seats]]
    magic = 5
    elements = ["earth"]
    out = ""                    # or "eliminated 1", "conceded 2": how and when
    deserts = ["c5"]            # in the Action phase
    [seats.animals]             # in the Action phase; "d4" alone is an animal without a scratch
    mouflon = { at = "d4", damage = 1, token = true, passive = 0, poisoned = false, training = 0 }
    swans = { at = "e4", damage = [1, 0] }
    scarab = { inside = "1-bear" }
    bear = { at = "a9", sprinted = true }
    [[seats]]
    hand = ["snake", "joker", "?"]      # in the Position phase, like all below
    kept = []
    cards = { c3 = "mouflon", b2 = "water", c5 = "?1" }     # `?` and its dots: dealt
    bottom = ["bear", "?"]      # the first is drawn first
    discards = ["desert"]
    deck = 12                   # how many cards nobody has ordered
"""

from random import Random
from typing import final

from wildtable.games.wilderness.dump import dump
from wildtable.games.wilderness.moves import (
    ACTION,
    ANIMALS,
    ARRANGE,
    ARRANGING,
    BALL,
    BEGIN,
    BEGINNING,
    DECLINE,
    DICE,
    DISCARDING,
    DRAW,
    DRAWING,
    EPIC,
    ESCAPING,
    FIELDS,
    FINISH,
    GAZE,
    HEALING,
    HOLES,
    INFESTING,
    KEEP,
    KEEPING,
    LAY,
    LAYOUTS,
    MENDING,
    MOTION,
    MOVER,
    PAY,
    PLACE,
    PLACING,
    RETURN,
    ROLL,
    SHED,
    STAY,
    STUN,
    SWANS_HURT,
    TAIL,
    TAIL_ROLL,
    UNCERTAIN,
    VICTIM,
    WHO,
    WOUNDING,
)
from wildtable.games.wilderness.rules.action_move import action_moves
from wildtable.games.wilderness.rules.activation import act, action_denial
from wildtable.games.wilderness.rules.animals.basilisk import roll_gaze
from wildtable.games.wilderness.rules.animals.echidna import roll_ball
from wildtable.games.wilderness.rules.animals.fire_drake import epic_dice, roll_epic, roll_flame
from wildtable.games.wilderness.rules.animals.lizard import (
    escape_denial,
    escapes,
    flee,
    roll_tail,
    shed,
    stay,
    tail_denial,
)
from wildtable.games.wilderness.rules.animals.mouflon import roll_stun
from wildtable.games.wilderness.rules.animals.swans import choose, swan_choices, swan_denial
from wildtable.games.wilderness.rules.animals.unicorn import roll_healing
from wildtable.games.wilderness.rules.arrangement import Arrangement
from wildtable.games.wilderness.rules.audit import faults_of
from wildtable.games.wilderness.rules.book import Book
from wildtable.games.wilderness.rules.concede import concede
from wildtable.games.wilderness.rules.ending import outcome_of
from wildtable.games.wilderness.rules.motion import motion_denial, motions, move_on
from wildtable.games.wilderness.rules.placing import (
    lay_land,
    place_animal,
    placements,
    placing_denial,
)
from wildtable.games.wilderness.rules.positional_move import (
    begin_positional_move,
    discard,
    discard_denial,
    discards,
    draw_card,
    draws,
    finish_placing,
    keep,
    keep_denial,
    keeps,
    put_back,
)
from wildtable.games.wilderness.rules.redeal import redeal_seat
from wildtable.games.wilderness.rules.refusals import not_now
from wildtable.games.wilderness.rules.standard_attack import decide_holes, roll_uncertain
from wildtable.games.wilderness.rules.table import NO_SEAT, POSITION, Table, copy_rest, empty_table
from wildtable.kernel.frames import field, push, top
from wildtable.kernel.game import Denial, Outcome, Position
from wildtable.kernel.turn import ASK, BY_CHANCE, OVER, REFEREE, Turn


@final
class WildernessState(Table):
    """A position that can be played on."""

    # --- who decides, and what they may do ------------------------------------------------------

    def seat_asked(self) -> int:
        """Who decides; NO_SEAT where chance does, or where the match is over."""
        stack = self.stack
        kind = top(stack)
        if DISCARDING <= kind <= KEEPING:
            return field(stack, WHO)
        if kind in (ACTION, MOTION, HOLES):
            return stack[MOVER]
        if kind in (TAIL, ESCAPING, INFESTING):
            return stack[VICTIM] // ANIMALS
        if kind in (WOUNDING, MENDING):
            return field(stack, SWANS_HURT) // ANIMALS
        return NO_SEAT

    def turn(self) -> Turn:
        if not self.stack:
            return OVER
        seat = self.seat_asked()
        return BY_CHANCE if seat == NO_SEAT else ASK[seat]

    def legal(self, seat: int) -> list[int]:
        kind = top(self.stack)
        if kind == MOTION:
            return motions(self)
        if kind == ACTION:
            return action_moves(self)
        if kind == PLACING:
            return placements(self)
        if kind == KEEPING:
            return keeps(self)
        if kind == DISCARDING:
            return discards(self)
        if kind == HOLES:
            return [PAY, DECLINE]
        if kind == TAIL:
            return [SHED, STAY]
        if kind == ESCAPING:
            return escapes(self)
        return swan_choices(self)

    def chance(self) -> list[tuple[int, int]]:
        kind = top(self.stack)
        if kind == DRAWING:
            return draws(self)
        if kind == ARRANGING:
            return [(ARRANGE + layout, 1) for layout in range(LAYOUTS)]
        if kind == BEGINNING:  # NES-R2
            return [(BEGIN + seat, 1) for seat in range(self.seats) if self.left[seat] == 0]
        dice = 1
        if kind == UNCERTAIN:
            dice = field(self.stack, DICE)
        elif kind == EPIC:
            dice = epic_dice(self)
        return self.book.throws[dice]

    # --- doing it -------------------------------------------------------------------------------

    def apply(self, seat: int, move: int) -> None:
        kind = top(self.stack)
        if kind == MOTION:
            move_on(self, move)
        elif kind == ACTION:
            act(self, move)
        elif kind <= KEEPING:
            self.build(kind, move)
        elif move >= ROLL:
            self.roll(kind, move)
        elif kind == HOLES:
            decide_holes(self, move == PAY)
        elif kind == ESCAPING:
            flee(self, move)
        elif move == SHED:
            shed(self)
        elif move == STAY:
            stay(self)
        else:
            choose(self, move)

    def build(self, kind: int, move: int) -> None:
        """A move before or in the Position phase."""
        if kind == DRAWING:
            draw_card(self, move - DRAW)
        elif kind == PLACING:
            if move == FINISH:
                finish_placing(self)
            elif move < LAY:
                place_animal(self, (move - PLACE) // FIELDS, (move - PLACE) % FIELDS)
            else:
                lay_land(self, (move - LAY) // FIELDS, (move - LAY) % FIELDS)
        elif kind == KEEPING:
            if move >= RETURN:
                put_back(self, move - RETURN)
            else:
                keep(self, move - KEEP)
        elif kind == DISCARDING:
            discard(self, move)
        elif kind == ARRANGING:
            self.board = self.book.boards[move - ARRANGE]
            self.stack.clear()
            push(self.stack, BEGINNING)
        else:
            begin_positional_move(self, move - BEGIN)

    def roll(self, kind: int, move: int) -> None:
        """What the Wildice show."""
        throw = move - ROLL  # of a single die: the side it shows
        if kind == UNCERTAIN:
            roll_uncertain(self, move)
        elif kind == EPIC:
            roll_epic(self, move)
        elif kind == GAZE:
            roll_gaze(self, throw)
        elif kind == TAIL_ROLL:
            roll_tail(self, throw)
        elif kind == BALL:
            roll_ball(self, throw)
        elif kind == STUN:
            roll_stun(self, throw)
        elif kind == HEALING:
            roll_healing(self, throw)
        else:
            roll_flame(self, throw)

    # --- why not --------------------------------------------------------------------------------

    def why_not(self, seat: int, move: int) -> Denial | None:
        kind = top(self.stack)
        if kind == MOTION:
            return motion_denial(self, move)
        if kind == ACTION:
            return action_denial(self, move)
        if kind == PLACING:
            return placing_denial(self, move)
        if kind == KEEPING:
            return keep_denial(self, move)
        if kind == DISCARDING:
            return discard_denial(self, move)
        if kind == HOLES:
            return None if move in (PAY, DECLINE) else not_now(self, move)
        if kind == TAIL:
            return tail_denial(self, move)
        if kind == ESCAPING:
            return escape_denial(self, move)
        return swan_denial(self, move)

    # --- copies ---------------------------------------------------------------------------------

    def clone(self) -> "WildernessState":
        copy = WildernessState(
            self.book,
            self.board,
            self.seats,
            self.stack[:],
            self.at[:],
            self.place[:],
            self.damage[:],
            self.mate[:],
            self.token[:],
            self.passive[:],
            self.poison[:],
            self.training[:],
            self.sprinted[:],
            self.host[:],
            self.host_swan[:],
            self.deserts[:],
            self.path[:],
            self.magic[:],
            self.captured[:],
            self.left[:],
            self.hands[:],
            self.deck[:],
            self.bottom[:],
            self.kept[:],
            self.discards[:],
        )
        copy_rest(self, copy)
        return copy

    def redeal(self, seat: int, rng: Random) -> "WildernessState":
        copy = self.clone()
        if self.phase == POSITION:
            for other in range(self.seats):
                if not self.sees(seat, other):
                    keeping = top(self.stack) == KEEPING and field(self.stack, WHO) == other
                    redeal_seat(copy, other, keeping, rng)
        return copy

    def sees(self, viewer: int, seat: int) -> bool:
        """NES-R23 whether a viewer sees the hand, the face-down cards and the deck of a seat."""
        return viewer in (seat, REFEREE) or self.phase != POSITION

    # --- the rest of the contract ---------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        return outcome_of(self)

    def leave(self, seat: int) -> bool:
        return concede(self, seat)

    def dump(self, seat: int = REFEREE) -> Position:
        return dump(self, seat)

    def audit(self) -> list[str]:
        return faults_of(self)


def new_state(book: Book, board: Arrangement, seats: int, by_chance: bool) -> WildernessState:
    """A match before the first draw: chance may arrange the board, and says who begins."""
    state = WildernessState(book, board, seats, [], *empty_table(book, seats))
    state.trigger = book.drops * seats  # NES-1.12
    push(state.stack, ARRANGING if by_chance else BEGINNING)
    return state
