"""What a seat is shown: every sentence has words, every pick a place, every number is right."""

import re
from collections import Counter
from itertools import combinations
from random import Random

import pytest

from tests.games.scenes import (
    Playouts,
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
    check_words,
    hints,
    panel,
    unmet,
    viewers,
)
from wildtable.games.wildlife import GAME
from wildtable.games.wildlife.frames import (
    BIDDER,
    BIDDING,
    CARD_USE,
    CHARTS,
    DEAL,
    FIRST_NOMINATOR,
    FRAMES,
    HIGHEST,
    OFFERED,
    PASSED,
    REFILL,
    TURN,
    USED_CARD,
)
from wildtable.games.wildlife.moves import (
    ABILITIES,
    ABILITY_CARD,
    ADAPTATION_CARD,
    CARDS,
    EMPTY,
    FIRST_EVENT,
    JOKER,
    LEVEL_NAMES,
    NO_CHART,
    PLAY,
    SPACES,
    TERRAINS,
)
from wildtable.games.wildlife.rules.card_use import is_of_use, use_card
from wildtable.games.wildlife.rules.table import active
from wildtable.games.wildlife.scene.flags import FLAG_HEIGHT, FLAG_WIDTH
from wildtable.games.wildlife.scene.outline import filled, loops
from wildtable.games.wildlife.scene.signs import card_tone
from wildtable.games.wildlife.state import WildlifeState
from wildtable.kernel.faces import Contest
from wildtable.kernel.frames import field, pop, top
from wildtable.kernel.scene import Layout, News, Phrase, Scene
from wildtable.kernel.turn import NOBODY, SPECTATOR
from wildtable.kernel.words import words_of

# Scenes are interpreted on both builds: once is enough, on the faster rules.
pytestmark = [pytest.mark.slow, pytest.mark.bulk]

OPTIONS: list[dict[str, str]] = [
    {},
    {"food_visibility": "hidden"},
    {"organism_auction": "true", "payment": "free_choice"},
    {"bank": "limited", "event_auctions": "false", "rotating_start": "true"},
]
SETUPS = [(seats, options) for seats in range(2, 7) for options in (0, 1 + seats % 3)]
EVERY = 47  # positions of a playout that are looked at, beside the first of each kind
SPATIAL = ("space", "card")  # domains whose members lie on the table


def step(state: WildlifeState, rng: Random) -> tuple[int, int]:
    """A random move, with few bids so that auctions stay short: who made it, and which."""
    if top(state.stack) == BIDDING and rng.random() < 0.5:
        seat = state.turn().seat
        return seat, state.legal(seat)[-1]
    return any_move(state, rng)


PLAYOUTS = Playouts(GAME, WildlifeState, OPTIONS, step, EVERY)
start, positions, looks = PLAYOUTS.start, PLAYOUTS.positions, PLAYOUTS.looks


def scene(state: WildlifeState, seat: int) -> Scene:
    return GAME.scene(state.content, state, seat)


# --- words --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_every_phrase_has_words(seats: int, options: int) -> None:
    check_words(GAME, looks(seats, options))


@pytest.mark.parametrize("options", range(len(OPTIONS)))
def test_every_layout_has_words(options: int) -> None:
    check_layout_words(GAME, start(2, options).content)


def test_every_kind_of_decision_is_met() -> None:
    states = [state for setup in SETUPS for state in positions(*setup)]
    by_chance = {FRAMES.kinds[kind].name for kind in (CHARTS, FIRST_NOMINATOR, DEAL, REFILL)}
    assert unmet(FRAMES, states) <= by_chance


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_log_is_in_sentences(seats: int) -> None:
    state = start(seats)
    check_log(GAME, state.content, state, step, Random(seats))


def test_every_move_and_event_has_a_sentence() -> None:
    check_sentences(GAME, start(2).content, by_chance=("chart", "nominator", "draw"))


def test_plurals() -> None:
    content, words = start(2).content, words_of(GAME)
    filled_areas = [
        words.news(content, News("event", 0, ["filled", "1", "forest-small", points]))
        for points in ("1", "3")
    ]
    assert filled_areas == [
        "Seat 1 fills the small forest: 1 point.",
        "Seat 1 fills the small forest: 3 points.",
    ]


# --- layouts, pieces and picks ------------------------------------------------------------------


def layouts(options: int) -> list[Layout]:
    return GAME.layouts(start(2, options).content)


