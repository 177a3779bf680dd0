"""Replace cards and suits by others in actions and records."""

from collections.abc import Mapping
from dataclasses import replace

from .actions import (
    Action,
    Answer,
    AskHalf,
    Chance,
    Deal,
    Declare,
    Discard,
    Finish,
    Give,
    Lay,
    Play,
    Show,
    ShowTunnelas,
)
from .cards import SUIT_OF, Card, CardSet, Suit, card_set, members
from .frozen import frozen
from .lines import Entry
from .record import MatchRecord
from .state import Meld


@frozen
class Renaming:
    """A mapping of cards and suits to others; those without an entry stay the same."""

    cards: Mapping[Card, Card]
    suits: Mapping[Suit, Suit]

    def card(self, card: Card) -> Card:
        return self.cards.get(card, card)

    def suit(self, suit: Suit) -> Suit:
        return self.suits.get(suit, suit)

    def all_of(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(map(self.card, cards))

    def listed(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Return the renamed cards in listed order."""
        return tuple(sorted(self.all_of(cards)))

    def set_of(self, cards: CardSet) -> CardSet:
        return card_set(map(self.card, members(cards)))

    def action(self, action: Action) -> Action:
        """Return the action with all its cards and suits renamed."""
        match action:
            case Deal(hands, stock, down, up):
                rows = (tuple(map(self.all_of, each)) for each in (hands, down, up))
                dealt, below, above = rows
                return Deal(dealt, self.all_of(stock), below, above)
            case Chance(cards):
                return Chance(self.all_of(cards))
            case Give(cards):
                return Give(self.listed(cards))
            case Discard(cards):
                return Discard(self.listed(cards))
            case Play(card):
                return Play(self.card(card))
            case Show(card):
                return Show(self.card(card))
            case Declare(suit) | AskHalf(suit) | Answer(suit):
                return type(action)(self.suit(suit))
            case Lay(sets) | ShowTunnelas(sets):
                return type(action)(self._melds(sets))
            case Finish(sets, card):
                return Finish(self._melds(sets), self.card(card))
            case _:
                return action

    def record(self, record: MatchRecord) -> MatchRecord:
        """Return the record with the cards of all its entries renamed."""
        entries = (Entry(each.seat, self.action(each.action)) for each in record.entries)
        return replace(record, entries=tuple(entries))

    def _melds(self, sets: tuple[Meld, ...]) -> tuple[Meld, ...]:
        return tuple(map(self.listed, sets))


def of_suits(suits: Mapping[Suit, Suit]) -> Renaming:
    """Return the renaming of all cards that swaps suits."""
    every = (Card(number) for number in range(52))
    cards = {card: _moved(card, suits.get(SUIT_OF[card], SUIT_OF[card])) for card in every}
    return Renaming(cards, dict(suits))


def _moved(card: Card, suit: Suit) -> Card:
    return Card(13 * suit + card % 13)
