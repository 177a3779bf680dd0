"""The fault log: stack traces of all threads if the interpreter itself crashes."""

import faulthandler
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from .checks import check_kind

LARGEST = 256 * 1024  # bytes
FAULTS = "faults.log"


@contextmanager
def faults_to(folder: Path) -> Iterator[None]:
    """Write stack traces to a folder if a fatal signal, such as SIGSEGV, ends the program.

    No Python code runs then, so the excepthook cannot report it.
    """
    file = _file_of_faults(folder)
    if file is None:
        yield
        return
    with file:
        faulthandler.enable(file)
        try:
            yield
        finally:
            faulthandler.disable()


def _file_of_faults(folder: Path) -> TextIO | None:
    """Open the fault log for appending, or empty it if it is large; None if it is not writable."""
    path = folder / FAULTS
    try:
        folder.mkdir(parents=True, exist_ok=True)
        check_kind(path)
        is_large = path.exists() and path.stat().st_size > LARGEST
        return path.open("w" if is_large else "a", encoding="utf-8")
    except OSError:
        return None
