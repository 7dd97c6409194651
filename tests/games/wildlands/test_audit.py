"""Every fault that an audit can find, on a table broken by hand."""

from collections.abc import Callable
from random import Random

import pytest

from wildtable.games.wildlands import GAME
from wildtable.games.wildlands.fields import ABSENT, ASSIGNED, HIDDEN, NO_SPACE, OUT, SEEN, UNDEALT
from wildtable.games.wildlands.frames import ASSIGNING
from wildtable.games.wildlands.moves import FIVE_POINTS, KINDS, TEAM, WILD
from wildtable.games.wildlands.state import WildlandsState
from wildtable.kernel.frames import pop, push

CONTENT = GAME.content(GAME.with_defaults({}, 3))
NAMES = CONTENT.moves.by_name["reveal"].domains[0].names
STRIX, SHIV, TAK = (NAMES.index(name) for name in ("strix", "shiv", "tak"))
HRAKK = NAMES.index("hrakk")
SEATS = [
    {
        "faction": "guild",
        "hand": ["GU01", "GUW"],
        "discard": ["GU02", "GUW"],
        "at": {"strix": "26", "lunk": "10"},
        "starts": {"maudlin": "1"},
        "shards": ["2", "3", "4", "5", "6"],
    },
    {
        "faction": "gnomads",
        "at": {"shiv": "10", "tak": "out"},
        "taken": {"tak": 0},
        "damage": {"shiv": 2},
        "hurt_by": {"shiv": 0},
    },
    {"faction": "lawbringers", "claimed": 1},
]
MAUDLIN = STRIX + 1
FULL = GAME.pack.factions[0].character[0].health  # of Strix


def table() -> WildlandsState:
    state = GAME.load(CONTENT, {"seats": SEATS}, Random(1))
    assert isinstance(state, WildlandsState)
    return state


def change(field: str, place: int, value: int) -> Callable[[WildlandsState], None]:
    """Break one number of a list."""

    def broken(state: WildlandsState) -> None:
        getattr(state, field)[place] = value

    return broken


def changes(*several: Callable[[WildlandsState], None]) -> Callable[[WildlandsState], None]:
    def broken(state: WildlandsState) -> None:
        for each in several:
            each(state)

    return broken


def add(field: str, value: int) -> Callable[[WildlandsState], None]:
    """One more in a pile."""
    return lambda state: getattr(state, field).append(value)


def lose_the_discard(state: WildlandsState) -> None:
    del state.discard[0]


def lose_a_wild_card(state: WildlandsState) -> None:
    del state.discard[1]


def put_in_deck_and_hand(state: WildlandsState) -> None:
    state.deck[0] |= 1  # GU01, which is in the hand


def hold_eight(state: WildlandsState) -> None:
    for kind in range(2, 8):
        state.deck[0] &= ~(1 << kind)
        state.hand[0] |= 1 << kind
    state.held[0] = 8


def end(state: WildlandsState) -> None:
    state.ending = FIVE_POINTS


def clear(state: WildlandsState) -> None:
    state.stack.clear()


def eliminate(state: WildlandsState) -> None:
    state.eliminated = 1 << 0


def to_setup(state: WildlandsState) -> None:
    """All map cards are with their owners; nothing has been laid out."""
    pop(state.stack)
    push(state.stack, ASSIGNING)


def free_number(state: WildlandsState) -> int:
    return state.map_cards.index(UNDEALT)


def lay_another_shard(state: WildlandsState) -> None:
    space = free_number(state)
    state.shards[space], state.map_cards[space] = 0, SEEN


