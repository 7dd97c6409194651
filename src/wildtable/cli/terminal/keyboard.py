"""Lines from the keyboard, or from a script in its place."""

import sys

try:
    import readline  # makes `input` edit lines and keep a history
except ImportError:  # not on Windows, where the console does it
    readline = None  # type: ignore[assignment]


def read_line(prompt: str) -> str:
    """The next line; raises EOFError when there is none."""
    line = input(prompt).strip()
    if not sys.stdin.isatty():  # so that the output of a script reads like a session
        print(line)
    return line


def forget_lines() -> None:
    """The next person shall not find with the arrow keys what the last one typed."""
    if readline is not None:
        readline.clear_history()
