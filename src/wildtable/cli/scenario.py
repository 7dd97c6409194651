"""`wildtable scenario`: run scenario files."""

import sys
from collections.abc import Sequence
from pathlib import Path

import click

from wildtable.kernel.kit.scenario import run
from wildtable.kernel.kit.scenario_file import BadScenario, read


@click.command()
@click.argument(
    "files",
    nargs=-1,
    required=True,
    metavar="FILE...",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
)
def scenario(files: Sequence[Path]) -> None:
    """Run scenario files; exit code 1 if anything is not as they say."""
    failed = [file for file in files if not _passes(file)]
    click.echo(f"{len(files) - len(failed)} passed, {len(failed)} failed")
    sys.exit(1 if failed else 0)


def _passes(file: Path) -> bool:
    try:
        played = read(file)
        failures = run(played)
    except BadScenario as error:
        click.echo(f"bad   {file}\n      {error}")
        return False
    click.echo(f"{'fails' if failures else 'ok   '} {file}: {played.title}")
    for failure in failures:
        click.echo(f"      {failure}")
    return not failures
