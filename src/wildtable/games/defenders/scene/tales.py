"""A machine card as a tale: its steps with what came of each, and a page for what matters."""

from collections.abc import Mapping, Sequence
from typing import Final

from wildtable.games.defenders.content import DefendersContent
from wildtable.games.defenders.moves import KILL, MACHINE, MACHINE_NAMES, TURN_CORE
from wildtable.games.defenders.rules.hexes import DIRECTION_NAMES
from wildtable.games.defenders.rules.news import (
    ADVANCED,
    BLOWN_AWAY,
    DEPLOYED,
    DIRECTED,
    ENCLOSED,
    FACTORY,
    HUNTER,
    HURT,
    MACHINES_SHUFFLED,
    NONE_ENCLOSED,
    NONE_LEFT,
    NOTHING_SPREAD,
    OVER,
    OVERWHELMED,
    POLLUTED,
    PURSUED,
    RESET,
    SCANNED_FIRST,
    SKIPPED,
    SNIPERS,
    SPOKE_BLOCKED,
    STEP_BEGINS,
    STRANDED,
    SUPPORT,
    TOXIC,
    WALLED,
)
from wildtable.games.defenders.scene.forecasts import SIGNS, acting
from wildtable.games.defenders.scene.names import Words, who
from wildtable.games.defenders.scene.tale_engines import advances, deployments
from wildtable.games.defenders.scene.tale_land import buildings, spills
from wildtable.games.defenders.scene.tale_mechs import harms, hunts, sorties
from wildtable.games.defenders.scene.telling import Telling, quiet
from wildtable.games.defenders.state import DefendersState
from wildtable.kernel.game import State
from wildtable.kernel.phrase import Phrase
from wildtable.kernel.scene import News
from wildtable.kernel.tale import Tale, TalePage, TaleStep

# All that can come of a machine card, until the next turn begins.
EVENTS: Final = frozenset(
    kind.name
    for kind in (
        ADVANCED, BLOWN_AWAY, DEPLOYED, DIRECTED, ENCLOSED, FACTORY, HUNTER, HURT,
        MACHINES_SHUFFLED, NONE_ENCLOSED, NONE_LEFT, NOTHING_SPREAD, OVER, OVERWHELMED, POLLUTED,
        PURSUED, RESET, SCANNED_FIRST, SKIPPED, SNIPERS, SPOKE_BLOCKED, STEP_BEGINS, STRANDED,
        SUPPORT, TOXIC, WALLED,
    )
)  # fmt: skip
STEPS: Final = {
    "engines-advance": advances,
    "scanned-engine-advances": advances,
    "other-engine-advances": advances,
    "deploy-reset-engines": deployments,
    "build-if-enclosed": buildings,
    "spread-unless-built": spills,
    "spread-always": spills,
    "engines-deploy-hunters": sorties,
    "hunters-pursue": hunts,
    "damage-players-with-mechs": harms,
}


def tales_of(
    content: DefendersContent, news: Sequence[News], stills: Mapping[int, State]
) -> list[Tale]:
    """One for each machine card of these news whose stills are all kept."""
    tales = []
    for first, item in enumerate(news):
        if item.kind == "move" and item.words[0] == content.moves.family_of(MACHINE).name:
            told = telling(content, news, stills, first)
            if told:
                tales.append(tale(first, item.words[1], told))
    return tales


def telling(
    content: DefendersContent, news: Sequence[News], stills: Mapping[int, State], first: int
) -> list[Telling]:
    """What came of the card whose draw is item number `first`; nothing where a still is missing."""
    chance = {content.moves.family_of(move).name for move in (KILL, TURN_CORE)}
    found: list[Telling] = []
    state: State | None = None
    for number in range(first + 1, len(news)):
        kind, name = news[number].kind, news[number].words[0]
        if name not in (chance if kind == "move" else EVENTS):
            break
        state = stills.get(number, state)
        if not isinstance(state, DefendersState):
            return []
        found.append(Telling(number, name, news[number].words[1:], state))
    return found


def tale(first: int, card: str, told: list[Telling]) -> Tale:
    steps: list[TaleStep] = []
    for order, events in by_order(told):
        steps += STEPS[order](order, events) if order in STEPS else [turned(events)]
    if not any([step.pages for step in steps]):
        last = told[-1]
        steps[-1] = TaleStep(steps[-1].title, quiet(), [TalePage(last.number, quiet())])
    steps = [*steps, *endings(told)]
    state = told[0].state
    return Tale(
        first,
        told[-1].number,
        Phrase("machine-name", {"machine": card}),
        steps,
        SIGNS[MACHINE_NAMES.index(card) % len(SIGNS)],
        Phrase("tale-after", who(state, acting(state))),
        Phrase("tale-direction", {"direction": DIRECTION_NAMES[told[-1].state.direction]}),
    )


def by_order(told: list[Telling]) -> list[tuple[str, list[Telling]]]:
    """The events of each step of the card."""
    found: list[tuple[str, list[Telling]]] = []
    for each in told:
        if each.name == STEP_BEGINS.name:
            found.append((each.words[0], []))
        else:
            found[-1][1].append(each)
    return found


def turned(events: list[Telling]) -> TaleStep:
    """DEF-24.1 the direction changes."""
    words: Words = {"direction": events[0].words[0]}
    page = TalePage(
        events[0].number,
        Phrase("tale-directed", words),
        SIGNS[-1],
        then=Phrase("tale-directed-then", words),
        focus=["direction"],
    )
    return TaleStep(
        Phrase("tale-step", {"order": "toggle-direction"}), Phrase("tale-came-directed", words),
        [page],
    )  # fmt: skip


def endings(told: list[Telling]) -> list[TaleStep]:
    """The end of the match, or of the deck."""
    last = told[-1]
    if last.name == OVER.name:
        result = Phrase("match-over", {"result": last.words[0]})
        return [TaleStep(Phrase("tale-over"), result, [TalePage(last.number, result)])]
    if last.name == MACHINES_SHUFFLED.name:
        return [TaleStep(Phrase("tale-shuffled"), Phrase("tale-came-shuffled"))]
    return []
