"""The state of a match: who decides, what they may do, and what a seat can't see.

For scenes and bots, beside the State contract (lists are described in rules/table.py):

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
- What would happen is a function away: `rules.damage.threat` (badge of a hex), `rules.moving.
  destinations`, `rules.factories.enclosed_hexes`, or a clone with a MACHINES frame played on.

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
    [[stack]]                         # frames, bottom first; what each has: moves.py
    frame = "round"
    side = "order"
    turns = 1
    [[stack]]
    frame = "turn"
    side = "order"
    points = 3
"""

from random import Random
from typing import final

from wildtable.games.defenders.content import DefendersContent
from wildtable.games.defenders.dump import dump
from wildtable.games.defenders.frames import (
    AIMING,
    CHOOSING,
    DRAWING,
    DYING,
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
    SIDE,
    TAKING,
    TURN,
    TURNING_UP,
)
from wildtable.games.defenders.moves import (
    BEGIN,
    CARDS,
    DIE,
    DIFFICULT,
    DRAW,
    EAT,
    END,
    FACES,
    FACTIONS,
    FACTORIES,
    HABITATS,
    HARDEN,
    KILL,
    LAY,
    LEAD,
    MACHINE,
    MACHINE_CARDS,
    MIX,
    MOST_MIXED,
    MOVE,
    ORGANIZERS,
    SETTLE,
    SHARE,
    SLOTS,
    TAKE,
    TEAM_UP,
    TILES,
    TRIGGER,
    TURN_CORE,
    TURN_UP,
)
from wildtable.games.defenders.rules import (
    abilities,
    actions,
    cards,
    damage,
    factories,
    items,
    machines,
    rolls,
    rounds,
    setup,
    solo,
    targets,
)
from wildtable.games.defenders.rules.audit import faults
from wildtable.games.defenders.rules.ending import outcome_of
from wildtable.games.defenders.rules.flow import go_on
from wildtable.games.defenders.rules.hexes import CORE, EDGES, HEXES
from wildtable.games.defenders.rules.redeal import deal_hidden
from wildtable.games.defenders.rules.refusals import not_now, refuse_turn
from wildtable.games.defenders.rules.table import (
    ENGINES,
    NONE,
    ON_CORE,
    OUT,
    RUNNING,
    Table,
    leads,
    seat_of,
)
from wildtable.kernel.frames import field, top
from wildtable.kernel.game import Denial, Outcome, Position
from wildtable.kernel.turn import ASK, BY_CHANCE, CHANCE, OVER, REFEREE, Turn, ask_open, ask_silent


