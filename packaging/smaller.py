"""Shrink screenshots to the size in the guide and to 80 colours: python smaller.py FILE...

Otherwise the screenshots in every language would be larger than the program.
"""

import sys
from pathlib import Path

from PIL import Image

WIDTH, COLOURS, ROUNDS = 720, 80, 4  # ROUNDS: k-means iterations for the palette


def make_smaller(file: Path) -> None:
    """Shrink a picture file in place."""
    with Image.open(file) as picture:
        size = WIDTH, round(picture.height * WIDTH / picture.width)
        small = picture.convert("RGB").resize(size, Image.Resampling.LANCZOS)
    most = Image.Quantize.MAXCOVERAGE  # so that no suit loses its colour
    few = small.quantize(COLOURS, most, kmeans=ROUNDS, dither=Image.Dither.NONE)
    few.save(file, optimize=True)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        make_smaller(Path(name))
