"""What is logged: a line of text or of JSON for each thing that happened, without secrets.

Nothing logs a link on purpose. Should one be in a message or in the trace of a fault, of ours or of
a library's, it is struck out here.
"""

import logging
import re
import sys
from datetime import UTC, datetime
from typing import Final, Literal

import msgspec

Form = Literal["text", "json"]
LINK: Final = re.compile(r"(/(?:play|watch|seat|live|join)/)[\w%.~-]+")
STRUCK: Final = r"\1..."


class TextLines(logging.Formatter):
    """For people."""

    def __init__(self) -> None:
        super().__init__("%(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        return without_links(super().format(record))


class JsonLines(logging.Formatter):
    """For programs: `at`, `level`, `logger`, `message`, and `trace` where something failed."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_links(record.getMessage()),
        }
        if record.exc_info:
            told["trace"] = without_links(self.formatException(record.exc_info))
        return msgspec.json.encode(told).decode()


def tame(record: logging.LogRecord) -> bool:
    """What a stranger sends that is no text is no fault of ours: a warning in one line."""
    if record.name == "uvicorn.error" and record.exc_info:
        if isinstance(record.exc_info[1], UnicodeDecodeError):
            record.levelno, record.levelname = logging.WARNING, "WARNING"
            record.exc_info = None
    return True


FORMS: Final[dict[Form, type[logging.Formatter]]] = {"text": TextLines, "json": JsonLines}


def log_as(form: Form) -> None:
    """From now on, log to the standard error in this form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(FORMS[form]())
    handler.addFilter(tame)
    logging.basicConfig(handlers=[handler], force=True)


def without_links(text: str) -> str:
    return LINK.sub(STRUCK, text)
