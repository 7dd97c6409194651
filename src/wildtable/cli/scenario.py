"""`wildtable scenario`: run scenario files."""

import sys
from collections.abc import Sequence
from pathlib import Path

import click

from wildtable.kernel.kit.scenario import run
from wildtable.kernel.kit.scenario_file import BadScenario, read


@click.command()
@click.argument(
    "paths",
    nargs=-1,
    required=True,
    metavar="PATH...",
    type=click.Path(exists=True, path_type=Path),
)
@click.option("--quiet", is_flag=True, help="Print only what fails.")
def scenario(paths: Sequence[Path], quiet: bool) -> None:
    """Run scenario files, and all in the folders named; exit code 1 if anything is not so."""
    files = [file for path in paths for file in _files(path)]
    failed = [file for file in files if not _passes(file, quiet)]
    click.echo(f"{len(files) - len(failed)} passed, {len(failed)} failed")
    sys.exit(1 if failed else 0)


def _files(path: Path) -> list[Path]:
    if path.is_file():
        return [path]
    found = sorted(path.glob("**/scenarios/**/*.toml")) or sorted(path.rglob("*.toml"))
    if not found:
        raise click.UsageError(f"no scenarios in {path}")
    return found


def _passes(file: Path, quiet: bool) -> bool:
    try:
        played = read(file)
        failures = run(played)
    except BadScenario as error:
        click.echo(f"bad   {file}\n      {error}")
        return False
    if failures or not quiet:
        click.echo(f"{'fails' if failures else 'ok   '} {file}: {played.title}")
    for failure in failures:
        click.echo(f"      {failure}")
    return not failures
