"""Matches written down: what a record holds, its two forms, and how it is played again."""
