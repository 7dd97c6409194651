"""What conformance promises of goals, piles and thrown dice: each broken in one way."""

from collections.abc import Callable

import pytest
from msgspec import structs

from wildtable.games.wilderness import GAME
from wildtable.kernel.faces import Action, Face, Fate, Figure, Goal, Goals, Meter, Throw
from wildtable.kernel.kit.face_promises import check_faces
from wildtable.kernel.kit.promises import Broken
from wildtable.kernel.phrase import Phrase
from wildtable.kernel.scene import Scene
from wildtable.kernel.turn import SPECTATOR

CONTENT = GAME.content({option.name: option.default for option in GAME.options})
TITLE = Phrase("goals")
PLACES = frozenset(e.id for layout in GAME.layouts(CONTENT) for e in layout.elements)


def with_goal(scene: Scene, goal: Goal) -> Scene:
    return structs.replace(scene, goals=Goals(TITLE, [goal]))


def with_throw(scene: Scene, at: str = "field:z9", harm: int = 0) -> Scene:
    throw = Throw(at, [Face("die-hole", Phrase("die-hole"), paid=True)], harm)
    return structs.replace(scene, prompt=structs.replace(scene.prompt, throw=throw))


def with_outcome(scene: Scene, owner: int, health: int) -> Scene:
    bear = Fate(Figure("piece:bear", "face-bear", TITLE, health, 4), owner)
    pay = Action("pay", TITLE, reason=TITLE, outcome=bear)
    return structs.replace(scene, prompt=structs.replace(scene.prompt, actions=[pay]))


BROKEN: list[tuple[Callable[[Scene], Scene], str]] = [
    (lambda scene: with_goal(scene, Goal("element-fire", TITLE, takers=[2])), "seat 2 has taken"),
    (lambda scene: with_goal(scene, Goal("element-fire", TITLE, tone="lava")), "'lava' is no tone"),
    (lambda scene: with_goal(scene, Goal("element-mud", TITLE)), "'element-mud' is neither"),
    (
        lambda scene: structs.replace(scene, meters=[Meter("drops", TITLE, 3, pile=True)]),
        "'drops' is a pile and no clock",
    ),
    (with_throw, "dice were thrown at 'field:z9'"),
    (lambda scene: with_throw(scene, "field:e5", -1), "'field:e5' do -1 harm"),
    (lambda scene: with_outcome(scene, 2, 1), "somebody of seat 2, not at the table"),
    (lambda scene: with_outcome(scene, 0, 5), "leaves 'piece:bear' 5 of 4"),
]


@pytest.mark.parametrize(("change", "says"), BROKEN)
def test_what_is_not_there_is_noticed(change: Callable[[Scene], Scene], says: str) -> None:
    scene = GAME.scene(CONTENT, GAME.start(CONTENT, 2), SPECTATOR)
    check_faces(GAME, CONTENT, scene, [], PLACES)
    with pytest.raises(Broken, match=says):
        check_faces(GAME, CONTENT, change(scene), [], PLACES)
