"""What a hand of sets waits for: the cards with which it could be laid, or finished, at once."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from ..cards import Card, without
from ..phases.rummy_rights import Rights
from ..state import Rummy, Seat
from .seen import unseen


class Waiting(NamedTuple):
    """The kinds of cards that help, and how many such cards a seat has not seen."""

    cards: tuple[Card, ...]
    number: int


def is_enough(rummy: Rummy, seat: Seat, rights: Rights, drawn: Card) -> bool:
    """Return whether a seat could lay, or finish, with a card more in its next turn."""
    hand = tuple(sorted((*rummy.hands[seat], drawn)))
    then = _with_hand(rummy, seat, hand)
    return rights.may_lay(then, seat) or rights.may_finish(then, seat)


def wanted_twice(rummy: Rummy, seat: Seat, rights: Rights, drawn: Card) -> tuple[Card, ...]:
    """Return each held card that two sets want if drawn is to be enough: one has no copy of it.

    A copy of it would be enough together with drawn, and not by itself.
    """
    hand = tuple(sorted((*rummy.hands[seat], drawn)))
    then = _with_hand(rummy, seat, hand)
    return tuple(
        each
        for each in dict.fromkeys(hand)
        if is_enough(then, seat, rights, each) and not is_enough(rummy, seat, rights, each)
    )


def unseen_cards(rummy: Rummy, seat: Seat, pack: Sequence[Card]) -> dict[Card, int]:
    """Return how many copies of each kind a seat has not seen, where there are any."""
    left = {kind: unseen(rummy, seat, kind, pack.count(kind)) for kind in sorted(set(pack))}
    return {kind: number for kind, number in left.items() if number}


def waits_after(
    rummy: Rummy, seat: Seat, rights: Rights, pack: Sequence[Card]
) -> dict[Card, Waiting]:
    """Return what a seat waits for after each of its discards."""
    hand, left = rummy.hands[seat], unseen_cards(rummy, seat, pack)
    waits = {}
    for card in dict.fromkeys(hand):
        kept = _with_hand(rummy, seat, without(hand, (card,)))
        helping = tuple(each for each in left if is_enough(kept, seat, rights, each))
        waits[card] = Waiting(helping, sum(left[each] for each in helping))
    return waits


def _with_hand(rummy: Rummy, seat: Seat, hand: tuple[Card, ...]) -> Rummy:
    hands = (*rummy.hands[:seat], hand, *rummy.hands[seat + 1 :])
    return replace(rummy, hands=hands, laid_now=False)
