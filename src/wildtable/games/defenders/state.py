"""The state of a match: every decision of the rules, copies, and what a seat can't see.

For scenes and bots, beside the State contract (`fields.py` says what each list holds):

- A *side* is a faction in play, called by its number in moves.FACTION_NAMES. `order` has the sides
  clockwise; `rules.table.seat_of(state, side)` is who leads one. Alone, seat 0 leads two.
- Board, by hex (rules/hexes.py: HEX_NAMES, NEIGHBOUR, CORE): `ground`, `tile`, `mechs`,
  `pollution`, `toxic`, `camp`; by edge (EDGE_NAMES, EDGE_AT): `wall`, `breach`; by factory number:
  `arrow`, `rewilded`; `engine` twice SIDES * right hex + side, or ON_CORE; `laid` tiles by slot.
- By side: `organizer`, `at`, `support`, `built`, `damage`, `items`, `markers`, `exited`, `active`,
  `told`. `rules.support.most_support` and `camps_to_build` complete the track.
- Cards: `place` by card (OUT, DECK, HAND, CHOSEN, ACTIVE, TEAMED, PILE, KILLED). HAND and CHOSEN
  are for the leader's eyes; everybody may know how many there are (`sees`, `cards_at`).
- Machines: `deck` and `discard` by machine card, `direction`, `first` (player marker), `result`.
- What would happen is a function away: `rules.damage.threat` (badge of a hex), `rules.actions.
  move.destinations`, `rules.factories.enclosed_hexes`, or a clone with a MACHINES frame played on.

A position (`dump.py` writes it, `load.py` reads it) looks like this; what is left out has its value
from the start of a match: tiles laid in the order of the content, no pieces, all cards in decks.

    players = 2                       # 1: one seat leads both sides
    direction = "left"                # else right
    first = "order"                   # the first player marker; the first side if left out
    ground = ["FPPP", "TMFPF", ...]   # rows of Forest, Plains, Marsh, mounTain, * the core, . none
    tiles = ["U1a", ...]              # by slot; gives the ground where that is left out
    arrows = ["V0", "V3"]             # from tile 5 down to the one on top of the core
    walls = ["0,-1:E"]
    engines = ["1,-1:NE", "core"]     # the hex on its right and the side of that hex
    deck = { engines = 2 }            # machine cards; a fresh deck if both are left out
    discard = { reboot = 1 }
    factories = [{ number = 5, hex = "1,-1", rewilded = true }]
    mechs = { "0,0" = 2 }
    pollution = { "1,0" = 1 }
    toxic = ["2,0"]
    result = ""                       # or won, core-complete, toxic-disaster, massacre, limit
    clock = 0
    [[sides]]                         # clockwise
    faction = "order"
    organizer = "burrun"              # the first of the faction if left out
    at = "1,-1"                       # "" off the board
    camps = ["1,-1"]                  # the starting camp included: one more than were built
    support = 1
    damage = 0
    items = ["maps"]
    breaches = ["1,-1:E"]             # edges with its markers
    exited = false
    hand = ["flik", "?"]              # `?` is dealt from what nobody has
    chosen = []                       # face down
    active = "rystle"
    teamed = []
    pile = []
    killed = []
    told = { forest = 1 }             # habitats that were shared
    [[stack]]                         # frames, bottom first; what each has: frames.py
    frame = "round"
    side = "order"
    turns = 1
    [[stack]]
    frame = "turn"
    side = "order"
    points = 3
"""

from random import Random
from typing import Final, final

