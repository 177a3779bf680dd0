"""Reads the code in a picture of a hand.

Pictures that nobody touched carry their visible code as text. Where zxing-cpp is installed, the QR
code is read, also in pictures that a chat has shrunk.
"""

from enum import StrEnum

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QImageReader

from ...engine.codes.code_alphabet import MAX_LENGTH
from ...engine.errors import MarjapussiError

CODE_KEY = "Code"  # of the text in a PNG file
FORMATS = b"png", b"jpeg", b"webp"
MAX_BYTES, MAX_PIXELS, MAX_SIDE = 20_000_000, 40_000_000, 2400  # larger pictures are shrunk


class PictureFault(StrEnum):
    """Why no code can be read from a picture. The values are keys for messages to the player."""

    NOT_A_PICTURE = "not_a_picture"
    TOO_LARGE = "too_large"
    NO_CODE = "no_code"
    NO_READER = "no_reader"  # zxing-cpp isn't installed


class PictureError(MarjapussiError, ValueError):
    """Raised for a picture without a code that can be read."""

    def __init__(self, fault: PictureFault) -> None:
        super().__init__(f"no code can be read from this picture: {fault}")
        self.fault = fault


def read_picture_file(data: bytes) -> str:
    """Return the code in the content of a picture file. Raise PictureError."""
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    reader.setDecideFormatFromContent(True)
    size = reader.size()  # before anything is decoded
    if bytes(reader.format().data()) not in FORMATS or size.isEmpty():
        raise PictureError(PictureFault.NOT_A_PICTURE)
    if len(data) > MAX_BYTES or size.width() * size.height() > MAX_PIXELS:
        raise PictureError(PictureFault.TOO_LARGE)
    return read_picture(reader.read())


def read_picture(image: QImage) -> str:
    """Return the code in a picture. Raise PictureError."""
    if image.isNull():
        raise PictureError(PictureFault.NOT_A_PICTURE)
    if code := image.text(CODE_KEY):
        return code[: 2 * MAX_LENGTH]
    try:
        import zxingcpp
    except ImportError:
        raise PictureError(PictureFault.NO_READER) from None
    if max(image.width(), image.height()) > MAX_SIDE:
        box, keep = QSize(MAX_SIDE, MAX_SIDE), Qt.AspectRatioMode.KeepAspectRatio
        image = image.scaled(box, keep, Qt.TransformationMode.SmoothTransformation)
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    pixels = memoryview(bytes(grey.constBits())).cast("B", (grey.height(), grey.bytesPerLine()))
    found = zxingcpp.read_barcodes(pixels)
    if not found:
        raise PictureError(PictureFault.NO_CODE)
    return str(found[0].text)
