"""Crash reports.

An unexpected exception is written to a file, and the match continues. If the interpreter itself
crashes, the stack traces of all threads are written to the fault log.
"""

import faulthandler
import logging
import re
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from traceback import format_exception, walk_tb
from types import TracebackType
from typing import TextIO

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QLocale, qVersion
from PySide6.QtGui import QGuiApplication

from .. import __version__
from ..storage.file_checks import check_regular_file
from ..storage.open_database import OpenResult
from ..storage.private_files import create_private_file, create_private_folder

OnCrash = Callable[[str, Path | None], None]  # called with the report, and the path of its file
ExceptHook = Callable[[type[BaseException], BaseException, TracebackType | None], None]

REPEAT_INTERVAL_S = 60.0  # errors in the same line are reported again only after this time
MAX_REPORTS = 30  # beyond this number, the oldest files are deleted
REPORT_NAME_PATTERN = re.compile(r"report-[0-9]{8}-[0-9]{6}-[0-9]{6}\.txt")
REPORT_HEADER = "Marjapussi "
PACKAGE_FOLDER = Path(__file__).parents[1]

FAULT_LOG_NAME = "faults.log"
FAULT_HEADER = "Fatal Python error"  # as faulthandler begins
MAX_FAULT_LOG_BYTES = 256 * 1024

log = logging.getLogger("marjapussi")


def make_excepthook(
    folder: Path,
    record_text: Callable[[], str],
    on_crash: OnCrash,
    clock: Callable[[], float] = time.monotonic,
) -> ExceptHook:
    """Return a function for sys.excepthook that writes crash reports.

    An error may repeat with every painted frame, so each line is reported at most once a minute.
    """
    reported: dict[str, float] = {}

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        where, now = error_location(trace), clock()
        if now - reported.get(where, -REPEAT_INTERVAL_S) < REPEAT_INTERVAL_S:
            log.error("unexpected again: %s at %s", kind.__name__, where)
            return
        reported[where] = now
        log.error("unexpected", exc_info=(kind, error, trace))
        text = report_text(
            "".join(format_exception(kind, error, trace)), _record_or_error_text(record_text)
        )
        on_crash(text, write_report(folder, text))

    return hook


def error_location(traceback: TracebackType | None) -> str:
    """Return the file and line of our own code that raised an error or called what raised it."""
    frames = [(Path(frame.f_code.co_filename), line) for frame, line in walk_tb(traceback)]
    ours = [
        (file.relative_to(PACKAGE_FOLDER), line)
        for file, line in frames
        if PACKAGE_FOLDER in file.parents
    ]
    others = [(Path(file.name), line) for file, line in frames]
    file, line = (ours or others or [(Path(), 0)])[-1]
    return f"{file.as_posix()}:{line}"


def _record_or_error_text(record_text: Callable[[], str]) -> str:
    """Return the record of the match, or the name of the error if writing the record fails."""
    try:
        return record_text()
    except Exception as error:  # noqa: BLE001 - any error here must not hide the first one
        return f"no record: {type(error).__name__}"


def report_text(traceback_text: str, record_text: str) -> str:
    import platform  # imported here because it is needed only after a crash

    system = f"{platform.system()} {platform.release()}, Python {platform.python_version()}"
    return f"{REPORT_HEADER}{__version__}, {system}\n\n{traceback_text}\n{record_text}"


def write_report(folder: Path, text: str) -> Path | None:
    """Write a report to a new file. Return its path, or None if that fails."""
    from datetime import UTC, datetime

    path = folder / f"report-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}.txt"
    try:
        create_private_folder(folder)
        create_private_file(path)
        path.write_text(text, encoding="utf-8", errors="backslashreplace")
        for old in _own_reports(folder)[:-MAX_REPORTS]:
            old.unlink(missing_ok=True)
    except OSError:
        return None
    return path


def _own_reports(folder: Path) -> list[Path]:
    named = (path for path in folder.iterdir() if REPORT_NAME_PATTERN.fullmatch(path.name))
    return sorted(path for path in named if _starts_with(path, REPORT_HEADER))


def _starts_with(path: Path, header: str) -> bool:
    with path.open("rb") as file:
        return file.read(len(header)) == header.encode()


@contextmanager
def log_faults(folder: Path) -> Iterator[None]:
    """Write stack traces to the fault log if a fatal signal, such as SIGSEGV, ends the program.

    Python code can't run then, so the excepthook can't report it.
    """
    file = _open_fault_log(folder)
    if file is None:
        yield
        return
    with file:
        faulthandler.enable(file)
        try:
            yield
        finally:
            faulthandler.disable()


def _open_fault_log(folder: Path) -> TextIO | None:
    """Open the fault log for appending, and empty it if it is large. Return None if this fails."""
    path = folder / FAULT_LOG_NAME
    try:
        create_private_folder(folder)
        check_regular_file(path)
        create_private_file(path)
        is_large = path.stat().st_size > MAX_FAULT_LOG_BYTES and _starts_with(path, FAULT_HEADER)
        return path.open("w" if is_large else "a", encoding="utf-8")
    except OSError:
        return None


def collect_diagnostics(store: OpenResult) -> Mapping[str, str]:
    """Return diagnostic values by name, without paths, player names or deals."""
    import platform  # slow to import, and rarely needed

    from ..bots.kernel import is_compiled

    screens = [
        f"{screen.size().width()}x{screen.size().height()} at {screen.devicePixelRatio():g}"
        for screen in QGuiApplication.screens()
    ]
    return {
        "Marjapussi": __version__,
        "System": f"{platform.system()} {platform.release()} {platform.machine()}",
        "Python": platform.python_version(),
        "Qt": f"{qVersion()}, PySide6 {pyside_version}",
        "Window system": QGuiApplication.platformName(),
        "Screens": ", ".join(screens),
        "Language": QLocale.system().name(),
        "Search": "compiled" if is_compiled() else "not compiled",
        "Store": store.status,
    }
