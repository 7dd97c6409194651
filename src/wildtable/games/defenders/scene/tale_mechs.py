"""Mechs in a tale: who is sent out, whom they reach, whom they hurt."""

from typing import Final

from wildtable.games.defenders.moves import FACTION_NAMES, HABITAT_NAMES, KILL
from wildtable.games.defenders.rules.hexes import DIRECTION_NAMES
from wildtable.games.defenders.rules.news import AHEAD, HUNTER, HURT, PURSUED
from wildtable.games.defenders.scene.forecasts import acting
from wildtable.games.defenders.scene.names import Words, who
from wildtable.games.defenders.scene.places import SHORT
from wildtable.games.defenders.scene.telling import Telling, listed, named, places, title
from wildtable.kernel.phrase import Phrase
from wildtable.kernel.tale import TalePage, TaleStep

MECH: Final = "gi-robot-golem"
CLAWS: Final = "gi-claws"
GRAVE: Final = "gi-tombstone"


def sorties(order: str, events: list[Telling]) -> list[TaleStep]:
    """DEF-25.1 the engines' new hunters, all on one page."""
    sent = named(events, HUNTER.name)
    if not sent:
        return [TaleStep(title(order), Phrase("tale-came-no-engine"))]
    last = sent[-1]
    hexes = [*dict.fromkeys([each.args()[1] for each in sent])]
    beside = any([each.args()[2] != AHEAD for each in sent])
    way = {"direction": DIRECTION_NAMES[last.state.direction], "beside": int(beside)}
    page = TalePage(
        last.number,
        Phrase(
            "tale-hunters",
            {"places": listed(hexes), "count": len(sent), "engine": sent[0].words[0]},
        ),
        MECH,
        Phrase("tale-hunters-cause", way),
        focus=places(hexes),
    )
    return [TaleStep(title(order), Phrase("tale-came-hunters", {"count": len(sent)}), [page])]


def hunts(order: str, events: list[Telling]) -> list[TaleStep]:
    """DEF-25.4 a page for everybody whom hunters reach."""
    groups: dict[int, list[Telling]] = {}
    for each in named(events, PURSUED.name):
        groups.setdefault(each.args()[0], []).append(each)
    pages = [hunt(side, group) for side, group in groups.items()]
    count = sum([each.args()[3] for group in groups.values() for each in group])
    return [TaleStep(title(order), Phrase("tale-came-pursued", {"count": count}), pages)]


def hunt(side: int, group: list[Telling]) -> TalePage:
    last = group[-1]
    goal = last.args()[2]
    words: Words = {
        **who(last.state, side),
        "amount": sum([each.args()[3] for each in group]),
        "place": SHORT[goal],
        "active": int(side == acting(last.state)),
    }
    return TalePage(
        last.number,
        Phrase("tale-pursued", words),
        MECH,
        Phrase("tale-pursued-cause", words),
        Phrase("tale-pursued-then", words),
        [*places([goal, *[each.args()[1] for each in group]]), f"pawn:{FACTION_NAMES[side]}"],
    )


def harms(order: str, events: list[Telling]) -> list[TaleStep]:
    """DEF-26.5 whom the mechs hurt, and who dies of it."""
    pages = []
    for each in events:
        if each.name == HURT.name:
            pages.append(harm(each))
        elif each.name == each.state.content.moves.family_of(KILL).name:
            pages.append(death(each))
    count = len(named(events, HURT.name))
    return [TaleStep(title(order), Phrase("tale-came-hurt", {"count": count}), pages)]


def harm(event: Telling) -> TalePage:
    side, amount, _ = event.args()
    hex = event.state.at[side]
    words: Words = {**who(event.state, side), "amount": amount, "place": SHORT[hex]}
    return TalePage(event.number, Phrase("tale-hurt", words), CLAWS, focus=places([hex]))


def death(event: Telling) -> TalePage:
    content = event.state.content
    card = content.card_names.index(event.words[0])
    words: Words = {"card": event.words[0], "habitat": HABITAT_NAMES[content.card_habitat[card]]}
    return TalePage(
        event.number, Phrase("tale-death", words), GRAVE, then=Phrase("tale-death-then", words)
    )
