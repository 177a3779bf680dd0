"""The row of buttons below the timeline of a review."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QPushButton, QWidget

from ...art.berry_bags import berry_picture
from ...art.icons import icon_picture
from ...common.palette import INK
from ...common.theme import BODY, MEDIUM, SPACINGS, set_scaled_font
from ...text import review_text as words
from ...text.i18n import Message, say
from ...widgets.labels import TextLabel, create_button, tooltip_text

STEP_KEYS = {
    "first": "Home",
    "hand_before": "PgUp",
    "before": "Left",
    "after": "Right",
    "hand_after": "PgDown",
    "last": "End",
}
OPEN_CARDS_KEY, NEXT_MISTAKE_KEY = "O", "J"
REPEATING_STEPS = ("before", "after")
ICON_SIZE, STEP_WIDTH, BERRY_SIZE = 22, 42, 16
NARROW_STEP_WIDTH = 32  # pixels, if space is short


class ReviewButtons(QWidget):
    """Buttons that step through the match, show menus, and lead back.

    The page connects their signals.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.step_buttons = {name: self._create_step_button(name) for name in STEP_KEYS}
        self.tricks_button, self.more_button, self.other_seats_button = (
            create_button(Message(each), None, "link")
            for each in ("review-tricks", "review-more", "other-seats")
        )
        self.open_cards_checkbox, self.status_label = QCheckBox(), TextLabel()
        self.berry_label, self.legend_label = TextLabel(), TextLabel()
        self.back_button = create_button(Message("review-back"), None, "quiet")
        for text in (self.open_cards_checkbox, self.status_label):
            set_scaled_font(text, BODY, MEDIUM)
        self.legend_label.setProperty("look", "caption")
        self.berry_label.setPixmap(berry_picture(0, BERRY_SIZE, self.devicePixelRatioF()))
        self._lay_out()
        self.retranslate()

    def set_wide(self, *, is_wide: bool) -> None:
        """Show or hide the labels that fit only in a wide window."""
        for each in (self.berry_label, self.legend_label, self.status_label):
            each.setVisible(is_wide)

    def retranslate(self) -> None:
        for name, control in self.step_buttons.items():
            control.setAccessibleName(words.step_tooltip(name))
            key = QKeySequence(STEP_KEYS[name]).toString(QKeySequence.SequenceFormat.NativeText)
            control.setToolTip(
                tooltip_text(say("tooltip-with-key", text=words.step_tooltip(name), key=key))
            )
            control.setAccessibleDescription(key)
        self.open_cards_checkbox.setText(say("review-all-open"))
        self.open_cards_checkbox.setToolTip(
            tooltip_text(say("tooltip-with-key", text=say("all-open-tooltip"), key=OPEN_CARDS_KEY))
        )
        self.legend_label.setText(say("legend"))
        self._fit_steps()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_steps()

    def _fit_steps(self) -> None:
        """Make the step buttons narrow if the other buttons wouldn't fit otherwise."""
        now = next(iter(self.step_buttons.values())).width()
        lacking = self.sizeHint().width() + len(STEP_KEYS) * (STEP_WIDTH - now) - self.width()
        width = STEP_WIDTH - max(-(-lacking // len(STEP_KEYS)), 0)
        for control in self.step_buttons.values():
            control.setFixedWidth(max(width, NARROW_STEP_WIDTH))

    def _create_step_button(self, name: str) -> QPushButton:
        control = QPushButton()
        control.setIcon(QIcon(icon_picture(f"to_{name}", INK, ICON_SIZE, self.devicePixelRatioF())))
        control.setIconSize(QSize(ICON_SIZE, ICON_SIZE))
        control.setFixedWidth(STEP_WIDTH)
        control.setStyleSheet("padding: 0;")
        control.setAutoRepeat(name in REPEATING_STEPS)
        return control

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SPACINGS[0])
        through = (self.tricks_button, self.open_cards_checkbox, self.more_button)
        last = (self.status_label, self.other_seats_button, self.back_button)
        groups: tuple[tuple[QWidget, ...], ...] = (
            through,
            (self.berry_label, self.legend_label),
            last,
        )
        for control in self.step_buttons.values():
            row.addWidget(control)
        row.addSpacing(SPACINGS[1])
        for number, group in enumerate(groups):
            if number:
                row.addStretch(1)
            for part in group:
                row.addWidget(part)


def add_shortcut(key: str, page: QWidget, action: Callable[[], object]) -> None:
    """Call action when a key is pressed while the page is visible."""
    shortcut = QShortcut(QKeySequence(key), page)
    shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    shortcut.activated.connect(action)
