"""Heads of animals as flat shapes in a box of 100: a line for each part, from back to front.

A part is a colour, its flags and a path, which may go on in the next line.
Flags: `=` the same again, mirrored; `+` of the face, which turns to what it looks at; `*` with
shade on its right; `~` a line. An eye has a place and a size, and is always mirrored.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

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


@dataclass(frozen=True, slots=True)
class Part:
    """A shape, its colour, and how it is drawn."""

    colour: str
    flags: str
    path: str


@dataclass(frozen=True, slots=True)
class Animal:
    """A head, the coat of the shoulders below it, and what is behind it."""

    coat: str
    head: str
    behind: str = "cream"

    def parts(self) -> Iterator[Part]:
        """Yield the parts of the head, from back to front."""
        for match in PART.finditer(self.head):
            yield Part(*match.groups())


ANIMALS = {
    "hare": Animal(
        "hare",
        """
hare = M 33 42 C 23 28 22 10 31 7 C 41 5 47 24 46 40 Z
pink = M 35 38 C 29 28 28 16 32 13 C 37 13 41 26 41 38 Z
hare * M 50 30 C 66 30 76 42 76 55 C 76 69 64 78 50 78 C 36 78 24 69 24 55C 24 42 34 30 50 30 Z
cream += O 43 65 10 8.5
eye + 37 50 4.8
pink + M 44.5 57 C 47 55 53 55 55.5 57 C 55 61 52 63 50 63 C 48 63 45 61 44.5 57 Z
white + R 46 69 8 8 1.5 1.5
dark +~ M 50 63 L 50 69 M 50 69 L 50 76
        """,
    ),
    "bear": Animal(
        "brown",
        """
brown = O 26 29 12 12
tan = O 27 31 6.5 6.5
brown * O 50 50 31 29
tan + O 50 62 16 13
eye + 37 45 4.2
ink + M 42 55 C 43 51 57 51 58 55 C 58 60 53 62 50 62 C 47 62 42 60 42 55 Z
dark +~ M 50 62 L 50 66 M 43 67 C 46 71 54 71 57 67
        """,
    ),
    "owl": Animal(
        "bark",
        """
bark * M 20 14 C 32 24 68 24 80 14 C 84 34 86 64 70 78 C 58 86 42 86 30 78C 14 64 16 34 20 14 Z
dark = M 20 14 C 28 22 40 24 50 24 L 50 33 C 40 33 26 28 20 14 Z
cream = O 35 49 17.5 17.5
gold += O 36 49 10.5 10.5
eye + 36 49 6
dark + M 45 56 C 47 53 53 53 55 56 L 50 69 Z
cream ~ M 36 76 L 40 80 L 44 76 M 46 78 L 50 82 L 54 78 M 56 76 L 60 80 L 64 76
        """,
    ),
    "hedgehog": Animal(
        "dark",
        """
dark M 14 70 L 5 62 L 13 57 L 4 46 L 14 44 L 8 31 L 19 32 L 17 19 L 28 23 L 30 10L 39 17 L 45 5 L
51 15 L 59 6 L 63 17 L 73 11 L 74 24 L 85 21 L 82 33 L 93 34 L 87 45L 96 49 L 88 58 L 95 65 L 86
71 L 84 96 L 16 96 Z
bark =~ M 20 56 L 15 53 M 22 44 L 17 39 M 29 33 L 25 27 M 39 26 L 37 20
tan = O 27 44 7 7
cream * M 50 37 C 62 28 77 39 74 56 C 71 72 58 84 50 84 C 42 84 29 72 26 56C 23 39 38 28 50 37 Z
eye + 39 54 4.8
ink + O 50 71 6.5 5.5
dark +~ M 43 79 C 47 82 53 82 57 79
        """,
    ),
    "swan": Animal(
        "white",
        """
white * M 40 104 C 40 84 54 74 54 58 C 54 50 50 49 44 48 C 30 46 28 22 46 17C 66 12 76 32 74 54 C
73 70 70 84 82 104 Z
gold + M 38 24 C 40 32 40 38 38 44 L 22 45 L 27 31 Z
ink + M 38 24 C 30 28 22 34 9 40 C 8 45 14 48 22 46 L 27 33 C 31 31 36 29 38 24 Z
ink + O 44 28 4 4.4
white + O 42.8 26.4 1.4 1.4
        """,
        "water",
    ),
    "elk": Animal(
        "brown",
        """
