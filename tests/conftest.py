"""What all tests share."""

pytest_plugins = ["pytester"]  # the tests of our own pytest plugin run pytest on small files
