"""Leduc poker: chance deals hidden cards, two rounds of betting.

Six cards, two of each rank. The deck is a multiset: a rank is drawn with the weight of its cards
that are left, so an order that nobody made can't leak.
"""

from collections.abc import Mapping
from random import Random
from typing import Any, Final, final

from wildtable.kernel.decisions import ChanceDecision, Decision, decisions
from wildtable.kernel.events import EventSpace, told
from wildtable.kernel.fields import Fields, number, numbers
from wildtable.kernel.frames import FIRST as TO_ACT
from wildtable.kernel.frames import SECOND as RAISES
from wildtable.kernel.frames import THIRD as CALLS
from wildtable.kernel.frames import UNSET, WIDTH, FrameSpace, become
from wildtable.kernel.game import BadPosition, Content, Denial, Game, Outcome, Position, State
from wildtable.kernel.moves import BadText, Domain, MoveSpace
from wildtable.kernel.scene import Element, Layout, Panel, Phrase, Piece, Prompt, Row, Scene
from wildtable.kernel.turn import REFEREE

RANKS: Final = 3
COPIES: Final = 2
ANTE: Final = 1  # LED-9 both pay it before the deal
MOST_RAISES: Final = 2
RAISE_BY: Final = (2, 4)  # LED-13 by round
MOST_PAID: Final = ANTE + MOST_RAISES * (2 + 4)
UNSEEN: Final = -2  # a card in the other hand, for `observe`
HIDDEN: Final = "?"
NOTHING: Final = ""

RANK: Final = Domain("rank", RANKS, ("jack", "queen", "king"))
SEAT: Final = Domain("seat", 2)

MOVES: Final = MoveSpace("leduc")
FOLD: Final = 0
CALL: Final = FOLD + 1
RAISE: Final = CALL + 1
DEAL: Final = RAISE + 1  # deal <rank>: to the next seat without a card, unseen by the other
TURN_UP: Final = DEAL + RANKS  # turn-up <rank>
MOVES.family("fold", base=FOLD, passes=True)
MOVES.family("call", base=CALL)
MOVES.family("raise", base=RAISE)
MOVES.family("deal", RANK, secret=True, base=DEAL)
MOVES.family("turn-up", RANK, base=TURN_UP)


def weighed(family: int, *held: int) -> list[tuple[int, int]]:
    """Moves of a family by rank, each with the weight of its cards that nobody holds."""
    left = [COPIES - held.count(rank) for rank in range(RANKS)]
    return [(family + rank, left[rank]) for rank in range(RANKS) if left[rank]]


# By the ranks that are held, the last list being for no card yet: looked up, since many are dealt.
DEALS: Final = [weighed(DEAL, held) for held in (*range(RANKS), -1)]
BOARDS: Final = [
    [weighed(TURN_UP, first, second) for second in range(RANKS)] for first in range(RANKS)
]

EVENTS: Final = EventSpace("leduc")
DEALT: Final = EVENTS.kind("dealt", SEAT, told(RANK, 0))
SHOWN: Final = EVENTS.kind("shown", SEAT, RANK)

FRAMES: Final = FrameSpace()
DEALING: Final = 0
TURNING_UP: Final = 1
BETTING: Final = 2
FRAMES.kind("dealing", DEALING)
FRAMES.kind("turning-up", TURNING_UP)
FRAMES.kind("betting", BETTING, to_act=SEAT, raises=range(MOST_RAISES + 1), calls=range(2))

OPENING: Final = [DEALING, *[UNSET] * (WIDTH - 1)]  # the stack of a new match

FIELDS: Final = Fields(
    numbers(
        "hands",
        "a rank by seat, -1 before the deal",
        2,
        fill=-1,
        least=-1,
        most=RANKS - 1,
        seen="seen_hands",
    ),
    number(
        "board", "the rank that lies open, -1 before it does", fill=-1, least=-1, most=RANKS - 1
    ),
    numbers("paid", "chips in the pot by seat", 2, fill=ANTE, least=ANTE, most=MOST_PAID),
    number("folded", "the seat that has folded, or -1", fill=-1, least=-1, most=1),
)


