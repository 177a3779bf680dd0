"""What a seat can prove about a trick: who can hold which cards, and which cards win."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, reduce
from operator import or_

from ...bots.belief.belief import Belief
from ...bots.belief.seat_position import SeatPosition
from ...engine.actions import Play
from ...engine.card_ranking import CardRanking
from ...engine.cards import (
    CARDS_OF_SUIT,
    NO_SUIT,
    SUIT_OF,
    Card,
    CardSet,
    Suit,
    card_set,
    cards_in_set,
)
from ...engine.state import NOBODY, Seat
from ...engine.view import View
from .seat_perspective import perspective_of


@dataclass(frozen=True)
class TrickKnowledge:
    """Answers questions about trick play from what one seat can prove."""

    position: SeatPosition

    @property
    def view(self) -> View:
        return self.position.view

    @property
    def deal_belief(self) -> Belief:
        return self.position.belief

    @property
    def ranking(self) -> CardRanking:
        return self.deal_belief.adapter.phase.ranking

    @property
    def trump(self) -> Suit:
        return (
            self.view.marriages.trump if self.deal_belief.adapter.phase.marriage_rules else NO_SUIT
        )

    @property
    def hand(self) -> CardSet:
        return card_set(self.view.hand)

    @cached_property
    def legal_cards(self) -> CardSet:
        return card_set(each.card for each in self.view.legal_actions if isinstance(each, Play))

    @property
    def suit_led(self) -> Suit:
        """Return the suit led to the trick, or NO_SUIT before the lead."""
        return SUIT_OF[self.view.trick.cards[0]] if self.view.trick.cards else NO_SUIT

    @property
    def later_seats(self) -> tuple[Seat, ...]:
        """Return the seats that play to the trick after this one."""
        trick = self.view.trick
        return trick.seats[len(trick.cards) + 1 :]

    @property
    def other_seats(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.view.game.seating.seats if seat != self.view.seat)

    def is_partner(self, seat: Seat) -> bool:
        seating = self.view.game.seating
        return (
            seat not in (self.view.seat, NOBODY)
            and self.is_on_own_side(seat)
            and seating.has_partners
        )

    def is_on_own_side(self, seat: Seat) -> bool:
        seating = self.view.game.seating
        return seating.side_of(seat) == seating.side_of(self.view.seat)

    def possible_cards(self, seat: Seat, cards: CardSet) -> CardSet:
        if self._possible_hands:
            return self._possible_hands[seat] & cards
        return self.deal_belief.possible_cards(seat, cards)

    @cached_property
    def _possible_hands(self) -> tuple[CardSet, ...]:
        """All cards that each seat may hold, or nothing if there are too many deals to check."""
        if self.view.rows.face_up:
            return ()
        deals = zip(*self.position.all_possible_deals, strict=True)
        return tuple(reduce(or_, hands) for hands in deals)

    def unseen_among(self, cards: CardSet) -> CardSet:
        return cards & self.deal_belief.hidden_cards

    def cards_out(self, cards: CardSet) -> CardSet:
        """Return which of these cards other seats may still play, whether hidden or open."""
        held = self.deal_belief.hidden_cards
        for seat in self.other_seats:
            held |= self.deal_belief.state.hands[seat]
        return held & cards

    def cards_beating(self, card: Card) -> CardSet:
        """Return the cards that would beat this one, if its suit or a trump was led."""
        trumps = CARDS_OF_SUIT[self.trump] if self.trump not in (NO_SUIT, SUIT_OF[card]) else 0
        return self.ranking.higher_cards[card] | trumps

    def is_beaten(self, card: Card) -> bool:
        best = self.view.trick.best_card
        return bool(self.view.trick.cards) and not self.ranking.beats(card, best, self.trump)

    def is_unbeatable(self, card: Card) -> bool:
        """Return whether no later seat can beat the card, given the obligation to follow suit."""
        return not any(self._may_beat(seat, card) for seat in self.later_seats)

    def _may_beat(self, seat: Seat, card: Card) -> bool:
        beating = self.cards_beating(card)
        state, phase = self.deal_belief.state, self.deal_belief.adapter.phase
        if state.stock and phase.full_hand_size:  # nobody has to follow suit yet
            return bool(self.possible_cards(seat, beating))
        led = CARDS_OF_SUIT[SUIT_OF[card] if self.suit_led == NO_SUIT else self.suit_led]
        if not self.position.all_possible_deals:
            must_follow = self.deal_belief.surely_holds(seat, led)
            allowed = beating & led if must_follow else beating
            return bool(self.possible_cards(seat, allowed))
        hands = (deal[seat] for deal in self.position.all_possible_deals)
        return any((hand & led or hand) & beating for hand in hands)

    def is_sure_winner(self, card: Card) -> bool:
        """Return whether the card takes the trick in every possible deal."""
        return not self.is_beaten(card) and self.is_unbeatable(card)

    @cached_property
    def sure_winners(self) -> CardSet:
        """Return the legal cards that take the trick in every possible deal."""
        return self.select(self.is_sure_winner)

    def is_sure_loser(self, card: Card) -> bool:
        """Return whether the card loses the current trick in every possible deal."""
        deals, beating = self.position.all_possible_deals, self.cards_beating(card)
        led = CARDS_OF_SUIT[self.suit_led]
        return self.is_beaten(card) or (
            bool(deals)
            and all(
                any(not (hands[seat] & led or hands[seat]) & ~beating for seat in self.later_seats)
                for hands in deals
            )
        )

    @cached_property
    def losers(self) -> CardSet:
        """Return the legal cards that can't take the trick; none when leading."""
        return self.select(self.is_beaten)

    def select(self, test: Callable[[Card], object]) -> CardSet:
        return card_set(each for each in cards_in_set(self.legal_cards) if test(each))

    def is_trick_secured(self) -> bool:
        """Return whether the partner takes the trick in every possible deal."""
        trick = self.view.trick
        return (
            bool(trick.cards)
            and self.is_partner(trick.winner)
            and self.is_unbeatable(trick.best_card)
        )

    def can_partner_surely_win(self) -> bool:
        """Return whether a partner who plays later can take the trick in every possible deal."""
        deals, best = self.position.all_possible_deals, self.view.trick.best_card
        return bool(deals) and all(self._can_partner_win(hands, best) for hands in deals)

    def _can_partner_win(self, hands: tuple[CardSet, ...], best: Card) -> bool:
        led = CARDS_OF_SUIT[self.suit_led]
        cards = {seat: hands[seat] & led or hands[seat] for seat in self.later_seats}
        ours = reduce(or_, (cards[seat] for seat in cards if self.is_partner(seat)), 0)
        theirs = reduce(or_, (cards[seat] for seat in cards if not self.is_partner(seat)), 0)
        winners = ours & self.cards_beating(best)
        return any(not theirs & self.cards_beating(each) for each in cards_in_set(winners))

    def is_void(self, seat: Seat, suit: Suit) -> bool:
        return not self.possible_cards(seat, CARDS_OF_SUIT[suit])

    def can_trump(self, seat: Seat, suit: Suit) -> bool:
        """Return whether a seat is void in a suit and may hold a trump."""
        if self.trump in (NO_SUIT, suit) or not self.is_void(seat, suit):
            return False
        return bool(self.possible_cards(seat, CARDS_OF_SUIT[self.trump]))

    @cached_property
    def wants_tricks(self) -> bool:
        """Return whether the seat's side wants many tricks; False if somebody plays alone."""
        return perspective_of(self.view).trick_preference > 0

    @cached_property
    def wants_few_tricks(self) -> bool:
        """Return whether the seat's side wants few tricks, or none at all."""
        return perspective_of(self.view).trick_preference < 0


class ForgetfulKnowledge(TrickKnowledge):
    """What a seat can conclude if it has forgotten all earlier tricks of the hand."""

    def possible_cards(self, seat: Seat, cards: CardSet) -> CardSet:
        return self.cards_out(cards)

    def cards_out(self, cards: CardSet) -> CardSet:
        seen = self.hand | card_set(self.view.trick.cards)
        return cards & card_set(self.view.game.dealing_phase.cards) & ~seen

    def _may_beat(self, seat: Seat, card: Card) -> bool:
        return bool(self.possible_cards(seat, self.cards_beating(card)))
