"""The round tool buttons in the corner of the table: undo, hint, last trick, rules, menu.

Beside undo is redo, while there is something to redo.
"""

from functools import partial
from itertools import pairwise

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from ..art.vector_paths import icon_picture
from ..common.palette import BUTTON, GOLD, INK, PLATE_TEXT
from ..common.theme import MIN_TOUCH_SIZE
from ..text import action_labels as words
from ..widgets.labels import AccessibleNameTooltip
from .board_geometry import TOOL_GAP, TOOL_SIZE, redo_box, tools_box
from .table_layout import TableLayout

DISABLED_INK = f"#70{PLATE_TEXT.removeprefix('#')}"  # of disabled buttons
TOOL_NAMES = ("undo", "hint", "last", "rules", "menu")
TAB_ORDER = ("last", "rules", "menu", "undo", "hint")  # first what a hurried key may open


class ToolButtons(QWidget):
    """A row of round icon buttons with accessible names."""

    tool_pressed = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(TOOL_GAP)
        row.addStretch(1)  # where redo appears
        self._buttons: dict[str, QPushButton] = {}
        self._active, self._unit = "", 1.0
        self.is_rummy = False  # in rummy, the button "last" shows the discards
        for name in TOOL_NAMES:
            self._buttons[name] = self._create_button(name)
            row.addWidget(self._buttons[name])
        for before, after in pairwise(TAB_ORDER):
            QWidget.setTabOrder(self._buttons[before], self._buttons[after])
        self.redo_button = self._buttons["redo"] = self._create_button("redo")
        self.redo_button.setParent(parent)  # because in rummy it isn't in the row
        self.redo_button.hide()
        self.retranslate()

    def _create_button(self, name: str) -> QPushButton:
        button = QPushButton(self)
        AccessibleNameTooltip(button)
        button.clicked.connect(partial(self._on_clicked, name))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def place(self, layout: TableLayout) -> None:
        self.setGeometry(tools_box(layout).toAlignedRect())
        self.redo_button.setGeometry(redo_box(layout).toAlignedRect())

    def set_redo_visible(self, *, is_visible: bool) -> None:
        """Show redo beside undo, or hide it because there is nothing to redo."""
        self.redo_button.setVisible(is_visible)

    def retranslate(self) -> None:
        for name, button in self._buttons.items():
            text = words.tool_button_label("discards" if name == "last" and self.is_rummy else name)
            button.setAccessibleName(text)

    def apply_scale(self, unit: float) -> None:
        self._unit = unit
        size, icon_size = max(round(TOOL_SIZE * unit), MIN_TOUCH_SIZE), round(22 * max(unit, 0.95))
        self.setStyleSheet(_round_style(size))
        self.redo_button.setStyleSheet(_round_style(size))
        for name, button in self._buttons.items():
            ink = INK if name == self._active else PLATE_TEXT
            ratio = self.devicePixelRatioF()
            picture = QIcon(icon_picture(name, ink, icon_size, ratio))
            picture.addPixmap(
                icon_picture(name, DISABLED_INK, icon_size, ratio), QIcon.Mode.Disabled
            )
            button.setIcon(picture)
            button.setIconSize(QSize(icon_size, icon_size))

    def set_active(self, name: str) -> None:
        """Highlight the button of the open panel, or no button if the name is empty."""
        if name == self._active:
            return
        self._active = name
        for each, button in self._buttons.items():
            button.setProperty("lit", each == name)
        self.apply_scale(self._unit)

    def button_for(self, name: str) -> QPushButton:
        return self._buttons[name]

    def _on_clicked(self, name: str, _checked: object = None) -> None:
        self.tool_pressed.emit(name)


def _round_style(size: int) -> str:
    return (
        f"QPushButton {{ border-radius: {size // 2}px; padding: 0;"
        f" min-width: {size - 2}px; max-width: {size - 2}px;"
        f" min-height: {size - 2}px; max-height: {size - 2}px;"
        " background: rgba(20, 30, 18, 110); border: 1px solid rgba(255, 255, 255, 60); }"
        "QPushButton:hover { background: rgba(20, 30, 18, 190); }"
        f'QPushButton[lit="true"] {{ background: {BUTTON}; border-color: {BUTTON}; }}'
        "QPushButton:disabled { background: rgba(20, 30, 18, 50); }"
        f"QPushButton:focus {{ border: 3px solid {GOLD}; }}"
    )
