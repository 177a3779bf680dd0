"""Shortening of player names, so that sentences with them fit into a width."""

from collections.abc import Callable

from PySide6.QtGui import QFont

from ..common.theme import text_width
from ..text.sanitizing import MAX_NAME_LENGTH
from ..text.table_players import TablePlayers

NAME_LENGTHS = (MAX_NAME_LENGTH, 18, 14, 11, 8, 5)  # limits in letters, tried in this order


def fit_names(
    sentence: Callable[[TablePlayers], str], people: TablePlayers, font: QFont, max_width: float
) -> str:
    """Return a sentence whose names are shortened until each line fits into max_width pixels."""
    text = ""
    for most in NAME_LENGTHS:
        text = sentence(people.with_short_names(most))
        if all(text_width(line, font) <= max_width for line in text.split("\n")):
            break
    return text
