"""Type, spacing and the look of ordinary widgets, each defined here once."""

from dataclasses import asdict
from functools import cache
from pathlib import Path
from string import Template

import fontpkg_lato
import fontpkg_noto_sans_devanagari
from PySide6.QtCore import QLoggingCategory, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetricsF, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from .assets import asset
from .palette import BUTTON, BUTTON_FOOT, CHROMES, GOLD, GOLD_EDGE, INK, PLAY_FOOT, Chrome

FAMILIES = [
    *("Lato", "Noto Sans Devanagari"),
    *("Segoe UI", "Helvetica Neue", "Noto Sans", "DejaVu Sans Condensed"),
]
FONTS = fontpkg_lato, fontpkg_noto_sans_devanagari
FONT_FILES = {
    "fontpkg_lato": [
        "Lato-Regular.ttf",
        "Lato-Medium.ttf",
        "Lato-SemiBold.ttf",
        "Lato-Bold.ttf",
        "Lato-Black.ttf",
    ],
    "fontpkg_noto_sans_devanagari": ["NotoSansDevanagari[wdth,wght].ttf"],
}

CAPTION, BODY, LABEL, SPEECH, TILE_NAME, TITLE, NUMERAL = 13, 15, 17, 20, 21, 26, 46
TEXT_SCALES = {"normal": 1.0, "large": 1.25}
SCALE_PROPERTY, TYPE_PROPERTY = "text scale", "type"  # of the application, and of a widget
SPACE = (4, 8, 12, 16, 24, 40)
CARD_RADIUS, BUTTON_RADIUS, TILE_RADIUS, BUBBLE_RADIUS, PATCH_RADIUS = 0.064, 12, 14, 18, 10
WIDEST = 10_000  # pixels: no line is wider
TOUCH = 40  # no target is smaller

REGULAR, MEDIUM, STRONG = QFont.Weight.Normal, QFont.Weight.Medium, QFont.Weight.DemiBold
BOLD, BLACK = QFont.Weight.Bold, QFont.Weight.Black


def load_fonts() -> None:
    """Make the faces of our type known to Qt.

    It would tell of each face without Devanagari before it takes the one that has it.
    """
    QLoggingCategory.setFilterRules("qt.text.font.db.info=false")
    for each in FONTS:
        for name in FONT_FILES[each.__name__]:
            file = Path(each.__file__).parent / "files" / name
            QFontDatabase.addApplicationFont(str(file))


def font(pixels: float, weight: QFont.Weight = REGULAR) -> QFont:
    """Return our type at this size, never under what can be read."""
    return _font(round(max(round(pixels), CAPTION) * text_scale()), weight)


def text_scale() -> float:
    """Return how large the player wants to read, 1 being usual."""
    app = QApplication.instance()
    return float((app and app.property(SCALE_PROPERTY)) or TEXT_SCALES["normal"])


def set_type(widget: QWidget, pixels: int, weight: QFont.Weight = REGULAR) -> None:
    """Give a widget a size and weight of its own, which follow when all type grows."""
    widget.setProperty(TYPE_PROPERTY, (pixels, weight))
    widget.setFont(font(pixels, weight))


@cache
def _font(pixels: int, weight: QFont.Weight) -> QFont:
    face = QFont()
    face.setFamilies(FAMILIES)
    face.setPixelSize(pixels)
    face.setWeight(weight)
    return face


def width_of(text: str, face: QFont) -> float:
    """Return how wide a text is: widths come from the text, never from a constant."""
    return QFontMetricsF(face).horizontalAdvance(text)


def line_height(text: str, face: QFont) -> float:
    """Return how high a line of this text is: what another face writes in it may be higher."""
    room = QRectF(0, 0, WIDEST, WIDEST)
    return QFontMetricsF(face).boundingRect(room, Qt.TextFlag.TextSingleLine, text).height()


def elided(text: str, face: QFont, room: float) -> str:
    """Return as much of a text as there is room for."""
    return QFontMetricsF(face).elidedText(text, Qt.TextElideMode.ElideRight, room)


def dress(app: QApplication, chrome_name: str, text: str = "normal") -> None:
    """Give all ordinary widgets the look of the house, light or dark, and type of a size."""
    set_text(app, text)
    chrome = CHROMES[chrome_name]
    app.setPalette(_palette(chrome))
    sheet = _sheet(chrome)
    if sheet != app.styleSheet():  # every widget would go through it again
        app.setStyleSheet(sheet)


def set_text(app: QApplication, text: str) -> None:
    """Let all be written in type of a size."""
    scale = TEXT_SCALES[text]
    if scale == app.property(SCALE_PROPERTY):
        return
    app.setProperty(SCALE_PROPERTY, scale)
    for widget in app.allWidgets():
        if (kind := widget.property(TYPE_PROPERTY)) is not None:
            widget.setFont(font(*kind))
    app.setFont(font(BODY))


def _palette(chrome: Chrome) -> QPalette:
    palette, role = QPalette(), QPalette.ColorRole
    for which, colour in (
        (role.Window, chrome.page),
        (role.WindowText, chrome.text),
        (role.Base, chrome.field),
        (role.AlternateBase, chrome.panel),
        (role.Text, chrome.text),
        (role.Button, chrome.panel),
        (role.ButtonText, chrome.text),
        (role.ToolTipBase, chrome.field),
        (role.ToolTipText, chrome.text),
        (role.PlaceholderText, chrome.quiet),
        (role.Highlight, chrome.accent),
        (role.HighlightedText, chrome.accent_text),
        (role.Link, chrome.accent_word),
    ):
        palette.setColor(which, QColor(colour))
    return palette


def _sheet(chrome: Chrome) -> str:
    """Return the style sheet: linen buttons with a foot, quiet ones, fields and lists."""
    return Template(asset("widgets.qss").read_text("utf-8")).substitute(
        asdict(chrome),
        families=", ".join(f'"{family}"' for family in FAMILIES),
        tick=asset("tick.xpm").as_posix(),
        button=BUTTON,
        button_foot=BUTTON_FOOT,
        button_radius=BUTTON_RADIUS,
        ink=INK,
        gold=GOLD,
        gold_edge=GOLD_EDGE,
        play_foot=PLAY_FOOT,
        caption=round(CAPTION * text_scale()),
        label=round(LABEL * text_scale()),
        tile_name=round(TILE_NAME * text_scale()),
        title=round(TITLE * text_scale()),
        touch=TOUCH,
        touch_less_2=TOUCH - 2,
        touch_less_4=TOUCH - 4,
        touch_less_6=TOUCH - 6,
        touch_less_8=TOUCH - 8,
    )
