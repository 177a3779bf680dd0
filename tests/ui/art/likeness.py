"""How alike two images are."""

from PySide6.QtGui import QImage


def apart(one: QImage, other: QImage) -> int:
    """Return how far two images differ where they differ most."""
    pairs = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return max(abs(a - b) for a, b in pairs)
