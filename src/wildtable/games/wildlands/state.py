"""A position of Wildlands that can be played on.

The fields are those of `rules/table.py`; spaces, characters and cards are numbers (see `moves.py`),
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
from typing import final

from wildtable.games.wildlands.content import WildlandsContent
from wildtable.games.wildlands.dump import dump_position
from wildtable.games.wildlands.moves import (
    ADD,
    ALLOT,
    ASSIGN,
    ASSIGNING,
    BLAST,
    CARD_USE,
    CARDS,
    CHARACTERS,
    CHOOSE,
    CHOOSING,
    DEAL,
    DEALING,
    DECLINE,
    DEFEND,
    DEFENDING,
    DRAW,
    DRAWING,
    END,
    FACTIONS,
    FIRST_HAND,
    GOING_ON,
    INTERRUPT,
    OWING,
    PASS,
    PAYING,
    PLAY,
    RALLYING,
    REVEAL,
    SPACES,
    STAY,
    TARGET,
    TARGETING,
    TURN_END,
    VICTIM,
    WHY,
    WINDOW,
)
from wildtable.games.wildlands.rules import audit, ending, redeal
from wildtable.games.wildlands.rules.action import finish_action
from wildtable.games.wildlands.rules.attack import add_targets, check_target, choose_target
from wildtable.games.wildlands.rules.card_play import (
    add_turn_moves,
    add_uses_of_played,
    check_turn_move,
    check_use,
    play,
    use,
)
from wildtable.games.wildlands.rules.deck import draw, draw_outcomes, hand_of
from wildtable.games.wildlands.rules.defence import (
    add_defences,
    blast_defenders,
    check_defence,
    decline,
    defend,
)
from wildtable.games.wildlands.rules.interrupt import add_answers, answer, check_interrupt, end
from wildtable.games.wildlands.rules.rally import add_second_moves
from wildtable.games.wildlands.rules.refusals import check_moment
from wildtable.games.wildlands.rules.setup import (
    add_assignments,
    add_choices,
    allot,
    allot_outcomes,
    assign_start,
    assigners,
    begin,
    check_assignment,
    check_choice,
    choosers,
    deal,
    deal_outcomes,
    start_match,
    take_faction,
)
from wildtable.games.wildlands.rules.several_cards import (
    add_card,
    add_payments,
    check_payment,
    check_rally_on,
    rally_second,
    stay,
)
from wildtable.games.wildlands.rules.table import (
    ABSENT,
    NO_FACTION,
    NO_SEAT,
    UNDEALT,
    Table,
    copy_rest,
    owner_of,
)
from wildtable.games.wildlands.rules.turn import pass_turn, reveal
from wildtable.kernel.frames import field, pop, top
from wildtable.kernel.game import Denial, Outcome, Position
from wildtable.kernel.turn import (
    ASK,
    BY_CHANCE,
    CHANCE,
    OVER,
    REFEREE,
    Turn,
    ask_open,
    ask_sealed,
    ask_window,
)


@final
class WildlandsState(Table):
    """The table of a match as the contract wants it: who decides, what they may do."""

    # --- who decides ------------------------------------------------------------------------

    def turn(self) -> Turn:
        frame = top(self.stack)
        if frame == WINDOW:
            return ask_window(field(self.stack, OWING))
        if frame in (DRAWING, DEALING):
            return BY_CHANCE
        if frame == DEFENDING:
            return ASK[owner_of(self, field(self.stack, VICTIM))]
        if frame == TARGETING:
            return ASK[field(self.stack, VICTIM)]
        if frame == BLAST:
            asked = blast_defenders(self)
            one = self.content.blast_clockwise or asked == 1 << self.acting
            return ASK[asked.bit_length() - 1] if one else ask_window(asked)
        if frame == ASSIGNING:
            return ask_sealed(assigners(self))
        if frame == CHOOSING:
            return BY_CHANCE if self.content.factions_by_lot else ask_open(choosers(self))
        return ASK[self.acting] if self.stack else OVER

    def chance(self) -> list[tuple[int, int]]:
        frame = top(self.stack)
        if frame == DRAWING:
            return draw_outcomes(self)
        return deal_outcomes(self) if frame == DEALING else allot_outcomes(self)

    # --- what they may do -------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        moves: list[int] = []
        frame = top(self.stack)
        if frame == WINDOW:
            add_answers(self, seat, moves)
        elif frame == CARD_USE:
            add_uses_of_played(self, seat, moves)
        elif frame in (DEFENDING, BLAST):
            add_defences(self, seat, moves)
        elif frame == PAYING:
            add_payments(self, seat, moves)
        elif frame == RALLYING:
            add_second_moves(self, seat, moves)
        elif frame == TARGETING:
            add_targets(self, moves)
        elif frame == ASSIGNING:
            add_assignments(self, seat, moves)
        elif frame == CHOOSING:
            add_choices(self, moves)
        else:
            add_turn_moves(self, seat, moves)
        return moves

    def why_not(self, seat: int, move: int) -> Denial | None:
        denial = check_moment(self, seat, move)
        if denial is not None:
            return denial
        frame = top(self.stack)
        if frame == WINDOW:
            return check_interrupt(self, seat) if move == INTERRUPT else None
        if frame == CARD_USE:
            card = self.in_play[0]
            return check_use(self, seat, card, hand_of(self, seat), move)
        if frame in (DEFENDING, BLAST):
            return None if move == DECLINE else check_defence(self, seat, move - DEFEND)
        if frame == PAYING:
            return check_payment(self, seat, move - ADD)
        if frame == RALLYING:
            return check_rally_on(self, seat, move)
        if frame == TARGETING:
            return check_target(self, move - TARGET)
        if frame == ASSIGNING:
            character, space = divmod(move - ASSIGN, SPACES)
            return check_assignment(self, seat, character, space)
        if frame == CHOOSING:
            return check_choice(self, move - CHOOSE)
        return check_turn_move(self, seat, move)

    # --- what comes of it -------------------------------------------------------------------

    def apply(self, seat: int, move: int) -> None:
        if seat == CHANCE:
            self.by_chance(move)
        elif move >= PASS:
            answer(self, seat, move)
        elif move >= DECLINE:
            decline(self, seat)
        elif move >= DEFEND:
            defend(self, seat, move - DEFEND)
        elif move >= TARGET:
            choose_target(self, move - TARGET)
        elif move >= ADD:
            add_card(self, seat, move - ADD)
        elif move >= PLAY + CARDS:
            self.use_card(seat, move)
        elif move >= PLAY:
            play(self, seat, move - PLAY)
        elif move == END:
            end(self)
        elif move >= REVEAL:
            reveal(self, move - REVEAL)
        elif move >= ASSIGN:
            assign_start(self, seat, (move - ASSIGN) // SPACES, (move - ASSIGN) % SPACES)
        else:
            take_faction(self, seat, move - CHOOSE)

    def use_card(self, seat: int, move: int) -> None:
        if top(self.stack) == CARD_USE:
            use(self, seat, move)
        elif move == STAY:
            stay(self)
        else:
            rally_second(self, move)

    def by_chance(self, move: int) -> None:
        if move >= DRAW:
            if draw(self, move - DRAW):
                self.drawn()
        elif move >= DEAL:
            deal(self, move - DEAL)
        else:
            allot(self, move - ALLOT)

    def drawn(self) -> None:
        """A drawing is over: what it was for goes on."""
        why = field(self.stack, WHY)
        pop(self.stack)
        if why == TURN_END:
            pass_turn(self)
        elif why != FIRST_HAND:
            finish_action(self, window=self.content.draw_two_window)  # WLD-R23
        elif not self.stack:
            start_match(self)

    def outcome(self) -> Outcome | None:
        return None if self.ending == GOING_ON else ending.outcome(self)

    # --- copies and words -------------------------------------------------------------------

    def clone(self) -> "WildlandsState":
        copy = WildlandsState(
            self.content,
            self.seats,
            self.stack[:],
            self.factions[:],
            self.owners[:],
            self.where[:],
            self.starts[:],
            self.damage[:],
            self.taken[:],
            self.hurt_by[:],
            self.shards[:],
            self.map_cards[:],
            self.claimed[:],
            self.points[:],
            self.hand[:],
            self.wilds[:],
            self.held[:],
            self.deck[:],
            self.deck_wilds[:],
            self.discard[:],
            self.in_play[:],
            self.threatened[:],
            self.saved[:],
        )
        copy_rest(self, copy)
        return copy

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
        frame = top(self.stack)
        if frame in (CARD_USE, RALLYING, PAYING):
            return len(self.legal(self.acting)) == 0
        return False

    def dump(self, seat: int = REFEREE) -> Position:
        return dump_position(self, seat)

    def audit(self) -> list[str]:
        return audit.audit(self)


def empty_state(content: WildlandsContent, seats: int) -> WildlandsState:
    """A table that nothing lies on."""
    return WildlandsState(
        content,
        seats,
        [],
        [NO_FACTION] * seats,
        [NO_SEAT] * FACTIONS,
        [ABSENT] * CHARACTERS,
        [-1] * CHARACTERS,
        [0] * CHARACTERS,
        [NO_SEAT] * CHARACTERS,
        [NO_SEAT] * CHARACTERS,
        [NO_SEAT] * SPACES,
        [UNDEALT] * SPACES,
        [0] * seats,
        [0] * seats,
        [0] * seats,
        [0] * seats,
        [0] * seats,
        [0] * seats,
        [0] * seats,
        [],
        [],
        [],
        [],
    )


def new_state(content: WildlandsContent, seats: int) -> WildlandsState:
    """The beginning of a match."""
    state = empty_state(content, seats)
    begin(state)
    return state
