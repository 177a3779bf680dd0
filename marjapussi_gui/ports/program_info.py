"""Information about the running program: its version and folders."""

from collections.abc import Callable, Mapping
from pathlib import Path

from ..engine.frozen import frozen


@frozen
class ProgramInfo:
    """The program's version, folders and diagnostics, without any personal data."""

    version: str
    data_folder: Path | None = None  # None if the program stores nothing
    log_folder: Path | None = None
    diagnostics: Callable[[], Mapping[str, str]] = dict  # facts about the system, for bug reports
    # Whether the compiled search is missing, so that bots think slowly
    is_search_slow: Callable[[], bool] = bool
