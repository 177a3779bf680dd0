"""The fault log: stack traces of all threads if the interpreter itself crashes."""

import faulthandler
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from .file_checks import check_regular_file

MAX_LOG_BYTES = 256 * 1024  # bytes
FAULT_LOG_NAME = "faults.log"


@contextmanager
def log_faults(folder: Path) -> Iterator[None]:
    """Write stack traces to a folder if a fatal signal, such as SIGSEGV, ends the program.

    No Python code runs then, so the excepthook cannot report it.
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
    """Open the fault log for appending, or empty it if it is large; None if it is not writable."""
    path = folder / FAULT_LOG_NAME
    try:
        folder.mkdir(parents=True, exist_ok=True)
        check_regular_file(path)
        is_large = path.exists() and path.stat().st_size > MAX_LOG_BYTES
        return path.open("w" if is_large else "a", encoding="utf-8")
    except OSError:
        return None
