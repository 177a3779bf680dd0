"""What everybody could see of a deal of sets: what each took, kept and threw, and what is out."""

from collections import Counter
from typing import NamedTuple

from ..cards import HIDDEN, Card
from ..state import Rummy, Seat

Cards = tuple[Card, ...]


class SeenOf(NamedTuple):
    """What was seen of one seat."""

    holds: Cards  # that it took from the offer or showed, and did not throw or lay since
    threw: Cards


def seen_of(rummy: Rummy, seat: Seat) -> SeenOf:
    """Return what everybody has seen of a seat's hand."""
    turns = [turn for turn in rummy.turns if turn.seat == seat]
    took = [turn.offer for turn in turns if turn.offer >= 0]
    shown = [card for meld in rummy.shown[seat] for card in meld]
    held: Counter[Card] = Counter(took) | Counter(shown)
    held.subtract(turn.discard for turn in turns)
    held.subtract(card for meld in rummy.laid[seat] for card in meld)
    return SeenOf(tuple(sorted(held.elements())), tuple(turn.discard for turn in turns))


def unseen(rummy: Rummy, seat: Seat, card: Card, copies: int) -> int:
    """Return how many copies of a card a seat has not seen: they are in the stock or in hands."""
    lying = [*rummy.hands[seat], *rummy.discards]
    if rummy.tiplu >= 0 and rummy.stock and not rummy.reshuffled:
        lying.append(rummy.tiplu)  # it was looked at, and is the last that can be drawn
    lying += [each for sets in rummy.laid for meld in sets for each in meld]
    lying += [
        each
        for other, hand in enumerate(rummy.hands)
        if other != seat and HIDDEN in hand
        for each in seen_of(rummy, Seat(other)).holds
    ]
    return max(copies - lying.count(card), 0)
