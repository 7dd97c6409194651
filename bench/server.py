"""A server without limits, for measurements.

`python -m bench.server FOLDER PORT WORKERS [STORE [SEED]]`. Whoever starts it reads its address
from its first line. With a seed it deals the same each time to its first match, its second, ...
"""

import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path

from wildtable.kernel.chance import FairChance
from wildtable.table.fleet import listen, serve
from wildtable.table.limits import UNLIMITED
from wildtable.table.logs import log_as
from wildtable.table.settings import Settings


def main() -> None:
    folder, port, workers, store, seed = [*sys.argv[1:], "", ""][:5]
    log_as("text")
    sockets = listen("127.0.0.1", int(port), int(workers))
    print(sockets[0].getsockname()[1], flush=True)
    fair = seeded(seed) if seed else FairChance.fresh
    settings = Settings(
        Path(folder), pace=0, limits=UNLIMITED, store=store, metrics=True, fair=fair
    )
    serve(settings, sockets, ("127.0.0.1", 0))


def seeded(seed: str) -> Callable[[str], FairChance]:
    numbers = count()
    return lambda match: FairChance.seeded(seed, str(next(numbers)))


if __name__ == "__main__":
    main()
