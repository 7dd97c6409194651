"""What every game promises, one function a promise.

A promise looks at one position of a match and raises `Broken` where it does not hold. Cheap ones
are tried at every move, dear ones at positions that the conformance suite picks (`conform.py`).
"""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

import msgspec

from wildtable.kernel.chance import sample
from wildtable.kernel.game import BadPosition, Content, Game, State, canonical
from wildtable.kernel.juncture import refuse
from wildtable.kernel.turn import CHANCE, NOBODY, SPECTATOR, Turn
from wildtable.kernel.view import choices
from wildtable.kernel.words import Words, words_of

WHOLE_SPACE = 5_000  # a larger space is swept by sample
STRANGERS = 300  # moves of a large space that are tried beside the legal ones and their neighbours
OFFERED = 12  # legal moves that are tried at every position
NODES = 120  # positions looked at in search of a dead end
AHEAD = 12  # moves that two equal states are played on side by side
FOLLOWED = 40  # moves that a match is followed after somebody has left ...
TO_THE_END = 0.1  # ... and how often to its end


class Broken(Exception):
    """A promise that does not hold: what was seen."""


class Halt(NamedTuple):
    """A position of a match, between two decisions; the state is not to be changed."""

    game: Game
    content: Content
    seats: int
    state: State

    @property
    def viewers(self) -> list[int]:
        return [*range(self.seats), SPECTATOR]

    def text(self, move: int) -> str:
        return self.content.moves.text(move)

    def seen(self, state: State, seat: int) -> bytes:
        """Everything that a state shows a seat, as it would be sent."""
        scene = self.game.scene(self.content, state, seat)
        offered = choices(self.content, state, seat)
        return msgspec.json.encode((turn_words(state.turn()), scene, offered, state.dump(seat)))


# True if there was something to try: a perfect-information game has no secrets to keep.
Promise = Callable[[Halt, Random], bool]


def turn_words(turn: Turn) -> list[object]:
    return [list(turn.seats), turn.seat, turn.sealed, turn.talk, turn.ticks]


# --- cheap: at every move -----------------------------------------------------------------------


def turn_is_well_formed(halt: Halt, rng: Random) -> bool:
    """The turn names seats of the match, or chance, or nobody; and an end has an outcome."""
    turn = halt.state.turn()
    if turn.seats:
        if turn.seat != turn.seats[0] or list(turn.seats) != sorted(set(turn.seats)):
            raise Broken(f"the turn asks {turn.seats}, first {turn.seat}")
        if turn.seats[-1] >= halt.seats:
            raise Broken(f"the turn asks seat {turn.seats[-1]} of {halt.seats}")
    elif turn.seat not in (CHANCE, NOBODY):
        raise Broken(f"the turn asks {turn.seat}, which is no seat")
    over = turn.seat == NOBODY
    if over != (halt.state.outcome() is not None):
        raise Broken(
            "the match is over without an outcome" if over else "an outcome before the end"
        )
    return True


def audit_finds_nothing(halt: Halt, rng: Random) -> bool:
    """The state's own audit has nothing to say."""
    faults = halt.state.audit()
    if faults:
        raise Broken("; ".join(faults))
    return True


def somebody_can_move(halt: Halt, rng: Random) -> bool:
    """A seat that must decide has a legal move, chance an outcome; each stands once."""
    turn = halt.state.turn()
    for seat in turn.seats:
        moves = halt.state.legal(seat)
        if not moves:
            raise Broken(f"seat {seat} must decide and has no legal move")
        _check_moves(halt, moves)
    if turn.seat == CHANCE:
        outcomes = halt.state.chance()
        if not outcomes or min([weight for _, weight in outcomes]) < 1:
            raise Broken(f"chance has the outcomes {outcomes}")
        _check_moves(halt, [move for move, _ in outcomes])
    return True


def _check_moves(halt: Halt, moves: list[int]) -> None:
    if len(set(moves)) != len(moves):
        raise Broken("a move is offered twice")
    if not 0 <= min(moves) <= max(moves) < halt.content.moves.size:
        raise Broken("a move is outside the move space")


def what_is_legal_is_not_denied(halt: Halt, rng: Random) -> bool:
    """A move that is offered is one that may be made."""
    for seat in halt.state.turn().seats:
        moves = halt.state.legal(seat)
        for move in rng.sample(moves, min(OFFERED, len(moves))):
            denial = refuse(halt.content, halt.state, seat, move)
            if denial is not None:
                raise Broken(f"seat {seat}: {halt.text(move)} is legal, but denied by {denial!r}")
    return bool(halt.state.turn().seats)


