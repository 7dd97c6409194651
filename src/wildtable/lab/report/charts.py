"""Charts of HTML and SVG: figures are text, too, and colours follow the page by day and night."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final, NamedTuple

from wildtable.lab.stats import Estimate

WIDE: Final = 320  # of an SVG, in its own units: as many pixels as a small phone has
HIGH: Final = 170
LEFT: Final = 34
BELOW: Final = 26
SEEN: Final = 10  # lines of a long table, before it is unfolded
LINES: Final = 6  # colours of lines, in the page's styles


class ChartLine(NamedTuple):
    """A line of a chart: what it is about, and how much."""

    label: str
    estimate: Estimate


def number(value: float, like: float | None = None) -> str:
    """A figure as one reads it: three digits that count, or as many as another figure has."""
    if value == 0:
        return "0"
    size = abs(value if like is None else like)
    digits = 0 if size >= 100 else 1 if size >= 10 else 2
    return f"{value:,.{digits}f}"


def percent(value: float) -> str:
    return f"{value:.1%}"


def signed(value: float) -> str:
    """With its sign, unless what is left of it is nothing."""
    text = f"{value:+.2f}"
    return text if float(text) else "0.00"


def interval(found: Estimate, as_percent: bool = False) -> str:
    """From where to where, as exact as the figure between them."""
    low, high = [
        percent(edge) if as_percent else number(edge, like=found.value)
        for edge in (found.low, found.high)
    ]
    return f"{low} to {high}"


def dots(
    caption: str,
    marks: Sequence[ChartLine],
    as_percent: bool = False,
    what: str = "which",
    figure: str = "average",
) -> str:
    """A table with a dot and its interval in each line; percents are shares, whatever `figure`."""
    if not marks:
        return ""
    say = percent if as_percent else number
    low = min([mark.estimate.low for mark in marks])
    high = max([mark.estimate.high for mark in marks])
    if as_percent:
        low, high = 0.0, max(high, 0.01)
    span = high - low or 1.0
    low, span = (low if as_percent else low - span * 0.05), span * 1.1  # some room at the edges

    def place(value: float) -> str:
        return f"{100 * (value - low) / span:.2f}%"

    def row(label: str, found: Estimate) -> str:
        reach = f"left:{place(found.low)};right:calc(100% - {place(found.high)})"
        return (
            f'<tr><th scope="row">{escape(label)}</th><td class="bar">'
            f'<i class="reach" style="{reach}"></i>'
            f'<i class="dot" style="left:{place(found.value)}"></i></td>'
            f'<td>{say(found.value)}</td><td class="quiet">{interval(found, as_percent)}</td>'
            f'<td class="quiet">{found.of:,}</td></tr>'
        )

    rows = [row(mark.label, mark.estimate) for mark in marks]
    heads = [what, "", "share" if as_percent else figure, "95 % interval", "cases"]
    return table(caption, heads, rows)


def folded(caption: str, heads: Sequence[str], rows: Sequence[str]) -> str:
    """A table of which one sees the first lines, and unfolds the others."""
    if len(rows) <= SEEN + 1:
        return table(caption, heads, rows)
    more = f"<summary>{escape(caption)}: {len(rows) - SEEN} more</summary>"
    rest = table(f"{caption}, from the {SEEN + 1}th on", heads, rows[SEEN:])
    return table(caption, heads, rows[:SEEN]) + f"<details>{more}{rest}</details>"


def table(caption: str, heads: Sequence[str], rows: Sequence[str]) -> str:
    """A table that scrolls by itself where the screen is narrow."""
    cells = "".join([f'<th scope="col">{escape(h)}</th>' if h else "<td></td>" for h in heads])
    return (
        f'<div class="scroll" tabindex="0" role="group" aria-label="{escape(caption)}"><table>'
        f"<caption>{escape(caption)}</caption><thead><tr>{cells}</tr></thead>"
        f"<tbody>{''.join(rows)}</tbody></table></div>"
    )


def histogram(caption: str, values: Sequence[float], bins: int = 20) -> str:
    """How often which length was met."""
    if not values:
        return ""
    low, high = min(values), max(values)
    width = (high - low) / bins or 1.0
    counts = [0] * bins
    for value in values:
        counts[min(int((value - low) / width), bins - 1)] += 1
    most, step = max(counts), (WIDE - LEFT) / bins
    bars = [
        f'<rect class="column" x="{LEFT + i * step + 0.5:.1f}" width="{step - 1:.1f}" '
        f'y="{_y(count / most):.1f}" height="{HIGH - BELOW - _y(count / most):.1f}"/>'
        for i, count in enumerate(counts)
    ]
    return _figure(caption, [*_axes((low, high), (0, most)), *bars])


def lines(caption: str, series: Mapping[str, Sequence[float]], across: tuple[float, float]) -> str:
    """Lines over the same steps; the legend names them."""
    drawn = {name: values for name, values in series.items() if values}
    if not drawn:
        return ""
    low = min(0.0, *[min(values) for values in drawn.values()])
    high = max([max(values) for values in drawn.values()])
    span = high - low or 1.0
    marks = _axes(across, (low, high))
    legend = []
    for place, (name, values) in enumerate(drawn.items()):
        step = (WIDE - LEFT) / max(len(values) - 1, 1)
        points = " ".join(
            [f"{LEFT + i * step:.1f},{_y((v - low) / span):.1f}" for i, v in enumerate(values)]
        )
        marks.append(f'<polyline class="line l{place % LINES}" points="{points}"/>')
        legend.append(f'<li class="l{place % LINES}">{escape(name)}: {number(values[-1])}</li>')
    return _figure(caption, marks, f'<ul class="legend">{"".join(legend)}</ul>')


def _y(share: float) -> float:
    return 8 + (1 - share) * (HIGH - BELOW - 8)


def _axes(across: tuple[float, float], up: tuple[float, float]) -> list[str]:
    bottom = HIGH - BELOW
    found = [f'<path class="axis" d="M{LEFT} 6V{bottom}H{WIDE}"/>']
    for value, y in ((up[1], 14), (up[0], bottom)):
        found.append(f'<text x="{LEFT - 4}" y="{y}" text-anchor="end">{number(value)}</text>')
    for value, x, anchor in ((across[0], LEFT, "start"), (across[1], WIDE - 2, "end")):
        found.append(f'<text x="{x}" y="{HIGH - 10}" text-anchor="{anchor}">{number(value)}</text>')
    return found


def _figure(caption: str, marks: Sequence[str], below: str = "") -> str:
    name = escape(caption, quote=True)
    return (
        f'<figure class="chart"><svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{name}">'
        f"{''.join(marks)}</svg>{below}<figcaption>{escape(caption)}</figcaption></figure>"
    )
