"""Helpful cards: those that would let a rummy hand lay its first sets, or finish, at once."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from ..cards import Card, remove_cards
from ..state import RummyState, Seat
from .observations import count_unseen_copies
from .turn_rules import RummyTurnRules


class HelpfulCards(NamedTuple):
    """Cards that would let a hand lay or finish, and the number of their unseen copies."""

    cards: tuple[Card, ...]
    unseen_count: int


def can_lay_or_finish_with(
    rummy: RummyState, seat: Seat, turn_rules: RummyTurnRules, drawn_card: Card
) -> bool:
    """Return whether a seat could lay sets or finish on its next turn if it drew this card."""
    hand = tuple(sorted((*rummy.hands[seat], drawn_card)))
    then = _replace_hand(rummy, seat, hand)
    return turn_rules.can_lay(then, seat) or turn_rules.can_finish(then, seat)


def cards_needed_twice(
    rummy: RummyState, seat: Seat, turn_rules: RummyTurnRules, drawn_card: Card
) -> tuple[Card, ...]:
    """Return the cards whose second copy would let the hand lay or finish after this draw.

    Cards that would be enough without the drawn card are left out.
    """
    hand = tuple(sorted((*rummy.hands[seat], drawn_card)))
    then = _replace_hand(rummy, seat, hand)
    return tuple(
        each
        for each in dict.fromkeys(hand)
        if can_lay_or_finish_with(then, seat, turn_rules, each)
        and not can_lay_or_finish_with(rummy, seat, turn_rules, each)
    )


def unseen_counts(rummy: RummyState, seat: Seat, pack: Sequence[Card]) -> dict[Card, int]:
    """Return the number of unseen copies of each card, leaving out cards without any."""
    left = {
        kind: count_unseen_copies(rummy, seat, kind, pack.count(kind)) for kind in sorted(set(pack))
    }
    return {kind: number for kind, number in left.items() if number}


def helpful_cards_by_discard(
    rummy: RummyState, seat: Seat, turn_rules: RummyTurnRules, pack: Sequence[Card]
) -> dict[Card, HelpfulCards]:
    """Return, for each discard that a seat can make, the cards that would help it afterwards."""
    hand, left = rummy.hands[seat], unseen_counts(rummy, seat, pack)
    waits = {}
    for card in dict.fromkeys(hand):
        kept = _replace_hand(rummy, seat, remove_cards(hand, (card,)))
        helping = tuple(
            each for each in left if can_lay_or_finish_with(kept, seat, turn_rules, each)
        )
        waits[card] = HelpfulCards(helping, sum(left[each] for each in helping))
    return waits


def _replace_hand(rummy: RummyState, seat: Seat, hand: tuple[Card, ...]) -> RummyState:
    hands = (*rummy.hands[:seat], hand, *rummy.hands[seat + 1 :])
    return replace(rummy, hands=hands, laid_this_turn=False)
