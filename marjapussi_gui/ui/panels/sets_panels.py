"""The panels for rummy: all discards, and the known cards of each player."""

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QMoveEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ...engine.cards import Card
from ...engine.rummy.observations import (
    count_unseen_copies,
    discarding_seats,
    observations_of,
)
from ...engine.state import NOBODY, RummyState, Seat
from ...engine.view import View
from ..art.card_pictures import CardPictures, small_card_pictures
from ..board.hand_sets import best_groups, missing_cards, set_kind
from ..board.table_layout import CARD_RATIO, CardSpot
from ..common.theme import BODY, DEMI_BOLD, REGULAR
from ..text import sets_text as words
from ..text.card_names import card_names
from ..text.i18n import Message, say
from ..text.table_players import TablePlayers
from ..widgets.scroll_area import SCROLL_BAR_WIDTH
from .explainable_cards import ExplainableCard, ExplainableCards
from .side_panel import SidePanel

CARD_WIDTH, MIN_CARD_STEP = 36.0, 17.0  # pixels


class SetsPanel(SidePanel):
    """The base class of the panels for rummy, with sentences and rows of explainable cards."""

    card_asked = Signal(object)  # an ExplainableCard

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self.card_rows: list[ExplainableCardRow] = []
        self.explainable: ExplainableCards | None = None

    def _create_explainable_column(self, title: str) -> QVBoxLayout:
        self.card_rows = []
        column = self._create_column(title, self.spacing(0))
        self.explainable = ExplainableCards(column.parentWidget() or self)
        self.explainable.asked.connect(self.card_asked)
        return column

    def _add_text(self, column: QVBoxLayout, text: str, *, is_name: bool = False) -> None:
        label = self.create_label(text, BODY, DEMI_BOLD if is_name else REGULAR)
        label.setWordWrap(True)
        column.addWidget(label)

    def _add_cards(
        self,
        column: QVBoxLayout,
        cards: Sequence[Card],
        seats: Sequence[Seat],
        deck: CardPictures,
    ) -> None:
        assert self.explainable is not None
        room = self.content_width - SCROLL_BAR_WIDTH - CARD_WIDTH * self.scale
        line = max(int(room / (MIN_CARD_STEP * self.scale)) + 1, 1)
        for first in range(0, len(cards), line):
            part = slice(first, first + line)
            row = ExplainableCardRow(self.explainable, cards[part], seats[part], deck, self.scale)
            self.card_rows.append(row)
            column.addWidget(row)


class DiscardsPanel(SetsPanel):
    """Shows all discards in order, the oldest first."""

    def show_discards(self, view: View, deck: CardPictures) -> None:
        self.show_content(partial(self._build, view.rummy, small_card_pictures(deck)))

    @property
    def cards(self) -> list[Card]:
        """The cards in the panel, the drawable one last."""
        return [card for row in self.card_rows for card in row.cards]

    def _build(self, rummy: RummyState, deck: CardPictures) -> None:
        column, cards = self._create_explainable_column(say("discards")), rummy.discards
        self._add_cards(column, cards, discarding_seats(rummy), deck)
        self._add_text(column, say("newest-last") if cards else say("no-discards"))
        if cards:
            self._add_text(column, say("ask-hint"))
        column.addStretch(1)


class KnownCardsPanel(SetsPanel):
    """Shows opponents' known cards and discards, and how many missing cards are unseen."""

    def show_known_cards(self, view: View, people: TablePlayers, deck: CardPictures) -> None:
        self.show_content(partial(self._build, view, people, small_card_pictures(deck)))

    def _build(self, view: View, people: TablePlayers, deck: CardPictures) -> None:
        column = self._create_explainable_column(say("sets-observations"))
        for text in missing_card_sentences(view):
            self._add_text(column, text)
        for seat in view.game.seating.seats:
            if seat == view.seat:
                continue
            seen = observations_of(view.rummy, seat)
            self._add_text(
                column, people.with_short_names(self.max_name_length).name(seat), is_name=True
            )
            for form, cards in (
                (Message("known-cards"), seen.known_cards),
                (Message("discarded"), seen.discards),
            ):
                if cards:
                    self._add_text(column, form())
                    self._add_cards(column, cards, [seat] * len(cards), deck)
            if not (seen.known_cards or seen.discards):
                self._add_text(column, say("nothing-seen"))
        column.addStretch(1)


class ExplainableCardRow(QWidget):
    """A row of explainable cards, which overlap if space is short.

    The cards lie on the sheet beside the row, so that "Why this?" finds space there.
    """

    def __init__(
        self,
        explainable: ExplainableCards,
        cards: Sequence[Card],
        seats: Sequence[Seat],
        deck: CardPictures,
        scale: float,
    ) -> None:
        super().__init__()
        self.cards, self._card_width = cards, CARD_WIDTH * scale
        spot = CardSpot(0.0, 0.0, 0.0, self._card_width)
        sheet = explainable.host
        self._explainable_cards = [
            ExplainableCard(sheet, seat, card, spot, deck)
            for seat, card in zip(seats, cards, strict=True)
        ]
        for seat, each in zip(seats, self._explainable_cards, strict=True):
            each.setEnabled(seat != NOBODY)  # nobody chose the card that the deal turned up
            explainable.add(each)
        self.setAccessibleName(card_names(cards))
        self.setFixedHeight(round(CARD_RATIO * self._card_width) + 4)

    def _place_cards(self) -> None:
        room = (self.width() - self._card_width - 6) / max(len(self.cards) - 1, 1)
        step, middle = min(self._card_width + 2, room), self._card_width / 2 + 2
        for place, card in enumerate(self._explainable_cards):
            at = self.pos() + QPoint(round(middle + place * step), self.height() // 2)
            card.move_centre(at.x(), at.y())

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self._place_cards()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_cards()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._place_cards()


def missing_card_sentences(view: View) -> Iterator[str]:
    listed = set()
    for group in best_groups(view):
        for card in missing_cards(view, group) if not set_kind(view, group) else ():
            if card not in listed:
                listed.add(card)
                copies = view.game.dealing_phase.cards.count(card)
                yield words.unseen_copies_text(
                    card, count_unseen_copies(view.rummy, view.seat, card, copies)
                )
