"""Points that a side is sure to take with its top cards, without a search.

To cash a card is to lead it when no other card can beat it.
"""

from __future__ import annotations

import cython
from cython.cimports.marjapussi_gui.bots.kernel.cbits import (
    bits_differ,
    highest_bit,
    lowest_bit,
    popcount,
)
from cython.cimports.marjapussi_gui.bots.kernel.cconstants import NO_TRUMP, ONE, SUIT_MASK
from cython.cimports.marjapussi_gui.bots.kernel.open_hands import OpenHands

INFINITE_POINTS = cython.declare(cython.int, 1 << 30)  # beyond the points of any hand


@cython.cclass
class TrickBounds(OpenHands):
    """Lower bounds on the points of the leading side and of the other side."""

    def __init__(self) -> None:
        super().__init__()
        if not cython.compiled:
            self.cashed_rounds = [0] * 4

    def _sure_points(self, needed: cython.int, remaining: cython.int) -> cython.int:
        """Return the points that the leader's side can cash.

        The count stops when the needed points are reached.
        """
        seat: cython.int = self.turn
        trumps: cython.ulonglong = 0
        if self.trump < NO_TRUMP:
            trumps = self.live & SUIT_MASK << (self.trump << 4)
        self.sure_points = 0
        if self._cash_winners(trumps, needed) >= popcount(self.hand[seat]):
            return remaining
        if trumps or self.sure_points >= needed:
            return self.sure_points
        cashed, mattered = self.sure_points, self.relevant_cards
        for friend in range(self.players):
            if friend != seat and not bits_differ(self.side_seats, friend, seat):
                self.sure_points, self.relevant_cards = cashed, mattered
                if self._cash_partner_winners(friend, needed) >= popcount(self.hand[seat]):
                    return remaining
                if self.sure_points >= needed:
                    return self.sure_points
        return cashed

    def _cash_winners(self, trumps: cython.ulonglong, needed: cython.int) -> cython.int:
        """Return how many tricks the leader can cash, trumps first, to reach the needed points."""
        seat: cython.int = self.turn
        drawn: cython.int = 0
        tricks: cython.int = 0
        for place in range(4):
            suit = place
            if trumps:
                suit = self.trump if not place else place - 1 if place <= self.trump else place
            unruffed = 13
            if trumps and place:
                for other in range(self.players):
                    if other != seat and popcount(self.hand[other] & trumps) > drawn:
                        length = self._suit_length(other, suit)
                        unruffed = min(unruffed, length)
            self.cashed_rounds[suit] = self._count_rounds_won(seat, suit, self.live, 0, unruffed)
            tricks += self.cashed_rounds[suit]
            if trumps and not place:
                drawn = tricks
            if self.sure_points >= needed:
                break
        return tricks

    def _cash_partner_winners(self, partner: cython.int, needed: cython.int) -> cython.int:
        """Return how many tricks the leader and a partner who gets the lead can cash together."""
        entry: cython.ulonglong = 0
        live: cython.ulonglong = 0
        suit_mask: cython.ulonglong
        own: cython.ulonglong
        tricks: cython.int = 0
        for suit in range(4):
            suit_mask = SUIT_MASK << (suit << 4)
            own = self.hand[self.turn] & suit_mask
            for _ in range(self.cashed_rounds[suit]):
                own ^= ONE << highest_bit(own)
            live |= self.live & ~self.hand[self.turn] & suit_mask | own
            tricks += self.cashed_rounds[suit]
            if own and self._suit_length(partner, suit) > self.cashed_rounds[suit]:
                entry |= self.hand[partner] & ONE << highest_bit(live & suit_mask)
        if not entry:
            return 0
        self.relevant_cards |= ONE << lowest_bit(entry)
        for suit in range(4):
            number = self.cashed_rounds[suit]
            length = self._suit_length(partner, suit)
            if number < length and self.sure_points < needed:
                tricks += self._count_rounds_won(partner, suit, live, number, length) - number
        return tricks

    def _count_rounds_won(
        self,
        seat: cython.int,
        suit: cython.int,
        live: cython.ulonglong,
        rounds: cython.int,
        limit: cython.int,
    ) -> cython.int:
        """Return how many rounds of a suit have been played once a seat has cashed its winners.

        Their points are added to sure_points.
        """
        longest: cython.int = 0
        suit_mask: cython.ulonglong = SUIT_MASK << (suit << 4)
        cards: cython.ulonglong = self.hand[seat] & suit_mask
        live &= suit_mask
        if not cards or (not rounds and highest_bit(cards) != highest_bit(live)):
            return rounds
        for other in range(self.players):
            if other != seat:
                length = self._suit_length(other, suit)
                longest = max(longest, length)
        while cards and rounds < limit:
            card = highest_bit(cards)
            if rounds < longest:
                if highest_bit(live) != card:
                    break
                self.relevant_cards |= ONE << card
            self.sure_points += self.values[card & 15] + self.points_per_trick
            rounds += 1
            cards ^= ONE << card
            live &= ~(ONE << card)
        return rounds

    def _suit_length(self, seat: cython.int, suit: cython.int) -> cython.int:
        """Return how many cards a seat holds in a suit."""
        return cython.cast(cython.int, self.suit_lengths >> ((suit << 4) + (seat << 2)) & 15)

    def _sure_points_of_others(self) -> cython.int:
        """Return the points that the other side is sure to take.

        It takes a trick with the top trump, or when the leader's side can't cash all tricks.
        """
        seat: cython.int = self.turn
        tricks: cython.int = 0
        least: cython.int = INFINITE_POINTS
        suit_cards: cython.ulonglong
        mattered: cython.ulonglong = 0
        self.partner_cards = self._cards_of_partners(seat)
        friends: cython.ulonglong = self.hand[seat] | self.partner_cards
        if self.trump < NO_TRUMP and self.live & SUIT_MASK << (self.trump << 4):
            card = highest_bit(self.live & SUIT_MASK << (self.trump << 4))
            self.relevant_cards = ONE << card
            return 0 if friends >> card & 1 else self.values[card & 15] + self.points_per_trick
        for suit in range(4):
            suit_cards = self.live & SUIT_MASK << (suit << 4)
            if not suit_cards:
                continue
            card = highest_bit(suit_cards)
            if friends >> card & 1:
                longest = 0
                for other in range(self.players):
                    if not bits_differ(self.side_seats, other, seat):
                        length = self._suit_length(other, suit)
                        longest = max(longest, length)
                tricks += longest
            else:
                mattered |= ONE << card
                least = min(least, self.values[card & 15])
        self.relevant_cards = mattered
        return 0 if tricks >= popcount(self.hand[seat]) else least + self.points_per_trick

    def _is_decided_in_second_hand(self, goal: cython.int, remaining: cython.int) -> cython.bint:
        """Return whether the second player's side wins the trick and then enough points.

        If so, set answer. This works only without trumps, and if the side has a card that beats the
        card led and every card of the suit that can still be played to the trick.
        """
        second: cython.int = self.turn
        friend: cython.int = second ^ 2
        is_own_side: cython.bint = self.side_seats >> second & 1
        need: cython.int = goal if is_own_side else remaining - goal + 1
        suit_mask: cython.ulonglong = SUIT_MASK << (self.led_suit << 4)
        ours: cython.ulonglong = self.hand[second] & suit_mask
        if self.trump < NO_TRUMP or self.players < 4:
            return False
        rivals: cython.ulonglong = self.hand[self.winner ^ 2]
        if bits_differ(self.side_seats, second, friend):
            rivals |= self.hand[friend]
        else:
            ours |= self.hand[friend] & suit_mask
        if ours < ONE << self.best_card:
            return False
        card: cython.int = highest_bit(ours)
        suit_mask &= ~((ONE << card) - 1)  # remove the card and all cards above it
        if rivals & suit_mask:
            return False
        if not self.hand[second] >> card & 1:
            self.turn = friend
        self.relevant_cards = ONE << card
        if self.live & suit_mask == ONE << card:
            sure = self._sure_points_as_leader(need, remaining)
        else:
            sure = (
                self._sure_points_after_trick(need - self.points_per_trick, remaining)
                + self.points_per_trick
            )
        self.turn = second
        self.answer = sure if is_own_side else remaining - sure
        return sure >= need

    def _sure_points_as_leader(self, needed: cython.int, remaining: cython.int) -> cython.int:
        """Return the sure points of the side winning the trick, as if it led the winning card."""
        led: cython.ulonglong = ONE << self.best_card
        length: cython.ulonglong = ONE << ((self.best_card & 48) + (self.winner << 2))
        self.hand[self.winner] ^= led
        self.suit_lengths += length
        sure = self._sure_points(needed, remaining)
        self.hand[self.winner] ^= led
        self.suit_lengths -= length
        return sure

    def _sure_points_after_trick(self, needed: cython.int, remaining: cython.int) -> cython.int:
        """Return the trick-winning side's sure points in the other suits."""
        taker: cython.int = self.turn
        hand: cython.ulonglong = self.hand[taker]
        self.hand[taker] &= ~(SUIT_MASK << (self.led_suit << 4))
        sure = self._sure_points(needed, remaining)
        self.hand[taker] = hand
        return self.sure_points if sure == remaining else sure  # remaining includes the suit led

    def _cards_of_partners(self, seat: cython.int) -> cython.ulonglong:
        """Return the cards of a seat's partners."""
        cards: cython.ulonglong = 0
        for other in range(self.players):
            if other != seat and not bits_differ(self.side_seats, other, seat):
                cards |= self.hand[other]
        return cards
