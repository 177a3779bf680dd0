"""The buttons below the timeline: steps through the match, further commands, and back."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QPushButton, QWidget

from ..art.bags import berry_picture
from ..art.icons import icon
from ..basis.palette import INK
from ..basis.theme import BODY, MEDIUM, SPACE, set_type
from ..widgets.labels import Words, tip
from ..wording import review as words

KEYS = {
    "first": "Home",
    "hand_before": "PgUp",
    "before": "Left",
    "after": "Right",
    "hand_after": "PgDown",
    "last": "End",
}
OPEN_KEY, MOMENT_KEY = "O", "J"
REPEATED = ("before", "after")
ICON, STEP_WIDTH, BERRY = 22, 42, 16
NARROW = 32  # pixels, if there is little room


class Controls(QWidget):
    """A row of buttons; the page connects them."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.steps = {name: self._step_button(name) for name in KEYS}
        self.tricks, self.more, self.other = (_button("link") for _ in range(3))
        self.open, self.judged = QCheckBox(), Words()
        self.berry, self.legend = Words(), Words()
        self.back = _button("quiet")
        for text in (self.open, self.judged):
            set_type(text, BODY, MEDIUM)
        self.legend.setProperty("look", "caption")
        self.berry.setPixmap(berry_picture(0, BERRY, self.devicePixelRatioF()))
        self._lay_out()
        self.name()

    def widen(self, *, is_wide: bool) -> None:
        """Show or hide the texts that need a wide window."""
        for each in (self.berry, self.legend, self.judged):
            each.setVisible(is_wide)

    def name(self) -> None:
        """Set all texts in the current language."""
        for name, control in self.steps.items():
            control.setAccessibleName(words.step(name))
            key = QKeySequence(KEYS[name]).toString(QKeySequence.SequenceFormat.NativeText)
            control.setToolTip(tip(words.with_key(words.step(name), key)))
            control.setAccessibleDescription(key)
        for control, text in (
            (self.tricks, words.tricks()),
            (self.more, words.more()),
            (self.other, words.other_seats()),
            (self.back, words.back()),
        ):
            control.setText(text)
            control.setAccessibleName(text)
        self.open.setText(words.all_open())
        self.open.setToolTip(tip(words.with_key(words.all_open_meaning(), OPEN_KEY)))
        self.legend.setText(words.legend())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Narrow the step buttons if the other buttons wouldn't fit."""
        super().resizeEvent(event)
        now = next(iter(self.steps.values())).width()
        lacking = self.sizeHint().width() + len(KEYS) * (STEP_WIDTH - now) - self.width()
        width = STEP_WIDTH - max(-(-lacking // len(KEYS)), 0)
        for control in self.steps.values():
            control.setFixedWidth(max(width, NARROW))

    def _step_button(self, name: str) -> QPushButton:
        control = QPushButton()
        control.setIcon(QIcon(icon(f"to_{name}", INK, ICON, self.devicePixelRatioF())))
        control.setIconSize(QSize(ICON, ICON))
        control.setFixedWidth(STEP_WIDTH)
        control.setStyleSheet("padding: 0;")
        control.setAutoRepeat(name in REPEATED)
        return control

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SPACE[0])
        through = (self.tricks, self.open, self.more)
        last = (self.judged, self.other, self.back)
        groups: tuple[tuple[QWidget, ...], ...] = (through, (self.berry, self.legend), last)
        for control in self.steps.values():
            row.addWidget(control)
        row.addSpacing(SPACE[1])
        for number, group in enumerate(groups):
            if number:
                row.addStretch(1)
            for part in group:
                row.addWidget(part)


def let_key(key: str, page: QWidget, does: Callable[[], object]) -> None:
    """Run an action when a key is pressed while its page is visible."""
    shortcut = QShortcut(QKeySequence(key), page)
    shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    shortcut.activated.connect(does)


def _button(look: str) -> QPushButton:
    control = QPushButton()
    control.setProperty("look", look)
    return control
