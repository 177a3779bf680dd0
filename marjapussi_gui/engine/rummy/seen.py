"""Observations in rummy: the cards that all players saw a seat take, show or discard."""

from collections import Counter
from typing import NamedTuple

from ..cards import HIDDEN, Card
from ..state import Rummy, Seat

Cards = tuple[Card, ...]


class SeenOf(NamedTuple):
    """The cards that all players have seen of one seat."""

    holds: Cards  # taken or shown, and neither discarded nor laid since
    threw: Cards


def seen_of(rummy: Rummy, seat: Seat) -> SeenOf:
    """Return the cards that all players have seen of one seat."""
    turns = [turn for turn in rummy.turns if turn.seat == seat]
    took = [turn.offer for turn in turns if turn.offer >= 0]
    shown = [card for meld in rummy.shown[seat] for card in meld]
    held: Counter[Card] = Counter(took) | Counter(shown)
    held.subtract(turn.discard for turn in turns)
    held.subtract(card for meld in rummy.laid[seat] for card in meld)
    return SeenOf(tuple(sorted(held.elements())), tuple(turn.discard for turn in turns))


def unseen(rummy: Rummy, seat: Seat, card: Card, copies: int) -> int:
    """Return the number of copies of a card that a seat has not seen."""
    seen = [*rummy.hands[seat], *rummy.discards]
    if rummy.tiplu >= 0 and rummy.stock and not rummy.reshuffled:
        # The tiplu is the last card of the stock, and this player has looked at it
        seen.append(rummy.tiplu)
    seen += [each for sets in rummy.laid for meld in sets for each in meld]
    seen += [
        each
        for other, hand in enumerate(rummy.hands)
        if other != seat and HIDDEN in hand
        for each in seen_of(rummy, Seat(other)).holds
    ]
    return max(copies - seen.count(card), 0)
