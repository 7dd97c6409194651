"""Machine cards as tales: pages only for what matters, with cause, meaning, places, counters."""

from functools import cache
from random import Random

from tests.games.defenders.test_scene import loaded, start, step
from tests.games.scenes import spoken
from wildtable.games.defenders import GAME
from wildtable.games.defenders.frames import MACHINES
from wildtable.games.defenders.moves import HEX, MACHINE, MACHINE_CARDS, MACHINE_NAMES
from wildtable.games.defenders.rules.hexes import HEX_NAMES
from wildtable.games.defenders.rules.machines import next_step
from wildtable.games.defenders.rules.values import NONE, RUNNING
from wildtable.games.defenders.scene.forecasts import acting
from wildtable.games.defenders.state import DefendersState
from wildtable.kernel.frames import push, top
from wildtable.kernel.scene import News
from wildtable.kernel.tale import Tale, TalePage
from wildtable.kernel.turn import CHANCE, NOBODY

AROUND_C4 = ["1,-1:NE", "1,-1:E", "1,-1:SE", "0,-1:E", "1,-2:SE"]  # the core is its sixth side
MOST_PAGES = 8
MATCHES = 4


def played(state: DefendersState, card: str) -> Tale:
    """A machine card, as far as no chance has a say in it."""
    listen(state)
    side = acting(state)
    state.stack.clear()
    push(state.stack, MACHINES, side, MACHINE_NAMES.index(card), 0, 0, NONE)
    while state.result == RUNNING and state.stack and top(state.stack) == MACHINES:
        next_step(state)
    return told(state, card)


def listen(state: DefendersState) -> None:
    state.news, state.stills = [], []


def told(state: DefendersState, card: str) -> Tale:
    """The tale of what the state has told since somebody listens."""
    assert state.news is not None
    assert state.stills is not None
    words = [state.content.events.words_for(event, 0) or [] for event in state.news]
    drawn = News("move", CHANCE, ["machine", card])
    heard = [drawn, *[News("event", CHANCE, each) for each in words]]
    (tale,) = GAME.tales(state.content, heard, dict(enumerate(state.stills, 1)), 0)
    assert tale.first == 0
    return tale


def pages(tale: Tale) -> list[TalePage]:
    return [page for step in tale.steps for page in step.pages]


def came(tale: Tale) -> list[str]:
    """What came of each step."""
    return [spoken(GAME, step.text) for step in tale.steps if step.text]


def said(page: TalePage) -> str:
    return " ".join([spoken(GAME, each) for each in (page.text, page.cause, page.then) if each])


def test_a_step_in_which_nothing_happens_is_a_line_and_no_page() -> None:
    tale = played(loaded(), "factories")
    assert came(tale)[0] == "No hex is walled in."
    assert tale.steps[0].pages == []
    assert len(pages(tale)) == 1  # the chutes of the core


def test_a_wall_counts_the_sides_of_the_hex_and_says_what_is_next() -> None:
    """Engine 1 leaves the fifth wall of a hex: the page says so at the hex."""
    found = [page for card in random_tales() for page in pages(card) if page.counters]
    five = [page for page in found if page.counters[0].of == 6 and page.counters[0].value == 5]
    assert five
    for page in five:
        counter = page.counters[0]
        place = HEX_NAMES[HEX.read(counter.at.partition(":")[2])]
        assert counter.at == f"hex:{place}"
        assert counter.at in page.focus
        assert "One more wall, and" in said(page)


def test_a_factory_names_its_place_and_what_is_left() -> None:
    tale = played(loaded(arrows=["V0"] * 6, walls=AROUND_C4), "factories")
    (page,) = pages(tale)
    assert said(page) == (
        "Factory 5 rises on C4. Because all its sides are closed. "
        "4 more can be built; the one after them loses the match."
    )
    assert page.focus == ["hex:1,-1"]


def test_hunters_say_whom_they_reach_and_why() -> None:
    tale = played(loaded(mechs={"2,0": 2}), "mechs")
    reached = [page for page in pages(tale) if page.text.id == "tale-pursued"]
    assert [spoken(GAME, page.text) for page in reached] == ["2 hunters reach Seat 0 on D5."]
    assert "pawn:order" in reached[0].focus


def test_pollution_is_one_page_and_what_turns_toxic_another() -> None:
    chutes = played(loaded(), "factories").steps[1].pages[0].focus
    state = loaded(pollution={chutes[0].removeprefix("hex:"): 2})
    spill, toxic = played(state, "factories").steps[1].pages
    assert spill.text.id == "tale-spill"
    assert toxic.focus == chutes[:1]
    assert "5 toxic sites are left." in said(toxic)


def test_reboot_turns_the_direction_and_goes_on() -> None:
    tale = played(loaded(), "reboot")
    assert came(tale)[0] == "Now left."
    assert tale.note is not None
    assert spoken(GAME, tale.note) == "Machine direction: left"


def test_without_its_stills_a_card_is_no_tale() -> None:
    state = loaded()
    heard = [
        News("move", CHANCE, ["machine", "reboot"]),
        News("event", CHANCE, ["step", "toggle-direction"]),
    ]
    assert GAME.tales(state.content, heard, {}, 0) == []


@cache
def random_tales() -> list[Tale]:
    """Of matches that are played at random; a card that chance cuts in two as far as that."""
    tales = []
    for seed in range(MATCHES):
        state, rng = start(3), Random(seed)
        while state.turn().seat != NOBODY:
            ahead = state.clone()
            seat, move = step(state, rng)
            if MACHINE <= move < MACHINE + MACHINE_CARDS:
                listen(ahead)
                ahead.apply(seat, move)
                tales.append(told(ahead, MACHINE_NAMES[move - MACHINE]))
            state.apply(seat, move)
    return tales


def test_tales_are_short_and_every_sentence_has_words() -> None:
    tales = random_tales()
    assert len(tales) > 20
    for tale in tales:
        assert 1 <= len(pages(tale)) <= MOST_PAGES
        numbers = [page.item for page in pages(tale)]
        assert numbers == sorted(numbers)
        assert tale.first < numbers[0]
        assert numbers[-1] <= tale.last
        for sentence in [*came(tale), *[said(page) for page in pages(tale)]]:
            assert sentence.endswith((".", "!"))
            assert "{" not in sentence
            assert "tale-" not in sentence