def scores_are_well_formed(halt: Halt, rng: Random) -> bool:
    """An outcome has a score and a rank for each seat; a better score never ranks lower."""
    outcome = halt.state.outcome()
    if outcome is None:
        return False
    scores, ranks = outcome.scores, outcome.ranks
    if len(scores) != halt.seats or len(ranks) != halt.seats:
        raise Broken(f"{halt.seats} seats have scores {scores} and ranks {ranks}")
    together = len(set(ranks)) == 1 and ranks[0] in (1, 2)
    shared = [1 + len([other for other in ranks if other < rank]) for rank in ranks]
    if not together and ranks != shared:
        raise Broken(f"ranks {ranks} should count from 1, and ties share: {shared}")
    for mine, my_rank in zip(scores, ranks, strict=True):
        for yours, your_rank in zip(scores, ranks, strict=True):
            if mine > yours and my_rank > your_rank:
                raise Broken(f"scores {scores} do not fit ranks {ranks}")
    return True


# --- dear: at chosen positions ------------------------------------------------------------------


def nothing_raises(halt: Halt, rng: Random) -> bool:
    """Whatever is asked of a position has an answer: any exception of the game breaks this."""
    turn = halt.state.turn()
    for seat in turn.seats:
        halt.state.legal(seat)
    if turn.seat == CHANCE:
        halt.state.chance()
    halt.state.outcome()
    halt.state.audit()
    halt.state.dump()
    for viewer in halt.viewers:
        halt.state.dump(viewer)
        halt.game.scene(halt.content, halt.state, viewer)
    return True


def legal_is_what_why_not_allows(halt: Halt, rng: Random, whole: int = WHOLE_SPACE) -> bool:
    """`legal` and `why_not` give the same answer, over the whole move space or a sample of it."""
    for seat in halt.state.turn().seats:
        legal = set(halt.state.legal(seat))
        for move in _moves_to_try(halt, legal, whole, rng):
            denial = refuse(halt.content, halt.state, seat, move)
            if denial is None and move not in legal:
                raise Broken(f"seat {seat}: {halt.text(move)} is not denied and not legal")
            if denial is not None and move in legal:
                raise Broken(f"seat {seat}: {halt.text(move)} is legal, but denied by {denial!r}")
    return bool(halt.state.turn().seats)


def _moves_to_try(halt: Halt, legal: set[int], whole: int, rng: Random) -> list[int]:
    space = halt.content.moves
    if space.size <= whole:
        return list(range(space.size))
    tried = set(legal)
    for move in legal:  # "not now" is easily denied: what is nearly legal tells more
        family = space.family_of(move)
        for place, domain in enumerate(family.domains):
            args = family.args(move)
            args[place] = rng.randrange(domain.size)
            tried.add(family.at(*args))
    tried.update([rng.randrange(space.size) for _ in range(STRANGERS)])
    return sorted(tried)


def everything_said_has_words(halt: Halt, rng: Random) -> bool:
    """Denials and endings have English words, and moves a text that reads back."""
    words = words_of(halt.game)
    space = halt.content.moves
    for seat in halt.state.turn().seats:
        for move in rng.sample(range(space.size), min(40, space.size)):
            denial = refuse(halt.content, halt.state, seat, move)
            if denial is not None:
                _has_words(words, denial.message)
            if space.parse(space.text(move)) != move:
                raise Broken(f"{space.text(move)!r} reads back as another move")
    outcome = halt.state.outcome()
    if outcome is not None and outcome.reason:
        _has_words(words, outcome.reason)
    return True


def _has_words(words: Words, id: str) -> None:
    if not words.knows(id):
        raise Broken(f"the message {id!r} has no English words")


def clones_are_independent(halt: Halt, rng: Random) -> bool:
    """A clone is equal, and neither hears of what the other does."""
    before = told_of(halt.state)
    clone, witness = halt.state.clone(), halt.state.clone()
    same(before, clone, "a clone differs from its state")
    if clone.news is not None or clone.stills is not None:
        raise Broken("a clone has a listener")
    _walk(clone, rng)
    same(before, halt.state, "moves on a clone changed the state")
    same(before, witness, "moves on a clone changed another clone")
    return True


def positions_round_trip(halt: Halt, rng: Random) -> bool:
    """A position loads as the same state, and plays on like it."""
    position = halt.state.dump()
    loaded = load_position(halt, position, rng)
    same(told_of(halt.state), loaded, "a loaded position differs")
    one, two = halt.state.clone(), loaded
    for _ in range(AHEAD):
        step = random_step(one, rng)
        if step is None:
            break
        if turn_words(one.turn()) != turn_words(two.turn()):
            raise Broken("a loaded position asks others than its state")
        seat, move = step
        offered = two.legal(seat) if seat != CHANCE else [m for m, _ in two.chance()]
        if move not in offered:
            raise Broken(f"{halt.text(move)} is legal in a state, not in its loaded position")
        one.apply(seat, move)
        two.apply(seat, move)
        same(told_of(one), two, f"after {halt.text(move)} a loaded position differs")
    return True


