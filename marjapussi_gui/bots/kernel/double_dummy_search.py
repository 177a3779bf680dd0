"""The double-dummy search: how many points each side takes with all cards open.

It generates and orders moves, and searches with null windows. It is a single file, so that the
compiler can inline everything that is done at each card. A goal is a number of points that the
solver's side tries to take.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython
from cython.cimports.marjapussi_gui.bots.kernel.cbits import (
    bits_differ,
    highest_bit,
    lowest_bit,
    next_random,
    popcount,
    tops_of_runs,
)
from cython.cimports.marjapussi_gui.bots.kernel.cconstants import (
    NO_CARD,
    NO_TRUMP,
    ONE,
    SUIT_MASK,
)
from cython.cimports.marjapussi_gui.bots.kernel.transposition_table import TranspositionTable


@cython.cclass
class DoubleDummySearch(TranspositionTable):
    """A null-window search that plays cards one by one, and undoes each move.

    A null-window search only answers whether a goal is reached. The transposition table is used at
    the starts of tricks only.
    """

    def _search_trick(self, goal: cython.int, remaining: cython.int) -> cython.int:
        """Search from the start of a trick, with `remaining` points still to be taken."""
        hand: cython.ulonglong = self.hand[self.turn]
        self.nodes += 1
        self.relevant_cards = 0
        if goal <= 0 or goal > remaining:
            return 0 if goal <= 0 else remaining
        if self.node_limit and self.nodes > self.node_limit:
            self.is_aborted = 1
        if self.is_aborted or not hand:
            return 0
        if not hand & (hand - 1):
            return self._score_last_trick(remaining)
        self.low, self.high = 0, remaining
        self.hint = self.similar_hint = NO_CARD
        if self._look_up(goal):
            return self.low if self.low >= goal else self.high
        if self._is_decided(goal, remaining):
            return self.answer
        return self._search_leads(goal, remaining)

    def _is_decided(self, goal: cython.int, remaining: cython.int) -> cython.bint:
        """Return whether the points that are already sure settle the goal. If so, set answer."""
        is_own_side: cython.bint = self.side_seats >> self.turn & 1
        sure: cython.int = self._sure_points(
            goal if is_own_side else remaining - goal + 1, remaining
        )
        self.answer = sure if is_own_side else remaining - sure
        if (self.answer >= goal) == is_own_side:
            return True
        sure = self._sure_points_of_others()
        self.answer = remaining - sure if is_own_side else sure
        return (self.answer >= goal) != is_own_side

    def _search_leads(self, goal: cython.int, remaining: cython.int) -> cython.int:
        """Search all leads, and store the result in the transposition table."""
        moves: cython.int[13]
        if not cython.compiled:
            moves = [0] * 13
        seat: cython.int = self.turn
        low, high = self.low, self.high
        answer = self._search_moves(self._order_leads(moves), moves, goal, remaining)
        if self.is_aborted:
            return 0
        if answer >= goal:
            low = answer
        else:
            high = answer
        self._store(low, high, self.chosen_card)
        if self.only_tricks_count and (answer >= goal) == (self.side_seats >> seat & 1):
            size = popcount(self.hand[seat])
            self.killers[size << 2 | seat] = self.chosen_card
            # decisions in large hands save more work, so they count more
            self.lead_credits[seat << 6 | self.chosen_card] += size * size
            self.seat_credits[seat] += size * size
        return answer

    def _search_follow(self, goal: cython.int, remaining: cython.int) -> cython.int:
        """Search the moves of a seat that follows to a trick."""
        moves: cython.int[13]
        if not cython.compiled:
            moves = [0] * 13
        self.nodes += 1
        if (
            self.trick_size == 1
            and self.only_tricks_count
            and self._is_decided_in_second_hand(goal, remaining)
        ):
            return self.answer
        return self._search_moves(self._order_follows(moves), moves, goal, remaining)

    def _search_moves(
        self, count: cython.int, moves: cython.p_int, goal: cython.int, remaining: cython.int
    ) -> cython.int:
        """Search moves until one settles whether the goal is reached, and return the best result.

        Also set chosen_card, and relevant_cards (the cards on which the result depends).
        """
        mattered: cython.ulonglong = 0
        is_own_side: cython.bint = self.side_seats >> self.turn & 1
        best: cython.int = -1 if is_own_side else remaining + 1
        choice: cython.int = NO_CARD
        for place in range(count):
            answer = self._search_after(moves[place] & 63, goal, remaining)
            if self.is_aborted:
                return 0
            if answer > best if is_own_side else answer < best:
                best = answer
                choice = moves[place] & 63
            if (answer >= goal) == is_own_side:
                mattered = self.relevant_cards
                break
            mattered |= self.relevant_cards
            # its equivalents weren't tried, so the answer depends on their ranks, too
            if self.relevant_cards >> (moves[place] & 63) & 1:
                mattered |= self._equivalent_cards(moves[place] & 63, self.turn)
        self.chosen_card = choice
        self.relevant_cards = mattered
        return best

    def _search_after(
        self, card: cython.int, goal: cython.int, remaining: cython.int
    ) -> cython.int:
        """Play a card, search the position after it, and take the card back."""
        turn, count, led, best = self.turn, self.trick_size, self.led_suit, self.best_card
        winner, ranked, on_table = self.winner, self.is_contested, self.trick_points
        length: cython.ulonglong = ONE << ((card & 48) + (turn << 2))
        self.hand[turn] ^= ONE << card
        self.suit_lengths -= length
        self._add_to_trick(card)
        answer = (
            self._search_follow(goal, remaining)
            if self.trick_size < self.players
            else self._finish_trick(goal, remaining)
        )
        self.hand[turn] ^= ONE << card
        self.suit_lengths += length
        self.turn, self.trick_size, self.led_suit, self.best_card = turn, count, led, best
        self.winner, self.is_contested, self.trick_points = winner, ranked, on_table
        return answer

    def _finish_trick(self, goal: cython.int, remaining: cython.int) -> cython.int:
        """Give the trick to its winner, and search the next trick."""
        live: cython.ulonglong = self.live
        best, winner, ranked = self.best_card, self.winner, self.is_contested
        self._update_live()
        taken = (
            self.trick_points + self.points_per_trick + (0 if self.live else self.last_trick_points)
        )
        gain = taken if self.side_seats >> winner & 1 else 0
        self.turn, self.trick_size = winner, 0
        answer = gain + self._search_trick(goal - gain, remaining - taken)
        self.live = live
        if ranked and self.only_tricks_count:
            self.relevant_cards |= ONE << best
        return answer

    def _update_live(self) -> cython.void:
        """Set live to the cards in all hands."""
        self.live = self.hand[0] | self.hand[1] | self.hand[2] | self.hand[3]

    def _equivalent_cards(self, card: cython.int, seat: cython.int) -> cython.ulonglong:
        """Return a card and the equivalent lower cards of its hand, which are adjacent to it."""
        below: cython.ulonglong = SUIT_MASK << (card & 48) & ((ONE << card) - 1)
        others: cython.ulonglong = self.live & ~self.hand[seat] & below
        if others:
            below &= ~((ONE << highest_bit(others)) - 1)
        return ONE << card | self.hand[seat] & below

    def _score_last_trick(self, remaining: cython.int) -> cython.int:
        """Play the last trick, and return how many points the solver's side takes in it."""
        while self.trick_size < self.players:
            self._add_to_trick(lowest_bit(self.hand[self.turn]))
        self.trick_size = 0
        self.relevant_cards = ONE << self.best_card if self.is_contested else 0
        return remaining if self.side_seats >> self.winner & 1 else 0

    def _prepare(self, leader: cython.int, cards: Sequence[int]) -> None:
        """Set up a problem: the leader, and the cards already played to the trick."""
        card: cython.int
        self._reset_search()
        if not self.is_ready:
            self._start_generation()
            self._compute_shapes()
            self.is_ready = 1
        self.trick_size, self.turn = 0, leader
        for card in cards:
            self.live |= ONE << card
            self._add_to_trick(card)

    def _reset_search(self) -> cython.void:
        """Reset the node count and the set of live cards."""
        self.nodes = self.is_aborted = 0
        self._update_live()

    def _legal_cards(self) -> cython.ulonglong:
        """Return the legal cards. For callers in Python, where the search can't be inlined."""
        return self._find_legal_cards()

    def _play_random_hands(
        self, leader: cython.int, count: cython.int, seed: cython.ulonglong
    ) -> cython.longlong:
        """Play the hands `count` times at random, and return the sum of the side's points."""
        hands: cython.ulonglong[4]
        if not cython.compiled:
            hands = [0] * 4
        sum_: cython.longlong = 0
        for seat in range(4):
            hands[seat] = self.hand[seat]
        size = popcount(hands[0])
        for _ in range(count):
            self.turn = leader
            for trick in range(size):
                self.trick_size = 0
                seed = self._play_random_trick(seed)
                self.turn = self.winner
                if self.side_seats >> self.winner & 1:
                    sum_ += self.trick_points + self.points_per_trick
                    sum_ += self.last_trick_points if trick + 1 == size else 0
            for seat in range(4):
                self.hand[seat] = hands[seat]
        return sum_

    def _play_random_trick(self, random_state: cython.ulonglong) -> cython.ulonglong:
        """Play a trick at random, and return the next random state."""
        legal: cython.ulonglong
        while self.trick_size < self.players:
            legal = self._find_legal_cards()
            if legal & (legal - 1):
                random_state = next_random(random_state)
                for _ in range((random_state >> 32) * popcount(legal) >> 32):
                    legal &= legal - 1
            card = lowest_bit(legal)
            self.hand[self.turn] ^= ONE << card
            self._add_to_trick(card)
        return random_state

    def _find_legal_cards(self) -> cython.ulonglong:
        """Return the legal cards of the seat that is to play."""
        hand: cython.ulonglong = self.hand[self.turn]
        suit: cython.int = self.led_suit
        cards: cython.ulonglong = hand & SUIT_MASK << (suit << 4)
        higher: cython.ulonglong
        if not self.trick_size:
            return hand
        if not cards and self.must_trump and self.trump < NO_TRUMP:
            suit = self.trump
            cards = hand & SUIT_MASK << (suit << 4)
        if not cards:
            return hand
        if self.must_head and self.best_card >> 4 == suit:
            higher = cards & ~((ONE << self.best_card) - 1)
            return higher or cards
        return cards

    def _add_to_trick(self, card: cython.int) -> cython.void:
        """Add a card to the trick. It was already removed from the hand."""
        is_same: cython.bint
        if not self.trick_size:
            self.led_suit, self.best_card, self.winner = card >> 4, card, self.turn
            self.is_contested = 0
            self.trick_points = self.values[card & 15]
        else:
            is_same = card >> 4 == self.best_card >> 4
            self.trick_points += self.values[card & 15]
            if card > self.best_card if is_same else card >> 4 == self.trump:
                self.best_card, self.winner = card, self.turn
                self.is_contested = is_same
            elif is_same:
                self.is_contested = 1
        self.trick_size += 1
        self.turn = self.turn + 1 if self.turn + 1 < self.players else 0

    # Move ordering

    def _order_leads(self, moves: cython.p_int) -> cython.int:
        """Fill moves with the possible leads, the most promising first. Return their number."""
        seat: cython.int = self.turn
        hand: cython.ulonglong = self.hand[seat]
        friends: cython.ulonglong = self.partner_cards
        distinct: cython.ulonglong = self._representatives(hand)
        killer: cython.int = self.killers[popcount(hand) << 2 | seat]
        all_credits: cython.longlong = self.seat_credits[seat] + 1
        number: cython.int = 0
        while distinct:
            card = highest_bit(distinct)
            distinct ^= ONE << card
            if card == self.hint:
                weight = 1000
            elif self.only_tricks_count:
                weight = self._lead_weight_by_rank(card, friends)
                weight += 120 * self.lead_credits[seat << 6 | card] // all_credits
                weight += 140 if card == killer else 0
                weight += 130 if card == self.similar_hint else 0
            else:
                weight = self._lead_weight_by_points(card, friends)
            number = _insert_move(moves, number, weight, card)
        return number

    def _lead_weight_by_points(
        self, card: cython.int, partner_cards: cython.ulonglong
    ) -> cython.int:
        """Return the ordering weight of a lead, for games with card points."""
        worth: cython.int = self.values[card & 15]
        top: cython.int = highest_bit(self.live & SUIT_MASK << (card & 48))
        weight: cython.int = 5 if card >> 4 == self.trump else 0
        if card == top:
            return weight + 100 + worth
        return weight + (40 + worth if partner_cards >> top & 1 else 20 - worth)

    def _lead_weight_by_rank(self, card: cython.int, partner_cards: cython.ulonglong) -> cython.int:
        """Return the ordering weight of a lead, for games in which only tricks count."""
        suit_cards: cython.ulonglong = self.live & SUIT_MASK << (card & 48)
        ours: cython.ulonglong = (partner_cards | self.hand[self.turn]) & suit_cards
        foes: cython.ulonglong = suit_cards & ~ours
        after_us: cython.int = self.turn + 1 if self.turn + 1 < self.players else 0
        before_us: cython.int = self.turn - 1 if self.turn else self.players - 1
        weight: cython.int = 2 * (popcount(ours) - popcount(foes)) - (card & 15)
        weight -= popcount(ours & ~partner_cards)
        if not partner_cards & suit_cards:
            weight -= 8
        if not foes:
            return weight - 20
        if not self.hand[after_us] & suit_cards:
            weight -= 72
        if not self.hand[before_us] & suit_cards:
            weight -= 12
        top = highest_bit(foes)
        if ours > foes:
            weight += 4 if self.hand[after_us] >> top & 1 else 0
            return weight + (50 if card > top else 38)
        weight += 12 if self.hand[after_us] >> top & 1 else 0
        foes ^= ONE << top
        return weight + (31 if ours > foes else 0)

    def _order_follows(self, moves: cython.p_int) -> cython.int:
        """Fill moves with the cards to follow with, most promising first. Return their number."""
        distinct: cython.ulonglong = self._representatives(self._find_legal_cards())
        number: cython.int = 0
        if not distinct & (distinct - 1):
            moves[0] = highest_bit(distinct)
            return 1
        threat = helper = 0
        other = self.turn
        for _ in range(self.trick_size + 1, self.players):
            other = other + 1 if other + 1 < self.players else 0
            card = self._best_answer_of(other)
            if bits_differ(self.side_seats, other, self.turn):
                threat = max(threat, card)
            else:
                helper = max(helper, card)
        safe: cython.bint = not bits_differ(self.side_seats, self.winner, self.turn)
        safe = safe and (
            self.best_card > threat or (self.best_card >> 4 != self.led_suit and threat < 64)
        )
        safe = safe or (helper > threat and (helper > self.best_card or helper == 64))
        while distinct:
            card = highest_bit(distinct)
            distinct ^= ONE << card
            if (
                card > self.best_card
                if card >> 4 == self.best_card >> 4
                else card >> 4 == self.trump
            ):
                weight = self._winning_card_weight(card, threat, safe)
            else:
                weight = self._losing_card_weight(card, safe)
            number = _insert_move(moves, number, weight, card)
        return number

    def _winning_card_weight(
        self, card: cython.int, threat: cython.int, is_safe: cython.bint
    ) -> cython.int:
        """Return the ordering weight of a card that wins the trick as it stands."""
        worth: cython.int = card & 15 if self.only_tricks_count else self.values[card & 15]
        if card <= threat and (card >> 4 == self.led_suit or threat == 64):
            return -15 - worth // 2 if self.only_tricks_count else 30 - worth
        if self.only_tricks_count:
            return (40 if is_safe else 100) - worth
        return 70 + worth

    def _losing_card_weight(self, card: cython.int, is_safe: cython.bint) -> cython.int:
        """Return the ordering weight of a card that loses the trick as it stands."""
        worth: cython.int
        if not self.only_tricks_count:
            worth = self.values[card & 15]
            return 50 + worth if is_safe else 50 - worth
        if card >> 4 == self.led_suit:
            return 50 - (card & 15)
        return 50 - (card & 15) + 3 * popcount(self.hand[self.turn] & SUIT_MASK << (card & 48))

    def _best_answer_of(self, seat: cython.int) -> cython.int:
        """Return the highest card of a seat in the suit led, or 64 if the seat can trump."""
        cards: cython.ulonglong = self.hand[seat] & SUIT_MASK << (self.led_suit << 4)
        if cards:
            return highest_bit(cards)
        can_ruff = self.trump < NO_TRUMP and self.hand[seat] & SUIT_MASK << (self.trump << 4)
        return 64 if can_ruff else 0

    def _representatives(self, legal: cython.ulonglong) -> cython.ulonglong:
        """Return the legal cards, without those that are equivalent to a higher one."""
        others: cython.ulonglong = self.live & ~self.hand[self.turn]
        if self.only_tricks_count:
            return tops_of_runs(legal, others)
        distinct: cython.ulonglong = 0
        above: cython.int = -1
        while legal:
            card = highest_bit(legal)
            legal ^= ONE << card
            if (
                above >> 4 != card >> 4
                or self.values[above & 15] != self.values[card & 15]
                or others & ((ONE << above) - (ONE << card))
            ):
                distinct |= ONE << card
            above = card
        return distinct


def _insert_move(
    moves: cython.p_int, count: cython.int, weight: cython.int, card: cython.int
) -> cython.int:
    """Insert a card by descending weight, and return the new number of moves."""
    move: cython.int = weight * 64 + card
    place: cython.int = count
    while place > 0 and moves[place - 1] < move:
        moves[place] = moves[place - 1]
        place -= 1
    moves[place] = move
    return count + 1
