"""A server without limits, for measurements: `python -m bench.server FOLDER PORT WORKERS [STORE]`.

Whoever starts it reads its address from its first line.
"""

import sys
from pathlib import Path

from wildtable.table.fleet import listen, serve
from wildtable.table.limits import UNLIMITED
from wildtable.table.logs import log_as
from wildtable.table.settings import Settings


def main() -> None:
    folder, port, workers, *store = sys.argv[1:]
    log_as("text")
    sockets = listen("127.0.0.1", int(port), int(workers))
    print(sockets[0].getsockname()[1], flush=True)
    settings = Settings(Path(folder), pace=0, limits=UNLIMITED, store="".join(store), metrics=True)
    serve(settings, sockets, ("127.0.0.1", 0))


if __name__ == "__main__":
    main()
