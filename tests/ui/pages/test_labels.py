"""Texts that wrap into lines of about one length."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication

from marjapussi_gui.ui.basis.theme import BODY, font, width_of
from marjapussi_gui.ui.widgets.labels import HIGHEST, WRAP, even_width

TEXT = "Make trumps in mid-play, and fill your bag with exactly twelve berries."


def lines(width: int) -> int:
    metrics = QFontMetrics(font(BODY))
    box = metrics.boundingRect(QRect(0, 0, width, HIGHEST), WRAP, TEXT)
    return round(box.height() / metrics.lineSpacing())


def test_even_lines_are_no_more_and_no_wider(qapp: QApplication) -> None:
    metrics = QFontMetrics(font(BODY))
    for width in range(120, 600, 7):
        even = even_width(TEXT, metrics, width)

        assert even <= width
        assert lines(even) == lines(width)


def test_no_word_is_left_alone(qapp: QApplication) -> None:
    whole = round(width_of(TEXT, font(BODY)))

    assert even_width(TEXT, QFontMetrics(font(BODY)), whole - 10) < 0.7 * whole
