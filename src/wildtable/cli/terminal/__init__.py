"""The text table: a match in a terminal, drawn from what a seat is shown and nothing else."""

from wildtable.cli.language import speech


class Refused(ValueError):
    """What a person asked for can't be done; says why. Nothing has changed.

    Why is a message of the terminal's texts with its arguments; as a plain exception, in English.
    """

    def __init__(self, message: str, **words: str | int | list[str]) -> None:
        super().__init__(message)
        self.message = message
        self.words = words

    def __str__(self) -> str:
        return self.told("en")

    def told(self, language: str) -> str:
        return speech(language).say(self.message, **self.words)
