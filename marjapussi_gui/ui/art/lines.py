"""Sentences in lines, as few as can be and about as long as each other."""

from collections.abc import Sequence

from PySide6.QtGui import QFont

from ..basis.theme import elided, width_of


def even_lines(text: str, face: QFont, wide: float) -> list[str]:
    """Return the lines of a text, none of them wider than this."""
    text = " ".join(elided(word, face, wide) for word in text.split())
    lines = _broken(text, face, wide)
    for part in range(10, 20):
        even = _broken(text, face, min(width_of(text, face) / len(lines) * part / 10, wide))
        if len(even) == len(lines):
            return even
    return lines


def clipped(sentences: Sequence[str], face: QFont, wide: float, most: int) -> str:
    """Return so many lines at most, of whole sentences; an ellipsis tells that there is more."""
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
