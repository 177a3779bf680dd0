"""Type, spacing and the look of ordinary widgets, each defined here once."""

from functools import cache
from pathlib import Path

import fontpkg_lato
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetricsF, QPalette
from PySide6.QtWidgets import QApplication

from .palette import BUTTON, BUTTON_FOOT, CHROMES, GOLD, GOLD_EDGE, INK, PLAY_FOOT, Chrome

FAMILIES = ["Lato", "Segoe UI", "Helvetica Neue", "Noto Sans", "DejaVu Sans Condensed"]
FONT_FILES = ("Regular", "Medium", "SemiBold", "Bold", "Black")

CAPTION, BODY, LABEL, SPEECH, TILE_NAME, TITLE, NUMERAL = 13, 15, 17, 20, 21, 26, 46
SPACE = (4, 8, 12, 16, 24, 40)
CARD_RADIUS, BUTTON_RADIUS, TILE_RADIUS, BUBBLE_RADIUS, PATCH_RADIUS = 0.064, 12, 14, 18, 10
TOUCH = 40  # no target is smaller

REGULAR, MEDIUM, STRONG = QFont.Weight.Normal, QFont.Weight.Medium, QFont.Weight.DemiBold
BOLD, BLACK = QFont.Weight.Bold, QFont.Weight.Black


def load_fonts() -> None:
    """Make the faces of our type known to Qt."""
    folder = Path(fontpkg_lato.__file__).parent / "files"
    for face in FONT_FILES:
        QFontDatabase.addApplicationFont(str(folder / f"Lato-{face}.ttf"))


def font(pixels: float, weight: QFont.Weight = REGULAR) -> QFont:
    """Return our type at this size, never under what can be read."""
    return _font(max(round(pixels), CAPTION), weight)


@cache
def _font(pixels: int, weight: QFont.Weight) -> QFont:
    made = QFont()
    made.setFamilies(FAMILIES)
    made.setPixelSize(pixels)
    made.setWeight(weight)
    return made


def width_of(text: str, face: QFont) -> float:
    """Return how wide a text is: widths come from the text, never from a constant."""
    return QFontMetricsF(face).horizontalAdvance(text)


def dress(app: QApplication, chrome_name: str) -> None:
    """Give all ordinary widgets the look of the house, light or dark."""
    chrome = CHROMES[chrome_name]
    app.setFont(font(BODY))
    app.setPalette(_palette(chrome))
    app.setStyleSheet(_sheet(chrome))


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
        (role.Link, chrome.accent),
    ):
        palette.setColor(which, QColor(colour))
    return palette


