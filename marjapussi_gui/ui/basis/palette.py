"""All colours, in one place, as hexadecimal text."""

from ...engine.frozen import frozen

PAPER, LINEN, INK = "#FCF9F2", "#F4ECDC", "#23262D"
LINGONBERRY, BLUEBERRY, CLOUDBERRY, JUNIPER = "#B01E2E", "#2F4390", "#C2660C", "#1F6A48"
GOLD, GOLD_EDGE = "#F0BE4B", "#5A4312"  # gold means one thing only: you, now
BUTTON, BUTTON_FOOT, TILE, BUBBLE = "#F6EEDD", "#DFD2B8", "#F7F0E1", "#FFFDF7"
PLATE_TEXT, PLATE_NOTE = "#FBF6EA", "#CFD8C4"
OUR_PLATE = "#641824"  # lingonberry, as dark as names on it need
SEAM, RULING, QUIET = "#D6C6A4", "#BFAE88", "#5C5749"  # threads and quiet ink on linen
PLAY_FOOT = "#7E1420"
BARRED = "#BEB8A9"  # multiplies a card that may not be played

OURS, THEIRS = LINGONBERRY, BLUEBERRY
SIDES = (LINGONBERRY, BLUEBERRY, JUNIPER, "#9C4F08", "#6B4A86")  # dark enough to be read


@frozen
class Felt:
    """The cloth of a table, what is written on it, and the plates that lie there."""

    base: str
    light: str
    dark: str
    text: str
    plate: str
    thread: str  # of the star and the seam, with its opacity


FELTS = {
    "moss": Felt("#3E5C3C", "#4F7049", "#2C4430", "#F6F1E4", "#1F2C1E", "#0FFFFFFF"),
    "night": Felt("#223149", "#2F4260", "#162134", "#EFF1F4", "#121B2B", "#0FFFFFFF"),
    "birch": Felt("#DDD3BD", "#EAE2D0", "#C3B69A", "#2B2A26", "#3B3326", "#165A3C14"),
}


@frozen
class Chrome:
    """The colours of pages, dialogs and menus."""

    page: str
    panel: str
    line: str
    text: str
    quiet: str
    field: str
    accent: str
    accent_text: str  # on a ground of the accent
    accent_word: str  # the accent where it is read itself


CHROMES = {
    "light": Chrome(
        page="#EFE8D8",
        panel="#F7F0E1",
        line="#D6C9AC",
        text="#23262D",
        quiet=QUIET,
        field="#FFFDF7",
        accent="#B01E2E",
        accent_text="#FFFDF7",
        accent_word="#B01E2E",
    ),
    "dark": Chrome(
        page="#1B211C",
        panel="#252D26",
        line="#3C473D",
        text="#F1EDE2",
        quiet="#B4B7A8",
        field="#161B17",
        accent="#C7384A",
        accent_text="#FFFDF7",
        accent_word="#EE8290",
    ),
}
