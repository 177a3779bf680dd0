"""What the program knows of itself: its version, and where its files lie."""

from collections.abc import Callable, Mapping
from pathlib import Path

from ...engine.frozen import frozen


@frozen
class Program:
    """Nothing in here tells who plays."""

    version: str
    data: Path | None = None  # folders; None where nothing is kept
    logs: Path | None = None
    facts: Callable[[], Mapping[str, str]] = dict  # what helps to find a fault
    is_slow: Callable[[], bool] = bool  # whether the search is not compiled
