"""A text is broken into lines of much the same width, none of them too wide."""

from marjapussi_gui.ui.art.painter_tools import balanced_lines, truncate_sentences
from marjapussi_gui.ui.common.theme import DEMI_BOLD, create_font, text_width

REFUSAL = (
    "You have the ace of hearts, the ten of hearts, the queen of hearts and others, so "
    "you must follow suit in hearts."
)


def test_no_line_is_wider_than_its_room() -> None:
    face = create_font(18, DEMI_BOLD)
    for wide in range(100, 900, 7):
        lines = balanced_lines(REFUSAL, face, wide)

        assert " ".join(lines) == REFUSAL
        assert max(text_width(line, face) for line in lines) <= wide


def test_what_is_too_long_is_left_out_sentence_by_sentence() -> None:
    face = create_font(18, DEMI_BOLD)
    sentences = ["Helvi lays three sets.", "Helvi discards the queen of hearts.", REFUSAL]
    wide = text_width(sentences[1], face) + 1

    assert truncate_sentences(sentences, face, 10_000, 1) == " ".join(sentences)
    assert truncate_sentences(sentences, face, wide, 3) == f"{sentences[0]} {sentences[1]} …"
    assert truncate_sentences(sentences[2:], face, wide, 2).endswith("…")  # nothing whole has room