@final
class LeducState(State):
    """Two hands, the card on the table, and what has been paid."""

    def __init__(self, stack: list[int]) -> None:
        super().__init__(stack, DECISIONS)
        self.hands = [-1, -1]
        self.board = -1
        self.paid = [ANTE, ANTE]
        self.folded = -1

    def clone(self) -> "LeducState":
        copy = LeducState(self.stack[:])
        copy.hands = self.hands[:]
        copy.board = self.board
        copy.paid = self.paid[:]
        copy.folded = self.folded
        return copy

    def observe(self, seat: int) -> list[int]:
        return FIELDS.observe(self, None, 2, seat)

    def seen_hands(self, viewer: int) -> list[int]:
        dealt = [
            rank if self.sees(viewer, seat) else UNSEEN for seat, rank in enumerate(self.hands)
        ]
        return [-1 if self.hands[seat] < 0 else rank for seat, rank in enumerate(dealt)]

    def sees(self, seat: int, other: int) -> bool:
        """LED-11 a hand is its owner's, and everybody's after a showdown."""
        shown = self.board >= 0 and self.folded < 0 and not self.stack
        return seat in (other, REFEREE) or shown

    def redeal(self, seat: int, rng: Random) -> "LeducState":
        copy = self.clone()
        hidden = [
            other for other in range(2) if self.hands[other] >= 0 and not self.sees(seat, other)
        ]
        copy.deal_hidden(hidden, rng)
        return copy

    def deal_hidden(self, hidden: list[int], rng: Random) -> None:
        """Give each of these seats a card of those that nobody is seen to hold."""
        seen = [self.board] + [rank for seat, rank in enumerate(self.hands) if seat not in hidden]
        pool = [rank for rank in range(RANKS) for _ in range(COPIES - seen.count(rank))]
        rng.shuffle(pool)
        for seat in hidden:
            self.hands[seat] = pool.pop()

    def outcome(self) -> Outcome | None:
        if self.stack:
            return None
        winner = 1 - self.folded if self.folded >= 0 else self.showdown()
        if winner < 0:
            return Outcome.by_score([0, 0], "split")
        won = self.paid[1 - winner]  # LED-14 the winner gets what the other has paid
        return Outcome.by_score(
            [won, -won] if winner == 0 else [-won, won], "fold" if self.folded >= 0 else "showdown"
        )

    def showdown(self) -> int:
        """LED-8 a pair with the board wins, else the higher rank, else nobody."""
        first, second = self.hands
        if first == second:
            return -1
        if self.board in (first, second):
            return 0 if self.board == first else 1
        return 0 if first > second else 1

    def dump(self, seat: int = REFEREE) -> Position:
        hands = [
            NOTHING if rank < 0 else RANK.names[rank] if self.sees(seat, other) else HIDDEN
            for other, rank in enumerate(self.hands)
        ]
        return {
            "hands": hands,
            "board": RANK.names[self.board] if self.board >= 0 else NOTHING,
            "paid": self.paid[:],
            "folded": self.folded if self.folded >= 0 else NOTHING,
            "stack": FRAMES.dump(self.stack),
        }

    def audit(self) -> list[str]:
        cards = [*self.hands, self.board]
        faults = [
            f"{cards.count(rank)} {RANK.names[rank]}s"
            for rank in range(RANKS)
            if cards.count(rank) > COPIES  # LED-2 two cards of each rank
        ]
        if self.board >= 0 > self.hands[1] or self.hands[1] >= 0 > self.hands[0]:
            faults.append("the cards are not dealt in order")
        if not self.stack and self.board < 0 and self.folded < 0:
            faults.append("stack: nobody has won, so somebody must decide")
        return faults + FIELDS.faults(self, None, 2)


@final
class Dealing(ChanceDecision[LeducState]):
    """LED-10 a card for each seat, unseen by the other."""

    def chance(self, table: LeducState) -> list[tuple[int, int]]:
        return DEALS[table.hands[0]][:]

    def apply(self, table: LeducState, seat: int, move: int) -> None:
        receiver = 0 if table.hands[0] < 0 else 1
        table.hands[receiver] = move - DEAL
        if table.news is not None:
            table.tell(DEALT.at(receiver, move - DEAL))
        if receiver == 1:
            begin_betting(table)


@final
class TurningUp(ChanceDecision[LeducState]):
    """LED-10 after the first round of betting a card for all."""

    def chance(self, table: LeducState) -> list[tuple[int, int]]:
        return BOARDS[table.hands[0]][table.hands[1]][:]

    def apply(self, table: LeducState, seat: int, move: int) -> None:
        table.board = move - TURN_UP
        begin_betting(table)


@final
class Betting(Decision[LeducState]):
    """A round of betting, LED-3 to LED-7."""

    def legal(self, table: LeducState, seat: int) -> list[int]:
        moves = [FOLD, CALL] if table.paid[seat] < table.paid[1 - seat] else [CALL]
        if table.stack[RAISES] < MOST_RAISES:
            moves.append(RAISE)
        return moves

    def why_not(self, table: LeducState, seat: int, move: int) -> Denial | None:
        if move >= DEAL:
            return Denial("LED-1", "chance-deals")  # LED-1 cards come from chance alone
        if move == FOLD and table.paid[0] == table.paid[1]:  # LED-4 no folding without a bet
            return Denial("LED-4", "nothing-to-fold-to")
        if move == RAISE and table.stack[RAISES] == MOST_RAISES:  # LED-5 two raises a round
            return Denial("LED-5", "no-more-raises", {"most": MOST_RAISES})
        return None

    def apply(self, table: LeducState, seat: int, move: int) -> None:
        if move == FOLD:
            table.stack.clear()
            table.folded = seat  # LED-7 who folds loses what it paid
        elif move == CALL:
            table.paid[seat] = table.paid[1 - seat]  # LED-12 a call pays what the other has paid
            next_to_act(table, table.stack[CALLS] + 1)
        else:
            table.paid[seat] = table.paid[1 - seat] + RAISE_BY[table.board >= 0]
            table.stack[RAISES] += 1
            next_to_act(table, 1)


