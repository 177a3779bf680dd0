"""What is drawn on the felt, and when it is drawn anew."""

from pytestqt.qtbot import QtBot

from marjapussi_gui.ui.board.board import Board
from tests.ui.playing import opened, seated


def drawn(board: Board) -> list[int]:
    """Return the keys of the felt and of all pictures on it; what is drawn anew has another."""
    pictures = board.furniture._pictures
    return [board._felt.cacheKey(), *(item.pixmap().cacheKey() for item in pictures.values())]


def test_nothing_is_drawn_anew_in_another_language(qtbot: QtBot) -> None:
    window = opened()
    board = window.table_page.board
    seated(window, "marjapussi")
    before = drawn(board)

    board.retell()

    assert before == drawn(board)


def test_felt_and_bags_stay_at_the_next_match(qtbot: QtBot) -> None:
    window = opened()
    board = window.table_page.board
    seated(window, "marjapussi")
    felt, bag = board._felt.cacheKey(), board.furniture._pictures["bag 0"].pixmap().cacheKey()

    seated(window, "marjapussi", seed=2)

    assert felt == board._felt.cacheKey()
    assert bag == board.furniture._pictures["bag 0"].pixmap().cacheKey()


def test_everything_is_drawn_anew_at_another_size(qtbot: QtBot) -> None:
    window = opened()
    board = window.table_page.board
    seated(window, "marjapussi")
    before = drawn(board)

    window.resize(1000, 700)

    assert not set(before) & set(drawn(board))
