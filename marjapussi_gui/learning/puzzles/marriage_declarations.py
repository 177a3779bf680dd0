"""Marriage declarations, questions and answers in puzzles, and in which deals each is possible.

Deals are given as bit masks, with one bit per deal.
"""

from collections.abc import Iterator

from ...engine.actions import Action, AnswerWhole, AskHalf, AskWhole, Declare
from ...engine.cards import ALL_SUITS, MARRIAGE_PAIRS, CardSet, Suit, cards_in_set
from ...engine.state import GameState
from .possible_deals import PossibleDeals


def undeclared_suits(state: GameState, played_cards: CardSet) -> list[Suit]:
    """Return the suits whose marriage is undeclared and whose king and queen are unplayed."""
    return [
        suit
        for suit in ALL_SUITS
        if not state.marriages.declared_suits >> suit & 1
        and not played_cards & MARRIAGE_PAIRS[suit]
    ]


def deals_by_answer(
    deals: PossibleDeals, deals_mask: int, partner: int, action: Action, suits: list[Suit]
) -> list[int]:
    """Return the mask of deals for each possible answer to an action.

    An action that is no question has a single mask.
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
    """Yield what the seat to lead can declare or ask, each with the mask of deals that allow it."""
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
    """Yield each marriage that a seat can name, with the mask of deals in which it holds it."""
    for suit in suits:
        yield AnswerWhole(suit), deals_mask & _deals_with_marriage(deals, seat, suit)


def is_pointless_question(
    deals: PossibleDeals, deals_mask: int, partner: int, action: Action, suits: list[Suit]
) -> bool:
    """Return whether an action is a question that nobody can answer yes to in these deals."""
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
    """Return masks of deals with no marriage, with several, and with one, suit by suit."""
    once = several = 0
    wholes = [deals_mask & _deals_with_marriage(deals, partner, suit) for suit in suits]
    for whole in wholes:
        several |= once & whole
        once |= whole
    return [deals_mask & ~once, several, *(whole & ~several for whole in wholes)]
