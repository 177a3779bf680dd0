"""All colours of the program as hexadecimal strings."""

from ...engine.frozen import frozen

PAPER, LINEN, INK = "#FCF9F2", "#F4ECDC", "#23262D"
LINGONBERRY, BLUEBERRY, CLOUDBERRY, JUNIPER = "#B01E2E", "#2F4390", "#C2660C", "#1F6A48"
GOLD, GOLD_EDGE = "#F0BE4B", "#5A4312"  # reserved for one meaning: the player's turn
BUTTON, BUTTON_FOOT, TILE, BUBBLE = "#F6EEDD", "#DFD2B8", "#F7F0E1", "#FFFDF7"
TRAY = "#EFE5CF"  # darker linen, behind what is chosen or best
PLATE_TEXT, PLATE_NOTE = "#FBF6EA", "#CFD8C4"
OUR_PLATE = "#641824"  # a darker lingonberry, on which names are legible
SEAM_COLOUR, RULE_LINE, QUIET_INK = (
    "#D6C6A4",
    "#BFAE88",
    "#5C5749",
)  # for threads, ruled lines and secondary text on linen
PLAY_FOOT = "#7E1420"
DISABLED_TINT = "#BEB8A9"  # multiplied with the pictures of cards that can't be played now

OUR_COLOUR, THEIR_COLOUR = LINGONBERRY, BLUEBERRY
SIDE_COLOURS = (LINGONBERRY, BLUEBERRY, JUNIPER, "#9C4F08", "#6B4A86")  # dark enough for text


@frozen
class FeltColours:
    """The colours of a table felt, its text and the name plates on it."""

    base: str
    light: str
    dark: str
    text: str
    plate: str
    thread: str  # ARGB, for the star and the seam on the felt


FELT_COLOURS = {
    "moss": FeltColours("#3E5C3C", "#4F7049", "#2C4430", "#F6F1E4", "#1F2C1E", "#0FFFFFFF"),
    "night": FeltColours("#223149", "#2F4260", "#162134", "#EFF1F4", "#121B2B", "#0FFFFFFF"),
    "birch": FeltColours("#DDD3BD", "#EAE2D0", "#C3B69A", "#2B2A26", "#3B3326", "#165A3C14"),
}


@frozen
class ChromeColours:
    """The colours of pages, dialogs and menus."""

    page: str
    panel: str
    line: str
    text: str
    quiet: str
    field: str
    accent: str
    accent_text: str  # for text on an accent background
    accent_word: str  # for text in the accent colour


CHROME_SCHEMES = {
    "light": ChromeColours(
        page="#EFE8D8",
        panel="#F7F0E1",
        line="#D6C9AC",
        text="#23262D",
        quiet=QUIET_INK,
        field="#FFFDF7",
        accent="#B01E2E",
        accent_text="#FFFDF7",
        accent_word="#B01E2E",
    ),
    "dark": ChromeColours(
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
