"""The documentation under /docs, where it has been built (`make docs`)."""

import base64
import hashlib
import mimetypes
import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from litestar import MediaType, Response, get
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.types import ControllerRouterHandler

NOT_BUILT: Final = "The documentation has not been built here; `make docs` in a checkout does."
SCRIPT: Final = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
POLICY: Final = (
    "default-src 'self'; script-src 'self' {}; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
KEPT: Final = 256  # pages whose policy is remembered


def site(folder: Path) -> list[ControllerRouterHandler]:
    """The pages of the documentation, and what belongs to them."""

    @get("/docs/{path:path}", include_in_schema=False, sync_to_thread=True)
    def page(path: FromPath[str]) -> Response[bytes]:
        file = (folder / path.strip("/")).resolve()
        if file.is_dir():
            file = file / "index.html"
        if not file.is_relative_to(folder.resolve()) or not file.is_file():
            told = "There is no such page." if folder.is_dir() else NOT_BUILT
            return Response(told.encode(), media_type=MediaType.TEXT, status_code=404)
        data = file.read_bytes()
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        headers = {"Cache-Control": "no-cache"}
        if kind == "text/html":
            headers["Content-Security-Policy"] = policy(data)
        return Response(data, media_type=kind, headers=headers)

    @get("/docs", include_in_schema=False)
    async def first() -> Redirect:  # so that the addresses on the page lead below /docs/
        return Redirect("/docs/index.html")

    return [first, page]


@lru_cache(maxsize=KEPT)
def policy(html: bytes) -> str:
    """Scripts come from us, and those in the page are exactly the ones that were built."""
    digests = [hashlib.sha256(script).digest() for script in SCRIPT.findall(html)]
    return POLICY.format(" ".join([f"'sha256-{base64.b64encode(d).decode()}'" for d in digests]))
