"""Grab two pictures of a window and compare them block by block."""

import tempfile
from pathlib import Path

from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QWidget

BLOCK, NEAR = 20, 24  # pixels; what may differ of a colour, of 255


def grab_screen(window: QWidget) -> QImage:
    screen = QGuiApplication.primaryScreen()
    picture = screen.grabWindow(window.winId())
    return picture.toImage().convertToFormat(QImage.Format.Format_RGB32)


def differing_blocks(one: QImage, other: QImage) -> list[tuple[int, int]]:
    """Return the left upper corners of all blocks in which two pictures differ."""
    if one.size() != other.size():
        return [(0, 0)]
    width, line = one.width(), one.bytesPerLine()
    first, second = bytes(one.constBits()), bytes(other.constBits())
    apart = []
    for top in range(0, one.height(), BLOCK):
        rows = range(top, min(top + BLOCK, one.height()))
        start, end = top * line, rows[-1] * line + line
        if first[start:end] == second[start:end]:
            continue
        for left in range(0, width, BLOCK):
            parts = [
                slice(row * line + 4 * left, row * line + 4 * min(left + BLOCK, width))
                for row in rows
            ]
            if any(_differ(first[part], second[part]) for part in parts):
                apart.append((left, top))
    return apart


def save_screenshots(one: QImage, other: QImage) -> Path:
    """Save two pictures to look at, and return their folder."""
    folder = Path(tempfile.mkdtemp(prefix="marjapussi-pictures-"))
    one.save(str(folder / "before.png"))
    other.save(str(folder / "after.png"))
    return folder


def _differ(one: bytes, other: bytes) -> bool:
    return one != other and any(abs(a - b) > NEAR for a, b in zip(one, other, strict=True))
