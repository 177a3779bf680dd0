"""The panel of cards that are still out, in hands that the player can't see.

It also lists what has been proven about the hands of the other seats.
"""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ...engine.cards import CARDS_OF_SUIT, Card, CardSet, cards_in_set
from ...ports.services import ProvenHoldings
from ..art.card_pictures import CardPictures, small_card_pictures
from ..board.hand_order import SUIT_ORDER
from ..text.card_names import card_names, join_with_and, suit_name
from ..text.i18n import say
from ..text.table_players import TablePlayers
from .side_panel import SidePanel

CARD_WIDTH = 36.0


class CardsOutPanel(SidePanel):
    """Shows by suit which cards are still out, and a sentence for each proven fact."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(say("table-observations"), parent)

    def show_cards_out(
        self, proven: ProvenHoldings, people: TablePlayers, deck: CardPictures
    ) -> None:
        self.show_content(partial(self._build, proven, people, small_card_pictures(deck)))

    def _build(self, proven: ProvenHoldings, people: TablePlayers, deck: CardPictures) -> None:
        column = self._create_column(say("table-observations"), self.spacing(0))
        for suit in SUIT_ORDER:
            if cards := cards_in_set(proven.still_out & CARDS_OF_SUIT[suit]):
                column.addWidget(CardRow(cards, deck, self.scale))
        for sentence in proven_holdings_sentences(
            proven, people.with_short_names(self.max_name_length)
        ):
            label = self.create_label(sentence)
            label.setWordWrap(True)
            column.addWidget(label)
        column.addStretch(1)


class CardRow(QWidget):
    """A row of cards, which overlap if space is short."""

    def __init__(self, cards: Sequence[Card], deck: CardPictures, scale: float) -> None:
        super().__init__()
        self.cards, self._deck, self._card_width = cards, deck, CARD_WIDTH * scale
        self.setAccessibleName(card_names(cards))
        self.setFixedHeight(round(1.4 * self._card_width) + 4)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, width = QPainter(self), self._card_width
        room = (self.width() - width - 6) / max(len(self.cards) - 1, 1)
        step, margin = min(width + 2, room), self._deck.shadow_margin(width)
        for place, card in enumerate(self.cards):
            at = QPointF(2 + place * step, 2) - margin
            painter.drawPixmap(at, self._deck.picture(card, width))
        painter.end()


def proven_holdings_sentences(proven: ProvenHoldings, people: TablePlayers) -> list[str]:
    lines = []
    for seat in people.seating.seats:
        if people.is_own_seat(seat):
            continue
        name = people.name(seat)
        if proven.holdings[seat]:
            lines.append(
                say("holding", name=name, cards=card_names(cards_in_set(proven.holdings[seat])))
            )
        lacking = _excluded_suits(proven.excluded[seat], proven.still_out)
        if lacking:
            lines.append(say("void", name=name, suits=lacking))
    return lines


def _excluded_suits(excluded: CardSet, cards_out: CardSet) -> str:
    """Return the symbols of the suits that a hand can't hold, although cards of them are out."""
    suits = [
        suit
        for suit in SUIT_ORDER
        if cards_out & CARDS_OF_SUIT[suit] and not cards_out & CARDS_OF_SUIT[suit] & ~excluded
    ]
    return join_with_and([suit_name(suit) for suit in suits])
