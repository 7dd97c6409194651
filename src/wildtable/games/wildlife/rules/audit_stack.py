"""What can be wrong with the stack: decisions that nobody could be asked for.

`FRAMES.load` has held every frame to its fields and its level; here frames are held to the table
and to each other. What is wrong is said with its place: `stack.1.bidder`.
"""

from typing import Final

from wildtable.games.wildlife.board import Board
from wildtable.games.wildlife.frames import (
    ACTION,
    AGAINST,
    AGGRESSION,
    ANSWER,
    ATTACKER,
    BIDDER,
    BIDDING,
    BOTTOM,
    BOUGHT,
    BY_AGGRESSION,
    BY_ATTACK,
    BY_EXCHANGE,
    CARD_USE,
    CHART_BIDDING,
    CHARTS,
    DEAL,
    DECLARED,
    DEFENDING,
    EPIDEMIC,
    FORCED,
    GIVEN_BY,
    GIVER,
    HIGHEST,
    LIFTED,
    MOBILITY,
    NOMINATING,
    OFFERED,
    PASSED,
    PAYING,
    REFILL,
    SEEDING,
    TARGET,
    TILE,
    TURN,
    USED_CARD,
    USER,
    WANTED,
    WHO,
)
from wildtable.games.wildlife.moves import (
    ABILITIES,
    ABILITY_CARD,
    FIRST_EVENT,
    GOING_ON,
    INTELLIGENCE,
    JOKER,
    NO_CHART,
    NO_SEAT,
    REASON,
)
from wildtable.games.wildlife.rules.ability_cards import can_take, furthest_owners
from wildtable.games.wildlife.rules.auction import highest_bid
from wildtable.games.wildlife.rules.defense import can_defend
from wildtable.games.wildlife.rules.ending import ends_at_once
from wildtable.games.wildlife.rules.table import active, tiles_on_board
from wildtable.games.wildlife.rules.turn import owes_auction, plays_left
from wildtable.kernel.frames import UNSET, WIDTH, at, field, lies_at, top

SEAT_FIELDS: Final = ("seat", "bidder", "opener", "giver", "attacker", "user")
WITHOUT_CHARTS: Final = (CHARTS, NOMINATING, CHART_BIDDING)  # a seat of these has none yet
OWN_ACTIONS: Final = (REFILL, MOBILITY, AGGRESSION)  # of the player whose turn it is
STRIKES: Final = {CARD_USE: BY_ATTACK, AGGRESSION: BY_AGGRESSION, MOBILITY: BY_EXCHANGE}


def audit_stack(table: Board, faults: list[str]) -> None:
    stack = table.stack
    if not stack:
        if table.ending == GOING_ON:
            faults.append(f"ending: {REASON.names[GOING_ON]}, and yet no frame is left")
        return
    audit_seats(table, faults)
    audit_order_of_frames(table, faults)
    if faults:
        return
    if ends_at_once(table):  # LIF-22.5
        faults.append("stack: the last tile is placed, so the match is over")
    audit_bottom(table, faults)
    if len(stack) > WIDTH * ACTION:
        audit_action(table, faults)
    if len(stack) > WIDTH * ANSWER:
        audit_answer(table, faults)


def audit_seats(table: Board, faults: list[str]) -> None:
    """Every seat that a frame names plays; a bidder may be missing."""
    for start in range(0, len(table.stack), WIDTH):
        kind = table.content.frames.kinds[table.stack[start]]
        for place, each in enumerate(kind.fields):
            seat = table.stack[start + 1 + place]
            missing = seat == UNSET and each.optional
            if each.name in SEAT_FIELDS and not missing and not 0 <= seat < table.seats:
                last = table.seats - 1
                faults.append(f"stack.{start // WIDTH}.{each.name}: 0 to {last}, not {seat}")


