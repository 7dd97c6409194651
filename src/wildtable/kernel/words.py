"""Texts for people, from Fluent files: the game's own, else the kernel's, else English."""

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from wildtable.kernel.game import Content, Denial, Game
from wildtable.kernel.scene import News, Phrase

SEAT: Final = re.compile(r"seat(\d*)")
LANGUAGES: Final = ("en", "it", "de")  # that the games speak
LETTERS: Final = "ABCDEFGH"  # by which seats are known on a table
OWNED: Final = re.compile(rf"([{LETTERS}])-(.+)")  # what is somebody's, as news call it: B-bear


class Words:
    """What a game says in one language."""

    def __init__(self, game: Game, language: str = "en") -> None:
        self.game = game
        tags = dict.fromkeys((language, "en"))
        sources = [(tag, texts(tag)) for tag in tags for texts in (game.words, kernel_words)]
        self.bundles = [bundle(tag, source) for tag, source in sources if source]

    def knows(self, id: str) -> bool:
        """Whether anybody has written this message."""
        return any(bundle.has_message(id) for bundle in self.bundles)

    def say(self, id: str, args: Mapping[str, str | int] | None = None) -> str:
        """The message in words; its id where nobody has written it."""
        for bundle in self.bundles:
            if bundle.has_message(id):
                value = bundle.get_message(id).value
                if value is not None:
                    return str(bundle.format_pattern(value, addressed(args or {}))[0])
        return id

    def phrase(self, phrase: Phrase) -> str:
        return self.say(phrase.id, phrase.args)

    def denial(self, denial: Denial) -> str:
        """A refusal in a sentence with the rule that forbids."""
        return f"{self.say(denial.message, denial.args)} [{denial.rule}]"

    def news(self, content: Content, item: News) -> str:
        """An item of news as a sentence.

        A game may write one for a move or event in a message `news-<name>`, with $seat and each
        argument under the name of its domain (a second one of a domain as $<name>2, and so on).
        Whole numbers are numbers, so that a message can be plural; what has a name on the table
        comes under that name. What is somebody's (`B-bear`) comes without the letter, and its
        owner as the next $seat; several at once (`plain+hole`) as a list of `<domain>-<name>`.
        Nobody reads this, so $owner is nobody (see `SeatCard.called`).
        """
        if item.kind not in ("move", "event"):
            return self.say(f"kernel-news-{item.kind}", {"seat": item.seat})
        space = content.moves if item.kind == "move" else content.events
        family = space.by_name[item.words[0]]
        args: dict[str, str | int] = {"seat": item.seat, "owner": -1, "own": 0}
        names = _names(self.game, content)
        for domain, word in zip(family.domains, item.words[1:], strict=True):
            name = names.get(f"{domain.name}:{word}")
            owned = OWNED.fullmatch(word)
            value = int(word) if word.isdecimal() else owned[2] if owned else word
            if "+" in word:
                value = self.listed(domain.name, word.split("+"))
            args[_free_name(domain.name, args)] = self.phrase(name) if name else value
            if owned:
                args[_free_name("seat", args)] = LETTERS.index(owned[1])
        if self.knows(f"news-{family.name}"):
            return self.say(f"news-{family.name}", args)
        who = self.say("kernel-chance" if item.seat < 0 else "kernel-seat", {"seat": item.seat})
        return f"{who}: {' '.join(item.words)}"

    def listed(self, domain: str, names: Sequence[str]) -> str:
        """Several members of a domain in words: "a hole, a hole and a triangle"."""
        said = [self.say(f"{domain}-{name}") for name in names]
        return self.say("kernel-list", {"first": ", ".join(said[:-1]), "last": said[-1]})


def addressed(args: Mapping[str, str | int], viewer: int | None = None) -> dict[str, str | int]:
    """Beside each seat of a message, `$seat2`, stands `$you2`: 1 where it is who reads, else 0.

    So a message can say "You play" and "Bela plays"; without a reader nobody is "you".
    """
    seats = [(match[1], value) for name, value in args.items() if (match := SEAT.fullmatch(name))]
    you = {f"you{number}": int(value == viewer) for number, value in seats}
    return {"you": 0, **you, **args}


@lru_cache(maxsize=8)  # layouts never change
def _names(game: Game, content: Content) -> dict[str, Phrase]:
    """What sentences call the elements that have a name."""
    elements = [each for layout in game.layouts(content) for each in layout.elements]
    return {each.id: each.name for each in elements if each.name is not None}


def _free_name(name: str, taken: Mapping[str, str | int]) -> str:
    number = 1
    free = name
    while free in taken:
        number += 1
        free = f"{name}{number}"
    return free


@cache
def words_of(game: Game, language: str = "en") -> Words:
    """The words of a game, read once."""
    return Words(game, language)


@cache
def kernel_words(language: str) -> str:
    file = files("wildtable.kernel") / "text" / f"{language}.ftl"
    return file.read_text("utf-8") if file.is_file() else ""


def message_ids(source: str) -> set[str]:
    """The messages that a Fluent source holds."""
    entries = FluentResource(source).body
    return {entry.id.name for entry in entries if isinstance(entry, Message)}


def bundle(language: str, source: str) -> FluentBundle:
    """The messages of a Fluent source, ready to be said."""
    # Isolation marks help a page that mixes directions; in terminals and logs they are noise.
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle
