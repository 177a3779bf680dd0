"""A log for whoever looks for a fault: of limited size, and without anything personal."""

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path
from traceback import extract_tb
from types import TracebackType

from .checks import check_kind

LARGEST, OLD_FILES = 256 * 1024, 3
FORM = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class Impersonal(logging.Formatter):
    """Tells of an error where in the program it was, but neither folders nor values."""

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
    """Says nothing of a line that cannot be written: the disk is full, or the folder gone."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - logging's own name
        """Lose a line of the log, and nothing else."""


def log_to(folder: Path, name: str = "marjapussi") -> logging.Handler | None:
    """Write the log of the program to a folder; None where that cannot be done."""
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
