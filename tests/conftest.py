"""What all tests share."""

import os
import sys
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

os.environ["LC_ALL"] = "C.UTF-8"  # the terminal speaks English, whatever the machine speaks
# A machine may be busy: no example fails for having taken long. And what one run finds, every run
# finds; `pytest --hypothesis-profile=searching` tries what has never been tried.
SEARCHING = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("searching", SEARCHING)
settings.register_profile("patient", SEARCHING, derandomize=True)
settings.load_profile("patient")
pytest_plugins = ["pytester"]  # the tests of our own pytest plugin run pytest on small files


@pytest.fixture(scope="session", autouse=True)
def no_database_stays() -> Iterator[None]:
    """The PostgreSQL that tests have started, if they have, ends with them."""
    yield
    if (postgres := sys.modules.get("tests.table.postgres")) is not None:
        postgres.stop()