from wildtable.games.defenders.board import Board
from wildtable.games.defenders.content import DefendersContent
from wildtable.games.defenders.dump import dump
from wildtable.games.defenders.frames import (
    AIMING,
    BEGINNING,
    CHOOSING,
    DRAWING,
    DYING,
    FRAMES,
    HARDENING,
    LAYING,
    LEADING,
    MACHINES,
    MIXING,
    ORIENTING,
    PATHS,
    REVEALING,
    ROLLING,
    SETTLING,
    TAKING,
    TURN,
    TURNING_UP,
)
from wildtable.games.defenders.moves import CARDS_EACH, FACTIONS
from wildtable.games.defenders.rules.abilities import Wandering
from wildtable.games.defenders.rules.ability_targets import Aiming
from wildtable.games.defenders.rules.audit import faults_of
from wildtable.games.defenders.rules.cards import Drawing
from wildtable.games.defenders.rules.damage import Dying
from wildtable.games.defenders.rules.ending import outcome_of
from wildtable.games.defenders.rules.factories import Orienting
from wildtable.games.defenders.rules.flow import go_on
from wildtable.games.defenders.rules.machines import Machines
from wildtable.games.defenders.rules.redeal import deal_hidden
from wildtable.games.defenders.rules.rolls import Rolling
from wildtable.games.defenders.rules.rounds import Choosing, Revealing, TurningUp
from wildtable.games.defenders.rules.setup import (
    Beginning,
    Hardening,
    Laying,
    Leading,
    Settling,
    Taking,
    begin_setup,
    unpack,
)
from wildtable.games.defenders.rules.solo import Mixing
from wildtable.games.defenders.rules.table import has_left, leads
from wildtable.games.defenders.rules.turn import Turning
from wildtable.games.defenders.rules.values import CHOSEN, DECK, HAND, NONE, UNSEEN
from wildtable.kernel.decisions import decisions
from wildtable.kernel.game import Denial, Outcome, Position
from wildtable.kernel.turn import REFEREE

DECISIONS: Final = decisions(
    FRAMES,
    Laying(LAYING),
    Orienting(ORIENTING),
    Taking(TAKING),
    Leading(LEADING),
    Mixing(MIXING),
    Drawing(DRAWING),
    Hardening(HARDENING),
    Settling(SETTLING),
    Beginning(BEGINNING),
    Choosing(CHOOSING),
    TurningUp(TURNING_UP),
    Revealing(REVEALING),
    Aiming(AIMING),
    Wandering(PATHS),
    Turning(TURN),
    Rolling(ROLLING),
    Dying(DYING),
    Machines(MACHINES),
)


@final
class DefendersState(Board):
    """A position that can be played on."""

    def __init__(
        self, content: DefendersContent, seats: int, source: "DefendersState | None" = None
    ) -> None:
        super().__init__(content, seats, DECISIONS, source)

    def settle(self) -> None:
        self.clock += 1
        go_on(self)

    def main_turn(self) -> int:
        return self.turns

    def not_asked(self, seat: int) -> Denial | None:
        """DEF-27.2 whoever has exited takes no part in what follows."""
        if has_left(self, seat):
            return Denial("DEF-27.2", "you-have-left")
        return super().not_asked(seat)

    # --- what a seat sees -----------------------------------------------------------------------

    def sees(self, seat: int, side: int) -> bool:
        """DEF-5.2 a hand is for nobody's eyes but its leader's."""
        return seat == REFEREE or leads(self, seat, side)

    def seen_places(self, viewer: int) -> list[int]:
        """Of a side that others lead, not even its cards in the deck: they may be in its hand."""
        places = self.place[:]
        for side in range(FACTIONS):
            if not self.sees(viewer, side):
                for card in range(CARDS_EACH * side, CARDS_EACH * side + CARDS_EACH):
                    if places[card] in (DECK, HAND, CHOSEN):
                        places[card] = UNSEEN
        return places

    # --- copies ---------------------------------------------------------------------------------

    def clone(self) -> "DefendersState":
        return DefendersState(self.content, self.seats, self)

    def redeal(self, seat: int, rng: Random) -> "DefendersState":
        copy = self.clone()
        for side in self.order:
            if side != NONE and not self.sees(seat, side):
                deal_hidden(copy, side, rng)
        return copy

    # --- the end, and looking at it -------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        return outcome_of(self)

    def dump(self, seat: int = REFEREE) -> Position:
        return dump(self, seat)

    def audit(self) -> list[str]:
        return self.out_of_bounds() or faults_of(self)


def blank_state(content: DefendersContent, seats: int) -> DefendersState:
    """Nothing laid, nobody seated."""
    state = DefendersState(content, seats)
    unpack(state)
    return state


def new_state(content: DefendersContent, seats: int) -> DefendersState:
    """The beginning of a match: chance lays the first tile."""
    state = blank_state(content, seats)
    begin_setup(state)
    return state
