"""The folder of a run: what was asked, and what came of it, match by match.

experiment.json   what is played
matches.jsonl     a line for each match, in a fixed order: a run goes on after the last
parquet/          the same as columns, for tools; needs the extra `lab`
sessions.jsonl    when and where it was played, and how long that took
"""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, final

import msgspec

from wildtable.lab.experiment import BadExperiment, Experiment
from wildtable.lab.played import MatchRow, ThinkingTime, added

EXPERIMENT: Final = "experiment.json"
MATCHES: Final = "matches.jsonl"
SESSIONS: Final = "sessions.jsonl"
PARQUET: Final = "parquet"
PART: Final = 1000  # rows of a Parquet file


class BadRun(ValueError):
    """A folder that holds no run, or another one; says which."""


@final
class RunFolder:
    """A run on disk. Lines are only ever added, so a run that is broken off loses one at most."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path

    def begin(self, experiment: Experiment) -> int:
        """Keep what is asked; how many matches are there already. Raises BadRun.

        The same experiment goes on, and one that only asks for more matches does, too.
        """
        self.path.mkdir(parents=True, exist_ok=True)
        file = self.path / EXPERIMENT
        if file.exists():
            kept = self.experiment()
            if msgspec.structs.replace(kept, matches=experiment.matches) != experiment:
                raise BadRun(f"{self.path} holds another experiment; take another folder")
            if experiment.matches < kept.matches:
                raise BadRun(f"{self.path} was begun with {kept.matches} matches of each cell")
        file.write_bytes(msgspec.json.format(msgspec.json.encode(experiment), indent=1) + b"\n")
        return self._mend()

    def experiment(self) -> Experiment:
        try:
            return msgspec.json.decode((self.path / EXPERIMENT).read_bytes(), type=Experiment)
        except (OSError, msgspec.DecodeError, BadExperiment) as error:
            raise BadRun(f"{self.path} holds no run of the lab: {error}") from error

    def add(self, rows: Sequence[MatchRow]) -> None:
        with (self.path / MATCHES).open("ab") as file:
            file.write(b"".join([msgspec.json.encode(row) + b"\n" for row in rows]))

    def add_session(self, session: dict[str, Any]) -> None:
        with (self.path / SESSIONS).open("a", encoding="utf-8") as file:
            file.write(json.dumps(session) + "\n")

    def rows(self) -> Iterator[MatchRow]:
        """All matches, in order."""
        file = self.path / MATCHES
        if not file.exists():
            return
        decode = msgspec.json.Decoder(MatchRow).decode
        with file.open("rb") as lines:
            for line in lines:
                if line.endswith(b"\n"):
                    yield decode(line)

    def played(self) -> int:
        """How many matches are there, those of a session that is going on, too."""
        file = self.path / MATCHES
        return file.read_bytes().count(b"\n") if file.exists() else 0

    def sessions(self) -> list[dict[str, Any]]:
        file = self.path / SESSIONS
        if not file.exists():
            return []
        return [json.loads(line) for line in file.read_text("utf-8").splitlines()]

    def thought(self) -> dict[str, ThinkingTime]:
        """How long each level of bots has thought in all sessions."""
        total: dict[str, ThinkingTime] = {}
        for session in self.sessions():
            spent = session.get("thought", {})  # once it was not counted
            total = added(total, {level: ThinkingTime(*each) for level, each in spent.items()})
        return total

    def _mend(self) -> int:
        """Cut off the half of a line that a run which was broken off has left."""
        file = self.path / MATCHES
        if not file.exists():
            return 0
        whole = lines = 0
        with file.open("rb+") as kept:
            for line in kept:
                if line.endswith(b"\n"):
                    whole += len(line)
                    lines += 1
            kept.truncate(whole)
        return lines
