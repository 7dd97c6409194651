"""Content packs: folders of data files, checked field by field.

A game keeps its data in `content/` of its package. Somebody who owns the box can bring a folder of
their own with some of the files; the rest come from the game. What is wrong is said with its file
and field. A game describes its files as structs:

    class Cards(File, frozen=True, kw_only=True):
        hand_size: Some
        card: list[Card]

    folder = Folder("wildtable.games.wildlife", pack)
    cards = folder.read("cards.toml", Cards)
    demand(len(cards.card) > 0, "cards.toml", "card", "at least one card")
"""

import json
import tomllib
from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import Meta, Struct

from wildtable.kernel.game import BadContent, Option

Count = Annotated[int, Meta(ge=0)]
Some = Annotated[int, Meta(ge=1)]
T = TypeVar("T")
SHOWN: Final = "shown"
# A field that only people read: names, colours, where a thing is drawn, where a value comes from.
# No rule reads it, so it is no part of the content's hash, and records outlive its edits.
Shown = Annotated[T, Meta(extra={SHOWN: True})]


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """Something in a data file."""


class File(Part, frozen=True):
    """A data file: each says where its values come from."""

    provenance: Shown[dict[str, Any]]


class OptionEntry(Part, frozen=True):
    """A choice before the match; the first value is the default. `most`: any number up to it."""

    name: str
    values: list[str]
    rule: str
    ruling: bool = True
    most: int | None = None


class Options(File, frozen=True, kw_only=True):
    """options.toml"""

    option: list[OptionEntry]


F = TypeVar("F", bound=File)


class Folder:
    """A pack's folder over the game's own.

    `raw` is all that was read, `data` what the rules read of it: the content's hash is made of it.
    """

    def __init__(self, package: str, pack: Traversable | None = None) -> None:
        self.own: Final = files(package) / "content"
        self.pack: Final = pack
        self.raw: Final[dict[str, Any]] = {}
        self.data: Final[dict[str, Any]] = {}

    def file(self, name: str) -> Traversable:
        brought = self.pack / name if self.pack is not None else None
        return brought if brought is not None and brought.is_file() else self.own / name

    def read(self, name: str, kind: type[F]) -> F:
        """A data file in its shape. Raises BadContent."""
        try:
            text = self.file(name).read_text("utf-8")
            self.raw[name] = tomllib.loads(text) if name.endswith(".toml") else json.loads(text)
            found = msgspec.convert(self.raw[name], kind)
        except (OSError, ValueError, msgspec.ValidationError) as error:
            raise BadContent(f"{name}: {error}") from error
        self.data[name] = read_by_rules(found)
        return found


def read_by_rules(value: Any) -> Any:
    """Plain data of a value of a data file, without the fields that are only shown."""
    if isinstance(value, Struct):
        return {
            each.name: read_by_rules(getattr(value, each.name))
            for each in msgspec.structs.fields(value)
            if not _is_shown(each.type)
        }
    if isinstance(value, dict):
        return {key: read_by_rules(inner) for key, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [read_by_rules(inner) for inner in value]
    return value


def _is_shown(kind: Any) -> bool:
    notes = getattr(kind, "__metadata__", ())
    return any([SHOWN in (note.extra or {}) for note in notes if isinstance(note, Meta)])


def own_options(package: str) -> list[Option]:
    """What a game offers to choose before a match: its `content/options.toml`."""
    entries = Folder(package).read("options.toml", Options).option
    return [
        Option(each.name, each.values, each.values[0], each.rule, each.ruling, each.most)
        for each in entries
    ]


def demand(holds: bool, file: str, path: str, wanted: str) -> None:
    """Say what is wanted at a field of a file, unless it holds."""
    if not holds:
        raise BadContent(f"{file}: {wanted} - at `$.{path}`")


def each_once(file: str, path: str, words: Sequence[str]) -> list[str]:
    for word in words:
        demand(words.count(word) == 1, file, path, f"{word!r} only once")
    return list(words)
