"""The server put together: the store, the tables, the routes and the built client."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus
from math import ceil
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, MutableScopeHeaders
from litestar.di import Provide
from litestar.exceptions import HTTPException, InternalServerException
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler, Message, Scope

from wildtable.table import (
    http,
    http_accounts,
    http_calls,
    http_fair,
    http_lessons,
    http_nodes,
    http_open,
    http_passkeys,
    http_password,
    http_people,
    http_puzzles,
    http_review,
)
from wildtable.table.door import show_door
from wildtable.table.forward import Hops, has_hopped, passing_on
from wildtable.table.http import address_of
from wildtable.table.kit import warm
from wildtable.table.leases import Elsewhere
from wildtable.table.limits import Limiter
from wildtable.table.live import live
from wildtable.table.metrics import measure_lag, show_metrics, tell_figures
from wildtable.table.openapi import OPENAPI
from wildtable.table.origin import READING, Origins
from wildtable.table.rulebook import show_rules
from wildtable.table.settings import Settings
from wildtable.table.site import site
from wildtable.table.store import Store
from wildtable.table.stores import BadStore, new_store
from wildtable.table.tables import Tables
from wildtable.table.trouble import Refused, unexpected
from wildtable.table.visitors import Visitors, given
from wildtable.table.wire_errors import ErrorBody, Trouble

AnyRequest = Request[Any, Any, Any]
AnyHandler = Callable[[AnyRequest, Any], Response[Any]]
log = logging.getLogger(__name__)

# Not limited: assets, of which a browser needs many at first, and what those ask who run it.
UNCOUNTED: Final = ("/assets/", "/docs/", "/healthz", "/readyz", "/metrics")
LARGEST_BODY: Final = 64 * 1024
# A link is a secret: no page that is linked to from here may learn it. Scripts and styles come from
# us alone, so that drawings of games that others wrote can't bring any (`web/src/art.ts`).
HEADERS: Final = (
    ("Referrer-Policy", "no-referrer"),
    ("X-Content-Type-Options", "nosniff"),
    (
        "Content-Security-Policy",
        "default-src 'self'; style-src 'self'; img-src 'self' data:; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
)
PAGES: Final = [
    "/",
    "/play/{secret:str}",
    "/watch/{secret:str}",
    "/screen/{secret:str}",
    "/join/{secret:str}",
    "/rules",
    "/rules/{name:str}",
    "/learn",
    "/review/{secret:str}",
    "/fair/{secret:str}",
    "/learn/{name:str}",
    "/learn/{name:str}/{lesson:str}",
    "/puzzles",
    "/puzzles/{name:str}",
    "/puzzles/{name:str}/{puzzle:str}",
    "/credits",
    "/me",
]
ROOT_FILES: Final = (
    ("sw.js", "text/javascript"),
    ("manifest.webmanifest", "application/manifest+json"),
)
ROUTES: Final = (
    *http.HANDLERS,
    *http_people.HANDLERS,
    *http_lessons.HANDLERS,
    *http_accounts.HANDLERS,
    *http_calls.HANDLERS,
    *http_passkeys.HANDLERS,
    *http_password.HANDLERS,
    *http_fair.HANDLERS,
    *http_open.HANDLERS,
    *http_nodes.HANDLERS,
    *http_review.HANDLERS,
    *http_puzzles.HANDLERS,
    show_door,
    show_rules,
    live,
)
GONE: Final = "client disconnected prematurely"  # as Litestar says it of a half request
NOT_BUILT: Final = b"The web client is not built. `make play` in a checkout builds it and starts."


def create_app(settings: Settings) -> Litestar:
    """The server as an ASGI application. Raises BadFile, BadStore, Held and BadOrigin."""
    the_origins = Origins(settings.origins)
    store = _store(settings)
    all_tables = Tables(store, settings)
    the_limiter = Limiter(settings.limits)
    the_visitors = Visitors(all_tables.people, the_limiter)

    def tables() -> Tables:
        return all_tables

    def limiter() -> Limiter:
        return the_limiter

    def origins() -> Origins:
        return the_origins

    def visitors() -> Visitors:
        return the_visitors

    def admit(request: AnyRequest) -> None:
        if not request.url.path.startswith(UNCOUNTED):
            the_limiter.request(address_of(request))
        if request.method not in READING and not has_hopped(request):
            the_origins.check(request)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await store.open()
        await asyncio.to_thread(warm)
        await all_tables.nodes.open()
        tasks = (
            all_tables.tend(),
            all_tables.heed(the_limiter),
            all_tables.beat(),
            all_tables.watch_clocks(),
        )
        duties = [asyncio.create_task(duty) for duty in tasks]
        if settings.metrics:
            duties.append(asyncio.create_task(measure_lag()))
        yield
        for duty in duties:
            duty.cancel()
        await all_tables.close()
        await store.close()

    measured: list[ControllerRouterHandler] = (
        [show_metrics, tell_figures] if settings.metrics else []
    )
    return Litestar(
        [*ROUTES, *measured, *site(settings.site), *_client(settings.static)],
        dependencies={
            "tables": Provide(tables, sync_to_thread=False),
            "limiter": Provide(limiter, sync_to_thread=False),
            "origins": Provide(origins, sync_to_thread=False),
            "visitors": Provide(visitors, sync_to_thread=False),
        },
        middleware=[lambda app: Hops(app, store.leases)],
        before_request=admit,
        lifespan=[lifespan],
        exception_handlers={
            Refused: _refused,
            Elsewhere: passing_on(store.leases, _refused),
            RecursionError: _too_deep,
            HTTPException: _bad_request,
            Exception: _unexpected,
        },
        before_send=[_harden],
        compression_config=CompressionConfig("gzip", minimum_size=1000, exclude_opt_key="packed"),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,  # whoever runs the server says what is logged
        openapi_config=OPENAPI,
    )


def _store(settings: Settings) -> Store:
    if settings.store and not settings.node:
        raise BadStore("a server on a database needs an address for other nodes")
    return new_store(settings)


def _client(static: Path) -> list[ControllerRouterHandler]:
    """The built client: one page for all its addresses, and its assets."""
    index, assets = static / "index.html", static / "assets"

    @get(PAGES, include_in_schema=False)
    async def page() -> Response[bytes]:
        if not index.is_file():
            return Response(NOT_BUILT, media_type=MediaType.TEXT, status_code=503)
        html = index.read_bytes()
        return Response(html, media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})

    if not assets.is_dir():
        return [page]
    # Their names change with what is in them, so a browser may keep them for ever.
    forever = CacheControlHeader(max_age=365 * 24 * 3600, public=True, immutable=True)
    today = CacheControlHeader(max_age=24 * 3600, public=True)
    # A name that no file can have is one that none has.
    nameless: dict[int | type[Exception], AnyHandler] = {
        OSError: _no_such_file,
        ValueError: _no_such_file,
        InternalServerException: _no_such_file,  # as Litestar tells what the file system said
    }
    folders = [
        create_static_files_router(
            f"/{folder.name}", [folder], cache_control=kept, exception_handlers=nameless
        )
        for folder, kept in ((assets, forever), (static / "icons", today))
    ]
    return [page, *folders, *[_file(static / name, media) for name, media in ROOT_FILES]]


def _file(file: Path, media_type: str) -> ControllerRouterHandler:
    """A file that must lie at the root, as it speaks for all pages."""

    @get(f"/{file.name}", include_in_schema=False, sync_to_thread=True)
    def show() -> Response[bytes]:
        headers = {"Cache-Control": "no-cache"}
        return Response(file.read_bytes(), media_type=media_type, headers=headers)

    return show


async def _harden(message: Message, scope: Scope) -> None:
    """Every answer has these headers, errors too."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS:
            headers.setdefault(name, value)  # pages of the documentation have a policy of their own
        if cookie := given(scope):
            headers.add("Set-Cookie", cookie)
        if scope.get("method") == "OPTIONS" and "path_template" in scope:
            # As Litestar tells it, it lacks what was registered later.
            methods = scope["litestar_app"].route_handler_method_map
            headers["Allow"] = ", ".join(sorted(map(str, methods[scope["path_template"]])))


