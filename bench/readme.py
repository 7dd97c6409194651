"""The README's paragraph on speed, made from the figures of `results.md`."""

import re
import textwrap

from bench.rows import COMPILED, CONNECT_FOUR, LARGE, LARGE_GAMES, LEDUC, PURE, SPIEL

OPENING = "Driven from Python, the compiled rules"
PARAGRAPH = re.compile(rf"^{OPENING}.*?(?=\n\n)", re.MULTILINE | re.DOTALL)
WIDTH = 100


def ratio(results: str, contest: str, title: str) -> float:
    """How many times as fast as the row that has 1.00 a row is."""
    chapter = results.split(f"## {contest}\n")[1].split("\n## ")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in chapter.splitlines()]
    header = next(cells for cells in rows if "ratio" in cells)
    found = {cells[0]: cells for cells in rows}
    return float(found[title][header.index("ratio")])


def paragraph(results: str) -> str:
    """What the README says of the speed."""
    for contest in (CONNECT_FOUR, LEDUC):
        if ratio(results, contest, SPIEL) != 1:
            raise ValueError(f"{contest} is not compared with {SPIEL}")
    compiled = [ratio(results, contest, COMPILED) for contest in (CONNECT_FOUR, LEDUC)]
    pure = [ratio(results, contest, PURE) for contest in (CONNECT_FOUR, LEDUC)]
    large = [ratio(results, LARGE, f"{game}: {COMPILED}") for game in LARGE_GAMES]
    told = (
        f"{OPENING} of Connect Four make {compiled[0]:.1f} and those of Leduc poker "
        f"{compiled[1]:.1f} times as many moves per second as OpenSpiel's C++ games driven the "
        f"same way; interpreted, they make {pure[0]:.2f} and {pure[1]:.2f} times as many. The four "
        f"games make {min(large):.0f} to {max(large):.0f} times as many as Catanatron makes of "
        "Catan ([bench/results.md](bench/results.md))."
    )
    return textwrap.fill(told, WIDTH, break_on_hyphens=False, break_long_words=False)


def with_speed(readme: str, results: str) -> str:
    """The README with the paragraph that these results make. Raises where it has none."""
    told, found = PARAGRAPH.subn(lambda _: paragraph(results), readme)
    if found != 1:
        raise ValueError(f"the README has {found} paragraphs that begin {OPENING!r}")
    return told
