"""Records of matches that couldn't be saved before the system ended the program."""

import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from tempfile import NamedTemporaryFile, gettempdir

from ..common.user_files import RECORD_SUFFIX

FILE_NAME_PREFIX = "marjapussi-unsaved-"


def write_emergency_record(text: str, log_folder: Path | None) -> Path | None:
    """Write a record beside the log or, if that fails, to the folder of temporary files.

    Return its path, or None if it can't be written anywhere.
    """
    for folder in _folders(log_folder):
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            with NamedTemporaryFile(
                prefix=FILE_NAME_PREFIX, suffix=RECORD_SUFFIX, dir=folder, delete=False
            ) as file:
                file.write(text.encode())
                file.flush()
                os.fsync(file.fileno())
        except OSError:
            continue
        return Path(file.name)
    return None


def find_emergency_records(log_folder: Path | None) -> Sequence[Path]:
    """Return the paths of the player's records, oldest first."""
    found = [path for folder in _folders(log_folder) for path in _own_files(folder)]
    return sorted(found, key=lambda path: path.stat().st_mtime)


def _folders(log_folder: Path | None) -> Iterable[Path]:
    return (*([] if log_folder is None else [log_folder]), Path(gettempdir()))


def _own_files(folder: Path) -> list[Path]:
    try:
        files = list(folder.glob(f"{FILE_NAME_PREFIX}*{RECORD_SUFFIX}"))
        return [
            file
            for file in files
            if file.is_file()
            and not file.is_symlink()
            and (os.name == "nt" or file.stat().st_uid == os.geteuid())
        ]
    except OSError:
        return []
