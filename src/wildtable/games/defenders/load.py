"""Reading positions: what is left out has its value from the start of a match, `?` is dealt."""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from wildtable.games.defenders.content import BASE, DefendersContent
from wildtable.games.defenders.dump import (
    CORE_LETTER,
    HIDDEN,
    LETTERS,
    NO_GROUND,
    NOTHING,
    ROW_LENGTHS,
)
from wildtable.games.defenders.moves import (
    ARROW,
    CARDS_EACH,
    DIFFICULT,
    EDGE,
    FACES,
    FACTION,
    FACTIONS,
    FACTORIES,
    HABITAT,
    HABITATS,
    HEX,
    ITEM,
    MACHINE_CARD,
    MACHINE_CARDS,
    SLOTS,
    TILES,
)
from wildtable.games.defenders.pack import PLAYERS
from wildtable.games.defenders.rules.flow import go_on
from wildtable.games.defenders.rules.hexes import (
    CORE,
    DIRECTION_NAMES,
    HEXES,
    SIDE_NAMES,
    SIDES,
)
from wildtable.games.defenders.rules.news import RESULT
from wildtable.games.defenders.rules.redeal import deal_cards
from wildtable.games.defenders.rules.support import most_support
from wildtable.games.defenders.rules.table import finished, sides_of_match
from wildtable.games.defenders.rules.values import (
    ACTIVE,
    CHOSEN,
    DECK,
    ENGINES,
    HAND,
    KILLED,
    NONE,
    PILE,
    RUNNING,
    TEAMED,
)
from wildtable.games.defenders.state import DefendersState, blank_state
from wildtable.kernel.fields import changed
from wildtable.kernel.game import BadPosition, Position
from wildtable.kernel.moves import BadText


