"""What moves would bring, said before they are made: points, ends, costs, herds, victims.

What can't be taken back has a label: it is asked about, and that is what its button says.
"""

from wildtable.games.wildlife.content import WildlifeContent
from wildtable.games.wildlife.frames import AUCTIONS, BIDDING, BOTTOM, LIFTED
from wildtable.games.wildlife.moves import (
    ABILITIES,
    ATTACK,
    AUCTION,
    BID,
    CARDS,
    CATEGORIES,
    CONVERT,
    EMPTY,
    END_TURN,
    EXPAND,
    FIRST_EVENT,
    GOING_ON,
    LAND,
    LEVEL_NAMES,
    MIGRATE,
    PASS,
    PLAY,
    RAISE,
    REMOVE,
    SEED,
    SPACES,
    STEP_BACK,
    STRIKE,
    TAKE,
    TERRAINS,
)
from wildtable.games.wildlife.rules.ability_cards import furthest_owners
from wildtable.games.wildlife.rules.auction import fewest_steps
from wildtable.games.wildlife.rules.big_scoring import points_by_category
from wildtable.games.wildlife.rules.card_use import is_of_use
from wildtable.games.wildlife.rules.redeal import sees_food
from wildtable.games.wildlife.scene.coming import FROM_SUPPLY, fills, with_tile
from wildtable.games.wildlife.scene.herds import joined, own_tiles
from wildtable.games.wildlife.state import WildlifeState
from wildtable.kernel.faces import Effect, Use
from wildtable.kernel.frames import at, field, top
from wildtable.kernel.scene import Hint, Phrase

Words = dict[str, str | int]


def hints(state: WildlifeState, seat: int, moves: list[int]) -> list[Hint]:
    """What is notable about moves, and what their buttons say."""
    found = []
    for move in moves:
        said = hint(state, seat, move)
        if said is not None:
            found.append(said)
    return found


def hint(state: WildlifeState, seat: int, move: int) -> Hint | None:
    text = state.content.moves.text(move)
    if MIGRATE <= move < EXPAND:
        start, goal = (move - MIGRATE) // SPACES, (move - MIGRATE) % SPACES
        return walk_hint(state, seat, text, start, goal)
    for family in (SEED, EXPAND, STRIKE):
        if family <= move < family + SPACES and state.owner[move - family] == EMPTY:
            return place_hint(state, seat, text, move - family)
    if ATTACK <= move < ATTACK + SPACES:
        return kill_hint(state, seat, text, move - ATTACK, "attack")
    if STRIKE <= move < STRIKE + SPACES:
        return kill_hint(state, seat, text, move - STRIKE, "strike")
    if LAND <= move < LAND + SPACES:
        return land_hint(state, seat, text, move - LAND)
    if REMOVE <= move < REMOVE + SPACES:
        return remove_hint(state, text, move - REMOVE)
    if PLAY <= move < AUCTION + CARDS:
        return card_hint(state, seat, text, (move - PLAY) % CARDS, sold=move >= AUCTION)
    said = other_hint(state, seat, move)
    return Hint(text, said) if said is not None else None


def other_hint(state: WildlifeState, seat: int, move: int) -> Phrase | None:
    """What is said of moves that touch no tile and no card."""
    if BID < move < PASS and top(state.stack) == BIDDING:
        return cost_hint(fewest_steps(state, seat, move - BID))
    if STEP_BACK < move < STEP_BACK + SPACES:
        return cost_hint(move - STEP_BACK)
    if RAISE <= move < RAISE + TERRAINS:
        level = state.level[TERRAINS * seat + move - RAISE] + 1
        return Phrase("hint-raise", {"level": LEVEL_NAMES[level]})
    if TAKE <= move < TAKE + ABILITIES:
        return taking_hint(state, seat, move - TAKE)
    if move == END_TURN:
        return end_hint(state, seat)
    if move == CONVERT:
        return Phrase("hint-convert", {"food": state.content.per_step})
    return None


# --- tiles --------------------------------------------------------------------------------------


def place_of(state: WildlifeState, space: int) -> str:
    return f"space:{state.content.space_names[space]}"


def tile_on(state: WildlifeState, space: int) -> str:
    """The piece that lies there."""
    return tile_of(state.content, space, state.owner[space])


def tile_of(content: WildlifeContent, space: int, owner: int) -> str:
    return f"tile:{content.space_names[space]}:{owner}"


def walk_hint(state: WildlifeState, seat: int, text: str, start: int, goal: int) -> Hint | None:
    """Only where it matters: of walks there are hundreds."""
    words = placing_words(state, seat, goal, start)
    if not words["points"]:
        return None
    effects = fill_effects(state, goal, words)
    return Hint(text, Phrase("hint-placing", words), effects=effects)


def place_hint(state: WildlifeState, seat: int, text: str, goal: int) -> Hint:
    words = placing_words(state, seat, goal, FROM_SUPPLY)
    words |= standing_words(state, seat, goal)
    effects = fill_effects(state, goal, words)
    if seat in state.owner:  # a first tile is alone everywhere
        herd = joined(state, seat, goal)
        words["herd"] = herd
        note = Phrase("effect-herd", {"count": herd})
        effects.append(Effect(place_of(state, goal), "note", note))
    return Hint(text, Phrase("hint-placing", words), effects=effects)


