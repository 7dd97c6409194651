"""Tables for what seats, meters and cards do not tell: folded until somebody opens them."""

from wildtable.games.defenders.moves import (
    CARDS_EACH,
    FACTION_NAMES,
    HABITAT_NAMES,
    HABITATS,
    MACHINE_NAMES,
)
from wildtable.games.defenders.rules.hexes import DIRECTION_NAMES
from wildtable.games.defenders.rules.table import (
    seat_of,
)
from wildtable.games.defenders.rules.values import KILLED, NONE, PILE, TEAMED
from wildtable.games.defenders.scene.moment import moment_panels
from wildtable.games.defenders.scene.names import about_card, listed
from wildtable.games.defenders.state import DefendersState
from wildtable.kernel.scene import Panel, Phrase, Row


def panels_of(state: DefendersState, seat: int) -> list[Panel]:
    sides = [side for side in state.order if side != NONE and state.organizer[side] != NONE]
    return [
        *moment_panels(state, seat),
        *[panel for side in sides if (panel := side_panel(state, side)).rows],
        machines_panel(state),
        deaths_panel(state),
    ]


# --- sides --------------------------------------------------------------------------------------


def side_panel(state: DefendersState, side: int) -> Panel:
    """The active defender with its ability, who lies beside it, and what is known of the hand."""
    content, faction = state.content, FACTION_NAMES[side]
    rows = []
    if state.exited[side]:
        rows.append(Row(Phrase("has-exited"), []))
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
    return Panel(f"side-{faction}", title, rows, seat_of(state, side), folded=True)


def cards_lying(state: DefendersState, side: int, where: int) -> list[int]:
    cards = range(CARDS_EACH * side, CARDS_EACH * side + CARDS_EACH)
    return [card for card in cards if state.place[card] == where]


# --- machines -----------------------------------------------------------------------------------


def machines_panel(state: DefendersState) -> Panel:
    """Direction, cards by name, and what is left in the box where that counts."""
    content = state.content
    rows = [Row(Phrase("direction"), [Phrase(DIRECTION_NAMES[state.direction])])]
    if content.limited:
        rows.append(Row(Phrase("walls-left"), [content.walls - sum(state.wall)]))
        rows.append(Row(Phrase("mechs-left"), [content.mechs - sum(state.mechs)]))
        rows.append(Row(Phrase("pollution-left"), [content.pollution - sum(state.pollution)]))
    rows.append(Row(Phrase("machine-cards"), [Phrase("to-come"), Phrase("played")]))
    for card, name in enumerate(MACHINE_NAMES):
        if state.deck[card] or state.discard[card]:
            label = Phrase("machine-name", {"machine": name})
            rows.append(Row(label, [state.deck[card], state.discard[card]]))
    return Panel("machines", Phrase("machines"), rows, folded=True)


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
