"""Legality and effects, with one file for each chapter of the rulebook."""
