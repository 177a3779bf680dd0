"""What all players could observe in rummy: cards that a seat took, showed or discarded."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from ..cards import HIDDEN, Card
from ..events import DISCARD_ZONE, STOCK_ZONE, Zone, hide_cards
from ..state import NO_CARD, NOBODY, RummyState, Seat

Cards = tuple[Card, ...]


class SeatObservations(NamedTuple):
    """The cards that all players have seen a seat take, show or discard."""

    known_cards: Cards  # still in hand: taken or shown, and neither discarded nor laid since then
    discards: Cards


def observations_of(rummy: RummyState, seat: Seat) -> SeatObservations:
    """Return the cards that all players have seen a seat take, show or discard."""
    turns = [turn for turn in rummy.turns if turn.seat == seat]
    took = [turn.taken_offer for turn in turns if turn.taken_offer >= 0]
    shown = [card for meld in rummy.shown_tunnelas[seat] for card in meld]
    held: Counter[Card] = Counter(took) | Counter(shown)
    held.subtract(turn.discard for turn in turns)
    held.subtract(card for meld in rummy.laid_sets[seat] for card in meld)
    return SeatObservations(tuple(sorted(held.elements())), tuple(turn.discard for turn in turns))


def discarding_seats(rummy: RummyState) -> tuple[Seat, ...]:
    """Return who discarded each card; NOBODY for the one turned up by the deal."""
    seats = [NOBODY]
    for turn in rummy.turns:
        if turn.taken_offer != NO_CARD:
            seats.pop()
        seats.append(turn.seat)
    if rummy.drawn_from_offer != NO_CARD:
        seats.pop()
    return tuple(seats[len(seats) - len(rummy.discards) :])


def count_unseen_copies(rummy: RummyState, seat: Seat, card: Card, copy_count: int) -> int:
    """Return how many copies of a card a seat has not seen yet, out of copy_count."""
    seen = [*rummy.hands[seat], *rummy.discards]
    if rummy.tiplu >= 0 and rummy.stock and not rummy.reshuffle_count:
        # the tiplu is the last card of the stock, and this player has looked at it
        seen.append(rummy.tiplu)
    seen += [each for sets in rummy.laid_sets for meld in sets for each in meld]
    seen += [
        each
        for other, hand in enumerate(rummy.hands)
        if other != seat and HIDDEN in hand
        for each in observations_of(rummy, Seat(other)).known_cards
    ]
    return max(copy_count - seen.count(card), 0)


def visible_rummy_state(rummy: RummyState, seat: Seat, *, is_turn: bool) -> RummyState:
    """Return the deal as one seat may see it, with HIDDEN in place of cards that it can't see."""
    if not rummy.hands:
        return rummy
    knows_tiplu = seat != NOBODY and bool(rummy.laid_sets[seat])
    return RummyState(
        hands=tuple(
            held if owner == seat else hide_cards(held) for owner, held in enumerate(rummy.hands)
        ),
        laid_sets=rummy.laid_sets,
        shown_tunnelas=rummy.shown_tunnelas,
        stock=hide_cards(rummy.stock),
        discards=rummy.discards,
        turns=rummy.turns,
        tiplu=rummy.tiplu if knows_tiplu or rummy.tiplu == NO_CARD else HIDDEN,
        reshuffle_count=rummy.reshuffle_count,
        pending_chance=rummy.pending_chance,
        has_drawn=rummy.has_drawn,
        drawn_from_offer=rummy.drawn_from_offer,
        drawn_from_stock=rummy.drawn_from_stock
        if is_turn or rummy.drawn_from_stock == NO_CARD
        else HIDDEN,
        laid_this_turn=rummy.laid_this_turn,
        winner=rummy.winner,
    )


def rummy_zones(rummy: RummyState, seat: Seat) -> Iterator[tuple[Zone, tuple[Card, ...]]]:
    for owner, held in enumerate(rummy.hands):
        yield Zone("hand", owner), held if owner == seat else hide_cards(held)
    for owner, sets in enumerate(rummy.laid_sets):
        for place, cards in enumerate(sets):
            yield Zone("laid", owner, place), cards
    yield STOCK_ZONE, hide_cards(rummy.stock)
    yield DISCARD_ZONE, rummy.discards