CASES: list[tuple[str, Callable[[WildlandsState], None], list[str]]] = [
    (
        "a lost card",
        lose_the_discard,
        ["seats.0.deck: the cards of seat 0 are not each in one place"],
    ),
    (
        "a lost wild card",
        lose_a_wild_card,
        ["seats.0.deck: the cards of seat 0 are not each in one place"],
    ),
    (
        "twice",
        put_in_deck_and_hand,
        ["seats.0.deck: the cards of seat 0 are not each in one place"],
    ),
    (
        "in play too",
        add("in_play", 2),
        ["seats.0.deck: the cards of seat 0 are not each in one place"],
    ),
    (
        "a wild card too many",
        add("in_play", WILD),
        ["seats.0.deck: the cards of seat 0 are not each in one place"],
    ),
    (
        "a card too many in hand",
        hold_eight,
        ["seats.0.hand: 8 cards, counted as 8", "held.0: 0 to 7, not 8"],
    ),
    ("miscounted", change("held", 0, 3), ["seats.0.hand: 2 cards, counted as 3"]),
    ("points", change("points", 0, 2), ["seats.0.points: 2 points for other things"]),
    ("fewer points", change("points", 2, 0), ["seats.2.points: 0 points for other things"]),
    (
        "a shard too many",
        lay_another_shard,
        ["seats.0.shards: 6 shards in all"],
    ),
    ("a shard lost", change("shards", 1, -1), ["seats.0.shards: 4 shards in all"]),
    ("absent", change("where", STRIX, ABSENT), ["seats: strix and its faction are not together"]),
    ("present", change("where", HRAKK, 3), ["seats: hrakk and its faction are not together"]),
    (
        "as much damage as health",
        change("damage", STRIX, FULL),
        [f"seats.0.damage.strix: {FULL} damage"],
    ),
    (
        "less than none",
        change("damage", STRIX, -1),
        ["seats.0.damage.strix: -1 damage", "damage.0: 0 to 15"],
    ),
    ("damage on a hidden one", change("damage", MAUDLIN, 1), ["seats.0.damage.maudlin: 1 damage"]),
    (
        "taken and on the board",
        change("taken", STRIX, 1),
        ["seats.0.taken.strix: taken by seat 1"],
    ),
    (
        "taken by its own",
        changes(change("taken", TAK, 1), change("points", 0, 0), change("points", 1, 1)),
        ["seats.1.taken.tak: taken by seat 1"],
    ),
    ("hurt without damage", change("hurt_by", STRIX, 1), ["seats.0.hurt_by.strix: hurt by seat 1"]),
    ("hurt by its own", change("hurt_by", SHIV, 1), ["seats.1.hurt_by.shiv: hurt by seat 1"]),
    (
        "a map card on the board",
        changes(change("starts", STRIX, 0), change("starts", MAUDLIN, NO_SPACE)),
        [
            "seats.0.starts.strix: it has the map card 1",
            "seats.0.starts.maudlin: hidden without a map card",
        ],
    ),
    (
        "a map card that is elsewhere",
        change("map_cards", 0, UNDEALT),
        ["seats.0.starts.maudlin: it has the map card 1", "seats: map card 1 is on 1 characters"],
    ),
    (
        "hidden without one",
        changes(change("starts", MAUDLIN, NO_SPACE), change("map_cards", 0, UNDEALT)),
        ["seats.0.starts.maudlin: hidden without a map card"],
    ),
    (
        "a card on nobody",
        changes(change("where", MAUDLIN, 3), change("starts", MAUDLIN, NO_SPACE)),
        ["seats: map card 1 is on 0 characters"],
    ),
    (
        "a shard nobody has seen",
        change("map_cards", 1, UNDEALT),
        ["seats.0.shards: the map card of 2 was never seen"],
    ),
    (
        "not passed on",
        lambda state: change("map_cards", free_number(state), 0)(state),
        ["seats.0.map_cards: map card 7 was not passed on"],
    ),
    ("over, and yet", end, ["stack: a match that is over has no decisions, any other has"]),
    ("nothing to decide", clear, ["stack: a match that is over has no decisions, any other has"]),
    (
        "eliminated with characters",
        eliminate,
        [
            "acting: seat 0 acts and is eliminated",
            "seats.0.at: seat 0 is eliminated or not",
            "ending: an elimination without a tie of survivors ends the match",
        ],
    ),
    (
        "a stranger's card",
        add("in_play", 3 * KINDS),
        ["seats: PF01 is in play"],
    ),
    (
        "a blast on who is out",
        add("saved", TAK),
        [
            "saved: tak is in a blast",
            "saved: there is no blast, but somebody is threatened or saved",
        ],
    ),
]


def test_a_blast_on_the_first_space_is_one_on_the_board() -> None:
    state = table()
    state.where[STRIX] = 0
    state.threatened.append(STRIX)
    assert "threatened: strix is in a blast" not in state.audit()


def test_a_table_is_sound_before_it_is_broken() -> None:
    state = table()
    assert state.audit() == []
    assert state.where[STRIX] >= 0 > state.where[MAUDLIN] == HIDDEN
    assert state.where[TAK] == OUT
    assert state.map_cards[0] == ASSIGNED


@pytest.mark.parametrize(("broken", "faults"), [c[1:] for c in CASES], ids=[c[0] for c in CASES])
def test_an_audit_finds_what_is_broken(
    broken: Callable[[WildlandsState], None], faults: list[str]
) -> None:
    state = table()
    broken(state)
    found = state.audit()
    assert len(found) == len(faults), found
    for fault in faults:
        assert any(each.startswith(fault) for each in found), (fault, found)


def test_in_setup_no_shard_lies_on_the_board() -> None:
    state = table()
    to_setup(state)
    assert "seats.0.shards: 5 shards in all" in state.audit()
    assert not [fault for fault in state.audit() if "without a map card" in fault]


@pytest.mark.parametrize(("dealt", "is_fault"), [(10, False), (11, True)])
def test_nobody_has_more_map_cards_than_were_dealt(dealt: int, is_fault: bool) -> None:
    content = GAME.content(GAME.with_defaults({"factions": "seated"}, 2))
    state = GAME.start(content, 2)
    assert isinstance(state, WildlandsState)
    for space in range(dealt):
        state.map_cards[space] = 1
    assert state.audit() == (["seats.1.map_cards: 11 map cards"] if is_fault else [])


def test_a_start_counts_as_a_map_card() -> None:
    content = GAME.content(GAME.with_defaults({"factions": "seated"}, 2))
    state = GAME.start(content, 2)
    assert isinstance(state, WildlandsState)
    pop(state.stack)
    push(state.stack, ASSIGNING)
    for space in range(10):
        state.map_cards[space] = 1
    state.map_cards[20] = ASSIGNED
    state.starts[TEAM] = 20  # of the second faction, which seat 1 plays
    assert state.audit() == ["seats.1.map_cards: 11 map cards"]
