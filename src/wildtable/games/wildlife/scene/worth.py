"""What a card that is for sale would bring the viewer: about how many points, and by what."""

from msgspec import Struct

from wildtable.games.wildlife.moves import (
    ABILITIES,
    ABILITY_CARD,
    ADAPTATION_CARD,
    ATTACK,
    CATEGORIES,
    EXPAND,
    FIRST_EVENT,
    FOOD_SOURCE,
    GOING_ON,
    JOKER,
    LEVEL_NAMES,
    MIGRATE,
    RAISE,
    SPACES,
    STANDING,
    TERRAINS,
)
from wildtable.games.wildlife.rules.ability_cards import can_take, furthest_owners
from wildtable.games.wildlife.rules.adaptation_cards import can_raise
from wildtable.games.wildlife.rules.big_scoring import (
    FROM_AREAS,
    FROM_HERDS,
    points_by_category,
)
from wildtable.games.wildlife.rules.card_use import is_of_use
from wildtable.games.wildlife.rules.ending import last_pawn_ends
from wildtable.games.wildlife.rules.redeal import sees_food
from wildtable.games.wildlife.rules.terrain_cards import add_terrain_moves
from wildtable.games.wildlife.scene.coming import FROM_SUPPLY, fills, with_tile
from wildtable.games.wildlife.scene.herds import herd_from
from wildtable.games.wildlife.scene.tally import tally_of
from wildtable.games.wildlife.state import WildlifeState
from wildtable.kernel.scene import Phrase

Words = dict[str, str | int]


class Gain(Struct, frozen=True):
    """What the best use of a card brings: at `each` big scoring that is left, and at once."""

    each: int
    at_once: int
    words: Words  # that say by what

    def points(self, scorings: int) -> int:
        return self.each * scorings + self.at_once


NOTHING = Gain(0, 0, {})


def worth_of(state: WildlifeState, seat: int, card: int) -> tuple[Phrase, Phrase]:
    """About how many points it is worth, and where they come from or what else it is good for."""
    can = possible(state, seat, card)
    if card >= FIRST_EVENT and card != FOOD_SOURCE:
        return Phrase("worth-event", {"card": state.content.card_names[card]}), can
    if card < FIRST_EVENT and not is_of_use(state, seat, card, bought=True):
        return Phrase("worth-nothing"), can
    best, scorings = gain(state, seat, card), scorings_left(state)
    points = best.points(scorings)
    worth = Phrase("worth-points", {"points": points})
    if points == 0:
        return worth, can
    words: Words = {"each": best.each, "scorings": scorings, "price": state.content.per_step}
    return worth, Phrase("why-points", {**best.words, **words})


def scorings_left(state: WildlifeState) -> int:
    """LIF-20.1 big scorings to come, with the last one (LIF-21.4), if the match goes its way."""
    if state.ending != GOING_ON:
        return 1
    left = state.pending + sum(state.content.triggers[state.pawns_taken :])
    return max(1, left) if last_pawn_ends(state) else left + 1


# --- what it brings -----------------------------------------------------------------------------


def gain(state: WildlifeState, seat: int, card: int) -> Gain:
    """The best that the viewer could make of it."""
    if card < TERRAINS:
        return terrain_gain(state, seat, card)
    if card == ABILITY_CARD:
        return ability_gain(state, seat)
    if card == ADAPTATION_CARD:
        return adaptation_gain(state, seat)
    if card == JOKER:
        gains = [gain(state, seat, each) for each in range(JOKER)]
        scorings = scorings_left(state)
        return max(gains, key=lambda each: each.points(scorings))
    return food_gain(state, seat) if card == FOOD_SOURCE else NOTHING


def own_points(state: WildlifeState, seat: int) -> list[int]:
    """What a big scoring would bring the seat now, by category; without food that it can't see."""
    if not all([sees_food(state, seat, other) for other in range(state.seats)]):
        state = state.clone()
        state.food = [0] * state.seats
    return points_by_category(state)[CATEGORIES * seat : CATEGORIES * (seat + 1)]


def terrain_gain(state: WildlifeState, seat: int, terrain: int) -> Gain:
    before = own_points(state, seat)
    content, scorings = state.content, scorings_left(state)
    best, best_points = NOTHING, 0
    for move in opened(state, seat, terrain):
        start, goal, how = parts(move)
        after = with_tile(state, seat, goal, start)
        scored = own_points(after, seat)
        filled = fills(state, goal, start)
        found = Gain(
            sum(scored) - sum(before),
            content.pawn_values[state.pawns_taken] if filled else 0,
            {},
        )
        if found.points(scorings) > best_points:
            best_points = found.points(scorings)
            by_herd = scored[FROM_HERDS] - before[FROM_HERDS]
            by_area = scored[FROM_AREAS] - before[FROM_AREAS]
            words = tile_words(after, seat, goal, how, by_herd=by_herd > by_area)
            best = Gain(found.each, found.at_once, {**words, "filled": found.at_once})
    return best


