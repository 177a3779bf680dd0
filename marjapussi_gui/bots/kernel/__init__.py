"""The search, on integers and bit sets only; compiled to machine code where possible."""

from hashlib import sha256
from pathlib import Path

KERNEL_FOLDER = Path(__file__).parent
COMPILED_FROM = "compiled_from"  # file beside the compiled modules with the sources' digest


def is_compiled() -> bool:
    """Return whether the kernel runs as machine code, not as slow Python."""
    from . import trick_table

    return not (trick_table.__file__ or "").endswith(".py")


def is_stale(folder: Path = KERNEL_FOLDER) -> bool:
    """Return whether the sources changed after compiling; False if that is unknown."""
    note = folder / COMPILED_FROM
    return note.is_file() and note.read_text("utf-8") != digest(folder)


def digest(folder: Path = KERNEL_FOLDER) -> str:
    """Return the SHA-256 digest of all compiled sources."""
    sources = sorted((*folder.glob("*.py"), *folder.glob("*.pxd")))
    texts = [path.read_bytes() for path in sources if path.stem != "__init__"]
    return sha256(b"\0".join(texts)).hexdigest()
