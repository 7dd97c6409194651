"""What a seat is shown: every sentence has words, every pick a place, every number is right."""

import re
from collections.abc import Iterator
from itertools import pairwise
from random import Random

import msgspec
import pytest

from tests.games.scenes import (
    Playouts,
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
    hints,
    panel,
    spoken,
    unmet,
    viewers,
)
from wildtable.games.defenders import GAME
from wildtable.games.defenders.frames import (
    CHOOSING,
    DYING,
    FRAMES,
    LEADING,
    MACHINES,
    MACHINES_CARD,
    MIXING,
    ORIENTING,
    REVEALING,
    ROLLING,
    ROLLING_KIND,
    ROUND,
    SAFE,
    SETTLING,
    SIDE,
    TAKING,
    TURN,
    TURN_POINTS,
)
from wildtable.games.defenders.moves import (
    CARDS,
    CARDS_EACH,
    DIE,
    DIE_FACES,
    END,
    FACTION_NAMES,
    HABITAT_NAMES,
    HEX,
    MACHINE,
    MACHINE_NAMES,
    MOVE,
)
from wildtable.games.defenders.rules.actions.move import destinations, in_corridor, steps_from
from wildtable.games.defenders.rules.damage import deaths, threat
from wildtable.games.defenders.rules.factories import enclosed_hexes
from wildtable.games.defenders.rules.flow import go_on
from wildtable.games.defenders.rules.hexes import (
    CORE,
    EDGE_NAMES,
    EDGES,
    HEX_NAMES,
    HEXES,
)
from wildtable.games.defenders.rules.table import engine_edge, is_wild, seat_of, toxic_left
from wildtable.games.defenders.rules.values import CHOSEN, ENGINES, HAND, NONE, RUNNING, WON
from wildtable.games.defenders.scene.forecasts import acting, coming
from wildtable.games.defenders.scene.names import about_card
from wildtable.games.defenders.scene.odds import odds
from wildtable.games.defenders.scene.seats import ANIMALS
from wildtable.games.defenders.scene.ways import open_corridors, ways
from wildtable.games.defenders.state import DefendersState
from wildtable.kernel.chance import sample
from wildtable.kernel.fields import changed
from wildtable.kernel.frames import field, push, top
from wildtable.kernel.scene import Forecast, Layout, News, Phrase, Piece, Scene
from wildtable.kernel.turn import CHANCE, SPECTATOR
from wildtable.kernel.words import words_of

# Scenes are interpreted on both builds: once is enough, on the faster rules.
pytestmark = [pytest.mark.slow, pytest.mark.bulk]

OPTIONS: list[dict[str, str]] = [
    {},
    {"difficulty": "6", "supply_mode": "box", "factions": "dealt"},
    {"reveal_order": "first_player_decides", "caravans_mixed_types": "true"},
    {"difficulty": "2", "reveal_order": "seat_order", "solo_team_up": "habitat_only"},
]
SETUPS = [(seats, options) for seats in range(1, 5) for options in (0, 1 + seats % 3)]
EVERY = 23  # positions of a playout that are looked at, beside the first of each kind
SPATIAL = ("hex", "edge", "card")  # domains whose members lie on the table
CHANCE_FAMILIES = (
    "lay", "turn-core", "harden", "draw", "begin", "turn-up", "die", "kill", "machine",
)  # fmt: skip


def step(state: DefendersState, rng: Random) -> tuple[int, int]:
    """A random move, with turns long enough to meet something: who made it, and which."""
    turn = state.turn()
    if turn.seat == CHANCE:
        return CHANCE, sample(state.chance(), rng)
    seat = rng.choice(turn.seats)
    moves = state.legal(seat)
    if top(state.stack) == TURN and len(moves) > 1 and rng.random() < 0.9:
        moves.remove(END)
    return seat, rng.choice(moves)


PLAYOUTS = Playouts(GAME, DefendersState, OPTIONS, step, EVERY)
start, positions, looks = PLAYOUTS.start, PLAYOUTS.positions, PLAYOUTS.looks


def everywhere() -> Iterator[DefendersState]:
    for setup in SETUPS:
        yield from positions(*setup)


def turns() -> Iterator[DefendersState]:
    return (state for state in everywhere() if top(state.stack) == TURN)


def scene(state: DefendersState, seat: int = SPECTATOR) -> Scene:
    return GAME.scene(state.content, state, seat)


def piece(shown: Scene, id: str) -> Piece:
    return next(piece for piece in shown.pieces if piece.id == id)


