"""The head of an animal, as flat shapes in a box of 100: a line for each part, from back to front.

A part is a colour, its flags and a path, which may go on in the next line.
Flags: `=` the same again, mirrored; `+` of the face, which turns to what it looks at; `*` with
shade on its right; `~` a line. An eye has a place and a size, and is always mirrored.
"""

import re
from collections.abc import Iterator

from ....engine.frozen import frozen

COLOURS = {
    "cream": "#F3E3C6",
    "white": "#FCF9F2",
    "ink": "#23262D",
    "pink": "#DE9A8E",
    "gold": "#E3A02E",
    "hare": "#B79A7A",
    "brown": "#7E5030",
    "dark": "#4A3222",
    "tan": "#C8A06A",
    "bark": "#8C7152",
    "rust": "#B9562A",
    "fox": "#D0702B",
    "grey": "#8C9092",
    "slate": "#5A6066",
    "pale": "#CFCBC0",
    "snow": "#E2DED2",
    "pike": "#6E8A4E",
    "moss": "#4C6638",
    "breast": "#CC4A3C",
    "water": "#C9DBE0",
}
PART = re.compile(r"(?P<colour>[a-z]+)(?P<flags>[ =+*~]*)(?P<path>[A-Z0-9. \n-]+)")


@frozen
class Part:
    """A shape, its colour, and how it is drawn."""

    colour: str
    flags: str
    path: str


@frozen
class Animal:
    """A head, the coat of the shoulders below it, and what is behind it."""

    coat: str
    head: str
    behind: str = "cream"

    def parts(self) -> Iterator[Part]:
        """Yield the parts of the head, from back to front."""
        for match in PART.finditer(self.head):
            yield Part(*match.groups())
