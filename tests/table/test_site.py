"""The documentation under /docs."""

import base64
import hashlib
from pathlib import Path

from tests.table.playing import serving
from wildtable.table.app import HEADERS
from wildtable.table.settings import Settings


def test_built_pages_are_served_with_a_policy_that_knows_their_scripts(tmp_path: Path) -> None:
    site = tmp_path / "site"
    (site / "data").mkdir(parents=True)
    (site / "index.html").write_text("<html><script>let a = 1</script>Hello</html>")
    (site / "data" / "style.css").write_text("p { margin: 0 }")
    (tmp_path / "secret.txt").write_text("secret")
    with serving(Settings(tmp_path / "data", site=site)) as server:
        first = server.http.get("/docs")
        assert first.headers["location"] == "/docs/index.html"
        page = server.http.get("/docs/index.html")
        assert "Hello" in page.text
        digest = base64.b64encode(hashlib.sha256(b"let a = 1").digest()).decode()
        assert f"script-src 'self' 'sha256-{digest}';" in page.headers["content-security-policy"]
        style = server.http.get("/docs/data/style.css")
        assert style.headers["content-type"].startswith("text/css")
        assert style.headers["content-security-policy"] == dict(HEADERS)["Content-Security-Policy"]
        for outside in ("/docs/none.html", "/docs/%2e%2e/secret.txt", "/docs/..%2fsecret.txt"):
            answer = server.http.get(outside)
            assert answer.status_code in (400, 404), outside
            assert "secret" not in answer.text


def test_where_nothing_is_built_it_says_how(tmp_path: Path) -> None:
    with serving(Settings(tmp_path / "data", site=tmp_path / "none")) as server:
        answer = server.http.get("/docs/index.html")
        assert answer.status_code == 404
        assert "`make docs`" in answer.text
