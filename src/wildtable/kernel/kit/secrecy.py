"""What every game promises about hidden information, one function a promise (see `promises.py`)."""

from random import Random
from typing import NamedTuple

from wildtable.kernel.game import State, canonical
from wildtable.kernel.juncture import refuse, refuse_seat
from wildtable.kernel.kit.promises import (
    AHEAD,
    Broken,
    Halt,
    Promise,
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


def hides(halt: Halt) -> bool:
    """Whether this position hides anything from anybody."""
    whole = canonical(halt.state.dump())
    return any(canonical(halt.state.dump(seat)) != whole for seat in halt.viewers)


def seat_positions_load(halt: Halt, rng: Random) -> bool:
    """What a seat may see of a position loads, with the rest dealt, and looks the same to it."""
    for seat in halt.viewers:
        position = halt.state.dump(seat)
        loaded = load_position(halt, position, rng)
        told, again = canonical(position), canonical(loaded.dump(seat))
        if told != again:
            raise Broken(f"dump({seat}) loads differently: {first_difference(told, again)}")
        faults = loaded.audit()
        if faults:
            raise Broken(f"dump({seat}) loads as an impossible state: {'; '.join(faults)}")
    return hides(halt)


def redeal_shows_the_same(halt: Halt, rng: Random) -> bool:
    """A redeal changes nothing that its seat is sent: turn, scene, moves, denials, position."""
    before = canonical(halt.state.dump())
    for seat in halt.viewers:
        sample = halt.state.redeal(seat, Random(rng.random()))
        if sample is halt.state or canonical(halt.state.dump()) != before:
            raise Broken("redeal changed the state it was asked of")
        shown, sampled = halt.seen(halt.state, seat), halt.seen(sample, seat)
        if shown != sampled:
            first = first_difference(shown.decode(), sampled.decode())
            raise Broken(f"seat {seat} can tell a state from its redeal: {first}")
        if seat in halt.state.turn().seats:
            space = range(halt.content.moves.size)
            for move in rng.sample(space, min(60, len(space))):
                if refuse(halt.content, sample, seat, move) != refuse(
                    halt.content, halt.state, seat, move
                ):
                    raise Broken(
                        f"the denial of {halt.text(move)} tells seat {seat} what is hidden"
                    )
        elif seat >= 0 and refuse_seat(sample, seat) != refuse_seat(halt.state, seat):
            raise Broken(f"why seat {seat} is not asked tells it what is hidden")
    return hides(halt)


def observations_tell_what_is_seen(halt: Halt, rng: Random) -> bool:
    """What a seat observes is always as long, and the same for a state and its redeals."""
    length = len(halt.game.start(halt.content, halt.seats).observe(0))
    for seat in halt.viewers:
        observed = halt.state.observe(seat)
        if len(observed) != length:
            raise Broken(f"seat {seat} observes {len(observed)} numbers, {length} at the start")
        sample = halt.state.redeal(seat, Random(rng.random())).observe(seat)
        if sample != observed:
            places = [place for place, value in enumerate(observed) if sample[place] != value]
            raise Broken(f"seat {seat} observes what is hidden, at the places {places[:8]}")
    return length > 0


def redeal_reads_nothing_hidden(halt: Halt, rng: Random) -> bool:
    """With equal rng a state and its redeals give equal samples."""
    for seat in halt.viewers:
        seed = rng.random()
        other = halt.state.redeal(seat, Random(rng.random()))
        first = halt.state.redeal(seat, Random(seed))
        second = other.redeal(seat, Random(seed))
        same(told_of(first), second, f"redeal({seat}) depends on what the seat can't see")
    return hides(halt)


def redeal_is_possible(halt: Halt, rng: Random) -> bool:
    """A redeal is a state that could be: nothing to audit, everybody can move, it plays on."""
    for seat in halt.viewers:
        sample = halt.state.redeal(seat, Random(rng.random()))
        for _ in range(AHEAD):
            faults = sample.audit()
            if faults:
                raise Broken(f"redeal({seat}) gives an impossible state: {'; '.join(faults)}")
            somebody_can_move(halt._replace(state=sample), rng)
            step = random_step(sample, rng)
            if step is None:
                break
            sample.apply(*step)
    return hides(halt)


def sealed_answers_commute(halt: Halt, rng: Random) -> bool:
    """The order in which sealed answers are applied changes nothing; the last is a barrier."""
    seats = list(halt.state.turn().seats)
    if not halt.state.turn().sealed:
        return False
    answers = {seat: random_answer(halt.state, seat, rng) for seat in seats}
    results = []
    for order in (seats, seats[::-1], rng.sample(seats, len(seats))):
        state = halt.state.clone()
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


def staging_shows_the_truth(halt: Halt, rng: Random) -> bool:
    """A chain staged on a redeal shows its seat what the true state would, up to the barrier."""
    for seat in halt.state.turn().seats:
        truth, preview = halt.state.clone(), halt.state.redeal(seat, Random(rng.random()))
        truth.barrier = False
        while not truth.barrier and seat in truth.turn().seats:
            move = rng.choice(truth.legal(seat))
            told = [news_of(halt, state, seat, move, seat) for state in (truth, preview)]
            if truth.barrier:
                break
            if halt.seen(truth, seat) != halt.seen(preview, seat) or told[0] != told[1]:
                raise Broken(
                    f"{halt.text(move)} shows seat {seat} something hidden without a barrier"
                )
    return bool(halt.state.turn().seats)


def secrets_stay_secret(halt: Halt, rng: Random) -> bool:
    """News of a secret move tells a seat nothing that its view does not."""
    turn = halt.state.turn()
    tried = False
    for actor in [CHANCE] if turn.seat == CHANCE else list(turn.seats):
        moves = [m for m, _ in halt.state.chance()] if actor == CHANCE else halt.state.legal(actor)
        secret = [move for move in moves if halt.content.moves.family_of(move).secret]
        for viewer in halt.viewers:
            if viewer == actor or not secret:
                continue
            tried = True
            heard: dict[bytes, tuple[int, object]] = {}
            for move in rng.sample(secret, min(len(secret), 8)):
                state = halt.state.clone()
                news = news_of(halt, state, actor, move, viewer)
                other, told = heard.setdefault(halt.seen(state, viewer), (move, news))
                if told != news:
                    raise Broken(
                        f"seat {viewer} can tell {halt.text(move)} from {halt.text(other)} by the "
                        f"news: {news} and {told}"
                    )
    return tried


def stills_show_no_more(halt: Halt, rng: Random) -> bool:
    """Stills and tales of a move tell a seat nothing that its news and the view after it don't."""
    for viewer in halt.viewers:
        truth, other = halt.state.clone(), halt.state.redeal(viewer, Random(rng.random()))
        step = random_step(truth, rng)
        if step is None:
            return False
        actor, move = step
        possible = [drawn for drawn, _ in other.chance()] if actor == CHANCE else other.legal(actor)
        if move not in possible:
            continue
        watched, again = [news_of(halt, each, actor, move, viewer) for each in (truth, other)]
        if watched.words != again.words:
            continue
        if watched != again and halt.seen(truth, viewer) == halt.seen(other, viewer):
            raise Broken(f"the stills of {halt.text(move)} show seat {viewer} something hidden")
    return hides(halt)


def news_of(halt: Halt, state: State, actor: int, move: int, viewer: int) -> Watched:
    """Make a move, listen and watch: what the viewer is told of it."""
    state.barrier = False
    state.news, state.stills = [], []
    state.apply(actor, move)
    heard: list[News] = []
    stills: dict[int, State] = {}
    family = halt.content.moves.family_of(move)
    if not family.secret or viewer in (actor, REFEREE):
        heard.append(News("move", actor, [family.name, *family.words(move)]))
    for event, still in zip(state.news, state.stills, strict=True):
        words = halt.content.events.words_for(event, viewer)
        if words is not None:
            stills[len(heard)] = still
            heard.append(News("event", actor, words))
    state.news = state.stills = None
    return Watched(
        [item.words for item in heard],
        [halt.game.pieces(halt.content, still, viewer) for still in stills.values()],
        halt.game.tales(halt.content, heard, stills, viewer),
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
