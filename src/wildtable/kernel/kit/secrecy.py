"""What every game promises about hidden information, one function a promise (see `promises.py`)."""

from random import Random
from typing import NamedTuple

from wildtable.kernel.game import State, canonical
from wildtable.kernel.juncture import refuse, refuse_seat
from wildtable.kernel.kit.promises import (
    AHEAD,
    Broken,
    Promise,
    Spot,
    first_difference,
    load_position,
    random_answer,
    random_step,
    same,
    somebody_can_move,
    told_of,
)
from wildtable.kernel.scene import News, Piece
from wildtable.kernel.tale import Tale
from wildtable.kernel.turn import CHANCE, REFEREE


class Watched(NamedTuple):
    """What a seat hears of a move, what it sees of each event, and the tales made of that."""

    words: list[list[str]]
    pieces: list[list[Piece]]
    tales: list[Tale]


def hides(spot: Spot) -> bool:
    """Whether this position hides anything from anybody."""
    whole = canonical(spot.state.dump())
    return any(canonical(spot.state.dump(seat)) != whole for seat in spot.viewers)


def seat_positions_load(spot: Spot, rng: Random) -> bool:
    """What a seat may see of a position loads, with the rest dealt, and looks the same to it."""
    for seat in spot.viewers:
        position = spot.state.dump(seat)
        loaded = load_position(spot, position, rng)
        told, again = canonical(position), canonical(loaded.dump(seat))
        if told != again:
            raise Broken(f"dump({seat}) loads differently: {first_difference(told, again)}")
        faults = loaded.audit()
        if faults:
            raise Broken(f"dump({seat}) loads as an impossible state: {'; '.join(faults)}")
    return hides(spot)


def redeal_shows_the_same(spot: Spot, rng: Random) -> bool:
    """A redeal changes nothing that its seat is sent: turn, scene, moves, denials, position."""
    before = canonical(spot.state.dump())
    for seat in spot.viewers:
        sample = spot.state.redeal(seat, Random(rng.random()))
        if sample is spot.state or canonical(spot.state.dump()) != before:
            raise Broken("redeal changed the state it was asked of")
        shown, sampled = spot.seen(spot.state, seat), spot.seen(sample, seat)
        if shown != sampled:
            first = first_difference(shown.decode(), sampled.decode())
            raise Broken(f"seat {seat} can tell a state from its redeal: {first}")
        if seat in spot.state.turn().seats:
            space = range(spot.content.moves.size)
            for move in rng.sample(space, min(60, len(space))):
                if refuse(spot.content, sample, seat, move) != refuse(
                    spot.content, spot.state, seat, move
                ):
                    raise Broken(
                        f"the denial of {spot.text(move)} tells seat {seat} what is hidden"
                    )
        elif seat >= 0 and refuse_seat(sample, seat) != refuse_seat(spot.state, seat):
            raise Broken(f"why seat {seat} is not asked tells it what is hidden")
    return hides(spot)


def observations_tell_what_is_seen(spot: Spot, rng: Random) -> bool:
    """What a seat observes is always as long, and the same for a state and its redeals."""
    length = len(spot.game.start(spot.content, spot.seats).observe(0))
    for seat in spot.viewers:
        observed = spot.state.observe(seat)
        if len(observed) != length:
            raise Broken(f"seat {seat} observes {len(observed)} numbers, {length} at the start")
        sample = spot.state.redeal(seat, Random(rng.random())).observe(seat)
        if sample != observed:
            places = [place for place, value in enumerate(observed) if sample[place] != value]
            raise Broken(f"seat {seat} observes what is hidden, at the places {places[:8]}")
    return length > 0


def redeal_reads_nothing_hidden(spot: Spot, rng: Random) -> bool:
    """With equal rng a state and its redeals give equal samples."""
    for seat in spot.viewers:
        seed = rng.random()
        other = spot.state.redeal(seat, Random(rng.random()))
        first = spot.state.redeal(seat, Random(seed))
        second = other.redeal(seat, Random(seed))
        same(told_of(first), second, f"redeal({seat}) depends on what the seat can't see")
    return hides(spot)


def redeal_is_possible(spot: Spot, rng: Random) -> bool:
    """A redeal is a state that could be: nothing to audit, everybody can move, it plays on."""
    for seat in spot.viewers:
        sample = spot.state.redeal(seat, Random(rng.random()))
        for _ in range(AHEAD):
            faults = sample.audit()
            if faults:
                raise Broken(f"redeal({seat}) gives an impossible state: {'; '.join(faults)}")
            somebody_can_move(spot._replace(state=sample), rng)
            step = random_step(sample, rng)
            if step is None:
                break
            sample.apply(*step)
    return hides(spot)