def _sheet(chrome: Chrome) -> str:
    """Return the style sheet: linen buttons with a foot, quiet ones, fields and lists."""
    warning = QColor(chrome.accent).lighter(100 if chrome is CHROMES["light"] else 150).name()
    families = ", ".join(f'"{family}"' for family in FAMILIES)
    return f"""
    QWidget {{ font-family: {families}; }}
    QToolTip {{ color: {chrome.text}; background: {chrome.field};
        border: 1px solid {chrome.line}; padding: 4px 8px; }}
    QPushButton {{ background: {BUTTON}; color: {INK}; border: none;
        border-bottom: 3px solid {BUTTON_FOOT}; border-radius: {BUTTON_RADIUS}px;
        padding: 0 16px; min-height: {TOUCH}px; font-weight: 600; }}
    QPushButton:hover {{ background: #FFFAEE; }}
    QPushButton:pressed {{ border-bottom-width: 1px; padding-top: 2px; }}
    QPushButton:disabled {{ color: #8A8374; background: #E4DCC9; }}
    QPushButton:focus {{ border: 3px solid {GOLD}; padding: 0 13px; }}
    QPushButton[look="play"] {{ background: {chrome.accent}; color: {chrome.accent_text};
        border-bottom-color: {PLAY_FOOT}; }}
    QPushButton[look="play"]:focus {{ border: 3px solid {GOLD}; padding: 0 13px; }}
    QPushButton[look="play"]:disabled {{ color: {chrome.quiet}; background: {chrome.line};
        border-bottom-color: {chrome.line}; }}
    QPushButton[look="quiet"] {{ background: transparent; color: {chrome.text};
        border: 1px solid {chrome.line}; }}
    QPushButton[look="quiet"]:hover {{ background: {chrome.panel}; }}
    QPushButton[look="quiet"]:focus {{ border: 3px solid {GOLD}; padding: 0 14px; }}
    QPushButton[look="quiet"]:disabled {{ color: {chrome.quiet}; border-color: {chrome.page}; }}
    QPushButton[look="link"] {{ background: transparent; color: {chrome.text}; border: none;
        padding: 0 8px; font-weight: 500; text-decoration: underline; }}
    QPushButton[look="link"]:focus {{ border: 3px solid {GOLD}; padding: 0 5px; }}
    QPushButton[look="felt"] {{ background: transparent; color: #F6F1E4;
        border: 1px solid #F6F1E4; }}
    QPushButton[look="suggested"] {{ border: 3px solid {GOLD_EDGE}; background: {GOLD}; }}
    QComboBox, QSpinBox, QLineEdit {{ background: {chrome.field}; color: {chrome.text};
        border: 1px solid {chrome.line}; border-radius: 8px; padding: 0 10px;
        min-height: {TOUCH - 2}px; }}
    QComboBox:focus, QSpinBox:focus, QLineEdit:focus {{ border: 3px solid {GOLD};
        padding: 0 8px; min-height: {TOUCH - 6}px; }}
    QComboBox::drop-down {{ border: none; width: 32px; }}
    QComboBox::down-arrow, QSpinBox::down-arrow {{ image: none; width: 0; height: 0;
        border-left: 5px solid {chrome.field}; border-right: 5px solid {chrome.field};
        border-top: 6px solid {chrome.text}; }}
    QSpinBox::up-arrow {{ image: none; width: 0; height: 0;
        border-left: 5px solid {chrome.field}; border-right: 5px solid {chrome.field};
        border-bottom: 6px solid {chrome.text}; }}
    QSpinBox::up-button, QSpinBox::down-button {{ border: none; width: 28px;
        background: transparent; }}
    QComboBox QAbstractItemView {{ background: {chrome.field}; color: {chrome.text};
        border: 1px solid {chrome.line}; selection-background-color: {chrome.accent}; }}
    QCheckBox, QRadioButton {{ spacing: 8px; min-height: {TOUCH - 8}px; }}
    QCheckBox, QRadioButton {{ padding: 0 8px 0 6px; }}
    QCheckBox::indicator, QRadioButton::indicator {{ width: 20px; height: 20px;
        border: 2px solid {chrome.quiet}; border-radius: 6px; background: {chrome.field}; }}
    QCheckBox::indicator:checked {{ border-color: {chrome.accent}; background: {chrome.accent}; }}
    QRadioButton::indicator {{ border-radius: 12px; }}
    QRadioButton::indicator:checked {{ width: 12px; height: 12px;
        border: 6px solid {chrome.accent}; }}
    QGroupBox {{ border: 1px solid {chrome.line}; border-radius: {BUTTON_RADIUS}px;
        margin-top: 12px; padding: 16px 12px 12px 12px; background: {chrome.panel}; }}
    QGroupBox::title {{ subcontrol-origin: margin; left: 12px; padding: 0 4px;
        font-weight: 700; }}
    QGroupBox[look="box"] {{ margin-top: 0; padding: 12px; }}
    QTextBrowser, QPlainTextEdit, QListView, QTreeView, QTableView {{ background: {chrome.field};
        color: {chrome.text}; border: 1px solid {chrome.line}; border-radius: 8px; }}
    QTextBrowser:focus, QListView:focus {{ border: 3px solid {GOLD}; }}
    QListView {{ outline: 0; }}
    QListView::item {{ padding: 8px 10px; border-radius: 6px; }}
    QListView::item:selected {{ background: {chrome.accent}; color: {chrome.accent_text}; }}
    QFrame[look="row"] {{ background: {chrome.panel}; border: 1px solid {chrome.line};
        border-radius: {BUTTON_RADIUS}px; }}
    QScrollArea {{ border: none; background: transparent; }}
    QLabel[look="caption"] {{ color: {chrome.quiet}; font-size: {CAPTION}px; }}
    QLabel[look="players"] {{ color: {warning}; font-size: {CAPTION}px; font-weight: 600; }}
    QLabel[look="warning"] {{ color: {warning}; font-weight: 600; }}
    QLabel[look="strong"], QCheckBox {{ font-weight: 600; }}
    QLabel[look="heading"] {{ font-size: {LABEL}px; font-weight: 700; }}
    QLabel[look="name"] {{ font-size: {TILE_NAME}px; font-weight: 700; }}
    QLabel[look="title"] {{ font-size: {TITLE}px; font-weight: 700; }}
    QScrollBar:vertical {{ width: 12px; background: transparent; margin: 0; }}
    QScrollBar::handle:vertical {{ background: {chrome.line}; border-radius: 4px;
        margin: 2px; min-height: 32px; }}
    QScrollBar::handle:vertical:hover {{ background: {chrome.quiet}; }}
    QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; }}
    QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
    QMenu {{ background: {chrome.field}; color: {chrome.text};
        border: 1px solid {chrome.line}; padding: 6px; }}
    QMenu::item {{ padding: 8px 24px; border-radius: 6px; }}
    QMenu::item:selected {{ background: {chrome.accent}; color: {chrome.accent_text}; }}
    """
