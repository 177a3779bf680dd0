"""Draw the icons of the program and of its record files, for every system.

python packaging/icons.py FOLDER    writes FOLDER/hicolor, FOLDER/msix, marjapussi.ico and .icns
"""

import argparse
import os
import struct
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QBuffer, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPen
from PySide6.QtSvg import QSvgGenerator

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

from identity import ID, RECORD_ICON  # noqa: E402

from marjapussi_gui.ui.art.app_icon import CANVAS_SIZE, MIN_DETAILED_SIZE, draw_bag_icon, draw_icon  # noqa: E402
from marjapussi_gui.ui.art.vector_paths import cached_path  # noqa: E402

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
WINDOWS_SIZES = (16, 24, 32, 48, 64, 256)
STORE_SIZES = {"StoreLogo": 50, "Square44x44Logo": 44, "Square150x150Logo": 150}
MACOS_SIZES = {"icp4": 16, "icp5": 32, "ic07": 128, "ic08": 256, "ic09": 512, "ic10": 1024}
SHEET_PATH = "M 48 12 L 160 12 L 212 64 L 212 244 L 48 244 Z"
CORNER_PATH = "M 160 12 L 160 64 L 212 64 Z"
PAPER, FOLD, EDGE = "#FBF6EA", "#E4D9C2", "#B3A486"

DrawFunction = Callable[[QPainter, bool], None]  # painter, and whether to draw all details


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    folder = parser.parse_args().folder
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication.instance() or QGuiApplication([])
    write_icons(folder)
    del app


def write_icons(folder: Path) -> None:
    """Write every icon into a folder."""
    for kind, name, draw in (("apps", ID, draw_icon), ("mimetypes", RECORD_ICON, draw_record_icon)):
        for size in SIZES:
            _write_file(folder / f"hicolor/{size}x{size}/{kind}/{name}.png", png_bytes(draw, size))
        _write_svg(folder / f"hicolor/scalable/{kind}/{name}.svg", draw)
    _write_file(
        folder / "marjapussi.ico", ico_bytes([png_bytes(draw_icon, size) for size in WINDOWS_SIZES])
    )
    for name, size in STORE_SIZES.items():
        _write_file(folder / f"msix/{name}.png", png_bytes(draw_icon, size))
    images = {kind: png_bytes(draw_icon, size) for kind, size in MACOS_SIZES.items()}
    _write_file(folder / "marjapussi.icns", icns_bytes(images))


# Drawings, on a square of 256 by 256


def draw_record_icon(painter: QPainter, is_detailed: bool) -> None:  # noqa: FBT001 - a DrawFunction
    """Draw the icon of record files: a sheet of paper with the berry bag on it."""
    painter.setPen(QPen(QColor(EDGE), 6 if is_detailed else 12))
    for path, colour in ((SHEET_PATH, PAPER), (CORNER_PATH, FOLD)):
        painter.setBrush(QColor(colour))
        painter.drawPath(cached_path(path))
    draw_bag_icon(painter, QRectF(66, 84, 128, 148), is_detailed=is_detailed)


# Files


def png_bytes(draw: DrawFunction, size: int) -> bytes:
    """Return a drawing as PNG data, with a width and height of size pixels."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / CANVAS_SIZE, size / CANVAS_SIZE)
    draw(painter, size >= MIN_DETAILED_SIZE)
    painter.end()
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def _write_svg(path: Path, draw: DrawFunction) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    generator = QSvgGenerator()
    generator.setFileName(str(path))
    generator.setTitle("Marjapussi")
    generator.setDescription("A linen bag of lingonberries")
    generator.setSize(QSize(int(CANVAS_SIZE), int(CANVAS_SIZE)))
    generator.setViewBox(QRectF(0, 0, CANVAS_SIZE, CANVAS_SIZE))
    painter = QPainter(generator)
    draw(painter, True)
    painter.end()


def ico_bytes(pictures: Sequence[bytes]) -> bytes:
    """Return a Windows icon that contains these PNG images."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    at, entries = len(head) + 16 * len(pictures), b""
    for picture in pictures:
        size = struct.unpack(">I", picture[16:20])[0] % 256  # 0 stands for 256
        entries += struct.pack("<BBBBHHII", size, size, 0, 0, 1, 32, len(picture), at)
        at += len(picture)
    return head + entries + b"".join(pictures)


def icns_bytes(pictures: dict[str, bytes]) -> bytes:
    """Return a macOS icon with these PNG images, given by the type code for their size."""
    parts = b"".join(
        kind.encode() + struct.pack(">I", len(picture) + 8) + picture
        for kind, picture in pictures.items()
    )
    return b"icns" + struct.pack(">I", len(parts) + 8) + parts


def _write_file(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


if __name__ == "__main__":
    main()