bark = M 45 37 C 36 38 29 36 25 31 C 15 31 11 25 12 18 C 15 21 18 22 20 22 C 18 17 19 12 22 9C 24
14 26 17 28 18 C 27 13 29 9 32 7 C 33 12 34 17 36 21 C 38 26 42 28 47 29 Z
brown = M 36 44 C 27 38 18 41 13 48 C 20 55 31 54 38 50 Z
brown * M 37 37 C 42 31 58 31 63 37 C 69 44 64 54 68 68 C 71 82 62 90 50 90C 38 90 29 82 32 68 C
36 54 31 44 37 33 Z
tan + M 34 70 C 38 64 62 64 66 70 C 69 82 61 88 50 88 C 39 88 31 82 34 70 Z
dark += O 43 72 3 3.8
eye + 42 49 4
dark +~ M 42 82 C 46 84 54 84 58 82
        """,
    ),
    "seal": Animal(
        "grey",
        """
grey * M 50 20 C 70 20 82 36 82 54 C 82 72 68 82 50 82 C 32 82 18 72 18 54C 18 36 30 20 50 20 Z
pale =~ O 28 40 5 4 O 37 28 4.5 3.5 O 22 58 3 3.5
pale += O 42 64 11.5 10
eye + 34 49 6.6
ink + M 43 56 C 44 53 56 53 57 56 C 57 60 53 62 50 62 C 47 62 43 60 43 56 Z
slate +=~ M 38 65 L 22 62 M 38 68 L 23 70
slate +~ M 50 62 L 50 68 C 47 73 42 73 40 71 M 50 68 C 53 73 58 73 60 71
        """,
        "water",
    ),
    "badger": Animal(
        "slate",
        """
ink = O 26 30 9 9
white = O 25 29 4.5 4.5
white * M 50 22 C 66 22 78 34 78 50 C 78 66 62 82 50 84 C 38 82 22 66 22 50C 22 34 34 22 50 22 Z
ink = M 39 23 C 45 36 46 54 46 68 C 37 68 28 60 26 48 C 27 36 32 27 39 23 Z
white += O 37 50 5.4 5.4
eye + 37 50 4.2
ink + M 42 71 C 43 67 57 67 58 71 C 58 76 53 79 50 79 C 47 79 42 76 42 71 Z
        """,
    ),
    "squirrel": Animal(
        "rust",
        """
rust M 66 104 C 102 92 106 40 88 22 C 74 12 64 26 74 38 C 84 52 74 70 60 80 Z
fox M 78 92 C 96 76 97 44 86 28 C 80 24 76 28 80 34 C 90 50 86 74 70 88 Z
dark = M 31 28 L 27 4 L 38 26 Z
rust = M 29 44 L 28 14 C 38 18 45 28 46 36 Z
rust * O 50 55 26 23
cream += O 43 65 10.5 9
eye + 37 50 5.2
dark + M 45 57 C 47 55 53 55 55 57 C 54.5 61 52 62.5 50 62.5 C 48 62.5 45.5 61 45 57 Z
dark +~ M 50 62 L 50 67 M 45 69 C 48 71 52 71 55 69
        """,
    ),
    "pike": Animal(
        "",
        """
moss M 66 40 C 70 24 84 18 100 20 L 104 46 Z
pike * M 4 53 C 16 47 32 44 46 34 C 62 26 84 30 104 38 L 104 80 C 80 84 62 78 48 71C 34 66 18 64 6
62 C 14 60 22 59 30 58 C 22 56 10 56 4 53 Z
cream M 8 61 C 24 62 36 64 48 69 C 62 76 80 81 104 77 L 104 86 C 80 90 62 82 46 74C 34 69 20 66 8
63 Z
cream O 74 46 4 2.6 O 88 52 4 2.6 O 78 60 4 2.6 O 94 64 4 2.6 O 90 42 3.4 2.2O 82 70 4 2.4
moss ~ M 64 38 C 56 48 56 60 64 72 M 30 58 C 38 58 44 58 48 60
gold + O 47 45 7 7
ink + O 46.5 45 4 4
white + O 45 43.2 1.5 1.5
        """,
        "water",
    ),
    "fox": Animal(
        "fox",
        """
