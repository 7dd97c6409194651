"""The turn: play and auction cards, migrate once for free, use abilities, convert food.

Plays are the three of every turn and one for each Intelligence tile: the fourth play and each one
after it uses one (LIF-R35). How a turn and each action in it end, and whose turn is next (LIF-8.1,
LIF-8.10, LIF-8.12), is in `turn_end.py`.
"""

from typing import final

from wildtable.games.wildlife.board import Board
from wildtable.games.wildlife.frames import AUCTIONS, PLAYS
from wildtable.games.wildlife.moves import (
    ABILITIES,
    ABILITY_CARD,
    ABILITY_NAMES,
    AUCTION,
    CARDS,
    CONVERT,
    END_TURN,
    EXPAND,
    INTELLIGENCE,
    JOKER,
    MIGRATE,
    PLAY,
    SPACES,
    USE,
)
from wildtable.games.wildlife.rules.abilities import add_uses, use_ability, use_denial
from wildtable.games.wildlife.rules.ability_cards import can_take, take_denial
from wildtable.games.wildlife.rules.auction import (
    auction_denial,
    may_be_auctioned,
    open_auction,
)
from wildtable.games.wildlife.rules.card_use import use_card
from wildtable.games.wildlife.rules.deck import keep_drawing
from wildtable.games.wildlife.rules.food import can_convert, conversion_denial, convert
from wildtable.games.wildlife.rules.migrate import (
    add_free_migrations,
    free_migration_denial,
    migrate_freely,
)
from wildtable.games.wildlife.rules.refusals import not_now
from wildtable.games.wildlife.rules.table import in_hand, unused
from wildtable.games.wildlife.rules.turn_end import discard_shown_cards
from wildtable.kernel.decisions import Decision
from wildtable.kernel.fields import changed
from wildtable.kernel.frames import field, put
from wildtable.kernel.game import Denial


def plays_left(table: Board, seat: int) -> int:
    """LIF-8.3 of the turn's own plays and of unused Intelligence tiles."""
    own = max(0, table.content.plays - field(table.stack, PLAYS))
    return own + unused(table, seat, INTELLIGENCE)


def owes_auction(table: Board, seat: int) -> bool:
    """LIF-8.4 one card a turn; LIF-R1 without a card for it there is no duty."""
    if field(table.stack, AUCTIONS) > 0:
        return False
    for card in range(CARDS):
        if in_hand(table, seat, card) and may_be_auctioned(table, card):
            return True
    return False


