"""What a move would bring, said before it is made: gains, what waits there, the odds of a roll."""

from wildtable.games.defenders.frames import ROLLING, SAFE, SIDE, TURN, TURN_POINTS
from wildtable.games.defenders.moves import (
    BLAST,
    BREACH,
    BUILD,
    CARDS,
    CHOOSE,
    CLEANSE,
    CLEAR,
    DESTROY,
    EAT,
    END,
    FACTION_NAMES,
    FACTIONS,
    FIRE,
    FRIENDLY_FUNGI,
    GAIN,
    HACK_ATTACK,
    HEAL,
    ITEM_NAMES,
    LEAD,
    MOVE,
    ORGANIZERS,
    REGROUP,
    REWILD,
    SANCTUARY,
    SCRAP_HUNTER,
    SHARE,
    TEAM_UP,
    TRAVEL,
    TRIGGER,
)
from wildtable.games.defenders.rules.actions.clear_pollution import is_polluted
from wildtable.games.defenders.rules.damage import threat
from wildtable.games.defenders.rules.final_camp import exits_by_camp
from wildtable.games.defenders.rules.hexes import EDGES, HEXES
from wildtable.games.defenders.rules.support import most_support
from wildtable.games.defenders.rules.table import ability_of, holds, in_force, usable_camp
from wildtable.games.defenders.rules.values import NONE
from wildtable.games.defenders.scene.meters import ACTIONS
from wildtable.games.defenders.scene.names import Words, about_card, card_words
from wildtable.games.defenders.scene.odds import NO_ROLL, odds_words
from wildtable.games.defenders.scene.pieces import in_sniper_reach
from wildtable.games.defenders.scene.places import SHORT
from wildtable.games.defenders.scene.ways import way_line, ways
from wildtable.games.defenders.state import DefendersState
from wildtable.kernel.faces import Effect, Face, Use
from wildtable.kernel.frames import field, top
from wildtable.kernel.scene import Hint, Phrase


def hints(state: DefendersState, seat: int, moves: list[int]) -> list[Hint]:
    """Of a move also the way it takes, as a line."""
    text = state.content.moves.text
    in_turn = top(state.stack) in (TURN, ROLLING)
    found_ways = ways(state, field(state.stack, SIDE)) if in_turn else {}
    found = []
    for move in moves:
        said = turn_hint(state, move) if in_turn else card_hint(state, move)
        if said is not None:
            way = found_ways.get(goal_of(move))
            found.append(
                Hint(
                    text(move),
                    said,
                    [way_line(way)] if way else [],
                    label=label_of(state, move),
                    effects=effects_of(state, said) if in_turn else [],
                    uses=[Use(ACTIONS, 1)] if takes_a_point(state, move) else [],
                )
            )
    return found


def takes_a_point(state: DefendersState, move: int) -> bool:
    """DEF-4.4 actions do, items and the end of the turn do not."""
    return top(state.stack) == TURN and MOVE <= move < EAT


def label_of(state: DefendersState, move: int) -> Phrase | None:
    """The words on the button once this is what the person means."""
    text = state.content.moves.text(move)
    family = text.split(" ")[0]
    for name, base, places in (
        ("move", MOVE, HEXES),
        ("regroup", REGROUP, HEXES),
        ("travel", TRAVEL, HEXES),
        ("fire", FIRE, HEXES),
    ):
        if base <= move < base + places:
            return Phrase(f"act-{name}-to", {"place": SHORT[move - base]})
    if family in ("breach", "blast"):
        return Phrase(f"act-{family}-one")
    if CHOOSE <= move < CHOOSE + CARDS:
        return Phrase("act-choose-one", {"name": card_words(state.content, move - CHOOSE)["name"]})
    if TRIGGER <= move < TRIGGER + FACTIONS:
        return Phrase("act-trigger-one", card_words(state.content, state.active[move - TRIGGER]))
    return None


def effects_of(state: DefendersState, said: Phrase) -> list[Effect]:
    """DEF-9.2 the faces of the die at whoever will have to roll it."""
    if said.args.get("roll", "none") == "none":
        return []
    side = field(state.stack, SIDE)
    harmless, one, more, deadly = (
        int(said.args[name]) for name in ("harmless", "one", "more", "deadly")
    )
    shown = [
        Face("", Phrase("face-none"), harmless),
        Face("", Phrase("face-one"), one, harm=True),
        Face("", Phrase("face-two"), more, harm=True),
    ]
    return [
        Effect(
            f"pawn:{FACTION_NAMES[side]}",
            "danger",
            Phrase("effect-roll", {"one": one, "more": more, "deadly": deadly}),
            deadly=deadly > 0,
            faces=[face for face in shown if face.count],
        )
    ]


