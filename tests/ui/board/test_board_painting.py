"""What is drawn on the felt, and when it is drawn anew."""

from functools import partial

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from marjapussi_gui.ui.board.pixmap_cache import PixmapCache
from marjapussi_gui.ui.board.table_board import TableBoard
from marjapussi_gui.ui.board.table_layout import BACK_CARD
from tests.ui.window_driver import open_window, start_match


def cache_keys(board: TableBoard) -> list[int]:
    """Return the keys of the felt and of all pictures on it; what is drawn anew has another."""
    pictures = board.decorations.items.visible_pictures
    return [
        board._background.picture.cacheKey(),
        *(item.pixmap().cacheKey() for item in pictures.values()),
    ]


def test_nothing_is_drawn_anew_in_another_language(qtbot: QtBot) -> None:
    window = open_window()
    board = window.pages.table_page.board
    start_match(window, "marjapussi")
    before = cache_keys(board)

    board.retranslate()

    assert before == cache_keys(board)


def test_felt_and_bags_stay_at_the_next_match(qtbot: QtBot) -> None:
    window = open_window()
    board = window.pages.table_page.board
    start_match(window, "marjapussi")
    felt, bag = (
        board._background.picture.cacheKey(),
        board.decorations.items.visible_pictures["bag 0"].pixmap().cacheKey(),
    )

    start_match(window, "marjapussi", seed=2)

    assert felt == board._background.picture.cacheKey()
    assert bag == board.decorations.items.visible_pictures["bag 0"].pixmap().cacheKey()


def test_board_that_is_shown_first_is_drawn_at_once(qtbot: QtBot) -> None:
    window = open_window()
    start_match(window, "marjapussi")

    assert not window.pages.table_page.board._pixmaps.has_pending
    assert (
        window.pages.table_page.board._background.picture.size()
        == window.pages.table_page.board.size()
    )


def test_everything_is_drawn_anew_at_another_size(qtbot: QtBot) -> None:
    window = open_window()
    board = window.pages.table_page.board
    start_match(window, "marjapussi")
    QApplication.processEvents()
    before = cache_keys(board)

    window.resize(1000, 700)

    assert board._background.picture.size() != board.size()
    qtbot.waitUntil(lambda: not board._pixmaps.has_pending)
    assert board._background.picture.size() == board.size()
    assert not set(before) & set(cache_keys(board))


def test_settled_felt_looks_as_if_it_had_always_had_its_size(qtbot: QtBot) -> None:
    windows = open_window(), open_window()
    windows[0].resize(1000, 700)
    for window in windows:
        start_match(window, "marjapussi")
        QApplication.processEvents()

    windows[1].resize(1000, 700)
    board = windows[1].pages.table_page.board
    qtbot.waitUntil(lambda: not board._pixmaps.has_pending)

    once, anew = (window.pages.table_page.board.grab().toImage() for window in windows)
    assert once == anew


def picture(side: int) -> QPixmap:
    return QPixmap(side, side)


def test_picture_of_before_stands_in_at_the_size_of_now() -> None:
    pictures = PixmapCache()
    pictures.rescale("moss", 1.0, can_defer=True)
    pictures.get("bag", lambda: picture(50))

    pictures.rescale("moss", 2.0, can_defer=True)

    assert pictures.get("bag", lambda: picture(101)).width() == 100
    pictures.paint_next()
    assert pictures.get("bag", lambda: picture(102)).width() == 101


def test_each_picture_is_drawn_in_a_turn_of_its_own() -> None:
    pictures, drawn = PixmapCache(), list[str]()

    def draw(name: str) -> QPixmap:
        drawn.append(name)
        return picture(9)

    for scale in (1.0, 2.0):
        pictures.rescale("moss", scale, can_defer=True)
        for name in ("bag", "plate"):
            pictures.get(name, partial(draw, name))
    assert drawn == ["bag", "plate"]

    pictures.paint_next()

    assert drawn == ["bag", "plate", "bag"]
    assert pictures.has_pending


def test_nothing_stands_in_for_another_look() -> None:
    pictures = PixmapCache()
    pictures.rescale("moss", 1.0, can_defer=True)
    pictures.get("bag", lambda: picture(50))

    pictures.rescale("night", 2.0, can_defer=True)

    assert pictures.get("bag", lambda: picture(101)).width() == 101
    assert not pictures.has_pending


def test_no_card_is_drawn_for_a_felt_that_is_not_shown_yet(qtbot: QtBot) -> None:
    window = open_window()

    start_match(window, "marjapussi")

    faces = window.pages.table_page.board.card_pictures._pictures
    assert min(face.pixels for face in faces) >= BACK_CARD
