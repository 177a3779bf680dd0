"""Fonts, spacing, and the style of ordinary widgets."""

from dataclasses import asdict
from functools import cache
from pathlib import Path
from string import Template

import fontpkg_lato
import fontpkg_noto_sans_devanagari
from PySide6.QtCore import QLoggingCategory, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetricsF, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from ...system.assets import asset_path
from .palette import (
    BUTTON,
    BUTTON_FOOT,
    CHROME_SCHEMES,
    GOLD,
    GOLD_EDGE,
    INK,
    PLAY_FOOT,
    ChromeColours,
)

FONT_FAMILIES = [
    *("Lato", "Noto Sans Devanagari"),
    *("Segoe UI", "Helvetica Neue", "Noto Sans", "DejaVu Sans Condensed"),
]
FONT_PACKAGES = fontpkg_lato, fontpkg_noto_sans_devanagari
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

CAPTION, BODY, LABEL, SPEECH, TILE_NAME, TITLE = 13, 15, 17, 20, 21, 26
TEXT_SCALES = {"normal": 1.0, "large": 1.25}
TEXT_SCALE_PROPERTY, FONT_PROPERTY = "text scale", "type"  # names of Qt properties
SPACINGS = (4, 8, 12, 16, 24, 40)
CARD_RADIUS, BUTTON_RADIUS, TILE_RADIUS, BUBBLE_RADIUS, PATCH_RADIUS = 0.064, 12, 14, 18, 10
MAX_LINE_WIDTH = 10_000  # pixels; no line is wider
MIN_TOUCH_SIZE = 40  # pixels; the least size of anything to click or touch

REGULAR, MEDIUM, DEMI_BOLD = QFont.Weight.Normal, QFont.Weight.Medium, QFont.Weight.DemiBold
BOLD, BLACK = QFont.Weight.Bold, QFont.Weight.Black


def load_fonts() -> None:
    """Register the program's fonts with Qt.

    Also turn off a log category in which Qt would report each font that lacks Devanagari.
    """
    QLoggingCategory.setFilterRules("qt.text.font.db.info=false")
    for each in FONT_PACKAGES:
        for name in FONT_FILES[each.__name__]:
            file = Path(each.__file__).parent / "files" / name
            QFontDatabase.addApplicationFont(str(file))


def create_font(pixel_size: float, weight: QFont.Weight = REGULAR) -> QFont:
    """Return the program's font, scaled to the preferred text size.

    Before scaling, pixel_size is raised to CAPTION if it is smaller.
    """
    return _cached_font(round(max(round(pixel_size), CAPTION) * text_scale()), weight)


def text_scale() -> float:
    """Return the preferred text size as a factor of the normal size."""
    app = QApplication.instance()
    return float((app and app.property(TEXT_SCALE_PROPERTY)) or TEXT_SCALES["normal"])


def set_scaled_font(widget: QWidget, pixel_size: int, weight: QFont.Weight = REGULAR) -> None:
    widget.setProperty(FONT_PROPERTY, (pixel_size, weight))
    widget.setFont(create_font(pixel_size, weight))


@cache
def _cached_font(pixel_size: int, weight: QFont.Weight) -> QFont:
    face = QFont()
    face.setFamilies(FONT_FAMILIES)
    face.setPixelSize(pixel_size)
    face.setWeight(weight)
    return face


def text_width(text: str, font: QFont) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)


def line_height(text: str, font: QFont) -> float:
    """Return the height in pixels of a line, which depends on the fallback fonts for its text."""
    room = QRectF(0, 0, MAX_LINE_WIDTH, MAX_LINE_WIDTH)
    return QFontMetricsF(font).boundingRect(room, Qt.TextFlag.TextSingleLine, text).height()


def elide_text(text: str, font: QFont, max_width: float) -> str:
    """Return a text, shortened with an ellipsis if it is wider than max_width pixels."""
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, max_width)


def apply_theme(app: QApplication, scheme: str, text_size: str = "normal") -> None:
    """Apply the light or dark style and the text size to all ordinary widgets."""
    set_text_size(app, text_size)
    colours = CHROME_SCHEMES[scheme]
    app.setPalette(_create_palette(colours))
    sheet = _create_style_sheet(colours)
    if sheet != app.styleSheet():  # setting it would restyle all widgets, even if it is the same
        app.setStyleSheet(sheet)


def set_text_size(app: QApplication, text_size: str) -> None:
    scale = TEXT_SCALES[text_size]
    if scale == app.property(TEXT_SCALE_PROPERTY):
        return
    app.setProperty(TEXT_SCALE_PROPERTY, scale)
    for widget in app.allWidgets():
        if (kind := widget.property(FONT_PROPERTY)) is not None:
            widget.setFont(create_font(*kind))
    app.setFont(create_font(BODY))


def _create_palette(colours: ChromeColours) -> QPalette:
    palette, role = QPalette(), QPalette.ColorRole
    for which, colour in (
        (role.Window, colours.page),
        (role.WindowText, colours.text),
        (role.Base, colours.field),
        (role.AlternateBase, colours.panel),
        (role.Text, colours.text),
        (role.Button, colours.panel),
        (role.ButtonText, colours.text),
        (role.ToolTipBase, colours.field),
        (role.ToolTipText, colours.text),
        (role.PlaceholderText, colours.quiet),
        (role.Highlight, colours.accent),
        (role.HighlightedText, colours.accent_text),
        (role.Link, colours.accent_word),
    ):
        palette.setColor(which, QColor(colour))
    return palette


def _create_style_sheet(colours: ChromeColours) -> str:
    """Return the style sheet for buttons, fields and lists in these colours."""
    return Template(asset_path("widgets.qss").read_text("utf-8")).substitute(
        asdict(colours),
        families=", ".join(f'"{family}"' for family in FONT_FAMILIES),
        tick=asset_path("tick.xpm").as_posix(),
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
        touch=MIN_TOUCH_SIZE,
        touch_less_2=MIN_TOUCH_SIZE - 2,
        touch_less_4=MIN_TOUCH_SIZE - 4,
        touch_less_6=MIN_TOUCH_SIZE - 6,
        touch_less_8=MIN_TOUCH_SIZE - 8,
    )
