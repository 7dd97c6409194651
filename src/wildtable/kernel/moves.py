"""Moves are small integers from a declared space, with a text form that is derived.

A game declares families over domains once, at import:

    COLUMNS = Domain("column", 7, "abcdefg")
    MOVES = MoveSpace("drop-a-disc")
    DROP: Final = 0
    MOVES.family("drop", COLUMNS, base=DROP)

`drop d` is then move 3. Rules code speaks the number, people and files speak the text. The numbers
of families are sums, `PASS: Final = DROP + 7`, which the compiler folds; a wrong one raises here.
"""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import Final, final

# Words that a line of the log uses itself, so no family may be called like this.
RESERVED: Final = ("seals", "unseals", "leaves", "undoes")
MOST_TEXTS: Final = 50_000  # of moves, that lie ready


class BadText(ValueError):
    """A move or event text that this space does not know; says what is allowed."""


class UnknownMove(BadText):
    """What somebody wrote is no move here: the same as a message of the kernel's texts.

    Its `arguments` are the message's; an exception's `args` are something else.
    """

    def __init__(self, told: str, message: str, arguments: dict[str, str | int]) -> None:
        super().__init__(told)
        self.message = message
        self.arguments = arguments


@final
class Domain:
    """What an argument ranges over: spaces, hand slots, seats, amounts.

    The size is fixed in code, the names come from the content (`Space.named`), so no content
    pack renumbers a move. A name makes an element of the scene: `column:d`.
    """

    def __init__(self, name: str, size: int, names: Sequence[str] = ()) -> None:
        if len(names) > size:
            raise ValueError(f"domain {name} has {size} places, not {len(names)}")
        spelled = list(names) + [str(i) for i in range(len(names), size)]
        for word in names:
            if not word or any(c.isspace() or c in ";?" for c in word):
                raise ValueError(f"domain {name}: {word!r} cannot be a name (no blanks, ; or ?)")
        self.name: Final = name
        self.size: Final = size
        self.names: Final = spelled
        self.index: Final = {word: i for i, word in enumerate(spelled)}
        if len(self.index) != size:
            raise ValueError(f"domain {name} has a name twice")

    def element(self, i: int) -> str:
        """The id of the scene element that stands for member `i`."""
        return f"{self.name}:{self.names[i]}"

    def read(self, word: str) -> int:
        if word not in self.index:
            known = _some(self.names)
            raise UnknownMove(
                f"{word!r} is no {self.name}; known: {known}",
                "kernel-unknown-word",
                {"word": word, "domain": self.name, "known": known},
            )
        return self.index[word]


def amounts(name: str, most: int) -> Domain:
    """A domain of the whole numbers 0..most."""
    return Domain(name, most + 1)


@final
class Family:
    """Moves (or events) of one kind: a name and the domains of its arguments."""

    def __init__(
        self,
        name: str,
        base: int,
        domains: Sequence[Domain],
        secret: bool,
        audience: Sequence[Sequence[int] | None] = (),
        only: int = -1,
        story: bool = False,
        passes: bool = False,
    ) -> None:
        self.name: Final = name
        self.base: Final = base
        self.domains: Final = tuple(domains)
        self.secret: Final = secret
        self.audience: Final = tuple(audience) or (None,) * len(self.domains)
        self.only: Final = only
        self.story: Final = story
        self.passes: Final = passes
        size = 1
        for domain in domains:
            size *= domain.size
        self.size: Final = size

    def at(self, *args: int) -> int:
        """The number of this family's member with these arguments."""
        if len(args) != len(self.domains):
            raise ValueError(f"{self.name} takes {len(self.domains)} arguments, not {len(args)}")
        number = 0
        for domain, arg in zip(self.domains, args, strict=True):
            if not 0 <= arg < domain.size:
                raise ValueError(f"{self.name}: {arg} is outside {domain.name}")
            number = number * domain.size + arg
        return self.base + number

    def args(self, number: int) -> list[int]:
        """The arguments of a member; the last varies fastest."""
        rest = number - self.base
        found: list[int] = []
        for domain in reversed(self.domains):
            found.append(rest % domain.size)
            rest //= domain.size
        found.reverse()
        return found

    def words(self, number: int) -> list[str]:
        args = self.args(number)
        return [domain.names[arg] for domain, arg in zip(self.domains, args, strict=True)]

    def renamed(self, names: Mapping[str, Sequence[str]]) -> "Family":
        domains = [
            Domain(d.name, d.size, names[d.name]) if d.name in names else d for d in self.domains
        ]
        return Family(
            self.name,
            self.base,
            domains,
            self.secret,
            self.audience,
            self.only,
            self.story,
            self.passes,
        )