@final
class DefendersState(Table):
    """A position that can be played on."""

    # --- who decides ----------------------------------------------------------------------------

    def turn(self) -> Turn:
        if self.result != RUNNING:
            return OVER
        frame = top(self.stack)
        if frame in (TURN, AIMING):
            return ASK[seat_of(self, field(self.stack, SIDE))]
        if frame == ROLLING and rolls.is_asked_first(self):
            return ASK[seat_of(self, field(self.stack, SIDE))]
        if frame == CHOOSING:  # DEF-5.1 in silence, DEF-5.8 but alone
            return ASK[0] if self.players == 1 else ask_silent(rounds.owing_choice(self))
        if frame == REVEALING:
            return ask_open(rounds.triggering_seats(self))
        if frame == MIXING:
            return ASK[0]
        if frame == TAKING and self.content.factions_dealt:
            return BY_CHANCE
        if frame in (TAKING, LEADING, SETTLING, PATHS):
            return ask_open(self.owing(frame))
        return BY_CHANCE

    def owing(self, frame: int) -> int:
        """A bit for each seat that may decide where several can, in an order they like."""
        mask = 0
        for seat in range(self.players):
            owes = (
                abilities.wanderer(self, seat) != NONE
                if frame == PATHS
                else setup.owes_setup(self, seat, frame)
            )
            if owes:
                mask |= 1 << seat
        return mask

    def sees(self, seat: int, side: int) -> bool:
        """DEF-5.2 a hand is for nobody's eyes but its leader's."""
        return seat == REFEREE or leads(self, seat, side)

    # --- what they may do -----------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        frame = top(self.stack)
        if frame == TURN:
            return actions.offer_turn(self)
        if frame == CHOOSING:
            return rounds.offer_choice(self, seat)
        if frame == AIMING:
            return targets.targets(self)
        if frame == PATHS:
            return abilities.offer_paths(self, seat)
        if frame == REVEALING:
            return rounds.offer_triggers(self, seat)
        if frame == ROLLING:
            return rolls.offer_before_roll(self)
        if frame == TAKING:
            return setup.offer_factions(self)
        if frame == LEADING:
            return setup.offer_organizers(self, seat)
        if frame == MIXING:
            return solo.offer_mixes(self)
        return setup.offer_starts(self, seat)

    def chance(self) -> list[tuple[int, int]]:
        frame = top(self.stack)
        if frame == DRAWING:
            return cards.draw_chances(self)
        if frame == MACHINES:
            return machines.machine_chances(self)
        if frame == ROLLING:
            return rolls.die_chances(self)
        if frame == LAYING:
            return setup.tile_chances(self)
        if frame == ORIENTING:
            return factories.arrow_chances()
        if frame == DYING:
            return damage.death_chances(self)
        if frame == TURNING_UP:
            return rounds.turning_up_chances(self)
        if frame == HARDENING:
            return setup.harden_chances(self)
        if frame == TAKING:
            return setup.faction_chances(self)
        return setup.first_chances(self)

    def why_not(self, seat: int, move: int) -> Denial | None:
        frame = top(self.stack)
        if frame == TURN:
            return refuse_turn(self, field(self.stack, SIDE), move)
        if frame == CHOOSING:
            return rounds.refuse_choice(self, seat, move)
        if frame == AIMING:
            return targets.refuse_target(self, move)
        if frame == PATHS:
            return abilities.refuse_path(self, seat, move)
        if frame == REVEALING:
            return rounds.refuse_trigger(self, seat, move)
        if frame == ROLLING:
            return rolls.refuse_before_roll(self, move)
        if frame == TAKING and TAKE <= move < TAKE + FACTIONS:
            return setup.refuse_faction(self, move - TAKE)
        if frame == LEADING and LEAD <= move < LEAD + ORGANIZERS:
            return setup.refuse_organizer(self, seat, move - LEAD)
        if frame == MIXING and MIX <= move <= MIX + MOST_MIXED:
            return solo.refuse_mix(self, move - MIX)
        if frame == SETTLING and SETTLE <= move < SETTLE + HEXES:
            return setup.refuse_start(self, seat, move - SETTLE)
        return not_now(move)

    # --- doing it -------------------------------------------------------------------------------

    def apply(self, seat: int, move: int) -> None:
        self.clock += 1
        if seat == CHANCE:
            self.happen(move)
        else:
            self.decide(seat, move)
        go_on(self)

    def decide(self, seat: int, move: int) -> None:
        frame = top(self.stack)
        if frame == TURN:
            self.take_turn(field(self.stack, SIDE), move)
        elif frame == CHOOSING:
            rounds.choose(self, move)
        elif frame == AIMING:
            targets.hit_target(self, move)
        elif frame == PATHS:
            abilities.follow_path(self, seat, move)
        elif frame == REVEALING:
            rounds.trigger(self, move - TRIGGER)
        elif frame == ROLLING:
            rolls.before_roll(self, move)
        elif frame == TAKING:
            setup.take_faction(self, seat, move - TAKE)
        elif frame == LEADING:
            setup.choose_organizer(self, seat, move - LEAD)
        elif frame == MIXING:
            solo.mix(self, move - MIX)
        else:
            setup.settle(self, seat, move - SETTLE)

    def take_turn(self, side: int, move: int) -> None:
        if move == END:
            actions.end_turn(self)
        elif move == SHARE:
            cards.share(self, side)
        elif MOVE <= move < EAT:
            actions.act(self, side, move)
        elif TEAM_UP <= move < TEAM_UP + CARDS:
            cards.team_up(self, move - TEAM_UP)
        else:
            items.use_item(self, side, move)

    def happen(self, move: int) -> None:
        """What chance has decided."""
        frame = top(self.stack)
        if frame == DRAWING:
            cards.draw(self, move - DRAW)
        elif frame == MACHINES:
            machines.draw_machine(self, move - MACHINE)
        elif frame == ROLLING:
            rolls.roll(self, move - DIE)
        elif frame == LAYING:
            setup.lay_tile(self, (move - LAY) // (TILES * FACES), (move - LAY) % (TILES * FACES))
        elif frame == ORIENTING:
            factories.turn_core(self, move - TURN_CORE)
        elif frame == DYING:
            damage.kill(self, move - KILL)
        elif frame == TURNING_UP:
            rounds.turn_up(self, move - TURN_UP)
        elif frame == HARDENING:
            setup.harden(self, move - HARDEN)
        elif frame == TAKING:
            setup.take_faction(self, NONE, move - TAKE)
        else:
            setup.begin(self, move - BEGIN)

    # --- copies ---------------------------------------------------------------------------------

    def clone(self) -> "DefendersState":
        copy = DefendersState(
            self.content,
            self.players,
            self.stack[:],
            self.laid[:],
            self.ground[:],
            self.tile[:],
            self.arrow[:],
            self.rewilded[:],
            self.wall[:],
            self.breach[:],
            self.engine[:],
            self.mechs[:],
            self.pollution[:],
            self.toxic[:],
            self.camp[:],
            self.order[:],
            self.organizer[:],
            self.at[:],
            self.support[:],
            self.built[:],
            self.damage[:],
            self.items[:],
            self.markers[:],
            self.exited[:],
            self.active[:],
            self.told[:],
            self.place[:],
            self.deck[:],
            self.discard[:],
        )
        copy.direction = self.direction
        copy.first = self.first
        copy.result = self.result
        copy.clock = self.clock
        return copy

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
        return faults(self)


def empty_table(content: DefendersContent, players: int) -> DefendersState:
    """Nothing laid, nobody seated; the base machine deck and the full core."""
    tile = [NONE] * HEXES
    tile[CORE] = FACTORIES - 1  # DEF-2.6 tile 5 on top
    seats = [] if players == 1 else [NONE] * players
    copies = content.machine_copies
    base = [copies[card] if card < DIFFICULT else 0 for card in range(MACHINE_CARDS)]  # DEF-2.39
    return DefendersState(
        content,
        players,
        [],
        [NONE] * SLOTS,
        [NONE] * HEXES,
        tile,
        [NONE] * FACTORIES,
        [0] * FACTORIES,
        [0] * EDGES,
        [NONE] * EDGES,
        [ON_CORE] * ENGINES,
        [0] * HEXES,
        [0] * HEXES,
        [0] * HEXES,
        [NONE] * HEXES,
        seats,
        [NONE] * FACTIONS,
        [NONE] * FACTIONS,
        [0] * FACTIONS,
        [0] * FACTIONS,
        [0] * FACTIONS,
        [0] * (FACTIONS * FACTIONS),
        [0] * FACTIONS,
        [0] * FACTIONS,
        [NONE] * FACTIONS,
        [0] * (HABITATS * FACTIONS),
        [OUT] * CARDS,
        base,
        [0] * MACHINE_CARDS,
    )


def deal(content: DefendersContent, players: int) -> DefendersState:
    """The beginning of a match: chance lays the first tile."""
    state = empty_table(content, players)
    setup.begin_setup(state)
    return state
