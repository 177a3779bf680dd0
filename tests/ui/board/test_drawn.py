"""What is drawn on the felt, and when it is drawn anew."""

from functools import partial

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from marjapussi_gui.ui.board.board import Board
from marjapussi_gui.ui.board.drawn import Drawn
from marjapussi_gui.ui.board.layout import BACK
from tests.ui.playing import opened, seated


def drawn(board: Board) -> list[int]:
    """Return the keys of the felt and of all pictures on it; what is drawn anew has another."""
    pictures = board.furniture.things.pictures
    return [board.felt.cacheKey(), *(item.pixmap().cacheKey() for item in pictures.values())]


def test_nothing_is_drawn_anew_in_another_language(qtbot: QtBot) -> None:
    window = opened()
    board = window.ways.table_page.board
    seated(window, "marjapussi")
    before = drawn(board)

    board.retell()

    assert before == drawn(board)


def test_felt_and_bags_stay_at_the_next_match(qtbot: QtBot) -> None:
    window = opened()
    board = window.ways.table_page.board
    seated(window, "marjapussi")
    felt, bag = board.felt.cacheKey(), board.furniture.things.pictures["bag 0"].pixmap().cacheKey()

    seated(window, "marjapussi", seed=2)

    assert felt == board.felt.cacheKey()
    assert bag == board.furniture.things.pictures["bag 0"].pixmap().cacheKey()


def test_board_that_is_shown_first_is_drawn_at_once(qtbot: QtBot) -> None:
    window = opened()
    seated(window, "marjapussi")

    assert not window.ways.table_page.board._drawn.is_waiting
    assert window.ways.table_page.board.felt.size() == window.ways.table_page.board.size()


def test_everything_is_drawn_anew_at_another_size(qtbot: QtBot) -> None:
    window = opened()
    board = window.ways.table_page.board
    seated(window, "marjapussi")
    QApplication.processEvents()
    before = drawn(board)

    window.resize(1000, 700)

    assert board.felt.size() != board.size()
    qtbot.waitUntil(lambda: not board._drawn.is_waiting)
    assert board.felt.size() == board.size()
    assert not set(before) & set(drawn(board))


def test_settled_felt_looks_as_if_it_had_always_had_its_size(qtbot: QtBot) -> None:
    windows = opened(), opened()
    windows[0].resize(1000, 700)
    for window in windows:
        seated(window, "marjapussi")
        QApplication.processEvents()

    windows[1].resize(1000, 700)
    board = windows[1].ways.table_page.board
    qtbot.waitUntil(lambda: not board._drawn.is_waiting)

    once, anew = (window.ways.table_page.board.grab().toImage() for window in windows)
    assert once == anew


def picture(side: int) -> QPixmap:
    return QPixmap(side, side)


def test_picture_of_before_stands_in_at_the_size_of_now() -> None:
    pictures = Drawn()
    pictures.rescale("moss", 1.0, may_wait=True)
    pictures.picture("bag", lambda: picture(50))

    pictures.rescale("moss", 2.0, may_wait=True)

    assert pictures.picture("bag", lambda: picture(101)).width() == 100
    pictures.draw_next()
    assert pictures.picture("bag", lambda: picture(102)).width() == 101


def test_each_picture_is_drawn_in_a_turn_of_its_own() -> None:
    pictures, drawn = Drawn(), list[str]()

    def draw(name: str) -> QPixmap:
        drawn.append(name)
        return picture(9)

    for scale in (1.0, 2.0):
        pictures.rescale("moss", scale, may_wait=True)
        for name in ("bag", "plate"):
            pictures.picture(name, partial(draw, name))
    assert drawn == ["bag", "plate"]

    pictures.draw_next()

    assert drawn == ["bag", "plate", "bag"]
    assert pictures.is_waiting


def test_nothing_stands_in_for_another_look() -> None:
    pictures = Drawn()
    pictures.rescale("moss", 1.0, may_wait=True)
    pictures.picture("bag", lambda: picture(50))

    pictures.rescale("night", 2.0, may_wait=True)

    assert pictures.picture("bag", lambda: picture(101)).width() == 101
    assert not pictures.is_waiting


def test_no_card_is_drawn_for_a_felt_that_is_not_shown_yet(qtbot: QtBot) -> None:
    window = opened()

    seated(window, "marjapussi")

    faces = window.ways.table_page.board.deck._pictures
    assert min(face.pixels for face in faces) >= BACK
