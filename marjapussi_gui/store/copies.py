"""Copies of the file: whole, numbered so that the newest is known whatever the clock said."""

import sqlite3
from contextlib import closing
from datetime import date
from pathlib import Path

from .connection import connect, with_tails

DAILY, BY_HAND, BEFORE = "daily", "by-hand", "before"


def copies(folder: Path) -> list[Path]:
    """Return the copies in a folder, the oldest first."""
    return sorted(folder.glob("[0-9][0-9][0-9][0-9][0-9][0-9]-*.db"), key=lambda path: path.name)


def newest_copy(folder: Path) -> Path | None:
    return max(copies(folder), key=lambda path: path.name, default=None)


def kind_and_day(path: Path) -> tuple[str, str]:
    """Return why a copy was made and on which day."""
    rest = path.stem[7:]
    return rest[:-11], rest[-10:]


def write_copy(source: sqlite3.Connection, folder: Path, kind: str, day: date) -> Path:
    """Write a copy wholly or not at all, under a name of its own, and return its path."""
    folder.mkdir(parents=True, exist_ok=True)
    newest = newest_copy(folder)
    number = int(newest.name[:6]) + 1 if newest else 1
    path = folder / f"{number:06}-{kind}-{day.isoformat()}.db"
    part = path.with_suffix(".part")
    try:
        with closing(connect(part, "rwc")) as target:
            source.backup(target)
            target.execute("pragma journal_mode = delete")  # one file, without another beside it
        part.rename(path)
    finally:
        for each in with_tails(part):
            each.unlink(missing_ok=True)
    return path
