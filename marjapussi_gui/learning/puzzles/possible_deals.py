"""All deals that are possible given what a seat sees. Sets of deals are bit masks."""

from collections.abc import Sequence

from ...bots.belief.seat_position import SeatPosition
from ...bots.kernel.constants import WORLD_WORDS
from ...engine.cards import CardSet, cards_in_set
from ...engine.frozen import frozen
from ...engine.state import Seat
from ...engine.view import View


@frozen
class PossibleDeals:
    """All deals that a seat considers possible, indexed by which seat holds which card."""

    hands: tuple[tuple[CardSet, ...], ...]
    # by seat and card: mask of the deals in which the seat holds the card
    deals_by_card: tuple[tuple[int, ...], ...]

    @property
    def all_deals(self) -> int:
        """The mask with a bit set for every deal."""
        return (1 << len(self.hands)) - 1

    def split_by_hand(self, seat: Seat, deals_mask: int, played_cards: CardSet) -> list[int]:
        """Split a mask into masks of deals in which the seat holds the same unplayed cards."""
        parts = [deals_mask]
        for card, where in enumerate(self.deals_by_card[seat]):
            if where & deals_mask and not played_cards >> card & 1:
                parts = [part for each in parts for part in (each & where, each & ~where) if part]
        return parts

    def first_deal(self, deals_mask: int) -> tuple[CardSet, ...]:
        """Return the hands in the first deal whose bit is set in the mask."""
        return self.hands[(deals_mask & -deals_mask).bit_length() - 1]


def possible_deals(view: View, max_deals: int) -> PossibleDeals | None:
    """Return the deals that the viewing seat considers possible, or None if there are too many."""
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
    """Index deals by which seat holds which card."""
    holding = [[0] * 53 for _ in deals[0]]
    for number, deal in enumerate(deals):
        for seat, held in enumerate(deal):
            for card in cards_in_set(held):
                holding[seat][card] |= 1 << number
    return PossibleDeals(tuple(deals), tuple(map(tuple, holding)))
