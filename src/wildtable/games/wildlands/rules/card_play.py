"""Card play: which cards can be played and what for, and actions that take several."""

from wildtable.games.wildlands.moves import (
    ACTED,
    AREA,
    AREA_FLAG,
    CARD_USE,
    CHARACTERS,
    CLAIM,
    DECLARED,
    DRAW_TWO,
    END,
    FLAGS,
    FLY,
    FLY_FLAG,
    HEAVY_MELEE,
    HEAVY_MELEE_FLAG,
    HEAVY_RANGED,
    HEAVY_RANGED_FLAG,
    INTERRUPTING,
    KINDS,
    MELEE,
    MELEE_FLAG,
    MOVE,
    PLAY,
    RALLY,
    RALLY_FLAG,
    RANGED,
    RANGED_FLAG,
    SEATS,
    SPACES,
    STAY,
    TEAM,
    TURN,
    USED,
    WILD,
)
from wildtable.games.wildlands.rules import claim, rally
from wildtable.games.wildlands.rules.attack import (
    add_attacks,
    check_area,
    check_melee,
    check_ranged,
    shoot,
    strike,
    throw,
)
from wildtable.games.wildlands.rules.deck import hand_of, holds, kinds_in, put_in_play
from wildtable.games.wildlands.rules.movement import (
    add_flights,
    add_moves,
    check_flight,
    check_move,
    fly_to,
    move,
)
from wildtable.games.wildlands.rules.rally_checks import check_rally
from wildtable.games.wildlands.rules.table import HIDDEN, Table, first_of, owner_of
from wildtable.games.wildlands.rules.turn import (
    add_reveals,
    check_reveal,
    must_play,
    reveal_is_due,
)
from wildtable.games.wildlands.rules.wild import can_draw_two, draw_two
from wildtable.kernel.frames import field, push, put, top
from wildtable.kernel.game import Denial

# --- between two actions ------------------------------------------------------------------------


def add_turn_moves(table: Table, seat: int, moves: list[int]) -> None:
    """WLD-4.1 actions and reveals in any order, or the end."""
    if not reveal_is_due(table):
        add_plays(table, seat, moves)
        if not moves or not must_play(table):
            moves.append(END)  # WLD-4.5 even without an action
    add_reveals(table, seat, moves)


def check_turn_move(table: Table, seat: int, move: int) -> Denial | None:
    """A reveal, a play or the end."""
    if move < END:
        return check_reveal(table, seat, move - END + CHARACTERS)
    interrupting = top(table.stack) == INTERRUPTING
    if reveal_is_due(table):
        rule = "WLD-R5" if interrupting else "WLD-4.7" if move == END else "WLD-4.2"
        return Denial(rule, "reveal-first")
    if move != END:
        return check_play(table, seat, move - PLAY)
    if must_play(table) and can_play(table, seat):
        return Denial("WLD-R51" if interrupting else "WLD-R4", "play-before-the-end")
    return None


def can_play(table: Table, seat: int) -> bool:
    """Whether any card of the hand passes its check."""
    return any([check_play(table, seat, card) is None for card in hand_of(table, seat)])


def add_plays(table: Table, seat: int, moves: list[int]) -> None:
    first = KINDS * table.factions[seat]
    hand, wilds = table.hand[seat], table.wilds[seat]
    for kind in kinds_in(hand):
        card = first + kind
        if is_playable(table, seat, card, hand & ~(1 << kind), wilds):
            moves.append(PLAY + card)
    if wilds and is_playable(table, seat, first + WILD, hand, wilds - 1):
        moves.append(PLAY + first + WILD)


def is_playable(table: Table, seat: int, card: int, rest: int, wilds: int) -> bool:
    """WLD-6.12 whether there is anything to do with a card; most often it is a step."""
    content = table.content
    icons = content.icons[card]
    first = first_of(table, seat)
    for place in range(TEAM):
        if icons >> place & 1:
            space = table.where[first + place]
            if space >= 0 and content.walkable[space]:
                return True
    uses: list[int] = []
    add_uses(table, seat, card, rest, wilds, uses)
    return len(uses) > 0


def check_play(table: Table, seat: int, card: int) -> Denial | None:
    name = table.content.card_names[card]
    if not holds(table, seat, card):
        return Denial("WLD-6.4", "not-in-hand", {"card": name})
    others = hand_of(table, seat)
    others.remove(card)
    if has_use(table, seat, card, others):
        return None
    return Denial("WLD-6.12", "no-use", {"card": name})


def has_use(table: Table, seat: int, card: int, hand: list[int]) -> bool:
    """Whether any use of a card passes its check."""
    if check_use(table, seat, card, hand, DRAW_TWO) is None:
        return True
    first = first_of(table, seat)
    for character in range(first, first + TEAM):
        if check_user(table, seat, character) is not None:
            continue
        for family, size in (
            (MOVE, SPACES),
            (CLAIM, 1),
            (MELEE, SEATS),
            (HEAVY_MELEE, SEATS),
            (RANGED, CHARACTERS),
            (HEAVY_RANGED, CHARACTERS),
            (AREA, SPACES),
            (RALLY, SPACES),
            (FLY, SPACES),
        ):
            flag = flag_of(family)
            if flag >= 0 and table.content.users[FLAGS * card + flag] == 0:
                continue
            start = family + size * character
            for use in range(start, start + size):
                if check_use(table, seat, card, hand, use) is None:
                    return True
    return False


def play(table: Table, seat: int, card: int) -> None:
    if top(table.stack) == TURN:
        put(table.stack, DECLARED, 0)
    put(table.stack, ACTED, 1)
    put_in_play(table, seat, card)
    push(table.stack, CARD_USE, card)