def loaded(**position: object) -> DefendersState:
    """A position of two players, of which only what matters is said."""
    sides = [
        {"faction": "order", "at": "1,0", "camps": ["3,0"], "active": "flik"},
        {"faction": "sect", "at": "-3,0", "camps": ["-3,0"], "active": "powderkin"},
    ]
    turn = [
        {"frame": "round", "side": "order", "turns": 1},
        {"frame": "turn", "side": "order", "points": 3},
    ]
    whole = {"arrows": ["V0"], "sides": sides, "stack": turn, **position}
    state = GAME.load(GAME.content(GAME.with_defaults({}, 2)), whole, Random(1))
    assert isinstance(state, DefendersState)
    return state


# --- words --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_every_phrase_has_words(seats: int, options: int) -> None:
    check_words(GAME, looks(seats, options))


def test_every_layout_has_words() -> None:
    check_layout_words(GAME, start(2).content)


def test_every_kind_of_decision_is_met() -> None:
    by_itself = {"round", "leaving", "hurting"}
    assert unmet(FRAMES, everywhere()) == by_itself


def test_every_kind_of_frame_has_a_prompt() -> None:
    words = words_of(GAME)
    for kind in FRAMES.kinds:
        assert words.knows(f"wait-{kind.name}"), kind.name


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_the_log_is_in_sentences(seats: int, options: int) -> None:
    state = start(seats, options)
    check_log(GAME, state.content, state, step, Random(seats))


def test_every_move_and_event_has_a_sentence() -> None:
    check_sentences(GAME, start(2).content, CHANCE_FAMILIES)


def test_every_card_and_ability_has_its_name() -> None:
    content = start(2).content
    for card, defender in enumerate(content.pack.defenders.defender):
        word = content.card_names[card]
        assert spoken(GAME, Phrase(f"card-{word}")) == defender.name
        assert spoken(GAME, Phrase("card-name", {"card": word})) == defender.name
    abilities = {a.name["en"] for a in content.pack.factions.ability}
    cards = [spoken(GAME, about_card(content, card)) for card in range(CARDS)]
    for name in abilities:
        assert sum(f": {name}. " in card for card in cards) == 2


def test_machine_news_name_their_cause() -> None:
    content, words = start(2).content, words_of(GAME)

    def said(*event: str) -> str:
        return words.news(content, News("event", CHANCE, [*event]))

    assert said("reset", "1", "1,-1:SE", "factory") == (
        "Engine 1 can't enter the edge C4–D5 because of a factory wall: it is put on the core."
    )
    assert said("spoke-blocked", "5", "V2", "wall") == (
        "Tile 5: the way out at the south-east is blocked by a wall."
    )
    assert said("skipped", "4", "1,0").startswith("Pollution of tile 4 passes over D5")
    assert said("hunter", "2", "0,1", "left").endswith("on its left, for the way ahead is closed.")
    assert said("rolled-for", "order", "melee") == "The Order rolls for the mech in the hex."
    assert said("hurt", "order", "1", "toxic-site") == "The Order loses 1 heart to the toxic site."


def test_plurals() -> None:
    content, words = start(2).content, words_of(GAME)
    pursued = [
        words.news(content, News("event", CHANCE, ["pursued", "sect", "0,1", "0,2", amount]))
        for amount in ("1", "3")
    ]
    assert pursued == [
        "A hunter in E4 is near enough and pursues the Sect to F4.",
        "3 hunters in E4 are near enough and pursue the Sect to F4.",
    ]


# --- layouts, pieces and picks ------------------------------------------------------------------


def layouts() -> list[Layout]:
    return GAME.layouts(start(2).content)


def test_elements_have_names_of_their_own() -> None:
    check_names(layouts())


def test_elements_lie_inside_their_layouts() -> None:
    check_inside(layouts())


def test_every_hex_and_edge_can_be_picked() -> None:
    board = next(layout for layout in layouts() if layout.id == "board")
    ids = [element.id for element in board.elements]
    assert {f"hex:{name}" for name in HEX_NAMES} | {f"edge:{name}" for name in EDGE_NAMES} < set(
        ids
    )
    # A click goes to the last one drawn: an edge lies over the hexes it parts.
    assert max(map(ids.index, [f"hex:{name}" for name in HEX_NAMES])) < min(
        map(ids.index, [f"edge:{name}" for name in EDGE_NAMES])
    )


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_pieces_lie_on_elements_and_are_drawn(seats: int, options: int) -> None:
    check_pieces(GAME, looks(seats, options), by_client=ANIMALS)


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_picks_and_shortcuts_lie_on_the_table(seats: int, options: int) -> None:
    check_picks(GAME, looks(seats, options), SPATIAL)


