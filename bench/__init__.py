"""Speed, side by side with other engines in one run: `make bench`.

`rows.py` says what is measured, `engines/` has a file for each engine with one function that
prepares it to play a game. A new game is a line in `rows.py`, a new engine one small file.
"""
