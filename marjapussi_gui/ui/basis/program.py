"""Information about the running program: its version and folders."""

from collections.abc import Callable, Mapping
from pathlib import Path

from ...engine.frozen import frozen


@frozen
class Program:
    """The program's version, folders and diagnostics; contains no personal data."""

    version: str
    data: Path | None = None  # None if nothing is stored
    logs: Path | None = None
    facts: Callable[[], Mapping[str, str]] = dict  # facts for bug reports
    is_slow: Callable[[], bool] = bool  # whether the compiled search is missing