def audit_order_of_frames(table: Board, faults: list[str]) -> None:
    """Actions belong to a turn, answers to an action that can have them."""
    stack = table.stack
    if len(stack) > WIDTH * ACTION and lies_at(stack, BOTTOM) != TURN:
        faults.append("stack.1.frame: only a turn has an action")
    answer, action = lies_at(stack, ANSWER), lies_at(stack, ACTION)
    if answer == DEFENDING and action not in STRIKES:
        faults.append("stack.2.frame: nothing that could be defended lies below")
    elif answer in (GIVER, TILE) and action != CARD_USE:
        faults.append("stack.2.frame: no card lies below")


# --- at the bottom ------------------------------------------------------------------------------


def audit_bottom(table: Board, faults: list[str]) -> None:
    stack = table.stack
    kind, seat = lies_at(stack, BOTTOM), at(stack, BOTTOM, WHO)
    if kind in WITHOUT_CHARTS:
        if table.organism[seat] != NO_CHART:
            faults.append(f"stack.0.seat: seat {seat} has a chart already")
    elif kind in (DEAL, SEEDING, TURN) and NO_CHART in table.organism:
        faults.append(
            f"seats.{table.organism.index(NO_CHART)}.organism: charts are given out first"
        )
    if kind == CHART_BIDDING:
        audit_bids(table, faults)
        if field(stack, OFFERED) in table.organism:
            faults.append("stack.0.organism: somebody has that chart")
    elif kind == DEAL and table.held[seat] >= table.content.hand_size:
        faults.append(f"stack.0.seat: the hand of seat {seat} is complete")
    elif kind == SEEDING and tiles_on_board(table, seat) >= table.content.seeds[table.seats]:
        faults.append(f"stack.0.seat: seat {seat} has seeded all its tiles")
    elif top(stack) == TURN and owes_auction(table, seat) and plays_left(table, seat) == 0:
        faults.append("stack.0.auctions: one is owed, and no play is left for it")  # LIF-8.8


def audit_bids(table: Board, faults: list[str]) -> None:
    """An auction of cards or charts: who has bid and passed, and whether the bid can be paid."""
    stack = table.stack
    where = f"stack.{len(stack) // WIDTH - 1}"
    seat, bid = field(stack, WHO), field(stack, HIGHEST)
    bidder, passed = field(stack, BIDDER), field(stack, PASSED)
    if passed >> table.seats:
        faults.append(f"{where}.passed: there are {table.seats} seats")
    if passed >> seat & 1:
        faults.append(f"{where}.passed: seat {seat} is asked")
    if bidder == NO_SEAT:
        if bid > 0:
            faults.append(f"{where}.bidder: somebody has bid {bid}")
        return
    if bidder in (seat, active(table)) or passed >> bidder & 1:  # LIF-R37, LIF-14.9, LIF-14.7
        faults.append(f"{where}.bidder: seat {bidder} is asked, sells or has passed")
    food = table.food[bidder] if top(stack) == CHART_BIDDING else highest_bid(table, bidder)
    if bid > food:
        faults.append(f"{where}.bid: seat {bidder} can pay {food}, not {bid}")


# --- an action of the turn ----------------------------------------------------------------------


def audit_action(table: Board, faults: list[str]) -> None:
    stack = table.stack
    kind, seat, playing = lies_at(stack, ACTION), at(stack, ACTION, WHO), active(table)
    if kind in OWN_ACTIONS and seat != playing:
        faults.append(f"stack.1.seat: seat {playing} has the turn")
    if kind in (BIDDING, PAYING) and seat == playing:  # LIF-14.9
        faults.append("stack.1.seat: it is the seller")
    if kind == REFILL:
        audit_refill(table, faults)
    elif kind == CARD_USE:
        audit_card_use(table, faults)
    elif kind == BIDDING:
        audit_bids(table, faults)
    elif kind == PAYING:
        if field(stack, HIGHEST) > highest_bid(table, seat):
            faults.append(f"stack.1.bid: seat {seat} can pay {highest_bid(table, seat)}")
    elif kind == EPIDEMIC:
        audit_epidemic(table, faults)
    else:
        audit_ability(table, faults)


def audit_refill(table: Board, faults: list[str]) -> None:
    seat = field(table.stack, WHO)
    if table.held[seat] >= table.content.hand_size:
        faults.append(f"stack.1.seat: the hand of seat {seat} is complete")
    if sum(table.deck) == 0:
        faults.append("deck: there is no card to draw")


