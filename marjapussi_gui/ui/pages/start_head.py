"""The head of the start page: the program's name, its language, statistics and preferences."""

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
    """Bag and wordmark, and pills at the right."""

    language_asked = Signal(str)
    asked = Signal(str)  # a command of the window

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
        """Say everything in the language of now."""
        self.language.tell(words.this_language(), preference("language"))
        self.puzzles.tell(puzzles())
        self.statistics.tell(words.statistics())
        self.preferences.tell(preferences())

    def fit(self, *, is_narrow: bool) -> None:
        """Be smaller where there is little room: all pills but the first have no words then."""
        self.wordmark.enlarge(2.0 if is_narrow else 3.0)
        self.bag.enlarge(40 if is_narrow else 56)
        for pill in (self.puzzles, self.statistics, self.preferences):
            pill.fold(is_folded=is_narrow)

    def menu(self) -> QMenu:
        """Return the languages to choose from."""
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

    def minimumSizeHint(self) -> QSize:
        """Let a page become narrow: only then are the pills folded."""
        return QSize(0, super().minimumSizeHint().height())


class Pill(QPushButton):
    """A round button with an icon, and words where there is room."""

    def __init__(self, name: str, ratio: float) -> None:
        super().__init__()
        self._icon, self._ratio, self._ink = name, ratio, ""
        self._text, self._is_folded = "", False
        self.setProperty("look", "pill")
        NameTip(self)
        self.setIconSize(QSize(ICON, ICON))
        self.dye()  # before it is painted: an icon makes it wider

    def tell(self, text: str, meaning: str = "") -> None:
        """Say what it is for."""
        self._text = text
        self.setText("" if self._is_folded else text)
        self.setAccessibleName(f"{meaning}: {text}" if meaning else text)

    def fold(self, *, is_folded: bool) -> None:
        """Show the icon alone, or the words too."""
        self._is_folded = is_folded
        self.setText("" if is_folded else self._text)
        self.setMaximumWidth(HIGH if is_folded else WIDEST)

    def paintEvent(self, event: QPaintEvent) -> None:
        self.dye()
        super().paintEvent(event)

    def dye(self) -> None:
        """Draw the icon in the ink of now."""
        ink = self.palette().color(QPalette.ColorRole.WindowText).name()
        if ink != self._ink:
            self._ink = ink
            self.setIcon(QIcon(icon(self._icon, ink, ICON, self._ratio)))
