"""The options at a reviewed moment: cards on a strip of felt, or buttons below each other."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ...engine.actions import Action
from ...engine.cards import Card
from ...engine.frozen import frozen
from ..art.brushes import outlined, painting, rounded, seam_pen
from ..art.deck import SHAPE, Deck
from ..art.felt import draw_cloth
from ..basis.palette import FELTS, INK, JUNIPER, LINGONBERRY, QUIET
from ..basis.theme import BODY, BOLD, CAPTION, LABEL, MEDIUM, STRONG, TOUCH, font, text_scale
from ..widgets.labels import Words
from ..widgets.name_tip import NameTip

CARD, STEP, LEAST_STEP = 78, 92, 26  # pixels at scale 1
LOW = 0.78  # scale on a low board
MARGIN, RADIUS = 13, 10
GLOW, REACH = "#FFF6DC", 10  # its width is in pixels
RINGS = 8
VALUE, NOTE, ROOMY = 26, 19, 2  # pixels; with more cards, the notes wrap
COLOURS = {"best": JUNIPER, "own": LINGONBERRY, "": INK}


@frozen
class Choice:
    """An action that was possible; after the answer, with its value and a note."""

    action: Action
    name: str
    card: Card | None = None
    value: str = ""
    note: str = ""
    look: str = ""  # "best", "own" or empty


class CardChoice(QPushButton):
    """A button that looks like a card and has its name."""

    def __init__(self, choice: Choice, width: float, deck: Deck, parent: QWidget) -> None:
        super().__init__(parent)
        self._card, self._deck, self._width = choice.card, deck, width
        self.setAccessibleName(choice.name)
        self.setAccessibleDescription(" ".join(filter(None, (choice.value, choice.note))))
        NameTip(self)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setMinimumSize(0, 0)
        self.setStyleSheet("min-height: 0; padding: 0; border: none; background: transparent;")

    def sizeHint(self) -> QSize:
        return QSize(round(self._width), round(self._width * SHAPE))

    def paintEvent(self, _event: QPaintEvent) -> None:
        assert self._card is not None
        with painting(self) as painter:
            picture = self._deck.picture(self._card, self._width)
            painter.drawPixmap(-self._deck.margin(self._width), picture)


class CardStrip(QWidget):
    """Cards side by side on a strip of felt, with their values below."""

    chosen = Signal(object)

    def __init__(self, choices: Sequence[Choice], deck: Deck, felt: str, scale: float) -> None:
        super().__init__()
        self._choices, self._felt, self._scale = choices, felt, scale
        self.cards = [CardChoice(each, CARD * scale, deck, self) for each in choices]
        self._below = [self._told(each) for each in choices]
        self._is_told = any(each.value for each in choices)
        for card, choice in zip(self.cards, choices, strict=True):
            card.clicked.connect(partial(self._choose, choice.action))
            card.setEnabled(not self._is_told)
        unit = max(scale, 1.0) * text_scale()
        lines_of_note = 1 if len(choices) <= ROOMY else 2
        self._value, self._note = round(VALUE * unit), round(NOTE * lines_of_note * unit)
        lines = self._value + self._note if self._is_told else 0
        self.setFixedHeight(round(self._strip_height) + lines)

    @property
    def _strip_height(self) -> float:
        return (CARD * SHAPE + 2 * MARGIN) * self._scale

    def _choose(self, action: Action, _checked: object = None) -> None:
        self.chosen.emit(action)

    def _told(self, choice: Choice) -> tuple[QLabel, QLabel]:
        value, note = Words(choice.value, self), Words(choice.note, self)
        for label, pixels, weight in ((value, LABEL, BOLD), (note, CAPTION, MEDIUM)):
            label.setFont(font(pixels * self._scale, weight))
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
            label.setWordWrap(label is note)
            label.setVisible(bool(label.text()))
        value.setStyleSheet(f"color: {COLOURS[choice.look]};")
        note.setStyleSheet(f"color: {QUIET};")
        return value, note

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        scale, number = self._scale, len(self.cards)
        width = CARD * scale
        room = self.width() - 2 * MARGIN * scale - width
        most = self.width() / number if self._is_told else STEP * scale
        step = max(min(most, room / max(number - 1, 1)), LEAST_STEP * scale)
        first = (self.width() - (number - 1) * step - width) / 2
        for place, (card, (value, note)) in enumerate(zip(self.cards, self._below, strict=True)):
            left = first + place * step
            is_covered = step < width and place < number - 1
            seen = round(left + step) - round(left) if is_covered else round(width)
            size = seen, card.sizeHint().height()
            card.setGeometry(QRect(round(left), round(MARGIN * scale), *size))
            room_below = QRect(round(left + width / 2 - step / 2) + 2, 0, round(step) - 4, 0)
            self._put_below(value, note, room_below)

    def _put_below(self, value: QLabel, note: QLabel, room: QRect) -> None:
        top = round(self._strip_height)
        value.setGeometry(room.x(), top, room.width(), self._value)
        top += self._value
        note.setGeometry(room.x(), top, room.width(), self._note)

    def paintEvent(self, _event: QPaintEvent) -> None:
        strip = QRectF(0, 0, self.width(), self._strip_height)
        shape = QPainterPath()
        shape.addRoundedRect(strip, RADIUS, RADIUS)
        with painting(self) as painter:
            painter.save()
            painter.setClipPath(shape)
            draw_cloth(painter, strip, self._felt)
            seam = seam_pen(FELTS[self._felt].text, 1.2, 3, 3)
            painter.setOpacity(0.25)
            outlined(painter, strip.adjusted(5, 5, -5, -5), RADIUS - 3, seam)
            painter.setOpacity(1.0)
            for card, choice in zip(self.cards, self._choices, strict=True):
                if choice.look == "best" and self._is_told:
                    _light(painter, QRectF(card.geometry()), self._scale)
            painter.restore()


class WordList(QWidget):
    """Buttons below each other, or after the answer a row with the value of each action."""

    chosen = Signal(object)

    def __init__(self, choices: Sequence[Choice], scale: float) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(6 * scale))
        self.words: list[QPushButton] = []
        for choice in choices:
            if choice.value:
                column.addLayout(self._told(choice, scale))
            else:
                column.addWidget(self._asked(choice))

    def _asked(self, choice: Choice) -> QPushButton:
        button = QPushButton(choice.name, self)
        button.setAccessibleName(choice.name)
        button.clicked.connect(partial(self._choose, choice.action))
        button.setMinimumHeight(TOUCH)
        self.words.append(button)
        return button

    def _choose(self, action: Action, _checked: object = None) -> None:
        self.chosen.emit(action)

    def _told(self, choice: Choice, scale: float) -> QHBoxLayout:
        row = QHBoxLayout()
        for text, pixels, weight, colour, stretch in (
            (choice.name, BODY, STRONG, INK, 1),
            (choice.note, CAPTION, MEDIUM, QUIET, 0),
            (choice.value, LABEL, BOLD, COLOURS[choice.look], 0),
        ):
            label = Words(text, self)
            label.setWordWrap(bool(stretch))
            label.setFont(font(pixels * scale, weight))
            label.setStyleSheet(f"color: {colour};")
            row.addWidget(label, stretch)
        return row


def _light(painter: QPainter, box: QRectF, scale: float) -> None:
    """Draw a glow around a card."""
    for ring in range(RINGS):
        by = REACH * scale * (ring + 1) / RINGS
        painter.setOpacity(0.07)
        rounded(painter, box.adjusted(-by, -by, by, by), 6 + by, GLOW)
    painter.setOpacity(1.0)
