"""Copies of the database file, numbered because a wrong clock would confuse the order."""

import re
import sqlite3
from contextlib import closing, suppress
from datetime import date
from errno import EFBIG
from pathlib import Path
from shutil import copyfile

from .connection import connect, with_sidecar_files
from .file_checks import check_regular_file, is_own_database, total_size
from .private_files import create_private_file, create_private_folder, restrict_file

DAILY, MANUAL = "daily", "by-hand"
PARTIAL_SUFFIX = ".part"
MAX_COPY_BYTES = 2**30  # kind of a copy that is made only to be read
COPY_NAME_PATTERN = re.compile(r"[0-9]{6}-.*\.db", re.DOTALL)
PARTIAL_NAME_PATTERN = re.compile(r"[0-9]{6}-[a-z0-9-]+-[0-9]{4}-[0-9]{2}-[0-9]{2}\.part")


def list_copies(folder: Path) -> list[Path]:
    """Return the paths of the copies in a folder, oldest first. Raise OSError on failure."""
    return [path for name in _copy_names(folder) if (path := folder / name).is_file()]


def parse_copy_name(path: Path) -> tuple[str, str]:
    """Return the kind and the ISO date of a copy, which are part of its file name."""
    rest = path.stem[7:]
    return rest[:-11], rest[-10:]


def write_copy(source: sqlite3.Connection, folder: Path, kind: str, day: date) -> Path:
    """Write a complete copy under the next free number, and return its path."""
    create_private_folder(folder)
    number = int(max(_copy_names(folder), default="000000")[:6]) + 1
    path = folder / f"{number:06}-{kind}-{day.isoformat()}.db"
    part = path.with_suffix(PARTIAL_SUFFIX)
    copy_database(source, part)
    part.rename(path)
    return path


def tidy_copies(folder: Path) -> None:
    """Delete copies that were never completed, and restrict access to all others.

    Ignore any errors.
    """
    with suppress(OSError):
        for part in folder.glob(f"*{PARTIAL_SUFFIX}"):
            if PARTIAL_NAME_PATTERN.fullmatch(part.name) and is_own_database(part):
                delete_database_files(part)
        for copy in list_copies(folder):
            restrict_file(copy)
        if folder.is_dir():
            create_private_folder(folder)


def delete_copy(path: Path) -> None:
    """Delete a copy, unless the file only has a name like a copy."""
    if is_own_database(path):
        path.unlink(missing_ok=True)


def _copy_names(folder: Path) -> list[str]:
    """Return the file names of all copies in a folder, oldest first."""
    try:
        return sorted(
            path.name for path in folder.iterdir() if COPY_NAME_PATTERN.fullmatch(path.name)
        )
    except FileNotFoundError:
        return []


def copy_database(source: sqlite3.Connection, path: Path) -> None:
    """Copy a database into a single file. Leave no partial file if that fails."""
    delete_database_files(path)
    create_private_file(path)
    try:
        with closing(connect(path, "rwc")) as target:
            source.backup(target)
            # otherwise the copy would have a write-ahead log beside it
            target.execute("pragma journal_mode = delete")
    except BaseException:
        delete_database_files(path)
        raise


def copy_database_files(path: Path, target: Path) -> None:
    """Copy a database file and its write-ahead log byte by byte, without using SQLite."""
    check_regular_file(path)
    if total_size(path) > MAX_COPY_BYTES:
        raise OSError(
            EFBIG, f"{path.name} is too large to be copied: more than {MAX_COPY_BYTES} bytes"
        )
    for old, new in zip(with_sidecar_files(path)[:2], with_sidecar_files(target)[:2], strict=True):
        if old.exists():
            copyfile(old, new)


def delete_database_files(path: Path) -> None:
    """Delete a database file and its sidecar files."""
    for file in with_sidecar_files(path):
        file.unlink(missing_ok=True)
