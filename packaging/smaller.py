"""Shrink screenshots to the size in the guide and to 80 colours: python smaller.py FILE...

Otherwise, the screenshots in all languages would be larger than the program.
"""

import sys
from pathlib import Path

from PIL import Image

WIDTH, COLOURS, KMEANS_ROUNDS = 720, 80, 4  # ROUNDS: iterations of k-means for the palette


def shrink_picture(file: Path) -> None:
    """Shrink a picture file in place."""
    with Image.open(file) as picture:
        size = WIDTH, round(picture.height * WIDTH / picture.width)
        small = picture.convert("RGB").resize(size, Image.Resampling.LANCZOS)
    most = Image.Quantize.MAXCOVERAGE  # so that no suit loses its colour
    few = small.quantize(COLOURS, most, kmeans=KMEANS_ROUNDS, dither=Image.Dither.NONE)
    few.save(file, optimize=True)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        shrink_picture(Path(name))
