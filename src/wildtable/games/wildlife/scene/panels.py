"""The tables beside the board: a seat's tableau, the auction, what is at stake, the scorings."""

from typing import Final

from wildtable.games.wildlife.content import WildlifeContent
from wildtable.games.wildlife.dump import CATEGORY_NAMES, HIDDEN
from wildtable.games.wildlife.frames import (
    BIDDER,
    BIDDING,
    CHART_BIDDING,
    HIGHEST,
    OFFERED,
    PASSED,
    WHO,
)
from wildtable.games.wildlife.moves import (
    ABILITIES,
    ABILITY_NAMES,
    CATEGORIES,
    CATEGORY,
    FIRST_EVENT,
    GOING_ON,
    LEVEL_NAMES,
    LEVELS,
    NEVER,
    NO_CHART,
    NO_SEAT,
    REASON,
    TERRAINS,
)
from wildtable.games.wildlife.rules.auction import highest_bid
from wildtable.games.wildlife.rules.big_scoring import FROM_FOOD
from wildtable.games.wildlife.rules.card_use import is_of_use
from wildtable.games.wildlife.rules.redeal import sees_food
from wildtable.games.wildlife.rules.table import active, bank
from wildtable.games.wildlife.scene.tally import Scored, Tally, still_holds
from wildtable.games.wildlife.state import WildlifeState
from wildtable.kernel.frames import field, top
from wildtable.kernel.scene import Panel, Phrase, Row

FEW_TILES: Final = 3  # a supply that is worth a warning
SEAT_LETTERS: Final = "ABCDEF"

Cell = str | int | Phrase


def panels_of(state: WildlifeState, seat: int, tally: Tally) -> list[Panel]:
    panels = [seat_panel(state, seat, other) for other in range(state.seats)]
    kind = top(state.stack)
    if kind == BIDDING:
        panels.append(auction_panel(state, seat))
    elif kind == CHART_BIDDING:
        panels.append(chart_auction_panel(state, seat))
    if state.scored_turn != NEVER:
        panels.append(scoring_panel(state))
    if still_holds(state, tally):
        panels.append(scoring_detail_panel(state, tally))
    if state.pending or (state.ending != GOING_ON and state.stack):
        panels.append(warning_panel(state))
    panels.append(projection_panel(state, tally))
    panels.append(table_panel(state))
    return panels


# --- seats --------------------------------------------------------------------------------------


def food_of(state: WildlifeState, seat: int, other: int) -> int | str:
    return state.food[other] if sees_food(state, seat, other) else HIDDEN


def seat_panel(state: WildlifeState, seat: int, other: int) -> Panel:
    organism = state.organism[other]
    supply = state.supply[other]
    tiles: Cell = Phrase("few-tiles", {"count": supply}) if supply <= FEW_TILES else supply
    food = food_of(state, seat, other)
    row = Row(Phrase("food"), [food, Phrase("tiles"), tiles, Phrase("cards"), state.held[other]])
    if organism == NO_CHART:
        return Panel(f"seat-{other}", Phrase("no-chart"), [row], other)
    name = state.content.organism_names[organism]
    title = Phrase("seat-title", {"organism": name, "position": state.success[other]})
    return Panel(f"seat-{other}", title, [row], other)


# --- auctions -----------------------------------------------------------------------------------


def auction_panel(state: WildlifeState, seat: int) -> Panel:
    """The lot, the standing bid, who is still in, and what the viewer could pay."""
    stack = state.stack
    content = state.content
    card = field(stack, OFFERED)
    if state.seats == 2:  # LIF-22.3 there is no bidding
        rows = [Row(Phrase("price"), [content.lowest_bid])]
    else:
        lowest = max(content.lowest_bid, field(stack, HIGHEST) + 1)
        rows = [_standing_bid(stack), Row(Phrase("lowest-bid"), [lowest]), *_bidders(state)]
    if seat >= 0 and seat != active(state) and not field(stack, PASSED) >> seat & 1:
        rows.append(Row(Phrase("your-food"), [state.food[seat]]))
        rows.append(Row(Phrase("highest-bid"), [highest_bid(state, seat)]))
        rows.append(Row(Phrase("beyond-food", {"food": content.per_step}), []))
        if card < FIRST_EVENT and not is_of_use(state, seat, card, bought=True):
            rows.append(Row(Phrase("of-no-use"), []))
    title = Phrase("lot", {"card": content.card_names[card], "seat": active(state)})
    return Panel("auction", title, rows, urgent=True)