def parts(move: int) -> tuple[int, int, str]:
    """From where to where a tile goes, and how."""
    if move >= ATTACK:
        return FROM_SUPPLY, move - ATTACK, "attack"
    if move >= EXPAND:
        return FROM_SUPPLY, move - EXPAND, "expand"
    start, goal = divmod(move - MIGRATE, SPACES)
    return start, goal, "migrate"


def tile_words(after: WildlifeState, seat: int, goal: int, how: str, *, by_herd: bool) -> Words:
    """How the viewer stands in the area once its tile lies there, or how large the herd is."""
    content = after.content
    area = content.area_of[goal]
    lines = tally_of(after, seat).areas
    standing = [line.standing for line in lines if line.thing == area and line.seat == seat]
    return {
        "by": how,
        "organism": content.organism_names[after.organism[seat]],
        "area": content.area_names[area],
        "herd": len(herd_from(after, goal)) if by_herd else 0,
        "standing": STANDING.names[standing[0]],
    }


def ability_gain(state: WildlifeState, seat: int) -> Gain:
    """LIF-20.23 one ability tile more."""
    for ability in range(ABILITIES):
        if can_take(state, seat, ability):
            after = state.clone()
            after.abilities[ABILITIES * seat + ability] += 1
            if not state.ability_supply[ability]:
                after.abilities[ABILITIES * furthest_owners(state, seat, ability)[0] + ability] -= 1
            return majority_gain(state, after, seat, "ability")
    return NOTHING


def adaptation_gain(state: WildlifeState, seat: int) -> Gain:
    """LIF-20.21 one adaptation tile more."""
    for terrain in range(TERRAINS):
        if can_raise(state, seat, terrain):
            after = state.clone()
            after.level[TERRAINS * seat + terrain] += 1
            return majority_gain(state, after, seat, "adaptation")
    return NOTHING


def food_gain(state: WildlifeState, seat: int) -> Gain:
    """LIF-13.9 food that the card brings; LIF-16.1 what it can be turned into."""
    after = state.clone()
    after.food[seat] += source_food(state, seat)
    found = majority_gain(state, after, seat, "food")
    at_once = source_food(state, seat) // state.content.per_step
    return Gain(found.each, at_once, {**found.words, "food": source_food(state, seat)})


def majority_gain(state: WildlifeState, after: WildlifeState, seat: int, by: str) -> Gain:
    each = sum(own_points(after, seat)) - sum(own_points(state, seat))
    return Gain(each, 0, {"by": by, "filled": 0})


def source_food(state: WildlifeState, seat: int) -> int:
    """LIF-13.9 to LIF-13.13 what a Food Source brings to who uses it."""
    content = state.content
    last = state.seats > 2 and state.success[seat] == min(state.success)
    return content.food_source_user + (content.food_source_last if last else 0)


# --- what can be done with it -------------------------------------------------------------------


def possible(state: WildlifeState, seat: int, card: int) -> Phrase:
    """What the rules would let the viewer do with the card, here and now."""
    content = state.content
    if card < TERRAINS:
        return possible_moves(state, seat, card)
    if card == ABILITY_CARD:
        count = sum([can_take(state, seat, ability) for ability in range(ABILITIES)])
        return Phrase("can-ability", {"count": count})
    if card == ADAPTATION_CARD:
        count = sum([can_raise(state, seat, terrain) for terrain in range(TERRAINS)])
        return Phrase("can-adaptation", {"count": count})
    if card == JOKER:
        kinds = [is_of_use(state, seat, kind, bought=True) for kind in range(JOKER)]
        return Phrase("can-joker", {"count": sum(kinds)})
    food = content.famine_food
    return Phrase("can-event", {"card": content.card_names[card], "food": food})


def possible_moves(state: WildlifeState, seat: int, terrain: int) -> Phrase:
    moves = opened(state, seat, terrain)
    return Phrase(
        "can-terrain",
        {
            "terrain": state.content.terrain_names[terrain],
            "level": LEVEL_NAMES[state.level[TERRAINS * seat + terrain]],
            "places": len([move for move in moves if EXPAND <= move < ATTACK]),
            "rivals": len([move for move in moves if ATTACK <= move < RAISE]),
            "walks": len({(move - MIGRATE) % SPACES for move in moves if move < EXPAND}),
        },
    )


def opened(state: WildlifeState, seat: int, terrain: int) -> list[int]:
    """The moves that a bought terrain card would open."""
    moves: list[int] = []
    add_terrain_moves(state, seat, terrain, moves, bought=True)
    return moves
