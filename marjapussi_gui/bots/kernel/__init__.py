"""The search: integers and bit sets only, compiled where there is a compiler, no game's name."""

from hashlib import sha256
from pathlib import Path

FOLDER = Path(__file__).parent
COMPILED_FROM = "compiled_from"  # beside what was compiled in a checkout: the digest of its sources


def is_compiled() -> bool:
    """Return whether the search runs as machine code; without, time limits each decision."""
    from . import table

    return not (table.__file__ or "").endswith(".py")


def is_stale(folder: Path = FOLDER) -> bool:
    """Return whether sources were changed since they were compiled here, if that is known."""
    note = folder / COMPILED_FROM
    return note.is_file() and note.read_text("utf-8") != digest(folder)


def digest(folder: Path = FOLDER) -> str:
    """Return a digest of all that is compiled."""
    sources = sorted((*folder.glob("*.py"), *folder.glob("*.pxd")))
    texts = [path.read_bytes() for path in sources if path.stem != "__init__"]
    return sha256(b"\0".join(texts)).hexdigest()
