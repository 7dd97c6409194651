"""Record files: read whatever form they have, written in the one that is asked for."""

from pathlib import Path

from wildtable.kernel.record.record import FORMAT, NotARecord, Record, Truncated, dumps, loads
from wildtable.kernel.record.text import from_text, to_text

FORMS = {"json": dumps, "text": to_text}


def read(file: Path) -> Record:
    """The record in a file, JSON or plain text, unedited. Raises BadRecord."""
    text = decoded(file.read_bytes())
    start = text.lstrip()[: len(FORMAT)]
    return from_text(text.lstrip()) if start and FORMAT.startswith(start) else loads(text)


def write(record: Record, file: Path, form: str = "json") -> None:
    file.write_bytes(FORMS[form](record).encode())


def decoded(data: bytes) -> str:
    """The text of a file; says where it is none."""
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        if error.reason == "unexpected end of data":
            raise Truncated(
                f"the file breaks off inside a letter, at byte {error.start}"
            ) from error
        raise NotARecord(f"this is no text: byte {error.start} is no UTF-8") from error
