"""All possible deals of the cards that a seat does not see, as bit masks."""

from collections.abc import Sequence

from ...bots.kernel.constants import WORDS
from ...bots.proven import proven
from ...bots.worlds import dealer
from ...engine.cards import CardSet, members
from ...engine.frozen import frozen
from ...engine.state import Seat
from ...engine.view import View


@frozen
class Deals:
    """The deals that a seat thinks possible, indexed by who holds which card."""

    hands: tuple[tuple[CardSet, ...], ...]
    holding: tuple[tuple[int, ...], ...]  # by seat and card: the mask of deals with it

    @property
    def every(self) -> int:
        """Return the mask of all deals."""
        return (1 << len(self.hands)) - 1

    def by_hand(self, seat: Seat, known: int, gone: CardSet) -> list[int]:
        """Return the deals of a mask split into masks in which a seat holds the same cards."""
        parts = [known]
        for card, where in enumerate(self.holding[seat]):
            if where & known and not gone >> card & 1:
                parts = [part for each in parts for part in (each & where, each & ~where) if part]
        return parts

    def first_of(self, known: int) -> tuple[CardSet, ...]:
        """Return the hands of the first deal of a mask."""
        return self.hands[(known & -known).bit_length() - 1]


def possible_deals(view: View, most: int) -> Deals | None:
    """Return all deals that the seat of the view thinks possible, or None if there are too many."""
    belief = proven(view)
    lanes, players = belief.setting.lanes, view.game.seating.players
    words = dealer(belief, lanes).all(most)
    if not words:
        return None
    hands = [
        tuple(lanes.card_set(word) for word in words[at : at + players])
        for at in range(0, len(words), WORDS)
    ]
    return deals_of(hands)


def deals_of(hands: Sequence[tuple[CardSet, ...]]) -> Deals:
    """Return these deals with the index of who holds which card."""
    holding = [[0] * 53 for _ in hands[0]]
    for number, deal in enumerate(hands):
        for seat, held in enumerate(deal):
            for card in members(held):
                holding[seat][card] |= 1 << number
    return Deals(tuple(hands), tuple(map(tuple, holding)))
