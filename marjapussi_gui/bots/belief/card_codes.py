"""Converts cards and actions between the engine's types and the integer codes of the kernel."""

from functools import cache

from ...engine import actions
from ...engine.card_ranking import CardRanking
from ...engine.cards import ALL_SUITS, SUIT_OF, Card, CardSet, cards_in_set
from ...engine.frozen import frozen
from ..kernel.constants import (
    ANSWER_NO,
    ANSWER_SUIT,
    ASK_HALF,
    ASK_WHOLE,
    DECLARE_MARRIAGE,
    DRAW_CARDS,
)

TOP_RANK = 12  # the code of the strongest card in its suit


@frozen
class CardCodes:
    """The kernel's codes of cards for a ranking. Stronger cards of a suit have higher codes."""

    code_by_card: tuple[int, ...]  # indexed by card
    card_by_code: tuple[Card, ...]  # indexed by code; -1 for codes without a card

    def encode(self, cards: CardSet) -> int:
        bits = 0
        for card in cards_in_set(cards):
            bits |= 1 << self.code_by_card[card]
        return bits

    def decode(self, word: int) -> CardSet:
        bits = 0
        while word:
            low = word & -word
            bits |= 1 << self.card_by_code[low.bit_length() - 1]
            word ^= low
        return bits

    def decode_action(self, code: int) -> actions.Action:
        """Return the action with this code. ANSWER_NO has none, because it needs no decision."""
        if code < DECLARE_MARRIAGE:
            return actions.Play(self.card_by_code[code])
        if code < ASK_WHOLE:
            return actions.Declare(ALL_SUITS[code - DECLARE_MARRIAGE])
        if code == ASK_WHOLE:
            return actions.AskWhole()
        if code < ANSWER_SUIT:
            return actions.AskHalf(ALL_SUITS[code - ASK_HALF])
        if code < ANSWER_NO:
            return actions.AnswerWhole(ALL_SUITS[code - ANSWER_SUIT])
        assert code == DRAW_CARDS, code
        return actions.DRAW_FROM_STOCK

    def encode_action(self, action: actions.Action) -> int:
        """Return the kernel's code of an action of trick play."""
        match action:
            case actions.Play(card):
                return self.code_by_card[card]
            case actions.Declare(suit):
                return DECLARE_MARRIAGE + suit
            case actions.AskWhole():
                return ASK_WHOLE
            case actions.AskHalf(suit):
                return ASK_HALF + suit
            case actions.AnswerWhole(suit):
                return ANSWER_SUIT + suit
            case actions.Draw():
                return DRAW_CARDS
            case _:
                raise AssertionError(action)


@cache
def card_codes(ranking: CardRanking) -> CardCodes:
    codes = [
        16 * SUIT_OF[card] + TOP_RANK - above.bit_count()
        for card, above in _higher_cards_by_card(ranking)
    ]
    cards = [Card(-1)] * 64
    for number, code in enumerate(codes):
        if cards[code] < 0:
            cards[code] = Card(number)
    return CardCodes(tuple(codes), tuple(cards))


def _higher_cards_by_card(ranking: CardRanking) -> list[tuple[Card, CardSet]]:
    return [(Card(number), above) for number, above in enumerate(ranking.higher_cards)]
