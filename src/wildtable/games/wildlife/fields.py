"""What lies on the table of Wildlife: every quantity once. `make boards` makes board.py of it."""

from typing import Final

from wildtable.games.wildlife.moves import (
    ABILITIES,
    AREAS,
    CARDS,
    CATEGORIES,
    EMPTY,
    GOING_ON,
    LAST_CALL,
    LEVEL_ATTACK,
    LEVELS,
    LIMIT,
    LONGEST_TURN,
    MOST_IN_AREA,
    MOST_TOLD,
    NEVER,
    NO_CHART,
    NO_SEAT,
    ORGANISMS,
    TERRAINS,
)
from wildtable.kernel.fields import (
    LAST_SEAT,
    NONE,
    OWNER,
    Fields,
    copies,
    each,
    number,
    numbers,
    of,
)

TILES: Final = of("tiles", by_seats=True)
HAND: Final = of("hand_size")
CARD_COPIES: Final = of("most_copies")
ABILITY_COPIES: Final = of("most_abilities")
MOST_MOVES: Final = LAST_CALL + LONGEST_TURN

FIELDS: Final = Fields(
    numbers("owner", "by space: a seat or EMPTY", of("spaces"),
            fill=EMPTY, least=EMPTY, most=LAST_SEAT),
    numbers("filled", "by area: tiles in it", AREAS, most=MOST_IN_AREA),
    numbers("marked", "by area: 1 once a pawn is in it", AREAS, most=1),
    numbers("level", "TERRAINS * seat + terrain", each(TERRAINS), most=LEVEL_ATTACK),
    # LIF-1.11 tiles beside the board; LIF-2.7 no others are in the match
    numbers("supply", "by seat: tiles to be placed", each(), fill=TILES, most=TILES),
    numbers("lost", "by seat: tiles that have left the game", each(), most=TILES),
    # LIF-2.8, LIF-2.9 the bank is what nobody has; LIF-16.5 totals, no chits
    numbers("food", "by seat", each(), fill=of("start_food"), most=MOST_TOLD, seen="seen_food"),
    # LIF-1.10 a position of the track, which pawns may share
    numbers("success", "by seat", each(), least=-MOST_TOLD, most=MOST_TOLD),
    # LIF-2.19 none at the start; LIF-2.14 and LIF-2.13 all lie in the supplies
    numbers("abilities", "ABILITIES * seat + ability: tiles owned",
            each(ABILITIES), most=ABILITY_COPIES),
    numbers("used", "ABILITIES * seat + ability: of these, used this turn",
            each(ABILITIES), most=ABILITY_COPIES),
    copies("ability_supply", "by ability", ABILITIES,
           like=of("ability_copies", by_seats=True), most=ABILITY_COPIES),
    copies("adaptations", "LEVELS * terrain + level: tiles left", LEVELS * TERRAINS,
           like=of("adaptation_copies"), most=of("most_adaptations")),
    numbers("hands", "CARDS * seat + card", each(CARDS), most=HAND, seen=OWNER),
    numbers("held", "by seat: cards in hand", each(), most=HAND),
    # LIF-2.18 what is not dealt, and no discards
    copies("deck", "by card; a multiset, nobody has ordered it", CARDS,
           like=of("card_copies"), most=CARD_COPIES, seen=NONE),
    numbers("discard", "by card", CARDS, most=CARD_COPIES),
    numbers("shown", "by card: played or auctioned this turn", CARDS, most=CARD_COPIES),
    number("pawns_taken", "area pawns that left their track", most=of("pawns")),
    number("pending", "big scorings that wait for the end of the turn", most=of("pawns")),
    number("ending", "why the match is about to end or has ended", fill=GOING_ON, most=LIMIT),
    number("start", "start player of the match, with rotating_start of the round",
           fill=NO_SEAT, least=NO_SEAT, most=LAST_SEAT),
    number("turns", "finished turns", most=MOST_MOVES),
    number("scored_turn", "in which turn the last big scoring was, counted like them",
           fill=NEVER, least=NEVER, most=MOST_MOVES),
    number("made", "moves ever made", most=MOST_MOVES),
    numbers("organism", "by seat", each(),
            fill=NO_CHART, least=NO_CHART, most=ORGANISMS - 1, shared=True),
    numbers("order", "seats in the turn order of the first round", each(),
            most=LAST_SEAT, shared=True),
    numbers("left", "by seat: who is next", each(), most=LAST_SEAT, shared=True),
    numbers("known", "by seat: ability cards that all know to be in the hand", each(),
            most=1, shared=True),
    numbers("scored", "CATEGORIES * seat + category, last big scoring", each(CATEGORIES),
            most=MOST_TOLD, shared=True),
)  # fmt: skip
