"""Compare two images."""

from PySide6.QtGui import QImage


def differences(one: QImage, other: QImage) -> list[int]:
    """Return how far each byte of two images differs."""
    return [abs(a - b) for a, b in zip(pixel_bytes(one), pixel_bytes(other), strict=True)]


def pixel_bytes(image: QImage) -> bytes:
    """Return the bytes of an image, while it lives, without what fills its rows up to words."""
    data, stride, used = bytes(image.constBits()), image.bytesPerLine(), row_bytes(image)
    return b"".join(data[at : at + used] for at in range(0, len(data), stride))


def row_bytes(image: QImage) -> int:
    """Return how many bytes of a row are pixels."""
    return image.width() * image.depth() // 8


def max_difference(one: QImage, other: QImage) -> int:
    """Return how far two images differ where they differ most."""
    return max(differences(one, other))
