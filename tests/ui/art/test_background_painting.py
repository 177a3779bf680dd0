"""Pictures that are drawn on a thread while likenesses stand in for them."""

import gc
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from marjapussi_gui.engine.cards import HIDDEN, parse_card, parse_cards
from marjapussi_gui.ui.art.async_card_painter import AsyncCardPainter
from marjapussi_gui.ui.art.card_pictures import CardPictures
from marjapussi_gui.ui.art.card_rendering import CardRenderer
from marjapussi_gui.ui.art.deck_style import DeckStyle
from marjapussi_gui.ui.common.thread_runner import TimedGarbageCollector
from tests.ui.window_driver import close_window, open_window, start_match

HAND = parse_cards("AS KH QD JC TS 9H 8D 7C 6S")


@pytest.fixture
def collector(qapp: QApplication) -> Iterator[TimedGarbageCollector]:
    """Garbage is collected on this thread alone, as beside all threads."""
    made = TimedGarbageCollector(qapp)
    yield made
    made.close()
    made.deleteLater()


@pytest.fixture
def easel(collector: TimedGarbageCollector, qapp: QApplication) -> Iterator[AsyncCardPainter]:
    made = AsyncCardPainter(CardPictures(DeckStyle(), 1), qapp)
    yield made
    made.stop()
    made.deleteLater()


def drawing() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == "easel"]


def finish(easel: AsyncCardPainter) -> None:
    for _ in range(500):
        if not easel.is_busy:
            return
        QTest.qWait(4)
    raise AssertionError("the easel is never done")


def test_first_picture_is_drawn_at_once(easel: AsyncCardPainter) -> None:
    picture = easel.picture(parse_card("QH"), 120)

    assert picture is easel.card_pictures.find_cached(
        easel.card_pictures.image_spec(parse_card("QH"), 120)
    )
    assert not easel.is_busy


def test_deferred_picture_is_null_until_it_is_painted(
    easel: AsyncCardPainter, qapp: QApplication
) -> None:
    late = AsyncCardPainter(easel.card_pictures, qapp)
    late.is_deferring = True

    before = late.picture(parse_card("QH"), 120)
    finish(late)
    after = late.picture(parse_card("QH"), 120)

    assert (before.isNull(), after.isNull()) == (True, False)
    assert not late.is_busy
    late.deleteLater()


def test_what_is_late_can_be_had_now(easel: AsyncCardPainter, qapp: QApplication) -> None:
    late = AsyncCardPainter(easel.card_pictures, qapp)
    late.is_deferring = True
    late.picture(parse_card("QH"), 120)
    spy = QSignalSpy(late.pictures_ready)

    late.paint_now()

    assert not late.picture(parse_card("QH"), 120).isNull()
    assert not late.picture(parse_card("KH"), 120).isNull()  # nothing is late any more
    assert 1 == spy.count()
    finish(late)
    assert not drawing()
    late.deleteLater()


def test_likeness_stands_in_until_all_are_drawn(easel: AsyncCardPainter) -> None:
    small = [easel.picture(shown, 60) for shown in HAND]
    spy = QSignalSpy(easel.pictures_ready)

    likenesses = [easel.picture(shown, 123) for shown in HAND]
    finish(easel)

    sizes = {picture.deviceIndependentSize().width() for picture in likenesses}
    exact = easel.card_pictures.picture(HAND[0], 123).deviceIndependentSize().width()
    assert [each.size() for each in likenesses] == [each.size() for each in small]
    assert max(abs(size - exact) for size in sizes) < 2
    assert 1 == spy.count()
    assert all(
        easel.card_pictures.find_cached(easel.card_pictures.image_spec(shown, 123))
        for shown in HAND
    )
    assert not drawing()


def test_thread_draws_what_this_thread_draws(easel: AsyncCardPainter) -> None:
    for shown in (HIDDEN, *HAND):
        easel.picture(shown, 60)
        easel.picture(shown, 120, is_disabled=False)
    finish(easel)

    alone = CardRenderer(DeckStyle())
    for shown in (HIDDEN, *HAND):
        drawn = easel.picture(shown, 120).toImage()
        assert drawn == alone.render(easel.card_pictures.image_spec(shown, 120))


def test_nothing_is_drawn_any_more_at_rest(easel: AsyncCardPainter) -> None:
    for shown in HAND:
        easel.picture(shown, 60)
        easel.picture(shown, 900)
    easel.poll()

    easel.stop()

    assert not drawing()
    assert not easel.is_busy


def test_all_is_exact_at_once_where_garbage_is_collected_anywhere() -> None:
    assert gc.isenabled()
    easel = AsyncCardPainter(CardPictures(DeckStyle(), 1))
    easel.picture(parse_card("QH"), 60)

    picture = easel.picture(parse_card("QH"), 120)

    assert picture is easel.card_pictures.find_cached(
        easel.card_pictures.image_spec(parse_card("QH"), 120)
    )
    assert not easel.is_busy


def test_board_shows_exact_pictures_soon_after_a_resize(
    collector: TimedGarbageCollector, qtbot: QtBot
) -> None:
    window = open_window()
    start_match(window, "marjapussi")
    board = window.pages.table_page.board

    for size in ((1000, 700), (1100, 760), (1400, 900)):
        window.resize(*size)
        QApplication.processEvents()
    items = [item for item in board.card_layer.own_items() if item.isVisible()]
    assert items
    qtbot.waitUntil(lambda: all(item.pixmap().devicePixelRatio() == 1 for item in items))
    close_window(window)
    assert not drawing()
