"""The round tool buttons in the corner: undo, hint, last trick, rules and menu."""

from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from ..art.icons import icon
from ..basis.palette import BUTTON, GOLD, INK, PLATE_TEXT
from ..basis.theme import TOUCH
from ..widgets.name_tip import NameTip
from ..wording import table as words
from .standing import TOOL, TOOLS_APART

UNREADY = f"#70{PLATE_TEXT.removeprefix('#')}"  # of disabled buttons
TOOLS = ("undo", "hint", "last", "rules", "menu")


class Tools(QWidget):
    """A row of round icon buttons with accessible names."""

    pressed = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(TOOLS_APART)
        self._buttons: dict[str, QPushButton] = {}
        self._lit, self._u = "", 1.0
        self.lays_sets = False  # then the button shows the discards instead of the last trick
        for name in TOOLS:
            button = QPushButton(self)
            NameTip(button)
            button.clicked.connect(partial(self._press, name))
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(button)
            self._buttons[name] = button
        self.rename()

    def rename(self) -> None:
        """Update the names in the current language."""
        for name, button in self._buttons.items():
            text = words.tool("discards" if name == "last" and self.lays_sets else name)
            button.setAccessibleName(text)

    def fit(self, u: float) -> None:
        """Resize the buttons to the scale of the table."""
        self._u = u
        size, icon_size = max(round(TOOL * u), TOUCH), round(22 * max(u, 0.95))
        self.setStyleSheet(_round_look(size))
        for name, button in self._buttons.items():
            ink = INK if name == self._lit else PLATE_TEXT
            ratio = self.devicePixelRatioF()
            picture = QIcon(icon(name, ink, icon_size, ratio))
            picture.addPixmap(icon(name, UNREADY, icon_size, ratio), QIcon.Mode.Disabled)
            button.setIcon(picture)
            button.setIconSize(QSize(icon_size, icon_size))

    def light(self, name: str) -> None:
        """Highlight the button whose panel is open; an empty name highlights none."""
        if name == self._lit:
            return
        self._lit = name
        for each, button in self._buttons.items():
            button.setProperty("lit", each == name)
        self.fit(self._u)

    def button(self, name: str) -> QPushButton:
        return self._buttons[name]

    def _press(self, name: str, _checked: object = None) -> None:
        self.pressed.emit(name)


def _round_look(side: int) -> str:
    return (
        f"QPushButton {{ border-radius: {side // 2}px; padding: 0;"
        f" min-width: {side - 2}px; max-width: {side - 2}px;"
        f" min-height: {side - 2}px; max-height: {side - 2}px;"
        " background: rgba(20, 30, 18, 110); border: 1px solid rgba(255, 255, 255, 60); }"
        "QPushButton:hover { background: rgba(20, 30, 18, 190); }"
        f'QPushButton[lit="true"] {{ background: {BUTTON}; border-color: {BUTTON}; }}'
        "QPushButton:disabled { background: rgba(20, 30, 18, 50); }"
        f"QPushButton:focus {{ border: 3px solid {GOLD}; }}"
    )
