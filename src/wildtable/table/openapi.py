"""The API's description of itself: every answer that a request can get, in the form it has.

The forms come from the structs by msgspec, which checks what comes in by the same rules: limits of
length, fields that are not known and tags are told as they are.
"""

from http import HTTPStatus
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.openapi import ResponseSpec
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import Struct

from wildtable import __version__
from wildtable.kernel.record.record import Record
from wildtable.table.wire import Rematch
from wildtable.table.wire_calls import (
    Calls,
    MailCode,
    MailWay,
    PushWay,
    WayInfo,
    WebhookMade,
    WebhookWay,
)
from wildtable.table.wire_errors import ErrorBody
from wildtable.table.wire_fair import Proof
from wildtable.table.wire_games import BotInfo, GameInfo, Kit, RuleBook
from wildtable.table.wire_lessons import LessonInfo, Lessons, LessonStep
from wildtable.table.wire_matches import KnownLinks, MatchInfo, MatchMade, MatchSummary, NewMatch
from wildtable.table.wire_people import (
    Acceptance,
    Accepted,
    Credentials,
    Filling,
    InvitationInfo,
    LinkMade,
    Me,
    NewPasskey,
    NewPassword,
    OpenMatch,
    PasskeyAnswer,
    PasskeyInfo,
    PasskeyOptions,
    PasskeysInfo,
    PasskeyWish,
    SessionInfo,
)
from wildtable.table.wire_puzzles import MyPuzzles, Puzzles, PuzzleSeat
from wildtable.table.wire_review import (
    Fork,
    JudgedDecision,
    Moments,
    MomentShown,
    ReviewState,
)

FORMS: Final = (
    Acceptance,
    Accepted,
    Calls,
    Credentials,
    Proof,
    Filling,
    Fork,
    InvitationInfo,
    JudgedDecision,
    LessonInfo,
    Lessons,
    LessonStep,
    LinkMade,
    MailCode,
    MailWay,
    Me,
    Moments,
    MomentShown,
    MyPuzzles,
    NewPasskey,
    NewPassword,
    OpenMatch,
    PasskeyAnswer,
    PasskeyInfo,
    PasskeyOptions,
    PasskeysInfo,
    PasskeyWish,
    PushWay,
    SessionInfo,
    WayInfo,
    WebhookMade,
    WebhookWay,
    BotInfo,
    ErrorBody,
    GameInfo,
    Kit,
    KnownLinks,
    MatchInfo,
    MatchMade,
    MatchSummary,
    NewMatch,
    Puzzles,
    PuzzleSeat,
    Record,
    ReviewState,
    Rematch,
    RuleBook,
)
# What can be wrong with a request; `Retry-After` says when it is worth another try.
REASONS: Final = {
    HTTPStatus.BAD_REQUEST: "It can't be understood, or asks for what there is not.",
    HTTPStatus.UNAUTHORIZED: "Whoever asks is not known here.",
    HTTPStatus.FORBIDDEN: "Whoever asks may not: a page of a foreign site, or who only watches.",
    HTTPStatus.NOT_FOUND: "There is nothing of this name.",
    HTTPStatus.REQUEST_TIMEOUT: "It did not come as a whole in time.",
    HTTPStatus.CONFLICT: "The match is not over yet, or can't be shown any more.",
    HTTPStatus.GONE: "It has been used by somebody else.",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "Its body is too large.",
    HTTPStatus.TOO_MANY_REQUESTS: "Too many came from this address in a short time.",
    HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE: "Its headers are too large.",
    HTTPStatus.INTERNAL_SERVER_ERROR: "Something went wrong here.",
    HTTPStatus.SERVICE_UNAVAILABLE: "Nothing can be kept, or read, just now.",
}
ALWAYS: Final = (400, 408, 429, 431, 500)
SEAT: Final = (404, 409, 503)  # what a link adds
BODY: Final = (403, 413)  # what a POST adds


def errors(*statuses: int) -> dict[int, ResponseSpec]:
    """The errors that a route can answer with, these and those that any can."""
    return {
        status: ResponseSpec(ErrorBody, generate_examples=False, description=REASONS[status])
        for status in sorted({HTTPStatus(each) for each in (*ALWAYS, *statuses)})
    }


def answer(form: type[Struct], what: str) -> dict[int, ResponseSpec]:
    """What a route answers with that makes the bytes of its answer itself."""
    return {200: ResponseSpec(form, generate_examples=False, description=what)}


class Exact(JsonRenderPlugin):
    """Tells the forms as msgspec knows them."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        _, forms = msgspec.json.schema_components(FORMS, ref_template="#/components/schemas/{name}")
        parts = {**openapi_schema["components"], "schemas": forms}
        text = super().render(request, {**openapi_schema, "components": parts})
        return text.replace(rb'\\Z"', b'$"')  # the end of a pattern, as JSON Schema writes it


OPENAPI: Final = OpenAPIConfig(
    "Wildtable",
    __version__,
    path="/api/schema",
    render_plugins=[Exact()],
    use_handler_docstrings=True,
)
