"""The drawings of all animals that can appear in portraits, read from assets/animals.txt.

The first line of an animal has its name, and the names of its coat and its background colour.
The lines below are its head: flat shapes in a box of 100 by 100, from back to front. A shape is
written as a colour, optional flags and a path in the format of vector_paths; it may span several
lines.

Flags: `=` also draws a mirrored copy; `+` moves the shape with the gaze; `*` adds shade on the
right; `~` draws only the outline. An eye is written as a position and a size, and is always
mirrored.
"""

import re
from collections.abc import Iterator

from ...engine.frozen import frozen
from ...system.assets import asset_path

ANIMAL_COLOURS = {
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
SHAPE_PATTERN = re.compile(r"(?P<colour>[a-z]+)(?P<flags>[ =+*~]*)(?P<path>[A-Z0-9. \n-]+)")


@frozen
class AnimalShape:
    """One shape of an animal's head: its colour, flags and path, in the text format above."""

    colour: str
    flags: str
    path: str


@frozen
class Animal:
    """The drawing of an animal's head, and the names of its coat and background colours."""

    coat: str
    background: str
    head: str

    def shapes(self) -> Iterator[AnimalShape]:
        """Yield the shapes of the head, from back to front."""
        for match in SHAPE_PATTERN.finditer(self.head):
            yield AnimalShape(*match.groups())


def _load_animals() -> Iterator[tuple[str, Animal]]:
    for drawing in asset_path("animals.txt").read_text(encoding="ascii").split("\n\n"):
        heading, _, head = drawing.partition("\n")
        name, coat, background = heading.split(", ")
        yield name, Animal(coat, background, head)


ANIMALS = dict(_load_animals())
