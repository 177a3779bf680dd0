"""Duties: reasons why a card in the hand may not be played."""

from collections.abc import Iterable
from enum import Enum

from ..cards import NO_SUIT, SUIT_WORDS, Card, CardSet, Suit, members, names
from ..frozen import frozen
from ..state import NO_CARD


class Must(Enum):
    """Kinds of duties, with the sentences that report them."""

    FOLLOW = "must follow {suit}: holds {cards}"
    BEAT = "must beat {against}: holds {cards}"
    SHOW_ACE = "must play the ace to the first trick: holds {cards}"
    TRUMP = "must trump: holds {cards}"
    OVERTRUMP = "must beat the trump {against}: holds {cards}"
    LEAD_CLUB_ACE = "must lead AC"
    LEAD_ACE = "must lead an ace: holds {cards}"
    LEAD_SPADE = "must lead a spade: holds {cards}"
    LEAD_MARRIAGE = "must lead from the marriage just made: holds {cards}"


# The names of duties in files. They never change, whatever the members are called
DUTY_KEYS = {
    Must.FOLLOW: "FOLLOW",
    Must.BEAT: "BEAT",
    Must.SHOW_ACE: "SHOW_ACE",
    Must.TRUMP: "TRUMP",
    Must.OVERTRUMP: "OVERTRUMP",
    Must.LEAD_CLUB_ACE: "LEAD_CLUB_ACE",
    Must.LEAD_ACE: "LEAD_ACE",
    Must.LEAD_SPADE: "LEAD_SPADE",
    Must.LEAD_MARRIAGE: "LEAD_MARRIAGE",
}
DUTY_OF_KEY = {key: must for must, key in DUTY_KEYS.items()}


@frozen
class Duty:
    """A duty of the player to act, and the cards that it allows."""

    must: Must
    cards: CardSet
    suit: Suit = NO_SUIT
    against: Card = NO_CARD

    def text(self) -> str:
        return self.must.value.format(
            suit=SUIT_WORDS[self.suit],
            cards=names(members(self.cards)),
            against=names((self.against,)),
        )


def strictest(duties: Iterable[Duty]) -> Duty:
    """Return the duty that allows the fewest cards; the other duties allow these as well."""
    return min(duties, key=lambda duty: duty.cards.bit_count())
