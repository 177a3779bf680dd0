"""Makes pictures as small as the guide shows them, in 80 colours: python smaller.py FILE...

Pictures of the program in every language would else take more room than the program.
"""

import sys
from pathlib import Path

from PIL import Image

WIDTH, COLOURS, ROUNDS = 720, 80, 4  # ROUNDS: how often the choice of colours is bettered


def make_smaller(file: Path) -> None:
    """Write a picture anew."""
    with Image.open(file) as picture:
        size = WIDTH, round(picture.height * WIDTH / picture.width)
        small = picture.convert("RGB").resize(size, Image.Resampling.LANCZOS)
    most = Image.Quantize.MAXCOVERAGE  # so that no suit loses its colour
    few = small.quantize(COLOURS, most, kmeans=ROUNDS, dither=Image.Dither.NONE)
    few.save(file, optimize=True)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        make_smaller(Path(name))
