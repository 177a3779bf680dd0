"""Breaking of text into lines."""

from collections.abc import Sequence

from PySide6.QtGui import QFont

from ..basis.theme import elided, width_of


def even_lines(text: str, face: QFont, wide: float) -> list[str]:
    """Break a text into as few lines as possible, of about the same width."""
    text = " ".join(elided(word, face, wide) for word in text.split())
    lines = _broken(text, face, wide)
    for part in range(10, 20):
        even = _broken(text, face, min(width_of(text, face) / len(lines) * part / 10, wide))
        if len(even) == len(lines):
            return even
    return lines


def clipped(sentences: Sequence[str], face: QFont, wide: float, most: int) -> str:
    """Return the sentences that fit into max_lines, with an ellipsis if some are left out."""
    lines: list[str] = []
    for number in range(len(sentences), 0, -1):
        text = " ".join(sentences[:number]) + (" …" if number < len(sentences) else "")
        lines = _broken(text, face, wide)
        if len(lines) <= most:
            return text
    return "\n".join((*lines[: most - 1], elided(" ".join(lines[most - 1 :]), face, wide)))


def _broken(text: str, face: QFont, wide: float) -> list[str]:
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and width_of(longer, face) > wide:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
