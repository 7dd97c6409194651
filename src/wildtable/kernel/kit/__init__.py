"""The test kit: what holds any game to its promises, and scenarios that hold one to its rules."""
