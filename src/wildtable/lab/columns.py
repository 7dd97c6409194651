"""The matches of a run as Parquet files, a thousand in each, written as they come."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, final

import pyarrow as pa
import pyarrow.parquet as pq
from msgspec.structs import asdict

from wildtable.kernel.game import canonical
from wildtable.lab.folder import PARQUET, PART, RunFolder
from wildtable.lab.played import MatchRow

SCHEMA: Final = pa.schema(
    [
        ("game", pa.string()),
        ("seats", pa.int32()),
        ("lineup", pa.string()),
        ("options", pa.string()),  # JSON
        ("number", pa.int64()),
        ("bots", pa.list_(pa.string())),
        ("scores", pa.list_(pa.int64())),
        ("ranks", pa.list_(pa.int32())),
        ("rewards", pa.list_(pa.float64())),
        ("reason", pa.string()),
        ("moves", pa.int32()),
        ("decisions", pa.int32()),
        ("choices", pa.int32()),
        ("branching", pa.float64()),
        ("turns", pa.int32()),
        ("digest", pa.string()),
        ("scored", pa.list_(pa.list_(pa.int64()))),
        ("used", pa.map_(pa.string(), pa.list_(pa.int32()))),
        ("sides", pa.list_(pa.string())),
    ]
)


@final
class Columns:
    """Writes part after part; the last is as long as the run is so far."""

    def __init__(self, folder: RunFolder) -> None:
        self.path: Final[Path] = folder.path / PARQUET
        self.path.mkdir(exist_ok=True)
        self.rows: list[MatchRow] = []
        self.part = 0
        for row in folder.rows():  # parts that are there already need not be written again
            self._take(row)

    def add(self, rows: Sequence[MatchRow]) -> None:
        for row in rows:
            self._take(row)

    def close(self) -> None:
        """Write what is left."""
        if self.rows:
            self._write()

    def _take(self, row: MatchRow) -> None:
        self.rows.append(row)
        if len(self.rows) == PART:
            if not self._is_whole():
                self._write()
            self.rows, self.part = [], self.part + 1

    def _file(self) -> Path:
        return self.path / f"part-{self.part:05}.parquet"

    def _is_whole(self) -> bool:
        file = self._file()
        return file.exists() and pq.ParquetFile(file).metadata.num_rows == PART

    def _write(self) -> None:
        """In one go, under a name that is no part until it is whole."""
        table = pa.Table.from_pylist([_plain(row) for row in self.rows], SCHEMA)
        half = self.path / "half"
        pq.write_table(table, half, compression="zstd")
        half.replace(self._file())


def _plain(row: MatchRow) -> dict[str, Any]:
    return {**asdict(row), "options": canonical(row.options), "used": list(row.used.items())}
