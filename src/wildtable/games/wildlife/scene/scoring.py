"""A big scoring that has just been held, told category by category.

LIF-2.16 and LIF-20.28: the purple pawn that goes from category to category is the one that is told.
"""

from wildtable.games.wildlife.dump import CATEGORY_NAMES
from wildtable.games.wildlife.frames import MIGRATED, PLAYS, TURN
from wildtable.games.wildlife.moves import CATEGORIES, NEVER, STANDING, TIED_FIRST
from wildtable.games.wildlife.rules.big_scoring import (
    FROM_ADAPTATIONS,
    FROM_AREAS,
    FROM_HERDS,
)
from wildtable.games.wildlife.scene.herds import herd_from, middle_of, outline_of, own_tiles
from wildtable.games.wildlife.scene.signs import CATEGORY_SIGNS
from wildtable.games.wildlife.scene.tally import Scored, ScoringTally, still_holds
from wildtable.games.wildlife.state import WildlifeState
from wildtable.kernel.faces import Chapter, Group, Scoring
from wildtable.kernel.frames import field, top
from wildtable.kernel.scene import Phrase

Words = dict[str, str | int]


def scoring_of(state: WildlifeState, seat: int, tally: ScoringTally) -> Scoring | None:
    """From a big scoring until somebody has done something."""
    if not is_fresh(state) or not still_holds(state, tally):
        return None
    before = [state.success[other] - sum(points_of(state, other)) for other in range(state.seats)]
    ended = not state.stack
    return Scoring(
        f"turn-{state.scored_turn}",
        Phrase("scoring-title", {"last": int(ended), **counted(state)}),
        before,
        [chapter(state, seat, tally, category) for category in range(CATEGORIES)],
    )


def counted(state: WildlifeState) -> Words:
    """LIF-20.1 which of the big scorings it is that the pawns bring."""
    triggers = state.content.triggers
    return {"number": sum(triggers[: state.pawns_taken]), "of": sum(triggers)}


def is_fresh(state: WildlifeState) -> bool:
    if state.scored_turn == NEVER or any(state.used):
        return False
    if not state.stack:
        return True
    untouched = top(state.stack) == TURN and not field(state.stack, PLAYS)
    return untouched and not field(state.stack, MIGRATED) and state.turns - state.scored_turn <= 1


def points_of(state: WildlifeState, seat: int) -> list[int]:
    return list(state.scored[CATEGORIES * seat : CATEGORIES * (seat + 1)])


def chapter(state: WildlifeState, seat: int, tally: ScoringTally, category: int) -> Chapter:
    name = CATEGORY_NAMES[category]
    points = list(state.scored[category::CATEGORIES])
    lines = lines_of(tally, category)
    return Chapter(
        name,
        Phrase(f"category-{name}"),
        points,
        Phrase("how-counted", {"category": name, **prizes(state, category)}),
        CATEGORY_SIGNS[category],
        [group(state, category, line) for line in lines if line.points and category < 2],
        leader(state, seat, points, lines, category),
        own_part(state, seat, points, lines, category) if seat >= 0 else None,
    )


def lines_of(tally: ScoringTally, category: int) -> list[Scored]:
    if category == FROM_AREAS:
        return tally.areas
    if category == FROM_HERDS:
        return tally.herds
    return [line for line in tally.majorities if line.thing == category - FROM_ADAPTATIONS]


def prizes(state: WildlifeState, category: int) -> Words:
    content = state.content
    if category == FROM_AREAS:
        ranks = content.area_ranks
    elif category == FROM_HERDS:
        ranks = content.herd_ranks
    else:
        ranks = content.majority_ranks
    words: Words = {"prizes": ", ".join([str(points) for points in ranks])}
    return words | {"full": content.full_monopoly, "alone": content.monopoly}


def group(state: WildlifeState, category: int, line: Scored) -> Group:
    """The tiles that brought the points: a herd, or those of a seat in an area."""
    content = state.content
    words: Words = {"count": line.amount, "standing": STANDING.names[line.standing]}
    if category == FROM_AREAS:
        tiles = own_tiles(state, line.thing, line.seat)
        text = Phrase("group-area", {**words, "area": content.area_names[line.thing]})
    else:
        tiles = herd_from(state, line.thing)
        text = Phrase("group-herd", words)
    at = f"space:{content.space_names[middle_of(state, tiles)]}"
    return Group(line.seat, line.points, "island", outline_of(state, tiles), at, text)


def leader(
    state: WildlifeState, seat: int, points: list[int], lines: list[Scored], category: int
) -> Phrase:
    """Who gets most of a category and with how many others; with whom the viewer's best ties."""
    name = CATEGORY_NAMES[category]
    best = best_of(lines, seat)
    rivals = tied_with(lines, best) if best else []
    if category == FROM_HERDS and best and rivals:
        return Phrase("herd-tie", {"seat": rivals[0], "count": best.amount})
    most = max(points)
    if most == 0:
        return Phrase("scored-nothing", {"category": name})
    words: Words = {"category": name, "seat": points.index(most), "points": most}
    return Phrase("scored-leader", {**words, "others": points.count(most) - 1})


def best_of(lines: list[Scored], seat: int) -> Scored | None:
    own = [line for line in lines if line.seat == seat]
    return max(own, key=lambda line: (line.points, line.amount), default=None)


def tied_with(lines: list[Scored], best: Scored) -> list[int]:
    """The others who share its rank; of an area only those in the same one."""
    if best.standing < TIED_FIRST:
        return []
    return [
        line.seat
        for line in lines
        if line.seat != best.seat and line.amount == best.amount and line.standing == best.standing
    ]


def own_part(
    state: WildlifeState, seat: int, points: list[int], lines: list[Scored], category: int
) -> Phrase:
    """Why the viewer gets what it gets: by its best line, and by what a tie has cost it."""
    content = state.content
    name = CATEGORY_NAMES[category]
    best = best_of(lines, seat)
    if best is None:
        return Phrase("scored-none", {"category": name, "points": points[seat]})
    words: Words = {
        "category": name,
        "points": points[seat],
        "groups": sum([line.points > 0 for line in lines if line.seat == seat]),
        "count": best.amount,
        "best": best.points,
        "standing": STANDING.names[best.standing],
        "area": content.area_names[best.thing] if category == FROM_AREAS else "",
    }
    rivals = tied_with(lines, best) if category != FROM_AREAS else []
    alone = alone_worth(state, category, best)
    if rivals and alone > best.points:
        return Phrase("tie-cost", {**words, "seat": rivals[0], "alone": alone})
    return Phrase("scored-own", words)


def alone_worth(state: WildlifeState, category: int, best: Scored) -> int:
    """LIF-20.8, LIF-20.17 what its rank would have paid if nobody had shared it."""
    content = state.content
    ranks = content.herd_ranks if category == FROM_HERDS else content.majority_ranks
    rank = best.standing - TIED_FIRST
    return ranks[rank] if 0 <= rank < len(ranks) else 0
