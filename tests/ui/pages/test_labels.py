"""Texts that wrap into lines of about one length."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QFontMetrics

from marjapussi_gui.ui.common.theme import BODY, create_font, text_width
from marjapussi_gui.ui.widgets.labels import MAX_TEXT_HEIGHT, WRAP_FLAG, balanced_width

TEXT = "Declare trumps as you play, and be the first to score exactly twelve berries."


def lines(width: int) -> int:
    metrics = QFontMetrics(create_font(BODY))
    box = metrics.boundingRect(QRect(0, 0, width, MAX_TEXT_HEIGHT), WRAP_FLAG, TEXT)
    return round(box.height() / metrics.lineSpacing())


def test_even_lines_are_no_more_and_no_wider() -> None:
    metrics = QFontMetrics(create_font(BODY))
    for width in range(120, 600, 7):
        even = balanced_width(TEXT, metrics, width)

        assert even <= width
        assert lines(even) == lines(width)


def test_no_word_is_left_alone() -> None:
    whole = round(text_width(TEXT, create_font(BODY)))

    assert balanced_width(TEXT, QFontMetrics(create_font(BODY)), whole - 10) < 0.7 * whole
