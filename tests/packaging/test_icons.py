"""The icons: every size of a desktop, and the files of Windows and macOS as these read them."""

import struct
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from icons import MACOS_SIZES, SIZES, WINDOWS_SIZES
from identity import ID, RECORD_ICON

PNG = b"\x89PNG\r\n\x1a\n"
KINDS = [("apps", ID), ("mimetypes", RECORD_ICON)]


def size_of(picture: bytes) -> tuple[int, int]:
    assert picture.startswith(PNG)
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


@pytest.mark.parametrize(("kind", "name"), KINDS)
def test_desktop_has_every_size(icons: Path, kind: str, name: str) -> None:
    sizes = [
        size_of((icons / f"hicolor/{size}x{size}/{kind}/{name}.png").read_bytes()) for size in SIZES
    ]

    assert [(size, size) for size in SIZES] == sizes
    assert SIZES[0] == 16
    assert SIZES[-1] == 512


@pytest.mark.parametrize(("kind", "name"), KINDS)
def test_desktop_has_a_drawing(icons: Path, kind: str, name: str) -> None:
    drawing = ET.parse(icons / f"hicolor/scalable/{kind}/{name}.svg").getroot()  # noqa: S314 - ours

    assert drawing.get("viewBox") == "0 0 256 256"


def test_icon_of_windows_points_at_its_pictures(icons: Path) -> None:
    data = (icons / "marjapussi.ico").read_bytes()
    zero, kind, count = struct.unpack("<HHH", data[:6])
    entries = [
        struct.unpack("<BBBBHHII", data[at : at + 16]) for at in range(6, 6 + 16 * count, 16)
    ]

    pictures = [data[at : at + length] for *_, length, at in entries]

    assert (zero, kind) == (0, 1)
    assert [size_of(picture)[0] for picture in pictures] == list(WINDOWS_SIZES)
    assert [width or 256 for width, *_ in entries] == list(WINDOWS_SIZES)
    assert len(data) == entries[-1][-1] + entries[-1][-2]


def test_icon_of_macos_names_the_size_of_its_pictures(icons: Path) -> None:
    data = (icons / "marjapussi.icns").read_bytes()
    magic, length = struct.unpack(">4sI", data[:8])
    sizes, at = {}, 8
    while at < length:
        kind, part = struct.unpack(">4sI", data[at : at + 8])
        sizes[kind.decode()] = size_of(data[at + 8 : at + part])[0]
        at += part

    assert (magic, length) == (b"icns", len(data))
    assert sizes == MACOS_SIZES
