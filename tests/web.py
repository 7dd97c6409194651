"""The checks of the web client: `python -m tests.web check` runs that script of its package.json.

Node is the one that builds the client, so nothing else need be installed.
"""

import sys
from pathlib import Path

from hatch_build import Client


def main() -> None:
    """Run the scripts that are named."""
    client = Client(Path(__file__).resolve().parent.parent)
    client.install()
    for script in sys.argv[1:]:
        client.npm("run", script)


if __name__ == "__main__":
    main()
