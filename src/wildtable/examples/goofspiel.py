"""Goofspiel: everybody bids a card at once for the prize that lies open.

The bids are sealed: what a seat has picked is hidden until the last one has picked.
"""

from collections.abc import Mapping
from random import Random
from typing import Final, final

from wildtable.kernel.decisions import ChanceDecision, Decision, decisions
from wildtable.kernel.events import EventSpace
from wildtable.kernel.fields import OWNER, Fields, each, number, numbers
from wildtable.kernel.frames import FrameSpace, push
from wildtable.kernel.game import (
    BadPosition,
    Content,
    Denial,
    Game,
    Option,
    Outcome,
    Position,
    State,
)
from wildtable.kernel.moves import Domain, MoveSpace, amounts
from wildtable.kernel.scene import Element, Layout, Panel, Phrase, Piece, Prompt, Row, Scene
from wildtable.kernel.turn import REFEREE, Turn, ask_sealed

MOST_CARDS: Final = 6
MOST_PLAYERS: Final = 4
NONE: Final = 0  # cards are called by their value, from 1
ALL_CARDS: Final = (1 << MOST_CARDS + 1) - 2  # as bits
MOST_POINTS: Final = MOST_CARDS * (MOST_CARDS + 1) // 2
HIDDEN: Final = "?"
CARD: Final = amounts("card", MOST_CARDS)

MOVES: Final = MoveSpace("goofspiel")
BID: Final = 0  # bid <card>
PRIZE: Final = BID + MOST_CARDS + 1  # prize <card>, by chance
MOVES.family("bid", CARD, base=BID)
MOVES.family("prize", CARD, base=PRIZE)

EVENTS: Final = EventSpace("goofspiel")
WON: Final = EVENTS.kind("won", Domain("seat", MOST_PLAYERS), CARD)
TIED: Final = EVENTS.kind("tied", CARD)


FRAMES: Final = FrameSpace()
TURNING_UP: Final = 0
BIDDING: Final = 1
FRAMES.kind("turning-up", TURNING_UP)
FRAMES.kind("bidding", BIDDING)

FIELDS: Final = Fields(
    numbers("hands", "by seat, a bit for each card", each(), most=ALL_CARDS),
    number("prizes", "those that still lie face down, as bits", most=ALL_CARDS),
    number("prize", "the one that lies open, or NONE", most=MOST_CARDS),
    numbers("picked", "by seat, NONE while it owes a bid", each(), most=MOST_CARDS, seen=OWNER),
    numbers("points", "by seat", each(), most=MOST_POINTS),
)


@final
class GoofState(State):
    """Hands, the prize, and the bids that lie face down."""

    hands: list[int]
    prizes: int
    prize: int
    picked: list[int]
    points: list[int]

    def __init__(
        self, order: str, seats: int, stack: list[int], source: "GoofState | None" = None
    ) -> None:
        super().__init__(stack, DECISIONS)
        self.order = order
        self.seats = seats
        if source is None:
            FIELDS.blank(self, None, seats)
        else:
            FIELDS.copy(source, self)

    def clone(self) -> "GoofState":
        return GoofState(self.order, self.seats, self.stack[:], self)

    def observe(self, seat: int) -> list[int]:
        return FIELDS.observe(self, None, self.seats, seat)

    def turn_up(self, card: int) -> None:
        self.prize = card
        self.prizes &= ~(1 << card)

    def award(self) -> None:
        """GOO-3 the highest bid takes the prize; GOO-4 a tie for it loses it to nobody."""
        best = max(self.picked)
        if self.picked.count(best) == 1:
            winner = self.picked.index(best)
            self.points[winner] += self.prize
            if self.news is not None:
                self.tell(WON.at(winner, self.prize))
        elif self.news is not None:
            self.tell(TIED.at(self.prize))
        for seat, card in enumerate(self.picked):
            self.hands[seat] &= ~(1 << card)
            self.picked[seat] = NONE
        self.prize = NONE
        self.next_prize()

    def next_prize(self) -> None:
        left = cards_of(self.prizes)
        if len(left) == 1:  # GOO-5 nobody has a choice in the last trick: it plays itself
            self.turn_up(left[0])
            self.picked = [cards_of(hand)[0] for hand in self.hands]
            self.award()
        elif left and self.order != "random":  # GOO-6 prizes in a fixed order need no chance
            self.turn_up(left[0] if self.order == "ascending" else left[-1])
        self.ask()

    def ask(self) -> None:
        """What is to be decided follows from the prizes."""
        self.stack.clear()
        if self.prize != NONE:
            push(self.stack, BIDDING)
        elif self.prizes:
            push(self.stack, TURNING_UP)

    def redeal(self, seat: int, rng: Random) -> "GoofState":
        copy = self.clone()
        for other, card in enumerate(self.picked):
            if card != NONE and other != seat:
                copy.picked[other] = rng.choice(cards_of(self.hands[other]))
        return copy

    def outcome(self) -> Outcome | None:
        # GOO-9 the most points win
        return None if self.stack else Outcome.by_score(self.points)

    def dump(self, seat: int = REFEREE) -> Position:
        return {
            "hands": [cards_of(hand) for hand in self.hands],
            "prizes": cards_of(self.prizes),
            "prize": self.prize,
            "picked": [
                HIDDEN if card != NONE and seat not in (other, REFEREE) else card
                for other, card in enumerate(self.picked)
            ],
            "points": self.points[:],
        }

    def audit(self) -> list[str]:
        to_play = len(cards_of(self.prizes)) + (self.prize != NONE)
        faults = FIELDS.faults(self, None, self.seats)
        faults += [
            f"seat {seat} holds {len(cards_of(hand))} cards for {to_play} prizes"
            for seat, hand in enumerate(self.hands)
            if len(cards_of(hand)) != to_play
        ]
        if self.prizes >> self.prize & 1 and self.prize:
            faults.append(f"prize {self.prize} lies open and face down")
        for seat, card in enumerate(self.picked):
            if card != NONE and not self.hands[seat] >> card & 1:
                faults.append(f"seat {seat} bids {card}, which it does not hold")
        return faults