def standing_words(state: WildlifeState, seat: int, goal: int) -> Words:
    """LIF-20.3 who has most in the area once a new tile lies there."""
    area = state.content.area_of[goal]
    counts = [len(own_tiles(state, area, other)) for other in range(state.seats)]
    mine = counts.pop(seat) + 1
    rival = max(counts)
    if rival == 0:
        standing = "alone"
    elif mine == rival:
        standing = "tied"
    else:
        standing = "first" if mine > rival else "behind"
    return {"standing": standing, "mine": mine, "rival": rival}


def land_hint(state: WildlifeState, seat: int, text: str, goal: int) -> Hint:
    if state.owner[goal] != EMPTY:
        words: Words = {"seat": state.owner[goal]}
        swap = Effect(tile_on(state, goal), "note", Phrase("effect-exchange"))
        said = Phrase("hint-exchange", words)
        return Hint(text, said, label=Phrase("label-exchange", words), effects=[swap])
    words = placing_words(state, seat, goal, field(state.stack, LIFTED))
    effects = fill_effects(state, goal, words)
    return Hint(
        text,
        Phrase("hint-placing", words) if words["points"] else Phrase("hint-land"),
        effects=effects,
    )


def kill_hint(state: WildlifeState, seat: int, text: str, space: int, label: str) -> Hint:
    """LIF-7.4 the replaced tile leaves the game."""
    words: Words = {
        "seat": state.owner[space],
        "last": int(state.supply[seat] == 1),
    }
    dies = Effect(tile_on(state, space), "harm", Phrase("effect-dies"), amount=1, deadly=True)
    return Hint(
        text, Phrase("hint-replace", words), label=Phrase(f"label-{label}", words), effects=[dies]
    )


def remove_hint(state: WildlifeState, text: str, space: int) -> Hint:
    dies = Effect(tile_on(state, space), "harm", Phrase("effect-dies"), amount=1, deadly=True)
    return Hint(text, Phrase("hint-remove"), label=Phrase("label-remove"), effects=[dies])


def placing_words(state: WildlifeState, seat: int, goal: int, start: int) -> Words:
    """LIF-19.1 what a tile that comes to `goal` fills; LIF-20.1 what follows; LIF-21.2 the end."""
    content, taken = state.content, state.pawns_taken
    filled = fills(state, goal, start)
    words: Words = {
        "area": content.area_names[content.area_of[goal]],
        "points": content.pawn_values[taken] if filled else 0,
        "big": 0,
        "last": int(start == FROM_SUPPLY and state.supply[seat] == 1),
        "herd": 0,
        "standing": "",
    }
    if filled and content.triggers[taken]:
        own, rival, theirs = scored_after(state, seat, goal, start)
        words |= {"big": 1, "own": own, "seat": rival, "theirs": theirs}
    return words


def scored_after(state: WildlifeState, seat: int, goal: int, start: int) -> tuple[int, int, int]:
    """LIF-20.1 what a big scoring would bring once the tile lies there: me, and whom of the others
    the most."""
    after = with_tile(state, seat, goal, start)
    if not all([sees_food(state, seat, other) for other in range(state.seats)]):
        after.food = [0] * after.seats
    scored = points_by_category(after)
    totals = [sum(scored[CATEGORIES * o : CATEGORIES * (o + 1)]) for o in range(state.seats)]
    rival = max([o for o in range(state.seats) if o != seat], key=lambda other: totals[other])
    return totals[seat], rival, totals[rival]


def fill_effects(state: WildlifeState, goal: int, words: Words) -> list[Effect]:
    points = words["points"]
    if not isinstance(points, int) or not points:
        return []
    area = f"area:{state.content.area_names[state.content.area_of[goal]]}"
    return [Effect(area, "gain", Phrase("effect-fills", {"points": points}), amount=points)]


# --- cards, food, the end -----------------------------------------------------------------------


def card_hint(state: WildlifeState, seat: int, text: str, card: int, *, sold: bool) -> Hint:
    words: Words = {"card": state.content.card_names[card]}
    uses = [Use("plays", 1)]
    if sold:
        if not at(state.stack, BOTTOM, AUCTIONS):
            uses.append(Use("sale", 1))
        return Hint(text, Phrase("hint-auction"), label=Phrase("label-auction", words), uses=uses)
    idle = card < FIRST_EVENT and not is_of_use(state, seat, card, bought=False)
    said = Phrase("hint-no-use") if idle else Phrase("card-text", words)
    return Hint(text, said, uses=uses)


def cost_hint(steps: int) -> Phrase | None:
    return Phrase("hint-cost", {"steps": steps}) if steps else None


def taking_hint(state: WildlifeState, seat: int, ability: int) -> Phrase:
    if state.ability_supply[ability]:
        return Phrase("hint-from-supply", {"count": state.ability_supply[ability]})
    givers = furthest_owners(state, seat, ability)
    if len(givers) == 1:
        return Phrase("hint-from-seat", {"seat": givers[0]})
    return Phrase("hint-from-several")


def end_hint(state: WildlifeState, seat: int) -> Phrase | None:
    """LIF-21.6 food is worth nothing once the match is over."""
    if state.ending != GOING_ON and state.food[seat] >= state.content.per_step:
        steps = state.food[seat] // state.content.per_step
        return Phrase("hint-convert-first", {"steps": steps})
    return None
