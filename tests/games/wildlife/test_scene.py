"""What a seat is shown: every sentence has words, every pick a place, every number is right."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random

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
    check_words,
    hints,
    look_around,
    panel,
    unmet,
    viewers,
)
from wildtable.games.wildlife import GAME
from wildtable.games.wildlife.frames import (
    BIDDER,
    BIDDING,
    CHARTS,
    DEAL,
    FIRST_NOMINATOR,
    FRAMES,
    HIGHEST,
    PASSED,
    REFILL,
    TURN,
)
from wildtable.games.wildlife.moves import ABILITIES, CARDS, EMPTY, SPACES
from wildtable.games.wildlife.rules.table import active
from wildtable.games.wildlife.scene.outline import filled, loops
from wildtable.games.wildlife.state import WildlifeState
from wildtable.kernel.frames import field, top
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


def start(seats: int, options: int = 0) -> WildlifeState:
    content = GAME.content(GAME.with_defaults(OPTIONS[options], seats))
    state = GAME.start(content, seats)
    assert isinstance(state, WildlifeState)
    return state


def step(state: WildlifeState, rng: Random) -> tuple[int, int]:
    """A random move, with few bids so that auctions stay short: who made it, and which."""
    if top(state.stack) == BIDDING and rng.random() < 0.5:
        seat = state.turn().seat
        return seat, state.legal(seat)[-1]
    return any_move(state, rng)


@cache
def positions(seats: int, options: int) -> list[WildlifeState]:
    rng = Random(100 * seats + options)
    return look_around(start(seats, options), step, rng, GAME.limit, EVERY)


def looks(seats: int, options: int) -> Iterator[Look]:
    for state in positions(seats, options):
        for viewer in viewers(seats):
            yield state.content, state, viewer


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


def test_the_auction_panel_says_what_the_rules_allow() -> None:
    met = 0
    for setup in SETUPS:
        for state in positions(*setup):
            if top(state.stack) != BIDDING:
                continue
            asked = state.turn().seat
            bids = [int(state.content.moves.text(m).split()[1]) for m in state.legal(asked)[:-1]]
            rows = {row.label.id: row.cells for row in panel(scene(state, asked), "auction").rows}
            if bids:
                assert rows["price" if state.seats == 2 else "lowest-bid"] == [bids[0]]
            if bids and state.seats > 2:
                assert rows["highest-bid"] == [bids[-1]]
            assert rows["your-food"] == [state.food[asked]]
            if state.seats > 2:
                check_bidders(state, rows)
            said_of = hints(scene(state, asked))
            for bid in bids:
                back = -(-max(0, bid - state.food[asked]) // 3)
                said = said_of.get(f"bid {bid}")
                assert (said.args["steps"] if said else 0) == back
            met += 1
    assert met > 10


def check_bidders(state: WildlifeState, rows: dict[str, list[str | int | Phrase]]) -> None:
    highest, bidder = field(state.stack, HIGHEST), field(state.stack, BIDDER)
    standing = f"{highest} ({'ABCDEF'[bidder]})" if highest else Phrase("no-bid")
    assert rows["standing-bid"] == [standing]
    assert str(rows["still-in"][0]).startswith("ABCDEF"[state.turn().seat])
    out = str(rows["passed"][0]) if "passed" in rows else ""
    listed = f"{rows['still-in'][0]} {out}".split()
    assert sorted(listed) == [letter for seat, letter in enumerate("ABCDEF"[: state.seats])
                              if seat != active(state)]  # fmt: skip
    passed = field(state.stack, PASSED) & ~(1 << active(state))
    assert len(out.split()) == passed.bit_count()


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


@pytest.mark.rule("LIF-23.11")
def test_the_purple_pawn_shows_the_start_player_of_a_round() -> None:
    state = next(each for each in positions(2, 3) if each.start == 1)
    (pawn,) = [
        piece for piece in GAME.scene(state.content, state, 0).pieces if "purple" in piece.id
    ]
    assert pawn.at == "start-1:pawn"
