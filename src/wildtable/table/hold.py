"""One server for each folder of data: a lock that ends with its process, however that ends.

The lock is the system's, on a file that also says who holds it. It lies beside the data and is left
there: only the lock counts.
"""

import os
import socket
import sys
import time
from pathlib import Path
from typing import Final, final

FILE: Final = "wildtable.lock"


class FolderHeld(Exception):
    """Another server has the folder; says which."""


@final
class Hold:
    """The right to use a folder, from now on until `release`. Raises Held."""

    def __init__(self, folder: Path) -> None:
        path = folder / FILE
        self._file: Final = os.fdopen(private(path), "r+")
        if not _locked(self._file.fileno()):
            holder = _said(path)
            self._file.close()
            raise FolderHeld(
                f"{folder} is in use by another server{holder}; stop that one first, or give this "
                "one another folder with --data"
            )
        self._file.truncate(0)
        self._file.write(f"process {os.getpid()} on {socket.gethostname()} since {_now()}\n")
        self._file.flush()

    def release(self) -> None:
        self._file.close()


def private(path: Path) -> int:
    """Open a file that its owner alone may read, new or not."""
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    path.chmod(0o600)
    return file


def _now() -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S")


def _said(path: Path) -> str:
    try:
        text = path.read_text().strip()
    except OSError:  # on Windows a locked file can't be read
        return ""
    return f" ({text})" if text else ""


if sys.platform == "win32":
    import msvcrt

    def _locked(file: int) -> bool:
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def _locked(file: int) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
