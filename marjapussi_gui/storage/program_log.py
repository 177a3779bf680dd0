"""The program's log file, which is limited in size and contains no personal data."""

import logging
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from traceback import extract_tb
from types import TracebackType

from .file_checks import check_regular_file
from .private_files import create_private_file, create_private_folder, restrict_file

MAX_LOG_BYTES, OLD_LOG_COUNT = 256 * 1024, 3
LOG_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class AnonymizingFormatter(logging.Formatter):
    """Formats exceptions without values and folders, so that the log has no personal data."""

    def formatException(  # noqa: N802
        self,
        ei: tuple[type[BaseException], BaseException, TracebackType | None]
        | tuple[None, None, None],
    ) -> str:
        kind, _, trace = ei
        name = kind.__name__ if kind is not None else "nothing"
        places = [f"{Path(frame.filename).name}:{frame.lineno}" for frame in extract_tb(trace)]
        return " > ".join((*places, name))


class QuietHandler(RotatingFileHandler):
    """A file handler that drops lines that it can't write, for example when the disk is full."""

    def _open(self) -> TextIOWrapper:
        create_private_file(Path(self.baseFilename))
        return super()._open()

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - logging's own name
        """Drop the line, instead of printing a traceback."""


def start_file_log(folder: Path, name: str = "marjapussi") -> logging.Handler | None:
    """Start logging to a file in a folder, or return None if the file can't be written."""
    file = folder / f"{name}.log"
    try:
        create_private_folder(folder)
        check_regular_file(file)
        for each in (file, *folder.glob(f"{file.name}.[0-9]")):
            restrict_file(each)
        handler = QuietHandler(
            file, maxBytes=MAX_LOG_BYTES, backupCount=OLD_LOG_COUNT, encoding="utf-8"
        )
    except OSError:
        return None
    handler.setFormatter(AnonymizingFormatter(LOG_FORMAT))
    logging.getLogger(name).addHandler(handler)
    logging.getLogger(name).setLevel(logging.INFO)
    return handler
