"""Wildtable: board games about the wild, for people, bots and researchers.

Importing the package decides, once and before any rule is imported, whether the rules run
compiled or interpreted; `wildtable.build` says how, `wildtable.build.running()` which.
"""

from wildtable import build

__version__ = "0.1.0"

build.choose()