@pytest.mark.parametrize("options", range(len(OPTIONS)))
def test_elements_have_names_of_their_own(options: int) -> None:
    check_names(layouts(options))


@pytest.mark.parametrize("options", range(len(OPTIONS)))
def test_elements_lie_inside_their_layouts(options: int) -> None:
    check_inside(layouts(options))


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_pieces_lie_on_elements_and_are_drawn(seats: int, options: int) -> None:
    check_pieces(GAME, looks(seats, options))


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_picks_and_shortcuts_lie_on_the_table(seats: int, options: int) -> None:
    check_picks(GAME, looks(seats, options), SPATIAL)


@pytest.mark.parametrize("options", range(len(OPTIONS)))
def test_every_ground_is_drawn(options: int) -> None:
    check_grounds(GAME, layouts(options), styled=("outline", "hole"))


def test_art_brings_nothing_from_outside() -> None:
    check_art(GAME)


def test_outlines() -> None:
    assert loops([(0, 0)]) == [[(0, 0), (1, 0), (1, 1), (0, 1)]]
    assert len(loops([(0, 0), (1, 1)])) == 2  # a corner does not connect
    around = [(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    assert sorted(len(loop) for loop in loops(around)) == [4, 4]  # a lake has a shore
    assert filled([(0, 0)], 0.5, 0).count("Z") == 1


# --- what is hidden -----------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_a_hand_is_shown_to_its_owner_alone(seats: int, options: int) -> None:
    for state in positions(seats, options):
        for viewer in viewers(state.seats):
            held = Counter(
                {p.symbol: p.count for p in scene(state, viewer).pieces if p.at.startswith("card:")}
            )
            if viewer < 0 or not state.stack:
                assert not held
                continue
            own = state.hands[CARDS * viewer : CARDS * (viewer + 1)]
            names = state.content.card_names
            assert held == Counter({f"card-{names[c]}": n for c, n in enumerate(own) if n})


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_a_redeal_shows_the_same(seats: int, options: int) -> None:
    check_redeals(GAME, looks(seats, options))


# --- numbers ------------------------------------------------------------------------------------


def area_counts(state: WildlifeState) -> Counter[tuple[int, int]]:
    return Counter(
        (state.content.area_of[space], owner)
        for space, owner in enumerate(state.owner)
        if owner != EMPTY
    )


def herd_sizes(state: WildlifeState) -> list[tuple[int, int]]:
    """Owner and size of each herd, found by joining neighbours until nothing changes."""
    herd = list(range(state.content.spaces))
    joined = True
    while joined:
        joined = False
        for space, near in enumerate(state.content.neighbors):
            for other in near:
                same = state.owner[space] == state.owner[other] != EMPTY
                if same and herd[other] < herd[space]:
                    herd[space] = herd[other]
                    joined = True
    sizes = Counter(herd[space] for space in range(len(herd)) if state.owner[space] != EMPTY)
    return sorted((state.owner[first], size) for first, size in sizes.items() if size > 1)


@pytest.mark.parametrize("seats", range(2, 7))
def test_overlays_count_right(seats: int) -> None:
    for state in positions(seats, 0):
        overlays = {each.id: each.marks for each in scene(state, SPECTATOR).overlays}
        space_of = {f"space:{name}": n for n, name in enumerate(state.content.space_names)}
        areas = [f"area:{name}" for name in state.content.area_names]
        shares = Counter(
            {
                (areas.index(mark.at), share.owner): share.count
                for mark in overlays["majorities"]
                for share in mark.shares
            }
        )
        free = {(area, EMPTY): room for area, room in enumerate(free_spaces(state)) if room}
        assert shares == area_counts(state) + Counter(free)
        herds = [(mark.owner, int(mark.text.split()[0])) for mark in overlays["herds"]]
        assert sorted(herds) == herd_sizes(state)
        assert all(state.owner[space_of[m.at]] == m.owner for m in overlays["projection"])


def free_spaces(state: WildlifeState) -> list[int]:
    return [
        capacity - filled
        for capacity, filled in zip(state.content.capacity, state.filled, strict=True)
    ]


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_projection_is_what_a_scoring_brings(seats: int) -> None:
    """The last row of the panel is the points that a big scoring adds."""
    rng = Random(3 + seats)
    state = start(seats)
    scored = 0
    while state.turn().seat != NOBODY:
        before, expected = state.clone(), panel(scene(state, SPECTATOR), "projection").rows[-1]
        seat, move = step(state, rng)
        state.news = []
        state.apply(seat, move)
        kinds = [state.content.events.family_of(event).name for event in state.news]
        only_scoring = state.owner == before.owner and "filled" not in kinds
        if "big-scoring" in kinds and only_scoring:
            gained = [now - old for now, old in zip(state.success, before.success, strict=True)]
            assert gained == [n * kinds.count("big-scoring") for n in numbers(expected.cells)]
            check_scoring(state, before)
            scored += 1
    assert scored or seats == 2  # two players may end at once by their last tile


def check_scoring(state: WildlifeState, before: WildlifeState) -> None:
    """The chapters bring everybody from where it stood to where it stands."""
    shown = scene(state, SPECTATOR)
    scoring = shown.scoring
    assert scoring is not None
    assert shown.prompt.mood == "scoring"
    gained = [sum(points) for points in zip(*[c.points for c in scoring.chapters], strict=True)]
    ends = [start + points for start, points in zip(scoring.before, gained, strict=True)]
    assert ends == state.success
    if state.pending == before.pending == 1:
        assert scoring.before == before.success
    for chapter in scoring.chapters[:2]:
        for seat, points in enumerate(chapter.points):
            assert sum(each.points for each in chapter.groups if each.seat == seat) == points


def numbers(cells: list[str | int | Phrase]) -> list[int]:
    return [cell for cell in cells if isinstance(cell, int)]


def auctions() -> list[WildlifeState]:
    found = [state for setup in SETUPS for state in positions(*setup)]
    return [state for state in found if top(state.stack) == BIDDING]


def contest(state: WildlifeState, seat: int) -> Contest:
    shown = scene(state, seat).contest
    assert shown is not None
    return shown


def test_an_auction_says_what_the_rules_allow() -> None:
    assert len(auctions()) > 10
    for state in auctions():
        asked = state.turn().seat
        bids = [int(state.content.moves.text(m).split()[1]) for m in state.legal(asked)[:-1]]
        shown = contest(state, asked)
        assert shown.family == "bid"
        assert shown.standing == (field(state.stack, HIGHEST) or -1)
        assert shown.leader == field(state.stack, BIDDER)
        if bids and state.seats > 2:
            assert shown.means == bids[-1]
        said_of = hints(scene(state, asked))
        for bid in bids:
            back = -(-max(0, bid - state.food[asked]) // 3)
            said = said_of.get(f"bid {bid}")
            assert (said.args["steps"] if said else 0) == back


def test_an_auction_lists_all_seats_and_who_is_out() -> None:
    for state in auctions():
        stands = {each.seat: each.state for each in contest(state, SPECTATOR).order}
        assert sorted(stands) == list(range(state.seats))
        assert stands[active(state)] == "sells"
        assert stands[state.turn().seat] == "asked"
        out = [seat for seat, stand in stands.items() if stand == "out"]
        passed = field(state.stack, PASSED) & ~(1 << active(state))
        assert len(out) == passed.bit_count()


def test_a_lot_is_useless_where_its_buyer_could_do_nothing() -> None:
    met = Counter[bool]()
    for state in auctions():
        card = field(state.stack, OFFERED)
        for seat in range(state.seats):
            shown = contest(state, seat)
            bidding = shown.worth is not None
            assert bidding == (seat != active(state) and not field(state.stack, PASSED) >> seat & 1)
            if bidding and card < FIRST_EVENT:
                useful = is_of_use(state, seat, card, bought=True)
                assert shown.useless != useful
                met[useful] += 1
    assert met[True]
    assert met[False]


def test_what_a_lot_opens_is_what_its_buyer_may_do() -> None:
    met = 0
    for state in auctions():
        seat, card = state.turn().seat, field(state.stack, OFFERED)
        marked = [each for each in scene(state, seat).overlays if each.id == "lot"]
        assert len(marked) == (card < TERRAINS)
        if not marked or state.seats == 2:
            continue
        bought = state.clone()
        pop(bought.stack)
        use_card(bought, seat, card, bought=True)
        moves = bought.legal(seat) if top(bought.stack) == CARD_USE else []
        goals = {state.content.moves.text(move).split()[-1] for move in moves} - {"forgo"}
        assert {mark.at for mark in marked[0].marks} == {f"space:{goal}" for goal in goals}
        met += len(goals) > 0
    assert met


def test_hints_come_true() -> None:
    """A move that is said to fill an area brings these points, and no other one does."""
    met = 0
    for setup in SETUPS:
        for state in positions(*setup):
            asked = state.turn().seat
            if asked < 0 or top(state.stack) in (BIDDING,):
                continue
            said_of = hints(scene(state, asked))
            for move in state.legal(asked)[:SPACES]:
                text = state.content.moves.text(move)
                said = said_of.get(text)
                if text.split()[0] not in ("migrate", "expand", "land", "strike"):
                    continue
                after = state.clone()
                after.apply(asked, move)
                if not after.stack:
                    continue
                points = int(said.args.get("points", 0)) if said else 0
                assert after.success[asked] - state.success[asked] == points
                met += points > 0
    assert met


def test_a_small_supply_is_a_warning() -> None:
    state = positions(4, 0)[len(positions(4, 0)) // 2].clone()
    for supply, warned in (([3, 4, 9, 9], True), ([4, 4, 9, 9], False)):
        state.supply = supply
        assert ("end" in [meter.id for meter in scene(state, SPECTATOR).meters]) == warned


def test_used_abilities_are_shown_as_used() -> None:
    for state in positions(4, 0):
        for seat in range(4):
            for used, place in ((":used", state.used), (":unused", state.abilities)):
                shown = [
                    p.count
                    for p in scene(state, SPECTATOR).pieces
                    if p.id.startswith(f"abilities-{seat}:") and p.id.endswith(used)
                ]
                owned = place[ABILITIES * seat : ABILITIES * (seat + 1)]
                spent = state.used[ABILITIES * seat : ABILITIES * (seat + 1)]
                wanted = (
                    spent if used == ":used" else [a - b for a, b in zip(owned, spent, strict=True)]
                )
                assert sum(shown) == sum(wanted)


def test_the_turn_prompt_counts_plays() -> None:
    for state in positions(5, 0):
        if top(state.stack) == TURN:
            words = scene(state, state.turn().seat).prompt.text.args
            assert words["plays"] == sum(state.shown)


@pytest.mark.rule("LIF-R35")
def test_the_turn_prompt_says_that_a_sale_may_wait_for_an_intelligence() -> None:
    met = set()
    state, rng = start(2, 0), Random(1)
    while state.stack:
        if top(state.stack) == TURN:
            seat = state.turn().seat
            words = scene(state, seat).prompt.text.args
            if words["owes"] and words["left"] == 1:
                plays = any(PLAY <= move < PLAY + CARDS for move in state.legal(seat))
                assert words["takes"] == plays
                met.add(plays)
        state.apply(*step(state, rng))
    assert met == {False, True}


# --- around the board ---------------------------------------------------------------------------


def test_the_race_and_the_clock_stand_where_the_match_does() -> None:
    for state in positions(4, 0):
        meters = {meter.id: meter for meter in scene(state, 1).meters}
        if NO_CHART not in state.organism:
            race = [(runner.seat, runner.value) for runner in meters["success"].race]
            assert race == list(enumerate(state.success))
        clock = meters["areas"]
        assert clock.value == state.pawns_taken
        assert [step.text for step in clock.steps] == [str(n) for n in state.content.pawn_values]
        assert [step.big for step in clock.steps] == state.content.triggers


def test_only_who_is_to_play_sees_meters_of_the_turn() -> None:
    for state in positions(4, 0):
        for viewer in viewers(4):
            turn = [meter.id for meter in scene(state, viewer).meters if meter.side == "turn"]
            own = viewer >= 0 and viewer == active(state)
            assert turn == (["plays", "sale", "walk"] if own else [])


def test_a_chart_is_shown_sign_by_sign() -> None:
    for state in positions(5, 0):
        for card in scene(state, SPECTATOR).seats:
            if state.organism[card.seat] != NO_CHART:
                levels = state.level[TERRAINS * card.seat : TERRAINS * (card.seat + 1)]
                assert [item.symbol for item in card.items] == [LEVEL_NAMES[n] for n in levels]
                assert [item.tone for item in card.items] == state.content.terrain_names


def test_cards_say_whether_they_can_be_played_and_sold() -> None:
    met = 0
    for state in positions(4, 0):
        asked = state.turn().seat
        if top(state.stack) != TURN or asked < 0:
            continue
        legal = {state.content.moves.text(move) for move in state.legal(asked)}
        for card in scene(state, asked).hand:
            play, sell = card.ways
            name = card.id.removeprefix("card:")
            assert (play.moves, sell.moves) == ([f"play {name}"], [f"auction {name}"])
            assert (sell.reason is None) == (sell.moves[0] in legal)
            assert play.reason is not None or play.moves[0] in legal
            met += 1
    assert met > 20


def test_what_a_card_lets_choose_lies_as_cards() -> None:
    met = Counter[str]()
    for setup in SETUPS:
        for state in positions(*setup):
            if top(state.stack) != CARD_USE:
                continue
            asked = state.turn().seat
            picks = {
                pick for move in state.legal(asked) for pick in state.content.moves.picks(move)
            }
            shelf = [card for card in scene(state, asked).hand if not card.ways]
            if field(state.stack, USED_CARD) in (ABILITY_CARD, ADAPTATION_CARD, JOKER):
                assert {card.id for card in shelf if card.reason is None} == picks
                met.update([pick.split(":")[0] for pick in picks])
    assert set(met) == {"terrain", "ability", "card"}


def test_tallies_don_t_lie_on_each_other() -> None:
    flags = [e for e in layouts(0)[0].elements if e.id.startswith("area:")]
    for one, other in combinations(flags, 2):
        apart = abs(one.x - other.x) >= FLAG_WIDTH or abs(one.y - other.y) >= FLAG_HEIGHT
        assert apart, (one.id, other.id)


def test_piles_lie_in_the_sea() -> None:
    elements = {e.id: e for e in layouts(0)[0].elements}
    spaces = [e for id, e in elements.items() if id.startswith("space:")]
    for name in ("deck", "discard", "shown"):
        pile = elements[name]
        for space in spaces:
            wide, high = (pile.width + space.width) / 2, (pile.height + space.height) / 2
            assert abs(pile.x - space.x) >= wide or abs(pile.y - space.y) >= high


# --- what never changes -------------------------------------------------------------------------


def test_every_tone_of_the_drawings_is_in_the_world() -> None:
    tones = {tone.name: tone for tone in GAME.world().tones}
    used = set(re.findall(r"var\(--tone-([a-z0-9-]+), (#\w+)\)", GAME.art()))
    assert {name for name, _ in used} <= set(tones)
    assert all(tones[name].light.upper() == day.upper() for name, day in used)
    content = start(2).content
    assert {card_tone(content, card) for card in range(CARDS)} <= set(tones)


def test_every_sign_of_a_scene_is_explained() -> None:
    content = start(2).content
    terms = {term.id for term in GAME.glossary(content)}
    for state in positions(4, 0):
        shown = scene(state, max(0, state.turn().seat))
        signs = {item.symbol for card in shown.seats for item in card.items}
        signs |= {count.symbol for card in shown.seats for count in card.counts}
        signs |= {piece.symbol for piece in shown.pieces if piece.shape == "tile"}
        signs |= {f"meter-{meter.id}" for meter in shown.meters}
        assert signs <= terms, signs - terms
    kinds = {element.kind for element in layouts(0)[0].elements}
    assert {f"kind-{kind}" for kind in kinds & {*content.terrain_names, "badge"}} <= terms


def test_every_move_and_event_has_its_weight() -> None:
    content = start(2).content
    told = {moment.name for moment in GAME.moments(content)}
    families = [*content.moves.families, *content.events.families]
    assert told == {family.name for family in families}


def test_who_reads_is_called_you() -> None:
    bundle = words_of(GAME)
    words: dict[str, str | int] = {"seat2": 1, "seat3": 0, "card": "joker", "food": 4, "steps": 1}
    told = [bundle.say("news-sold", {**words, "you2": you, "you3": 1 - you}) for you in (0, 1)]
    assert told == [
        "You buy a joker from Seat 1 for 4 food, at a cost of 1 point.",
        "Seat 0 buys a joker from you for 4 food, at a cost of 1 point.",
    ]


@pytest.mark.rule("LIF-23.11")
def test_the_purple_pawn_shows_the_start_player_of_a_round() -> None:
    state = next(each for each in positions(2, 3) if each.start == 1)
    (pawn,) = [
        piece for piece in GAME.scene(state.content, state, 0).pieces if "purple" in piece.id
    ]
    assert pawn.at == "start-1:pawn"
