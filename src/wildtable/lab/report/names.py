"""What moves and things are called on a report."""

from collections import Counter

from wildtable.kernel.game import Content, Game
from wildtable.kernel.words import words_of


class Names:
    """The words of a game for the ids in a run."""

    def __init__(self, game: Game, content: Content) -> None:
        self.words = words_of(game)
        elements = [each for layout in game.layouts(content) for each in layout.elements]
        said = {each.id: self.words.phrase(each.name) for each in elements if each.name is not None}
        often = Counter(said.values())
        # What several places are called is told apart by what is written on them.
        self.elements = {
            id: f"{name}, {id.partition(':')[2]}" if often[name] > 1 else name
            for id, name in said.items()
        }

    def of(self, word: str) -> str:
        """A move's name, or that of a thing: `space:B5`."""
        domain, colon, name = word.partition(":")
        if not colon:
            return plain(word)
        if word in self.elements:
            return self.elements[word]
        if domain == "seat" and name.isdecimal():  # as everywhere on the page, from 1
            return f"seat {int(name) + 1}"
        if name.replace("-", "", 1).isdecimal():  # an amount, or a range of amounts
            return name.replace("-", " to ")
        for message in (f"{domain}-{name}", name):
            if self.words.knows(message):
                return self.words.say(message)
        return plain(name)

    def ending(self, reason: str) -> str:
        for message in (f"ending-{reason}", f"end-{reason}", reason):
            if self.words.knows(message):
                return self.words.say(message)
        return plain(reason) or "the end"


def players(count: int) -> str:
    return "1 player" if count == 1 else f"{count} players"


def plain(word: str) -> str:
    return word.replace("-", " ").replace("_", " ")
