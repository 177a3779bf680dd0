"""What is done when something goes wrong: a report is kept, and the match goes on."""

import logging
import sys
from collections.abc import Callable
from pathlib import Path
from traceback import format_exception
from types import TracebackType

from . import __version__

Tell = Callable[[str, Path | None], None]  # what happened, and where the report lies
Hook = Callable[[type[BaseException], BaseException, TracebackType | None], None]

log = logging.getLogger("marjapussi")


def reporting(folder: Path, record: Callable[[], str], tell: Tell) -> Hook:
    """Return what is called with an error that nobody expected."""

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        log.error("unexpected", exc_info=(kind, error, trace))
        text = report("".join(format_exception(kind, error, trace)), _asked(record))
        tell(text, written(folder, text))

    return hook


def _asked(record: Callable[[], str]) -> str:
    """Return the record of the match; a fault that lies there must not hide itself."""
    try:
        return record()
    except Exception as error:  # noqa: BLE001 - whatever it is, the first fault is to be told
        return f"no record: {type(error).__name__}"


def report(trace: str, record: str) -> str:
    """Return what helps to find the fault: versions, where it was, and the match."""
    import platform  # here: nothing of this is needed where all is well

    system = f"{platform.system()} {platform.release()}, Python {platform.python_version()}"
    return f"Marjapussi {__version__}, {system}\n\n{trace}\n{record}"


def written(folder: Path, text: str) -> Path | None:
    """Write a report under a name of its own; return where, or None where that cannot be."""
    from datetime import UTC, datetime

    path = folder / f"report-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}.txt"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", errors="backslashreplace")
    except OSError:
        return None
    return path
