"""Conversion of cards and actions between the engine and the kernel's codes."""

from functools import cache

from ..engine.actions import FROM_STOCK, Action, Answer, AskHalf, AskWhole, Declare, Draw, Play
from ..engine.cards import ALL_SUITS, SUIT_OF, Card, CardSet, members
from ..engine.frozen import frozen
from ..engine.strength import Strength
from .kernel.constants import ANSWER, DECLARE, DRAW, HALF, NO, WHOLE

ACE = 12  # the code of the strongest card within its suit


@frozen
class Lanes:
    """The codes of cards for one ranking: within a suit, the stronger card has the higher code."""

    codes: tuple[int, ...]  # indexed by card
    cards: tuple[Card, ...]  # indexed by code, -1 where there is no card

    def word(self, cards: CardSet) -> int:
        """Return a card set in the kernel's encoding."""
        bits = 0
        for card in members(cards):
            bits |= 1 << self.codes[card]
        return bits

    def card_set(self, word: int) -> CardSet:
        """Return the engine's card set of a kernel word."""
        bits = 0
        while word:
            low = word & -word
            bits |= 1 << self.cards[low.bit_length() - 1]
            word ^= low
        return bits

    def action(self, code: int) -> Action:
        """Return the action of a code. The answer no has none: it is given automatically."""
        if code < DECLARE:
            return Play(self.cards[code])
        if code < WHOLE:
            return Declare(ALL_SUITS[code - DECLARE])
        if code == WHOLE:
            return AskWhole()
        if code < ANSWER:
            return AskHalf(ALL_SUITS[code - HALF])
        if code < NO:
            return Answer(ALL_SUITS[code - ANSWER])
        assert code == DRAW, code
        return FROM_STOCK

    def code(self, action: Action) -> int:
        """Return the kernel's code of an action in trick play."""
        match action:
            case Play(card):
                return self.codes[card]
            case Declare(suit):
                return DECLARE + suit
            case AskWhole():
                return WHOLE
            case AskHalf(suit):
                return HALF + suit
            case Answer(suit):
                return ANSWER + suit
            case Draw():
                return DRAW
            case _:
                raise AssertionError(action)


@cache
def lanes(strength: Strength) -> Lanes:
    """Return the card codes for a ranking of the cards."""
    codes = [16 * SUIT_OF[card] + ACE - above.bit_count() for card, above in _above(strength)]
    cards = [Card(-1)] * 64
    for number, code in enumerate(codes):
        if cards[code] < 0:
            cards[code] = Card(number)
    return Lanes(tuple(codes), tuple(cards))


def _above(strength: Strength) -> list[tuple[Card, CardSet]]:
    return [(Card(number), above) for number, above in enumerate(strength.above)]
