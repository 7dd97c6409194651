"""Legality and effects, one file a chapter of the rulebook."""
