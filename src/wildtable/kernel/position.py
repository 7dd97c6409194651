"""Positions field by field: what changed between two, what differs, what lies at a path.

A field is a path of keys and places, `seats.0.success`, and a leaf: anything but an object or a
list that holds objects or lists.
"""

from collections.abc import Mapping
from typing import Any

from wildtable.kernel.game import Position, canonical

Fields = dict[str, Any]


class NoField(LookupError):
    """A path that a position does not have; says what it has instead."""


def at(position: Position, path: str) -> Any:
    """What lies at a path like `hands.0`. Raises NoField."""
    here: Any = position
    walked: list[str] = []
    for key in path.split("."):
        where = ".".join(walked) or "the position"
        if isinstance(here, Mapping):
            if key not in here:
                raise NoField(f"{where} has no {key!r}; it has {', '.join(here) or 'nothing'}")
            here = here[key]
        elif isinstance(here, list):
            if not key.isdecimal() or int(key) >= len(here):
                raise NoField(f"{where} has no {key!r}; it is a list of {len(here)}")
            here = here[int(key)]
        else:
            raise NoField(f"{where} is {canonical(here)}, nothing lies in it")
        walked.append(key)
    return here


def same(one: object, other: object) -> bool:
    """Equal as data: 1 is not true, and a tuple is a list."""
    return canonical(one) == canonical(other)


def fields(position: Position) -> Fields:
    """The position as paths and leaves."""
    found: Fields = {}
    for key, value in position.items():
        _collect(key, value, found)
    return found


def changes(before: Position, after: Position) -> tuple[Fields, list[str]]:
    """The fields that are new or have another value, and those that are gone."""
    old, new = fields(before), fields(after)
    changed = {
        path: leaf for path, leaf in new.items() if path not in old or not same(old[path], leaf)
    }
    return changed, [path for path in old if path not in new]


def renewed(old: Fields, changed: Fields, gone: list[str]) -> Fields:
    """The fields after a change."""
    return {path: leaf for path, leaf in (old | changed).items() if path not in gone}


def differences(expected: Fields, found: Fields) -> list[str]:
    """What differs, field by field, in words."""
    told: list[str] = []
    for path in sorted(expected | found):
        if path not in expected:
            told.append(f"{path} should not be there, is {canonical(found[path])}")
        elif path not in found:
            told.append(f"{path} should be {canonical(expected[path])}, is not there")
        elif not same(expected[path], found[path]):
            told.append(
                f"{path} should be {canonical(expected[path])}, is {canonical(found[path])}"
            )
    return told


def _collect(path: str, value: Any, into: Fields) -> None:
    inner = _inner(value)
    if not inner:
        into[path] = value
    for key, each in inner:
        _collect(f"{path}.{key}", each, into)


def _inner(value: Any) -> list[tuple[str, Any]]:
    """What is looked into: objects, and lists that hold objects or lists."""
    if isinstance(value, Mapping):
        return [(str(key), inner) for key, inner in value.items()]
    if isinstance(value, list) and any([isinstance(inner, (Mapping, list)) for inner in value]):
        return [(str(place), inner) for place, inner in enumerate(value)]
    return []
