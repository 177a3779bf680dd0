"""Where it is written where every thread was, should the program be ended from below Python."""

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
    """Have it written to a folder, should the program be ended from below Python.

    Then it is told where every thread was; nothing else is in a position to say so.
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
    """Open the file to write on, or anew where it has grown large; None where that cannot be."""
    path = folder / FAULTS
    try:
        folder.mkdir(parents=True, exist_ok=True)
        check_kind(path)
        is_large = path.exists() and path.stat().st_size > LARGEST
        return path.open("w" if is_large else "a", encoding="utf-8")
    except OSError:
        return None
