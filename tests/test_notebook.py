"""The notebook in the documentation was run as it is written, and shows that an agent learns."""

import json
import re
from xml.etree import ElementTree

from tools.notebook import CELLS, CODE, NOTEBOOK, curve_picture
from wildtable.lab.stats import rate

CELLS_KEPT = json.loads(NOTEBOOK.read_text("utf-8"))["cells"]


def said() -> str:
    outputs = [output for cell in CELLS_KEPT for output in cell.get("outputs", [])]
    return "".join([output.get("text", "") for output in outputs])


def test_it_is_what_its_tool_writes() -> None:
    kept = [(cell["cell_type"], cell["source"]) for cell in CELLS_KEPT]
    assert kept == list(CELLS), "run `make notebook`"


def test_every_cell_was_run_in_order_and_none_failed() -> None:
    run = [cell for cell in CELLS_KEPT if cell["cell_type"] == CODE]
    assert [cell["execution_count"] for cell in run] == list(range(1, len(run) + 1))
    kinds = {output["output_type"] for cell in run for output in cell["outputs"]}
    assert kinds <= {"stream", "execute_result", "display_data"}


def test_a_match_and_a_curve_are_shown() -> None:
    drawn = [
        output["data"]["image/svg+xml"]
        for cell in CELLS_KEPT
        for output in cell.get("outputs", [])
        if "data" in output
    ]
    assert len(drawn) == 2
    for svg in drawn:
        assert ElementTree.fromstring(svg).tag.endswith("svg")


def test_the_agent_beats_random_play_clearly() -> None:
    last = re.search(r"wins ([\d.]+)% of \d+ matches \(95 %: ([\d.]+)% to", said())
    assert last
    assert float(last[2]) > 75
    spent = re.search(r"(\d+) s of CPU time", said())
    assert spent
    assert int(spent[1]) < 20 * 60


def test_the_curve_has_a_point_for_each_measurement() -> None:
    svg = curve_picture([rate(5, 10), rate(9, 10), rate(10, 10)], 320)
    assert svg.count("<circle") == 3
    assert ">640</text>" in svg
    assert ElementTree.fromstring(svg).get("viewBox") == "0 0 640 260"
