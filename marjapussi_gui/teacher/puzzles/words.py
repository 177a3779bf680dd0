"""What a seat may say in a puzzle, and what its partner's answer tells those who listen."""

from collections.abc import Iterator

from ...engine.actions import Action, Answer, AskHalf, AskWhole, Declare
from ...engine.cards import ALL_SUITS, PAIRS, CardSet, Suit, members
from ...engine.state import State
from .deals import Deals


def open_suits(state: State, gone: CardSet) -> list[Suit]:
    """Return the suits whose marriage can still be made, as far as cards played tell."""
    return [
        suit
        for suit in ALL_SUITS
        if not state.marriages.suits >> suit & 1 and not gone & PAIRS[suit]
    ]


def heard(deals: Deals, known: int, partner: int, action: Action, suits: list[Suit]) -> list[int]:
    """Return the deals of each answer that a word may get; a word without answer has one."""
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
    """Yield what another may say who is about to lead, and the deals in which he could."""
    for suit in suits:
        king, queen = (deals.holding[seat][card] for card in members(PAIRS[suit]))
        yield Declare(suit), known & king & queen
        yield AskHalf(suit), known & (king ^ queen)
    if suits:
        yield AskWhole(), known


def named(deals: Deals, known: int, seat: int, suits: list[Suit]) -> Iterator[tuple[Action, int]]:
    """Yield which of his wholes another may name."""
    for suit in suits:
        yield Answer(suit), known & _whole(deals, seat, suit)


def is_in_vain(deals: Deals, known: int, partner: int, action: Action, suits: list[Suit]) -> bool:
    """Return whether no marriage can come of a question, whatever is answered."""
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
    """Return the deals without a whole, those with one of each suit alone, those with several."""
    once = several = 0
    wholes = [known & _whole(deals, partner, suit) for suit in suits]
    for whole in wholes:
        several |= once & whole
        once |= whole
    return [known & ~once, several, *(whole & ~several for whole in wholes)]
