"""The news of a move are what it does: what changes is told, and what is told has changed."""

from collections import Counter
from random import Random

import pytest

from tests.games.listening import Told, listen
from tests.games.wilderness.crowd import crowded
from wildtable.games.wilderness import GAME
from wildtable.games.wilderness.fields import ACTING, CARRIED, INSIDE, NO_SEAT, OFF, POSITION
from wildtable.games.wilderness.frames import GAZE, MOVER, WATCHER
from wildtable.games.wilderness.moves import ANIMALS, BEES, CARDS, ELEMENTS, EVENTS, SWANS
from wildtable.games.wilderness.state import WildernessState
from wildtable.kernel.frames import top
from wildtable.kernel.kit.match_promises import Setting


def check(before: WildernessState, move: int, after: WildernessState, told: Told) -> None:
    check_seats(before, after, told)
    if before.phase == POSITION:
        check_cards(before, after, told)
    else:
        check_animals(before, after, told)
        check_wounds(before, after, told)
        check_places(before, after, told)


def check_seats(before: WildernessState, after: WildernessState, told: Told) -> None:
    seats = range(after.seats)
    gained = [
        (seat, element)
        for seat in seats
        for element in range(ELEMENTS)
        if (after.captured[seat] & ~before.captured[seat]) >> element & 1
    ]
    assert sorted(told["captured"]) == gained
    paid: Counter[int] = Counter()
    for seat, tokens in told["paid"]:
        assert tokens > 0
        paid[seat] += tokens
    assert [paid[seat] for seat in seats] == [before.magic[s] - after.magic[s] for s in seats]
    assert told["out"] == [(s,) for s in seats if before.left[s] == 0 and after.left[s] > 0]
    if before.phase == after.phase == ACTING and after.stack[MOVER] != before.stack[MOVER]:
        assert told["move-of"][-1] == (after.stack[MOVER],)


def check_cards(before: WildernessState, after: WildernessState, told: Told) -> None:
    """The Position phase: cards and face-down animals."""
    placed = [
        (piece // ANIMALS, here, after.book.dots[piece % ANIMALS], piece % ANIMALS)
        for piece, here in enumerate(after.place)
        if here >= 0 and before.place[piece] == OFF
    ]
    assert told["placed"] == placed
    pulled = before.first == NO_SEAT and after.trigger == 0 and not told["stalled"]
    assert told["triggered"] == ([(told["placed"][0][0],)] if pulled else [])
    if after.phase != POSITION:
        on_board = [(piece, here) for piece, here in enumerate(after.place) if here >= 0]
        assert told["revealed"] == on_board
        return
    assert not told["revealed"]
    seats = range(after.seats)
    drawn = Counter([(c // CARDS, c % CARDS) for c in range(CARDS * len(seats))
                     for _ in range(after.hands[c] - before.hands[c])])  # fmt: skip
    kept = [card for card in range(CARDS) for _ in range(after.kept[card] - before.kept[card])]
    for seat, card in told["kept"]:
        assert before.hands[CARDS * seat + card] > 0
        assert kept in ([card], [])  # the last one joins the new hand at once
    assert told["kept"] or not kept
    if told["drew"]:
        assert Counter(told["drew"]) == drawn
    if not any(before.kept):  # else what was kept comes back to the hand
        assert told["drew"] or not drawn
    back = [divmod(code, CARDS) for code in after.bottom[len(before.bottom) :]]
    if len(after.bottom) > len(before.bottom):
        assert told["put-back"] == back


def check_animals(before: WildernessState, after: WildernessState, told: Told) -> None:
    pieces = range(ANIMALS * after.seats)
    gone = [(p,) for p in pieces if before.place[p] not in (OFF, INSIDE) and after.place[p] == OFF]
    assert sorted(told["removed"]) == gone
    stay = [p for p in pieces if after.place[p] not in (OFF, INSIDE)]
    stunned, woken = Counter(told["stunned"]), Counter(told["woken"])
    for p in stay:
        assert after.passive[p] - before.passive[p] == stunned[p,] - woken[p,]
        assert (after.poison[p] > before.poison[p]) == ((p,) in told["poisoned"])
        if after.training[p] != before.training[p]:
            assert (p, after.training[p]) in told["trained"]
    for seat in range(after.seats):
        own = range(ANIMALS * seat, ANIMALS * seat + ANIMALS)
        if any([after.token[p] > before.token[p] for p in own]):
            assert (seat,) in told["renewed"]
    entered = [(p, after.host[p // ANIMALS]) for p in pieces
               if after.place[p] == INSIDE != before.place[p]]  # fmt: skip
    assert sorted(told["infested"]) == entered


def check_wounds(before: WildernessState, after: WildernessState, told: Told) -> None:
    """Whoever lives bears what was told of."""
    change: Counter[int] = Counter()
    for piece, points in told["hurt"]:
        change[piece] += points
    for piece, _, points in told["swan-hurt"]:
        change[piece] += points
    for piece, points in told["healed"]:
        change[piece] -= points
    for piece, here in enumerate(after.place):
        if here in (OFF, INSIDE) or piece % ANIMALS == BEES:
            continue
        drops = after.damage[piece] - before.damage[piece]
        if piece % ANIMALS == SWANS:
            seat = piece // ANIMALS
            drops += after.mate[seat] - before.mate[seat]
        if piece % ANIMALS == SWANS and after.book.stamina[SWANS] in (
            after.damage[piece],
            after.mate[piece // ANIMALS],
        ):
            assert drops <= change[piece]  # none beyond the Stamina of one
        else:
            assert drops == change[piece]


def check_places(before: WildernessState, after: WildernessState, told: Told) -> None:
    for name in ("took-field", "stopped", "tail-shed", "dropped"):
        for piece, here in told[name]:
            assert after.place[piece] in (here, OFF), name
    for piece, load in told["picked-up"]:
        assert after.place[load] == CARRIED or after.at[after.place[piece]] == load
    if top(after.stack) == GAZE and told["watched"]:
        assert told["watched"][-1][1] == after.stack[WATCHER]
    assert (top(after.stack) == GAZE != top(before.stack)) <= bool(told["watched"])


@pytest.mark.parametrize("seed", range(20))
def test_whoever_listens_to_an_action_phase_knows_what_happens(seed: int) -> None:
    rng, seats = Random(100 + seed), GAME.seats[seed % len(GAME.seats)]
    state = crowded(Setting(seats, GAME.with_defaults({}, seats)), rng)
    assert listen(state, EVENTS, check, 200, rng)


@pytest.mark.parametrize("seats", GAME.seats)
def test_whoever_listens_to_a_position_phase_knows_what_happens(seats: int) -> None:
    content = GAME.content(GAME.with_defaults({}, seats))
    position = {"board": "recommended", "seats": [{} for _ in range(seats)]}
    state = GAME.load(content, position, Random(seats))
    met = listen(state, EVENTS, check, 400, Random(seats))
    assert {"drew", "placed", "revealed"} <= met
