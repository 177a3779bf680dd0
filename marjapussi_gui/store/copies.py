"""Copies of the file: whole, numbered so that the newest is known whatever the clock said."""

import re
import sqlite3
from contextlib import closing
from datetime import date
from pathlib import Path

from .connection import connect, with_tails

DAILY, BY_HAND, BEFORE = "daily", "by-hand", "before"
NAME = re.compile(r"[0-9]{6}-.*\.db", re.DOTALL)


def copies(folder: Path) -> list[Path]:
    """Return the copies in a folder, the oldest first; an OSError where nobody may look."""
    return [path for name in _names(folder) if (path := folder / name).is_file()]


def newest_copy(folder: Path) -> Path | None:
    return next(reversed(copies(folder)), None)


def kind_and_day(path: Path) -> tuple[str, str]:
    """Return why a copy was made and on which day."""
    rest = path.stem[7:]
    return rest[:-11], rest[-10:]


def write_copy(source: sqlite3.Connection, folder: Path, kind: str, day: date) -> Path:
    """Write a copy wholly or not at all, under a name of its own, and return its path."""
    folder.mkdir(parents=True, exist_ok=True)
    number = int(max(_names(folder), default="000000")[:6]) + 1
    path = folder / f"{number:06}-{kind}-{day.isoformat()}.db"
    part = path.with_suffix(".part")
    copy_into(source, part)
    part.rename(path)
    return path


def _names(folder: Path) -> list[str]:
    """Return all names that a copy may have, the oldest first."""
    try:
        return sorted(path.name for path in folder.iterdir() if NAME.fullmatch(path.name))
    except FileNotFoundError:
        return []


def copy_into(source: sqlite3.Connection, path: Path) -> None:
    """Copy everything into one file, or leave none."""
    clear(path)
    try:
        with closing(connect(path, "rwc")) as target:
            source.backup(target)
            target.execute("pragma journal_mode = delete")  # without another file beside it
    except BaseException:
        clear(path)
        raise


def clear(path: Path) -> None:
    """Delete what is left of a file that was never made whole."""
    for file in with_tails(path):
        file.unlink(missing_ok=True)
