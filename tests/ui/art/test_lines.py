"""A text is broken into lines of much the same width, none of them too wide."""

from PySide6.QtWidgets import QApplication

from marjapussi_gui.ui.art.lines import clipped, even_lines
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


def test_what_is_too_long_is_left_out_sentence_by_sentence(qapp: QApplication) -> None:
    face = font(18, STRONG)
    sentences = ["Helvi lays three sets.", "Helvi discards the queen of hearts.", REFUSAL]
    wide = width_of(sentences[1], face) + 1

    assert clipped(sentences, face, 10_000, 1) == " ".join(sentences)
    assert clipped(sentences, face, wide, 3) == f"{sentences[0]} {sentences[1]} …"
    assert clipped(sentences[2:], face, wide, 3).endswith("…")  # nothing whole has room
