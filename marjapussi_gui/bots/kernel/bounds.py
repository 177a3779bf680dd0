"""Points that a side is sure to take by its top cards, found without search."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.marjapussi_gui.bots.kernel.cbits import differ, highest, lowest, popcount
    from cython.cimports.marjapussi_gui.bots.kernel.cconstants import LANE, NO_TRUMP, ONE
    from cython.cimports.marjapussi_gui.bots.kernel.open_hands import OpenHands
else:
    from .bits import differ, highest, lowest, popcount
    from .constants import LANE, NO_TRUMP, ONE
    from .open_hands import OpenHands


ENDLESS = cython.declare(cython.int, 1 << 30)
if not cython.compiled:
    ENDLESS = 1 << 30


@cython.cclass
class Bounds(OpenHands):
    """Lower bounds on the points of the leading side and of the other side."""

    def __init__(self) -> None:
        super().__init__()
        if not cython.compiled:
            self.kept = [0] * 4

    def _sure(self, need: cython.int, rest: cython.int) -> cython.int:
        """Return the points the leader's side can cash, at least up to the needed number."""
        seat: cython.int = self.turn
        trumps: cython.ulonglong = 0
        if self.trump < NO_TRUMP:
            trumps = self.live & LANE << (self.trump << 4)
        self.sure = 0
        if self._cash(trumps, need) >= popcount(self.hand[seat]):
            return rest
        if trumps or self.sure >= need:
            return self.sure
        cashed, mattered = self.sure, self.mattered
        for friend in range(self.players):
            if friend != seat and not differ(self.camp, friend, seat):
                self.sure, self.mattered = cashed, mattered
                if self._cross(friend, need) >= popcount(self.hand[seat]):
                    return rest
                if self.sure >= need:
                    return self.sure
        return cashed

    def _cash(self, trumps: cython.ulonglong, need: cython.int) -> cython.int:
        """Return how many tricks the leader can cash, trumps first, up to the needed points."""
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
                        length = self._length(other, suit)
                        unruffed = min(unruffed, length)
            self.kept[suit] = self._winners(seat, suit, self.live, 0, unruffed)
            tricks += self.kept[suit]
            if trumps and not place:
                drawn = tricks
            if self.sure >= need:
                break
        return tricks

    def _cross(self, friend: cython.int, need: cython.int) -> cython.int:
        """Return the tricks won if the leader cashes and then leads to a partner's winners."""
        entry: cython.ulonglong = 0
        live: cython.ulonglong = 0
        suit_mask: cython.ulonglong
        own: cython.ulonglong
        tricks: cython.int = 0
        for suit in range(4):
            suit_mask = LANE << (suit << 4)
            own = self.hand[self.turn] & suit_mask
            for _ in range(self.kept[suit]):
                own ^= ONE << highest(own)
            live |= self.live & ~self.hand[self.turn] & suit_mask | own
            tricks += self.kept[suit]
            if own and self._length(friend, suit) > self.kept[suit]:
                entry |= self.hand[friend] & ONE << highest(live & suit_mask)
        if not entry:
            return 0
        self.mattered |= ONE << lowest(entry)
        for suit in range(4):
            number = self.kept[suit]
            length = self._length(friend, suit)
            if number < length and self.sure < need:
                tricks += self._winners(friend, suit, live, number, length) - number
        return tricks

    def _winners(
        self,
        seat: cython.int,
        suit: cython.int,
        live: cython.ulonglong,
        number: cython.int,
        limit: cython.int,
    ) -> cython.int:
        """Return the rounds of a suit after a seat cashes its winners, and add their points."""
        longest: cython.int = 0
        suit_mask: cython.ulonglong = LANE << (suit << 4)
        cards: cython.ulonglong = self.hand[seat] & suit_mask
        live &= suit_mask
        if not cards or (not number and highest(cards) != highest(live)):
            return number
        for other in range(self.players):
            if other != seat:
                length = self._length(other, suit)
                longest = max(longest, length)
        while cards and number < limit:
            card = highest(cards)
            if number < longest:
                if highest(live) != card:
                    break
                self.mattered |= ONE << card
            self.sure += self.values[card & 15] + self.per_trick
            number += 1
            cards ^= ONE << card
            live &= ~(ONE << card)
        return number

    def _length(self, seat: cython.int, suit: cython.int) -> cython.int:
        """Return the number of cards that a seat holds in a suit."""
        return cython.cast(cython.int, self.lengths >> ((suit << 4) + (seat << 2)) & 15)

    def _sure_of_others(self) -> cython.int:
        """Return the points the other side takes: by its top trump, or as not all can be cashed."""
        seat: cython.int = self.turn
        tricks: cython.int = 0
        least: cython.int = ENDLESS
        suit_cards: cython.ulonglong
        mattered: cython.ulonglong = 0
        self.friends = self._friends(seat)
        friends: cython.ulonglong = self.hand[seat] | self.friends
        if self.trump < NO_TRUMP and self.live & LANE << (self.trump << 4):
            card = highest(self.live & LANE << (self.trump << 4))
            self.mattered = ONE << card
            return 0 if friends >> card & 1 else self.values[card & 15] + self.per_trick
        for suit in range(4):
            suit_cards = self.live & LANE << (suit << 4)
            if not suit_cards:
                continue
            card = highest(suit_cards)
            if friends >> card & 1:
                longest = 0
                for other in range(self.players):
                    if not differ(self.camp, other, seat):
                        length = self._length(other, suit)
                        longest = max(longest, length)
                tricks += longest
            else:
                mattered |= ONE << card
                least = min(least, self.values[card & 15])
        self.mattered = mattered
        return 0 if tricks >= popcount(self.hand[seat]) else least + self.per_trick

    def _is_sure_behind(self, goal: cython.int, rest: cython.int) -> cython.bint:
        """Set answer and return whether the second hand's side wins the trick and then enough.

        Only without trumps, where the side has a card that beats the card led and every card of
        the suit that can still follow.
        """
        second: cython.int = self.turn
        friend: cython.int = second ^ 2
        is_own_side: cython.bint = self.camp >> second & 1
        need: cython.int = goal if is_own_side else rest - goal + 1
        suit_mask: cython.ulonglong = LANE << (self.led << 4)
        ours: cython.ulonglong = self.hand[second] & suit_mask
        if self.trump < NO_TRUMP or self.players < 4:
            return False
        rivals: cython.ulonglong = self.hand[self.winner ^ 2]
        if differ(self.camp, second, friend):
            rivals |= self.hand[friend]
        else:
            ours |= self.hand[friend] & suit_mask
        if ours < ONE << self.best:
            return False
        card: cython.int = highest(ours)
        suit_mask &= ~((ONE << card) - 1)  # the card and all above it
        if rivals & suit_mask:
            return False
        if not self.hand[second] >> card & 1:
            self.turn = friend
        self.mattered = ONE << card
        if self.live & suit_mask == ONE << card:
            sure = self._sure_leading(need, rest)
        else:
            sure = self._sure_after(need - self.per_trick, rest) + self.per_trick
        self.turn = second
        self.answer = sure if is_own_side else rest - sure
        return sure >= need

    def _sure_leading(self, need: cython.int, rest: cython.int) -> cython.int:
        """Return the sure points of the trick winner with the top card, as if leading."""
        led: cython.ulonglong = ONE << self.best
        length: cython.ulonglong = ONE << ((self.best & 48) + (self.winner << 2))
        self.hand[self.winner] ^= led
        self.lengths += length
        sure = self._sure(need, rest)
        self.hand[self.winner] ^= led
        self.lengths -= length
        return sure

    def _sure_after(self, need: cython.int, rest: cython.int) -> cython.int:
        """Return the sure points of the trick winner's side in the other suits."""
        taker: cython.int = self.turn
        hand: cython.ulonglong = self.hand[taker]
        self.hand[taker] &= ~(LANE << (self.led << 4))
        sure = self._sure(need, rest)
        self.hand[taker] = hand
        return self.sure if sure == rest else sure  # rest would include the led suit

    def _friends(self, seat: cython.int) -> cython.ulonglong:
        """Return the cards held by a seat's partners."""
        cards: cython.ulonglong = 0
        for other in range(self.players):
            if other != seat and not differ(self.camp, other, seat):
                cards |= self.hand[other]
        return cards
