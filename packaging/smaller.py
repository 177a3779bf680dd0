"""Shrink screenshots to the width of a page and to few colours: python smaller.py WIDTH FILE...

Otherwise, the screenshots in all languages would be larger than the program.
"""

import sys
from pathlib import Path

from PIL import Image

COLOURS, KMEANS_ROUNDS = 256, 4  # ROUNDS: iterations of k-means for the palette


def shrink_picture(file: Path, width: int) -> None:
    """Shrink a picture file in place."""
    with Image.open(file) as picture:
        size = width, round(picture.height * width / picture.width)
        small = picture.convert("RGB").resize(size, Image.Resampling.LANCZOS)
    most = Image.Quantize.MAXCOVERAGE  # so that no suit loses its colour
    few = small.quantize(COLOURS, most, kmeans=KMEANS_ROUNDS, dither=Image.Dither.NONE)
    few.save(file, optimize=True)


if __name__ == "__main__":
    for name in sys.argv[2:]:
        shrink_picture(Path(name), int(sys.argv[1]))
