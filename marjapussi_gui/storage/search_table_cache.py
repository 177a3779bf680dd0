"""A cache of computed search tables in files. Computing such a table takes about a second."""

import os
import re
from collections.abc import Mapping
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from tempfile import NamedTemporaryFile

from ..engine.strict_json import InvalidJsonError, UnexpectedJsonError, loads

FILE_NAME_PATTERN = re.compile(r"[0-9a-f]{24}\.json|marjapussi-.*\.part")
HEADER_PATTERN = re.compile(rb"([0-9a-f]{64}\n|\Z)")  # an empty file was never completed
MAX_TABLES = 40  # one per set of house rules; the least recently used are deleted
MAX_TABLE_BYTES = 2_000_000
TABLE_SUFFIX = ".json"


class SearchTableCache:
    """Stores computed tables by key, each in a file of its own.

    A table that can't be read counts as missing, and write errors are ignored.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def read(self, key: str) -> Mapping[str, object] | None:
        """Return the table with this key, or None if it is missing or damaged."""
        path = self._table_path(key)
        try:
            with path.open("rb") as file:
                digest, _, text = file.read(MAX_TABLE_BYTES).partition(b"\n")
            if digest != _digest(text):
                return None
            table = loads(text)
            os.utime(path)
        except (OSError, InvalidJsonError, UnexpectedJsonError, RecursionError, ValueError):
            return None
        return table if isinstance(table, dict) and table.get("key") == key else None

    def write(self, key: str, text: str) -> None:
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            self._delete_oldest()
            part = NamedTemporaryFile(  # noqa: SIM115 - it is replaced, not deleted
                prefix="marjapussi-", dir=self._folder, suffix=".part", delete=False
            )
            try:
                with part:
                    part.write(_digest(text.encode()) + b"\n" + text.encode())
                Path(part.name).replace(self._table_path(key))
            except OSError:
                Path(part.name).unlink(missing_ok=True)

    def _delete_oldest(self) -> None:
        files = [file for file in self._folder.iterdir() if _is_own_file(file)]
        files.sort(key=lambda path: path.stat().st_mtime)
        for path in files[: max(0, len(files) - MAX_TABLES + 1)]:
            path.unlink(missing_ok=True)

    def _table_path(self, key: str) -> Path:
        return self._folder / f"{sha256(key.encode()).hexdigest()[:24]}{TABLE_SUFFIX}"


def _is_own_file(path: Path) -> bool:
    """Return whether a file has the name and the header of a table."""
    if not FILE_NAME_PATTERN.fullmatch(path.name) or not path.is_file():
        return False
    with path.open("rb") as file:
        return HEADER_PATTERN.match(file.read(65)) is not None


def _digest(text: bytes) -> bytes:
    return sha256(text).hexdigest().encode()
