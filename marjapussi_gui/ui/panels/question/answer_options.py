"""The actions among which the player chooses in a question.

They are shown as cards on a strip of felt, or as buttons below each other.
"""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ....engine.actions import Action
from ....engine.cards import Card
from ....engine.frozen import frozen
from ...art.card_pictures import CARD_ASPECT, CardPictures
from ...art.felt import draw_felt_background
from ...art.painter_tools import fill_rounded_rect, open_painter, seam_pen, stroke_rounded_rect
from ...common.palette import FELT_COLOURS, INK, JUNIPER, LINGONBERRY, QUIET_INK, SIDE_COLOURS
from ...common.theme import (
    BODY,
    BOLD,
    CAPTION,
    DEMI_BOLD,
    LABEL,
    MEDIUM,
    MIN_TOUCH_SIZE,
    create_font,
    text_scale,
    text_width,
)
from ...widgets.labels import AccessibleNameTooltip, TextLabel

CARD_WIDTH, CARD_STEP, MIN_CARD_STEP = 78, 92, 26  # pixels at scale 1
MARGIN, RADIUS = 13, 10
GLOW_COLOUR, GLOW_WIDTH = "#FFF6DC", 10  # its width is in pixels
GLOW_RINGS = 8
VALUE_HEIGHT, NOTE_HEIGHT, MAX_UNWRAPPED = 26, 19, 2  # pixels; beyond so many cards, notes wrap
VALUE_COLOURS = {
    "best": JUNIPER,
    "own": LINGONBERRY,
    "": INK,
    "worth-best": JUNIPER,
    "worth-between": SIDE_COLOURS[3],
    "worth-worst": LINGONBERRY,
}
TINT_ALPHA, TINT_RADIUS = 70, 0.07  # the radius is in card widths


@frozen
class ReviewOption:
    """An action to choose. After the answer, it also has a value and a note."""

    action: Action
    name: str
    card: Card | None = None
    value: str = ""
    note: str = ""
    role: str = ""  # "best", "own", empty or, where each card has its colour, one of its worth


