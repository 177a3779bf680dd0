"""All deals that are possible given what a seat sees. Sets of deals are bit masks."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import permutations

from ...bots.belief.seat_position import SeatPosition
from ...bots.kernel.constants import WORLD_WORDS
from ...engine.cards import Card, CardSet, cards_in_set
from ...engine.frozen import frozen
from ...engine.game import Game
from ...engine.phases.tricks import TrickPhase
from ...engine.state import GameState, Seat
from ...engine.view import View

# cards that a seat has got since the start, each with its index among the covered cards
Draws = tuple[tuple[int, Seat], ...]


@frozen
class PossibleDeals:
    """All deals that a seat considers possible, indexed by which seat holds which card.

    Covered cards are those that some seat will get later: the stock in the order in which it is
    drawn, or the face-down cards of the rows, by seat and place.
    """

    hands: tuple[tuple[CardSet, ...], ...]
    # by seat and card: mask of the deals in which the seat holds the card
    deals_by_card: tuple[tuple[int, ...], ...]
    covered: tuple[tuple[Card, ...], ...] = ()  # by deal; empty if there are no such cards

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

    def after_draws(self, draws: Draws) -> "PossibleDeals":
        """Return the deals with the drawn cards moved to the hands of the seats that drew them."""
        if not draws:
            return self
        hands = []
        for held, covered in zip(self.hands, self.covered, strict=True):
            now = list(held)
            for index, seat in draws:
                now[seat] |= 1 << covered[index]
            hands.append(tuple(now))
        return replace(index_deals(hands), covered=self.covered)

    def every(self, step: int) -> "PossibleDeals":
        """Return every step-th deal."""
        if step == 1:
            return self
        return replace(index_deals(self.hands[::step]), covered=self.covered[::step])

    def split_by_covered_card(self, index: int, deals_mask: int) -> list[int]:
        """Split a mask of deals by the covered card that they have at this index."""
        parts: dict[Card, int] = {}
        left = deals_mask
        while left:
            lowest = left & -left
            card = self.covered[lowest.bit_length() - 1][index]
            parts[card] = parts.get(card, 0) | lowest
            left ^= lowest
        return list(parts.values())

    def covered_in_first_deal(self, deals_mask: int) -> tuple[Card, ...]:
        """Return the covered cards of the first deal whose bit is set in the mask."""
        return self.covered[(deals_mask & -deals_mask).bit_length() - 1]

    def first_deal_in_mask(self, deals_mask: int) -> tuple[CardSet, ...]:
        """Return the hands in the first deal whose bit is set in the mask."""
        return self.hands[(deals_mask & -deals_mask).bit_length() - 1]


def cards_to_come(game: Game, state: GameState) -> tuple[Card, ...]:
    """Return the cards that some seat will still get: a stock to draw from, or face-down cards."""
    phase = game.phases[state.phase]
    if isinstance(phase, TrickPhase) and phase.full_hand_size:
        return state.stock
    return tuple(card for row in state.rows.face_down for card in row if card >= 0)


def possible_deals(view: View, max_deals: int) -> PossibleDeals | None:
    """Return the deals that the viewing seat considers possible, or None if there are too many."""
    position = SeatPosition(view)
    lanes, players = position.codes, view.game.seating.players
    words = position.world_dealer.all_worlds(max_deals)
    if not words:
        return None
    worlds = [
        [lanes.decode(word) for word in words[at : at + WORLD_WORDS]]
        for at in range(0, len(words), WORLD_WORDS)
    ]
    if not _has_cards_to_come(position):
        return index_deals([tuple(world[:players]) for world in worlds])
    deals = [
        (tuple(world[:players]), order)
        for world in worlds
        for order in permutations(cards_in_set(world[-1]))
    ]
    if len(deals) > max_deals:
        return None
    return replace(
        index_deals([hands for hands, _ in deals]), covered=tuple(order for _, order in deals)
    )


def _has_cards_to_come(position: SeatPosition) -> bool:
    """Return whether there are cards that aren't in play yet, but will come to some seat."""
    is_drawn = position.adapter.phase.full_hand_size or position.state.rows.face_up
    return bool(is_drawn and position.belief.out_of_play_count)


def index_deals(deals: Sequence[tuple[CardSet, ...]]) -> PossibleDeals:
    """Index deals by which seat holds which card."""
    holding = [[0] * 53 for _ in deals[0]]
    for number, deal in enumerate(deals):
        for seat, held in enumerate(deal):
            for card in cards_in_set(held):
                holding[seat][card] |= 1 << number
    return PossibleDeals(tuple(deals), tuple(map(tuple, holding)))
