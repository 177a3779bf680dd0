"""A text is broken into lines of much the same width, none of them too wide."""

from PySide6.QtWidgets import QApplication

from marjapussi_gui.ui.art.lines import even_lines
from marjapussi_gui.ui.basis.theme import STRONG, font, width_of

REFUSAL = (
    "You must follow hearts: you hold the ace of hearts,"
    " the ten of hearts, the queen of hearts and others."
)


def test_no_line_is_wider_than_its_room(qapp: QApplication) -> None:
    face = font(18, STRONG)
    for wide in range(100, 900, 7):
        lines = even_lines(REFUSAL, face, wide)

        assert " ".join(lines) == REFUSAL
        assert max(width_of(line, face) for line in lines) <= wide
