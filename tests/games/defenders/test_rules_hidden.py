"""Talk and hidden cards: when there is silence, and what others may know of a hand."""

from random import Random

import pytest

from wildtable.games.defenders import GAME
from wildtable.games.defenders.content import DefendersContent
from wildtable.games.defenders.frames import CHOOSING, TURN
from wildtable.games.defenders.moves import HABITATS, SHARE, TEAM_UP
from wildtable.games.defenders.rules.values import HAND
from wildtable.games.defenders.state import DefendersState
from wildtable.kernel.chance import sample
from wildtable.kernel.frames import top
from wildtable.kernel.game import Position
from wildtable.kernel.turn import CHANCE, NOBODY, SPECTATOR

SEVERAL = (2, 3, 4)
DEALS = 60


def content(seats: int = 2) -> DefendersContent:
    made = GAME.content(GAME.with_defaults({}, seats))
    assert isinstance(made, DefendersContent)
    return made


def begin(seats: int) -> DefendersState:
    state = GAME.start(content(seats), seats)
    assert isinstance(state, DefendersState)
    return state


def load(position: Position) -> DefendersState:
    state = GAME.load(content(), position, Random(1))
    assert isinstance(state, DefendersState)
    return state


def step(state: DefendersState, rng: Random) -> None:
    """One random move."""
    turn = state.turn()
    seat = turn.seat if turn.seat == CHANCE else rng.choice(turn.seats)
    move = sample(state.chance(), rng) if seat == CHANCE else rng.choice(state.legal(seat))
    state.apply(seat, move)


def in_turn(**order: object) -> DefendersState:
    """The Order, at seat 0, is at turn."""
    first = {"faction": "order", "camps": ["0,-3"], "active": "flik", **order}
    other = {"faction": "sect", "camps": ["3,0"], "active": "riiz", "hand": ["cogwell"]}
    stack = [
        {"frame": "round", "side": "order", "turns": 1},
        {"frame": "turn", "side": "order", "points": 0},
    ]
    return load({"sides": [first, other], "stack": stack})


@pytest.mark.rule("DEF-5.1", "DEF-3.9", "DEF-5.5")
@pytest.mark.parametrize("seats", SEVERAL)
def test_silence_from_the_choice_to_the_reveal(seats: int) -> None:
    """Everybody is silent while anybody owes a choice, and at no other time."""
    state, rng = begin(seats), Random(seats)
    silent = 0
    while state.turn().seat != NOBODY:
        choosing = top(state.stack) == CHOOSING
        assert state.turn().talk != choosing
        silent += choosing
        step(state, rng)
    assert silent > seats


@pytest.mark.rule("DEF-5.8")
def test_alone_there_is_no_silence() -> None:
    state, rng = begin(1), Random(1)
    choices = 0
    while state.turn().seat != NOBODY:
        assert state.turn().talk
        choices += top(state.stack) == CHOOSING
        step(state, rng)
    assert choices > 1


@pytest.mark.rule("DEF-5.2")
@pytest.mark.parametrize("seats", SEVERAL)
def test_nobody_is_shown_the_hand_of_another(seats: int) -> None:
    """No view has a card of another's hand, and no news of a draw names it."""
    state, rng = begin(seats), Random(seats)
    state.news = []
    words = state.content.events.words_for
    drawn = 0
    while state.turn().seat != NOBODY:
        for viewer in (*range(seats), SPECTATOR):
            for owner, side in enumerate(state.dump(viewer)["sides"]):
                if viewer != owner:
                    assert set(side.get("hand", []) + side.get("chosen", [])) <= {"?"}
        state.news.clear()
        step(state, rng)
        for event in state.news:
            told = words(event, SPECTATOR)
            if told is not None and told[0] == "drew":
                drawn += 1
                owner = int(told[1])
                for viewer in range(seats):
                    heard = words(event, viewer)
                    assert heard is not None
                    assert (heard[3] == "?") == (viewer != owner)
                assert told[3] == "?"
    assert drawn >= 3 * seats


@pytest.mark.rule("DEF-5.2")
def test_choosing_and_drawing_are_secret_moves() -> None:
    moves = content().moves
    for text in ("choose flik", "draw flik"):
        assert moves.family_of(moves.parse(text)).secret


@pytest.mark.rule("DEF-5.3", "DEF-5.4")
def test_only_habitats_are_told() -> None:
    """How many of each, none included; not which cards."""
    state = in_turn(hand=["quillow", "rystle", "ashmoor"])
    state.news = []
    state.apply(0, SHARE)
    told = [state.content.events.words_for(event, 1) for event in state.news]
    assert told == [
        ["told", "order", habitat, count]
        for habitat, count in (("forest", "1"), ("plains", "0"), ("marsh", "2"), ("mountain", "0"))
    ]
    assert state.dump(1)["sides"][0]["told"] == {"forest": 1, "marsh": 2}
    assert state.dump(1)["sides"][0]["hand"] == ["?", "?", "?"]


