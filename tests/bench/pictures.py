"""Pictures of hands: how many are still read after a chat has shrunk and recompressed them.

python -m tests.bench.pictures [--number 100] [--games KEY ...]

Each picture is shrunk to 600 pixels, cropped at its left and upper sides by up to a tenth, turned
by up to ten degrees, blurred by 1.2 and saved as JPEG of quality 50.
"""

import argparse
import io
import os
from random import Random

from PIL import Image, ImageFilter
from PySide6.QtGui import QImage

from marjapussi_gui.app.main import qt_application
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.ui.sharing.hand_picture import ShownCards, draw_hand_picture, picture_content
from marjapussi_gui.ui.sharing.picture_reader import PictureError, read_picture_file
from tests.ui.sharing.shared_records import random_record

WIDTH, MAX_CROP, MAX_TURN, BLUR, QUALITY = 600, 0.1, 10, 1.2, 50


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--number", type=int, default=100)
    parser.add_argument("--games", nargs="*", default=[each.key for each in VARIANTS])
    chosen = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    games = [each for each in VARIANTS if each.key in chosen.games]
    rng, read = Random(1), 0
    with qt_application():
        for number in range(chosen.number):
            record = random_record(games[number % len(games)], number, hands=1)
            end = len(record.entries)
            shown = rng.choice((ShownCards.MINE, ShownCards.ALL))
            ply = end if shown is ShownCards.ALL else rng.randrange(1, end)
            content = picture_content(record, ply, Seat(0), shown)
            assert content is not None
            sent, letters = io.BytesIO(), content.code.replace(" ", "")
            send(draw_hand_picture(content), rng).save(sent, "JPEG", quality="keep")
            try:
                is_read = read_picture_file(sent.getvalue()) == letters
            except PictureError:
                is_read = False
            read += is_read
            if not is_read:
                print(f"{record.header.game.key}: {len(letters)} letters weren't read")
    print(f"{read} of {chosen.number} pictures were read")


def send(picture: QImage, rng: Random) -> Image.Image:
    """Return a picture as it arrives."""
    rgb = picture.convertToFormat(QImage.Format.Format_RGB888)
    image = Image.frombytes(
        "RGB", (rgb.width(), rgb.height()), bytes(rgb.constBits()), "raw", "RGB", rgb.bytesPerLine()
    )
    size = WIDTH, WIDTH * image.height // image.width
    image = image.resize(size, Image.Resampling.LANCZOS)
    left, top = (int(rng.uniform(0, MAX_CROP) * each) for each in size)
    image = image.crop((left, top, *size))
    image = image.rotate(rng.uniform(-MAX_TURN, MAX_TURN), expand=True, fillcolor="grey")
    sent = io.BytesIO()
    image.filter(ImageFilter.GaussianBlur(BLUR)).save(sent, "JPEG", quality=QUALITY)
    return Image.open(sent)


if __name__ == "__main__":
    main()