def test_every_ground_is_drawn() -> None:
    check_grounds(GAME, layouts(), styled=("hex", "edge", "bare"))


def test_art_brings_nothing_from_outside() -> None:
    check_art(GAME)


# --- what is hidden -----------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_a_hand_is_shown_to_its_owner_alone(seats: int, options: int) -> None:
    for state in positions(seats, options):
        names = state.content.card_names
        for viewer in viewers(state.seats):
            shown = {p.id for p in scene(state, viewer).pieces if p.at.startswith("card:")}
            own = [
                f"card:{names[card]}"
                for card in range(CARDS)
                if state.place[card] == HAND
                and viewer >= 0
                and seat_of(state, card // CARDS_EACH) == viewer
            ]
            assert shown == set(own)


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_a_redeal_shows_the_same(seats: int, options: int) -> None:
    check_redeals(GAME, looks(seats, options))


def test_a_chosen_card_lies_face_down_for_others() -> None:
    state = next(s for s in positions(3, 0) if top(s.stack) == CHOOSING).clone()
    move = state.legal(0)[0]
    state.apply(0, move)
    card = state.place.index(CHOSEN)
    name = state.content.card_names[card]
    assert piece(scene(state, 0), f"card:{name}").at == "active-0"
    faction = FACTION_NAMES[card // CARDS_EACH]
    assert piece(scene(state, 1), f"face-down:{faction}").symbol == "card-back"
    assert name not in str(msgspec.to_builtins(scene(state, 1)))


# --- the board ----------------------------------------------------------------------------------


def test_everything_on_the_board_is_shown() -> None:
    for state in everywhere():
        pieces = {each.id: each for each in scene(state).pieces}
        for hex, name in enumerate(HEX_NAMES):
            counts = (
                ("mechs", state.mechs),
                ("pollution", state.pollution),
                ("toxic", state.toxic),
            )
            for thing, amounts in counts:
                lying = pieces.get(f"{thing}:{name}")
                assert (lying.count if lying else 0) == amounts[hex]
            camp = pieces.get(f"camp:{name}")
            assert (camp is not None) == (state.camp[hex] != NONE)
            if state.mechs[hex]:
                symbol = pieces[f"mechs:{name}"].symbol
                assert symbol == ("hunter" if is_wild(state, hex) else "sniper")
        for side in state.order:
            if side != NONE and state.at[side] != NONE:
                pawn = pieces[f"pawn:{FACTION_NAMES[side]}"]
                assert pawn.at == f"on:{HEX_NAMES[state.at[side]]}"
        for edge in range(EDGES):
            on_edge = [p for p in pieces.values() if p.at == f"edge:{EDGE_NAMES[edge]}"]
            assert len(on_edge) == 1  # an engine, or what the edge is
            assert on_edge[0].symbol.startswith("wall") == bool(state.wall[edge])
            assert bool(on_edge[0].over) == (state.breach[edge] != NONE)
        for habitat, name in enumerate(HABITAT_NAMES):
            assert max(1, deaths(state, habitat)) == pieces[f"death:{name}"].count
        left = pieces.get("toxic")
        assert (left.count if left else 0) == toxic_left(state)
        deck = pieces.get("machine-deck")
        assert (deck.count if deck else 0) == sum(state.deck)


def test_an_engine_faces_where_it_goes() -> None:
    """WE-01: engine 1 `[(1,-1), NE]` has (2,-1) in front of it."""
    state = loaded(engines=["1,-1:NE", "core"])
    first, second = piece(scene(state), "engine:1"), piece(scene(state), "engine:2")
    assert first.at == "edge:1,-1:NE"
    assert first.symbol == "engine-1-0"
    assert first.label == Phrase("engine-heading", {"engine": 1, "hex": "C5"})
    assert (second.at, second.symbol) == ("on:0,0", "engine-2-core")


def test_a_factory_shows_arrow_number_and_chutes() -> None:
    """Tile 5 with its arrow at V1: number at V4, chutes at offsets 1, 3, 5 from the arrow."""
    factory = {"number": 5, "hex": "2,-1", "rewilded": False}
    state = loaded(factories=[factory], arrows=["V1", "V0"])
    tile = piece(scene(state), "ground:2,-1")
    assert tile.symbol == "factory"
    assert tile.over == ["arrow-1", "number-5-4", "chute-0", "chute-2", "chute-4"]
    state = loaded(factories=[{**factory, "rewilded": True}], arrows=["V1", "V0"])
    tile = piece(scene(state), "ground:2,-1")
    assert (tile.symbol, tile.over) == ("rewilded", ["arrow-1", "number-5-4"])


def test_a_hex_says_all_there_is() -> None:
    sides = [
        {"faction": "order", "at": "1,-1", "camps": ["1,-1"], "active": "flik"},
        {"faction": "sect", "at": "-3,0", "camps": ["-3,0"], "active": "powderkin"},
    ]
    state = loaded(
        sides=sides, mechs={"1,-1": 2, "0,0": 1}, pollution={"1,-1": 1}, walls=["1,-1:NE"]
    )
    label = piece(scene(state), "ground:1,-1").label
    assert label is not None
    told = spoken(GAME, label)
    for words in ("2 hunters", "pollution 1", "camp of the Order", "snipers", "walls NE"):
        assert words in told


# --- numbers ------------------------------------------------------------------------------------


def test_odds_are_what_the_die_does() -> None:
    met = set()
    for state in everywhere():
        if top(state.stack) != ROLLING:
            continue
        side, kind = field(state.stack, SIDE), field(state.stack, ROLLING_KIND)
        said = odds(state, side, kind, state.damage[side])
        faces = [0, 0, 0]
        deadly = 0
        for face in range(DIE_FACES):
            after = state.clone()
            after.stack.clear()
            push(after.stack, ROLLING, side, kind, 1)
            after.decisions[ROLLING].apply(after, CHANCE, DIE + face)  # and nothing goes on
            dies = top(after.stack) == DYING
            hurt = state.content.max_damage + 1 if dies else after.damage[side]
            taken = hurt - state.damage[side]
            count = state.content.die_faces[face]
            if not dies:
                faces[taken] += count
            deadly += count if dies else 0
        assert said.deadly == deadly
        assert said.harmless == faces[0]
        assert said.harmless + said.one + said.more == said.faces
        met.add(kind)
    assert len(met) == 2


def test_hints_tell_the_odds_of_every_action_under_threat() -> None:
    threatened = safe = 0
    for state in turns():
        side = field(state.stack, SIDE)
        shown = scene(state, seat_of(state, side))
        moved = [hint for hint in shown.prompt.hints if hint.move.startswith("move ")]
        assert len(moved) == len([m for m in state.legal(0) if MOVE <= m < MOVE + HEXES])
        for hint in moved:
            assert (hint.text.args["roll"] == "none") == (threat(state, side) == SAFE)
            faces = [effect.faces for effect in hint.effects if effect.at.startswith("pawn:")]
            assert bool(faces) == (threat(state, side) != SAFE)
        threatened += threat(state, side) != SAFE
        safe += threat(state, side) == SAFE
    assert threatened
    assert safe


def test_hints_come_true() -> None:
    """The support and the item that a hint promises are those that the move brings."""
    earned = found = 0
    for state in turns():
        side = field(state.stack, SIDE)
        seat = seat_of(state, side)
        said_of = hints(scene(state, seat))
        burns = state.content.card_names[state.active[side]] in ("tindrake", "ashmoor")
        for move in state.legal(seat):
            said = said_of.get(state.content.moves.text(move))
            if said is None or "support" not in said.args or burns:
                continue
            after = state.clone()
            after.decisions[TURN].apply(after, seat, move)  # and nothing goes on
            support = after.support[side] - state.support[side]
            assert support == said.args["support"], said
            earned += support
            if said.id == "hint-move":
                items = sum(after.items) - sum(state.items)
                travels = state.content.moves.text(move).startswith("travel")
                assert items + travels == (said.args["item"] != "none")
                found += items
    assert earned
    assert found


def test_no_threat_no_odds_and_shelter() -> None:
    """Regrouping under Sanctuary calls for no roll, heal counts from no damage."""
    sides = [
        {"faction": "order", "organizer": "sorrelin", "at": "3,0", "camps": ["3,0", "2,-3"],
         "active": "abbet-moss", "damage": 3},
        {"faction": "sect", "at": "-3,0", "camps": ["-3,0"], "active": "powderkin"},
    ]  # fmt: skip
    state = loaded(sides=sides, mechs={"3,0": 1})
    said_of = hints(scene(state, 0))
    assert "regroup 2,-3" not in said_of
    assert said_of["heal"].args["deadly"] == 0
    assert said_of["destroy"].args["deadly"] == 3


def test_a_way_leads_to_every_destination() -> None:
    long = 0
    for state in turns():
        side = field(state.stack, SIDE)
        found = ways(state, side)
        reached = destinations(state, side)
        goals = [hex for hex in range(HEXES) if reached >> hex & 1]
        assert set(goals) <= set(found)
        through = any(
            state.content.card_names[state.active[each]] in ("voltess", "dimmerick")
            for each in state.order
            if state.active[each] != NONE
        )
        for goal in goals:
            way = found[goal]
            assert (way[0], way[-1]) == (state.at[side], goal)
            for here, near in pairwise(way):
                assert near in steps_from(state, here, through)
            for hex in way[1:-1]:
                assert state.mechs[hex] == 0
                habitats = open_corridors(state, side)
                assert any(in_corridor(state, hex, habitat) for habitat in habitats)
            long += len(way) > 3
    assert long


def test_the_final_camp_says_that_it_is_an_exit() -> None:
    sides = [
        {"faction": "order", "at": "1,0", "camps": ["3,0", "3,-1", "3,-2", "2,1", "1,1"],
         "support": 6, "active": "flik"},
        {"faction": "sect", "at": "-3,0", "camps": ["-3,0"], "active": "powderkin"},
    ]  # fmt: skip
    state = loaded(sides=sides)
    state.ground = changed(state.ground, state.at[0], 0)
    hint = next(hint for hint in scene(state, 0).prompt.hints if hint.move == "build")
    assert spoken(GAME, hint.text) == (
        "Your final camp: you leave the board and 2 action points are lost."
    )


SECT_ACTS = [
    {"frame": "round", "side": "order", "turns": 2},
    {"frame": "turn", "side": "sect", "points": 1},
]


def forecasts(state: DefendersState) -> dict[str, Forecast]:
    """What may come, by the name of the machine card."""
    overlay = next(each for each in scene(state).overlays if each.id == "next")
    return {str(each.title.args["machine"]): each for each in overlay.forecasts}


def foretold(state: DefendersState, machine: str) -> Forecast:
    return forecasts(state)[machine]


def test_overlays_foresee_machine_cards() -> None:
    """What is foretold is what happens when the card is drawn."""
    met = 0
    for state in everywhere():
        set_up = state.stack and state.stack[0] not in (CHOOSING, ROUND)
        if state.result != RUNNING or set_up or top(state.stack) == ORIENTING:
            continue
        for card, count in enumerate(coming(state)):
            if not count:
                continue
            after = state.clone()
            after.stack.clear()
            push(after.stack, ROUND, acting(state), len(state.order))
            push(after.stack, MACHINES, acting(state), NONE, 0, 0, NONE)
            after.decisions[MACHINES].apply(after, CHANCE, MACHINE + card)
            assert field(after.stack, MACHINES_CARD) == card
            go_on(after)
            foreseen = foretold(state, MACHINE_NAMES[card])
            assert (foreseen.hits, foreseen.of) == (count, sum(coming(state)))
            marks = {mark.at: mark.text for mark in foreseen.marks}
            for engine in range(ENGINES):
                edge = engine_edge(after, engine)
                if edge not in (NONE, engine_edge(state, engine)):
                    assert marks[f"edge:{EDGE_NAMES[edge]}"] == f"E{engine + 1}"
                    met += 1
            for hex in range(HEXES):
                if after.result == RUNNING and after.toxic[hex] and not state.toxic[hex]:
                    assert marks[f"on:{HEX_NAMES[hex]}"][0] in "TF"
                    met += 1
    assert met > 10


def test_hunters_are_foreseen_to_pursue_who_acts() -> None:
    """DEF-25.4 two hexes to the active player, DEF-25.5 one to the others."""
    for turn, marks in ((SECT_ACTS, {"on:-3,0": "+1", "on:-1,0": "-1"}), (None, {})):
        state = loaded(mechs={"-1,0": 1}, **({"stack": turn} if turn else {}))
        foreseen = foretold(state, "mechs")
        assert {mark.at: mark.text for mark in foreseen.marks} == marks
        assert len(foreseen.lines) == len(marks) / 2


def test_after_a_comrade_hunters_are_foreseen_to_pursue_the_new_first_player() -> None:
    """DEF-3.11 the marker may go on before the first turn, and DEF-4.1 its holder begins."""
    reveal = [
        {"frame": "round", "side": "order", "turns": 0},
        {"frame": "revealing", "waiting": 9, "turned": 1},
    ]
    for first, marks in (("order", {}), ("sect", {"on:-3,0": "+1", "on:-1,0": "-1"})):
        state = loaded(mechs={"-1,0": 1}, stack=reveal, first=first)
        foreseen = foretold(state, "mechs")
        assert {mark.at: mark.text for mark in foreseen.marks} == marks


def test_alone_hunters_are_foreseen_to_pursue_the_side_that_is_left() -> None:
    sides = [
        {"faction": "order", "exited": True},
        {"faction": "sect", "at": "-3,0", "camps": ["-3,0"]},
    ]
    choice = [{"frame": "choosing"}]
    state = loaded(players=1, sides=sides, stack=choice, mechs={"-1,0": 1})
    foreseen = foretold(state, "mechs")
    assert {mark.at: mark.text for mark in foreseen.marks} == {"on:-3,0": "+1", "on:-1,0": "-1"}


def test_forecasts_are_of_the_cards_that_the_deck_has() -> None:
    state = loaded()
    deck = {"engines": 2, "mechs-difficult": 1}
    state.deck[:] = [deck.get(name, 0) for name in MACHINE_NAMES]
    chances = {name: (each.hits, each.of) for name, each in forecasts(state).items()}
    assert chances == {"engines": (2, 3), "mechs-difficult": (1, 3)}
    state.deck[:] = [0] * len(MACHINE_NAMES)
    state.discard[:] = [1, 0, 0, 0, 0, 0, 0]
    assert [*forecasts(state)] == ["engines"]  # an empty deck is shuffled anew


def test_forecasts_say_what_a_card_would_do() -> None:
    said = foretold(loaded(mechs={"-1,0": 1}, stack=SECT_ACTS), "mechs")
    assert said.bad
    assert "A hunter reaches Seat 1." in spoken(GAME, said.text)
    state = loaded()
    assert not foretold(state, "mechs").bad
    around = [f"1,-1:{side}" for side in ("NE", "E", "SE")]
    state = loaded(arrows=["V0"] * 6, walls=[*around, "0,-1:E", "1,-2:SE"])
    assert "A factory rises in C4." in spoken(GAME, foretold(state, "factories").text)


CHOOSES = [{"frame": "choosing"}]


def gains(*hand: str, **position: object) -> dict[str, str]:
    """What the Order's cards say in silence that they would bring."""
    sides = [
        {"faction": "order", "at": "1,0", "camps": ["3,0"], "hand": list(hand)},
        {"faction": "sect", "at": "-3,0", "camps": ["-3,0"], "hand": ["powderkin"]},
    ]
    state = loaded(sides=sides, stack=CHOOSES, **position)
    found = GAME.scene(state.content, state, 0).hand
    return {card.id: spoken(GAME, card.gain) for card in found if card.gain}


def test_in_silence_a_card_says_what_it_would_bring_now() -> None:
    said = gains("cindra", "pyrrik", "flik", pollution={"2,0": 1, "1,-1": 2})
    assert said["card:cindra"] == "From D5 it clears 2 hexes: +2 support."
    assert said["card:pyrrik"] == "It leaves you 2 hearts."
    assert gains("cindra")["card:cindra"] == "Nothing to clear around D5 now."


def test_a_seat_says_what_it_lacks_for_its_next_camp() -> None:
    first = scene(loaded()).seats[0]
    assert first.note is not None
    assert re.fullmatch(
        r"\d more for camp 1 of \d; it fills the hand to \d\.", spoken(GAME, first.note)
    )
    assert first.called == ["faction:order"]


def test_overlays_mark_threats_and_sites() -> None:
    for state in turns():
        marks = {overlay.id: overlay.marks for overlay in scene(state).overlays}
        side = field(state.stack, SIDE)
        here = [m.text for m in marks["threats"] if m.at == f"on:{HEX_NAMES[state.at[side]]}"]
        assert here == {SAFE: [], 0: ["M"], 1: ["S"]}[threat(state, side)]
        order = [m.at for m in marks["sites"] if m.text.startswith("#")]
        assert order == [f"on:{HEX_NAMES[hex]}" for hex in enclosed_hexes(state)]


def test_the_tableau_counts_right() -> None:
    for state in everywhere():
        pieces = {each.id: each for each in scene(state).pieces}
        for side in state.order:
            if side == NONE or state.organizer[side] == NONE:
                continue
            seat, faction = seat_of(state, side), FACTION_NAMES[side]
            assert pieces[f"support:{faction}"].at == f"track-{seat}:{state.support[side]}"
            hearts = [pieces[f"damage:{faction}:{n}"].symbol for n in range(3)]
            assert hearts.count("damage") == state.damage[side]
            to_build = [id for id in pieces if id.startswith(f"to-build:{faction}:")]
            steps = state.content.camp_steps[state.seats]
            assert len(to_build) == len(steps) - state.built[side]
            for item in state.order:
                name = state.content.pack.factions.faction[item].item
                held = state.items[len(FACTION_NAMES) * side + item]
                symbol = pieces[f"item:{faction}:{name}"].symbol
                assert symbol == (f"item-{name}" if held else f"item-{name}-used")


def test_warnings_come_before_a_defeat() -> None:
    """No toxic site left and a chute at two tokens; no tile left and a hex enclosed."""
    toxic = ["3,0", "3,-1", "3,-2", "3,-3", "2,-3", "1,-3"]
    state = loaded(toxic=toxic, pollution={"1,0": 2}, arrows=["V0"])
    assert [row.label.id for row in panel(scene(state), "warning").rows] == ["warn-toxic"]
    state = loaded(toxic=toxic[:5], pollution={"1,0": 2}, arrows=["V0"])
    assert "warning" not in [each.id for each in scene(state).panels]
    hexes = ["3,-3", "3,0", "0,3", "-3,3", "-3,1"]
    factories = [{"number": 5 - n, "hex": hex, "rewilded": True} for n, hex in enumerate(hexes)]
    around = [f"1,-1:{side}" for side in ("NE", "E", "SE")]
    walls = [*around, "0,-1:E", "1,-2:SE"]
    state = loaded(factories=factories, arrows=["V0"] * 6, walls=walls)
    assert [row.label.id for row in panel(scene(state), "warning").rows] == ["warn-core"]


def test_prompts_say_what_is_left() -> None:
    for state in turns():
        side = field(state.stack, SIDE)
        words = scene(state, seat_of(state, side)).prompt.text.args
        assert words["points"] == field(state.stack, TURN_POINTS)
        assert words["faction"] == FACTION_NAMES[side]


def test_choices_of_the_set_up_are_explained() -> None:
    met = set()
    for state in everywhere():
        kind = top(state.stack)
        if kind in (TAKING, LEADING, SETTLING, MIXING) and state.turn().seats:
            asked = state.turn().seats[0]
            met.add(kind)
            urgent = [each.id for each in scene(state, asked).panels if each.urgent]
            wanted = {TAKING: "factions", LEADING: "organizers", SETTLING: "home"}
            assert kind == MIXING or wanted[kind] in urgent
            if kind == LEADING:
                rows = panel(scene(state, asked), "organizers").rows
                assert [row.label.id for row in rows].count("about-ability") == 9
    assert met == {TAKING, LEADING, SETTLING, MIXING}


def test_only_habitats_can_be_told_and_never_in_silence() -> None:
    met = 0
    for state in everywhere():
        for viewer in viewers(state.seats):
            said = scene(state, viewer).phrases
            if viewer < 0 or state.seats == 1 or top(state.stack) == CHOOSING:
                assert not said
                continue
            first = CARDS_EACH * state.order[viewer]
            held = state.place[first : first + CARDS_EACH].count(HAND) if state.order else 0
            told = [phrase for phrase in said if phrase.id == "say-habitat"]
            assert all(phrase.args.keys() == {"habitat", "count"} for phrase in told)
            if told:
                assert sum(int(phrase.args["count"]) for phrase in told) == held
                met += 1
    assert met


def test_waiting_abilities_come_first() -> None:
    met = 0
    for state in everywhere():
        if top(state.stack) == REVEALING:
            rows = panel(scene(state), "reveal").rows
            ids = [row.label.id for row in rows]
            assert ids == sorted(ids, reverse=True)
            assert "waiting-card" in ids
            met += 1
    assert met


def test_every_hex_has_one_ground() -> None:
    for state in everywhere():
        grounds = [p for p in scene(state).pieces if p.id.startswith("ground:")]
        laid = [hex for hex in range(HEXES) if state.ground[hex] != NONE or hex == CORE]
        assert [p.at for p in grounds] == [HEX.element(hex) for hex in laid]


@pytest.mark.rule("DEF-1.10")
def test_a_win_is_a_feast_where_the_core_was() -> None:
    state = loaded(mechs={"0,0": 2})
    assert {piece.at for piece in scene(state).pieces if piece.id.startswith("pawn:")} == {
        "on:1,0",
        "on:-3,0",
    }
    state.result = WON
    there = [piece.id for piece in scene(state).pieces if piece.at == "on:0,0"]
    assert sorted(there) == ["pawn:order", "pawn:sect"]
    (core,) = [piece for piece in scene(state).pieces if piece.id == "ground:0,0"]
    assert (core.symbol, core.over) == ("rewilded", [])
    assert "feast" in words_of(GAME).phrase(core.label or Phrase(""))


# --- around the board ---------------------------------------------------------------------------


def test_meters_say_how_we_win_and_how_we_lose() -> None:
    met = 0
    for state in everywhere():
        meters = {meter.id: meter for meter in scene(state).meters}
        if not meters:
            continue
        sides = [side for side in state.order if side != NONE]
        assert meters["camps"].value == sum(state.built[side] for side in sides)
        assert meters["rewilded"].value == sum(state.rewilded)
        assert meters["rewilded"].of == meters["factories"].value
        assert meters["toxic"].value == state.content.toxic - toxic_left(state)
        worst = max(deaths(state, habitat) for habitat in range(len(HABITAT_NAMES)))
        assert (meters["dead"].value, meters["dead"].warning) == (worst, 2 if worst else 0)
        assert meters["cards"].value == sum(state.deck)
        if top(state.stack) == TURN:
            actions = meters["actions"]
            assert actions.of - actions.value == field(state.stack, TURN_POINTS)
            met += 1
    assert met


def test_a_faction_shows_hearts_support_camps_and_items() -> None:
    for state in everywhere():
        cards = scene(state).seats
        assert [card.seat for card in cards] == [*range(state.seats)]
        for side in state.order:
            if side == NONE or state.organizer[side] == NONE:
                continue
            card = cards[seat_of(state, side)]
            hearts = {figure.id: figure.health for figure in card.team}
            left = state.content.max_damage - state.damage[side]
            assert hearts[f"pawn:{FACTION_NAMES[side]}"] == left
            support = {meter.id: meter.value for meter in card.meters}
            assert support[f"support-{FACTION_NAMES[side]}"] == state.support[side]
            if state.seats > 1:
                assert card.score == state.built[side]
                held = [item.has for item in card.items]
                start = len(FACTION_NAMES) * side
                assert held == [bool(state.items[start + item]) for item in state.order]


def test_dim_actions_have_the_reason_that_the_rules_give() -> None:
    """Of what has no target, why not is asked of the rules; of what has, none of them is legal."""
    reasons = set()
    for state in turns():
        seat = seat_of(state, field(state.stack, SIDE))
        legal = {state.content.moves.text(move).split(" ")[0] for move in state.legal(seat)}
        for card in scene(state, seat).hand:
            if card.kind != "action":
                continue
            assert (card.reason is None) == (card.id in legal)
            assert (card.gain is None) == (card.id not in legal)
            if card.reason is None:
                continue
            assert len(spoken(GAME, card.reason)) <= 24
            reasons.add(card.reason.id)
            family = state.content.moves.by_name[card.id]
            if field(state.stack, TURN_POINTS) and not family.domains:
                denial = state.why_not(seat, family.base)
                assert denial is not None
                assert card.reason == Phrase(f"short-{denial.message}", denial.args)
    assert len(reasons) > 6


def test_odds_stand_at_the_pawn_that_will_roll() -> None:
    met = 0
    for state in turns():
        side = field(state.stack, SIDE)
        for hint in scene(state, seat_of(state, side)).prompt.hints:
            for effect in hint.effects:
                assert effect.at == f"pawn:{FACTION_NAMES[side]}"
                found = odds(state, side, threat(state, side), state.damage[side])
                counts = [(face.count, face.harm) for face in effect.faces]
                assert sum(count for count, _ in counts) == found.faces
                assert sum(count for count, harm in counts if not harm) == found.harmless
                met += 1
    assert met


def test_silence_says_who_chooses_and_nothing_of_the_cards() -> None:
    met = 0
    for state in everywhere():
        contest = scene(state, 0).contest
        assert (contest is not None) == (top(state.stack) == CHOOSING and state.seats > 1)
        if contest:
            asked = [each.seat for each in contest.order if each.state == "asked"]
            assert asked == [*state.turn().seats]
            assert contest == scene(state, SPECTATOR).contest
            met += 1
    assert met


def test_the_end_tells_how_far_we_came() -> None:
    over = [state for state in everywhere() if state.result != RUNNING]
    assert over
    for state in over:
        shown = scene(state).prompt
        assert shown.detail is not None
        assert shown.detail.args["camps"] == sum(state.built)


def test_no_sentence_names_a_hex_by_its_coordinates() -> None:
    axial = re.compile(r"-?\d,-?\d")
    for state in everywhere():
        for viewer in viewers(state.seats):
            shown = scene(state, viewer)
            said = [shown.prompt.text, shown.prompt.detail]
            said += [hint.text for hint in shown.prompt.hints]
            said += [hint.label for hint in shown.prompt.hints]
            said += [piece.label for piece in shown.pieces]
            for phrase in said:
                assert phrase is None or not axial.search(spoken(GAME, phrase)), phrase
