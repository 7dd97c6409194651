"""What a seat is shown: every sentence has words, every pick a place, every secret its owner."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from xml.etree import ElementTree

import pytest

from tests.games.scenes import (
    Playouts,
    any_move,
    art_ids,
    check_art,
    check_grounds,
    check_inside,
    check_layout_words,
    check_log,
    check_names,
    check_picks,
    check_pieces,
    check_redeals,
    check_sentences,
    check_words,
    spoken,
    unmet,
    viewers,
)
from wildtable.games.wildlands import GAME
from wildtable.games.wildlands.fields import ABSENT, HIDDEN, NO_FACTION, NO_SEAT, OUT
from wildtable.games.wildlands.frames import (
    ASSIGNING,
    ATTACKED,
    ATTACKER,
    CARD_USE,
    DEALING,
    DEFENDING,
    DRAWING,
    FRAMES,
    PAYING,
    TURN,
    WINDOW,
)
from wildtable.games.wildlands.moves import (
    AREA,
    CHARACTERS,
    FLAG_NAMES,
    KINDS,
    RANGED,
    SPACES,
    TEAM,
    WILD,
)
from wildtable.games.wildlands.orders import orders_of
from wildtable.games.wildlands.rules.deck import hand_of, pile_of
from wildtable.games.wildlands.rules.table import owner_of
from wildtable.games.wildlands.scene.contest import interrupters
from wildtable.games.wildlands.scene.layouts import MAP, TRIM, played_element
from wildtable.games.wildlands.state import WildlandsState
from wildtable.kernel.chance import below
from wildtable.kernel.frames import WIDTH, field, top
from wildtable.kernel.scene import Hint, Layout, Panel, Phrase, Piece, Scene
from wildtable.kernel.turn import CHANCE, SPECTATOR

# Scenes are interpreted on both builds: once is enough, on the faster rules.
pytestmark = [pytest.mark.slow, pytest.mark.bulk]

OPTIONS: list[dict[str, str]] = [
    {"map": "ruins"},
    {"map": "dungeon", "discards": "closed", "blast_defence": "clockwise"},
    {"map": "ruins", "factions": "random", "passing": "left"},
]
SETUPS = [(seats, options) for seats in (2, 3, 4) for options in range(len(OPTIONS))]
EVERY = 199  # positions of a playout that are looked at, beside some of each kind
OF_EACH = 4
SPATIAL = ("space", "card", "character")  # domains whose members lie on the table


def step(state: WildlandsState, rng: Random) -> tuple[int, int]:
    """A random move, with few ends and many attacks: who made it, and which."""
    seat = state.turn().seat
    moves = [] if seat == CHANCE else state.legal(seat)
    attacks = [move for move in moves if RANGED <= move < AREA + CHARACTERS * SPACES]
    if attacks and rng.random() < 0.5:
        return seat, attacks[below(len(attacks), rng.random)]
    return any_move(state, rng)


PLAYOUTS = Playouts(GAME, WildlandsState, OPTIONS, step, EVERY, OF_EACH)
start, positions, looks = PLAYOUTS.start, PLAYOUTS.positions, PLAYOUTS.looks


def every_position() -> Iterator[WildlandsState]:
    for setup in SETUPS:
        yield from positions(*setup)


def scene(state: WildlandsState, seat: int) -> Scene:
    return GAME.scene(state.content, state, seat)


def piece(shown: Scene, id: str) -> Piece | None:
    return next((each for each in shown.pieces if each.id == id), None)


def panel(shown: Scene, id: str) -> Panel | None:
    return next((each for each in shown.panels if each.id == id), None)


# --- words --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_every_phrase_has_words(seats: int, options: int) -> None:
    check_words(GAME, looks(seats, options))


@pytest.mark.parametrize("options", [0, 1])
def test_every_layout_has_words(options: int) -> None:
    check_layout_words(GAME, start(2, options).content)


def test_every_kind_of_decision_is_met() -> None:
    assert not unmet(FRAMES, every_position())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_log_is_in_sentences(seats: int) -> None:
    state = start(seats)
    check_log(GAME, state.content, state, step, Random(seats), most=1500)


def test_every_move_and_event_has_a_sentence() -> None:
    check_sentences(GAME, start(2).content, by_chance=("allot", "deal", "draw"))


def test_names_are_those_of_the_content() -> None:
    for faction in GAME.pack.factions:
        assert spoken(GAME, Phrase("faction-name", {"faction": faction.id})) == faction.name
        for character in faction.character:
            for phrase in (
                Phrase("character-name", {"character": character.id}),
                Phrase("target-name", {"character2": character.id}),
                Phrase(f"character-{character.id}"),
            ):
                assert spoken(GAME, phrase) == character.name


# --- layouts, pieces and picks ------------------------------------------------------------------


def layouts(options: int) -> list[Layout]:
    return GAME.layouts(start(2, options).content)


@pytest.mark.parametrize("options", [0, 1])
def test_elements_have_names_of_their_own(options: int) -> None:
    check_names(layouts(options))


@pytest.mark.parametrize("options", [0, 1])
def test_elements_lie_inside_their_layouts(options: int) -> None:
    check_inside(layouts(options))


@pytest.mark.parametrize("options", [0, 1])
def test_a_map_is_drawn_from_its_borders(options: int) -> None:
    content = start(2, options).content
    chart = content.pack.charts[content.map_name]
    ids = {element.id: element for element in layouts(options)[0].elements}
    assert {f"space:{number}" for number in range(1, SPACES + 1)} <= set(ids)
    for kind, drawn in (("wall", "walls"), ("open", "lines")):
        count = len([b for b in chart.borders if (b.kind == "wall") == (kind == "wall")])
        assert ids[drawn].path.count("Z") == count
    assert len([id for id in ids if id.startswith("climb:")]) == len(chart.climbs)
    gates = [border for border in chart.borders if border.kind == "gate"]
    assert len([id for id in ids if id.startswith("gate:")]) == len(gates)
    for space in chart.spaces:
        element = ids[f"space:{space.id}"]
        assert (element.x + TRIM, element.y + TRIM) == space.core
        assert element.path.count("L") == len(space.polygon) - 1
        assert ("cover" in element.kind, "high" in element.kind) == (space.cover, space.high)


@pytest.mark.parametrize("options", [0, 1])
def test_every_ground_is_drawn(options: int) -> None:
    check_grounds(GAME, layouts(options))


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_pieces_lie_on_elements_and_are_drawn(seats: int, options: int) -> None:
    check_pieces(GAME, looks(seats, options), named=("character",))


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_picks_and_shortcuts_lie_on_the_table(seats: int, options: int) -> None:
    check_picks(GAME, looks(seats, options), SPATIAL)


def test_art_brings_nothing_from_outside() -> None:
    check_art(GAME)


# --- characters and cards -----------------------------------------------------------------------


def test_characters_stand_where_they_are_with_their_health() -> None:
    met: Counter[str] = Counter()
    for state in every_position():
        shown = scene(state, SPECTATOR)
        for character in range(CHARACTERS):
            name, where = state.content.character_names[character], state.where[character]
            mini = piece(shown, f"character:{name}")
            if where >= 0:
                assert mini is not None
                left = state.content.health[character] - state.damage[character]
                assert mini.at == f"space:{where + 1}"
                assert (mini.shape, mini.health) == ("small", left)
                assert mini.most == state.content.health[character]
                met["hurt"] += bool(state.damage[character])
            elif where == OUT:
                stone = piece(shown, f"stone:{name}")
                assert stone is not None
                assert stone.at == f"team-{owner_of(state, character)}:{character % TEAM}"
                taker = state.taken[character]
                assert (mini.at if mini else "") == (f"trophies:{taker}" if taker >= 0 else "")
                met["taken" if taker >= 0 else "removed"] += 1
            else:
                assert (mini is None) == (where == ABSENT)
    assert met["hurt"] > 5
    assert met["taken"] > 5


def test_a_start_is_shown_to_its_owner_alone() -> None:
    met = 0
    for state in every_position():
        hidden = [c for c in range(CHARACTERS) if state.where[c] == HIDDEN and state.stack]
        for viewer in viewers(state.seats) if hidden else []:
            shown = scene(state, viewer)
            for character in hidden:
                owner, start = owner_of(state, character), state.starts[character]
                mini = piece(shown, f"character:{state.content.character_names[character]}")
                assert mini is not None
                known = viewer == owner and start >= 0
                slot = f"team-{owner}:{character % TEAM}"
                assert mini.at == (f"space:{start + 1}" if known else slot)
                met += known
    assert met > 50


def test_a_card_shows_scales_and_flags_in_their_rows() -> None:
    """WLD-6.9 every icon has its own row, the flag stands beside it, the open one below."""
    for faction in GAME.pack.factions:
        names = [character.id for character in faction.character]
        for state in every_position():
            owners = state.owners[GAME.pack.factions.index(faction)]
            if owners == NO_SEAT or top(state.stack) in (DEALING, ASSIGNING, DRAWING):
                continue
            for held in scene(state, owners).pieces:
                if held.symbol != "card-face" or not held.at.startswith("card:"):
                    continue
                face = next(c for c in faction.card if c.id == held.at.removeprefix("card:"))
                scales = {over for over in held.over if over.startswith("scale-")}
                assert scales == {f"scale-{character}" for character in face.icons}
                flags = {over for over in held.over if over.startswith("flag-")}
                expected = {
                    f"flag-{names.index(character)}-{flag}"
                    for character, flag in face.icons.items()
                    if flag != "none"
                }
                assert flags == expected | ({f"flag-{TEAM}-{face.open}"} if face.open else set())


def test_the_art_has_every_scale_in_the_row_of_its_character() -> None:
    root = ElementTree.fromstring(GAME.art())
    scales = {node.attrib.get("id", ""): node[0].attrib["y"] for node in root if len(node) and
              node.attrib.get("id", "").startswith("scale-")}  # fmt: skip
    rows = [
        [scales[f"scale-{faction.character[row].id}"] for faction in GAME.pack.factions]
        for row in range(TEAM)
    ]
    assert all(len(set(row)) == 1 for row in rows)
    assert len({row[0] for row in rows}) == TEAM
    assert {f"flag-{row}-{flag}" for row in range(TEAM + 1) for flag in FLAG_NAMES} <= art_ids(GAME)


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_a_hand_is_shown_to_its_owner_alone(seats: int, options: int) -> None:
    for state in positions(seats, options):
        names = state.content.card_names
        for viewer in viewers(state.seats):
            held = {
                each.at: each.count
                for each in scene(state, viewer).pieces
                if each.at.startswith("card:")
            }
            own: list[int] = []
            if viewer >= 0 and state.factions[viewer] != NO_FACTION:
                own = hand_of(state, viewer)
            assert held == Counter([f"card:{names[card]}" for card in own])


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_a_redeal_shows_the_same(seats: int, options: int) -> None:
    check_redeals(GAME, looks(seats, options))


def test_cards_in_play_are_seen_by_all_and_closed_piles_by_their_owner() -> None:
    for state in every_position():
        shown = scene(state, SPECTATOR)
        places = {played_element(seat) for seat in range(state.seats)}
        played = [each for each in shown.pieces if each.at in places]
        assert len(played) == len(state.in_play)
        wild = len([card for card in state.in_play if card % KINDS == WILD])
        assert len([each for each in played if each.symbol == "card-wild"]) == wild
        for seat in range(state.seats):
            if state.factions[seat] != NO_FACTION and pile_of(state, seat) and state.stack:
                closed = state.content.discards_closed
                top_card = piece(shown, f"discard:{seat}")
                assert top_card is not None
                assert (top_card.symbol == "back") == closed
                assert top_card.count == len(pile_of(state, seat))
                assert (panel(shown, f"discard-{seat}") is None) == closed


# --- decisions ----------------------------------------------------------------------------------


def test_a_window_says_who_may_interrupt_and_who_has() -> None:
    deepest = 0
    for state in every_position():
        chain = interrupters(state)
        shown = scene(state, SPECTATOR).contest
        begun = TURN in state.stack[::WIDTH] and top(state.stack) != PAYING
        assert (shown is not None) == begun
        if shown is not None:
            assert shown.chain == ([state.active, *chain] if chain else [])
            asked = [each.seat for each in shown.order if each.state == "asked"]
            opened = top(state.stack) == WINDOW
            assert asked == (list(state.turn().seats) if opened else [])
            deepest = max(deepest, len(chain))
    assert deepest >= 2


def test_a_window_offers_to_pass_until_something_else_is_asked() -> None:
    met = 0
    for state in every_position():
        for viewer in viewers(state.seats):
            asked = top(state.stack) == WINDOW and viewer in state.turn().seats
            assert scene(state, viewer).prompt.window == asked
            if asked:
                assert "pass-unless-hit" in [offer.name for offer in orders_of(state, viewer)]
                met += 1
    assert met > 10


def test_a_window_says_the_same_whatever_is_held() -> None:
    """WLD-R26 nothing but the buttons tells whether there is an answer."""
    for state in every_position():
        if top(state.stack) == WINDOW:
            texts = {repr(scene(state, seat).prompt.text) for seat in state.turn().seats}
            assert len(texts) == 1


def test_every_shot_has_its_line_and_every_miss_its_reason() -> None:
    seen_lines, stopped = 0, Counter[str]()
    for state in every_position():
        if top(state.stack) != CARD_USE:
            continue
        seat = state.turn().seat
        legal = {state.content.moves.text(move) for move in state.legal(seat)}
        for hint in scene(state, seat).prompt.hints:
            if "ranged" not in hint.move:
                continue
            check_line(state, hint, hint.move in legal)
            if hint.move in legal:
                assert hint.text.id == "hint-shot"
                seen_lines += 1
            else:
                denial = state.why_not(seat, state.content.moves.parse(hint.move))
                assert denial is not None
                assert hint.text == Phrase(denial.message, denial.args)
                stopped[denial.message] += 1
        shots = {move for move in legal if "ranged" in move}
        assert shots <= {hint.move for hint in scene(state, seat).prompt.hints}
    assert seen_lines > 5
    assert {"sight-wall", "sight-cover", "too-far"} <= set(stopped)


def check_line(state: WildlandsState, hint: Hint, legal: bool) -> None:
    """From core to core, broken where there is no sight; too far is not out of sight."""
    names = state.content.character_names
    start, goal = (state.where[names.index(name)] for name in hint.move.split()[1:])
    if start == goal:
        assert not hint.lines
        return
    line = hint.lines[0]
    chart = state.content.pack.charts[state.content.map_name]
    assert line.layout == MAP
    assert line.broken == (not legal and hint.text.id != "too-far")
    ends = [[float(word) for word in end.split()] for end in line.path[1:].split("L")]
    for space, end in zip((start, goal), ends, strict=True):
        x, y = chart.spaces[space].core
        reach = chart.spaces[space].radius + 0.1
        assert (end[0] + TRIM - x) ** 2 + (end[1] + TRIM - y) ** 2 <= reach**2


def test_a_shot_to_be_defended_shows_its_line_to_all() -> None:
    met = 0
    for state in every_position():
        lines = [scene(state, viewer).prompt.lines for viewer in viewers(state.seats)]
        if top(state.stack) == DEFENDING:
            where, stack = state.where, state.stack
            apart = where[field(stack, ATTACKER)] != where[field(stack, ATTACKED)]
            assert all(bool(each) == apart for each in lines)
            met += apart
        else:
            assert not any(lines)
    assert met > 2


def test_faction_cards_count_flags_and_open_actions() -> None:
    for state in every_position():
        for seat in range(state.seats):
            if state.factions[seat] == NO_FACTION:
                continue
            faction = GAME.pack.factions[state.factions[seat]]
            shown = panel(scene(state, SPECTATOR), f"faction-{faction.id}")
            assert shown is not None
            assert shown.folded
            for row, character in zip(shown.rows[1:], faction.character, strict=False):
                flags = Counter(card.icons.get(character.id) for card in faction.card)
                assert all(row.label.args[flag] == flags[flag] for flag in FLAG_NAMES)
