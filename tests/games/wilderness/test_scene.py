"""What a seat is shown: every sentence has words, every pick a place, every number is right."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from xml.etree import ElementTree

import pytest

from tests.games.scenes import (
    Look,
    any_move,
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
    check_shortcut,
    check_words,
    hints,
    look_around,
    panel,
    spoken,
    unmet,
    viewers,
)
from tests.games.wilderness.crowd import crowded
from wildtable.games.wilderness import GAME
from wildtable.games.wilderness.content import WildernessContent
from wildtable.games.wilderness.fields import LYING, NO_SEAT, NONE, OFF, POSITION
from wildtable.games.wilderness.frames import (
    ACTION,
    ACTIVE,
    DISCARDING,
    FLAMES,
    FRAMES,
    GAZE,
    HOLES,
    IN_ATTACK,
    KEEPING,
    LEFT,
    MOTION,
    MOVER,
    PLACING,
    STRIKE,
    TAIL,
    USED,
    VICTIM,
    WOUNDING,
)
from wildtable.games.wilderness.moves import (
    ANIMAL,
    ANIMALS,
    ATTACK,
    CARDS,
    CONE,
    DECLINE,
    FIELD,
    LAY,
    MOVES,
    PAY,
    PICK_UP,
    PLACE,
    SHED,
    STEP,
    SWANS,
)
from wildtable.games.wilderness.rules.animals.basilisk import watcher_after
from wildtable.games.wilderness.rules.table import active_piece
from wildtable.games.wilderness.scene.hints import DIES, LIVES, MAY_DIE
from wildtable.games.wilderness.scene.odds import odds_of
from wildtable.games.wilderness.scene.panels import suspects
from wildtable.games.wilderness.state import WildernessState
from wildtable.kernel.faces import Meter
from wildtable.kernel.fields import changed
from wildtable.kernel.frames import lies_at, top
from wildtable.kernel.kit.match_promises import Setting
from wildtable.kernel.scene import Hint, Layout, News, Phrase, Scene
from wildtable.kernel.turn import CHANCE, SPECTATOR
from wildtable.kernel.turn import NOBODY as MATCH_OVER
from wildtable.kernel.words import words_of

# Scenes are interpreted on both builds: once is enough, on the faster rules.
pytestmark = [pytest.mark.slow, pytest.mark.bulk]

OPTIONS: list[dict[str, str]] = [
    {},
    {"edition": "travel"},
    {"board": "chance"},
    {"board": "generated-2", "magic": "white"},
]
SETUPS = [(2, 0), (2, 2), (3, 1), (4, 3)]
CROWDS = 14  # boards full of animals, each played for a while
CROWD_MOVES = 60
EVERY = 23  # positions of a playout that are looked at, beside the first of each kind
SPATIAL = ("field", "card", "animal", "land")  # domains whose members lie on the table

Made = tuple[WildernessContent, WildernessState]


def made(seats: int, options: int = 0) -> Made:
    content = GAME.content(GAME.with_defaults(OPTIONS[options], seats))
    state = GAME.start(content, seats)
    assert isinstance(content, WildernessContent)
    assert isinstance(state, WildernessState)
    return content, state


def loaded(position: dict[str, object], seats: int = 2, **options: str) -> Made:
    content = GAME.content(GAME.with_defaults(options, seats))
    state = GAME.load(content, position, Random(1))
    assert isinstance(content, WildernessContent)
    assert isinstance(state, WildernessState)
    return content, state


@cache
def positions(seats: int, options: int) -> list[Made]:
    content, state = made(seats, options)
    rng = Random(100 * seats + options)
    return [(content, each) for each in look_around(state, any_move, rng, GAME.limit, EVERY)]


@cache
def crowds() -> list[Made]:
    """Positions of the Action phase in which everything meets everything."""
    found: list[Made] = []
    for seed in range(CROWDS):
        setting = Setting(2 + seed % 3, GAME.with_defaults({}, 2 + seed % 3))
        content = GAME.content(setting.options)
        rng = Random(seed)
        state = crowded(setting, rng)
        assert isinstance(content, WildernessContent)
        assert isinstance(state, WildernessState)
        found += [(content, each) for each in look_around(state, any_move, rng, CROWD_MOVES, EVERY)]
    return found


@cache
def rarities() -> list[Made]:
    """The owner of the Swans chooses which one is healed, or entered by a Scarab."""
    swans: dict[str, object] = {"at": "e5", "damage": [1, 1]}
    away: dict[str, object] = {"animals": {"unicorn": "e6", "scarab": {"inside": "1-swans first"}}}
    healed = under_attack("unicorn", away, swans, {"frame": "mending", "piece": "1-swans"})
    hurt: dict[str, object] = {"at": "e5", "damage": [1, 0]}
    entered = under_attack(
        "scarab", {"animals": {"scarab": "e6", "bear": "a1"}}, hurt, {"frame": "infesting"}
    )
    return [healed, entered]


def under_attack(
    attacker: str, mine: dict[str, object], swans: dict[str, object], frame: dict[str, object]
) -> Made:
    return loaded(
        {
            "phase": "action",
            "seats": [mine, {"animals": {"swans": swans, "croco": "i9"}}],
            "path": ["e7", "e6"],
            "stack": [
                {"frame": "action", "seat": "0", "left": 1},
                {"frame": "activation", "piece": f"0-{attacker}", "origin": "e7"},
                {"frame": "motion", "part": 1, "used": 2, "speed": 3},
                {"frame": "strike", "victim": "1-swans", "field": "e5"},
                {"points": 1, **frame} if "piece" in frame else frame,
            ],
        }
    )


def all_positions() -> list[Made]:
    return [each for setup in SETUPS for each in positions(*setup)] + crowds() + rarities()


def asked_positions(kind: int) -> list[Made]:
    found = [each for each in all_positions() if each[1].stack and top(each[1].stack) == kind]
    assert found
    return found


@cache
def motions() -> list[Made]:
    """Many animals in motion among others."""
    found: list[Made] = []
    for seed in range(CROWDS):
        setting = Setting(2, GAME.with_defaults({}, 2))
        content, rng = GAME.content(setting.options), Random(seed)
        state = crowded(setting, rng)
        assert isinstance(content, WildernessContent)
        assert isinstance(state, WildernessState)
        for _ in range(4 * CROWD_MOVES):
            if state.turn().seat == MATCH_OVER:
                break
            if top(state.stack) == MOTION:
                found.append((content, state.clone()))
            state.apply(*any_move(state, rng))
    return found


def looks() -> Iterator[Look]:
    for content, state in all_positions():
        for viewer in viewers(state.seats):
            yield content, state, viewer


def scene(position: Made, seat: int) -> Scene:
    return GAME.scene(*position, seat)


def hints_of(position: Made) -> dict[str, Phrase]:
    """What the seat that is asked is told about its moves."""
    return hints(scene(position, position[1].turn().seat))


# --- words --------------------------------------------------------------------------------------


def test_every_phrase_has_words() -> None:
    check_words(GAME, looks())


@pytest.mark.parametrize("options", range(len(OPTIONS)))
def test_every_layout_has_words(options: int) -> None:
    check_layout_words(GAME, made(2, options)[0])


def test_every_kind_of_decision_is_met() -> None:
    always_covered = {"activation", "strike"}  # something lies on top of these
    assert unmet(FRAMES, [state for _, state in all_positions()]) <= always_covered


@pytest.mark.parametrize("seats", [2, 3])
def test_the_log_is_in_sentences(seats: int) -> None:
    check_log(GAME, *made(seats), any_move, Random(seats), ends=(".", "!"))


def test_every_move_and_event_has_a_sentence() -> None:
    check_sentences(GAME, made(2)[0], by_chance=("arrange", "begin", "draw", "roll"))


def test_the_log_names_animals_by_species_and_seat() -> None:
    content, words = made(2)[0], words_of(GAME)
    stunned = words.news(content, News("event", 0, ["stunned", "B-fire_drake"]))
    assert stunned == "Seat 1’s Fire-Drake is stunned."
    hidden = News("event", 1, ["placed", "1", "e5", "2", "?"])
    assert words.news(content, hidden) == "Seat 1 places a face-down animal with 2 dots on e5."


# --- layouts, pieces and picks ------------------------------------------------------------------


def layouts(options: int) -> list[Layout]:
    return GAME.layouts(made(2, options)[0])


@pytest.mark.parametrize("options", range(len(OPTIONS)))
def test_elements_have_names_of_their_own_and_lie_inside(options: int) -> None:
    check_names(layouts(options))
    check_inside(layouts(options))


def test_pieces_lie_on_elements_and_are_drawn() -> None:
    # These say whose animal and which field's land they are: `piece:A-bear`, `land:b6`.
    check_pieces(GAME, looks(), named=("piece", "land"))


def test_picks_hints_and_marks_lie_on_the_table() -> None:
    check_picks(GAME, looks(), SPATIAL)


def test_cards_in_hand_are_what_a_move_begins_with() -> None:
    """Every card that a move names first lies where it can be picked for it."""
    for kind in (DISCARDING, PLACING, KEEPING, ACTION):
        for content, state in asked_positions(kind):
            asked = state.turn().seat
            lying = {piece.at for piece in scene((content, state), asked).pieces}
            for move in state.legal(asked):
                picks = content.moves.picks(move)
                if picks and picks[0].split(":")[0] in ("card", "animal", "land"):
                    assert picks[0] in lying


def test_shortcuts_can_be_played_and_harm_nobody() -> None:
    met: Counter[str] = Counter()
    for content, state in [*asked_positions(KEEPING), *asked_positions(ACTION), *motions()]:
        asked, in_motion = state.turn().seat, top(state.stack) == MOTION
        prompt = scene((content, state), asked).prompt
        hints = {hint.move: hint for hint in prompt.hints}
        for shortcut in prompt.shortcuts:
            after = check_shortcut(content, state, asked, shortcut)
            met[shortcut.pick.split(":")[0]] += 1
            if in_motion:
                hint = hints[",".join(shortcut.moves)]
                check_walk(state, after, shortcut.pick, hint)
                met["paid"] += hint.cost > 0
                met["attack"] += any(effect.kind == "harm" for effect in hint.effects)
    assert min(met[name] for name in ("deck", "field", "paid", "attack")) > 0


def check_walk(before: WildernessState, after: WildernessState, pick: str, hint: Hint) -> None:
    """It ends where it was meant to, or in an attack there, without sting or gaze.

    What it costs was said: the tokens, and how many Steps will have been used.
    """
    piece, goal = before.stack[ACTIVE], FIELD.index[pick.split(":")[1]]
    seat = before.stack[MOVER]
    assert lies_at(after.stack, IN_ATTACK) != GAZE
    assert after.magic[seat] == before.magic[seat] - hint.cost
    if before.at[goal] < 0 or before.at[goal] >= LYING:
        assert after.place[piece] == goal
        assert after.stack[USED] == hint.steps
        assert after.damage == before.damage


def test_the_art_is_well_formed_and_brings_nothing_from_outside() -> None:
    check_art(GAME)


@pytest.mark.parametrize("options", range(len(OPTIONS)))
def test_every_ground_is_drawn(options: int) -> None:
    check_grounds(GAME, layouts(options), styled=("outline",))


def test_every_animal_has_a_drawing_of_its_own() -> None:
    root = ElementTree.fromstring(GAME.art())
    drawn = {node.attrib["id"]: ElementTree.tostring(node) for node in root if "id" in node.attrib}
    assert len({drawn[animal] for animal in ANIMAL.names}) == ANIMALS


# --- what is hidden -----------------------------------------------------------------------------


def test_a_face_down_card_shows_its_holes_and_nothing_else() -> None:
    met = 0
    for content, state in all_positions():
        if state.phase != POSITION:
            continue
        for viewer in viewers(state.seats):
            pieces = {p.id: p for p in scene((content, state), viewer).pieces}
            for piece, field in enumerate(state.place):
                if field < 0 or piece // ANIMALS == viewer:
                    continue
                shown = pieces[f"down:{FIELD.names[field]}"]
                dots = state.book.dots[piece % ANIMALS]
                assert shown.symbol == f"back-{dots}"
                assert shown.label == Phrase("face-down", {"dots": dots})
                met += 1
    assert met > 100


def test_a_redeal_shows_the_same() -> None:
    check_redeals(GAME, looks())


def test_a_hand_is_shown_to_its_owner_alone() -> None:
    for position in all_positions():
        state = position[1]
        if state.phase != POSITION:
            continue
        for viewer in viewers(state.seats):
            shown = [p for p in scene(position, viewer).pieces if p.at.split(":")[0] in SPATIAL[1:]]
            held = 0 if viewer < 0 else sum(state.hands[CARDS * viewer : CARDS * (viewer + 1)])
            if top(state.stack) == KEEPING and state.turn().seat == viewer:
                held += sum(state.kept)
            assert sum(piece.count for piece in shown) == held


def test_suspects_are_all_that_a_card_may_be() -> None:
    """The truth is among them, and so is whatever a redeal lays there."""
    rng = Random(3)
    met = 0
    for _, state in all_positions():
        if state.phase != POSITION:
            continue
        other = state.redeal(SPECTATOR, rng)
        for field in state.board.fields:
            for what in (state.at[field], other.at[field]):
                if 0 <= what < LYING:
                    dots = state.book.dots[what % ANIMALS]
                    named = suspects(state, what // ANIMALS, field, dots)
                    assert what % ANIMALS in named
                    assert not any(state.discards[CARDS * (what // ANIMALS) + a] for a in named)
                    met += len(named) > 1
    assert met


def test_the_transition_turns_cards_where_they_lie() -> None:
    """Own cards keep their ids, those of others are new; land goes, and nothing moves."""
    rng = Random(11)
    content, state = made(2)
    before = state.clone()
    while state.phase == POSITION:
        before = state.clone()
        state.apply(*any_move(state, rng))
    for viewer in (0, 1):
        old = {p.id: p for p in scene((content, before), viewer).pieces if "field" in p.at}
        new = {p.id: p for p in scene((content, state), viewer).pieces if "field" in p.at}
        animals = [p for p in range(2 * ANIMALS) if state.place[p] >= 0]
        assert animals
        for piece in animals:
            name = f"piece:{'AB'[piece // ANIMALS]}-{ANIMAL.names[piece % ANIMALS]}"
            assert (name in old) == (piece // ANIMALS == viewer)
            assert new[name].at == f"field:{FIELD.names[before.place[piece]]}"
        lands = {p.symbol for p in new.values() if p.id.startswith("land:")}
        assert lands <= {"land-desert"}
        assert not any(name.startswith("down:") for name in new)


# --- hints come true ----------------------------------------------------------------------------


def removal_chance(state: WildernessState, victim: int, answer: int) -> float:
    """The exact chance that an attack under way removes its victim, if holes are answered so."""
    if lies_at(state.stack, IN_ATTACK) != STRIKE:
        return float(state.place[victim] == OFF)
    seat = state.turn().seat
    if seat == CHANCE:
        total = sum(weight for _, weight in state.chance())
        chance = 0.0
        for move, weight in state.chance():
            after = state.clone()
            after.apply(seat, move)
            chance += weight / total * removal_chance(after, victim, answer)
        return chance
    kind = top(state.stack)
    after = state.clone()
    move = answer if kind == HOLES else SHED if kind == TAIL else state.legal(seat)[0]
    after.apply(seat, move)
    return removal_chance(after, victim, answer)


def test_attack_odds_are_those_of_the_dice() -> None:
    met: set[tuple[str, str]] = set()
    for position in motions():
        content, state = position
        piece = state.stack[ACTIVE]
        told = hints_of(position)
        for move in state.legal(piece // ANIMALS):
            if not ATTACK <= move < CONE or watcher_after(state, piece, 0) != NO_SEAT:
                continue
            words = told[content.moves.text(move)].args
            victim = state.at[move - ATTACK]
            after = state.clone()
            after.apply(piece // ANIMALS, move)
            met.add((str(words["form"]), str(words["reaction"])))
            if words["form"] == "heal":
                continue
            unpaid = removal_chance(after, victim, DECLINE)
            assert abs(100 * unpaid - int(words["unpaid"])) < 1
            if words["form"] != "enter":
                paid = removal_chance(after, victim, PAY)
                assert abs(100 * paid - int(words["paid"])) < 1 or not after.magic[piece // ANIMALS]
    forms = {form for form, _ in met}
    assert {"standard", "epic", "enter", "shock"} <= forms
    assert {reaction for _, reaction in met} == {"none", "tail", "ball"}


def test_the_attack_panel_says_the_same_before_the_roll() -> None:
    met = 0
    for position in all_positions():
        state = position[1]
        if lies_at(state.stack, IN_ATTACK) == STRIKE and state.turn().seat == CHANCE:
            said = panel(scene(position, SPECTATOR), "attack")
            assert said.urgent
            odds = odds_of(state, state.stack[ACTIVE], state.stack[VICTIM])
            assert said.rows[0].label.args["unpaid"] == odds.unpaid
            met += 1
    assert met


def test_step_hints_come_true() -> None:
    """Tokens, stings and gaze rolls are what the hint has said."""
    met: Counter[str] = Counter()
    for position in motions():
        content, state = position
        seat = state.turn().seat
        told = hints_of(position)
        for move in state.legal(seat):
            if not STEP <= move < PICK_UP:
                continue
            words = told[content.moves.text(move)].args
            after = state.clone()
            after.apply(seat, move)
            gazed = bool(after.stack) and top(after.stack) == GAZE
            assert gazed == (int(words["gaze"]) > 0)
            met["gaze"] += gazed
            if gazed:
                continue
            assert state.magic[seat] - after.magic[seat] == words["tokens"]
            met["tokens"] += int(words["tokens"]) > 0
            met["stings"] += int(words["stings"])
            if words["dies"]:
                assert after.place[state.stack[ACTIVE]] == OFF
    assert len(met) == 3
    assert all(met.values())


def test_placing_hints_come_true() -> None:
    met: Counter[str] = Counter()
    for position in asked_positions(PLACING):
        content, state = position
        seat = state.turn().seat
        told = hints_of(position)
        for move in state.legal(seat):
            if not PLACE <= move < LAY + 1350:
                continue
            words = told[content.moves.text(move)].args
            after = state.clone()
            after.apply(seat, move)
            assert state.magic[seat] - after.magic[seat] == words["tokens"]
            before_words, after_words = scene(position, seat), scene((content, after), seat)
            for counter, kind in (("steps", "animal"), ("land", "land"), ("dots", "dots")):
                grown = int(after_words.prompt.text.args[counter]) - int(
                    before_words.prompt.text.args[counter]
                )
                of_animal = move < LAY
                wanted = {"animal": of_animal, "land": not of_animal, "dots": of_animal}[kind]
                expected = words["dots" if kind == "dots" else "steps"] if wanted else 0
                assert grown == expected
            if move < LAY and words["drops"] == 0:
                assert after.first == seat != state.first
                met["trigger"] += 1
            met["placed"] += 1
            if met["placed"] % 40 == 0:
                break
    assert met["placed"] > 100


def test_activation_hints_warn_of_death_and_tell_of_captures() -> None:
    met: Counter[str] = Counter()
    for position in asked_positions(ACTION):
        content, state = position
        seat = state.turn().seat
        told = hints_of(position)
        for move in state.legal(seat):
            text = content.moves.text(move)
            if text.split()[0] != "activate":
                continue
            words = told[text].args
            piece = ANIMALS * seat + ANIMAL.index[text.split()[1]]
            after = state.clone()
            after.apply(seat, move)
            assert (after.place[piece] == OFF) == bool(words["dies"])
            assert (after.captured != state.captured) == (words["element"] != "none")
            met["dies"] += int(words["dies"])
            met["captures"] += words["element"] != "none"
            if active_piece(after) != NONE and after.stack[MOVER] == seat:
                used = state.stack[LEFT] - after.stack[LEFT]
                assert used == words["cost"]
    assert met["dies"]
    assert met["captures"]


SWANS_AT_RISK: list[tuple[list[int], bool, list[str], int, int]] = [
    # Drops, poisoned, the Swans with a Scarab inside; the least damage, and what the hint says
    ([1, 1], True, ["first"], 1, MAY_DIE),
    ([1, 1], True, ["first", "second"], 2, DIES),
    ([1, 1], False, ["first", "first"], 1, LIVES),
    ([2, 1], True, [], 1, DIES),
    ([1, 2], False, ["first"], 1, DIES),
    ([0, 1], True, ["second"], 1, LIVES),
    ([1, 0], True, ["first", "second"], 2, MAY_DIE),
]


@pytest.mark.parametrize(("drops", "poisoned", "inside", "harm", "dies"), SWANS_AT_RISK)
def test_the_hint_of_ailing_swans_knows_that_their_owner_may_choose(
    drops: list[int], poisoned: bool, inside: list[str], harm: int, dies: int
) -> None:
    swans = {"at": "d4", "damage": drops, "poisoned": poisoned}
    seats = [{"animals": {"swans": swans, "skunk": "a1"}}]
    seats += [
        {"animals": {"skunk": f"i{n + 2}", "scarab": {"inside": f"0-swans {swan}"}}}
        for n, swan in enumerate([*inside, *["first"] * (not inside)])
    ]
    if not inside:
        del seats[1]["animals"]["scarab"]
    content, state = loaded({"phase": "action", "seats": seats}, seats=len(seats))
    words = hints_of((content, state))["activate swans"].args
    assert words["harm"] == harm
    assert words["dies"] == dies
    deaths = []
    for choice in ("wound first", "wound second"):
        after = state.clone()
        after.apply(0, MOVES.parse("activate swans"))
        if top(after.stack) == WOUNDING:
            after.apply(0, MOVES.parse(choice))
        deaths.append(after.place[SWANS] == OFF)
    assert dies == (DIES if all(deaths) else MAY_DIE if any(deaths) else LIVES)


def test_area_hints_count_victims_and_warn_of_own_ones() -> None:
    position = loaded(
        {
            "phase": "action",
            "seats": [
                {"animals": {"skunk": "e5", "snake": "e4", "bear": "a9"}},
                {"animals": {"beaver": "d5", "bees": "f5", "mouflon": "c5", "eagle": "i1"}},
            ],
            "path": ["e6", "e5"],
            "stack": [
                {"frame": "action", "seat": "0", "left": 2},
                {"frame": "activation", "piece": "0-skunk", "origin": "e6"},
                {"frame": "motion", "part": 1, "used": 1, "speed": 2},
            ],
        }
    )
    assert hints_of(position)["spray"] == Phrase("hint-spray", {"others": 2, "own": 1})


# --- overlays and panels ------------------------------------------------------------------------


def marks(position: Made, seat: int, name: str) -> dict[str, str]:
    overlays = {overlay.id: overlay for overlay in scene(position, seat).overlays}
    return {mark.at.split(":")[1]: mark.text for mark in overlays[name].marks}


GAZERS: dict[str, object] = {
    "phase": "action",
    "seats": [
        {"animals": {"mouflon": "e8", "beaver": "a1"}},
        {"animals": {"basilisk": "e5", "eel": "d5", "croco": "c5"}},
    ],
}


def test_gaze_lines_end_at_the_nearest_animal_that_is_seen() -> None:
    shown = marks(loaded(GAZERS), 0, "gazes")
    assert {field for field, text in shown.items() if "!" in text} == {"e8", "c5"}
    assert set(shown) == {
        *["e1", "e2", "e3", "e4", "e6", "e7", "e8", "f5", "g5", "h5", "i5", "d5", "c5"]
    }


def test_the_ways_of_an_animal_in_motion() -> None:
    """Steps, tokens beyond the Speed, and the gaze roll before the first Step."""
    content, state = loaded(GAZERS)
    state.apply(0, content.moves.parse("activate mouflon"))
    shown = marks((content, state), 0, "ways")
    assert shown["d8"] == "1◉"
    assert shown["d7"] == "2◉"
    assert shown["a8"] == "◆◉"
    assert shown["e7"] == "1◉"
    assert shown["e6"] == "◆◉"  # round the line of sight, where tokens allow it
    state.magic = changed(state.magic, 0, 0)
    assert marks((content, state), 0, "ways")["e6"] == "2◉2"


def test_a_way_round_the_bees_is_preferred() -> None:
    position: dict[str, object] = {
        "phase": "action",
        "seats": [
            {"animals": {"mouflon": "d4", "beaver": "a1"}},
            {"animals": {"bees": "d5", "croco": "i9"}},
        ],
    }
    content, state = loaded(position)
    state.apply(0, content.moves.parse("activate mouflon"))
    shown = marks((content, state), 0, "ways")
    assert shown["d6"] == "◆"
    assert shown["d7"] == "◆2"
    state.magic = changed(state.magic, 0, 0)
    assert marks((content, state), 0, "ways")["d6"] == "2✶"


def test_threats_are_counted_where_they_matter() -> None:
    """A Croco on land that must move first reaches nothing, a killing blow is always a threat."""
    position: dict[str, object] = {
        "phase": "action",
        "seats": [
            {"animals": {"snake": {"at": "c4", "damage": 1}, "bear": "d5", "mouflon": "i1"}},
            {"animals": {"croco": "c5", "beaver": {"at": "f5", "token": False}, "lizard": "a9"}},
        ],
    }
    shown = marks(loaded(position), 0, "threats")
    assert shown["c4"] == "1"
    assert shown["d5"] == "0+1"  # the Beaver needs a new token
    assert "c5" not in shown
    assert "f3" in shown
    assert "f4" not in shown  # beside it, but it must move first
    assert "i1" not in shown


def test_auras_and_cones() -> None:
    position: dict[str, object] = {
        "phase": "action",
        "seats": [
            {"animals": {"fire_drake": "e6", "unicorn": "b2"}},
            {"animals": {"beaver": "e3", "croco": "i9"}},
        ],
    }
    content, state = loaded(position)
    auras = marks((content, state), 1, "auras")
    assert set(auras) == {*["a1", "b1", "c1", "a2", "c2", "d2", "a3", "b3", "c3", "b4"]}
    for move in ("activate fire_drake", "step e5"):
        state.apply(0, content.moves.parse(move))
    cones = marks((content, state), 0, "cone")
    assert cones["e3"] == "!n ne nw"
    assert cones["f4"] == "n ne e"


def test_prices_of_a_card() -> None:
    position: dict[str, object] = {
        "seats": [{"cards": {"a1": "water"}, "hand": ["joker"]}, {}],
        "moved": 3,
        "stack": [{"frame": "placing", "seat": "0"}],
    }
    shown = marks(loaded(position), 0, "prices")
    assert shown == {"b1": "1", "a2": "1", "b2": "2"}


def test_the_owner_alone_sees_the_bottom_of_the_deck() -> None:
    position: dict[str, object] = {
        "seats": [{"bottom": ["bear", "water"], "hand": ["joker"]}, {}],
        "moved": 3,
        "stack": [{"frame": "discarding", "seat": "1"}],
    }
    content, state = loaded(position)
    rows = panel(scene((content, state), 0), "bottom-0").rows
    assert [spoken(GAME, row.cells[0]) for row in rows[1:]] == ["Bear", "a water card"]  # type: ignore[arg-type]
    for viewer in (1, SPECTATOR):
        assert "bottom-0" not in {each.id for each in scene((content, state), viewer).panels}


def test_warnings() -> None:
    """Everybody is told who has pulled the Trigger, and who needs only one more Element."""
    pulled = loaded(
        {"first": 1, "moved": 9, "trigger": 0, "seats": [{}, {}],
         "stack": [{"frame": "placing", "seat": "0"}]}
    )  # fmt: skip
    nearly = loaded(
        {
            "phase": "action",
            "seats": [
                {"elements": ["earth", "water", "fire", "air"], "animals": {"bear": "a1"}},
                {"animals": {"bear": "i9"}},
            ],
        }
    )
    for position, said in ((pulled, "trigger-pulled"), (nearly, "nearly-won")):
        for viewer in (0, 1, SPECTATOR):
            warning = panel(scene(position, viewer), "warning")
            assert warning.urgent
            assert [row.label.id for row in warning.rows] == [said]


def test_a_figure_shows_what_lies_on_it() -> None:
    content, state = loaded(
        {
            "phase": "action",
            "seats": [
                {
                    "animals": {
                        "bear": {"at": "a1", "damage": 2, "token": False, "passive": 1},
                        "swans": {"at": "b2", "damage": [2, 1]},
                        "snake": {"at": "c3", "poisoned": True, "training": 2},
                    }
                },
                {"animals": {"bear": "i9", "scarab": {"inside": "0-bear"}}},
            ],
        }
    )
    shown = {piece.at: piece for piece in scene((content, state), 1).pieces if piece.owner == 0}
    bear, swan, snake = (shown[f"field:{place}"] for place in ("a1", "b2", "c3"))
    assert (bear.symbol, bear.shape, bear.state) == ("face-bear", "big", "rests")
    assert (bear.health, bear.most, bear.over) == (2, 4, ["stunned-1", "black-drop"])
    assert (swan.symbol, swan.health, swan.most, swan.over) == ("face-swan", 1, 2, [])
    assert (snake.shape, snake.state, snake.over) == ("small", "ready", ["black-drop"])
    assert snake.letter == "A²"
    words = panel(scene((content, state), SPECTATOR), "animals-0").rows
    said = [spoken(GAME, row.label) for row in words]
    assert "· Bear a1" in said
    assert any("stunned" in each and "Scarab inside" in each for each in said)


def test_activations_left_are_counted() -> None:
    for position in asked_positions(ACTION):
        state = position[1]
        shown = scene(position, SPECTATOR)
        used = meters(shown)["activations"]
        assert used.of - used.value == state.stack[LEFT] == shown.prompt.text.args["left"]
    for position in asked_positions(FLAMES):
        assert scene(position, SPECTATOR).prompt.text.id == "wait-flames"


# --- what lies around the board -----------------------------------------------------------------


def meters(shown: Scene) -> dict[str, Meter]:
    return {meter.id: meter for meter in shown.meters}


def test_meters_grow_by_what_a_hint_says_that_a_move_uses() -> None:
    met: Counter[str] = Counter()
    for position in [*asked_positions(PLACING), *motions()]:
        content, state = position
        seat = state.turn().seat
        shown = scene(position, seat)
        told = {hint.move: hint for hint in shown.prompt.hints}
        for move in state.legal(seat)[:12]:
            hint = told.get(content.moves.text(move))
            after = state.clone()
            after.apply(seat, move)
            if hint is None or after.turn().seat != seat or top(after.stack) != top(state.stack):
                continue
            now, then = meters(shown), meters(scene((content, after), seat))
            for use in hint.uses:
                fewer = -1 if use.meter == "tokens" else 1
                assert then[use.meter].value == now[use.meter].value + fewer * use.amount
                met[use.meter] += 1
    assert set(met) >= {"dots", "animal-steps", "land-steps", "steps", "tokens"}


def test_the_trigger_warns_as_it_empties() -> None:
    levels = set()
    for position in all_positions():
        state = position[1]
        if state.phase == POSITION and state.stack:
            trigger = meters(scene(position, SPECTATOR))["trigger"]
            assert trigger.value == state.trigger
            assert (trigger.warning == 2) == (state.trigger <= 1 or state.first != NO_SEAT)
            levels.add(trigger.warning)
    assert levels == {0, 1, 2}


def test_a_team_lying_face_down_is_named_to_its_owner_alone() -> None:
    met = 0
    for position in all_positions():
        state = position[1]
        if state.phase != POSITION:
            continue
        for viewer in viewers(state.seats):
            for card in scene(position, viewer).seats:
                for figure in card.team:
                    assert figure.symbol.startswith("down-") == (card.seat == viewer)
                    met += card.seat != viewer
    assert met


def test_cards_that_can_not_be_placed_say_why() -> None:
    reasons: Counter[str] = Counter()
    for position in asked_positions(PLACING):
        content, state = position
        seat = state.turn().seat
        begun = {
            " ".join(text.split(" ")[:2]) for text in map(content.moves.text, state.legal(seat))
        }
        for card in scene(position, seat).hand:
            domain, name = card.id.split(":")
            verb = "place" if domain == "animal" else "lay"
            assert (card.reason is None) == (f"{verb} {name}" in begun)
            reasons[card.reason.id if card.reason else ""] += 1
    assert set(reasons) >= {"", "short-dots"}


def test_odds_stand_at_the_target() -> None:
    met: Counter[str] = Counter()
    for position in motions():
        content, state = position
        piece = state.stack[ACTIVE]
        told = {hint.move: hint for hint in scene(position, piece // ANIMALS).prompt.hints}
        for move in state.legal(piece // ANIMALS):
            if not ATTACK <= move < CONE:
                continue
            victim = state.at[move - ATTACK]
            (effect,) = told[content.moves.text(move)].effects
            odds = odds_of(state, piece, victim)
            assert effect.at.endswith(ANIMAL.names[victim % ANIMALS])
            assert effect.chance == (odds.unpaid if odds.form in ("standard", "epic") else -1)
            assert effect.deadly == (effect.after == 0)
            met[odds.form] += 1
    assert set(met) >= {"standard", "epic", "shock"}


def test_buttons_say_what_they_do() -> None:
    said = set()
    for position in all_positions():
        state = position[1]
        for seat in state.turn().seats:
            for action in scene(position, seat).prompt.actions:
                said.add(spoken(GAME, action.text))
    assert {"Stop here", "Take Fire", "End your move", "Finish placing"} <= said
    assert any(each.startswith("Pay 1: ") for each in said)


def test_elements_are_goals_that_say_who_has_them() -> None:
    content, state = loaded(
        {
            "phase": "action",
            "seats": [
                {"elements": ["earth", "water"], "animals": {"bear": "a1"}},
                {"elements": ["water"], "animals": {"bear": "i9"}},
            ],
        }
    )
    for viewer in (0, 1, SPECTATOR):
        shown = scene((content, state), viewer)
        assert shown.goals is not None
        takers = {spoken(GAME, goal.title): goal.takers for goal in shown.goals.each}
        assert takers == {"Earth": [0], "Water": [0, 1], "Fire": [], "Air": [], "Aether": []}
        lying = {piece.id: piece.takers for piece in shown.pieces if piece.shape == "goal"}
        assert "element:water" not in lying  # no copy is left
        assert lying["element:earth"] == [0]


def test_terrain_recedes_when_the_animals_wake() -> None:
    for position in all_positions():
        shown = scene(position, SPECTATOR)
        assert shown.faded == (position[1].phase != POSITION)


def test_one_button_puts_everything_back() -> None:
    met = 0
    for position in asked_positions(KEEPING):
        content, state = position
        seat = state.turn().seat
        prompt = scene(position, seat).prompt
        (button,) = prompt.actions
        assert button.primary
        assert button.move == ",".join(prompt.shortcuts[0].moves)
        after = check_shortcut(content, state, seat, prompt.shortcuts[0])
        assert after.phase != POSITION or top(after.stack) != KEEPING
        met += 1
    assert met


def test_holes_that_may_be_paid_for_lie_beside_the_victim() -> None:
    """With both outcomes on the buttons, and a sentence that says them too."""
    content, state = loaded(
        {
            "phase": "action",
            "seats": [
                {"magic": 3, "animals": {"mouflon": "e7", "snake": "a1"}},
                {"animals": {"beaver": "f5", "bear": "i9"}},
            ],
        }
    )
    for move in ("activate mouflon", "step e6", "step f6", "attack f5"):
        state.apply(0, content.moves.parse(move))
    state.apply(CHANCE, content.moves.parse("roll plain+hole"))
    prompt = scene((content, state), 0).prompt
    assert prompt.throw is not None
    assert prompt.throw.at == "field:f5"
    assert [face.symbol for face in prompt.throw.faces] == ["die-plain", "die-hole"]
    said = {action.move: spoken(GAME, action.gain) for action in prompt.actions if action.gain}
    assert said == {"pay": "It falls, and you take f5.", "decline": "It lives on 1 of 2."}
    assert spoken(GAME, prompt.text) == "One hole. Pay, and the Beaver falls."
    assert prompt.detail is not None
    assert spoken(GAME, prompt.detail) == "You would keep 2 tokens. Unpaid it lives on 1 of 2."
    assert scene((content, state), 1).prompt.throw is None


def test_a_chosen_card_says_where_it_may_lie() -> None:
    position: dict[str, object] = {
        "moved": 3,
        "seats": [{"cards": {"a1": "water"}, "hand": ["mouflon", "desert"]}, {}],
        "stack": [{"frame": "placing", "seat": "0"}],
    }
    cards = {card.id: card for card in scene(loaded(position), 0).hand}
    said = [cards["animal:mouflon"].ask, cards["animal:mouflon"].hint, cards["land:desert"].ask]
    assert [spoken(GAME, phrase) for phrase in said if phrase] == [
        "Place the Mouflon face down.",
        "On meadow or rock, touching your cards.",
        "Lay the desert.",
    ]
