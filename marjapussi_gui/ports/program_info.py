"""Information about the running program: its version and folders."""

from collections.abc import Callable, Mapping
from pathlib import Path

from ..engine.frozen import frozen


@frozen
class ProgramInfo:
    """The program's version, folders and diagnostics; contains no personal data."""

    version: str
    data_folder: Path | None = None  # None if nothing is stored
    log_folder: Path | None = None
    diagnostics: Callable[[], Mapping[str, str]] = dict  # facts for bug reports
    is_search_slow: Callable[[], bool] = bool  # whether the compiled search is missing
