"""The text table: a match in a terminal, drawn from what a seat is shown and nothing else."""


class Refused(ValueError):
    """What a person asked for can't be done; says why. Nothing has changed."""
