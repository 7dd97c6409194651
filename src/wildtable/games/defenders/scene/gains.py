"""What a defender would bring now, from where its side stands, for whoever chooses it."""

from wildtable.games.defenders.moves import (
    ALL_ITEMS,
    AMBUSH,
    BOUNTIFUL_HARVEST,
    CARDS_EACH,
    COMRADE,
    CONTROLLED_BLAZE,
    FIELD_HOSPITAL,
    ITEM_NAMES,
    MANIFESTO,
    MEDICINAL_HERBS,
    OWN_ITEM,
    PYROMANCY,
    SHARPSHOOTER,
)
from wildtable.games.defenders.rules.abilities import HARVEST, TRACTS, blaze
from wildtable.games.defenders.rules.hexes import HEXES, NEIGHBOUR, OFF, SIDES
from wildtable.games.defenders.rules.support import most_support
from wildtable.games.defenders.rules.table import (
    cards_at,
    holds,
    next_in_game,
    sides_in_game,
)
from wildtable.games.defenders.rules.values import HAND, NONE
from wildtable.games.defenders.scene.names import Words, who
from wildtable.games.defenders.scene.places import SHORT
from wildtable.games.defenders.scene.ways import corridor_ways
from wildtable.games.defenders.state import DefendersState
from wildtable.kernel.phrase import Phrase


def gain_of(state: DefendersState, card: int) -> Phrase | None:
    """In a sentence; nothing before the side is on the board."""
    side = card // CARDS_EACH
    if state.at[side] == NONE:
        return None
    words = ability_gain(state, side, state.content.card_ability[card])
    return words or run(state, side, state.content.card_habitat[card])


def ability_gain(state: DefendersState, side: int, ability: int) -> Phrase | None:
    """Of abilities whose worth hangs on how things stand."""
    if ability == COMRADE and state.first != NONE:
        return Phrase("gain-comrade", who(state, next_in_game(state, state.first)))
    if ability in (OWN_ITEM, ALL_ITEMS):
        getting = [side] if ability == OWN_ITEM else sides_in_game(state)
        lacking = [other for other in getting if not holds(state, other, side)]
        own = int(lacking == [side])
        words: Words = {"item": ITEM_NAMES[side], "count": len(lacking), "own": own}
        return Phrase("gain-items", words)
    if ability == MANIFESTO:
        room = most_support(state, side) - state.support[side]
        return Phrase("gain-manifesto", {"support": min(TRACTS, room)})
    if ability == BOUNTIFUL_HARVEST:
        return Phrase("gain-harvest", {"count": cards_at(state, side, HAND) - 1 + HARVEST})
    if ability == CONTROLLED_BLAZE:
        return blaze_gain(state, side)
    if ability == PYROMANCY:
        hearts = state.content.max_damage - state.damage[side] - 1
        return Phrase("gain-pyromancy", {"hearts": hearts})
    if ability in (SHARPSHOOTER, AMBUSH):
        return Phrase("gain-mechs", mechs_near(state, side, ability == AMBUSH))
    if ability in (FIELD_HOSPITAL, MEDICINAL_HERBS):
        hurt = [other for other in sides_in_game(state) if state.damage[other]]
        return Phrase("gain-hospital", {"count": len(hurt)})
    return None


def blaze_gain(state: DefendersState, side: int) -> Phrase:
    """DEF-30.4 found by letting it burn on a copy."""
    after = state.clone()
    blaze(after, side)
    dirt = [
        [each.pollution[hex] + each.toxic[hex] > 0 for hex in range(HEXES)]
        for each in (state, after)
    ]
    return Phrase(
        "gain-blaze",
        {
            "place": SHORT[state.at[side]],
            "count": sum(dirt[0]) - sum(dirt[1]),
            "support": after.support[side] - state.support[side],
            "harm": max(0, after.damage[side] - state.damage[side]),
        },
    )


def mechs_near(state: DefendersState, side: int, here: bool) -> Words:
    first = SIDES * state.at[side]
    near = [hex for hex in NEIGHBOUR[first : first + SIDES] if hex != OFF]
    hexes = [state.at[side]] if here else near
    count = len([hex for hex in hexes if state.mechs[hex]])
    return {"count": count, "here": int(here), "place": SHORT[state.at[side]]}


def run(state: DefendersState, side: int, habitat: int) -> Phrase:
    """DEF-7.2 how far the corridors of its habitat lead from here."""
    ways = corridor_ways(state, state.at[side], habitat, through=False)
    far = [goal for goal, way in ways.items() if len(way) > 2]
    return Phrase("gain-run", {"place": SHORT[state.at[side]], "count": len(far)})
