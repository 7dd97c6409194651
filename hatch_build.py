"""What a wheel needs beyond the sources: the compiled rules, if they are asked for.

`WILDTABLE_MYPYC=1` puts them into the wheel, or prints why it can't and makes a pure one;
with `WILDTABLE_MYPYC=require` a failure is an error. Editable installs are always pure; they find
a compiled build in build/compiled (see `wildtable.build`).
"""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledRules(BuildHookInterface[BuilderConfig]):
    """Compiles the rules for a wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Asked for only when they are used, so that a pure wheel needs hatchling alone."""
        if not self._wish():
            return []
        core = self.metadata.core
        # The rules' own dependencies too: mypy reads their types.
        return [*core.dependencies, *core.optional_dependencies["fast"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Runs before the wheel is written; `version` is the kind of wheel, e.g. "editable"."""
        if self._wish() and version != "editable":
            self._compile(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Runs after the wheel is written."""
        if hasattr(self, "_made"):
            self._made.cleanup()

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
