"""Reading files up to a size limit, and writing them atomically."""

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from stat import S_ISCHR, S_ISREG

from ..engine.quoting import cut

MOST_BYTES = 16_000_000  # of a record, rules or a request; a match has far fewer
LONGEST_NAME = 255  # the limit of common file systems


class Unreadable(Exception):
    """A file cannot be read, with the reason in a few words."""


def read_bytes(file: str | Path) -> bytes:
    """Return the content of a file; raise UnreadableFileError if it fails or is too large."""
    try:
        with Path(file).open("rb") as opened:
            data = opened.read(MOST_BYTES + 1)
    except OSError as error:
        raise Unreadable(str(error.strerror)) from None
    if len(data) > MOST_BYTES:
        raise Unreadable(f"it has more than {MOST_BYTES} bytes")
    return data


def named(file: str | Path) -> str:
    """Return a path for messages, shortened if it is too long for any file."""
    is_possible = all(len(part) <= LONGEST_NAME for part in Path(file).parts)
    return str(file) if is_possible else cut(str(file))


def is_stream(path: Path) -> bool:
    """Return whether a path is a stream: a pipe, a device, or our own standard output."""
    try:
        return not S_ISREG(path.stat().st_mode) or _own(path) is not None
    except FileNotFoundError:
        return False


def write_on(path: Path, texts: Iterable[str]) -> None:
    """Write texts to a pipe, a device or our own output, flushing after each."""
    own = _own(path)
    with path.open("wb") if own is None else os.fdopen(os.dup(own), "wb") as stream:
        for text in texts:
            stream.write(text.encode())
            stream.flush()


def write_whole(path: Path, text: str) -> None:
    """Write a regular file completely or not at all; a link is followed and kept."""
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
    """Return the descriptor of our own output that a path leads to; None if it is another file.

    Devices count as other files, as they can be opened by their names.
    """
    status = path.stat()
    for number in (1, 2):
        with suppress(OSError):  # it is closed
            if not S_ISCHR(status.st_mode) and os.path.samestat(status, os.fstat(number)):
                return number
    return None
