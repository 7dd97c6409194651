"""Writes the client's types of what goes over the wire from the server's structs: `make wire`.

Also the page of the documentation with every message of the websocket.

A name means the same on both sides. What the server may leave out, and what it need not be told, is
optional. A test holds the file to the structs.
"""

import inspect
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from wildtable.table import (
    wire,
    wire_calls,
    wire_errors,
    wire_fair,
    wire_games,
    wire_lessons,
    wire_matches,
    wire_people,
    wire_puzzles,
    wire_review,
)

FILE: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "wire.ts"
SENT: Final = (
    wire.FromClient,
    wire_matches.NewMatch,
    wire_matches.KnownLinks,
    wire_people.Acceptance,
    wire_people.Filling,
    wire_people.Credentials,
    wire_people.NewPassword,
    wire_people.PasskeyWish,
    wire_people.NewPasskey,
    wire_people.PasskeyAnswer,
    wire_puzzles.MyPuzzles,
    wire_calls.PushWay,
    wire_calls.MailWay,
    wire_calls.MailCode,
    wire_calls.WebhookWay,
    wire_review.Fork,
)
SHOWN: Final = (
    wire.FromServer,
    wire_games.GameInfo,
    wire_games.BotInfo,
    wire_games.Kit,
    wire_games.RuleBook,
    wire_matches.MatchMade,
    wire_matches.MatchInfo,
    wire_matches.MatchSummary,
    wire_errors.ErrorBody,
    wire_people.InvitationInfo,
    wire_people.Accepted,
    wire_people.LinkMade,
    wire_people.Me,
    wire_people.OpenMatch,
    wire_people.SessionInfo,
    wire_people.PasskeyOptions,
    wire_people.PasskeysInfo,
    wire_calls.Calls,
    wire_calls.WebhookMade,
    wire_fair.Proof,
    wire_lessons.Lessons,
    wire_review.Moments,
    wire_review.MomentShown,
    wire_review.JudgedDecision,
    wire_review.ReviewState,
    wire_puzzles.Puzzles,
    wire_puzzles.PuzzleSeat,
)
PAGE: Final = FILE.parents[2] / "docs" / "messages.md"
PAGE_HEAD: Final = """# Messages

Every message of the websocket, written by `make wire` from the server's structs, as types of
TypeScript;
`?` marks what may be left out. [The protocol](protocol.md) says when which is sent.
"""
NAMED: Final[Mapping[str, Any]] = {
    "SeatKind": wire_matches.SeatKind,
    "Proposed": wire.Proposed,
    "Watchers": wire_matches.Watchers,
    "FromClient": wire.FromClient,
    "FromServer": wire.FromServer,
}
PLAIN: Final[Mapping[Any, str]] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
}
HEAD: Final = "/** What goes over the wire. Written by `make wire` from the server's structs. */\n"
WIDE: Final = 100


def written() -> str:
    """The file as it should be."""
    sent = set(_structs(SENT))
    parts = [HEAD]
    parts += [_alias(name, kind) for name, kind in NAMED.items()]
    parts += [_interface(each, each in sent) for each in dict.fromkeys(_structs((*SENT, *SHOWN)))]
    return "\n".join(parts)


def page() -> str:
    """The page of the documentation as it should be."""
    sides = {"From the client": wire.FromClient, "From the server": wire.FromServer}
    parts = [PAGE_HEAD]
    told: set[type[Struct]] = set()
    for title, kinds in sides.items():
        parts.append(f"## {title}\n")
        for struct in get_args(kinds):
            parts.append(_section(struct, sent=kinds is wire.FromClient))
            told.add(struct)
    parts.append("## What they are made of\n")
    within = dict.fromkeys(_structs(sides.values()))
    parts += [_section(each, sent=False) for each in within if each not in told]
    return "\n".join(parts)


def _section(struct: type[Struct], sent: bool) -> str:
    name = struct.__struct_config__.tag or struct.__name__
    return f"### {name}\n\n```ts\n{_interface(struct, sent)}```\n"


def _structs(kinds: Iterable[Any]) -> Iterator[type[Struct]]:
    """The structs that these types are made of, each after the one that first needs it."""
    for kind in kinds:
        if isinstance(kind, type) and issubclass(kind, Struct):
            yield kind
            yield from _structs(get_type_hints(kind).values())
        elif get_origin(kind) is not Literal:
            yield from _structs(get_args(kind))


def _alias(name: str, kind: object) -> str:
    members = [_type(each) for each in get_args(kind)] if _is_union(kind) else _literals(kind)
    line = f"export type {name} = {' | '.join(members)};\n"
    if len(line) <= WIDE:
        return line
    return f"export type {name} =\n" + "\n".join(f"  | {each}" for each in members) + ";\n"


def _interface(struct: type[Struct], sent: bool) -> str:
    config = struct.__struct_config__
    lines = [_comment(struct), f"export interface {struct.__name__} {{"]
    if config.tag_field is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    hints = get_type_hints(struct)
    for field in msgspec.structs.fields(struct):
        optional = not field.required and (sent or config.omit_defaults)
        kind = _type(hints[field.name], may_be_null=not optional)
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {kind};")
    return "\n".join([*lines, "}", ""])


def _comment(struct: type[Struct]) -> str:
    told = inspect.getdoc(struct) or ""
    if "\n" not in told:
        return f"/** {told} */"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in told.splitlines()), " */"])


def _type(kind: Any, may_be_null: bool = True) -> str:
    """A type of Python as one of TypeScript."""
    for name, named in NAMED.items():
        if kind == named:
            return name
    if kind in PLAIN:
        return PLAIN[kind]
    if isinstance(kind, type) and issubclass(kind, Struct):
        return kind.__name__
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _type(args[0])
    if origin is Literal:
        return " | ".join(_literals(kind))
    if _is_union(kind):
        members = [each for each in args if may_be_null or each is not NoneType]
        return " | ".join([_type(each) for each in members])
    if origin is list:
        of = _type(args[0])
        return f"({of})[]" if " | " in of else f"{of}[]"
    if origin is dict:
        return f"Record<{_type(args[0])}, {_type(args[1])}>"
    raise TypeError(f"no type of TypeScript is known for {kind}")


def _is_union(kind: object) -> bool:
    return get_origin(kind) in (Union, UnionType)


def _literals(kind: object) -> list[str]:
    return [f'"{each}"' for each in get_args(kind)]


if __name__ == "__main__":
    FILE.write_text(written())
    PAGE.write_text(page())
