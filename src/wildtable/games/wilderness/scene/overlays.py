"""What can be laid over the board when asked for: prices, ways, threats, gazes, Auras, Cones."""

from typing import Final

from wildtable.games.wilderness.fields import ACTING, NONE, NOTHING, POSITION
from wildtable.games.wilderness.frames import BUILDER, MOTION, PLACING
from wildtable.games.wilderness.moves import ANIMALS, BASILISK, DIRECTION, DIRECTIONS, UNICORN
from wildtable.games.wilderness.rules.animals.basilisk import is_visible
from wildtable.games.wilderness.rules.animals.fire_drake import burns
from wildtable.games.wilderness.rules.animals.skunk import stinks_to
from wildtable.games.wilderness.rules.arrangement import distance
from wildtable.games.wilderness.rules.book import BREATH, STENCH
from wildtable.games.wilderness.rules.placing import open_fields
from wildtable.games.wilderness.rules.speed import speed_of
from wildtable.games.wilderness.rules.table import is_piece
from wildtable.games.wilderness.rules.targets import is_certain, makes_no_attack, may_attack
from wildtable.games.wilderness.rules.traverse import is_free, passes
from wildtable.games.wilderness.scene.layouts import at_field
from wildtable.games.wilderness.scene.odds import odds_of
from wildtable.games.wilderness.scene.ways import Route, Scout
from wildtable.games.wilderness.state import WildernessState
from wildtable.kernel.frames import field, top
from wildtable.kernel.scene import Key, Mark, Overlay, Phrase

TOKEN: Final = "◆"
STING: Final = "✶"
EYE: Final = "◉"
AURA: Final = "✚"


def overlays_of(state: WildernessState, seat: int) -> list[Overlay]:
    if state.phase == POSITION:
        return [prices(state), ways_ahead(state)] if top(state.stack) == PLACING else []
    if state.phase != ACTING:
        return []
    found = []
    if top(state.stack) == MOTION:
        scout = Scout(state)
        found.append(
            Overlay(
                "ways",
                Phrase("ways"),
                ways(state, scout),
                symbol="gi-treasure-map",
                legend=[
                    Key("2", Phrase("key-steps")),
                    Key(TOKEN, Phrase("key-token")),
                    Key(STING, Phrase("key-sting")),
                    Key(EYE, Phrase("key-gaze")),
                ],
            )
        )
        found += areas(state, scout)
    found.append(
        Overlay(
            "threats",
            Phrase("threats"),
            threats(state, seat),
            symbol="gi-claws",
            legend=[Key("2", Phrase("key-threat")), Key("1+1", Phrase("key-threat-later"))],
        )
    )
    pieces = range(ANIMALS * state.seats)
    for animal, name, marks, symbol in (
        (BASILISK, "gazes", gazes, "gi-eye-target"),
        (UNICORN, "auras", auras, "gi-healing"),
    ):
        present = [p for p in pieces if p % ANIMALS == animal and state.place[p] >= 0]
        if present:
            shown = [mark for piece in present for mark in marks(state, piece)]
            found.append(Overlay(name, Phrase(name), shown, symbol=symbol))
    return found


# --- Position phase -----------------------------------------------------------------------------


def prices(state: WildernessState) -> Overlay:
    """What a card of the seat on the move would cost on each field, in steps."""
    seat = field(state.stack, BUILDER)
    marks = [Mark(at_field(spot >> 2), str(spot & 3), seat) for spot in open_fields(state, seat)]
    legend = [Key("1", Phrase("key-price"))]
    return Overlay("prices", Phrase("prices"), marks, symbol="gi-boot-prints", legend=legend)


def ways_ahead(state: WildernessState) -> Overlay:
    """How far the Elements are from the animals of the seat on the move; where these lie is no
    secret, only which they are."""
    seat = field(state.stack, BUILDER)
    marks = [Mark(at_field(goal), str(far), seat) for goal, far in nearest(state, seat).items()]
    legend = [Key("4", Phrase("key-nearest"))]
    return Overlay("nearest", Phrase("nearest"), marks, symbol="gi-polar-star", legend=legend)


def nearest(state: WildernessState, seat: int) -> dict[int, int]:
    """By field of an Element: the Steps to it from the nearest animal of a seat that has any."""
    own = [place for place in state.place[ANIMALS * seat : ANIMALS * (seat + 1)] if place >= 0]
    return {
        goal: min([distance(place, goal) for place in own]) for goal in state.board.elements if own
    }


# --- the animal in motion -----------------------------------------------------------------------


