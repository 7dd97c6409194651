"""Writes docs/training.ipynb, an executed notebook in which a small agent learns: `make notebook`.

The cells are here and the training is `tools/train.py`; what stands under the cells is what they
said when they were run. Needs the packages of requirements/notebook.txt.
"""

import argparse
import json
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from wildtable.lab.stats import Estimate

ROOT: Final = Path(__file__).resolve().parent.parent
NOTEBOOK: Final = ROOT / "docs" / "training.ipynb"
WIDTH, HEIGHT, LEFT, BOTTOM = 640, 260, 48, 36

TEXT: Final = "markdown"
CODE: Final = "code"
CELLS: Final = (
    (TEXT, """# A small agent learns Wildlife

A policy that knows no state: every kind of move, and everything a move names (a card, a terrain, a
space), has a weight. Both seats play by it, and what winners did more often than was expected
becomes likelier (REINFORCE). It is trained on a `VectorTable`, with numpy alone, by
`tools/train.py`. `make notebook` runs all this again; with the same seed it comes to the same."""),
    (CODE, """import time

from IPython.display import SVG

from tools.notebook import curve_picture
from tools.train import BATCH, Trainer, against_random
from wildtable import Match, game
from wildtable.build import running

match = Match(game("wildlife"))
match  # it shows itself, and so does its state"""),
    (TEXT, """Before it has learnt anything it plays at random, and wins half of its matches
against random play."""),
    (CODE, """BATCHES, EVERY, MATCHES = 40, 10, 48
trainer = Trainer(seed=1)
curve = [against_random(trainer.policy, MATCHES, seed=1)]
print(f"{curve[0].value:.0%} of {curve[0].of} matches")"""),
    (TEXT, "Now it plays against itself, and is measured now and then."),
    (CODE, """begun = time.process_time()
moves = 0
for batch in range(1, BATCHES + 1):
    moves += trainer.batch()
    if batch % EVERY == 0:
        curve.append(against_random(trainer.policy, MATCHES, seed=1 + batch))
        print(f"{batch * BATCH:,} matches learnt from: wins {curve[-1].value:.0%}")
spent = time.process_time() - begun
print(f"{moves:,} moves, {spent:.0f} s of CPU time on the {running().kind} build")"""),
    (CODE, """SVG(curve_picture(curve, EVERY * BATCH))"""),
    (TEXT, "At last it is measured on more matches, half of them on each seat."),
    (CODE, """last = against_random(trainer.policy, 300, seed=10_001)
print(f"wins {last.value:.1%} of {last.of} matches (95 %: {last.low:.1%} to {last.high:.1%})")"""),
    (TEXT, "What it has learnt: the kinds of moves that it likes most and least."),
    (CODE, """learnt = dict(zip(trainer.policy.words.names, trainer.policy.weights, strict=True))
kinds = [name for name in learnt if name and ":" not in name]
kinds.sort(key=lambda name: -learnt[name])
for name in [*kinds[:5], *kinds[-5:]]:
    print(f"{name:12} {learnt[name]:+.2f}")"""),
)  # fmt: skip


def curve_picture(curve: Sequence[Estimate], step: int) -> str:
    """How often it wins, with 95 % intervals, over the matches it has learnt from: an SVG."""
    wide, high = WIDTH - LEFT - 16, HEIGHT - BOTTOM - 16
    across = [LEFT + wide * place / (len(curve) - 1) for place in range(len(curve))]

    def up(share: float) -> float:
        return 16 + high * (1 - share)

    lines = [
        f'<path d="M{LEFT} {up(share):.0f}h{wide}" stroke="#ccc"/>'
        f'<text x="{LEFT - 6}" y="{up(share) + 4:.0f}" text-anchor="end">{share:.0%}</text>'
        for share in (0, 0.25, 0.5, 0.75, 1)
    ]
    for place, (x, each) in enumerate(zip(across, curve, strict=True)):
        lines += [
            f'<path d="M{x:.0f} {up(each.low):.0f}V{up(each.high):.0f}" stroke="#1b6844"/>',
            f'<circle cx="{x:.0f}" cy="{up(each.value):.0f}" r="4" fill="#1b6844"/>',
            f'<text x="{x:.0f}" y="{HEIGHT - 14}" text-anchor="middle">{place * step:,}</text>',
        ]
    points = " ".join([f"{x:.0f},{up(e.value):.0f}" for x, e in zip(across, curve, strict=True)])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}"'
        ' font-family="sans-serif" font-size="12" role="img">'
        "<title>Wins against random play, over matches learnt from</title>"
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>{"".join(lines)}'
        f'<polyline points="{points}" fill="none" stroke="#1b6844" stroke-width="2"/></svg>'
    )


def blank() -> dict[str, Any]:
    """The notebook before it is run."""
    cells: list[dict[str, Any]] = []
    for number, (kind, text) in enumerate(CELLS, 1):
        cell = {"cell_type": kind, "id": f"cell-{number}", "metadata": {}, "source": text}
        cells.append(cell if kind == TEXT else {**cell, "execution_count": None, "outputs": []})
    spec = {"display_name": "Python 3", "language": "python", "name": "python3"}
    return {"cells": cells, "metadata": {"kernelspec": spec}, "nbformat": 4, "nbformat_minor": 5}


def main() -> None:
    """Run all cells, and keep what they say."""
    nbformat: Any = import_module("nbformat")  # of an extra
    nbclient: Any = import_module("nbclient")
    parser = argparse.ArgumentParser(prog="python -m tools.notebook", description=__doc__)
    parser.parse_args()
    notebook = nbformat.from_dict(blank())
    resources = {"metadata": {"path": str(ROOT)}}
    nbclient.NotebookClient(
        notebook, timeout=None, resources=resources, record_timing=False
    ).execute()
    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            output.get("data", {}).pop("text/plain", None)  # where an object lies in memory
    notebook.metadata = blank()["metadata"]  # the versions of one machine are not worth a change
    NOTEBOOK.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
