"""Trays of small cards below a ledger line; cards of the same value lie together."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from ...engine.events import Tray
from ..art.brushes import RIGHT, rounded, write
from ..art.deck import Deck
from ..basis.palette import CHROMES, INK
from ..basis.theme import BODY, CAPTION, MEDIUM, STRONG, font, width_of
from ..wording import ledger as words
from ..wording.card_names import card_names
from ..wording.tongue import digits

LINEN = "#EFE5CF"
INDENT, HIGH, GAP, RADIUS, LEFT = 26, 64, 6, 8, 8  # pixels
CARD, STEP, CLOSE, MANY = 36, 38, 22, 9  # pixels; more than 9 cards lie closer
FEW, LOW = 3, 52  # more than 3 trays are lower; pixels
QUIET = CHROMES["light"].quiet


class Trays(QWidget):
    """The cards of a ledger line, tray by tray."""

    def __init__(
        self, trays: Sequence[Tray], deck: Deck, scale: float, notes: Sequence[str] = ()
    ) -> None:
        super().__init__()
        tray_notes = notes or [words.tray_note(tray) for tray in trays]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(GAP * scale))
        height = HIGH if len(trays) <= FEW else LOW
        self.shelves = [
            Shelf(tray, deck, scale, note, height)
            for tray, note in zip(trays, tray_notes, strict=True)
        ]
        for shelf in self.shelves:
            column.addWidget(shelf)


class Shelf(QWidget):
    """One tray: its cards, a note on them, and their points."""

    def __init__(self, tray: Tray, deck: Deck, scale: float, note: str, high: int) -> None:
        super().__init__()
        self._high = high
        self.tray, self._deck, self._scale = tray, deck, scale
        self._note = note
        self._sum = digits(tray.points) if tray.points else ""
        self.setAccessibleName(" · ".join(filter(None, self.parts)))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    @property
    def parts(self) -> tuple[str, str, str]:
        """The texts for screen readers: the cards, the note and the points."""
        return card_names(self.tray.cards), self._note, self._sum

    def sizeHint(self) -> QSize:
        return QSize(round(200 * self._scale), round(self._high * self._scale))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rounded(painter, QRectF(self.rect()), RADIUS * self._scale, LINEN)
        self._lay_cards(painter, self.width() - self._write(painter))
        painter.end()

    def _write(self, painter: QPainter) -> float:
        """Write the note and the points; return the width in pixels that they take on the right."""
        scale, box = self._scale, QRectF(self.rect())
        sum_type, note_type = font(BODY * scale, STRONG), font(CAPTION * scale, MEDIUM)
        room = 14 * scale
        for text, kind, colour in ((self._sum, sum_type, INK), (self._note, note_type, QUIET)):
            if text:
                write(painter, box.adjusted(0, 0, -room, 0), text, kind, colour, RIGHT)
                room += width_of(text, kind) + 14 * scale
        return room

    def _lay_cards(self, painter: QPainter, room: float) -> None:
        """Draw the cards side by side, closer together if there are many."""
        scale, cards = self._scale, self.tray.cards
        width, left = CARD * scale, LEFT * scale
        step = (STEP if len(cards) <= MANY else CLOSE) * scale
        step = min(step, (room - left - width) / max(len(cards) - 1, 1))
        margin = self._deck.margin(width)
        top = (self.height() - width * 1.4) / 2
        for place, card in enumerate(cards):
            at = QPointF(left + place * step, top) - margin
            painter.drawPixmap(at, self._deck.picture(card, width))
