"""Cards and actions of the engine in the kernel's numbers, and back."""

from functools import cache

from ..engine.actions import FROM_STOCK, Action, Answer, AskHalf, AskWhole, Declare, Draw, Play
from ..engine.cards import ALL_SUITS, SUIT_OF, Card, CardSet, members
from ..engine.frozen import frozen
from ..engine.strength import Strength
from .kernel.constants import ANSWER, DECLARE, DRAW, HALF, NO, WHOLE

ACE = 12  # the highest strength of a suit


@frozen
class Lanes:
    """The numbers of cards where the stronger card of a suit has the higher one."""

    codes: tuple[int, ...]  # of each card
    cards: tuple[Card, ...]  # of each code

    def word(self, cards: CardSet) -> int:
        """Return a set of cards as the kernel has it."""
        bits = 0
        for card in members(cards):
            bits |= 1 << self.codes[card]
        return bits

    def card_set(self, word: int) -> CardSet:
        """Return a set of the kernel's cards as the engine has it."""
        bits = 0
        while word:
            low = word & -word
            bits |= 1 << self.cards[low.bit_length() - 1]
            word ^= low
        return bits

    def action(self, code: int) -> Action:
        """Return what a code stands for; the answer no is none, as it is automatic."""
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
        """Return the kernel's number of what a seat does in trick play."""
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
    """Return the numbers of cards of this strength."""
    codes = [16 * SUIT_OF[card] + ACE - above.bit_count() for card, above in _above(strength)]
    cards = [Card(-1)] * 64
    for number, code in enumerate(codes):
        if cards[code] < 0:
            cards[code] = Card(number)
    return Lanes(tuple(codes), tuple(cards))


def _above(strength: Strength) -> list[tuple[Card, CardSet]]:
    return [(Card(number), above) for number, above in enumerate(strength.above)]
