"""Cards and figures, put together from the parts in art.svg: their numbers come from the content.

A card shows what is printed on it. A figure shows what lies on it, so there is one drawing for
every combination of damage, activation token, Passivity tokens and black Drops.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from wildtable.games.wilderness.moves import EAGLE, LANDSCAPE_IDS, SWANS
from wildtable.games.wilderness.pack import Animal, Pack

MOST_PASSIVE: Final = 2  # a figure shows two Passivity tokens for two or more ...
MOST_DROPS: Final = 3  # ... and three Drops for three or more
LONE: Final = "lone"  # one of the Swans is dead: so its figure is called ...
LONE_SWAN: Final = "swan"  # ... and so the drawing of the other
FIGURE_SIZES: Final = {"small": 0.74, "big": 0.8}  # of the animal on its base
HOLE_GAP: Final = 11.5
PAPER: Final = "#fffdf5"
INK: Final = "#1b2621"
KINDS: Final = [
    *LANDSCAPE_IDS,
    *[f"{one}-{other}" for one, other in combinations(LANDSCAPE_IDS, 2)],
]  # of fields, with one and with two landscapes


def with_cards_and_figures(art: str, pack: Pack) -> str:
    """The drawn parts and everything that is made of them."""
    symbols = [tile(kind) for kind in KINDS] + [back(dots) for dots in range(4)]
    for number, animal in enumerate(pack.animals.animal):
        small = animal.dots <= pack.constants.small_max_dots
        symbols += [card(animal), face_down(animal), body(animal.id, small)]
        if number == SWANS:
            symbols.append(body(LONE_SWAN, small))
        symbols += figures(number, animal)
    return art.replace("</svg>", "\n".join([*symbols, "</svg>"]))


def symbol(name: str, parts: Sequence[str]) -> str:
    return f'<symbol id="{name}" viewBox="0 0 64 64">{"".join(parts)}</symbol>'


def use(part: str, x: float = 0, y: float = 0, scale: float = 1) -> str:
    if (x, y, scale) == (0, 0, 1):
        return f'<use href="#{part}"/>'
    return f'<use href="#{part}" transform="translate({x:g} {y:g}) scale({scale:g})"/>'


def centred(part: str, scale: float) -> str:
    return use(part, round(32 - 32 * scale, 2), round(32 - 32 * scale, 2), scale)


def tile(kind: str) -> str:
    """A field as a piece, where chance arranges the board."""
    return symbol(
        f"tile-{kind}", [f'<rect width="64" height="64" style="fill:url(#kind-{kind})"/>']
    )


# --- cards --------------------------------------------------------------------------------------


def holes(dots: int, y: float, scale: float = 1) -> list[str]:
    """NES-3.19 the price, punched through the card."""
    gap = HOLE_GAP * scale
    left = 32 - gap * (dots - 1) / 2
    return [use("punched", left + gap * hole, y, scale) for hole in range(dots)]


def back(dots: int) -> str:
    """A face-down card shows its holes and nothing else."""
    return symbol(f"back-{dots}", [use("reverse"), use("paw"), *holes(dots, 15)])


def face_down(animal: Animal) -> str:
    """The same card to its owner, who knows what it is."""
    parts = [use("reverse"), centred(animal.id, 0.62), *holes(animal.dots, 10, 0.8)]
    return symbol(f"down-{animal.id}", parts)


def card(animal: Animal) -> str:
    picture = use(animal.id, 17.5, 15.5, 0.45)
    parts = [use("octagon"), *holes(animal.dots, 11, 0.75)]
    parts.append(f'<g style="color:{PAPER};--seat-ink:{INK}">{picture}</g>')
    if animal.traverse:
        parts.append(use("wing", 9.5, 14, 0.5))
    for x, landscape in zip((6.5, 46.5), animal.landscapes, strict=True):
        parts.append(use(f"sign-{landscape}", x, 23, 0.36))
    if animal.attack == "standard":
        parts += [use("die", 7.5, 37, 0.55), *number(animal.dice, 17, 36.5)]
    else:
        parts.append(use("cross", 9, 36, 0.7))
    parts += [use("hoof", 23.5, 46, 0.6), *number(animal.speed, 34, 46)]
    if animal.stamina:
        parts += [use("heart", 42, 37, 0.55), *number(animal.stamina, 51.5, 36.5)]
    return symbol(f"card-{animal.id}", parts)


def number(value: int, x: float, y: float) -> list[str]:
    return [use(f"digit-{digit}", x + 5 * at, y, 0.58) for at, digit in enumerate(str(value))]


# --- figures ------------------------------------------------------------------------------------


def figure_name(animal: str, drops: int, lone: bool, ready: bool, passive: int, black: bool) -> str:
    """The drawing of a figure; `lone` is one Swan whose mate is dead."""
    harm = f"{LONE if lone else ''}{min(drops, MOST_DROPS)}"
    token = "ready" if ready else "spent"
    shown = min(passive, MOST_PASSIVE)
    return f"{animal}-{harm}-{token}-{shown}{'-black' if black else ''}"


def harms(number: int, animal: Animal) -> list[tuple[int, bool]]:
    """Drops that can lie on an animal, up to those it dies of; of the Swans also on one alone."""
    if number != SWANS:
        return [(drops, False) for drops in range(min(MOST_DROPS, max(1, animal.stamina)) + 1)]
    couple = [(drops, False) for drops in range(min(MOST_DROPS, 2 * animal.stamina) + 1)]
    return couple + [(drops, True) for drops in range(min(MOST_DROPS, animal.stamina) + 1)]


def body(animal: str, small: bool) -> str:
    """A figure without anything on it; Small and Big ones stand on different bases."""
    size = "small" if small else "big"
    return f'<g id="figure-{animal}">{use(f"{size}-base")}{centred(animal, FIGURE_SIZES[size])}</g>'


def figures(number: int, animal: Animal) -> list[str]:
    return [
        figure(number, animal.id, drops, lone, ready, passive, black)
        for drops, lone in harms(number, animal)
        for ready in (True, False)
        for passive in range(MOST_PASSIVE + 1)
        for black in (False, True)
    ]


def figure(
    number: int,
    animal: str,
    drops: int,
    lone: bool,
    ready: bool,
    passive: int,
    black: bool,
) -> str:
    parts = [use(f"figure-{LONE_SWAN if lone else animal}")]
    if ready:
        parts.append(use("mark-king" if number == EAGLE else "mark-ready"))
    if drops:
        parts.append(use(f"mark-drops-{drops}"))
    if passive:
        parts.append(use(f"mark-passive-{passive}"))
    if black:
        parts.append(use("mark-black"))
    return symbol(figure_name(animal, drops, lone, ready, passive, black), parts)