fox = M 19 48 L 15 11 C 30 16 43 27 48 34 Z
dark = M 15 11 L 16.6 26 C 21 22 26 19 29 18 Z
fox * M 50 88 C 40 82 12 68 14 50 C 18 34 36 30 50 30 C 64 30 82 34 86 50C 88 68 60 82 50 88 Z
white = M 14 52 C 28 52 42 58 47 72 L 50 88 C 40 82 13 68 14 52 Z
eye + 36 51 4.6
ink + M 43.5 78 C 45 74 55 74 56.5 78 C 56 83 52 86 50 86 C 48 86 44 83 43.5 78 Z
        """,
    ),
    "wolf": Animal(
        "slate",
        """
slate = M 22 46 L 20 9 C 32 16 42 27 46 34 Z
pink = M 25 36 L 24 18 C 31 24 36 30 38 34 Z
slate * M 50 27 C 66 27 78 36 82 50 L 90 60 L 80 62 L 82 72 L 70 71 C 64 80 58 86 50 86C 42 86 36
80 30 71 L 18 72 L 20 62 L 10 60 L 18 50 C 22 36 34 27 50 27 Z
pale = M 46 42 C 42 58 32 60 20 62 L 18 72 L 30 71 C 36 80 42 86 50 86 L 50 60 Z
pale += O 37 42 5 3
eye + 37 51 4.4
ink + M 42 68 C 44 64 56 64 58 68 C 58 73 53 76 50 76 C 47 76 42 73 42 68 Z
slate +~ M 50 76 L 50 80
        """,
    ),
    "lynx": Animal(
        "tan",
        """
ink = M 28 20 L 20 3 L 24 26 Z
tan = M 22 46 L 23 14 C 33 18 42 27 46 34 Z
white M 50 30 C 66 30 78 38 80 52 L 94 70 L 80 71 L 80 83 L 66 78 C 60 83 40 83 34 78L 20 83 L 20
71 L 6 70 L 20 52 C 22 38 34 30 50 30 Z
tan * M 50 29 C 66 29 79 38 81 52 C 80 64 70 68 62 64 L 50 56 L 38 64 C 30 68 20 64 20 52C 21 38
34 29 50 29 Z
dark =~ M 44 34 L 43 40 M 36 36 L 34 41
gold += O 37 50 6.6 6.2
eye + 37 50 4.2
pink + M 44 60 C 46 58 54 58 56 60 C 55 65 52 67 50 67 C 48 67 45 65 44 60 Z
dark +~ M 50 67 L 50 71 M 44 73 C 47 74 49 73 50 71 C 51 73 53 74 56 73
        """,
    ),
    "bullfinch": Animal(
        "",
        """
grey M 8 104 C 4 70 20 50 34 42 L 66 42 C 80 50 96 70 92 104 Z
breast * M 50 40 C 70 40 82 62 82 84 L 80 104 L 20 104 L 18 84 C 18 62 30 40 50 40 Z
ink M 24 44 C 22 22 36 11 50 11 C 64 11 78 22 76 44 C 70 52 62 44 57 49 L 50 66 L 43 49C 38 44 30
52 24 44 Z
slate + M 41 44 C 45 39 55 39 59 44 C 57 53 53 58 50 61 C 47 58 43 53 41 44 Z
pale +~ M 43 47 C 47 50 53 50 57 47
pale += O 34 36 5.4 5.4
eye + 34 36 4.2
        """,
    ),
    "mouse": Animal(
        "bark",
        """
bark = O 25 33 18 18
pink = O 26 35 12 12
bark * M 50 34 C 66 34 76 46 74 58 C 70 72 58 84 50 84 C 42 84 30 72 26 58C 24 46 34 34 50 34 Z
cream + M 50 60 C 60 60 66 66 62 72 C 58 79 54 82 50 82 C 46 82 42 79 38 72C 34 66 40 60 50 60 Z
eye + 38 54 5
pink + O 50 72 5.4 4.6
dark +=~ M 40 72 L 24 68 M 40 75 L 25 77
        """,
    ),
    "red panda": Animal(
        "rust",
        """
