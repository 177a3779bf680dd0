"""The log file of the program, limited in size and without personal data."""

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path
from traceback import extract_tb
from types import TracebackType

from .checks import check_kind

LARGEST, OLD_FILES = 256 * 1024, 3
FORM = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class Impersonal(logging.Formatter):
    """A formatter that logs where an error was raised, but no folders and no values."""

    def formatException(  # noqa: N802
        self,
        ei: tuple[type[BaseException], BaseException, TracebackType | None]
        | tuple[None, None, None],
    ) -> str:
        kind, _, trace = ei
        name = kind.__name__ if kind is not None else "nothing"
        places = [f"{Path(frame.filename).name}:{frame.lineno}" for frame in extract_tb(trace)]
        return " > ".join((*places, name))


class Quiet(RotatingFileHandler):
    """A file handler that ignores lines it cannot write, such as on a full disk."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - logging's own name
        """Drop the line instead of printing a traceback."""


def log_to(folder: Path, name: str = "marjapussi") -> logging.Handler | None:
    """Start logging to a file in a folder; return None if it cannot be written."""
    file = folder / f"{name}.log"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        check_kind(file)
        handler = Quiet(file, maxBytes=LARGEST, backupCount=OLD_FILES, encoding="utf-8")
    except OSError:
        return None
    handler.setFormatter(Impersonal(FORM))
    logging.getLogger(name).addHandler(handler)
    logging.getLogger(name).setLevel(logging.INFO)
    return handler
