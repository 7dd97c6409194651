"""With which weight each move and event is told."""

from typing import Final

from wildtable.games.wildlife.scene.signs import (
    AREA_PAWN,
    CARDS_HELD,
    CATEGORY_SIGNS,
    FOOD,
    PLAY_CARD,
    SALE,
    SUCCESS,
    WALK,
)
from wildtable.kernel.world import Moment

USED: Final = ["play", "as", "sold"]  # what comes of a card is told with it
COMES: Final = ["seed", "expand", "migrate", "land", "strike"]  # a tile, which may fill an area


def moments() -> list[Moment]:
    return [*_moves(), *_events(), *_scorings()]


def _moves() -> list[Moment]:
    return [
        Moment("seed", "place", "expand", {"to": 0}),
        Moment("play", "play", PLAY_CARD, {"target": 0}),
        Moment("auction", "aim", SALE, {"target": 0}),
        Moment("migrate", "step", WALK, {"from": 0, "to": 1}, after=USED),
        Moment("expand", "place", "expand", {"to": 0}, after=USED),
        Moment("attack", "aim", "attack", {"target": 0}, after=USED),
        Moment("raise", "gain", "gi-ship-wheel", {"target": 0}, after=USED),
        Moment("take", "gain", "gi-upgrade", {"target": 0}, after=USED),
        Moment("take-from", "quiet"),
        Moment("tile", "quiet"),
        Moment("as", "reveal", "gi-focused-lightning", {"target": 0}, after=["play", "sold"]),
        Moment("forgo", "quiet", after=USED),
        Moment("resolve", "play", PLAY_CARD, after=["sold"]),
        Moment("use", "gain", "gi-upgrade", {"target": 0}),
        Moment("lift", "quiet", "mobility", {"from": 0}),
        Moment("land", "step", "mobility", {"to": 0}, after=["use"]),
        Moment("strike", "aim", "aggression", {"target": 0}, after=["use"]),
        Moment("block", "block", "defense"),
        Moment("allow", "pass"),
        Moment("bid", "bid", SALE, {"amount": 0}),
        Moment("pass", "pass"),
        Moment("step-back", "pay", FOOD, {"amount": 0}),
        Moment("remove", "fall", "gi-death-skull", {"target": 0}),
        Moment("convert", "gain", SUCCESS),
        Moment("end-turn", "quiet"),
        Moment("nominate", "aim", SALE),
        Moment("chart", "quiet"),
        Moment("nominator", "quiet", roles={"seat": 0}),
        Moment("draw", "draw", CARDS_HELD),
    ]


def _events() -> list[Moment]:
    return [
        Moment("drew", "draw", CARDS_HELD, {"seat": 0}),
        Moment("reshuffled", "quiet", CARDS_HELD),
        Moment("starts", "quiet", roles={"seat": 0}),
        Moment("turn-of", "turn", roles={"seat": 0}),
        Moment("chart-sold", "take", SALE, {"seat": 0, "amount": 2}),
        Moment("replaced", "fall", "attack", {"seat": 0, "target": 2}, after=["attack", "strike"]),
        Moment("exchanged", "step", "mobility", {"seat": 0, "from": 2, "to": 3}, after=["land"]),
        Moment("filled", "take", AREA_PAWN, {"seat": 0, "target": 1, "points": 2}, after=COMES),
        Moment("triggered", "machine", SUCCESS),
        Moment("sold", "take", SALE, {"seat": 1, "amount": 3}),
        Moment("unsold", "take", SALE, after=["auction"]),
        Moment("idle", "gain", roles={"seat": 0}, after=["play", "sold"]),
        Moment("lost-ability", "take", "gi-upgrade", {"seat": 1}, after=["take"]),
        Moment("fed", "gain", FOOD, {"seat": 0, "amount": 1}, after=["play", "resolve"]),
        Moment("starved", "loss", "gi-desert-skull", {"seat": 0, "amount": 1}),
        Moment("ending", "machine", SUCCESS),
    ]


def _scorings() -> list[Moment]:
    """The category of an area or a herd is told by the kind of the event."""
    areas, herds = CATEGORY_SIGNS[:2]
    return [
        Moment("big-scoring", "machine", SUCCESS),
        Moment("scored-area", "score", areas, {"target": 0, "seat": 1, "amount": 2, "points": 4}),
        Moment("scored-herd", "score", herds, {"target": 0, "seat": 1, "amount": 2, "points": 4}),
        Moment("scored-most", "score", SUCCESS, {"category": 0, "seat": 1, "points": 4}),
    ]
