"""The tables that always lie beside the board: one for each seat, and one for the machines."""

from wildtable.games.defenders.moves import (
    CARDS_EACH,
    FACTION_NAMES,
    FACTORIES,
    HABITAT_NAMES,
    HABITATS,
    MACHINE_NAMES,
)
from wildtable.games.defenders.rules.hexes import DIRECTION_NAMES
from wildtable.games.defenders.rules.support import most_support
from wildtable.games.defenders.rules.table import (
    camps_to_build,
    cards_at,
    core_tile,
    finished,
    seat_of,
    toxic_left,
)
from wildtable.games.defenders.rules.values import DECK, HAND, KILLED, NONE, PILE, TEAMED
from wildtable.games.defenders.scene.moment import moment_panels
from wildtable.games.defenders.scene.naming import about_card, listed
from wildtable.games.defenders.state import DefendersState
from wildtable.kernel.scene import Panel, Phrase, Row


def panels_of(state: DefendersState, seat: int) -> list[Panel]:
    sides = [side for side in state.order if side != NONE and state.organizer[side] != NONE]
    return [
        *moment_panels(state, seat),
        *[side_panel(state, side) for side in sides],
        machines_panel(state),
        deaths_panel(state),
    ]


# --- sides --------------------------------------------------------------------------------------


def side_panel(state: DefendersState, side: int) -> Panel:
    """Support, camps and cards in numbers; the active defender with its ability; what is known."""
    content, faction = state.content, FACTION_NAMES[side]
    support = f"{state.support[side]}/{most_support(state, side)}"
    camps = f"{state.built[side]}/{camps_to_build(state)}"
    rows = [
        Row(Phrase("support"), [support, Phrase("camps"), camps]),
        Row(
            Phrase("in-hand"),
            [cards_at(state, side, HAND), Phrase("in-deck"), cards_at(state, side, DECK)],
        ),
    ]
    if state.exited[side]:
        rows.append(Row(Phrase("has-exited"), []))
    elif not finished(state, side):
        missing = most_support(state, side) - state.support[side]
        count = content.hands[state.seats][state.built[side]]
        rows.append(Row(Phrase("next-camp", {"missing": missing, "count": count}), []))
    if state.active[side] != NONE:
        rows.append(Row(about_card(content, state.active[side]), []))
    for where, label in ((TEAMED, "teamed"), (PILE, "exhausted")):
        if names := listed(content, cards_lying(state, side, where)):
            rows.append(Row(Phrase(label, {"cards": names}), []))
    told = state.told[HABITATS * side : HABITATS * side + HABITATS]
    if any(told):
        counts = dict(zip(HABITAT_NAMES, told, strict=True))
        rows.append(Row(Phrase("has-told", {**counts}), []))
    name = content.organizer_names[state.organizer[side]]
    title = Phrase("side-title", {"faction": faction, "organizer": name})
    return Panel(f"side-{faction}", title, rows, seat_of(state, side))


def cards_lying(state: DefendersState, side: int, where: int) -> list[int]:
    cards = range(CARDS_EACH * side, CARDS_EACH * side + CARDS_EACH)
    return [card for card in cards if state.place[card] == where]


# --- machines -----------------------------------------------------------------------------------


def machines_panel(state: DefendersState) -> Panel:
    """Direction, cards by name, factories, and what is left in the box where that counts."""
    content = state.content
    built = FACTORIES - 1 - core_tile(state)
    rows = [
        Row(Phrase("direction"), [Phrase(DIRECTION_NAMES[state.direction])]),
        Row(Phrase("factories-built"), [f"{built}/{FACTORIES - 1}"]),
        Row(Phrase("factories-rewilded"), [f"{sum(state.rewilded)}/{built}"]),
        Row(Phrase("toxic-left"), [toxic_left(state)]),
    ]
    if content.limited:
        rows.append(Row(Phrase("walls-left"), [content.walls - sum(state.wall)]))
        rows.append(Row(Phrase("mechs-left"), [content.mechs - sum(state.mechs)]))
        rows.append(Row(Phrase("pollution-left"), [content.pollution - sum(state.pollution)]))
    rows.append(Row(Phrase("machine-cards"), [Phrase("to-come"), Phrase("played")]))
    for card, name in enumerate(MACHINE_NAMES):
        if state.deck[card] or state.discard[card]:
            label = Phrase("machine-name", {"machine": name})
            rows.append(Row(label, [state.deck[card], state.discard[card]]))
    return Panel("machines", Phrase("machines"), rows)


def deaths_panel(state: DefendersState) -> Panel:
    """DEF-9.16 who was killed, by habitat: a second one of any loses the match."""
    rows = [Row(Phrase("deaths-rule"), [])]
    content = state.content
    for habitat, name in enumerate(HABITAT_NAMES):
        killed = [
            card
            for card, place in enumerate(state.place)
            if place == KILLED and content.card_habitat[card] == habitat
        ]
        names = listed(content, killed) or Phrase("nobody")
        rows.append(Row(Phrase("habitat-name", {"habitat": name}), [names]))
    return Panel("deaths", Phrase("deaths"), rows, folded=True)
