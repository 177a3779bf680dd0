"""Pictures of hands are read, untouched ones and those that a chat has changed; no others."""

import io
import sys
from random import Random
from zlib import crc32

import pytest
from PIL import Image
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage

from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.ui.sharing.hand_picture import ShownCards, draw_hand_picture, picture_content
from marjapussi_gui.ui.sharing.picture_reader import (
    MAX_BYTES,
    PictureError,
    PictureFault,
    read_picture,
    read_picture_file,
)
from tests.bench.pictures import send

from .shared_records import random_record


def draw(shown: ShownCards = ShownCards.MINE) -> tuple[QImage, str]:
    content = picture_content(random_record(find_variant("bag"), 1, hands=1), 9, Seat(0), shown)
    assert content is not None
    return draw_hand_picture(content), content.code


def as_png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload] # a format is a str
    return bytes(buffer.data().data())


def as_file(image: Image.Image, kind: str) -> bytes:
    file = io.BytesIO()
    image.save(file, kind)
    return file.getvalue()


@pytest.fixture
def without_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "zxingcpp", None)


def test_an_untouched_picture_is_read_without_any_library(without_reader: None) -> None:
    image, code = draw()

    assert read_picture_file(as_png(image)) == code
    assert read_picture(image) == code


def test_a_picture_of_what_one_seat_saw_contains_its_view_code_alone() -> None:
    image, code = draw()

    assert image.textKeys() == ["Code"]
    assert image.text("Code") == code
    assert code.startswith("V")
    assert draw(ShownCards.NONE)[0].textKeys() == []


@pytest.mark.parametrize("kind", ["JPEG", "WEBP", "PNG"])
def test_a_picture_from_a_chat_is_read(kind: str) -> None:
    image, code = draw()
    sent = send(image, Random(1))

    assert read_picture_file(as_file(sent, kind)) == code.replace(" ", "")


def test_a_touched_picture_without_the_library_is_refused(without_reader: None) -> None:
    sent = as_file(send(draw()[0], Random(1)), "JPEG")

    with pytest.raises(PictureError) as refused:
        read_picture_file(sent)

    assert refused.value.fault is PictureFault.NO_READER


def test_hostile_pictures_are_refused() -> None:
    blank = Image.new("RGB", (300, 200), "white")
    png, rng = as_file(blank, "PNG"), Random(2)
    header = b"IHDR" + (100_000).to_bytes(4, "big") * 2 + png[24:29]
    huge = png[:12] + header + crc32(header).to_bytes(4, "big") + png[33:]
    cases = {
        b"": PictureFault.NOT_A_PICTURE,
        b"<svg xmlns='http://www.w3.org/2000/svg'/>": PictureFault.NOT_A_PICTURE,
        b"GIF89a" + bytes(99): PictureFault.NOT_A_PICTURE,
        as_file(blank, "GIF"): PictureFault.NOT_A_PICTURE,
        as_file(blank, "BMP"): PictureFault.NOT_A_PICTURE,
        png: PictureFault.NO_CODE,
        png[:60]: None,
        huge: PictureFault.TOO_LARGE,
        png + bytes(MAX_BYTES): PictureFault.TOO_LARGE,
    }
    for data, fault in cases.items():
        with pytest.raises(PictureError) as refused:
            read_picture_file(data)
        assert fault in (None, refused.value.fault)
    for _ in range(300):
        altered = bytearray(png)
        for _ in range(rng.randrange(1, 9)):
            altered[rng.randrange(len(altered))] = rng.randrange(256)
        with pytest.raises(PictureError):
            read_picture_file(bytes(altered))
