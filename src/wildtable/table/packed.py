"""What is made once and sent to many: kept compressed, with a mark by which a client knows it."""

import gzip
import hashlib
from typing import Any, Final, NamedTuple

import msgspec
from litestar import MediaType, Request, Response

FOR_EVER: Final = "public, max-age=31536000, immutable"


class Packed(NamedTuple):
    """An answer as it is sent, plain and compressed; `mark` tells it from every other."""

    data: bytes
    zipped: bytes
    mark: str


def pack(answer: msgspec.Struct) -> Packed:
    """An answer ready to be sent."""
    data = msgspec.json.encode(answer)
    return Packed(data, gzip.compress(data), hashlib.sha256(data).hexdigest()[:16])


def sent(
    packed: Packed, request: Request[Any, Any, Any], mark: str | None = None
) -> Response[bytes]:
    """It as the request wants it. Whoever asked for this very `mark` may keep it for ever."""
    headers = {
        "ETag": f'"{packed.mark}"',
        "Cache-Control": FOR_EVER if mark == packed.mark else "no-cache",
        "Vary": "Accept-Encoding",
    }
    if packed.mark in request.headers.get("If-None-Match", ""):
        return Response(b"", status_code=304, headers=headers)
    if "gzip" not in request.headers.get("Accept-Encoding", ""):
        return Response(packed.data, media_type=MediaType.JSON, headers=headers)
    headers["Content-Encoding"] = "gzip"
    return Response(packed.zipped, media_type=MediaType.JSON, headers=headers)
