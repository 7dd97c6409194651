"""Where and when a run was played, in a few sentences."""

from wildtable.lab.folder import RunFolder


def told(folder: RunFolder) -> list[str]:
    """What a reader should know about a run before its figures."""
    sessions = folder.sessions()
    timed = sum([int(session["matches"]) for session in sessions])
    matches = folder.played()
    cpu = sum([float(session["cpu"]) for session in sessions])
    dates = sorted({str(session["date"])[:10] for session in sessions})
    versions = sorted({f"{each['wildtable']} ({each['build']})" for each in sessions})
    if not matches:
        return ["No match has been played yet."]
    how = "" if matches == timed else f", {matches - timed:,} in a session without an end so far"
    if timed:
        how += (
            f", played {' and '.join(dates[:1] + dates[1:][-1:])} with Wildtable "
            f"{', '.join(versions)}, {1000 * cpu / timed:.1f} ms of CPU time a match"
        )
    lineups = dict.fromkeys(lineup for grid in folder.experiment().grid for lineup in grid.bots)
    return [
        f"{matches:,} matches{how}. Seed {folder.experiment().seed!r}: the same command plays the "
        f"same matches. Played by bots: {'; '.join(lineups)}.",
        "Intervals are of 95 %: of twenty of them, nineteen hold the true figure.",
    ]
