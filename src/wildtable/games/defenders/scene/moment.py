"""What the game is about right now, as urgent panels: choices, threats, rolls, warnings."""

from wildtable.games.defenders.content import BASE
from wildtable.games.defenders.frames import (
    AIMING,
    LEADING,
    PATHS,
    REVEALING,
    REVEALING_WAITING,
    ROLLING,
    ROLLING_KIND,
    SETTLING,
    SIDE,
    TAKING,
    TURN_LEVEL,
)
from wildtable.games.defenders.moves import (
    CARDS_EACH,
    FACTION_NAMES,
    HABITAT_NAMES,
    ITEM_NAMES,
    ORGANIZERS,
)
from wildtable.games.defenders.rules.factories import enclosed_hexes
from wildtable.games.defenders.rules.pollution import at_the_brink
from wildtable.games.defenders.rules.setup import homeless, leaderless
from wildtable.games.defenders.rules.table import core_tile, seat_of, toxic_left
from wildtable.games.defenders.rules.values import NONE, RUNNING
from wildtable.games.defenders.scene.names import card_words
from wildtable.games.defenders.scene.odds import odds_words
from wildtable.games.defenders.state import DefendersState
from wildtable.kernel.frames import at, field, lies_at, top
from wildtable.kernel.scene import Panel, Phrase, Row


def moment_panels(state: DefendersState, seat: int) -> list[Panel]:
    if state.result != RUNNING:
        return []
    kind = top(state.stack)
    panels = []
    if kind == TAKING:
        panels.append(factions_panel(state))
    elif kind == LEADING and seat >= 0 and leaderless(state, seat) != NONE:
        panels.append(organizers_panel(state, leaderless(state, seat)))
    elif kind == SETTLING and seat >= 0 and homeless(state, seat) != NONE:
        panels.append(home_panel(state, homeless(state, seat)))
    elif kind in (REVEALING, AIMING, PATHS):
        panels.append(reveal_panel(state))
    elif kind == ROLLING and state.turn().seats:  # else nobody has a say any more
        panels.append(roll_panel(state, field(state.stack, SIDE), field(state.stack, ROLLING_KIND)))
    if rows := warnings(state):
        panels.append(Panel("warning", Phrase("warning"), rows, urgent=True))
    return panels


# --- set-up -------------------------------------------------------------------------------------


def factions_panel(state: DefendersState) -> Panel:
    """Home habitat and item of each faction, and who has taken it."""
    rows = [Row(Phrase("faction-head"), [Phrase("home"), Phrase("item")])]
    for faction, name in enumerate(FACTION_NAMES):
        home = Phrase("habitat-name", {"habitat": HABITAT_NAMES[state.content.home[faction]]})
        item = Phrase("item-name", {"item": ITEM_NAMES[faction]})
        owner = seat_of(state, faction) if faction in state.order else NONE
        rows.append(Row(Phrase("faction-name", {"faction": name}), [home, item], owner))
    return Panel("factions", Phrase("factions"), rows, urgent=True)


def organizers_panel(state: DefendersState, side: int) -> Panel:
    """The two organizers, each with the abilities of the six defenders that follow it."""
    content = state.content
    rows = []
    for organizer in range(ORGANIZERS):
        if content.organizer_faction[organizer] != side:
            continue
        rows.append(Row(Phrase("brings", {"organizer": content.organizer_names[organizer]}), []))
        rows += ability_rows(state, side, organizer)
    rows.append(Row(Phrase("brings-both"), []))
    rows += ability_rows(state, side, BASE)
    title = Phrase("organizers", {"faction": FACTION_NAMES[side]})
    return Panel("organizers", title, rows, urgent=True)


def ability_rows(state: DefendersState, side: int, organizer: int) -> list[Row]:
    content = state.content
    rows, met = [], set()
    for card in range(CARDS_EACH * side, CARDS_EACH * side + CARDS_EACH):
        words = card_words(content, card)
        if content.card_organizer[card] == organizer and words["ability"] not in met:
            met.add(words["ability"])
            rows.append(Row(Phrase("about-ability", words), []))
    return rows


def home_panel(state: DefendersState, side: int) -> Panel:
    home = HABITAT_NAMES[state.content.home[side]]
    rows = [
        Row(Phrase("starting-camp", {"habitat": home}), []),
        Row(Phrase("starting-organizer"), []),
    ]
    return Panel("home", Phrase("home-of", {"faction": FACTION_NAMES[side]}), rows, urgent=True)


# --- rounds -------------------------------------------------------------------------------------


def reveal_panel(state: DefendersState) -> Panel:
    """The active defenders; those whose ability still waits come first."""
    rows = []
    waiting = _waiting(state)
    for side in sorted(state.order, key=lambda side: not waiting >> side & 1):
        if state.active[side] != NONE:
            label = "waiting-card" if waiting >> side & 1 else "about-card"
            words = card_words(state.content, state.active[side])
            rows.append(Row(Phrase(label, words), [], seat_of(state, side)))
    return Panel("reveal", Phrase("active-defenders"), rows, urgent=True)


def _waiting(state: DefendersState) -> int:
    """The sides whose abilities wait, also while another one asks for its target."""
    if lies_at(state.stack, TURN_LEVEL) != REVEALING:
        return 0
    return at(state.stack, TURN_LEVEL, REVEALING_WAITING)


def roll_panel(state: DefendersState, side: int, kind: int) -> Panel:
    words = odds_words(state, side, kind, state.damage[side])
    rows = [
        Row(Phrase("odds-none"), [f"{words['harmless']}/{words['faces']}"]),
        Row(Phrase("odds-one"), [f"{words['one']}/{words['faces']}"]),
        Row(Phrase("odds-more"), [f"{words['more']}/{words['faces']}"]),
        Row(Phrase("odds-deadly"), [f"{words['deadly']}/{words['faces']}"]),
        Row(Phrase("carried"), [f"{state.damage[side]}/{state.content.max_damage}"]),
    ]
    title = Phrase("roll-of", {"faction": FACTION_NAMES[side], "roll": words["roll"]})
    return Panel("roll", title, rows, seat_of(state, side), urgent=True)


# --- warnings -----------------------------------------------------------------------------------


def warnings(state: DefendersState) -> list[Row]:
    """What would lose the match with the next machine card."""
    rows = []
    if core_tile(state) == 0 and enclosed_hexes(state):
        rows.append(Row(Phrase("warn-core"), []))
    if toxic_left(state) == 0 and chute_at_two(state):
        rows.append(Row(Phrase("warn-toxic"), []))
    return rows


def chute_at_two(state: DefendersState) -> bool:
    """Whether the next token from some chute is a third one."""
    for hex, number in enumerate(state.tile):
        if number == NONE or state.rewilded[number] or state.arrow[number] == NONE:
            continue
        if at_the_brink(state, hex, number):
            return True
    return False
