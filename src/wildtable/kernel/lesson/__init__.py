"""Lessons: a position, what a pupil does in it step by step, and what the others do."""
