"""Copies of the file: whole, numbered so that the newest is known whatever the clock said."""

import re
import sqlite3
from contextlib import closing, suppress
from datetime import date
from errno import EFBIG
from pathlib import Path
from shutil import copyfile

from .checks import check_kind, size_of
from .connection import connect, with_tails

DAILY, BY_HAND, BEFORE = "daily", "by-hand", "before"
PART = ".part"
MOST_COPIED = 2**30  # bytes of a file that is copied to be looked at
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
    part = path.with_suffix(PART)
    copy_into(source, part)
    part.rename(path)
    return path


def clear_parts(folder: Path) -> None:
    """Delete the copies that were never made whole, where that can be done."""
    with suppress(OSError):
        for part in folder.glob(f"[0-9]*-*{PART}"):
            clear(part)


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


def copy_files(path: Path, target: Path) -> None:
    """Copy a file as it lies there, with its log, without a question to SQLite."""
    check_kind(path)
    if size_of(path) > MOST_COPIED:
        raise OSError(EFBIG, "too large to be copied")
    for old, new in zip(with_tails(path)[:2], with_tails(target)[:2], strict=True):
        if old.exists():
            copyfile(old, new)


def clear(path: Path) -> None:
    """Delete what is left of a file that was never made whole."""
    for file in with_tails(path):
        file.unlink(missing_ok=True)
