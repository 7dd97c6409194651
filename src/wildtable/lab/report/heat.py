"""How often the places of a board were named in moves, on the board's own picture."""

from collections.abc import Mapping
from html import escape
from typing import Final

from wildtable.kernel.game import Content, Game
from wildtable.kernel.picture.page import board_picture
from wildtable.lab.report.charts import number
from wildtable.lab.report.names import Names

COLD: Final = (244, 241, 232)
HOT: Final = (179, 38, 30)
FEW: Final = 6  # places: fewer make no map


def heat_map(game: Game, content: Content, seats: int, totals: Mapping[str, float]) -> str:
    """The board at the start, its places from pale to red; empty where no moves name places."""
    boards = [each for each in game.layouts(content) if each.place == "board"]
    places = [element.id for board in boards for element in board.elements]
    named = {place: totals[place] for place in places if place in totals}
    if len(named) < FEW:
        return ""
    most = max(named.values())
    scope = "heat-" + game.name.replace("@", "-")  # the name of a pack has one
    kinds = {_kind(place) for place in named}
    rules = [
        f'.{scope} [data-element="{escape(place)}"] > .ground{{'
        + (_fill(named.get(place, 0.0) / most) if _kind(place) in kinds else "visibility:hidden")
        + "}"
        for place in places
    ]
    drawn = board_picture(game, content, game.start(content, seats), seats)
    top = sorted(named.items(), key=lambda item: -item[1])[:3]
    names = Names(game, content)
    busiest = ", ".join([f"{names.of(place)} ({number(times)})" for place, times in top])
    told = f"Pale: never. Red: up to {number(most)} times in a match. Most: {busiest}."
    return (
        f'<style>{"".join(rules)}</style><figure class="heat {scope}">{drawn}'
        f"<figcaption>{escape(told)}</figcaption></figure>"
    )


def _kind(place: str) -> str:
    return place.partition(":")[0]


def _fill(share: float) -> str:
    mixed = [round(c + (h - c) * share) for c, h in zip(COLD, HOT, strict=True)]
    return f"fill:rgb({mixed[0]} {mixed[1]} {mixed[2]})!important"
