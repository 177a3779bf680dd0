"""Marriage declarations, questions and answers in puzzles, and the deals in which each is possible.

A set of deals is a bit mask with one bit per deal. Half of a marriage is its king or queen, and a
whole is both.
"""

from collections.abc import Iterator

from ...engine.actions import Action, AnswerWhole, AskHalf, AskWhole, Declare
from ...engine.cards import ALL_SUITS, MARRIAGE_PAIRS, CardSet, Suit, cards_in_set
from ...engine.state import GameState
from .possible_deals import PossibleDeals


def undeclared_suits(state: GameState, played_cards: CardSet) -> list[Suit]:
    return [
        suit
        for suit in ALL_SUITS
        if not state.marriages.declared_suits >> suit & 1
        and not played_cards & MARRIAGE_PAIRS[suit]
    ]


def deals_by_answer(
    deals: PossibleDeals, deals_mask: int, partner: int, action: Action, suits: list[Suit]
) -> list[int]:
    """Return a mask of the deals that lead to each possible answer to an action.

    An action that is not a question has a single mask, for all deals.
    """
    match action:
        case AskHalf(suit):
            king, queen = (
                deals.deals_by_card[partner][card] for card in cards_in_set(MARRIAGE_PAIRS[suit])
            )
            parts = [deals_mask & (king | queen), deals_mask & ~(king | queen)]
        case AskWhole():
            parts = _deals_by_whole_answer(deals, deals_mask, partner, suits)
        case _:
            parts = [deals_mask]
    return [part for part in parts if part]


def possible_declarations(
    deals: PossibleDeals, deals_mask: int, seat: int, suits: list[Suit]
) -> Iterator[tuple[Action, int]]:
    """Yield each declaration or question that the seat to lead may make.

    Each comes with a mask of the deals in which the seat may make it.
    """
    for suit in suits:
        king, queen = (
            deals.deals_by_card[seat][card] for card in cards_in_set(MARRIAGE_PAIRS[suit])
        )
        yield Declare(suit), deals_mask & king & queen
        yield AskHalf(suit), deals_mask & (king ^ queen)
    if suits:
        yield AskWhole(), deals_mask


def possible_answers(
    deals: PossibleDeals, deals_mask: int, seat: int, suits: list[Suit]
) -> Iterator[tuple[Action, int]]:
    """Yield each marriage a seat may name, with a mask of the deals in which the seat has it."""
    for suit in suits:
        yield AnswerWhole(suit), deals_mask & _deals_with_marriage(deals, seat, suit)


def is_pointless_question(
    deals: PossibleDeals, deals_mask: int, partner: int, action: Action, suits: list[Suit]
) -> bool:
    """Return whether an action is a question whose answer is no in all these deals."""
    match action:
        case AskHalf(suit):
            return suit not in suits or not any(
                deals_mask & deals.deals_by_card[partner][card]
                for card in cards_in_set(MARRIAGE_PAIRS[suit])
            )
        case AskWhole():
            return not any(
                deals_mask & _deals_with_marriage(deals, partner, suit) for suit in suits
            )
        case _:
            return False


def _deals_with_marriage(deals: PossibleDeals, seat: int, suit: Suit) -> int:
    king, queen = (deals.deals_by_card[seat][card] for card in cards_in_set(MARRIAGE_PAIRS[suit]))
    return king & queen


def _deals_by_whole_answer(
    deals: PossibleDeals, deals_mask: int, partner: int, suits: list[Suit]
) -> list[int]:
    """Return masks of the deals in which the partner holds no, several or one whole marriage.

    There is a separate mask for each suit of a single marriage.
    """
    once = several = 0
    wholes = [deals_mask & _deals_with_marriage(deals, partner, suit) for suit in suits]
    for whole in wholes:
        several |= once & whole
        once |= whole
    return [deals_mask & ~once, several, *(whole & ~several for whole in wholes)]
