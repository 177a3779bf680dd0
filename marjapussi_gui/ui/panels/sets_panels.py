"""The panels of set games: the discards, and what each player has shown of their hand."""

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtWidgets import QVBoxLayout, QWidget

from ...engine.cards import Card
from ...engine.rummy.seen import seen_of, unseen
from ...engine.view import View
from ..art.deck import Deck, small_deck
from ..basis.theme import BODY, REGULAR, STRONG
from ..board.sets import best_groups, kind, lacking_in
from ..wording import sets as words
from ..wording.people import People
from .body import BAR, Body
from .known import CardRow
from .side_panel import SidePanel

CARD, LEAST = 36.0, 17.0  # pixels


class SetsPanel(SidePanel):
    """A panel with a column of sentences and rows of cards."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self.rows: list[CardRow] = []

    def _begin(self, title: str) -> QVBoxLayout:
        self.entitle(title)
        self.rows = []
        sheet = QWidget()
        column = QVBoxLayout(sheet)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self.space(0))
        area = Body(sheet, self.content_width, self)
        area.setAccessibleName(title)
        self.content.addWidget(area)
        self._focused = self.close_button
        return column

    def _add_words(self, column: QVBoxLayout, text: str, *, is_name: bool = False) -> None:
        label = self.label(text, BODY, STRONG if is_name else REGULAR)
        label.setWordWrap(True)
        column.addWidget(label)

    def _add_cards(self, column: QVBoxLayout, cards: Sequence[Card], deck: Deck) -> None:
        """Add as many rows as the cards need to stay distinguishable."""
        room = self.content_width - BAR - CARD * self.scale
        line = max(int(room / (LEAST * self.scale)) + 1, 1)
        for first in range(0, len(cards), line):
            row = CardRow(cards[first : first + line], deck, self.scale)
            self.rows.append(row)
            column.addWidget(row)


class DiscardsPanel(SetsPanel):
    """All discards in the order in which they were discarded."""

    def tell(self, view: View, deck: Deck) -> None:
        self.show_made(partial(self._tell, view.rummy.discards, small_deck(deck)))

    @property
    def cards(self) -> list[Card]:
        """The cards shown; the last one can be taken."""
        return [card for row in self.rows for card in row.cards]

    def _tell(self, cards: tuple[Card, ...], deck: Deck) -> None:
        column = self._begin(words.discards())
        self._add_cards(column, cards, deck)
        self._add_words(column, words.newest_last() if cards else words.none_discarded())
        column.addStretch(1)


class SeenPanel(SetsPanel):
    """What is known of each hand, and how many of the wanted cards may still come."""

    def tell(self, view: View, people: People, deck: Deck) -> None:
        self.show_made(partial(self._tell, view, people, small_deck(deck)))

    def _tell(self, view: View, people: People, deck: Deck) -> None:
        column = self._begin(words.seen_title())
        for text in wanted(view):
            self._add_words(column, text)
        for seat in view.game.seating.seats:
            if seat == view.seat:
                continue
            seen = seen_of(view.rummy, seat)
            self._add_words(column, people.brief(self.longest_name).name(seat), is_name=True)
            for form, cards in ((words.holds, seen.holds), (words.threw, seen.threw)):
                if cards:
                    self._add_words(column, form())
                    self._add_cards(column, cards, deck)
            if not (seen.holds or seen.threw):
                self._add_words(column, words.nothing_seen())
        column.addStretch(1)


def wanted(view: View) -> Iterator[str]:
    """Yield how many copies may still come, for each card that would complete a set."""
    listed = set()
    for group in best_groups(view):
        for card in lacking_in(view, group) if not kind(view, group) else ():
            if card not in listed:
                listed.add(card)
                copies = view.game.dealing.cards.count(card)
                yield words.unseen(card, unseen(view.rummy, view.seat, card, copies))
