"""The page with every field of every observation is the one that the games declare."""

import pytest

from tools.observations import PAGE, page


@pytest.mark.pure_only
def test_the_page_is_as_it_should_be() -> None:
    assert PAGE.read_text("utf-8") == page(), "run `make observations`"
