"""What nodes tell each other, beside what they pass on."""

from typing import Any, Final

from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from wildtable.table.forward import has_hopped
from wildtable.table.tables import Tables
from wildtable.table.trouble import no_such_page


@post("/api/nodes/seated/{match:str}", include_in_schema=False, status_code=200)
async def hear_of_seat(
    match: FromPath[str], request: Request[Any, Any, Any], tables: NamedDependency[Tables]
) -> None:
    """Somebody has sat down at a match that may be open here."""
    check_node(request)
    await tables.notice_here(match)


@post("/api/nodes/thrown-out/{session:str}", include_in_schema=False, status_code=200)
async def hear_of_session(
    session: FromPath[str], request: Request[Any, Any, Any], tables: NamedDependency[Tables]
) -> None:
    """Whoever came in by a session or a key is to be sent away."""
    check_node(request)
    await tables.throw_out_here(session)


def check_node(request: Request[Any, Any, Any]) -> None:
    """Nobody but another node is told that there is such a thing."""
    if not has_hopped(request):
        raise no_such_page()


HANDLERS: Final = [hear_of_seat, hear_of_session]
