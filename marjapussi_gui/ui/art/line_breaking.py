"""Breaking text into lines."""

from collections.abc import Sequence

from PySide6.QtGui import QFont

from ..common.theme import elide_text, text_width


def even_lines(text: str, font: QFont, width: float) -> list[str]:
    """Break a text into as few lines as the width allows, all about equally long."""
    text = " ".join(elide_text(word, font, width) for word in text.split())
    lines = _break_lines(text, font, width)
    for part in range(10, 20):
        even = _break_lines(text, font, min(text_width(text, font) / len(lines) * part / 10, width))
        if len(even) == len(lines):
            return even
    return lines


def truncate_sentences(sentences: Sequence[str], font: QFont, width: float, max_lines: int) -> str:
    """Join as many sentences as fit into max_lines, with an ellipsis if any are left out.

    If not even the first one fits, it is broken into max_lines lines and cut at the end.
    """
    lines: list[str] = []
    for number in range(len(sentences), 0, -1):
        text = " ".join(sentences[:number]) + (" …" if number < len(sentences) else "")
        lines = _break_lines(text, font, width)
        if len(lines) <= max_lines:
            return text
    return "\n".join(
        (*lines[: max_lines - 1], elide_text(" ".join(lines[max_lines - 1 :]), font, width))
    )


def _break_lines(text: str, font: QFont, width: float) -> list[str]:
    """Break a text into lines that fit the width, each filled as far as possible."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and text_width(longer, font) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
