"""Files that commands read, up to a limit, and write, wholly or not at all."""

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from stat import S_ISCHR, S_ISREG

from ..engine.quoting import cut

MOST_BYTES = 16_000_000  # of a record, of rules, of a request: a match has far less
LONGEST_NAME = 255  # of anything in a folder


class Unreadable(Exception):
    """Why a file cannot be read, in a few words."""


def read_bytes(file: str | Path) -> bytes:
    """Return what is in a file; Unreadable where it cannot be read or has too much."""
    try:
        with Path(file).open("rb") as opened:
            data = opened.read(MOST_BYTES + 1)
    except OSError as error:
        raise Unreadable(str(error.strerror)) from None
    if len(data) > MOST_BYTES:
        raise Unreadable(f"it has more than {MOST_BYTES} bytes")
    return data


def named(file: str | Path) -> str:
    """Return the name of a file as it is told: whole, unless no file can have such a name."""
    is_possible = all(len(part) <= LONGEST_NAME for part in Path(file).parts)
    return str(file) if is_possible else cut(str(file))


def is_stream(path: Path) -> bool:
    """Return whether a path leads to what is written on: a pipe, a device, our own output."""
    try:
        return not S_ISREG(path.stat().st_mode) or _own(path) is not None
    except FileNotFoundError:
        return False


def write_on(path: Path, texts: Iterable[str]) -> None:
    """Write texts to a stream as they come; it stays what it is."""
    own = _own(path)
    with path.open("wb") if own is None else os.fdopen(os.dup(own), "wb") as stream:
        for text in texts:
            stream.write(text.encode())
            stream.flush()


def write_whole(path: Path, text: str) -> None:
    """Write a regular file wholly or not at all; a link stays, what it leads to is written."""
    real = Path(os.path.realpath(path))
    part = real.with_name(f".marjapussi-{os.getpid()}.part")
    try:
        with part.open("x", encoding="utf-8", newline="\n") as written:
            written.write(text)
        part.replace(real)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def _own(path: Path) -> int | None:
    """Return which of our own outputs a path leads to; a device is opened by its name."""
    status = path.stat()
    for number in (1, 2):
        with suppress(OSError):  # it is closed
            if not S_ISCHR(status.st_mode) and os.path.samestat(status, os.fstat(number)):
                return number
    return None