def random_answer(state: State, seat: int, rng: Random) -> list[int]:
    """A whole sealed answer of a seat, by lot."""
    return whole_answer(state, seat, lambda walk: rng.choice(walk.legal(seat)))


def whole_answer(state: State, seat: int, choice: Callable[[State], int]) -> list[int]:
    """A whole sealed answer of a seat: moves until it owes none."""
    walk = state.clone()
    walk.barrier = False
    chain: list[int] = []
    while not walk.barrier and seat in walk.turn().seats:
        chain.append(choice(walk))
        walk.apply(seat, chain[-1])
    return chain


def no_chain_has_a_dead_end(halt: Halt, rng: Random) -> bool:
    """Whatever a seat picks, it can go on until its chain is finished."""
    for seat in halt.state.turn().seats:
        ahead = [halt.state.clone()]
        for _ in range(NODES):
            if not ahead:
                break
            state = ahead.pop(rng.randrange(len(ahead)))
            moves = state.legal(seat)
            if not moves:
                raise Broken(f"a chain of seat {seat} has a dead end: {canonical(state.dump())}")
            for move in moves if len(moves) <= 8 else rng.sample(moves, 8):
                child = state.clone()
                child.barrier = False
                child.apply(seat, move)
                if not child.barrier and seat in child.turn().seats:
                    ahead.append(child)
    return bool(halt.state.turn().seats)


def who_leaves_is_out(halt: Halt, rng: Random) -> bool:
    """A seat that concedes is never asked again, and the match goes on to its end.

    It is followed to that end now and then only: a match can be long, and here are many of them.
    """
    tried = False
    followed = halt.game.limit if rng.random() < TO_THE_END else FOLLOWED
    for seat in range(halt.seats):
        state = halt.state.clone()
        if state.turn().seat == NOBODY or not state.leave(seat):
            continue
        tried = True
        for _ in range(followed):
            if seat in state.turn().seats:
                raise Broken(f"seat {seat} has left and is asked")
            audit_finds_nothing(halt._replace(state=state), rng)
            step = random_step(state, rng)
            if step is None:
                break
            state.apply(*step)
        turn_is_well_formed(halt._replace(state=state), rng)
    return tried


CHEAP: list[Promise] = [
    turn_is_well_formed,
    audit_finds_nothing,
    somebody_can_move,
    what_is_legal_is_not_denied,
    scores_are_well_formed,
]
DEAR: list[Promise] = [
    nothing_raises,
    legal_is_what_why_not_allows,
    everything_said_has_words,
    clones_are_independent,
    positions_round_trip,
    no_chain_has_a_dead_end,
    who_leaves_is_out,
]


# --- how promises look at states ----------------------------------------------------------------


def random_step(state: State, rng: Random) -> tuple[int, int] | None:
    turn = state.turn()
    if turn.seat == NOBODY:
        return None
    if turn.seat == CHANCE:
        return CHANCE, sample(state.chance(), rng)
    seat = rng.choice(turn.seats)
    moves = state.legal(seat)
    return (seat, rng.choice(moves)) if moves else None


def _walk(state: State, rng: Random) -> None:
    for _ in range(AHEAD):
        step = random_step(state, rng)
        if step is None:
            return
        state.apply(*step)


def load_position(halt: Halt, position: dict[str, object], rng: Random) -> State:
    try:
        return halt.game.load(halt.content, msgspec.json.decode(canonical(position)), rng)
    except BadPosition as error:
        raise Broken(f"a dumped position does not load: {error}") from error


def told_of(state: State) -> str:
    """A state in full: its position, who decides, what they or chance may do, its faults."""
    turn = state.turn()
    offered: object = [state.legal(seat) for seat in turn.seats]
    if turn.seat == CHANCE:
        offered = state.chance()
    return canonical([state.dump(), turn_words(turn), offered, state.audit()])


def same(told: str, state: State, what: str) -> None:
    again = told_of(state)
    if again != told:
        raise Broken(f"{what}: {first_difference(told, again)}")


def first_difference(one: str, two: str) -> str:
    """Where two texts begin to differ, with a little before and after."""
    place = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), 0)
    start = max(0, place - 40)
    return f"…{one[start : place + 40]!r} and …{two[start : place + 40]!r}"