def ways(state: WildernessState, scout: Scout) -> list[Mark]:
    """NES-U13 Steps to each field, and to each target with the odds to remove it."""
    reached = scout.ways()
    marks = [
        Mark(at_field(goal), way_text(scout, way))
        for goal, way in reached.items()
        if scout.may_stand(goal)
    ]
    for goal, way in scout.launches(reached).items():
        odds = odds_of(state, scout.piece, state.at[goal])
        rolled = odds.form in ("standard", "epic")
        text = f"{odds.unpaid}%{extras(scout, way)}" if rolled else way_text(scout, way)
        marks.append(Mark(at_field(goal), text, scout.piece // ANIMALS))
    return marks


def way_text(scout: Scout, way: Route) -> str:
    """The Steps, or the magic tokens for those beyond the Speed, and what else it costs."""
    return f"{'' if scout.tokens(way.cost) else way.cost}{extras(scout, way)}"


def extras(scout: Scout, way: Route) -> str:
    counts = ((TOKEN, scout.tokens(way.cost)), (STING, way.stings), (EYE, way.rolls))
    return "".join([sign + (str(n) if n > 1 else "") for sign, n in counts if n])


def areas(state: WildernessState, scout: Scout) -> list[Overlay]:
    """NES-U19 whom a Cone or a Spray from here would hit; a Cone with its directions."""
    form = state.book.form[scout.piece % ANIMALS]
    here = scout.here
    if form == STENCH:
        marks = [
            Mark(at_field(near), "!" if stinks_to(state, state.at[near]) else "·")
            for near in state.board.within[here]
        ]
        return [Overlay("spray", Phrase("spray"), marks, symbol="gi-poison-cloud")]
    if form != BREATH:
        return []
    directions: dict[int, list[str]] = {}
    for direction in range(DIRECTIONS):
        for near in state.board.cone[DIRECTIONS * here + direction]:
            directions.setdefault(near, []).append(DIRECTION.names[direction])
    marks = [
        Mark(at_field(near), f"{'!' if burns(state, state.at[near]) else ''}{' '.join(names)}")
        for near, names in directions.items()
    ]
    return [Overlay("cone", Phrase("cone"), marks, symbol="gi-flame")]


# --- threats ------------------------------------------------------------------------------------


def threats(state: WildernessState, seat: int) -> list[Mark]:
    """How many animals of others could attack there in their next activation, without tokens.

    After a plus sign those that need a new activation token first. A seat sees them on its animals
    and on empty fields, where these might go; who watches sees them on all animals.
    """
    attackers: dict[int, list[int]] = {}
    for piece in range(ANIMALS * state.seats):
        if state.place[piece] >= 0 and piece // ANIMALS != seat and not state.passive[piece]:
            for place in sorted(struck(state, piece)):
                there = state.at[place]
                if not is_piece(there) or there // ANIMALS != piece // ANIMALS:
                    attackers.setdefault(place, []).append(piece)
    return [
        Mark(at_field(place), *threat(state, pieces), kind="danger" if state.at[place] >= 0 else "")
        for place, pieces in attackers.items()
        if is_at_stake(state, seat, place)
    ]


def is_at_stake(state: WildernessState, seat: int, place: int) -> bool:
    there = state.at[place]
    if is_piece(there):
        return seat < 0 or there // ANIMALS == seat
    return seat >= 0 and there == NOTHING


def threat(state: WildernessState, pieces: list[int]) -> tuple[str, int]:
    """How many they are, and their owner where that is one."""
    now = sum([state.token[piece] for piece in pieces])
    later = len(pieces) - now
    owners = {piece // ANIMALS for piece in pieces}
    return (f"{now}+{later}" if later else str(now)), (owners.pop() if len(owners) == 1 else NONE)


def struck(state: WildernessState, piece: int) -> set[int]:
    """The fields that an attack of the piece can reach within its Speed."""
    form = state.book.form[piece % ANIMALS]
    if makes_no_attack(state, piece):
        return set()
    board = state.board
    found = certain_targets(state, piece)
    for launch, left in launching_fields(state, piece):
        if form in (BREATH, STENCH):
            found.update(board.within[launch])
            continue
        if left >= 1:
            found.update(board.orthogonal[launch])
        if left >= 2:
            found.update(board.diagonal[launch])
    return found


def certain_targets(state: WildernessState, piece: int) -> set[int]:
    """NES-11.4 the fields that can be attacked from the field of activation."""
    board, home = state.board, state.place[piece]
    speed = speed_of(state, piece, home, 0)
    near = board.orthogonal[home] + (board.diagonal[home] if speed > 1 else [])
    return {
        place
        for place in near
        if may_attack(state, piece, place) and is_certain(state, piece, state.at[place])
    }


def launching_fields(state: WildernessState, piece: int) -> list[tuple[int, int]]:
    """Free fields that the piece can reach, with the Steps it has left there."""
    board, home = state.board, state.place[piece]
    speed = speed_of(state, piece, home, 0)
    left = {home: speed}
    ahead = [home]
    while ahead:
        here = ahead.pop(0)
        for cost, fields in ((1, board.orthogonal[here]), (2, board.diagonal[here])):
            rest = left[here] - cost  # NES-8.3, NES-8.4
            for near in fields if rest >= 0 else ():
                if rest > left.get(near, -1) and passes(state, piece, near, NONE):
                    left[near] = rest
                    ahead.append(near)
    return [
        (place, rest)
        for place, rest in left.items()
        if place != home and is_free(state, piece, place, NONE)
    ]


# --- gazes and Auras ----------------------------------------------------------------------------


def gazes(state: WildernessState, basilisk: int) -> list[Mark]:
    """NES-30.2 the four lines, each up to the nearest animal that can be seen."""
    eyes, owner = state.place[basilisk], basilisk // ANIMALS
    marks = []
    for line in range(4):
        for place in state.board.line[4 * eyes + line]:
            visible = is_visible(state.at[place])
            marks.append(Mark(at_field(place), f"{EYE}!" if visible else EYE, owner))
            if visible:
                break
    return marks


def auras(state: WildernessState, unicorn: int) -> list[Mark]:
    """NES-31.1 the fields within 2 Steps."""
    fields = state.board.within[state.place[unicorn]]
    return [Mark(at_field(place), AURA, unicorn // ANIMALS) for place in fields]