def audit_card_use(table: Board, faults: list[str]) -> None:
    stack = table.stack
    seat, card = at(stack, ACTION, WHO), at(stack, ACTION, USED_CARD)
    bought = at(stack, ACTION, BOUGHT) == 1
    if bought == (seat == active(table)):  # LIF-14.9, LIF-14.13
        faults.append("stack.1.bought: cards are bought by others, and played by oneself")
    if card >= FIRST_EVENT and not bought:  # LIF-R4
        faults.append("stack.1.card: a played event happens at once")
    if at(stack, ACTION, DECLARED) == 1 and card >= JOKER:
        faults.append("stack.1.declared: a joker is a terrain, adaptation or ability card")
    if at(stack, ACTION, FORCED) == 1:  # LIF-R35
        if bought or card not in (ABILITY_CARD, JOKER) or not can_take(table, seat, INTELLIGENCE):
            faults.append("stack.1.forced: the card can't bring an Intelligence tile")


def audit_epidemic(table: Board, faults: list[str]) -> None:
    seat = field(table.stack, WHO)
    if seat == field(table.stack, USER):
        faults.append("stack.1.user: whoever used the card loses no tile")
    if tiles_on_board(table, seat) == 0:
        faults.append(f"stack.1.seat: seat {seat} has no tile to lose")


def audit_ability(table: Board, faults: list[str]) -> None:
    stack = table.stack
    seat = at(stack, ACTION, WHO)
    if lies_at(stack, ACTION) == MOBILITY:
        lifted = at(stack, ACTION, LIFTED)
        if lifted != UNSET and table.owner[lifted] != seat:
            faults.append(f"stack.1.lifted: no tile of seat {seat} lies there")
    elif table.supply[seat] == 0:
        faults.append(f"stack.1.seat: seat {seat} has no tile in its supply")


# --- an answer to an action ---------------------------------------------------------------------


def audit_answer(table: Board, faults: list[str]) -> None:
    kind = top(table.stack)
    if kind == DEFENDING:
        audit_defense(table, faults)
        return
    stack = table.stack
    seat, ability = field(stack, WHO), field(stack, WANTED)
    if seat != at(stack, ACTION, WHO) or at(stack, ACTION, USED_CARD) != ABILITY_CARD:
        faults.append("stack.2.seat: whoever uses an ability card takes the tile")
    if table.ability_supply[ability] > 0:  # LIF-11.2
        faults.append("stack.2.ability: the supply has a tile")
    if kind == GIVER and len(furthest_owners(table, seat, ability)) < 2:
        faults.append("stack.2.ability: there is no choice of whom to take it from")
    if kind == TILE:
        place = ABILITIES * field(stack, GIVEN_BY) + ability
        if not 0 < table.used[place] < table.abilities[place]:
            faults.append("stack.2.giver: no used tile lies beside an unused one")


def audit_defense(table: Board, faults: list[str]) -> None:
    stack = table.stack
    seat, attacker = field(stack, WHO), field(stack, ATTACKER)
    kind, target = field(stack, AGAINST), field(stack, TARGET)
    if kind != STRIKES[lies_at(stack, ACTION)]:
        faults.append("stack.2.against: the action below is another")
    if attacker != at(stack, ACTION, WHO) or attacker == seat:
        faults.append("stack.2.attacker: whoever acts attacks another")
    if table.owner[target] != seat:
        faults.append(f"stack.2.space: no tile of seat {seat} lies there")
    if not can_defend(table, seat):  # LIF-17.8, LIF-17.11
        faults.append(f"stack.2.seat: seat {seat} has no Defense to use")
    if kind == BY_EXCHANGE and at(stack, ACTION, LIFTED) == UNSET:
        faults.append("stack.1.lifted: an exchange has lifted a tile")
    if kind != BY_EXCHANGE and table.supply[attacker] == 0:
        faults.append(f"stack.2.attacker: seat {attacker} has no tile in its supply")
