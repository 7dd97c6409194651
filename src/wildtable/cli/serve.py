"""`wildtable serve`: the table in the browser."""

import os
import socket
from contextlib import suppress
from pathlib import Path
from typing import Literal

import click


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535))
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    help="The folder that keeps the matches.  [default: data in a checkout, else the user's]",
)
@click.option(
    "--store",
    default="",
    envvar="WILDTABLE_STORE",
    metavar="URL",
    help="Keep matches in a PostgreSQL database instead, postgresql://user:password@host/name; "
    "better set as WILDTABLE_STORE, which nobody else on the machine can read.",
)
@click.option("--pace", default=0.8, show_default=True, help="Seconds between moves of bots.")
@click.option("--deadline", default=10.0, show_default=True, help="Seconds a bot may think.")
@click.option(
    "--allow-origin",
    "origins",
    multiple=True,
    metavar="URL",
    help="Let pages of this site in too, such as https://example.org; can be given again.",
)
@click.option("--metrics", is_flag=True, help="Tell at /metrics how busy the server is.")
@click.option(
    "--log",
    default="text",
    show_default=True,
    type=click.Choice(["text", "json"]),
    help="The form of what is logged.",
)
def serve(
    host: str,
    port: int,
    data: Path | None,
    store: str,
    pace: float,
    deadline: float,
    origins: tuple[str, ...],
    metrics: bool,
    log: Literal["text", "json"],
) -> None:
    """Serve the table to browsers, until Ctrl-C."""
    # Here, because they take a while to import, and only the extra `serve` installs all of them.
    try:
        import uvicorn

        from wildtable.table.app import create_app
        from wildtable.table.hold import Held
        from wildtable.table.logs import log_as
        from wildtable.table.origin import BadOrigin
        from wildtable.table.schema import BadFile
        from wildtable.table.serving import listening
        from wildtable.table.settings import Settings, default_data
        from wildtable.table.stores import BadStore, check
    except ModuleNotFoundError as error:
        raise click.ClickException(
            f"the browser table needs {error.name}, which is not installed; "
            "`pip install 'wildtable[serve]'` brings everything it needs"
        ) from error

    log_as(log)
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        open_socket = socket.create_server((host, port), family=family)
    except OSError as error:
        raise click.ClickException(f"can't listen on {host}:{port}: {error.strerror}") from error
    thinkers = max(1, (os.cpu_count() or 2) - 1)
    folder = data or default_data()
    try:
        settings = Settings(
            folder, pace, deadline, thinkers, origins=origins, store=store, metrics=metrics
        )
        check(settings)
        app = create_app(settings)
    except (BadFile, BadOrigin, BadStore, Held, OSError) as error:
        raise click.ClickException(str(error)) from error
    name = "localhost" if host == "127.0.0.1" else host
    click.echo(f"Wildtable is at http://{name}:{open_socket.getsockname()[1]}/ (Ctrl-C ends it).")
    with suppress(KeyboardInterrupt):  # uvicorn has shut down by then
        uvicorn.Server(listening(app)).run([open_socket])
