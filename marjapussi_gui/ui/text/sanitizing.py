"""Removes unsafe characters from names, file names and other texts from outside."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from unicodedata import category

MAX_NAME_LENGTH, MAX_FILE_LENGTH, MAX_PRESET_LENGTH, MAX_REASON_LENGTH = (
    24,
    40,
    60,
    160,
)  # maximum length of a name, in characters
CACHE_SIZE = 256
ZERO_WIDTH_JOINERS = "\N{ZERO WIDTH NON-JOINER}\N{ZERO WIDTH JOINER}"
INVISIBLE_CATEGORIES = ("Cc", "Cf", "Cs")  # control and format characters, lone surrogates
MARK_CATEGORIES = ("Mn", "Me")  # combining marks
MAX_MARKS = 4  # maximum number of marks in a row; enough for every written language


def sanitize(text: str) -> str:
    """Return a text as a single line, without invisible or direction-changing characters."""
    seen = (
        each for each in text if each in ZERO_WIDTH_JOINERS or each.isspace() or _is_visible(each)
    )
    return " ".join("".join(_limit_marks("".join(seen))).split()).strip(ZERO_WIDTH_JOINERS)


@lru_cache(CACHE_SIZE)
def shorten(text: str, max_length: int = MAX_NAME_LENGTH) -> str:
    """Return a sanitized text, cut with an ellipsis if it has more than max_length characters."""
    line = sanitize(text)
    return line if len(line) <= max_length else f"{line[: max_length - 1].rstrip()}…"


def _is_visible(letter: str) -> bool:
    return category(letter) not in INVISIBLE_CATEGORIES


def _limit_marks(text: str) -> Iterator[str]:
    for is_mark, letters in groupby(text, _is_mark):
        part = "".join(letters)
        yield part[:MAX_MARKS] if is_mark else part


def _is_mark(letter: str) -> bool:
    return category(letter) in MARK_CATEGORIES
