"""How alike two images are."""

from PySide6.QtGui import QImage


def differences(one: QImage, other: QImage) -> list[int]:
    """Return how far each byte of two images differs."""
    pairs = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return [abs(a - b) for a, b in pairs]


def apart(one: QImage, other: QImage) -> int:
    """Return how far two images differ where they differ most."""
    return max(differences(one, other))
