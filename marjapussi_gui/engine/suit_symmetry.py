"""Swap cards and suits in actions, for example to turn hearts into spades."""

from collections.abc import Mapping

from . import actions
from .cards import ALL_SUITS, SUIT_OF, Card, CardSet, Suit, card_set, cards_in_set
from .frozen import frozen
from .game import Game
from .phases.face_down_bidding import FaceDownBidding
from .state import Meld


@frozen
class CardMapping:
    """A mapping from cards to cards and from suits to suits. Anything without an entry is kept."""

    cards: Mapping[Card, Card]
    suits: Mapping[Suit, Suit]

    def rename_card(self, card: Card) -> Card:
        return self.cards.get(card, card)

    def rename_suit(self, suit: Suit) -> Suit:
        return self.suits.get(suit, suit)

    def rename_cards(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(map(self.rename_card, cards))

    def rename_sorted(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(sorted(self.rename_cards(cards)))

    def rename_card_set(self, cards: CardSet) -> CardSet:
        return card_set(map(self.rename_card, cards_in_set(cards)))

    def rename_action(self, action: actions.Action) -> actions.Action:
        match action:
            case actions.Deal(hands, stock, down, up):
                rows = (tuple(map(self.rename_cards, each)) for each in (hands, down, up))
                dealt, below, above = rows
                return actions.Deal(dealt, self.rename_cards(stock), below, above)
            case actions.RandomDraw(cards):
                return actions.RandomDraw(self.rename_cards(cards))
            case actions.Give(cards):
                return actions.Give(self.rename_sorted(cards))
            case actions.Discard(cards):
                return actions.Discard(self.rename_sorted(cards))
            case actions.Play(card):
                return actions.Play(self.rename_card(card))
            case actions.ShowBidCard(card):
                return actions.ShowBidCard(self.rename_card(card))
            case actions.Declare(suit) | actions.AskHalf(suit) | actions.AnswerWhole(suit):
                return type(action)(self.rename_suit(suit))
            case actions.Lay(sets) | actions.ShowTunnelas(sets):
                return type(action)(self._rename_sets(sets))
            case actions.Finish(sets, card):
                return actions.Finish(self._rename_sets(sets), self.rename_card(card))
            case _:
                return action

    def _rename_sets(self, sets: tuple[Meld, ...]) -> tuple[Meld, ...]:
        return tuple(map(self.rename_sorted, sets))


def suit_renaming(suits: Mapping[Suit, Suit]) -> CardMapping:
    """Return a mapping that moves cards to other suits and keeps their ranks."""
    every = (Card(number) for number in range(52))
    cards = {card: _card_in_suit(card, suits.get(SUIT_OF[card], SUIT_OF[card])) for card in every}
    return CardMapping(cards, dict(suits))


def _card_in_suit(card: Card, suit: Suit) -> Card:
    return Card(13 * suit + card % 13)


SPADES, HEARTS, DIAMONDS, CLUBS = ALL_SUITS
RED, BLACK = (HEARTS, DIAMONDS), (SPADES, CLUBS)


def equivalent_suits(game: Game) -> tuple[tuple[Suit, ...], ...]:
    """Return the groups of two or more suits that can be swapped with each other."""
    if "suit_values" in game.option_values:  # then the points of a marriage depend on its suit
        return ()
    has_colours = game.is_rummy or any(isinstance(phase, FaceDownBidding) for phase in game.phases)
    special = _suits_named_by_rules(game)
    groups = (RED, BLACK) if has_colours else (ALL_SUITS,)
    swappable = (tuple(suit for suit in group if suit not in special) for group in groups)
    return tuple(group for group in swappable if len(group) > 1)


def _suits_named_by_rules(game: Game) -> list[Suit]:
    """Return the suits that some house rule treats specially."""
    rules = game.rules
    spade = [SPADES] if rules.first_lead == "ace_or_spade" else []
    return spade + ([CLUBS] if rules.first_hand == "club_ace" else [])
