"""What can be proven: the cards still out, and what each seat has shown."""

from functools import partial

from PySide6.QtWidgets import QGridLayout, QWidget

from ...engine.cards import SUIT_SETS, CardSet, members
from ..art.deck import Deck
from ..basis.services import Known
from ..board.hand import IN_ORDER
from ..wording import table as words
from ..wording.card_names import card_names, listed, suit_name
from ..wording.people import People
from .panel import Panel

CARD = 44.0


class KnownPanel(Panel):
    """Cards out by suit, and a sentence for each proof."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(words.known_title(), parent)

    def tell(self, known: Known, people: People, deck: Deck) -> None:
        self.show_made(partial(self._tell, known, people, deck))

    def _tell(self, known: Known, people: People, deck: Deck) -> None:
        self.entitle(words.known_title())
        grid = QGridLayout()
        grid.setSpacing(self.space(0))
        for row, suit in enumerate(IN_ORDER):
            for place, card in enumerate(members(known.out & SUIT_SETS[suit])):
                grid.addWidget(self.card(card, CARD, deck), row, place)
        self.content.addLayout(grid)
        for sentence in sentences(known, people):
            label = self.label(sentence)
            label.setWordWrap(True)
            self.content.addWidget(label)
        self._focused = self.add_close()


def sentences(known: Known, people: People) -> list[str]:
    """Return what is proven of each seat but one's own."""
    lines = []
    for seat in people.seating.seats:
        if people.is_me(seat):
            continue
        name = people.name(seat)
        if known.held[seat]:
            lines.append(words.holds(name, card_names(members(known.held[seat]))))
        lacking = _whole_suits(known.barred[seat], known.out)
        if lacking:
            lines.append(words.has_none_of(name, lacking))
    return lines


def _whole_suits(barred: CardSet, out: CardSet) -> str:
    """Return the suits of which nothing that is out can lie in a hand."""
    suits = [
        suit for suit in IN_ORDER if out & SUIT_SETS[suit] and not out & SUIT_SETS[suit] & ~barred
    ]
    return listed([suit_name(suit) for suit in suits])
