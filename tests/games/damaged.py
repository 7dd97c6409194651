"""Positions in which one number was changed, for what an audit says of them."""

from random import Random
from typing import Any

from wildtable.kernel.fields import NUMBER, PILE, REFERENCE, value_of
from wildtable.kernel.frames import WIDTH
from wildtable.kernel.game import Content, Game, State

FRAMES = 0.3  # how often it is in a frame of the stack
BITS = 6


def damage(state: State, game: Game, content: Content, seats: int, rng: Random) -> str:
    """Change one number, within the bounds of its field; says which."""
    declared = game.fields()
    if declared is None or rng.random() < FRAMES:
        return damage_stack(state.stack, rng)
    field = rng.choice([each for each in declared.fields if each.kind != REFERENCE])
    least, most = [value_of(bound, content, seats) for bound in (field.least, field.most)]
    was: Any = getattr(state, field.name)
    values = [was] if field.kind == NUMBER else list(was)
    if field.kind == PILE and (not values or rng.random() < 0.3):
        values.append(rng.randint(least, most))
        place = -1
    elif field.kind == PILE and rng.random() < 0.3:
        place = rng.randrange(len(values))
        del values[place]
    else:
        place = rng.randrange(len(values))
        values[place] = other(values[place], least, most, rng)
    new: Any = values[0] if field.kind == NUMBER else values
    setattr(state, field.name, tuple(new) if field.shared else new)
    return f"{field.name}.{place} of {was} -> {new}"


def other(value: int, least: int, most: int, rng: Random) -> int:
    """Another number within bounds, more often a near one."""
    found = [value - 1, value + 1, least, most, rng.randint(least, most)]
    if value >= 0:
        found.append(value ^ 1 << rng.randrange(BITS))
    return rng.choice([each for each in found if least <= each <= most])


def damage_stack(stack: list[int], rng: Random) -> str:
    if not stack:
        return "nothing"
    what = rng.randrange(10)
    if what == 0:
        del stack[-WIDTH:]
        return "without its top frame"
    if what == 1:
        stack.extend(stack[-WIDTH:])
        return "its top frame twice"
    place = rng.randrange(len(stack))
    if place % WIDTH == 0:
        place += 1  # what kind of frame it is stays
    was = stack[place]
    stack[place] = was + rng.choice([-1, 1, 2, rng.randrange(10)])
    return f"stack.{place} {was} -> {stack[place]}"
