"""A log for whoever looks for a fault: of limited size, and without anything personal."""

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path
from traceback import extract_tb
from types import TracebackType

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
        places = [f"{Path(each.filename).name}:{each.lineno}" for each in extract_tb(trace)]
        return " > ".join((*places, name))


def log_to(folder: Path, name: str = "marjapussi") -> logging.Handler | None:
    """Write the log of the program to a folder; None where that cannot be done."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(
            folder / f"{name}.log", maxBytes=LARGEST, backupCount=OLD_FILES, encoding="utf-8"
        )
    except OSError:
        return None
    handler.setFormatter(Impersonal(FORM))
    logging.getLogger(name).addHandler(handler)
    logging.getLogger(name).setLevel(logging.INFO)
    return handler