white = M 18 42 L 12 15 C 26 15 38 24 42 32 Z
dark = M 21 38 L 18 21 C 26 22 33 27 36 32 Z
rust * M 50 26 C 72 26 84 42 84 56 C 84 72 68 82 50 82 C 32 82 16 72 16 56C 16 42 28 26 50 26 Z
white = M 17 52 C 26 48 36 54 36 62 C 38 70 34 76 30 78 C 21 73 15 66 17 52 Z
white += O 37 40 6 4
white + O 50 66 13 11
dark += M 34 54 C 37 60 37 68 31 78 C 28 76 27 70 29 62 Z
eye + 36 51 4.6
ink + M 44 61 C 45 58 55 58 56 61 C 56 65 52 67 50 67 C 48 67 44 65 44 61 Z
dark +~ M 50 67 L 50 71 M 45 73 C 48 75 52 75 55 73
        """,
    ),
    "snow leopard": Animal(
        "snow",
        """
snow = O 27 30 10 10
slate = O 28 31 5.5 5.5
snow * O 50 52 32 29
slate =~ O 36 32 3 2.6 O 26 44 3 3 O 24 60 3 3.4 O 45 28 2.4 2.2 M 50 30 L 50 36
white += O 42 66 11 9.5
gold += O 37 49 6.4 6.4
eye + 37 49 4.2
pink + M 44 58 C 46 56 54 56 56 58 C 55 63 52 65 50 65 C 48 65 45 63 44 58 Z
slate +~ M 50 65 L 50 69 M 43 71 C 46 74 49 73 50 69 C 51 73 54 74 57 71
        """,
        "water",
    ),
    "elephant": Animal(
        "grey",
        """
grey = M 36 32 C 22 16 2 22 4 46 C 6 66 20 74 34 64 Z
pink = M 33 36 C 22 26 10 32 11 46 C 12 58 20 64 31 58 Z
grey * M 50 18 C 68 18 74 34 72 50 C 71 62 62 66 60 72 C 58 84 60 96 58 102 L 42 102C 40 96 42 84
40 72 C 38 66 29 62 28 50 C 26 34 32 18 50 18 Z
white += M 38 68 C 34 74 30 78 25 79 C 29 83 37 80 41 72 Z
eye + 37 47 4.2
slate +~ M 43 66 C 47 68 53 68 57 66 M 42 75 C 47 77 53 77 58 75 M 43 84 C 47 86 53 86 57 84
        """,
    ),
    "yak": Animal(
        "dark",
        """
bark = M 38 38 C 24 39 12 32 14 14 C 15 10 19 10 20 14 C 21 23 30 28 40 28 Z
dark = M 30 42 C 18 38 10 46 8 54 C 18 60 28 56 34 50 Z
brown * M 50 26 C 64 26 72 38 70 54 C 70 68 66 88 50 88 C 34 88 30 68 30 54C 28 38 36 26 50 26 Z
dark M 50 20 C 64 20 72 30 72 48 L 64 40 L 60 52 L 55 42 L 50 56 L 45 42 L 40 52 L 36 40L 28 48 C
28 30 36 20 50 20 Z
tan + M 36 72 C 40 66 60 66 64 72 C 66 82 60 88 50 88 C 40 88 34 82 36 72 Z
dark += O 44 75 2.8 3.4
eye + 38 57 4.2
        """,
    ),
    "tiger": Animal(
        "fox",
        """
fox = O 26 30 11 11
cream = O 27 31 6 6
fox * O 50 52 32 30
white = M 18 56 C 26 54 34 58 36 66 L 32 78 C 24 74 18 66 18 56 Z
ink = M 48 22 L 50 36 L 42 23 Z
ink = M 36 25 L 42 36 L 30 29 Z
ink = M 19 46 L 31 50 L 18 53 Z
ink = M 20 64 L 32 62 L 23 70 Z
white += O 42 66 11.5 10
eye + 37 49 4.8
pink + M 43.5 57 C 46 55 54 55 56.5 57 C 55.5 62 52 64 50 64 C 48 64 44.5 62 43.5 57 Z
ink +~ M 50 64 L 50 69 M 43 71 C 46 74 49 73 50 69 C 51 73 54 74 57 71
        """,
    ),
}
