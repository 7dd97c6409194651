"""The server that these tests click on: `python -m tests.browser.serve <port> <folder> <words>`.

Chance is the same in every match, so that what a test meets is the same in every run. The port may
be one that the test holds for it, see `conftest.Server`. Words for it are waited for so many
seconds, and not asked for where that is 0.
"""

import logging
import socket
import sys
from pathlib import Path

import uvicorn

from wildtable.kernel.chance import FairChance
from wildtable.table.app import create_app
from wildtable.table.limits import UNLIMITED
from wildtable.table.serving import listening
from wildtable.table.settings import Settings

ADDRESS = "https://table.example.org"  # so that people can have themselves called
DEADLINE = 600.0  # seconds a bot may think: however busy the machine is, it decides, not the lots


def fair(nonce: str) -> FairChance:
    """The chance of every match."""
    return FairChance.seeded("browser")


def named(nonce: str) -> FairChance:
    """The chance of a match with words: it knows whose it is."""
    return FairChance.seeded("browser", nonce)


def main() -> None:
    """Serve until the process is ended; says when it listens."""
    port, folder, words = int(sys.argv[1]), Path(sys.argv[2]), float(sys.argv[3])
    logging.basicConfig(format="%(levelname)s %(name)s: %(message)s")
    settings = Settings(
        folder,
        0,
        DEADLINE,
        fair=named if words else fair,
        word_patience=words,
        limits=UNLIMITED,
        address=ADDRESS,
    )
    app = create_app(settings)
    held = socket.create_server(("127.0.0.1", port), reuse_port=True)
    print("listening", flush=True)
    uvicorn.Server(listening(app)).run([held])


if __name__ == "__main__":
    main()
