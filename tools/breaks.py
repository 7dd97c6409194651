"""Small breaks of rules code, each a change that a test should notice.

    found = breaks_of(source, "rules/food.py")
    broken = found[0].applied_to(source)

A break is a comparison that is off by one, a number one too high, an `and` for an `or`, a statement
left out, two arguments swapped. Those of `audit.py` and those of what is told are kinds of their
own, since tests of the rules alone notice neither.
"""

import ast
import re
from collections.abc import Iterator, Mapping
from itertools import chain, zip_longest
from random import Random
from typing import NamedTuple

COMPARISON, CONSTANT, BOOLEAN, ARITHMETIC = "comparison", "constant", "boolean", "arithmetic"
STATEMENT, ARGUMENTS, NEWS, AUDIT = "statement", "arguments", "news", "audit"
KINDS = (COMPARISON, CONSTANT, BOOLEAN, ARITHMETIC, STATEMENT, ARGUMENTS, NEWS, AUDIT)

COMPARED: Mapping[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
RECKONED: Mapping[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "*"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
JOINED: Mapping[type[ast.boolop], tuple[str, str]] = {
    ast.And: ("and", "or"),
    ast.Or: ("or", "and"),
}
ANY_ORDER = {"decisions", "min", "max"}  # calls whose arguments may come in any order
TABLES = {"self", "state", "table", "board", "content"}  # in another's place: type checks notice


class Break(NamedTuple):
    """A change of one place in a file; `source` is its line, `nth` says which of equal places."""

    file: str
    line: int
    kind: str
    start: int  # in bytes, as the parser counts
    end: int
    old: str
    new: str
    source: str
    nth: str
    function: str  # in whose body it is, `Bidding.legal`; empty outside of all

    @property
    def key(self) -> str:
        """Names the break also after edits elsewhere in its file."""
        return f"{self.file} | {self.source} | {self.nth} | {self.change}"

    @property
    def change(self) -> str:
        return f"{_one_line(self.old)} -> {_one_line(self.new)}"

    def applied_to(self, source: str) -> str:
        code = source.encode()
        return (code[: self.start] + self.new.encode() + code[self.end :]).decode()


def breaks_of(source: str, file: str) -> list[Break]:
    """Every break of a file."""
    tree = ast.parse(source)
    found = _Finder(source, file, _functions_of(tree))
    found.walk(tree, "")
    return list(dict.fromkeys(found.breaks))


def dealt(breaks: list[Break], seed: str) -> list[Break]:
    """All breaks in a random order in which the kinds take turns: a few meet every kind."""
    piles = []
    for kind in KINDS:
        pile = [each for each in breaks if each.kind == kind]
        piles.append(Random(f"{seed}/{kind}").sample(pile, len(pile)))
    return [each for each in chain.from_iterable(zip_longest(*piles)) if each is not None]


class _Finder:
    """Walks the tree of a file and notes what can be broken where."""

    def __init__(self, source: str, file: str, functions: dict[str, range]) -> None:
        self.file = file
        self.functions = functions
        self.code = source.encode()
        self.lines = [line.strip() for line in source.splitlines()]
        lengths = [len(line) for line in self.code.splitlines(keepends=True)]
        self.starts = [sum(lengths[:number]) for number in range(len(lengths))]
        self.breaks: list[Break] = []

    def walk(self, node: ast.AST, told: str) -> None:
        """Note the breaks of a node and all below it; `told` is the kind of all of them, if any."""
        if isinstance(node, (ast.Assert, ast.Raise, ast.JoinedStr, ast.Import, ast.ImportFrom)):
            return
        if isinstance(node, ast.FunctionDef) and _only_blanks(node):
            return
        if isinstance(node, ast.keyword) and node.arg == "strict":
            return  # of zip: no rule, a check that is never to fail
        told = told or (NEWS if _is_news(node) else "")
        self.note(node, told)
        for name, child in ast.iter_fields(node):
            if name in ("annotation", "returns", "decorator_list", "type_params", "bases"):
                continue
            for each in child if isinstance(child, list) else [child]:
                if isinstance(each, ast.AST):
                    self.walk(each, told)

    def note(self, node: ast.AST, told: str) -> None:
        match node:
            case ast.Compare() | ast.BoolOp() | ast.BinOp() | ast.AugAssign():
                self.note_operators(node, told)
            case ast.UnaryOp(op=ast.Not()):
                self.replace(node, self.text(node.operand), told or BOOLEAN)
            case ast.Constant(value=bool()):
                self.replace(node, str(not node.value), told or BOOLEAN)
            case ast.Constant(value=int(number)):
                self.replace(node, str(number + 1), told or CONSTANT)
                self.replace(node, str(number - 1), told or CONSTANT)
            case ast.Call() if self.text(node.func) not in ANY_ORDER:
                self.swap_arguments(node, told or ARGUMENTS)
            case ast.Expr(value=ast.Call()) | ast.Continue() | ast.Break() | ast.Return(value=None):
                self.replace(node, "pass", told or STATEMENT)
            case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
                self.replace(node, "pass", told or STATEMENT)

    def note_operators(
        self, node: ast.Compare | ast.BoolOp | ast.BinOp | ast.AugAssign, told: str
    ) -> None:
        match node:
            case ast.Compare():
                sides = [node.left, *node.comparators]
                for place, operator in enumerate(node.ops):
                    change = COMPARED[type(operator)]
                    self.between(sides[place], sides[place + 1], change, told or COMPARISON)
            case ast.BoolOp():
                for left, right in zip(node.values, node.values[1:], strict=False):
                    self.between(left, right, JOINED[type(node.op)], told or BOOLEAN)
            case ast.BinOp() if type(node.op) in RECKONED:
                change = RECKONED[type(node.op)]
                self.between(node.left, node.right, change, told or ARITHMETIC)
            case ast.AugAssign() if type(node.op) in RECKONED:
                change = RECKONED[type(node.op)]
                self.between(node.target, node.value, change, told or ARITHMETIC)
                self.replace(node, "pass", told or STATEMENT)

    def swap_arguments(self, call: ast.Call, kind: str) -> None:
        for left, right in zip(call.args, call.args[1:], strict=False):
            one, other = self.text(left), self.text(right)
            if one != other and not {one, other} & TABLES and not _is_text(left):
                start, end = self.at(left)[0], self.at(right)[1]
                gap = self.code[self.at(left)[1] : self.at(right)[0]].decode()
                self.add(start, end, f"{other}{gap}{one}", kind)

    def between(self, left: ast.expr, right: ast.expr, change: tuple[str, str], kind: str) -> None:
        """Replace an operator, which has no place of its own, between its operands."""
        old, new = change
        start, end = self.at(left)[1], self.at(right)[0]
        word = r"\b" if old[0].isalpha() else ""
        pattern = word + re.escape(old).replace(r"\ ", r"\s+") + word
        found = re.search(pattern.encode(), self.code[start:end])
        if found:
            self.add(start + found.start(), start + found.end(), new, kind)

    def replace(self, node: ast.expr | ast.stmt, new: str, kind: str) -> None:
        start, end = self.at(node)
        self.add(start, end, new, kind)

    def add(self, start: int, end: int, new: str, kind: str) -> None:
        line = self.code[:start].count(b"\n") + 1
        source = self.lines[line - 1]
        self.breaks.append(
            Break(
                self.file,
                line,
                AUDIT if self.file.endswith("audit.py") else kind,
                start,
                end,
                self.code[start:end].decode(),
                new,
                source,
                f"{self.lines[: line - 1].count(source)}.{start - self.starts[line - 1]}",
                next((name for name, lines in self.functions.items() if line in lines), ""),
            )
        )

    def at(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        """Where a node begins and ends in the file."""
        last, beyond = node.end_lineno or node.lineno, node.end_col_offset or 0
        start = self.starts[node.lineno - 1] + node.col_offset
        return start, self.starts[last - 1] + beyond

    def text(self, node: ast.expr) -> str:
        start, end = self.at(node)
        return self.code[start:end].decode()


def _functions_of(tree: ast.Module) -> dict[str, range]:
    """The lines of the bodies of all functions and methods."""
    found: dict[str, range] = {}
    for node in tree.body:
        owner = f"{node.name}." if isinstance(node, ast.ClassDef) else ""
        for each in node.body if isinstance(node, ast.ClassDef) else [node]:
            if isinstance(each, ast.FunctionDef):
                last = each.body[-1].end_lineno or each.lineno
                found[f"{owner}{each.name}"] = range(each.body[0].lineno, last + 1)
    return found


def _only_blanks(function: ast.FunctionDef) -> bool:
    """Whether it is the constructor of something that others fill: no rule stands in it."""
    return function.name == "__init__" and all(
        isinstance(each, (ast.Assign, ast.AnnAssign))
        and isinstance(each.value, (ast.Constant, ast.List))
        for each in function.body
    )


def _is_news(node: ast.AST) -> bool:
    """Whether a node tells something: `state.tell(...)`, or what is done only for listeners."""
    match node:
        case ast.Call(func=ast.Attribute(attr="tell")):
            return True
        case ast.Expr(value=value):
            return _is_news(value)
        case ast.If(test=ast.Compare(left=ast.Attribute(attr="news"))):
            return True
    return False


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _one_line(text: str) -> str:
    return " ".join(text.split())


def all_breaks(sources: Mapping[str, str]) -> Iterator[Break]:
    """The breaks of several files, by their names."""
    for file, source in sources.items():
        yield from breaks_of(source, file)
