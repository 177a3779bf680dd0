"""All possible deals of the cards that a seat does not see, as bit masks."""

from collections.abc import Sequence

from ...bots.belief.seat_position import SeatPosition
from ...bots.kernel.constants import WORLD_WORDS
from ...engine.cards import CardSet, cards_in_set
from ...engine.frozen import frozen
from ...engine.state import Seat
from ...engine.view import View


@frozen
class PossibleDeals:
    """The deals that a seat thinks possible, indexed by who holds which card."""

    hands: tuple[tuple[CardSet, ...], ...]
    deals_by_card: tuple[tuple[int, ...], ...]  # by seat and card: the mask of deals with it

    @property
    def all_deals(self) -> int:
        """Return the mask of all deals."""
        return (1 << len(self.hands)) - 1

    def split_by_hand(self, seat: Seat, deals_mask: int, played_cards: CardSet) -> list[int]:
        """Return the deals of a mask split into masks in which a seat holds the same cards."""
        parts = [deals_mask]
        for card, where in enumerate(self.deals_by_card[seat]):
            if where & deals_mask and not played_cards >> card & 1:
                parts = [part for each in parts for part in (each & where, each & ~where) if part]
        return parts

    def first_deal(self, deals_mask: int) -> tuple[CardSet, ...]:
        """Return the hands of the first deal of a mask."""
        return self.hands[(deals_mask & -deals_mask).bit_length() - 1]


def possible_deals(view: View, max_deals: int) -> PossibleDeals | None:
    """Return all deals that the seat of the view thinks possible, or None if there are too many."""
    position = SeatPosition(view)
    lanes, players = position.codes, view.game.seating.players
    words = position.world_dealer.all_worlds(max_deals)
    if not words:
        return None
    hands = [
        tuple(lanes.decode(word) for word in words[at : at + players])
        for at in range(0, len(words), WORLD_WORDS)
    ]
    return index_deals(hands)


def index_deals(deals: Sequence[tuple[CardSet, ...]]) -> PossibleDeals:
    """Return these deals with the index of who holds which card."""
    holding = [[0] * 53 for _ in deals[0]]
    for number, deal in enumerate(deals):
        for seat, held in enumerate(deal):
            for card in cards_in_set(held):
                holding[seat][card] |= 1 << number
    return PossibleDeals(tuple(deals), tuple(map(tuple, holding)))
