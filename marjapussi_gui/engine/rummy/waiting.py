"""Helpful cards: cards with which a rummy hand can lay or finish at once."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from ..cards import Card, without
from ..phases.rummy_rights import Rights
from ..state import Rummy, Seat
from .seen import unseen


class Waiting(NamedTuple):
    """The kinds of cards that help, and the number of their copies that a seat has not seen."""

    cards: tuple[Card, ...]
    number: int


def is_enough(rummy: Rummy, seat: Seat, rights: Rights, drawn: Card) -> bool:
    """Return whether a seat could lay or finish next turn after drawing this card."""
    hand = tuple(sorted((*rummy.hands[seat], drawn)))
    then = _with_hand(rummy, seat, hand)
    return rights.may_lay(then, seat) or rights.may_finish(then, seat)


def wanted_twice(rummy: Rummy, seat: Seat, rights: Rights, drawn: Card) -> tuple[Card, ...]:
    """Return the held cards that would be enough with a second copy after drawing a card.

    That copy would not be enough without the drawn card.
    """
    hand = tuple(sorted((*rummy.hands[seat], drawn)))
    then = _with_hand(rummy, seat, hand)
    return tuple(
        each
        for each in dict.fromkeys(hand)
        if is_enough(then, seat, rights, each) and not is_enough(rummy, seat, rights, each)
    )


def unseen_cards(rummy: Rummy, seat: Seat, pack: Sequence[Card]) -> dict[Card, int]:
    """Return the number of unseen copies of each card, without those that are all seen."""
    left = {kind: unseen(rummy, seat, kind, pack.count(kind)) for kind in sorted(set(pack))}
    return {kind: number for kind, number in left.items() if number}


def waits_after(
    rummy: Rummy, seat: Seat, rights: Rights, pack: Sequence[Card]
) -> dict[Card, Waiting]:
    """Return the helpful cards after each possible discard of a seat."""
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
