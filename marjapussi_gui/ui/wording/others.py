"""Cleaning of text from outside, such as names and file names, before it is shown."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from unicodedata import category

NAME, FILE, PRESET, WHY = 24, 40, 60, 160  # in characters
REMEMBERED = 256
JOINERS = "\N{ZERO WIDTH NON-JOINER}\N{ZERO WIDTH JOINER}"
SIGNS = ("Cc", "Cf", "Cs")  # control and format characters, lone surrogates
MARKS = ("Mn", "Me")  # combining marks
MOST_MARKS = 4  # enough for every written language


def cleaned(text: str) -> str:
    """Return a text as one line, without invisible and direction-changing characters."""
    seen = (each for each in text if each in JOINERS or each.isspace() or _is_seen(each))
    return " ".join("".join(_with_few_marks("".join(seen))).split()).strip(JOINERS)


@lru_cache(REMEMBERED)
def shown(text: str, most: int = NAME) -> str:
    """Return a text sanitized, and cut with an ellipsis if it is too long."""
    line = cleaned(text)
    return line if len(line) <= most else f"{line[: most - 1].rstrip()}…"


def _is_seen(letter: str) -> bool:
    return category(letter) not in SIGNS


def _with_few_marks(text: str) -> Iterator[str]:
    """Yield a text in parts, with at most MAX_MARKS combining marks in a row."""
    for is_mark, letters in groupby(text, _is_mark):
        part = "".join(letters)
        yield part[:MOST_MARKS] if is_mark else part


def _is_mark(letter: str) -> bool:
    return category(letter) in MARKS
