"""Information about the running program: its version and folders."""

from collections.abc import Callable, Mapping
from pathlib import Path

from ..engine.frozen import frozen


@frozen
class ProgramInfo:
    """The program's version, folders and diagnostics. None of it identifies the player."""

    version: str
    data_folder: Path | None = None  # None if the program stores nothing
    log_folder: Path | None = None
    diagnostics: Callable[[], Mapping[str, str]] = dict  # facts about the system for bug reports
    # whether the compiled search is missing, which makes bots slow
    is_search_slow: Callable[[], bool] = bool