def load_state(content: DefendersContent, position: Position, rng: Random) -> DefendersState:
    """The state of a position. Raises BadPosition."""
    players = position.get("players", max(2, len(position.get("sides", []))))
    if str(players) not in PLAYERS:
        raise BadPosition(f"players: 1 to 4, not {players}")
    state = blank_state(content, players)
    field = ""
    try:
        for reader in READERS:
            field, read = reader
            read(state, position)
        for number, words in enumerate(_sides(position)):
            field = f"sides.{number}"
            _load_side(state, words)
        field = "stack"
        choosing = [{"frame": "choosing"}] if state.result == RUNNING else []
        state.stack[:] = state.content.frames.load(position.get("stack", choosing))
        field = "sides"
        for words in _sides(position):
            _deal_unknown(state, words, rng)
    except (BadText, KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise BadPosition(f"{field}: {error}") from error
    if faults := state.audit():
        raise BadPosition("; ".join(faults))
    if state.result == RUNNING:
        go_on(state)  # a scenario may stop where nobody decides, like the start of a turn
    return state


def _sides(position: Position) -> list[Mapping[str, Any]]:
    sides = [words for words in position.get("sides", []) if words.get("faction", NOTHING)]
    unknown = [key for words in sides for key in words if key not in SIDE_FIELDS]
    if unknown:
        raise ValueError(f"a side has no field {unknown[0]!r}; it has {', '.join(SIDE_FIELDS)}")
    return sides


def _load_numbers(state: DefendersState, position: Position) -> None:
    unknown = [key for key in position if key not in FIELDS]
    if unknown:
        raise ValueError(f"there is no field {unknown[0]!r}; known: {', '.join(FIELDS)}")
    state.clock = int(position.get("clock", 0))
    state.direction = DIRECTION_NAMES.index(position.get("direction", DIRECTION_NAMES[0]))
    result = position.get("result", NOTHING)
    state.result = RUNNING if result == NOTHING else RESULT.read(result)


def _load_order(state: DefendersState, position: Position) -> None:
    order = [words.get("faction", NOTHING) for words in position.get("sides", [])]
    sides = [NONE if name == NOTHING else FACTION.read(name) for name in order]
    missing = sides_of_match(state) - len(sides)
    taken = [side for side in sides if side != NONE]
    if missing < 0 or len(set(taken)) != len(taken):
        raise ValueError(f"{sides_of_match(state)} different factions, not {', '.join(order)}")
    state.order[:] = sides if state.seats == 1 else sides + [NONE] * missing
    first = position.get("first", order[0] if order and state.seats > 1 else NOTHING)
    state.first = NONE if first == NOTHING else FACTION.read(first)


def _load_ground(state: DefendersState, position: Position) -> None:
    content = state.content
    default: list[str] = [] if "ground" in position else _tiles_in_order(content)
    for slot, word in enumerate(position.get("tiles", default)):
        if word == NOTHING:
            continue
        tile = content.tile_names.index(word[:-1])
        state.laid = changed(state.laid, slot, FACES * tile + "ab".index(word[-1]))
        habitats = content.tile_habitats[state.laid[slot]]
        for place, hex in enumerate(content.slot_hexes[slot]):
            state.ground = changed(state.ground, hex, habitats[place])
    if "ground" in position:
        rows = position["ground"]
        if [len(row) for row in rows] != ROW_LENGTHS:
            raise ValueError(f"rows of {', '.join(map(str, ROW_LENGTHS))} letters")
        letters = "".join(rows)
        for hex in range(HEXES):
            given = letters[hex] not in (NO_GROUND, CORE_LETTER)
            habitat = LETTERS.index(letters[hex]) if given else NONE
            state.ground = changed(state.ground, hex, habitat)


def _tiles_in_order(content: DefendersContent) -> list[str]:
    left = list(range(TILES))
    words = []
    for slot in range(SLOTS):
        fits = [tile for tile in left if content.tile_shape[tile] == content.slot_shape[slot]]
        left.remove(fits[0])
        words.append(f"{content.tile_names[fits[0]]}a")
    return words


def _load_factories(state: DefendersState, position: Position) -> None:
    factories = position.get("factories", [])
    for factory in factories:
        number = int(factory["number"])
        state.tile = changed(state.tile, HEX.read(factory["hex"]), number)
        state.rewilded = changed(state.rewilded, number, int(factory.get("rewilded", False)))
    state.tile = changed(state.tile, CORE, FACTORIES - 1 - len(factories))
    arrows = position.get("arrows", [ARROW.names[0]] * (len(factories) + 1))
    for place, arrow in enumerate(arrows):
        state.arrow = changed(state.arrow, FACTORIES - 1 - place, ARROW.read(arrow))


def _load_walls(state: DefendersState, position: Position) -> None:
    for edge in position.get("walls", []):
        state.wall[EDGE.read(edge)] = 1
    engines = position.get("engines", [])
    if len(engines) > ENGINES:
        raise ValueError(f"{ENGINES} engines")
    for number, word in enumerate(engines):
        if word != "core":
            hex, _, side = word.rpartition(":")
            state.engine[number] = SIDES * HEX.read(hex) + SIDE_NAMES.index(side)


def _load_tokens(state: DefendersState, position: Position) -> None:
    for hex, count in position.get("mechs", {}).items():
        state.mechs[HEX.read(hex)] = int(count)
    for hex, count in position.get("pollution", {}).items():
        state.pollution[HEX.read(hex)] = int(count)
    for hex in position.get("toxic", []):
        state.toxic = changed(state.toxic, HEX.read(hex), 1)


def _load_machines(state: DefendersState, position: Position) -> None:
    """Without a word about it, a fresh deck; its difficult cards are the first ones."""
    if "deck" not in position and "discard" not in position:
        for card in range(state.content.difficult_cards):
            kind = DIFFICULT + card % (MACHINE_CARDS - DIFFICULT)
            state.deck[kind] += 1
            state.deck[kind - DIFFICULT] -= 1
        return
    for name, pile in (("deck", state.deck), ("discard", state.discard)):
        pile[:] = [0] * MACHINE_CARDS
        for card, count in position.get(name, {}).items():
            pile[MACHINE_CARD.read(card)] = int(count)


def _load_side(state: DefendersState, words: Mapping[str, Any]) -> None:
    content = state.content
    side = FACTION.read(words["faction"])
    organizer = words.get("organizer", content.organizer_names[content.organizers_of(side)[0]])
    if organizer != NOTHING:
        state.organizer = changed(state.organizer, side, content.organizer_names.index(organizer))
        for card in range(CARDS_EACH * side, CARDS_EACH * side + CARDS_EACH):
            if content.card_organizer[card] in (BASE, state.organizer[side]):
                state.place[card] = DECK
    camps = words.get("camps", [])
    for hex in camps:
        state.camp = _with_marker(state.camp, HEX.read(hex), side, hex)
    state.built = changed(state.built, side, max(0, len(camps) - 1))
    at = words.get("at", camps[0] if camps else NOTHING)
    state.at[side] = NONE if at == NOTHING else HEX.read(at)
    stands = most_support(state, side) if finished(state, side) else 0
    state.support[side] = int(words.get("support", stands))
    state.damage[side] = int(words.get("damage", 0))
    for item in words.get("items", []):
        state.items[FACTIONS * side + ITEM.read(item)] = 1
    breaches = words.get("breaches", [])
    for edge in breaches:
        state.breach = _with_marker(state.breach, EDGE.read(edge), side, edge)
    state.markers = changed(state.markers, side, content.markers[state.seats] - len(breaches))
    state.exited = changed(state.exited, side, int(words.get("exited", False)))
    for habitat, count in words.get("told", {}).items():
        state.told[HABITATS * side + HABITAT.read(habitat)] = int(count)
    _load_cards(state, side, words)


def _with_marker(places: tuple[int, ...], place: int, side: int, word: str) -> tuple[int, ...]:
    if places[place] != NONE:
        raise ValueError(f"{word} is taken already")
    return changed(places, place, side)


def _load_cards(state: DefendersState, side: int, words: Mapping[str, Any]) -> None:
    names = state.content.card_names
    active = words.get("active", NOTHING)
    places = {
        HAND: words.get("hand", []),
        CHOSEN: words.get("chosen", []),
        ACTIVE: [active] if active != NOTHING else [],
        TEAMED: words.get("teamed", []),
        PILE: words.get("pile", []),
        KILLED: words.get("killed", []),
    }
    for where, cards in places.items():
        for name in cards:
            if name == HIDDEN and where in (HAND, CHOSEN):
                continue
            if name not in names or names.index(name) // CARDS_EACH != side:
                raise ValueError(f"{name!r} is no card of {FACTION.names[side]}")
            card = names.index(name)
            if state.place[card] != DECK:
                raise ValueError(f"{name} is not in its deck, or stands twice")
            state.place[card] = where
            if where == ACTIVE:
                state.active[side] = card


def _deal_unknown(state: DefendersState, words: Mapping[str, Any], rng: Random) -> None:
    """Deal what reads `?` from the cards that stand nowhere."""
    side = FACTION.read(words["faction"])
    hand, chosen = list(words.get("hand", [])), list(words.get("chosen", []))
    hidden, face_down = hand.count(HIDDEN), chosen.count(HIDDEN)
    if hidden + face_down == 0:
        return
    first = CARDS_EACH * side
    own = range(first, first + CARDS_EACH)
    seen = [card for card in own if state.place[card] in (HAND, CHOSEN)]
    told = state.told[:]
    for card in seen:  # what was told of cards that stand there needs no other card
        known = HABITATS * side + state.content.card_habitat[card]
        state.told[known] = max(0, state.told[known] - 1)
    pool = [card for card in own if state.place[card] == DECK]
    if len(pool) < hidden + face_down:
        raise ValueError(f"{FACTION.names[side]} has too few cards for its hand")
    deal_cards(state, side, pool, hidden + face_down, face_down, rng)
    state.told[:] = told


READERS: Final = (
    ("clock, direction or result", _load_numbers),
    ("sides", _load_order),
    ("ground or tiles", _load_ground),
    ("factories or arrows", _load_factories),
    ("walls or engines", _load_walls),
    ("mechs, pollution or toxic", _load_tokens),
    ("deck or discard", _load_machines),
)
FIELDS: Final = (
    "players",
    "clock",
    "direction",
    "first",
    "result",
    "ground",
    "tiles",
    "factories",
    "arrows",
    "walls",
    "engines",
    "mechs",
    "pollution",
    "toxic",
    "deck",
    "discard",
    "sides",
    "stack",
)
SIDE_FIELDS: Final = (
    "faction",
    "organizer",
    "at",
    "camps",
    "support",
    "damage",
    "items",
    "breaches",
    "exited",
    "hand",
    "chosen",
    "active",
    "teamed",
    "pile",
    "killed",
    "told",
)
