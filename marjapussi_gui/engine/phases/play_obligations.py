"""Obligations, such as following suit, that limit which cards a player may play."""

from collections.abc import Iterable
from enum import Enum

from ..cards import NO_SUIT, SUIT_NAMES, Card, CardSet, Suit, card_names, cards_in_set
from ..frozen import frozen
from ..state import NO_CARD


class ObligationKind(Enum):
    """The kinds of obligations. Each value is a clause of an error message."""

    FOLLOW = "it must follow {suit} and holds {cards}"
    BEAT = "it must beat {against} and holds {cards}"
    SHOW_ACE = "it must play the ace to the first trick and holds {cards}"
    TRUMP = "it must trump and holds {cards}"
    OVERTRUMP = "it must overtrump {against} and holds {cards}"
    LEAD_CLUB_ACE = "it must lead AC"
    LEAD_ACE = "it must lead an ace and holds {cards}"
    LEAD_SPADE = "it must lead a spade and holds {cards}"
    LEAD_MARRIAGE = "it must lead from the new marriage and holds {cards}"


# The names of obligations in files. They must never change, even if the members are renamed.
DUTY_KEYS = {
    ObligationKind.FOLLOW: "FOLLOW",
    ObligationKind.BEAT: "BEAT",
    ObligationKind.SHOW_ACE: "SHOW_ACE",
    ObligationKind.TRUMP: "TRUMP",
    ObligationKind.OVERTRUMP: "OVERTRUMP",
    ObligationKind.LEAD_CLUB_ACE: "LEAD_CLUB_ACE",
    ObligationKind.LEAD_ACE: "LEAD_ACE",
    ObligationKind.LEAD_SPADE: "LEAD_SPADE",
    ObligationKind.LEAD_MARRIAGE: "LEAD_MARRIAGE",
}
DUTY_BY_KEY = {key: kind for kind, key in DUTY_KEYS.items()}


@frozen
class PlayObligation:
    """An obligation of the seat to act, such as following suit, and the cards that satisfy it."""

    kind: ObligationKind
    allowed_cards: CardSet
    suit: Suit = NO_SUIT
    card_to_beat: Card = NO_CARD

    def text(self) -> str:
        return self.kind.value.format(
            suit=SUIT_NAMES[self.suit],
            cards=card_names(cards_in_set(self.allowed_cards)),
            against=card_names((self.card_to_beat,)),
        )


def strictest_obligation(obligations: Iterable[PlayObligation]) -> PlayObligation:
    """Return the obligation that allows the fewest cards. All others allow these cards, too."""
    return min(obligations, key=lambda obligation: obligation.allowed_cards.bit_count())
