"""A pixel font for words in cross-stitch.

A letter is five by seven dots, and a dot two by two stitches.
"""

from .cross_stitch import EMPTY_STITCH

LETTER_DOTS = {
    "A": ".XXX. X...X X...X XXXXX X...X X...X X...X",
    "B": "XXXX. X...X X...X XXXX. X...X X...X XXXX.",
    "C": ".XXXX X.... X.... X.... X.... X.... .XXXX",
    "D": "XXXX. X...X X...X X...X X...X X...X XXXX.",
    "E": "XXXXX X.... X.... XXXX. X.... X.... XXXXX",
    "F": "XXXXX X.... X.... XXXX. X.... X.... X....",
    "G": ".XXXX X.... X.... X..XX X...X X...X .XXX.",
    "H": "X...X X...X X...X XXXXX X...X X...X X...X",
    "I": "XXX .X. .X. .X. .X. .X. XXX",
    "J": "..XXX ...X. ...X. ...X. X..X. X..X. .XX..",
    "K": "X...X X..X. X.X.. XX... X.X.. X..X. X...X",
    "L": "X.... X.... X.... X.... X.... X.... XXXXX",
    "M": "X...X XX.XX X.X.X X.X.X X...X X...X X...X",
    "N": "X...X XX..X X.X.X X..XX X...X X...X X...X",
    "O": ".XXX. X...X X...X X...X X...X X...X .XXX.",
    "P": "XXXX. X...X X...X XXXX. X.... X.... X....",
    "Q": ".XXX. X...X X...X X...X X.X.X X..X. .XX.X",
    "R": "XXXX. X...X X...X XXXX. X.X.. X..X. X...X",
    "S": ".XXXX X.... X.... .XXX. ....X ....X XXXX.",
    "T": "XXXXX ..X.. ..X.. ..X.. ..X.. ..X.. ..X..",
    "U": "X...X X...X X...X X...X X...X X...X .XXX.",
    "V": "X...X X...X X...X X...X X...X .X.X. ..X..",
    "W": "X...X X...X X...X X.X.X X.X.X XX.XX X...X",
    "X": "X...X X...X .X.X. ..X.. .X.X. X...X X...X",
    "Y": "X...X X...X .X.X. ..X.. ..X.. ..X.. ..X..",
    "Z": "XXXXX ....X ...X. ..X.. .X... X.... XXXXX",
    "0": ".XXX. X...X X..XX X.X.X XX..X X...X .XXX.",
    "1": "..X.. .XX.. ..X.. ..X.. ..X.. ..X.. .XXX.",
    "2": ".XXX. X...X ....X ..XX. .X... X.... XXXXX",
    "3": "XXXX. ....X ....X .XXX. ....X ....X XXXX.",
    "4": "...X. ..XX. .X.X. X..X. XXXXX ...X. ...X.",
    "5": "XXXXX X.... XXXX. ....X ....X X...X .XXX.",
    "6": ".XXX. X.... X.... XXXX. X...X X...X .XXX.",
    "7": "XXXXX ....X ...X. ..X.. ..X.. .X... .X...",
    "8": ".XXX. X...X X...X .XXX. X...X X...X .XXX.",
    "9": ".XXX. X...X X...X .XXXX ....X ....X .XXX.",
    "!": "X X X X X . X",
    "?": ".XXX. X...X ....X ..XX. ..X.. ..... ..X..",
    "+": "..... ..X.. ..X.. XXXXX ..X.. ..X.. .....",
    "-": "... ... ... XXX ... ... ...",
    ".": ". . . . . . X",
    ":": ". . X . . X .",
    "'": "X X . . . . .",
    " ": "... ... ... ... ... ... ...",
}

ACCENTED_LETTERS = {
    "Å": ("A", "..X.."),
    "Ä": ("A", ".X.X."),
    "Ö": ("O", ".X.X."),
    "Ü": ("U", ".X.X."),
    "É": ("E", "...X."),
}


def can_stitch(word: str) -> bool:
    """Return whether there is a stitched letter for every character of a word."""
    return all(letter in LETTER_DOTS or letter in ACCENTED_LETTERS for letter in word.upper())


def word_grid(word: str) -> tuple[str, ...]:
    """Return the stitch grid of a word, with gaps in place of unknown letters.

    It has 14 rows, or 18 if any letter has an accent.
    """
    letters = [_letter_rows(letter) for letter in word.upper()]
    top = 0 if any("X" in row for letter in letters for row in letter[:2]) else 2
    rows = [EMPTY_STITCH.join(letter[row] for letter in letters) for row in range(top, 9)]
    return tuple("".join(2 * dot for dot in row) for row in rows for _ in range(2))


def _letter_rows(letter: str) -> list[str]:
    """Return nine rows of dots: the accent, an empty row, and seven rows for the base letter."""
    base, accent = ACCENTED_LETTERS.get(letter, (letter, ""))
    rows = LETTER_DOTS.get(base, LETTER_DOTS[" "]).split()
    bare = EMPTY_STITCH * len(rows[0])
    return [accent or bare, bare, *rows]
