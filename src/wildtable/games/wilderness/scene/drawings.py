"""Cards and faces, put together from the parts in art.svg: their numbers come from the content."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from wildtable.games.wilderness.moves import LANDSCAPE_IDS, SWANS
from wildtable.games.wilderness.pack import Animal, Pack

MOST_PASSIVE: Final = 2  # a figure shows two Passivity tokens for two or more
LONE_SWAN: Final = "swan"  # one of the Swans is dead: the drawing of the other
HOLE_GAP: Final = 11.5
PAPER: Final = "#fffdf5"
INK: Final = "#1b2621"
KINDS: Final = [
    *LANDSCAPE_IDS,
    *[f"{one}-{other}" for one, other in combinations(LANDSCAPE_IDS, 2)],
]  # of fields, with one and with two landscapes


def with_cards_and_faces(art: str, pack: Pack) -> str:
    """The drawn parts and everything that is made of them."""
    symbols = [tile(kind) for kind in KINDS] + [back(dots) for dots in range(4)]
    symbols.append(at_night("unicorn"))
    for number, animal in enumerate(pack.animals.animal):
        symbols += [card(animal), face_down(animal), face(animal.id)]
        if number == SWANS:
            symbols.append(face(LONE_SWAN))
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


def face(animal: str) -> str:
    """The animal by itself, in ink on whatever is light: on tokens, cards and in the log."""
    ink = f'<g style="color:{PAPER};--seat-ink:{INK}">{use(animal)}</g>'
    return symbol(f"face-{animal}", [ink])


def at_night(animal: str) -> str:
    """The animal by itself, light on whatever is dark."""
    light = f'<g style="color:{INK};--seat-ink:{PAPER}">{use(animal)}</g>'
    return symbol(f"{animal}-at-night", [light])


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