DECISIONS: Final = decisions(FRAMES, Dealing(DEALING), TurningUp(TURNING_UP), Betting(BETTING))


def begin_betting(table: LeducState) -> None:
    """LED-3 seat 0 begins both rounds."""
    become(table.stack, BETTING, 0, 0, 0)


def next_to_act(table: LeducState, calls: int) -> None:
    """LED-6 a round ends when both have agreed to the same bet."""
    stack = table.stack
    if calls < 2:
        stack[TO_ACT] = 1 - stack[TO_ACT]
        stack[CALLS] = calls
        return
    if table.board < 0:
        become(stack, TURNING_UP)
        return
    stack.clear()
    table.barrier = True  # the showdown turns both hands up
    if table.news is not None:
        for seat in range(2):
            table.tell(SHOWN.at(seat, table.hands[seat]))


@final
class Leduc(Game):
    """The game as the platform knows it."""

    def content(self, options: Mapping[str, str]) -> Content:
        return Content(MOVES, EVENTS, FRAMES, options)

    def start(self, content: Content, seats: int) -> State:
        return LeducState(OPENING[:])

    def load(self, content: Content, position: Position, rng: Random) -> State:
        try:
            hands, folded = position["hands"], position["folded"]
            state = LeducState(FRAMES.load(position["stack"]))
            state.hands = [-1 if rank in (NOTHING, HIDDEN) else RANK.read(rank) for rank in hands]
            state.board = -1 if position["board"] == NOTHING else RANK.read(position["board"])
            state.paid = [int(chips) for chips in position["paid"]]
            state.folded = -1 if folded == NOTHING else SEAT.read(str(folded))
            hidden = [seat for seat, rank in enumerate(hands) if rank == HIDDEN]
        except (KeyError, TypeError, BadText) as error:
            raise BadPosition(f"not a position of leduc: {error}") from error
        state.deal_hidden(hidden, rng)
        if faults := state.audit():
            raise BadPosition("; ".join(faults))
        return state

    def fields(self) -> Fields:
        return FIELDS

    def layouts(self, content: Content) -> list[Layout]:
        places = [
            Element("hand:0", 0.5, 0.5, label=Phrase("seat", {"seat": 0})),
            Element("board", 2.5, 0.5, label=Phrase("board")),
            Element("hand:1", 4.5, 0.5, label=Phrase("seat", {"seat": 1})),
        ]
        return [Layout("table", 5, 1, places)]

    def scene(self, content: Content, state: State, seat: int) -> Scene:
        assert isinstance(state, LeducState)
        shown: dict[str, Any] = state.dump(seat)
        cards = [
            ("hand:0", shown["hands"][0]),
            ("board", shown["board"]),
            ("hand:1", shown["hands"][1]),
        ]
        pieces = [
            Piece(place, place, rank if rank != HIDDEN else "back", letter=rank[0].upper())
            for place, rank in cards
            if rank != NOTHING
        ]
        rows = [Row(Phrase("seat", {"seat": i}), [chips]) for i, chips in enumerate(state.paid)]
        asked = state.turn().seat
        prompt = "bet" if asked == seat else "wait" if asked >= 0 else "no-decision"
        return Scene(
            pieces, [Panel("pot", Phrase("pot"), rows)], Prompt(Phrase(prompt, {"seat": asked}))
        )

    def words(self, language: str) -> str:
        return ENGLISH if language == "en" else self.file(f"text/{self.name}.{language}.ftl")


ENGLISH: Final = """
door-hook = Poker with six cards.
door-goal = Win more chips than you lose.
door-kind = Bluffing
door-minutes = 2 min
chance-deals = Cards are dealt by chance.
nothing-to-fold-to = There is no bet to fold to.
no-more-raises = A round has at most { $most } raises.
seat = Seat { $seat }
board = Board
pot = Pot
bet = Fold, call or raise.
wait = Seat { $seat } bets.
no-decision = Nobody has to decide.
rank-jack = jack
rank-queen = queen
rank-king = king
do-fold = Fold
do-call = Call
do-raise = Raise
news-dealt = Seat { $seat2 } is dealt: { $rank }.
news-turn-up = The board shows: { $rank }.
news-fold = Seat { $seat } folds.
news-call = Seat { $seat } calls.
news-raise = Seat { $seat } raises.
news-shown = Seat { $seat2 } shows: { $rank }.
fold = Won by a fold.
showdown = Won at the showdown.
split = The pot is split.
"""

GAME: Final = Leduc("leduc", "Leduc poker", [2], 11, package="wildtable.examples")
