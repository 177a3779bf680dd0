"""Fitting of sentences with player names into the available width."""

from collections.abc import Callable

from PySide6.QtGui import QFont

from ..basis.theme import width_of
from ..wording.others import NAME
from ..wording.people import People

LENGTHS = (NAME, 18, 14, 11, 8, 5)  # maximum letters of a name, tried in this order


def fitted(sentence: Callable[[People], str], people: People, face: QFont, room: float) -> str:
    """Return a sentence with names as long as its lines fit into max_width."""
    text = ""
    for most in LENGTHS:
        text = sentence(people.brief(most))
        if all(width_of(line, face) <= room for line in text.split("\n")):
            break
    return text
