"""A piece as SVG: the game's drawing of it, else a card or a disc with its letter."""

from typing import Final
from xml.sax.saxutils import escape, quoteattr

from wildtable.kernel.picture.art import Art
from wildtable.kernel.picture.seats import LETTERS, style
from wildtable.kernel.picture.spots import Box
from wildtable.kernel.scene import Piece

TOKENS: Final = ("small", "big")


def number(value: float) -> str:
    """A length, no longer than can be seen."""
    return f"{value:.3f}".rstrip("0").rstrip(".")


def draw_piece(piece: Piece, box: Box, art: Art) -> str:
    """The piece in its box."""
    if piece.shape in TOKENS and art.has(piece.symbol):
        width = height = min(box.width, box.height)
        drawn = _token(piece, width)
    elif art.has(piece.symbol):
        drawn = _symbol(piece.symbol, box.width, box.height)
        width, height = box.width, box.height
        if piece.shape == "tile":
            drawn = _box("colour", width, height, width * 0.17) + drawn
    elif piece.owner < 0 or piece.symbol == "card":
        width = min(box.width, box.height * 0.72)
        height = width * 1.39
        drawn = _card(piece, width, height)
    else:
        width = height = min(box.width, box.height)
        drawn = _disc(piece, width)
    over = [_symbol(symbol, width, height) for symbol in piece.over if art.has(symbol)]
    size = min(box.width, box.height)
    signs = [_badge(piece, size) if art.has(piece.symbol) else "", _count(piece, size)]
    return (
        f"<g data-piece={quoteattr(piece.id)} "
        f'transform="translate({number(box.x)} {number(box.y)})"{style(piece.owner)}>'
        f"{drawn}{''.join(over)}{''.join(signs)}</g>"
    )


def _token(piece: Piece, size: float) -> str:
    """The rim of its owner around a light disc with the face; round is small, square is big."""
    round_ = size / 2 if piece.shape == "small" else size * 0.2
    rim = "".join([_box(name, size, size, round_) for name in ("colour", "hatch")])
    inner = size * 0.8
    disc = _box("disc", inner, inner, inner / 2 if piece.shape == "small" else inner * 0.18)
    return rim + disc + _symbol(piece.symbol, size * 0.66, size * 0.66) + _pips(piece, size)


def _pips(piece: Piece, size: float) -> str:
    """Health on the lower rim: what is left is full."""
    gap = size * 0.17
    return "".join(
        [
            f'<circle class="{"pip" if at < piece.health else "lost"}" '
            f'cx="{number(gap * (at - (piece.most - 1) / 2))}" cy="{number(size * 0.44)}" '
            f'r="{number(size * 0.07)}"/>'
            for at in range(piece.most)
        ]
    )


def _symbol(id: str, width: float, height: float) -> str:
    return (
        f'<use href="#{id}" x="{number(-width / 2)}" y="{number(-height / 2)}" '
        f'width="{number(width)}" height="{number(height)}"/>'
    )


def _card(piece: Piece, width: float, height: float) -> str:
    sheet = _box("card", width, height, width * 0.1)
    if piece.symbol == "back":
        return sheet + _box("back", width * 0.8, height * 0.86, width * 0.06)
    edge = height * 0.16 if piece.owner >= 0 else 0
    stripe = ""
    if edge:
        stripe = "".join(
            [
                _box(name, width, edge, width * 0.08, edge / 2 - height / 2)
                for name in ("colour", "hatch")
            ]
        )
    letter = _letter(piece)
    size = width * 0.58 * _narrow(letter)
    return sheet + stripe + _text("face", letter, size, width * 0.2 + edge * 0.38)


def _disc(piece: Piece, size: float) -> str:
    letter = _letter(piece)
    radius = number(size / 2)
    return (
        f'<circle class="colour" r="{radius}"/><circle class="hatch" r="{radius}"/>'
        f'<circle class="ring" r="{number(size * 0.4)}" stroke-width="{number(size * 0.03)}"/>'
        + _text("letter", letter, size * 0.48 * _narrow(letter), size * 0.17, size * 0.12)
    )


def _badge(piece: Piece, size: float) -> str:
    """On an owned piece its letter, else that of its seat."""
    if piece.owner < 0:
        return ""
    corner = size * 0.34
    letter = piece.letter or LETTERS[piece.owner]
    return (
        f'<g transform="translate({number(-size * 0.36)} {number(size * 0.36)})">'
        f'<circle class="colour" r="{number(corner / 2)}"/>'
        + _text("letter", letter, corner * 0.75, corner * 0.27, corner * 0.15)
        + "</g>"
    )


def _count(piece: Piece, size: float) -> str:
    if piece.count <= 1:
        return ""
    corner = size * 0.34
    return (
        f'<g transform="translate({number(size * 0.36)} {number(size * 0.36)})">'
        + _box("count", corner * 1.2, corner, corner / 2)
        + _text("many", str(piece.count), corner * 0.8, corner * 0.28)
        + "</g>"
    )


def _box(name: str, width: float, height: float, round_: float, y: float = 0) -> str:
    return (
        f'<rect class="{name}" x="{number(-width / 2)}" y="{number(y - height / 2)}" '
        f'width="{number(width)}" height="{number(height)}" rx="{number(round_)}"/>'
    )


def _text(name: str, text: str, size: float, y: float, edge: float = 0) -> str:
    stroke = f' stroke-width="{number(edge)}"' if edge else ""
    return (
        f'<text class="{name}" y="{number(y)}" font-size="{number(size)}"{stroke}>'
        f"{escape(text)}</text>"
    )


def _letter(piece: Piece) -> str:
    return piece.letter or piece.symbol[0].upper()


def _narrow(letter: str) -> float:
    return min(1, 1.6 / len(letter))  # so that several letters fit
