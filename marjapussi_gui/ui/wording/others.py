"""Words of others, such as names and files, in the form in which they stand in ours."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from unicodedata import category

NAME, FILE, PRESET, WHY = 24, 40, 60, 160  # letters at most
REMEMBERED = 256
JOINERS = "\N{ZERO WIDTH NON-JOINER}\N{ZERO WIDTH JOINER}"
SIGNS = ("Cc", "Cf", "Cs")  # controls, signs of direction, halves of letters: all unseen
MARKS = ("Mn", "Me")  # accents and the like
MOST_MARKS = 4  # on one letter, in any language that is written


def cleaned(text: str) -> str:
    """Return a text as one line, without what is not seen or turns the line round."""
    seen = (each for each in text if each in JOINERS or each.isspace() or _is_seen(each))
    return " ".join("".join(_with_few_marks("".join(seen))).split()).strip(JOINERS)


@lru_cache(REMEMBERED)
def shown(text: str, most: int = NAME) -> str:
    """Return a text as it is shown: cleaned, and cut where it is too long."""
    line = cleaned(text)
    return line if len(line) <= most else f"{line[: most - 1].rstrip()}…"


def _is_seen(letter: str) -> bool:
    return category(letter) not in SIGNS


def _with_few_marks(text: str) -> Iterator[str]:
    """Yield a text in parts: what is stacked on a letter reaches no other line."""
    for is_mark, letters in groupby(text, _is_mark):
        part = "".join(letters)
        yield part[:MOST_MARKS] if is_mark else part


def _is_mark(letter: str) -> bool:
    return category(letter) in MARKS
