"""Small pictures of the cards that a score line counts.

They lie on trays, strips that each hold one group of cards that are scored together.
"""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from ...engine.cards import Card
from ...engine.events import ScoredCardGroup
from ..art.card_pictures import CARD_ASPECT, CardPictures
from ..art.painter_tools import ALIGN_RIGHT, draw_text, fill_rounded_rect
from ..board.table_layout import CardSpot
from ..common.palette import CHROME_SCHEMES, INK
from ..common.theme import BODY, CAPTION, DEMI_BOLD, MEDIUM, create_font, text_width
from ..text import hand_score_ledger as words
from ..text.card_names import card_names
from ..text.i18n import localized_digits

LINEN_COLOUR = "#EFE5CF"
INDENT, TRAY_HEIGHT, TRAY_GAP, CORNER_RADIUS, CARDS_LEFT = 26, 64, 6, 8, 8  # pixels
CARD_WIDTH, CARD_STEP, CLOSE_CARD_STEP, MANY_CARDS = (
    36,
    38,
    22,
    9,
)  # pixels; steps for up to 9 cards, and for more
FEW_TRAYS, LOW_TRAY_HEIGHT = 3, 52  # number of trays above which they are lower; pixels
QUIET = CHROME_SCHEMES["light"].quiet


class CardTrays(QWidget):
    """Shows the cards of a score line on one tray per group of cards."""

    def __init__(
        self,
        trays: Sequence[ScoredCardGroup],
        deck: CardPictures,
        scale: float,
        notes: Sequence[str] = (),
    ) -> None:
        super().__init__()
        tray_notes = notes or [words.points_each_text(tray) for tray in trays]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(TRAY_GAP * scale))
        height = TRAY_HEIGHT if len(trays) <= FEW_TRAYS else LOW_TRAY_HEIGHT
        self.tray_views = [
            CardTrayView(tray, deck, scale, note, height)
            for tray, note in zip(trays, tray_notes, strict=True)
        ]
        for shelf in self.tray_views:
            column.addWidget(shelf)


class CardTrayView(QWidget):
    """A tray: one group of cards, with a note and their points on the right."""

    def __init__(
        self, tray: ScoredCardGroup, deck: CardPictures, scale: float, note: str, height: int
    ) -> None:
        super().__init__()
        self._base_height = height
        self.tray, self._deck, self._scale = tray, deck, scale
        self._note = note
        self._corners: list[tuple[Card, QPointF]] = []  # as painted, from bottom to top
        self._points_text = localized_digits(tray.points) if tray.points else ""
        self.setAccessibleName(" · ".join(filter(None, self.spoken_parts)))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    @property
    def spoken_parts(self) -> tuple[str, str, str]:
        """What screen readers read: the cards, the note and the points."""
        return card_names(self.tray.cards), self._note, self._points_text

    def sizeHint(self) -> QSize:
        return QSize(round(200 * self._scale), round(self._base_height * self._scale))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill_rounded_rect(painter, QRectF(self.rect()), CORNER_RADIUS * self._scale, LINEN_COLOUR)
        self._draw_cards(painter, self.width() - self._write_texts(painter))
        painter.end()

    def _write_texts(self, painter: QPainter) -> float:
        scale, box = self._scale, QRectF(self.rect())
        sum_type, note_type = (
            create_font(BODY * scale, DEMI_BOLD),
            create_font(CAPTION * scale, MEDIUM),
        )
        room = 14 * scale
        for text, kind, colour in (
            (self._points_text, sum_type, INK),
            (self._note, note_type, QUIET),
        ):
            if text:
                draw_text(painter, box.adjusted(0, 0, -room, 0), text, kind, colour, ALIGN_RIGHT)
                room += text_width(text, kind) + 14 * scale
        return room

    def card_at(self, position: QPointF) -> tuple[Card, CardSpot] | None:
        for card, corner in reversed(self._corners):
            width = CARD_WIDTH * self._scale
            if QRectF(corner, QSizeF(width, width * CARD_ASPECT)).contains(position):
                middle = corner + QPointF(width, width * CARD_ASPECT) / 2
                return card, CardSpot(middle.x(), middle.y(), 0.0, width)
        return None

    def _draw_cards(self, painter: QPainter, available: float) -> None:
        scale, cards = self._scale, self.tray.cards
        width, left = CARD_WIDTH * scale, CARDS_LEFT * scale
        step = (CARD_STEP if len(cards) <= MANY_CARDS else CLOSE_CARD_STEP) * scale
        step = min(step, (available - left - width) / max(len(cards) - 1, 1))
        margin = self._deck.shadow_margin(width)
        top = (self.height() - width * CARD_ASPECT) / 2
        self._corners = [
            (card, QPointF(left + place * step, top)) for place, card in enumerate(cards)
        ]
        for card, corner in self._corners:
            painter.drawPixmap(corner - margin, self._deck.picture(card, width))
