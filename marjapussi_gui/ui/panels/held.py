"""A ledger line that opens to all hands, for windows without room for them around the score."""

from collections.abc import Mapping

from ...engine.cards import Card
from ...engine.events import Tray
from ...engine.state import Seat
from ..art.deck import Deck
from ..wording import ledger as words
from ..wording.people import People
from .leaf import MakeLabel
from .ledger_line import LedgerLine

Held = tuple[tuple[str, tuple[Card, ...]], ...]  # names with their cards


def by_name(hands: Mapping[Seat, tuple[Card, ...]], people: People) -> Held:
    """Return each player's name and cards, the player's own first."""
    seats = sorted(hands, key=lambda seat: (seat < people.me, seat))
    return tuple((people.you_or_name(seat), hands[seat]) for seat in seats)


def line_of_hands(held: Held, make_label: MakeLabel, small: Deck, scale: float) -> LedgerLine:
    """Create the line that opens to the cards of all players."""
    line = LedgerLine(make_label(words.all_cards()), make_label(""), scale)
    names, hands = zip(*held, strict=True)
    line.lay_behind([Tray(cards) for cards in hands], small, names)
    return line
