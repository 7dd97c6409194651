"""What can be said of a rate, a mean or a difference from so many matches."""

from collections.abc import Sequence
from math import erfc, sqrt
from typing import Final, NamedTuple

SURE: Final = 1.96  # standard deviations to either side: 95 %


class Estimate(NamedTuple):
    """A figure, and the interval in which the true one lies with 95 %."""

    value: float
    low: float
    high: float
    of: int


def rate(times: float, of: int) -> Estimate:
    """How often something happens: Wilson's interval. A win that is shared may count in part."""
    if of == 0:
        return Estimate(0.0, 0.0, 1.0, 0)
    share, spread = times / of, SURE * SURE / of
    middle = (share + spread / 2) / (1 + spread)
    half = SURE * sqrt(share * (1 - share) / of + spread / of / 4) / (1 + spread)
    return Estimate(share, max(0.0, middle - half), min(1.0, middle + half), of)


def mean(values: Sequence[float]) -> Estimate:
    """An average, and its interval from the spread."""
    count = len(values)
    if count == 0:
        return Estimate(0.0, 0.0, 0.0, 0)
    middle = sum(values) / count
    if count == 1:
        return Estimate(middle, middle, middle, 1)
    variance = sum([(value - middle) ** 2 for value in values]) / (count - 1)
    half = SURE * sqrt(variance / count)
    return Estimate(middle, middle - half, middle + half, count)


def by_chance(one: Estimate, other: Estimate) -> float:
    """How likely chance alone makes two estimates differ so much: the p-value of a z-test.

    Their intervals say how sure each is by itself.
    """
    errors = [(each.high - each.low) / 2 / SURE for each in (one, other)]
    spread = sqrt(errors[0] ** 2 + errors[1] ** 2)
    if spread == 0:
        return 1.0 if one.value == other.value else 0.0
    return erfc(abs(one.value - other.value) / spread / sqrt(2))
