"""The header of the start page: wordmark, language, puzzles, statistics and preferences."""

from functools import partial

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QSizePolicy, QWidget

from ..art.icons import icon
from ..basis.preferences import LANGUAGES
from ..widgets.name_tip import NameTip
from ..wording import pages as words
from ..wording.preferences import preference, preference_value, preferences
from ..wording.puzzles import puzzles
from .wordmark import Bag, Wordmark

ICON = 21
HIGH, WIDEST, GAP = 42, 400, 8


class StartHead(QWidget):
    """The wordmark on the left and buttons on the right."""

    language_asked = Signal(str)
    asked = Signal(str)  # the name of a window command

    def __init__(self, ratio: float) -> None:
        super().__init__()
        self.language, self.puzzles, self.statistics, self.preferences = (
            Pill("globe", ratio),
            Pill("puzzle", ratio),
            Pill("chart", ratio),
            Pill("gear", ratio),
        )
        self.wordmark, self.bag = Wordmark(), Bag(ratio)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GAP)
        row.addWidget(self.bag)
        row.addSpacing(GAP)
        row.addWidget(self.wordmark)
        row.addStretch(1)
        for pill in (self.language, self.puzzles, self.statistics, self.preferences):
            row.addWidget(pill, 0, Qt.AlignmentFlag.AlignVCenter)
        self.language.clicked.connect(self.show_languages)
        self.puzzles.clicked.connect(partial(self.asked.emit, "puzzles"))
        self.statistics.clicked.connect(partial(self.asked.emit, "statistics"))
        self.preferences.clicked.connect(partial(self.asked.emit, "preferences"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.tell()

    def tell(self) -> None:
        """Set all texts in the current language."""
        self.language.tell(words.this_language(), preference("language"))
        self.puzzles.tell(puzzles())
        self.statistics.tell(words.statistics())
        self.preferences.tell(preferences())

    def fit(self, *, is_narrow: bool) -> None:
        """Use a smaller wordmark, and only icons for all buttons but the language."""
        self.wordmark.enlarge(2.0 if is_narrow else 3.0)
        self.bag.enlarge(40 if is_narrow else 56)
        for pill in (self.puzzles, self.statistics, self.preferences):
            pill.fold(is_folded=is_narrow)

    def menu(self) -> QMenu:
        """Return a menu of all languages."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for code in LANGUAGES[1:]:
            action = menu.addAction(preference_value("language", code))
            action.triggered.connect(partial(self._choose, code))
        return menu

    def show_languages(self) -> None:
        self.menu().popup(self.language.mapToGlobal(QPoint(0, self.language.height() + 4)))

    def _choose(self, code: str, _checked: object = None) -> None:
        self.language_asked.emit(code)


class Pill(QPushButton):
    """A rounded button with an icon, and a label if there is room."""

    def __init__(self, name: str, ratio: float) -> None:
        super().__init__()
        self._icon, self._ratio, self._ink = name, ratio, ""
        self._text, self._is_folded = "", False
        self.setProperty("look", "pill")
        NameTip(self)
        self.setIconSize(QSize(ICON, ICON))
        self.dye()  # before it is laid out: an icon makes it wider

    def tell(self, text: str, meaning: str = "") -> None:
        """Set the label, and the accessible name with an optional description before it."""
        self._text = text
        self.setText("" if self._is_folded else text)
        self.setAccessibleName(f"{meaning}: {text}" if meaning else text)

    def fold(self, *, is_folded: bool) -> None:
        """Hide or show the label."""
        self._is_folded = is_folded
        self.setText("" if is_folded else self._text)
        self.setMaximumWidth(HIGH if is_folded else WIDEST)

    def paintEvent(self, event: QPaintEvent) -> None:
        self.dye()
        super().paintEvent(event)

    def dye(self) -> None:
        """Draw the icon in the text colour of the palette."""
        ink = self.palette().color(QPalette.ColorRole.WindowText).name()
        if ink != self._ink:
            self._ink = ink
            self.setIcon(QIcon(icon(self._icon, ink, ICON, self._ratio)))
