"""The double-dummy search: move generation, move ordering and null-window search.

In one file, so that the compiler can inline everything done at each card.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

if cython.compiled:
    from cython.cimports.marjapussi_gui.bots.kernel.answers import Answers
    from cython.cimports.marjapussi_gui.bots.kernel.cbits import (
        differ,
        highest,
        lowest,
        popcount,
        scrambled,
        tops,
    )
    from cython.cimports.marjapussi_gui.bots.kernel.cconstants import LANE, NO_CARD, NO_TRUMP, ONE
else:
    from .answers import Answers
    from .bits import differ, highest, lowest, popcount, scrambled, tops
    from .constants import LANE, NO_CARD, NO_TRUMP, ONE


@cython.cclass
class Search(Answers):
    """A null-window search that plays card by card and undoes each move.

    The transposition table is used only at the starts of tricks.
    """

    def _lead(self, goal: cython.int, rest: cython.int) -> cython.int:
        """Search from the start of a trick; remaining are all points still to be taken."""
        hand: cython.ulonglong = self.hand[self.turn]
        self.nodes += 1
        self.mattered = 0
        if goal <= 0 or goal > rest:
            return 0 if goal <= 0 else rest
        if self.limit and self.nodes > self.limit:
            self.gave_up = 1
        if self.gave_up or not hand:
            return 0
        if not hand & (hand - 1):
            return self._last_trick(rest)
        self.low, self.high, self.hint = 0, rest, NO_CARD
        if self._look_up(goal):
            return self.low if self.low >= goal else self.high
        if self._is_sure(goal, rest):
            return self.answer
        return self._search_leads(goal, rest)

    def _is_sure(self, goal: cython.int, rest: cython.int) -> cython.bint:
        """Set answer and return whether sure points decide the goal."""
        is_own_side: cython.bint = self.camp >> self.turn & 1
        sure: cython.int = self._sure(goal if is_own_side else rest - goal + 1, rest)
        self.answer = sure if is_own_side else rest - sure
        if (self.answer >= goal) == is_own_side:
            return True
        sure = self._sure_of_others()
        self.answer = rest - sure if is_own_side else sure
        return (self.answer >= goal) != is_own_side

    def _search_leads(self, goal: cython.int, rest: cython.int) -> cython.int:
        """Search all leads and store the result in the table."""
        moves: cython.int[13]
        if not cython.compiled:
            moves = [0] * 13
        seat: cython.int = self.turn
        low, high = self.low, self.high
        answer = self._choose(self._order_leads(moves), moves, goal, rest)
        if self.gave_up:
            return 0
        if answer >= goal:
            low = answer
        else:
            high = answer
        self._keep(low, high, self.choice)
        if self.by_rank and (answer >= goal) == (self.camp >> seat & 1):
            self.killers[popcount(self.hand[seat]) << 2 | seat] = self.choice
        return answer

    def _follow(self, goal: cython.int, rest: cython.int) -> cython.int:
        """Search the turn of a seat that follows."""
        moves: cython.int[13]
        if not cython.compiled:
            moves = [0] * 13
        self.nodes += 1
        if self.count == 1 and self.by_rank and self._is_sure_behind(goal, rest):
            return self.answer
        return self._choose(self._order_follows(moves), moves, goal, rest)

    def _choose(
        self, number: cython.int, moves: cython.p_int, goal: cython.int, rest: cython.int
    ) -> cython.int:
        """Search moves until one decides; set chosen_card and relevant_cards."""
        mattered: cython.ulonglong = 0
        is_own_side: cython.bint = self.camp >> self.turn & 1
        best: cython.int = -1 if is_own_side else rest + 1
        choice: cython.int = NO_CARD
        for place in range(number):
            answer = self._after(moves[place] & 63, goal, rest)
            if self.gave_up:
                return 0
            if answer > best if is_own_side else answer < best:
                best = answer
                choice = moves[place] & 63
            if (answer >= goal) == is_own_side:
                mattered = self.mattered
                break
            mattered |= self.mattered
        self.choice = choice
        self.mattered = mattered
        return best

    def _after(self, card: cython.int, goal: cython.int, rest: cython.int) -> cython.int:
        """Play a card, search the position after it and undo the move."""
        turn, count, led, best = self.turn, self.count, self.led, self.best
        winner, ranked, on_table = self.winner, self.ranked, self.on_table
        length: cython.ulonglong = ONE << ((card & 48) + (turn << 2))
        self.hand[turn] ^= ONE << card
        self.lengths -= length
        self._put(card)
        answer = self._follow(goal, rest) if self.count < self.players else self._take(goal, rest)
        self.hand[turn] ^= ONE << card
        self.lengths += length
        self.turn, self.count, self.led, self.best = turn, count, led, best
        self.winner, self.ranked, self.on_table = winner, ranked, on_table
        return answer

    def _take(self, goal: cython.int, rest: cython.int) -> cython.int:
        """Give the trick to its winner and search the next trick."""
        live: cython.ulonglong = self.live
        best, winner, ranked = self.best, self.winner, self.ranked
        self._gather()
        taken = self.on_table + self.per_trick + (0 if self.live else self.last)
        gain = taken if self.camp >> winner & 1 else 0
        self.turn, self.count = winner, 0
        answer = gain + self._lead(goal - gain, rest - taken)
        self.live = live
        if ranked and self.by_rank:
            self.mattered |= self._run(best, winner)
        return answer

    def _gather(self) -> cython.void:
        """Set live to all cards that are in hands."""
        self.live = self.hand[0] | self.hand[1] | self.hand[2] | self.hand[3]

    def _run(self, card: cython.int, seat: cython.int) -> cython.ulonglong:
        """Return a card and the touching lower ones of the same hand, which are equivalent."""
        below: cython.ulonglong = LANE << (card & 48) & ((ONE << card) - 1)
        others: cython.ulonglong = self.live & ~self.hand[seat] & below
        if others:
            below &= ~((ONE << highest(others)) - 1)
        return ONE << card | self.hand[seat] & below

    def _last_trick(self, rest: cython.int) -> cython.int:
        """Play the last trick and return the points of the side."""
        while self.count < self.players:
            self._put(lowest(self.hand[self.turn]))
        self.count = 0
        self.mattered = ONE << self.best if self.ranked else 0
        return rest if self.camp >> self.winner & 1 else 0

    def _lay(self, leader: cython.int, cards: Sequence[int]) -> None:
        """Set up the problem: leader begins, and these cards are already in the trick."""
        card: cython.int
        self._begin()
        if not self.is_ready:
            self._forget()
            self._find_shapes()
            self.is_ready = 1
        self.count, self.turn = 0, leader
        for card in cards:
            self.live |= ONE << card
            self._put(card)

    def _begin(self) -> cython.void:
        """Reset the node count and the set of live cards."""
        self.nodes = self.gave_up = 0
        self._gather()

    def _playable(self) -> cython.ulonglong:
        """Return the legal cards; a real function for callers that cannot inline it."""
        return self._legal()

    def _play_out(
        self, leader: cython.int, number: cython.int, seed: cython.ulonglong
    ) -> cython.longlong:
        """Play the hands at random and return the total points of the side."""
        hands: cython.ulonglong[4]
        if not cython.compiled:
            hands = [0] * 4
        sum_: cython.longlong = 0
        for seat in range(4):
            hands[seat] = self.hand[seat]
        size = popcount(hands[0])
        for _ in range(number):
            self.turn = leader
            for trick in range(size):
                self.count = 0
                seed = self._play_trick(seed)
                self.turn = self.winner
                if self.camp >> self.winner & 1:
                    sum_ += self.on_table + self.per_trick
                    sum_ += self.last if trick + 1 == size else 0
            for seat in range(4):
                self.hand[seat] = hands[seat]
        return sum_

    def _play_trick(self, seed: cython.ulonglong) -> cython.ulonglong:
        """Play one trick at random and return the new random state."""
        legal: cython.ulonglong
        while self.count < self.players:
            legal = self._legal()
            if legal & (legal - 1):
                seed = scrambled(seed)
                for _ in range((seed >> 32) * popcount(legal) >> 32):
                    legal &= legal - 1
            card = lowest(legal)
            self.hand[self.turn] ^= ONE << card
            self._put(card)
        return seed

    def _legal(self) -> cython.ulonglong:
        """Return the cards that the seat to play may play."""
        hand: cython.ulonglong = self.hand[self.turn]
        suit: cython.int = self.led
        cards: cython.ulonglong = hand & LANE << (suit << 4)
        higher: cython.ulonglong
        if not self.count:
            return hand
        if not cards and self.must_trump and self.trump < NO_TRUMP:
            suit = self.trump
            cards = hand & LANE << (suit << 4)
        if not cards:
            return hand
        if self.must_head and self.best >> 4 == suit:
            higher = cards & ~((ONE << self.best) - 1)
            return higher or cards
        return cards

    def _put(self, card: cython.int) -> cython.void:
        """Add a card to the trick; it must have been removed from the hand."""
        is_same: cython.bint
        if not self.count:
            self.led, self.best, self.winner = card >> 4, card, self.turn
            self.ranked = 0
            self.on_table = self.values[card & 15]
        else:
            is_same = card >> 4 == self.best >> 4
            self.on_table += self.values[card & 15]
            if card > self.best if is_same else card >> 4 == self.trump:
                self.best, self.winner = card, self.turn
                self.ranked = is_same
            elif is_same:
                self.ranked = 1
        self.count += 1
        self.turn = self.turn + 1 if self.turn + 1 < self.players else 0

    # Move ordering

    def _order_leads(self, moves: cython.p_int) -> cython.int:
        """Fill moves with the leads, most promising first, and return their number."""
        seat: cython.int = self.turn
        hand: cython.ulonglong = self.hand[seat]
        friends: cython.ulonglong = self.friends
        distinct: cython.ulonglong = self._distinct(hand)
        killer: cython.int = self.killers[popcount(hand) << 2 | seat]
        number: cython.int = 0
        while distinct:
            card = highest(distinct)
            distinct ^= ONE << card
            if card == self.hint:
                weight = 1000
            elif self.by_rank:
                weight = self._rank_lead(card, friends) + (100 if card == killer else 0)
            else:
                weight = self._worth_lead(card, friends)
            number = _insert(moves, number, weight, card)
        return number

    def _worth_lead(self, card: cython.int, friends: cython.ulonglong) -> cython.int:
        """Return the ordering weight of a lead where cards have points."""
        worth: cython.int = self.values[card & 15]
        top: cython.int = highest(self.live & LANE << (card & 48))
        weight: cython.int = 5 if card >> 4 == self.trump else 0
        if card == top:
            return weight + 100 + worth
        return weight + (40 + worth if friends >> top & 1 else 20 - worth)

    def _rank_lead(self, card: cython.int, friends: cython.ulonglong) -> cython.int:
        """Return the ordering weight of a lead where only tricks count."""
        suit_cards: cython.ulonglong = self.live & LANE << (card & 48)
        ours: cython.ulonglong = (friends | self.hand[self.turn]) & suit_cards
        foes: cython.ulonglong = suit_cards & ~ours
        after_us: cython.int = self.turn + 1 if self.turn + 1 < self.players else 0
        weight: cython.int = 2 * (popcount(ours) - popcount(foes)) - (card & 15)
        if not friends & suit_cards:
            weight -= 8
        if not foes:
            return weight - 18
        if not self.hand[after_us] & suit_cards:
            weight -= 72
        if ours > foes:
            weight += 8 if self.hand[after_us] >> highest(foes) & 1 else 0
            return weight + (50 if card > highest(foes) else 38)
        foes ^= ONE << highest(foes)
        return weight + (31 if ours > foes else 0)

    def _order_follows(self, moves: cython.p_int) -> cython.int:
        """Fill moves with the cards to follow, most promising first, and return their number."""
        distinct: cython.ulonglong = self._distinct(self._legal())
        number: cython.int = 0
        if not distinct & (distinct - 1):
            moves[0] = highest(distinct)
            return 1
        threat = helper = 0
        other = self.turn
        for _ in range(self.count + 1, self.players):
            other = other + 1 if other + 1 < self.players else 0
            card = self._best_of(other)
            if differ(self.camp, other, self.turn):
                threat = max(threat, card)
            else:
                helper = max(helper, card)
        safe: cython.bint = not differ(self.camp, self.winner, self.turn)
        safe = safe and (self.best > threat or (self.best >> 4 != self.led and threat < 64))
        safe = safe or (helper > threat and (helper > self.best or helper == 64))
        while distinct:
            card = highest(distinct)
            distinct ^= ONE << card
            if card > self.best if card >> 4 == self.best >> 4 else card >> 4 == self.trump:
                weight = self._weight_over(card, threat, safe)
            else:
                weight = self._weight_under(card, safe)
            number = _insert(moves, number, weight, card)
        return number

    def _weight_over(self, card: cython.int, threat: cython.int, safe: cython.bint) -> cython.int:
        """Return the ordering weight of a card that wins the trick so far."""
        worth: cython.int = card & 15 if self.by_rank else self.values[card & 15]
        if card <= threat and (card >> 4 == self.led or threat == 64):
            return -15 - worth // 2 if self.by_rank else 30 - worth
        if self.by_rank:
            return (40 if safe else 100) - worth
        return 70 + worth

    def _weight_under(self, card: cython.int, safe: cython.bint) -> cython.int:
        """Return the ordering weight of a card that cannot win the trick."""
        worth: cython.int
        if not self.by_rank:
            worth = self.values[card & 15]
            return 50 + worth if safe else 50 - worth
        if card >> 4 == self.led:
            return 50 - (card & 15)
        return 50 - (card & 15) + 3 * popcount(self.hand[self.turn] & LANE << (card & 48))

    def _best_of(self, seat: cython.int) -> cython.int:
        """Return the highest card of the suit led that a seat holds; 64 if it can ruff."""
        cards: cython.ulonglong = self.hand[seat] & LANE << (self.led << 4)
        if cards:
            return highest(cards)
        can_ruff = self.trump < NO_TRUMP and self.hand[seat] & LANE << (self.trump << 4)
        return 64 if can_ruff else 0

    def _distinct(self, legal: cython.ulonglong) -> cython.ulonglong:
        """Return the legal cards without those equivalent to a higher one."""
        others: cython.ulonglong = self.live & ~self.hand[self.turn]
        if self.by_rank:
            return tops(legal, others)
        distinct: cython.ulonglong = 0
        above: cython.int = -1
        while legal:
            card = highest(legal)
            legal ^= ONE << card
            if (
                above >> 4 != card >> 4
                or self.values[above & 15] != self.values[card & 15]
                or others & ((ONE << above) - (ONE << card))
            ):
                distinct |= ONE << card
            above = card
        return distinct


def _insert(
    moves: cython.p_int, number: cython.int, weight: cython.int, card: cython.int
) -> cython.int:
    """Insert a card by descending weight and return the new number of moves."""
    move: cython.int = weight * 64 + card
    place: cython.int = number
    while place > 0 and moves[place - 1] < move:
        moves[place] = moves[place - 1]
        place -= 1
    moves[place] = move
    return number + 1
