"""`python -m wildtable` is the `wildtable` command."""

from wildtable.cli import main

main(prog_name="wildtable")
