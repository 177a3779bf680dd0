"""Declarations, questions and answers in puzzles, and the deals in which they are possible."""

from collections.abc import Iterator

from ...engine.actions import Action, Answer, AskHalf, AskWhole, Declare
from ...engine.cards import ALL_SUITS, PAIRS, CardSet, Suit, members
from ...engine.state import State
from .deals import Deals


def open_suits(state: State, gone: CardSet) -> list[Suit]:
    """Return the suits whose marriage can still be declared as far as played cards show."""
    return [
        suit
        for suit in ALL_SUITS
        if not state.marriages.suits >> suit & 1 and not gone & PAIRS[suit]
    ]


def heard(deals: Deals, known: int, partner: int, action: Action, suits: list[Suit]) -> list[int]:
    """Return the deals of each answer to an action. An action without answer has one mask."""
    match action:
        case AskHalf(suit):
            king, queen = (deals.holding[partner][card] for card in members(PAIRS[suit]))
            parts = [known & (king | queen), known & ~(king | queen)]
        case AskWhole():
            parts = _by_wholes(deals, known, partner, suits)
        case _:
            parts = [known]
    return [part for part in parts if part]


def said(deals: Deals, known: int, seat: int, suits: list[Suit]) -> Iterator[tuple[Action, int]]:
    """Yield what a leading seat can declare or ask, and the deals in which it can."""
    for suit in suits:
        king, queen = (deals.holding[seat][card] for card in members(PAIRS[suit]))
        yield Declare(suit), known & king & queen
        yield AskHalf(suit), known & (king ^ queen)
    if suits:
        yield AskWhole(), known


def named(deals: Deals, known: int, seat: int, suits: list[Suit]) -> Iterator[tuple[Action, int]]:
    """Yield the whole marriages that a seat can name, and the deals in which it can."""
    for suit in suits:
        yield Answer(suit), known & _whole(deals, seat, suit)


def is_in_vain(deals: Deals, known: int, partner: int, action: Action, suits: list[Suit]) -> bool:
    """Return whether nothing can come of a question whatever the answer is."""
    match action:
        case AskHalf(suit):
            return suit not in suits or not any(
                known & deals.holding[partner][card] for card in members(PAIRS[suit])
            )
        case AskWhole():
            return not any(known & _whole(deals, partner, suit) for suit in suits)
        case _:
            return False


def _whole(deals: Deals, seat: int, suit: Suit) -> int:
    king, queen = (deals.holding[seat][card] for card in members(PAIRS[suit]))
    return king & queen


def _by_wholes(deals: Deals, known: int, partner: int, suits: list[Suit]) -> list[int]:
    """Return the deals without a marriage, those with several, and those with one by suit."""
    once = several = 0
    wholes = [known & _whole(deals, partner, suit) for suit in suits]
    for whole in wholes:
        several |= once & whole
        once |= whole
    return [known & ~once, several, *(whole & ~several for whole in wholes)]