# --- the use of a card --------------------------------------------------------------------------


def add_uses(table: Table, seat: int, card: int, rest: int, wilds: int, moves: list[int]) -> None:
    """WLD-6.4, WLD-6.5 all options of a card; `rest` and `wilds` are what else is in hand."""
    add_moves(table, seat, card, rest, wilds, moves)
    claim.add_claims(table, seat, card, rest, wilds, moves)
    if card % KINDS == WILD:
        if can_draw_two(table, seat):
            moves.append(DRAW_TWO)
        return
    for flag in table.content.actions[card]:
        if flag <= AREA_FLAG:
            add_attacks(table, seat, card, flag, moves)
        elif flag == RALLY_FLAG:
            rally.add_rallies(table, seat, card, rest, wilds, moves)
        else:
            add_flights(table, seat, card, moves)


def add_uses_of_played(table: Table, seat: int, moves: list[int]) -> None:
    card = field(table.stack, USED)
    add_uses(table, seat, card, table.hand[seat], table.wilds[seat], moves)


def flag_of(move: int) -> int:
    """The flag that a family of uses needs, or -1 for none."""
    if move < MELEE or move == DRAW_TWO:
        return -1
    if move < RANGED:
        return MELEE_FLAG if move < HEAVY_MELEE else HEAVY_MELEE_FLAG
    if move < AREA:
        return RANGED_FLAG if move < HEAVY_RANGED else HEAVY_RANGED_FLAG
    if move < RALLY:
        return AREA_FLAG
    return RALLY_FLAG if move < STAY else FLY_FLAG


def user_of(move: int) -> int:
    """The character of a use."""
    if move < CLAIM:
        return (move - MOVE) // SPACES
    if move < MELEE:
        return move - CLAIM
    if move < RANGED:
        return (move - MELEE) // SEATS % CHARACTERS
    if move < AREA:
        return (move - RANGED) // CHARACTERS % CHARACTERS
    return (move - AREA) // SPACES % CHARACTERS if move < STAY else (move - FLY) // SPACES


def check_use(table: Table, seat: int, card: int, hand: list[int], move: int) -> Denial | None:
    """A use of a card that is played, with `hand` as what else the seat holds."""
    if move == STAY:
        return Denial("WLD-14.5", "nobody-rallies")
    if move == DRAW_TWO:
        if card % KINDS != WILD:
            return Denial("WLD-6.5", "not-wild")
        return None if can_draw_two(table, seat) else Denial("WLD-6.12", "nothing-to-draw")
    content = table.content
    user, flag = user_of(move), flag_of(move)
    denial = check_user(table, seat, user)
    if denial is not None:
        return denial
    name = content.character_names[user]
    if flag >= 0 and card % KINDS == WILD:
        return Denial("WLD-16.7", "wild-is-no-flag")
    # A partner may move in a rally that somebody else calls.
    if flag >= 0 and flag != RALLY_FLAG:
        if content.users[FLAGS * card + flag] >> user % TEAM & 1 == 0:
            return Denial("WLD-9.2", "no-such-flag", {"character": name})
    if flag == RALLY_FLAG and content.users[FLAGS * card + flag] == 0:
        return Denial("WLD-14.1", "no-rally-flag")
    return check_effect(table, seat, card, hand, move, user)


def check_user(table: Table, seat: int, user: int) -> Denial | None:
    """WLD-6.6 who acts is the seat's own and on the board."""
    name = table.content.character_names[user]
    if owner_of(table, user) != seat:
        return Denial("WLD-6.4", "not-your-character", {"character": name})
    if table.where[user] < 0:
        rule = "WLD-6.6" if table.where[user] == HIDDEN else "WLD-18.9"
        return Denial(rule, "not-on-board", {"character": name})
    return None


def check_effect(
    table: Table, seat: int, card: int, hand: list[int], move: int, user: int
) -> Denial | None:
    """Whether the use does something legal."""
    if move < CLAIM:
        return check_move(table, seat, card, hand, user, (move - MOVE) % SPACES)
    if move < MELEE:
        return claim.check_claim(table, seat, card, hand, user)
    if move < RANGED:
        return check_melee(table, seat, user, (move - MELEE) % SEATS)
    if move < AREA:
        return check_ranged(table, seat, flag_of(move), user, (move - RANGED) % CHARACTERS)
    if move < RALLY:
        return check_area(table, seat, user, (move - AREA) % SPACES)
    if move < STAY:
        return check_rally(table, seat, card, hand, user, (move - RALLY) % SPACES)
    return check_flight(table, user, (move - FLY) % SPACES)


def use(table: Table, seat: int, move_made: int) -> None:
    """WLD-6.3, WLD-9.3 one option; the others are lost."""
    if move_made == DRAW_TWO:
        draw_two(table, seat)
        return
    user, flag = user_of(move_made), flag_of(move_made)
    if move_made < CLAIM:
        move(table, user, (move_made - MOVE) % SPACES)
    elif move_made < MELEE:
        claim.claim(table, user)
    elif move_made < RANGED:
        strike(table, flag, user, (move_made - MELEE) % SEATS)
    elif move_made < AREA:
        shoot(table, flag, user, (move_made - RANGED) % CHARACTERS)
    elif move_made < RALLY:
        throw(table, user, (move_made - AREA) % SPACES)
    elif move_made < STAY:
        rally.begin_rally(table, seat, user, (move_made - RALLY) % SPACES)
    else:
        fly_to(table, user, (move_made - FLY) % SPACES)
