"""Reading files up to a size limit, and writing files atomically."""

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from stat import S_ISCHR, S_ISREG

from ..engine.errors import MarjapussiError, shorten

MAX_FILE_BYTES = 16_000_000  # for a record, rules or a request; a whole match is far smaller
MAX_NAME_LENGTH = 255  # the maximum of common file systems


class UnreadableFileError(MarjapussiError):
    """Raised for a file that cannot be read. The message is the reason in a few words."""


def read_bytes(file: str | Path) -> bytes:
    """Return the content of a file.

    Raise UnreadableFileError if the file cannot be read or is too large.
    """
    try:
        with Path(file).open("rb") as opened:
            data = opened.read(MAX_FILE_BYTES + 1)
    except OSError as error:
        raise UnreadableFileError(str(error.strerror)) from None
    if len(data) > MAX_FILE_BYTES:
        raise UnreadableFileError(f"it's larger than {MAX_FILE_BYTES} bytes")
    return data


def display_path(file: str | Path) -> str:
    """Return a path as text for messages, cut if it is too long to be the path of any file."""
    is_possible = all(len(part) <= MAX_NAME_LENGTH for part in Path(file).parts)
    return str(file) if is_possible else shorten(str(file))


def is_stream(path: Path) -> bool:
    """Return whether a path is a pipe, a device, or the standard output of this process."""
    try:
        return not S_ISREG(path.stat().st_mode) or _own_output_descriptor(path) is not None
    except FileNotFoundError:
        return False


def write_to_stream(path: Path, texts: Iterable[str]) -> None:
    own = _own_output_descriptor(path)
    with path.open("wb") if own is None else os.fdopen(os.dup(own), "wb") as stream:
        for text in texts:
            stream.write(text.encode())
            stream.flush()


def write_atomically(path: Path, text: str) -> None:
    """Write a regular file either completely or not at all.

    If the path is a symbolic link, the file that it points to is replaced, not the link.
    """
    real = Path(os.path.realpath(path))
    part = real.with_name(f".marjapussi-{os.getpid()}.part")
    try:
        with part.open("x", encoding="utf-8", newline="\n") as written:
            written.write(text)
        part.replace(real)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def _own_output_descriptor(path: Path) -> int | None:
    """Return the descriptor of our own output that a path refers to, or None for other paths.

    Devices count as others, because they can be opened by name.
    """
    status = path.stat()
    for number in (1, 2):
        with suppress(OSError):  # the output is closed
            if not S_ISCHR(status.st_mode) and os.path.samestat(status, os.fstat(number)):
                return number
    return None