@pytest.mark.rule("DEF-5.3", "DEF-5.4")
def test_what_was_told_may_be_any_cards_of_those_habitats() -> None:
    state = in_turn(hand=["quillow", "rystle", "ashmoor"])
    state.apply(0, SHARE)
    forests: set[str] = set()
    for seed in range(DEALS):
        hand = state.redeal(1, Random(seed)).dump()["sides"][0]["hand"]
        tables = state.content
        habitats = [tables.card_habitat[tables.card_names.index(name)] for name in hand]
        assert [habitats.count(habitat) for habitat in range(HABITATS)] == [1, 0, 2, 0]
        forests |= set(hand)
    assert forests == {"quillow", "ashmoor", "rystle", "pawpel", "cindra", "tindrake", "pyrrik"}


@pytest.mark.rule("DEF-5.4")
def test_habitats_are_told_in_the_own_turn_if_that_is_news() -> None:
    state = in_turn(hand=["quillow"])
    assert SHARE in state.legal(0)
    state.apply(0, SHARE)
    denial = state.why_not(0, SHARE)
    assert denial is not None
    assert denial.rule == "DEF-5.4"
    assert SHARE not in state.legal(0)


@pytest.mark.rule("DEF-5.6")
def test_what_is_revealed_is_open_to_all() -> None:
    state = in_turn(hand=["pawpel", "quillow"], pile=["rystle"])
    state.apply(0, TEAM_UP + state.content.card_names.index("pawpel"))
    for viewer in (1, SPECTATOR):
        mine = state.dump(viewer)["sides"][0]
        assert (mine["active"], mine["teamed"], mine["pile"]) == ("flik", ["pawpel"], ["rystle"])
        assert mine["hand"] == ["?"]


@pytest.mark.rule("DEF-5.7")
def test_who_has_left_may_talk_with_the_others() -> None:
    """Talk is for everybody or for nobody: a seat that is asked no more is not shut out."""
    camps = ["3,0", "2,0", "2,1", "1,1", "1,2"]
    gone = {"faction": "sect", "camps": camps, "at": "", "exited": True}
    order = {"faction": "order", "camps": ["0,-3"], "active": "flik", "hand": ["quillow"]}
    coven = {"faction": "coven", "camps": ["0,3"], "active": "mudgwin", "hand": ["fumara"]}
    state, rng = load({"sides": [order, gone, coven], "stack": TURN_OF_ORDER}), Random(3)
    assert top(state.stack) == TURN
    met: set[bool] = set()
    while state.turn().seat != NOBODY:
        assert 1 not in state.turn().seats
        assert state.turn().talk != (top(state.stack) == CHOOSING)
        met.add(state.turn().talk)
        step(state, rng)
    assert met == {True, False}


TURN_OF_ORDER = [
    {"frame": "round", "side": "order", "turns": 1},
    {"frame": "turn", "side": "order", "points": 3},
]


@pytest.mark.rule("DEF-R-88")
def test_decks_have_no_order_to_know() -> None:
    """For others a hand is any cards of the deck and the hand together, all as likely."""
    state = in_turn(hand=["quillow"], pile=["rystle"], killed=["pawpel"])
    hands = [state.redeal(1, Random(seed)).place for seed in range(DEALS)]
    seen = {state.content.card_names[place.index(HAND)] for place in hands}
    hidden = {"emberlin", "quillow", "inkerby", "cindra", "scorrel"}
    assert seen == hidden | {"tindrake", "ashmoor", "pyrrik", "flintessa"}


@pytest.mark.rule("DEF-5.2")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_redeal_keeps_the_hand_of_the_faction_that_a_seat_leads(seat: int) -> None:
    """Seats are not numbered like factions: here seat 0 leads the Coven, seat 1 the Order."""
    coven = {"faction": "coven", "camps": ["0,-3"], "hand": ["?", "?"]}
    order = {"faction": "order", "camps": ["3,0"], "hand": ["?", "?"]}
    state = load({"sides": [coven, order]})
    hands: list[set[tuple[str, ...]]] = [set(), set()]
    for seed in range(DEALS):
        sides = state.redeal(seat, Random(seed)).dump()["sides"]
        for each, side in enumerate(sides):
            hands[each].add(tuple(sorted(side["hand"])))
    assert len(hands[seat]) == 1
    assert len(hands[1 - seat]) > 1
