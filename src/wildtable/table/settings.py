"""How a server is set up."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from wildtable.build import PACKAGE
from wildtable.kernel.chance import FairChance
from wildtable.table.house import time_of_day
from wildtable.table.limits import Limits


class Settings(Struct, frozen=True):
    """Everything that can be chosen when the server is started."""

    data: Path
    pace: float = 0.8  # seconds before the first move of a bot; the next ones are quicker
    deadline: float = 10.0  # seconds a bot may think
    thinkers: int = 2  # bots that think at once
    word_patience: float = 5.0  # seconds to wait for the words of seats; 0: none are asked for
    watch_pace: float = 0.25  # seconds between two views for those who only watch
    watch_delay: float = 300.0  # seconds by which they are late where that is asked for
    idle_tables: int = 100  # matches kept in memory while nobody is there
    idle_seconds: float = 600.0  # and for how long
    heed_pace: float = 2.0  # seconds until what an operator has ended is noticed
    limits: Limits = Limits()
    origins: tuple[str, ...] = ()  # whose pages are let in besides our own
    store: str = ""  # the address of a database; empty: a file in the folder `data`
    node: str = ""  # host and port at which other nodes reach this one; empty: there is no other
    held: bool = False  # whether the folder is held for this process by the one that started it
    address: str = ""  # where people reach the server, https://...; empty: nobody can be called
    mail: str = ""  # the mail server by which they are called, see `mail.py`
    call_after: float = 60.0  # seconds that somebody may be away before being called
    private_targets: bool = False  # whether calls may go to addresses of our own network
    metrics: bool = False  # whether /metrics tells how busy the server is
    fair: Callable[[str], FairChance] = FairChance.fresh  # the chance of a match, by its nonce
    wall: Callable[[], int] = time_of_day  # by which clocks run
    static: Path = PACKAGE / "table" / "static"  # the built client
    site: Path = PACKAGE.parent.parent / "build" / "site"  # the documentation, where it is built


def default_data() -> Path:
    """`data` in a checkout, else where this system keeps the data of programs."""
    checkout = PACKAGE.parent.parent
    if (checkout / "pyproject.toml").exists():
        return checkout / "data"
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME", home / ".local" / "share"))
    return base / "wildtable"