def goal_of(move: int) -> int:
    """The hex where a move ends, by action or by maps; NONE for all others."""
    for family in (MOVE, TRAVEL):
        if family <= move < family + HEXES:
            return move - family
    return NONE


def card_hint(state: DefendersState, move: int) -> Phrase | None:
    """What is printed on the card that is chosen, or whose ability is triggered."""
    if CHOOSE <= move < CHOOSE + CARDS:
        return about_card(state.content, move - CHOOSE)
    if TRIGGER <= move < TRIGGER + FACTIONS:
        words = card_words(state.content, state.active[move - TRIGGER])
        return Phrase("about-ability", words)
    if LEAD <= move < LEAD + ORGANIZERS:
        name = state.content.organizer_names[move - LEAD]
        return Phrase("hint-lead", {"organizer": name})
    return None


def turn_hint(state: DefendersState, move: int) -> Phrase | None:
    side = field(state.stack, SIDE)
    if move == END:
        hacked = int(ability_of(state, side) == HACK_ATTACK)
        return Phrase("hint-end", {"points": field(state.stack, TURN_POINTS), "hacked": hacked})
    if TEAM_UP <= move < TEAM_UP + CARDS:
        return Phrase("hint-team-up")
    if move == EAT:
        return Phrase("hint-eat")
    if move == SHARE:
        return Phrase("hint-share")
    if (goal := goal_of(move)) != NONE:
        return move_hint(state, side, goal, move)
    if move == BUILD:
        return build_hint(state, side)
    if move in (CLEAR, CLEANSE):
        toxic = state.toxic[state.at[side]]
        words = {"toxic": toxic, "support": gained(state, side, 1), **roll(state, move, toxic)}
        return Phrase("hint-clear", words)
    if move == DESTROY or FIRE <= move < FIRE + HEXES:
        worth = 2 if ability_of(state, side) == SCRAP_HUNTER else 1
        return Phrase("hint-support", {"support": gained(state, side, worth), **roll(state, move)})
    if move == REWILD or BREACH <= move < BREACH + EDGES or BLAST <= move < BLAST + EDGES:
        return Phrase("hint-support", {"support": gained(state, side, 1), **roll(state, move)})
    if move in (HEAL, GAIN) or REGROUP <= move < REGROUP + HEXES:
        return Phrase("hint-roll", roll(state, move)) if roll(state, move) != NO_ROLL else None
    return None


def gained(state: DefendersState, side: int, worth: int) -> int:
    """DEF-8.5 the support that a deed earns; what exceeds the maximum is lost."""
    return min(worth, most_support(state, side) - state.support[side])


def move_hint(state: DefendersState, side: int, goal: int, move: int) -> Phrase:
    """What waits there; DEF-32.7 with Friendly Fungi the hex is cleared."""
    clears = ability_of(state, side) == FRIENDLY_FUNGI and is_polluted(state, goal)
    toxic = state.toxic[goal] if clears else 0
    words: Words = {
        **goal_words(state, side, goal),
        "clears": int(clears),
        "toxic": toxic,
        "support": gained(state, side, 1) if clears else 0,
    }
    return Phrase("hint-move", {**words, **roll(state, move, toxic)})


def goal_words(state: DefendersState, side: int, goal: int) -> Words:
    """What waits where a move ends: the item of a camp, mechs, snipers."""
    camp = state.camp[goal]
    gains = usable_camp(state, goal) and not holds(state, side, camp)
    waits = "melee" if state.mechs[goal] else "none"
    if waits == "none" and in_sniper_reach(state, goal):
        waits = "sniper"
    return {"item": ITEM_NAMES[camp] if gains else "none", "waits": waits}


def build_hint(state: DefendersState, side: int) -> Phrase:
    """DEF-8.9 how many cards it fills the hand to; DEF-8.10 that the final camp is an exit."""
    exits = exits_by_camp(state, side)
    words: Words = {
        "count": state.content.hands[state.seats][state.built[side]],
        "exits": int(exits),
        "points": field(state.stack, TURN_POINTS) - 1,
    }
    if exits and not state.content.exit_rolls:
        return Phrase("hint-build", {**words, **NO_ROLL})
    return Phrase("hint-build", {**words, **roll(state, BUILD)})


def roll(state: DefendersState, move: int, more: int = 0) -> Words:
    """DEF-9.2 the odds of the roll that an action calls for, after `more` damage by itself."""
    side = field(state.stack, SIDE)
    kind = threat(state, side)
    sheltered = REGROUP <= move < REGROUP + HEXES and in_force(state, SANCTUARY)
    if kind == SAFE or move >= EAT or sheltered:  # DEF-9.20 items call for none
        return NO_ROLL
    carried = 0 if move == HEAL else state.damage[side] + more
    if carried > state.content.max_damage:  # DEF-9.12 the death takes all tokens off
        carried = 0
    return odds_words(state, side, kind, carried)