@final
class TurningUp(ChanceDecision[GoofState]):
    """GOO-1 prizes come from chance."""

    def chance(self, table: GoofState) -> list[tuple[int, int]]:
        return [(PRIZE + card, 1) for card in cards_of(table.prizes)]

    def apply(self, table: GoofState, seat: int, move: int) -> None:
        table.turn_up(move - PRIZE)
        table.ask()


@final
class Bidding(Decision[GoofState]):
    """GOO-8 everybody bids unseen."""

    def turn(self, table: GoofState) -> Turn:
        owing = 0
        for seat, card in enumerate(table.picked):
            if card == NONE:
                owing |= 1 << seat
        return ask_sealed(owing)

    def legal(self, table: GoofState, seat: int) -> list[int]:
        return [BID + card for card in cards_of(table.hands[seat])]

    def why_not(self, table: GoofState, seat: int, move: int) -> Denial | None:
        if move >= PRIZE:
            return Denial("GOO-1", "chance-turns-prizes")
        if not table.hands[seat] >> move - BID & 1:  # GOO-2 a card is bid once
            return Denial("GOO-2", "not-in-hand", {"card": move - BID})
        return None

    def apply(self, table: GoofState, seat: int, move: int) -> None:
        table.picked[seat] = move - BID
        if NONE not in table.picked:
            table.barrier = True
            table.award()


DECISIONS: Final = decisions(FRAMES, TurningUp(TURNING_UP), Bidding(BIDDING))


def cards_of(bits: int) -> list[int]:
    return [card for card in range(1, MOST_CARDS + 1) if bits >> card & 1]


def bits_of(cards: list[int]) -> int:
    return sum([1 << card for card in set(cards)])


@final
class Goofspiel(Game):
    """The game as the platform knows it."""

    def content(self, options: Mapping[str, str]) -> Content:
        return Content(MOVES, EVENTS, FRAMES, options)

    def start(self, content: Content, seats: int) -> State:
        # GOO-7 the prizes and every hand are the cards from 1 up
        cards = bits_of(list(range(1, int(content.options["cards"]) + 1)))
        state = GoofState(content.options["order"], seats, [])
        state.hands, state.prizes = [cards] * seats, cards
        state.next_prize()
        return state

    def load(self, content: Content, position: Position, rng: Random) -> State:
        try:
            picked = position["picked"]
            state = GoofState(content.options["order"], len(picked), [])
            state.hands = [bits_of(hand) for hand in position["hands"]]
            state.prizes = bits_of(position["prizes"])
            state.prize = int(position["prize"])
            state.picked = [NONE if card == HIDDEN else int(card) for card in picked]
            state.points = [int(points) for points in position["points"]]
            hidden = [seat for seat, card in enumerate(picked) if card == HIDDEN]
            for seat in hidden:
                state.picked[seat] = rng.choice(cards_of(state.hands[seat]))
        except (KeyError, TypeError, ValueError, IndexError) as error:
            raise BadPosition(f"not a position of goofspiel: {error}") from error
        if faults := state.audit():
            raise BadPosition("; ".join(faults))
        state.ask()
        return state

    def fields(self) -> Fields:
        return FIELDS

    def layouts(self, content: Content) -> list[Layout]:
        cards = range(1, int(content.options["cards"]) + 1)
        hand = [Element(f"card:{card}", card - 0.5, 1.5, kind="card") for card in cards]
        return [Layout("table", len(cards), 2, [Element("prize", len(cards) / 2, 0.5), *hand])]

    def scene(self, content: Content, state: State, seat: int) -> Scene:
        assert isinstance(state, GoofState)
        hand = cards_of(state.hands[seat]) if seat >= 0 else []
        pieces = [Piece(f"card:{c}", f"card:{c}", "card", seat, str(c)) for c in hand]
        if state.prize != NONE:
            pieces.append(Piece("prize", "prize", "prize", letter=str(state.prize)))
        rows = [
            Row(Phrase("seat", {"seat": i}), [points, " ".join(map(str, cards_of(state.hands[i])))])
            for i, points in enumerate(state.points)
        ]
        prompt = Phrase("bid" if seat in state.turn().seats else "wait", {"prize": state.prize})
        return Scene(pieces, [Panel("points", Phrase("points"), rows)], Prompt(prompt))

    def words(self, language: str) -> str:
        return ENGLISH if language == "en" else self.file(f"text/{self.name}.{language}.ftl")


ENGLISH: Final = """
door-hook = Everybody bids a card, all at once.
door-goal = Collect the most points.
door-kind = Sealed bids
door-minutes = 5 min
chance-turns-prizes = Prizes are turned up by chance.
not-in-hand = You do not hold the { $card }.
seat = Seat { $seat }
points = Points and cards
bid = Bid a card for the prize { $prize }.
wait = The others bid.
do-bid = Bid
news-prize = The prize is { $card }.
news-bid = Seat { $seat } bids { $card }.
news-won = Seat { $seat2 } wins { $card }.
news-tied = Nobody wins { $card }.
"""

GAME: Final = Goofspiel(
    "goofspiel",
    "Goofspiel",
    range(2, MOST_PLAYERS + 1),
    MOST_CARDS * (MOST_PLAYERS + 1),
    [
        Option("cards", ["4", "5", "6"], "4"),
        Option("order", ["random", "descending", "ascending"], "random"),
    ],
    package="wildtable.examples",
)
