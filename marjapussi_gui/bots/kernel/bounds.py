"""What a camp is sure of, without search: by its cards from the top."""

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
    """Counts tricks and cards that a camp takes from the top when it leads, or does not."""

    def __init__(self) -> None:
        super().__init__()
        if not cython.compiled:
            self.kept = [0] * 4

    def _sure(self, need: cython.int, rest: cython.int) -> cython.int:
        """Return what the leader's camp takes of the rest from the top, as far as need."""
        seat: cython.int = self.turn
        trumps: cython.ulonglong = 0
        if self.trump < NO_TRUMP:
            trumps = self.live & LANE << (self.trump << 4)
        self.sure = 0
        if self._cash(trumps) >= popcount(self.hand[seat]):
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

    def _cash(self, trumps: cython.ulonglong) -> cython.int:
        """Return how many tricks the leader takes from the top, trumps first."""
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
                        length = popcount(self.hand[other] & LANE << (suit << 4))
                        unruffed = min(unruffed, length)
            self.kept[suit] = self._winners(seat, suit, self.live, 0, unruffed)
            tricks += self.kept[suit]
            if trumps and not place:
                drawn = tricks
        return tricks

    def _cross(self, friend: cython.int, need: cython.int) -> cython.int:
        """Return it where the leader, who has cashed, then leads to what friend has on top."""
        entry: cython.ulonglong = 0
        live: cython.ulonglong = 0
        lane: cython.ulonglong
        own: cython.ulonglong
        tricks: cython.int = 0
        for suit in range(4):
            lane = LANE << (suit << 4)
            own = self.hand[self.turn] & lane
            for _ in range(self.kept[suit]):
                own ^= ONE << highest(own)
            live |= self.live & ~self.hand[self.turn] & lane | own
            tricks += self.kept[suit]
            if own and popcount(self.hand[friend] & lane) > self.kept[suit]:
                entry |= self.hand[friend] & ONE << highest(live & lane)
        if not entry:
            return 0
        self.mattered |= ONE << lowest(entry)
        for suit in range(4):
            number = self.kept[suit]
            length = popcount(self.hand[friend] & LANE << (suit << 4))
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
        """Count how many rounds of a suit are played when seat adds its winners to number."""
        longest: cython.int = 0
        lane: cython.ulonglong = LANE << (suit << 4)
        cards: cython.ulonglong = self.hand[seat] & lane
        live &= lane
        if not cards or (not number and highest(cards) != highest(live)):
            return number
        for other in range(self.players):
            if other != seat:
                length = popcount(self.hand[other] & lane)
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

    def _sure_of_others(self) -> cython.int:
        """Return what the other camp takes by its highest trump, or since all can't be cashed."""
        seat: cython.int = self.turn
        tricks: cython.int = 0
        least: cython.int = ENDLESS
        lane: cython.ulonglong
        mattered: cython.ulonglong = 0
        self.friends = self._friends(seat)
        friends: cython.ulonglong = self.hand[seat] | self.friends
        if self.trump < NO_TRUMP and self.live & LANE << (self.trump << 4):
            card = highest(self.live & LANE << (self.trump << 4))
            self.mattered = ONE << card
            return 0 if friends >> card & 1 else self.values[card & 15] + self.per_trick
        for suit in range(4):
            lane = self.live & LANE << (suit << 4)
            if not lane:
                continue
            card = highest(lane)
            if friends >> card & 1:
                longest = 0
                for other in range(self.players):
                    if not differ(self.camp, other, seat):
                        length = popcount(self.hand[other] & lane)
                        longest = max(longest, length)
                tricks += longest
            else:
                mattered |= ONE << card
                least = min(least, self.values[card & 15])
        self.mattered = mattered
        return 0 if tricks >= popcount(self.hand[seat]) else least + self.per_trick

    def _friends(self, seat: cython.int) -> cython.ulonglong:
        """Return the cards of the others in a seat's camp."""
        cards: cython.ulonglong = 0
        for other in range(self.players):
            if other != seat and not differ(self.camp, other, seat):
                cards |= self.hand[other]
        return cards
