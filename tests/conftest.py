"""What all tests share."""

import os
import sys
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

os.environ["LC_ALL"] = "C.UTF-8"  # the terminal speaks English, whatever the machine speaks
# A machine may be busy: no example fails for having taken long.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")
pytest_plugins = ["pytester"]  # the tests of our own pytest plugin run pytest on small files


@pytest.fixture(scope="session", autouse=True)
def no_database_stays() -> Iterator[None]:
    """The PostgreSQL that tests have started, if they have, ends with them."""
    yield
    if (postgres := sys.modules.get("tests.table.postgres")) is not None:
        postgres.stop()