def _refused(request: AnyRequest, refusal: Refused) -> Response[ErrorBody]:
    headers = {"Retry-After": str(ceil(refusal.retry_after))} if refusal.retry_after else {}
    return Response(refusal.body, status_code=refusal.status, headers=headers)


def _too_deep(request: AnyRequest, error: RecursionError) -> Response[ErrorBody]:
    return _refused(request, Refused(400, "bad-request", "This is nested too deeply."))


def _no_such_file(request: AnyRequest, error: Exception) -> Response[ErrorBody]:
    return _refused(request, Refused(404, "not-found", "There is no such file."))


def _bad_request(request: AnyRequest, error: HTTPException) -> Response[ErrorBody]:
    """Whatever the framework refuses, in the form that all our errors have."""
    if error.detail == GONE:  # nobody is there to be told, and nothing is wrong here
        return _refused(request, Refused(400, "bad-request", error.detail))
    if error.status_code >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return _unexpected(request, error)
    message = error.detail
    if isinstance(error.extra, list):
        faults = [f"{each.get('key', 'body')}: {each['message']}" for each in error.extra]
        message = "; ".join(faults)
    code = HTTPStatus(error.status_code).phrase.lower().replace(" ", "-")
    body = ErrorBody(Trouble(code, message))
    return Response(body, status_code=error.status_code, headers=error.headers)


def _unexpected(request: AnyRequest, error: Exception) -> Response[ErrorBody]:
    """The address is not logged as it is: it may hold the secret of a seat."""
    address = request.scope.get("path_template", "an address")
    log.error("%s %s failed", request.method, address, exc_info=error)
    return _refused(request, unexpected())
