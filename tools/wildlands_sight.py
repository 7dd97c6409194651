"""Makes Wildlands' `content/sight.json`: who sees whom on each map, and the line that shows it.

    .venv/bin/python -m tools.wildlands_sight FOLDER    # for the maps.json in a folder

A pack that brings its own maps may leave the file out; then the table is made whenever the pack is
loaded, which takes a while.
"""

import json
import sys
from pathlib import Path
from typing import Any

from wildtable.games.wildlands.rules.sight import Ground, glances, write_glance


def sight_data(maps: dict[str, Any]) -> dict[str, Any]:
    """What sight.json holds for a maps.json: by map, space and space, a glance in words."""
    tables = {name: glances(Ground(maps, name)) for name in maps["maps"]}
    return {
        "schema": "wildlands-sight/1",
        "provenance": {"maps": "computed from maps.json"},
        "maps": {
            name: [[write_glance(glance) for glance in row] for row in table]
            for name, table in tables.items()
        },
    }


def main() -> None:
    """Write sight.json beside a maps.json."""
    folder = Path(sys.argv[1])
    data = sight_data(json.loads((folder / "maps.json").read_text("utf-8")))
    lines = json.dumps(data, separators=(",", ":")).replace("],", "],\n")
    (folder / "sight.json").write_text(lines + "\n", "utf-8")


if __name__ == "__main__":
    main()
