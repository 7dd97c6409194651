"""Contents by their options, each made once: matches with the same options share one."""

from collections.abc import Callable, Mapping
from typing import Final, Generic, TypeVar, final

from wildtable.kernel.game import Content

MOST: Final = 16  # option sets whose contents are kept; matches keep their own

Kind = TypeVar("Kind", bound=Content)


@final
class Contents(Generic[Kind]):
    """The last contents that `make` has made, for several threads."""

    def __init__(self, make: Callable[[Mapping[str, str]], Kind]) -> None:
        self._make: Final = make
        self._kept: Final[dict[tuple[tuple[str, str], ...], Kind]] = {}

    def under(self, options: Mapping[str, str]) -> Kind:
        """The content under options that are filled in."""
        key = tuple(sorted(options.items()))
        content = self._kept.get(key)
        if content is None:
            content = self._make(options)
            if len(self._kept) >= MOST:
                self._kept.clear()
            self._kept[key] = content
        return content
