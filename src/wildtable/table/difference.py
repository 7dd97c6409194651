"""The difference between two JSON values: what a client that has one needs to make the other.

It is made of the two values and of nothing else, so it tells no more than they do. To it true is 1
and 1 is 1.0: no field of a view can be both. Structs stand for the objects they are sent as; only
those on the way to something that changed are taken apart, so what two values share costs nothing.

- of two objects: `{"set": {field: value}, "in": {field: difference}, "drop": [field]}`, each of
  the three only where there is any;
- of two lists: `{"list": [part, ...]}`, which says the new list from its beginning to its end. A
  part is `[index, count]`: so many items of the old list, as they are; `[index, difference]`: one
  item of the old list, changed; or `[value]`: a new item.

`web/src/difference.ts` is its other end.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from msgspec import NODEFAULT, Struct
from msgspec.structs import FieldInfo, astuple, fields

Json = Any  # what JSON can hold, and structs that become it
Difference = dict[str, Any]

NAMES: Final = ("id", "move", "pick")  # fields by which a thing is known again in a list


class BadDifference(ValueError):
    """A difference that was not made for this value."""


def difference(before: Json, after: Json) -> Difference | None:
    """What makes `before` into `after`; None where nothing of it can stay."""
    kind = type(after)
    if kind is str or kind is int or kind is not type(before):
        return None
    if kind is list:
        return _of_lists(before, after)
    if kind is dict:
        return _of_objects(before, after)
    return _of_structs(before, after) if isinstance(after, Struct) else None


def patched(before: Json, change: Difference) -> Json:
    """What a difference makes of a value, which stays as it is. Raises BadDifference."""
    try:
        if "list" in change:
            return _patched_list(before, change["list"])
        gone = set(change.get("drop", ()))
        new = {field: value for field, value in before.items() if field not in gone}
        for field, value in change.get("in", {}).items():
            new[field] = patched(before[field], value)
        return new | change.get("set", {})
    except (AttributeError, LookupError, TypeError) as error:
        raise BadDifference(f"this difference is for something else: {error!r}") from error


@cache
def _fields(kind: type[Struct]) -> list[tuple[str, Json]]:
    """By field: what it is called when sent, and with what value it is left out."""
    omits = kind.__struct_config__.omit_defaults
    return [(field.encode_name, _default(field) if omits else NODEFAULT) for field in fields(kind)]


@cache
def _names_in(own: tuple[str, ...]) -> Sequence[str]:
    """The fields by which things that have these are known again in a list."""
    return [field for field in NAMES if field in own]


def _default(field: FieldInfo) -> Json:
    if field.default_factory is NODEFAULT:
        return field.default
    return field.default_factory()


def _of_structs(before: Struct, after: Struct) -> Difference:
    put: dict[str, Json] = {}
    within: dict[str, Difference] = {}
    gone: list[str] = []
    olds, news = astuple(before), astuple(after)
    for place, (sent_as, default) in enumerate(_fields(type(after))):
        old, new = olds[place], news[place]
        if old is new or old == new:
            continue
        if _is_left_out(new, default):
            gone.append(sent_as)
        elif _is_left_out(old, default):
            put[sent_as] = new
        else:
            _change(sent_as, old, new, put, within)
    return _parts(put, within, gone)


def _is_left_out(value: Json, default: Json) -> bool:
    return value is default or (default == [] and value == [])


def _of_objects(before: dict[str, Json], after: dict[str, Json]) -> Difference:
    put: dict[str, Json] = {}
    within: dict[str, Difference] = {}
    for field, value in after.items():
        if field not in before:
            put[field] = value
        elif before[field] != value:
            _change(field, before[field], value, put, within)
    return _parts(put, within, [field for field in before if field not in after])


def _change(
    field: str, old: Json, new: Json, put: dict[str, Json], within: dict[str, Difference]
) -> None:
    change = difference(old, new)
    if change is None:
        put[field] = new
    else:
        within[field] = change


def _parts(put: dict[str, Json], within: dict[str, Difference], gone: list[str]) -> Difference:
    parts = {"set": put, "in": within, "drop": gone}
    return {name: part for name, part in parts.items() if part}


def _of_lists(before: list[Json], after: list[Json]) -> Difference | None:
    """None where every item is new."""
    head = _head(before, after)
    tail = _tail(before, after, min(len(before), len(after)) - head)
    parts: list[list[Json]] = [[0, head]] if head else []
    kept = head + tail  # how much of what was there is said without saying it again
    middle = after[head : len(after) - tail]
    for item, index in zip(middle, _counterparts(before, middle, head, tail), strict=True):
        old = before[index] if index >= 0 else None
        if index >= 0 and (old is item or old == item):
            _keep(parts, index, 1)
            kept += 1
            continue
        change = difference(old, item) if index >= 0 else None
        if change is None:
            parts.append([item])
        else:
            parts.append([index, change])
            kept += 1
    if tail:
        _keep(parts, len(before) - tail, tail)
    return {"list": parts} if kept else None


def _head(before: list[Json], after: list[Json]) -> int:
    """How many of the first items are the same; what scenes keep need not be looked into."""
    most = min(len(before), len(after))
    count = 0
    while count < most:
        old, new = before[count], after[count]
        if old is not new and old != new:
            break
        count += 1
    return count


def _tail(before: list[Json], after: list[Json], most: int) -> int:
    """How many of the last items are the same, of at most so many."""
    count = 0
    while count < most:
        old, new = before[len(before) - 1 - count], after[len(after) - 1 - count]
        if old is not new and old != new:
            break
        count += 1
    return count


def _keep(parts: list[list[Json]], index: int, count: int) -> None:
    """So many old items from this one on, joined to those before them where they go on."""
    last = parts[-1] if parts else []
    if len(last) == 2 and isinstance(last[1], int) and sum(last) == index:
        last[1] += count
    else:
        parts.append([index, count])


def _counterparts(before: list[Json], middle: list[Json], head: int, tail: int) -> list[int]:
    """For every new item between what stays at both ends the old one that it was; -1: none.

    It is known again by its name, else by its place.
    """
    end = len(before) - tail
    if head == end or not middle:
        return [-1] * len(middle)
    old, new = _names(before[head:end]), _names(middle)
    if old is not None and new is not None:
        known = {name: place for place, name in enumerate(old, head)}
        return [known.get(name, -1) for name in new]
    return [place if place < end else -1 for place in range(head, head + len(middle))]


def _names(items: Sequence[Json]) -> list[str] | None:
    """What the items are called, if they have names of one kind and no two the same."""
    for field in _fields_to_name_by(items[0]):
        names: list[Json]
        if type(items[0]) is dict:
            names = [item.get(field) for item in items]
        else:
            names = [getattr(item, field, None) for item in items]
        if all([isinstance(name, str) for name in names]):
            return names if len(set(names)) == len(names) else None
    return None


def _fields_to_name_by(item: Json) -> Sequence[str]:
    """Those that the first of some items has; most things have none."""
    if type(item) is dict:
        return [field for field in NAMES if field in item]
    return _names_in(item.__struct_fields__) if isinstance(item, Struct) else ()


def _patched_list(before: list[Json], parts: list[list[Json]]) -> list[Json]:
    new: list[Json] = []
    for part in parts:
        if len(part) == 1:
            new.append(part[0])
        elif isinstance(part[1], dict):
            new.append(patched(before[part[0]], part[1]))
        else:
            first, count = part
            if first + count > len(before):
                raise IndexError(first + count)
            new += before[first : first + count]
    return new
