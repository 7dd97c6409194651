"""Matches by the thousand: experiments, where they run, what comes of them, and what it means."""
