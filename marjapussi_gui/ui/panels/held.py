"""All hands in the count itself, on a line that opens: where there is no room for them round it."""

from collections.abc import Mapping

from ...engine.cards import Card
from ...engine.events import Tray
from ...engine.state import Seat
from ..art.deck import Deck
from ..wording import ledger as words
from ..wording.people import People
from .leaf import MakeLabel
from .ledger_line import LedgerLine

Held = tuple[tuple[str, tuple[Card, ...]], ...]  # names, and what each held


def by_name(hands: Mapping[Seat, tuple[Card, ...]], people: People) -> Held:
    """Return who held what, oneself first."""
    seats = sorted(hands, key=lambda seat: (seat < people.me, seat))
    return tuple((people.you_or_name(seat), hands[seat]) for seat in seats)


def line_of_hands(held: Held, make_label: MakeLabel, small: Deck, scale: float) -> LedgerLine:
    """Return the line below which the cards of all players lie."""
    line = LedgerLine(make_label(words.all_cards()), make_label(""), scale)
    names, hands = zip(*held, strict=True)
    line.lay_behind([Tray(cards) for cards in hands], small, names)
    return line
