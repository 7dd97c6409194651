"""What is looked up now and then: the last scoring, what one would bring now, the supplies."""

from typing import Final

from wildtable.games.wildlife.content import WildlifeContent
from wildtable.games.wildlife.dump import CATEGORY_NAMES, HIDDEN
from wildtable.games.wildlife.moves import (
    ABILITIES,
    ABILITY_NAMES,
    CATEGORIES,
    LEVEL_NAMES,
    LEVELS,
    NEVER,
    NO_SEAT,
    TERRAINS,
)
from wildtable.games.wildlife.rules.big_scoring import FROM_FOOD
from wildtable.games.wildlife.rules.table import bank
from wildtable.games.wildlife.scene.tally import ScoringTally
from wildtable.games.wildlife.state import WildlifeState
from wildtable.kernel.scene import Panel, Phrase, Row

SEAT_LETTERS: Final = "ABCDEF"

Cell = str | int | Phrase


def panels_of(state: WildlifeState, tally: ScoringTally) -> list[Panel]:
    panels = [projection_panel(state, tally), table_panel(state)]
    if state.scored_turn != NEVER:
        panels.insert(0, scoring_panel(state))
    return panels


# --- scorings -----------------------------------------------------------------------------------


def scoring_panel(state: WildlifeState) -> Panel:
    """The last big scoring, category by category."""
    rows = _by_category(state, list(state.scored))
    return Panel("scoring", Phrase("last-scoring"), rows, folded=True)


def _by_category(state: WildlifeState, points: list[int]) -> list[Row]:
    """A row for each category, a column for each seat, the sum below."""
    rows = [_heads(state)]
    for category, name in enumerate(CATEGORY_NAMES):
        cells: list[Cell] = [*points[category::CATEGORIES]]
        rows.append(Row(Phrase(f"category-{name}"), cells))
    rows.append(_totals(state, points))
    return rows


def _heads(state: WildlifeState) -> Row:
    return Row(Phrase("points-for"), list(SEAT_LETTERS[: state.seats]))


def _totals(state: WildlifeState, points: list[int]) -> Row:
    return Row(
        Phrase("total"),
        [sum(points[CATEGORIES * o : CATEGORIES * (o + 1)]) for o in range(state.seats)],
    )


def projection_panel(state: WildlifeState, tally: ScoringTally) -> Panel:
    """What a big scoring would bring if it came now."""
    rows = _by_category(state, tally.totals)
    if not tally.food_is_open:
        rows[FROM_FOOD + 1] = Row(Phrase("category-food"), [HIDDEN] * state.seats)
    return Panel("projection", Phrase("projection"), rows, folded=True)


# --- the table ----------------------------------------------------------------------------------


def table_panel(state: WildlifeState) -> Panel:
    """What is left: pawns, tiles of every kind, cards, food."""
    content = state.content
    rows = _pawns_left(state)
    if content.rotating_start and state.start != NO_SEAT:  # LIF-23.7
        rows.append(Row(Phrase("round-start"), [SEAT_LETTERS[state.start]]))
    rows.append(Row(Phrase("deck"), [sum(state.deck)]))
    rows.append(Row(Phrase("discarded"), [sum(state.discard)]))
    if content.limited_bank:
        rows.append(Row(Phrase("bank"), [bank(state)]))
    rows.append(Row(Phrase("abilities-left"), []))
    for ability in range(ABILITIES):
        label = Phrase("ability-name", {"ability": ABILITY_NAMES[ability]})
        rows.append(Row(label, [state.ability_supply[ability]]))
    if content.limited_adaptations:
        heads: list[Cell] = [Phrase(f"head-{name}") for name in LEVEL_NAMES[1:]]
        rows.append(Row(Phrase("adaptations-left"), heads))
        rows += [_adaptations_left(content, state, terrain) for terrain in range(TERRAINS)]
    return Panel("table", Phrase("supplies"), rows, folded=True)


def _pawns_left(state: WildlifeState) -> list[Row]:
    content = state.content
    taken = state.pawns_taken
    if taken == content.pawns:
        return [Row(Phrase("no-pawns"), [])]
    rows = [Row(Phrase("next-pawn"), [content.pawn_values[taken]])]
    if True in content.triggers[taken:]:
        rows.append(Row(Phrase("pawns-to-scoring"), [content.triggers[taken:].index(True) + 1]))
    return rows


def _adaptations_left(content: WildlifeContent, state: WildlifeState, terrain: int) -> Row:
    first = LEVELS * terrain
    left: list[Cell] = [*state.adaptations[first + 1 : first + LEVELS]]
    return Row(Phrase("terrain-name", {"terrain": content.terrain_names[terrain]}), left)
