"""The row of buttons below the timeline of a review."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QPushButton, QWidget

from ...art.score_bag_pictures import berry_picture
from ...art.vector_paths import icon_picture
from ...common.palette import INK
from ...common.theme import BODY, MEDIUM, SPACINGS, set_scaled_font, text_scale
from ...text import review_text as words
from ...text.i18n import Message, say
from ...widgets.flow_layout import FlowLayout
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
NARROW_STEP_WIDTH = 34  # pixels, if space is short
WIDE_WIDTH, NARROW_WIDTH = 1100, 600  # pixels; of the row with all labels, and with narrow buttons


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
        steps = QWidget()
        row = QHBoxLayout(steps)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SPACINGS[0])
        for control in self.step_buttons.values():
            row.addWidget(control)
        self.setLayout(
            FlowLayout(
                steps,
                self.tricks_button,
                self.more_button,
                self.open_cards_checkbox,
                self.berry_label,
                self.legend_label,
                self.status_label,
                self.other_seats_button,
                self.back_button,
                spacing=SPACINGS[0],
                horizontal_spacing=SPACINGS[1],
            )
        )
        self.retranslate()

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

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for each in (self.berry_label, self.legend_label, self.status_label):
            each.setVisible(self.width() >= WIDE_WIDTH * text_scale())
        width = STEP_WIDTH if self.width() >= NARROW_WIDTH * text_scale() else NARROW_STEP_WIDTH
        for control in self.step_buttons.values():
            control.setFixedWidth(width)

    def _create_step_button(self, name: str) -> QPushButton:
        control = QPushButton()
        control.setIcon(QIcon(icon_picture(f"to_{name}", INK, ICON_SIZE, self.devicePixelRatioF())))
        control.setIconSize(QSize(ICON_SIZE, ICON_SIZE))
        control.setFixedWidth(STEP_WIDTH)
        control.setStyleSheet("padding: 0;")
        control.setAutoRepeat(name in REPEATING_STEPS)
        return control


def add_shortcut(key: str, page: QWidget, action: Callable[[], object]) -> QShortcut:
    shortcut = QShortcut(QKeySequence(key), page)
    shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    shortcut.activated.connect(action)
    return shortcut
