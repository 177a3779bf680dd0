"""Sentences on the felt, whose names are as long as there is room for."""

from collections.abc import Callable

from PySide6.QtGui import QFont

from ..basis.theme import width_of
from ..wording.others import NAME
from ..wording.people import People

LENGTHS = (NAME, 18, 14, 11, 8, 5)  # letters of a name


def fitted(sentence: Callable[[People], str], people: People, face: QFont, room: float) -> str:
    """Return what is told of people, each line of it within the room if names can be cut so."""
    text = ""
    for most in LENGTHS:
        text = sentence(people.brief(most))
        if all(width_of(line, face) <= room for line in text.split("\n")):
            break
    return text
