"""Move spaces, frames and events: numbers, words and back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wildtable.kernel.events import EventSpace, told
from wildtable.kernel.frames import (
    UNSET,
    FrameSpace,
    at,
    field,
    lies_at,
    maybe,
    pop,
    push,
    put,
    put_at,
    top,
)
from wildtable.kernel.line import LEAVE, MOVE, SEAL, UNDO, UNSEAL, Line, read_line
from wildtable.kernel.moves import BadText, Domain, MoveSpace, amounts
from wildtable.kernel.turn import CHANCE, REFEREE, SPECTATOR

SPACE = Domain("space", 3, ("forest-1", "forest-2"))
SEAT = Domain("seat", 3)


def small_space() -> MoveSpace:
    space = MoveSpace("small")
    space.family("pass")
    space.family("migrate", SPACE, SPACE)
    space.family("bid", amounts("amount", 9), secret=True)
    return space


class TestMoveSpace:
    """Families laid end to end."""

    def test_every_number_has_a_text_that_reads_back(self) -> None:
        space = small_space()
        texts = [space.text(move) for move in range(space.size)]
        assert len(set(texts)) == space.size == 1 + 9 + 10
        assert [space.parse(text) for text in texts] == list(range(space.size))

    def test_arguments(self) -> None:
        family = small_space().by_name["migrate"]
        assert [family.args(family.at(a, b)) for a in range(3) for b in range(3)] == [
            [a, b] for a in range(3) for b in range(3)
        ]

    def test_content_renames_and_never_renumbers(self) -> None:
        space = small_space()
        named = space.named({"space": ["lake", "hill", "cave"]})
        assert named.text(space.parse("migrate forest-1 forest-2")) == "migrate lake hill"
        assert named.parse("bid 9") == space.parse("bid 9")
        assert named.by_name["bid"].secret

    def test_picks_are_scene_elements(self) -> None:
        space = small_space()
        move = space.parse("migrate forest-2 2")
        assert space.picks(move) == ["space:forest-2", "space:2"]

    @pytest.mark.parametrize(
        ("text", "says"),
        [
            ("", "it knows pass, migrate, bid"),
            ("fly forest-1", "it knows pass, migrate, bid"),
            ("migrate forest-1", "should read 'migrate <space> <space>'"),
            ("migrate forest-1 sea", "'sea' is no space; known: forest-1, forest-2, 2"),
            ("bid 10", "'10' is no amount"),
        ],
    )
    def test_bad_text_says_what_is_allowed(self, text: str, says: str) -> None:
        with pytest.raises(BadText, match=says):
            small_space().parse(text)

    @pytest.mark.parametrize("number", [-1, 20])
    def test_numbers_outside(self, number: int) -> None:
        with pytest.raises(BadText, match="0 to 19"):
            small_space().text(number)

    def test_a_wrong_base_is_refused(self) -> None:
        space = small_space()
        with pytest.raises(ValueError, match=f"fly begins at {space.size}, not 3"):
            space.family("fly", SPACE, base=3)

    def test_names_are_checked(self) -> None:
        with pytest.raises(ValueError, match="taken"):
            small_space().family("pass")
        with pytest.raises(ValueError, match="taken"):
            small_space().family("leaves")
        with pytest.raises(ValueError, match="cannot be a name"):
            Domain("space", 1, ("two words",))
        with pytest.raises(ValueError, match="twice"):
            Domain("space", 2, ("a", "a"))
        with pytest.raises(ValueError, match="2 places, not 3"):
            Domain("space", 2, ("a", "b", "c"))


class TestEvents:
    """Who hears what."""

    def test_each_argument_has_its_audience(self) -> None:
        space = EventSpace("cards")
        passed = space.kind("passed", SEAT, SEAT, told(SPACE, 0, 1))
        event = passed.at(0, 2, 1)
        heard = {seat: space.words_for(event, seat) for seat in (0, 1, 2, SPECTATOR, REFEREE)}
        assert heard[0] == heard[2] == heard[REFEREE] == ["passed", "0", "2", "forest-2"]
        assert heard[1] == heard[SPECTATOR] == ["passed", "0", "2", "?"]

    def test_an_event_can_be_for_one_seat(self) -> None:
        space = EventSpace("cards")
        peeked = space.kind("peeked", SEAT, SPACE, only=0)
        event = peeked.at(1, 0)
        assert space.words_for(event, 1) == ["peeked", "1", "forest-1"]
        assert space.words_for(event, 0) is None
        assert space.words_for(event, SPECTATOR) is None
        assert space.named({}).words_for(event, 0) is None

    def test_an_argument_can_be_nobody_s(self) -> None:
        space = EventSpace("cards")
        buried = space.kind("buried", SEAT, told(SPACE))
        assert space.words_for(buried.at(1, 0), 1) == ["buried", "1", "?"]


class TestFrames:
    """A stack of nested decisions in one list."""

    def test_fields_of_the_top(self) -> None:
        stack: list[int] = []
        assert top(stack) == UNSET
        push(stack, 0, 5, 6)
        push(stack, 1, 7)
        put(stack, 1, 9)
        assert (top(stack), field(stack, 0), field(stack, 1), field(stack, 2)) == (1, 7, 9, UNSET)
        pop(stack)
        assert (top(stack), field(stack, 0), field(stack, 1)) == (0, 5, 6)

    @given(st.lists(st.tuples(st.integers(-1, 2), st.integers(-1, 50)), max_size=5))
    def test_words_and_back(self, fields: list[tuple[int, int]]) -> None:
        space = FrameSpace()
        auction = 0
        space.kind("auction", auction, lot=maybe(SPACE), bid=None)
        stack: list[int] = []
        for lot, bid in fields:
            push(stack, auction, lot, bid)
        assert space.load(space.dump(stack)) == stack

    def test_frames_at_a_level(self) -> None:
        stack: list[int] = []
        push(stack, 3, 5)
        push(stack, 4, 6)
        put_at(stack, 0, 1, 8)
        assert (at(stack, 0, 0), at(stack, 0, 1), at(stack, 1, 0)) == (5, 8, 6)
        assert [lies_at(stack, level) for level in range(3)] == [3, 4, UNSET]

    def test_places_are_held_to_their_level(self) -> None:
        space = FrameSpace()
        space.kind("turn", 0, seat=None)
        space.kind("strike", 1, level=2, victim=None, dealt=None)
        space.places("strike", 17, 18)
        with pytest.raises(ValueError, match="frame strike: its fields lie from 17 on, not at"):
            space.places("strike", 17, 19)
        with pytest.raises(ValueError, match="frame turn"):
            space.places("turn", 1)

    def test_what_a_position_may_leave_out(self) -> None:
        space = FrameSpace()
        space.kind("turn", 0, plays=maybe(range(4), 2), lot=maybe(SPACE))
        assert space.load([{"frame": "turn"}])[1:3] == [2, UNSET]

    @pytest.mark.parametrize(
        ("frames", "message"),
        [
            ([{"frame": "turn"}], "frame turn needs its field 'plays'"),
            ([{"frame": "turn", "plays": 4}], "frame turn: plays is 0 to 3, not 4"),
            ([{"frame": "turn", "plays": "x"}], "plays is a whole number, not 'x'"),
            ([{"frame": "turn", "plays": 1}] * 2, "frame turn lies at level 0, not 1"),
            ([{"frame": "turn", "plays": 1}, {"frame": "strike"}], "nobody decides at a frame"),
        ],
    )
    def test_a_stack_is_held_to_its_kinds(
        self, frames: list[dict[str, object]], message: str
    ) -> None:
        space = FrameSpace()
        space.kind("turn", 0, level=0, plays=range(4))
        space.context("strike", 1)
        with pytest.raises(BadText, match=message):
            space.load(frames)

    def test_bad_words_are_named(self) -> None:
        space = FrameSpace()
        space.kind("auction", 0, lot=SPACE)
        with pytest.raises(BadText, match="'auctoin' is no frame; known: auction"):
            space.load([{"frame": "auctoin"}])
        with pytest.raises(BadText, match="no field 'bid'"):
            space.load([{"frame": "auction", "bid": 3}])
        with pytest.raises(BadText, match="'sea' is no space"):
            space.load([{"frame": "auction", "lot": "sea"}])
        with pytest.raises(ValueError, match="frame late has the number 1, not 3"):
            space.kind("late", 3)
        with pytest.raises(ValueError, match="more than 7 fields"):
            space.kind("wide", 1, a=None, b=None, c=None, d=None, e=None, f=None, g=None, h=None)


class TestLines:
    """Lines of the log as text."""

    @pytest.mark.parametrize(
        ("line", "text"),
        [
            (Line(MOVE, 0, [0]), "0 pass"),
            (Line(MOVE, CHANCE, [10]), "* bid 0"),
            (Line(SEAL, 2, [0, 13]), "2 seals pass; bid 3"),
            (Line(UNSEAL, 1), "1 unseals"),
            (Line(LEAVE, 1), "1 leaves"),
            (Line(UNDO, 0, (), 12), "0 undoes to 12"),
            (Line(UNDO, 0, (), 12, (1, 2)), "0 undoes to 12 with 1 2"),
        ],
    )
    def test_round_trip(self, line: Line, text: str) -> None:
        space = small_space()
        assert line.text(space) == text
        assert read_line(text, space).text(space) == text

    @pytest.mark.parametrize(
        ("text", "says"),
        [
            ("", "'' is not a seat"),
            ("x pass", "'x' is not a seat"),
            ("9 pass", "there is no seat 9"),
            ("0 undoes to x", "'x' is not a line number"),
            ("0 undoes to 1 with x", "'x' is not a seat"),
            ("0 leaves now", "is not in small"),
            ("0 seals pass; fly", "is not in small"),
        ],
    )
    def test_bad_lines(self, text: str, says: str) -> None:
        with pytest.raises(BadText, match=says):
            read_line(text, small_space())
