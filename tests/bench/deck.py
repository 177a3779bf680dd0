"""How long a deck takes to draw, and a hand on the felt to be resized.

python -m tests.bench.deck
"""

import os
import time
from itertools import product
from resource import RUSAGE_THREAD, getrusage
from statistics import mean, median

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.app.main import qt_application
from marjapussi_gui.bots.players.thread_switch_interval import short_switch_interval
from marjapussi_gui.engine.cards import HIDDEN, JOKER, Card
from marjapussi_gui.model.preferences import INDEX_SIZES, Preferences
from marjapussi_gui.ui.art.async_card_painter import PaintJob
from marjapussi_gui.ui.art.card_pictures import CardPictures
from marjapussi_gui.ui.art.card_rendering import CardImageSpec, CardRenderer, cached_card_image
from marjapussi_gui.ui.art.deck_style import DeckStyle
from marjapussi_gui.ui.common.thread_runner import ThreadRunner
from tests.ui.window_driver import open_window, start_match

CARDS = (HIDDEN, *map(Card, range(52)), JOKER)
WIDTHS, RATIOS, TIMES = (60, 120, 240), (1, 2), 9


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with qt_application(), short_switch_interval():
        for index, ratio, width in product(INDEX_SIZES, RATIOS, WIDTHS):
            took = figures(DeckStyle(index_size=index), width * ratio)
            print(f"{len(CARDS)} cards, {index}, {width} wide at ratio {ratio}: {took}")
        for size in ((1280, 800), (1920, 1080)):
            measure_resize(size)


def figures(design: DeckStyle, pixels: int) -> str:
    """Return the times of a deck, here and on a thread; what runs beside it counts.

    Of the processor's time the system takes a part: it has to find memory for large pictures.
    """
    here, own, system, aside = [], [], [], []
    for _ in range(TIMES):
        cached_card_image.cache_clear()
        begun, before = time.perf_counter(), getrusage(RUSAGE_THREAD)
        deck = CardPictures(design, 1)
        for card in CARDS:
            deck.picture(card, pixels)
        here.append(since(begun))
        after = getrusage(RUSAGE_THREAD)
        own.append(1000 * (after.ru_utime - before.ru_utime))
        system.append(1000 * (after.ru_stime - before.ru_stime))
        del deck  # one at a time: a large one fills 90 MB
        cached_card_image.cache_clear()
        begun = time.perf_counter()
        batch = PaintJob(CardRenderer(design), [CardImageSpec(card, pixels) for card in CARDS])
        batch.start()
        batch.join()
        aside.append(since(begun))
        del batch
    wall = f"{median(here):.0f} ms, {mean(own):.0f} to draw and {mean(system):.0f} for memory"
    thread = f"{median(aside):.0f} ms, least {min(aside):.0f}, first {aside[0]:.0f}"
    return f"{wall}; on the easel's thread {thread}"


def since(begun: float) -> float:
    return 1000 * (time.perf_counter() - begun)


def measure_resize(size: tuple[int, int]) -> None:
    """Print how long a resize blocks the window, and when all cards are repainted."""
    runner = ThreadRunner()
    window = open_window(runner, Preferences(pace="off", sound=False))
    board = window.pages.table_page.board
    window.resize(size[0] - 300, size[1] - 200)
    start_match(window, "marjapussi")
    QTest.qWait(1000)
    begun = time.perf_counter()
    window.resize(*size)
    QApplication.processEvents()
    held = since(begun)
    while any(item.pixmap().devicePixelRatio() != 1 for item in board.card_layer.own_items()):
        QApplication.processEvents()
    print(f"resize to {size[0]}x{size[1]}: held {held:.0f} ms, exact after {since(begun):.0f} ms")
    window.close()
    runner.close()


if __name__ == "__main__":
    main()