class Space:
    """Families laid end to end; numbers to text and back."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.families: list[Family] = []
        self.bases: list[int] = []
        self.by_name: dict[str, Family] = {}
        self.size = 0
        self._texts: dict[int, str] = {}  # that were asked for: a scene names the same again

    def add(self, family: Family) -> Family:
        if family.name in self.by_name or family.name in RESERVED:
            raise ValueError(f"{self.name}: the name {family.name} is taken")
        self.families.append(family)
        self.bases.append(family.base)
        self.by_name[family.name] = family
        self.size += family.size
        return family

    def family_of(self, number: int) -> Family:
        if not 0 <= number < self.size:
            raise BadText(f"{self.name} has the numbers 0 to {self.size - 1}, not {number}")
        return self.families[bisect_right(self.bases, number) - 1]

    def text(self, number: int) -> str:
        text = self._texts.get(number)
        if text is None:
            family = self.family_of(number)
            text = " ".join([family.name, *family.words(number)])
            if len(self._texts) >= MOST_TEXTS:
                self._texts.clear()
            self._texts[number] = text
        return text

    def parse(self, text: str) -> int:
        words = text.split()
        if not words or words[0] not in self.by_name:
            known = _some(list(self.by_name))
            raise UnknownMove(
                f"{text!r} is not in {self.name}; it knows {known}",
                "kernel-unknown-move",
                {"text": text, "known": known},
            )
        family = self.by_name[words[0]]
        if len(words) - 1 != len(family.domains):
            form = " ".join([family.name, *(f"<{d.name}>" for d in family.domains)])
            raise UnknownMove(
                f"{text!r} should read {form!r}",
                "kernel-misspelt-move",
                {"text": text, "form": form},
            )
        args = [d.read(w) for d, w in zip(family.domains, words[1:], strict=True)]
        return family.at(*args)


@final
class MoveSpace(Space):
    """All moves of a game. A secret family is shown to its seat only, until the match is over.

    One that `passes` is how a seat lets a decision go by: what is done for whoever does not answer.
    """

    def family(
        self,
        name: str,
        *domains: Domain,
        base: int | None = None,
        secret: bool = False,
        passes: bool = False,
    ) -> Family:
        """Declare the next family. Where rules name its first number, `base` holds it to that."""
        if base is not None and base != self.size:
            raise ValueError(f"{self.name}: {name} begins at {self.size}, not {base}")
        return self.add(Family(name, self.size, domains, secret, passes=passes))

    def named(self, names: Mapping[str, Sequence[str]]) -> "MoveSpace":
        """The same numbers in the words of some content: names by domain."""
        space = MoveSpace(self.name)
        for family in self.families:
            space.add(family.renamed(names))
        return space

    def picks(self, move: int) -> list[str]:
        """The scene elements a person picks for this move, in order."""
        family = self.family_of(move)
        args = family.args(move)
        return [domain.element(arg) for domain, arg in zip(family.domains, args, strict=True)]


def _some(words: Sequence[str], most: int = 12) -> str:
    shown = ", ".join(words[:most])
    return shown if len(words) <= most else f"{shown} and {len(words) - most} more"
