"""Pages of hands: their sizes, how long they take, and that they give no hidden card away.

python -m tests.bench.pages sizes | secrecy [--number 200]

"sizes" writes the page of each hand of random matches in all languages. "secrecy" compares pages
of unfinished hands with those of other hands that the seat can't tell from them.
"""

import argparse
import time
from itertools import count, islice
from statistics import mean

from PySide6.QtCore import QCoreApplication

from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.ui.common.languages import AVAILABLE_LANGUAGES, in_language
from marjapussi_gui.ui.sharing.html_page import html_page
from tests.ui.sharing.shared_records import random_record, records_that_look_alike

MOMENTS = 5  # of each match


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=("sizes", "secrecy"))
    parser.add_argument("--number", type=int, default=200)
    chosen = parser.parse_args()
    app = QCoreApplication([])
    (measure_sizes if chosen.what == "sizes" else compare)(chosen.number)
    del app


def measure_sizes(number: int) -> None:
    for variant in VARIANTS:
        records = [random_record(variant, seed, hands=1) for seed in range(number)]
        for language in AVAILABLE_LANGUAGES:
            sizes, seconds = [], []
            with in_language(language):
                for record in records:
                    begin = time.perf_counter()
                    page = html_page(record, Seat(0), is_open=True)
                    seconds.append(time.perf_counter() - begin)
                    sizes.append(len(page.encode()))
            print(
                f"{variant.key}, {language}: {mean(sizes):.0f} bytes ({max(sizes)} at most),"
                f" {mean(seconds):.4f} s ({max(seconds):.3f} at most)"
            )


def compare(number: int) -> None:
    for variant in VARIANTS:
        pairs = (
            pair for seed in count() for pair in records_that_look_alike(variant, seed, MOMENTS)
        )
        same = sum(
            html_page(record, seat) == html_page(other, seat)
            for record, other, seat in islice(pairs, number)
        )
        print(f"{variant.key}: {same} of {number} pages are the same")


if __name__ == "__main__":
    main()