def sealed_answers_commute(spot: Spot, rng: Random) -> bool:
    """The order in which sealed answers are applied changes nothing; the last is a barrier."""
    seats = list(spot.state.turn().seats)
    if not spot.state.turn().sealed:
        return False
    answers = {seat: random_answer(spot.state, seat, rng) for seat in seats}
    results = []
    for order in (seats, seats[::-1], rng.sample(seats, len(seats))):
        state = spot.state.clone()
        state.barrier = False
        for seat in order:
            for move in answers[seat]:
                state.apply(seat, move)
            if state.barrier != (seat == order[-1]):
                raise Broken("the last sealed answer, and no other, raises the barrier")
        results.append(state)
    for state in results[1:]:
        same(told_of(results[0]), state, f"the answers of {seats} do not commute")
    return True


def staging_shows_the_truth(spot: Spot, rng: Random) -> bool:
    """A chain staged on a redeal shows its seat what the true state would, up to the barrier."""
    for seat in spot.state.turn().seats:
        truth, preview = spot.state.clone(), spot.state.redeal(seat, Random(rng.random()))
        truth.barrier = False
        while not truth.barrier and seat in truth.turn().seats:
            move = rng.choice(truth.legal(seat))
            told = [news_of(spot, state, seat, move, seat) for state in (truth, preview)]
            if truth.barrier:
                break
            if spot.seen(truth, seat) != spot.seen(preview, seat) or told[0] != told[1]:
                raise Broken(
                    f"{spot.text(move)} shows seat {seat} something hidden without a barrier"
                )
    return bool(spot.state.turn().seats)


def secrets_stay_secret(spot: Spot, rng: Random) -> bool:
    """News of a secret move tells a seat nothing that its view does not."""
    turn = spot.state.turn()
    tried = False
    for actor in [CHANCE] if turn.seat == CHANCE else list(turn.seats):
        moves = [m for m, _ in spot.state.chance()] if actor == CHANCE else spot.state.legal(actor)
        secret = [move for move in moves if spot.content.moves.family_of(move).secret]
        for viewer in spot.viewers:
            if viewer == actor or not secret:
                continue
            tried = True
            heard: dict[bytes, tuple[int, object]] = {}
            for move in rng.sample(secret, min(len(secret), 8)):
                state = spot.state.clone()
                news = news_of(spot, state, actor, move, viewer)
                other, told = heard.setdefault(spot.seen(state, viewer), (move, news))
                if told != news:
                    raise Broken(
                        f"seat {viewer} can tell {spot.text(move)} from {spot.text(other)} by the "
                        f"news: {news} and {told}"
                    )
    return tried


def stills_show_no_more(spot: Spot, rng: Random) -> bool:
    """Stills and tales of a move tell a seat nothing that its news and the view after it don't."""
    for viewer in spot.viewers:
        truth, other = spot.state.clone(), spot.state.redeal(viewer, Random(rng.random()))
        step = random_step(truth, rng)
        if step is None:
            return False
        actor, move = step
        possible = [drawn for drawn, _ in other.chance()] if actor == CHANCE else other.legal(actor)
        if move not in possible:
            continue
        watched, again = [news_of(spot, each, actor, move, viewer) for each in (truth, other)]
        if watched.words != again.words:
            continue
        if watched != again and spot.seen(truth, viewer) == spot.seen(other, viewer):
            raise Broken(f"the stills of {spot.text(move)} show seat {viewer} something hidden")
    return hides(spot)


def news_of(spot: Spot, state: State, actor: int, move: int, viewer: int) -> Watched:
    """Make a move, listen and watch: what the viewer is told of it."""
    state.barrier = False
    state.news, state.stills = [], []
    state.apply(actor, move)
    heard: list[News] = []
    stills: dict[int, State] = {}
    family = spot.content.moves.family_of(move)
    if not family.secret or viewer in (actor, REFEREE):
        heard.append(News("move", actor, [family.name, *family.words(move)]))
    for event, still in zip(state.news, state.stills, strict=True):
        words = spot.content.events.words_for(event, viewer)
        if words is not None:
            stills[len(heard)] = still
            heard.append(News("event", actor, words))
    state.news = state.stills = None
    return Watched(
        [item.words for item in heard],
        [spot.game.pieces(spot.content, still, viewer) for still in stills.values()],
        spot.game.tales(spot.content, heard, stills, viewer),
    )


SECRECY: list[Promise] = [
    seat_positions_load,
    redeal_shows_the_same,
    redeal_reads_nothing_hidden,
    redeal_is_possible,
    observations_tell_what_is_seen,
    sealed_answers_commute,
    staging_shows_the_truth,
    secrets_stay_secret,
    stills_show_no_more,
]