def chart_auction_panel(state: WildlifeState, seat: int) -> Panel:
    stack = state.stack
    opened = field(stack, BIDDER) != NO_SEAT
    lowest = field(stack, HIGHEST) + 1 if opened else 0
    rows = [_standing_bid(stack), Row(Phrase("lowest-bid"), [lowest]), *_bidders(state)]
    if seat >= 0:
        rows.append(Row(Phrase("your-food"), [state.food[seat]]))
    organism = state.content.organism_names[field(stack, OFFERED)]
    title = Phrase("chart-lot", {"organism": organism})
    return Panel("auction", title, rows, urgent=True)


def _standing_bid(stack: list[int]) -> Row:
    bidder = field(stack, BIDDER)
    if bidder == NO_SEAT:
        return Row(Phrase("standing-bid"), [Phrase("no-bid")])
    text = f"{field(stack, HIGHEST)} ({SEAT_LETTERS[bidder]})"
    return Row(Phrase("standing-bid"), [text], bidder)


def _bidders(state: WildlifeState) -> list[Row]:
    """Who may still bid, beginning with who is asked, and who has passed."""
    seller, passed = active(state), field(state.stack, PASSED)
    still_in, out = "", ""
    other = field(state.stack, WHO)
    for _ in range(state.seats):
        has_chart = seller == NO_SEAT and state.organism[other] != NO_CHART
        if other != seller and not has_chart:
            if passed >> other & 1:
                out += f" {SEAT_LETTERS[other]}"
            else:
                still_in += f" {SEAT_LETTERS[other]}"
        other = state.left[other]
    rows = [Row(Phrase("still-in"), [still_in.strip()])]
    return [*rows, Row(Phrase("passed"), [out.strip()])] if out else rows


# --- scorings -----------------------------------------------------------------------------------


def warning_panel(state: WildlifeState) -> Panel:
    """A big scoring waits for the end of the turn, or the match does."""
    rows = []
    if state.pending:
        rows.append(Row(Phrase("scorings-pending"), [state.pending]))
    if state.ending != GOING_ON:
        rows.append(Row(Phrase("end-pending", {"reason": REASON.names[state.ending]}), []))
    return Panel("warning", Phrase("after-this-turn"), rows, urgent=True)


def scoring_panel(state: WildlifeState) -> Panel:
    """The last big scoring, category by category; urgent in the turn that follows it."""
    fresh = state.turns - state.scored_turn <= 1
    return Panel("scoring", Phrase("last-scoring"), _by_category(state, state.scored), urgent=fresh)


def _by_category(state: WildlifeState, points: list[int]) -> list[Row]:
    """A row for each category, a column for each seat, the sum below."""
    rows = [_heads(state)]
    for category, name in enumerate(CATEGORY_NAMES):
        cells: list[Cell] = [*points[category::CATEGORIES]]
        rows.append(Row(Phrase(f"category-{name}"), cells))
    rows.append(_totals(state, points))
    return rows


def scoring_detail_panel(state: WildlifeState, tally: Tally) -> Panel:
    """The last big scoring area by area and herd by herd, while the board is as it was then."""
    content = state.content
    rows = [_heads(state)]
    for area, name in enumerate(content.area_names):
        rows += _shares(state, Phrase("area-name", {"area": name}), tally.areas, area)
    for line in tally.herds:
        label = Phrase("herd", {"space": content.space_names[line.thing]})
        rows += _shares(state, label, [line], line.thing)
    for number, name in enumerate(CATEGORY.names):
        rows += _shares(state, Phrase(f"category-{name}"), tally.majorities, number)
    rows.append(_totals(state, tally.totals))
    return Panel("scoring-detail", Phrase("scoring-detail"), rows)


def _shares(state: WildlifeState, label: Phrase, lines: list[Scored], thing: int) -> list[Row]:
    """A row with a cell for each seat: its points, and after a dot for how many."""
    own = [line for line in lines if line.thing == thing]
    if not own:
        return []
    cells: list[Cell] = [""] * state.seats
    for line in own:
        cells[line.seat] = f"{line.points}·{line.amount}"
    return [Row(label, cells)]


def _heads(state: WildlifeState) -> Row:
    return Row(Phrase("points-for"), list(SEAT_LETTERS[: state.seats]))


def _totals(state: WildlifeState, points: list[int]) -> Row:
    return Row(
        Phrase("total"),
        [sum(points[CATEGORIES * o : CATEGORIES * (o + 1)]) for o in range(state.seats)],
    )


def projection_panel(state: WildlifeState, tally: Tally) -> Panel:
    """What a big scoring would bring if it came now."""
    rows = _by_category(state, tally.totals)
    if not tally.food_is_open:
        rows[FROM_FOOD + 1] = Row(Phrase("category-food"), [HIDDEN] * state.seats)
    return Panel("projection", Phrase("projection"), rows)


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
    return Panel("table", Phrase("supplies"), rows)


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