class CardOption(QPushButton):
    """A button that looks like a card."""

    def __init__(
        self, option: ReviewOption, width: float, deck: CardPictures, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._option, self._deck, self._width = option, deck, width
        self.setAccessibleName(option.name)
        self.setAccessibleDescription(" ".join(filter(None, (option.value, option.note))))
        AccessibleNameTooltip(self)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setMinimumSize(0, 0)
        self.setStyleSheet("min-height: 0; padding: 0; border: none; background: transparent;")

    def sizeHint(self) -> QSize:
        return QSize(round(self._width), round(self._width * CARD_ASPECT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        card, role = self._option.card, self._option.role
        assert card is not None
        with open_painter(self) as painter:
            picture = self._deck.picture(card, self._width)
            painter.drawPixmap(-self._deck.shadow_margin(self._width), picture)
            if role.startswith("worth"):
                tint = QColor(VALUE_COLOURS[role])
                tint.setAlpha(TINT_ALPHA)
                box = QRectF(0, 0, self._width, self._width * CARD_ASPECT)
                fill_rounded_rect(painter, box, TINT_RADIUS * self._width, tint)


class CardOptionStrip(QWidget):
    """Shows cards side by side on a strip of felt, with their values below."""

    action_chosen = Signal(object)

    def __init__(
        self,
        options: Sequence[ReviewOption],
        deck: CardPictures,
        felt_name: str,
        scale: float,
        type_scale: float,
    ) -> None:
        super().__init__()
        self._options, self._felt_name, self._scale = options, felt_name, scale
        self._type_scale = type_scale
        self.card_buttons = [CardOption(each, CARD_WIDTH * scale, deck, self) for each in options]
        self._value_labels = [self._create_labels(each) for each in options]
        self._has_values = any(each.value for each in options)
        for card, choice in zip(self.card_buttons, options, strict=True):
            card.clicked.connect(partial(self._on_clicked, choice.action))
            card.setEnabled(not self._has_values)
        unit = type_scale * text_scale()
        lines_of_note = (1 if len(options) <= MAX_UNWRAPPED else 2) + 2 * (text_scale() > 1)
        self._value_height, self._note_height = (
            round(VALUE_HEIGHT * unit),
            round(NOTE_HEIGHT * lines_of_note * unit) * any(each.note for each in options),
        )
        lines = self._value_height + self._note_height if self._has_values else 0
        self.setFixedHeight(round(self._strip_height) + lines)

    @property
    def _strip_height(self) -> float:
        return (CARD_WIDTH * CARD_ASPECT + 2 * MARGIN) * self._scale

    def _on_clicked(self, action: Action, _checked: object = None) -> None:
        self.action_chosen.emit(action)

    def _create_labels(self, option: ReviewOption) -> tuple[QLabel, QLabel]:
        value, note = TextLabel(option.value, self), TextLabel(option.note, self)
        for label, pixels, weight in ((value, LABEL, BOLD), (note, CAPTION, MEDIUM)):
            label.setFont(create_font(pixels * self._type_scale, weight))
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
            label.setWordWrap(label is note)
            label.setVisible(bool(label.text()))
        value.setStyleSheet(f"color: {VALUE_COLOURS[option.role]};")
        note.setStyleSheet(f"color: {QUIET_INK};")
        return value, note

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        scale, number = self._scale, len(self.card_buttons)
        width = CARD_WIDTH * scale
        room = self.width() - 2 * MARGIN * scale - width
        most = self.width() / number if self._has_values else CARD_STEP * scale
        if not self._has_values:
            most = min(most, room / max(number - 1, 1))
        step = max(most, MIN_CARD_STEP * scale)
        first = (self.width() - (number - 1) * step - width) / 2
        for place, (card, (value, note)) in enumerate(
            zip(self.card_buttons, self._value_labels, strict=True)
        ):
            left = first + place * step
            is_covered = step < width and place < number - 1
            seen = round(left + step) - round(left) if is_covered else round(width)
            size = seen, card.sizeHint().height()
            card.setGeometry(QRect(round(left), round(MARGIN * scale), *size))
            room_below = QRect(round(left + width / 2 - step / 2) + 2, 0, round(step) - 4, 0)
            self._place_labels(value, note, room_below)

    def _place_labels(self, value_label: QLabel, note_label: QLabel, column: QRect) -> None:
        top = round(self._strip_height)
        value_label.setGeometry(column.x(), top, column.width(), self._value_height)
        top += self._value_height
        font = note_label.font()
        widest = max((text_width(word, font) for word in note_label.text().split()), default=0)
        if widest > column.width():  # a long word stays whole
            font.setPixelSize(int(font.pixelSize() * column.width() / widest))
            note_label.setFont(font)
        note_label.setGeometry(column.x(), top, column.width(), self._note_height)

    def paintEvent(self, _event: QPaintEvent) -> None:
        strip = QRectF(0, 0, self.width(), self._strip_height)
        shape = QPainterPath()
        shape.addRoundedRect(strip, RADIUS, RADIUS)
        with open_painter(self) as painter:
            painter.save()
            painter.setClipPath(shape)
            draw_felt_background(painter, strip, self._felt_name)
            seam = seam_pen(FELT_COLOURS[self._felt_name].text, 1.2, 3, 3)
            painter.setOpacity(0.25)
            stroke_rounded_rect(painter, strip.adjusted(5, 5, -5, -5), RADIUS - 3, seam)
            painter.setOpacity(1.0)
            for card, choice in zip(self.card_buttons, self._options, strict=True):
                if choice.role == "best" and self._has_values:
                    _draw_glow(painter, QRectF(card.geometry()), self._scale)
            painter.restore()


class WordOptionList(QWidget):
    """Shows a button per action or, after the answer, a row with each action's value."""

    action_chosen = Signal(object)

    def __init__(self, options: Sequence[ReviewOption], scale: float) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(6 * scale))
        self.buttons: list[QPushButton] = []
        for choice in options:
            if choice.value:
                column.addLayout(self._create_value_row(choice, scale))
            else:
                column.addWidget(self._create_button(choice))

    def _create_button(self, option: ReviewOption) -> QPushButton:
        button = QPushButton(option.name, self)
        button.clicked.connect(partial(self._on_clicked, option.action))
        button.setMinimumHeight(MIN_TOUCH_SIZE)
        self.buttons.append(button)
        return button

    def _on_clicked(self, action: Action, _checked: object = None) -> None:
        self.action_chosen.emit(action)

    def _create_value_row(self, option: ReviewOption, scale: float) -> QHBoxLayout:
        row, texts = QHBoxLayout(), QVBoxLayout()
        texts.setSpacing(0)
        row.addLayout(texts, 1)
        for text, pixels, weight, colour, column in (
            (option.name, BODY, DEMI_BOLD, INK, texts),
            (option.note, CAPTION, MEDIUM, QUIET_INK, texts),
            (option.value, LABEL, BOLD, VALUE_COLOURS[option.role], row),
        ):
            if text:
                label = TextLabel(text, self)
                label.setWordWrap(column is texts)
                label.setFont(create_font(pixels * scale, weight))
                label.setStyleSheet(f"color: {colour};")
                column.addWidget(label)
        return row


def _draw_glow(painter: QPainter, box: QRectF, scale: float) -> None:
    for ring in range(GLOW_RINGS):
        by = GLOW_WIDTH * scale * (ring + 1) / GLOW_RINGS
        painter.setOpacity(0.07)
        fill_rounded_rect(painter, box.adjusted(-by, -by, by, by), 6 + by, GLOW_COLOUR)
    painter.setOpacity(1.0)