@final
class Turning(Decision[Board]):
    """LIF-8.2 what to do next in the own turn."""

    def legal(self, table: Board, seat: int) -> list[int]:
        moves: list[int] = []
        owes = owes_auction(table, seat)
        plays = plays_left(table, seat)
        if plays > 0:
            add_card_moves(table, seat, plays, owes, moves)
        add_free_migrations(table, seat, moves)
        add_uses(table, seat, moves)
        if can_convert(table, seat):
            moves.append(CONVERT)
        if not owes and not owes_plays(table, seat):
            moves.append(END_TURN)  # LIF-8.7 all the rest is optional
        return moves

    def why_not(self, table: Board, seat: int, move: int) -> Denial | None:
        if PLAY <= move < PLAY + CARDS:
            return _play_denial(table, seat, move - PLAY)
        if AUCTION <= move < AUCTION + CARDS:
            return _auction_denial(table, seat, move - AUCTION)
        if MIGRATE <= move < EXPAND:
            start, goal = (move - MIGRATE) // SPACES, (move - MIGRATE) % SPACES
            return free_migration_denial(table, seat, start, goal)
        if USE <= move < USE + len(ABILITY_NAMES):
            return use_denial(table, seat, move - USE)
        if move == CONVERT:
            return conversion_denial(table, seat)
        if move == END_TURN:
            return _end_denial(table, seat)
        return not_now(table, seat, move)

    def apply(self, table: Board, seat: int, move: int) -> None:
        if move < AUCTION:
            play(table, seat, move - PLAY)
        elif move < MIGRATE:
            auction(table, seat, move - AUCTION)
        elif move < EXPAND:
            migrate_freely(table, seat, (move - MIGRATE) // SPACES, (move - MIGRATE) % SPACES)
        elif move == CONVERT:
            convert(table, seat)
        elif move == END_TURN:
            discard_shown_cards(table)
            keep_drawing(table)
        else:
            use_ability(table, seat, move - USE)


def add_card_moves(table: Board, seat: int, plays: int, owes: bool, moves: list[int]) -> None:
    last_is_owed = owes and plays == 1
    brings_play = last_is_owed and can_take(table, seat, INTELLIGENCE)
    hands, first = table.hands, CARDS * seat
    for card in range(CARDS):
        if hands[first + card] == 0:
            continue
        # LIF-8.8 a play must be left for the auction; LIF-R35 a new Intelligence tile is one
        if not last_is_owed or (brings_play and card in (ABILITY_CARD, JOKER)):
            moves.append(PLAY + card)
        if may_be_auctioned(table, card):
            moves.append(AUCTION + card)


def owes_plays(table: Board, seat: int) -> bool:
    """LIF-R2 with must_use_all_plays the turn's own plays must be used."""
    if not table.content.must_use_all_plays:
        return False
    return field(table.stack, PLAYS) < table.content.plays and table.held[seat] > 0


# --- playing and auctioning ---------------------------------------------------------------------


def play(table: Board, seat: int, card: int) -> None:
    """A card for own use."""
    forced = owes_auction(table, seat) and plays_left(table, seat) == 1
    show_card(table, seat, card)
    use_card(table, seat, card, bought=False, forced=forced)


def auction(table: Board, seat: int, card: int) -> None:
    """LIF-8.5 a card that is auctioned takes a play, too.

    LIF-8.6 the next may follow as long as there are plays.
    """
    show_card(table, seat, card)
    open_auction(table, seat, card)


def show_card(table: Board, seat: int, card: int) -> None:
    """LIF-8.11 the card lies face up until the end of the turn, and one play is used."""
    table.hands[CARDS * seat + card] -= 1
    table.held[seat] -= 1
    table.shown[card] += 1
    if card == ABILITY_CARD and table.known[seat]:
        # it may have been the one that everybody knew of
        table.known = changed(table.known, seat, 0)
    plays = field(table.stack, PLAYS)
    put(table.stack, PLAYS, plays + 1)
    if plays >= table.content.plays:  # LIF-17.14 whether it is played or auctioned
        table.used[ABILITIES * seat + INTELLIGENCE] += 1


# --- denials ------------------------------------------------------------------------------------


def _play_denial(table: Board, seat: int, card: int) -> Denial | None:
    if in_hand(table, seat, card) == 0:
        words = {"card": table.content.card_names[card]}
        return Denial("LIF-8.2", "card-not-in-hand", words)
    left = plays_left(table, seat)
    if left == 0:
        return Denial("LIF-8.3", "no-plays-left")
    if left == 1 and owes_auction(table, seat):
        if card not in (ABILITY_CARD, JOKER):
            return Denial("LIF-8.8", "last-play-is-auction")
        if take_denial(table, seat, INTELLIGENCE) is not None:
            return Denial("LIF-8.8", "last-play-is-auction")
    return None


def _auction_denial(table: Board, seat: int, card: int) -> Denial | None:
    denial = auction_denial(table, seat, card)
    if denial is None and plays_left(table, seat) == 0:
        return Denial("LIF-8.5", "no-plays-left")
    return denial


def _end_denial(table: Board, seat: int) -> Denial | None:
    if owes_auction(table, seat):  # LIF-8.9
        return Denial("LIF-8.9", "auction-owed")
    if owes_plays(table, seat):
        return Denial("LIF-R2", "plays-owed", {"plays": table.content.plays})
    return None
