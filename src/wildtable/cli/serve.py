"""`wildtable serve`: the table in the browser."""

import os
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
@click.option(
    "--workers",
    default=1,
    show_default=True,
    type=click.IntRange(1, 64),
    help="Processes that share the work; one for each core is sensible.",
)
@click.option(
    "--node",
    default="127.0.0.1:0",
    show_default=True,
    metavar="HOST:PORT",
    help="Where other processes of this server, here and on other machines, reach this one.",
)
@click.option(
    "--pace",
    default=0.8,
    show_default=True,
    help="Seconds before a bot's first move; the next are quicker.",
)
@click.option("--deadline", default=10.0, show_default=True, help="Seconds a bot may think.")
@click.option(
    "--allow-origin",
    "origins",
    multiple=True,
    metavar="URL",
    help="Let pages of this site in too, such as https://example.org; can be given again.",
)
@click.option(
    "--address",
    default="",
    metavar="URL",
    help="Where people reach the server, such as https://table.example.org. With it they can have "
    "themselves called when it is their turn, by push and by webhook.",
)
@click.option(
    "--mail",
    default="",
    envvar="WILDTABLE_MAIL",
    metavar="URL",
    help="Call them by mail too: smtp://user:password@host:587?from=table@example.org; better set "
    "as WILDTABLE_MAIL, which nobody else on the machine can read.",
)
@click.option(
    "--private-targets",
    is_flag=True,
    help="Let calls go to addresses of your own network, by http too. Whoever may have "
    "themselves called can then make the server send requests there.",
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
    workers: int,
    node: str,
    pace: float,
    deadline: float,
    origins: tuple[str, ...],
    address: str,
    mail: str,
    private_targets: bool,
    metrics: bool,
    log: Literal["text", "json"],
) -> None:
    """Serve the table to browsers, until Ctrl-C."""
    # Here, because they take a while to import, and only the extra `serve` installs all of them.
    try:
        from wildtable.table.fleet import NoFleet, listen
        from wildtable.table.fleet import serve as serve_at
        from wildtable.table.hold import FolderHeld
        from wildtable.table.logs import log_as
        from wildtable.table.mail import BadMail, mail_server
        from wildtable.table.origin import BadOrigin, Origins
        from wildtable.table.schema import BadFile
        from wildtable.table.settings import Settings, default_data
        from wildtable.table.stores import BadStore, check
    except ModuleNotFoundError as error:
        raise click.ClickException(
            f"the browser table needs {error.name}, which is not installed; "
            "`pip install 'wildtable[serve]'` brings everything it needs"
        ) from error

    log_as(log)
    near = _near(node)
    try:
        sockets = listen(host, port, workers)
    except NoFleet as error:
        raise click.ClickException(str(error)) from error
    except OSError as error:
        raise click.ClickException(f"can't listen on {host}:{port}: {error.strerror}") from error
    settings = Settings(
        data or default_data(),
        pace,
        deadline,
        thinkers=max(1, (os.cpu_count() or 2) - 1),
        origins=origins,
        store=store,
        address=address,
        mail=mail,
        private_targets=private_targets,
        metrics=metrics,
    )
    try:
        Origins([*origins, *([address.rstrip("/")] if address else [])])
        if mail:
            mail_server(mail)
        check(settings)
        name = "localhost" if host == "127.0.0.1" else host
        where = f"http://{name}:{sockets[0].getsockname()[1]}/"
        click.echo(f"Wildtable is at {where} (Ctrl-C ends it).")
        serve_at(settings, sockets, near)
    except (BadFile, BadMail, BadOrigin, BadStore, FolderHeld, OSError) as error:
        raise click.ClickException(str(error)) from error


def _near(node: str) -> tuple[str, int]:
    host, _, port = node.rpartition(":")
    if not host or not port.isdecimal() or int(port) > 65535:
        raise click.ClickException(
            f"--node should be HOST:PORT such as 10.0.0.2:8001, not {node!r}"
        )
    return host.strip("[]"), int(port)
