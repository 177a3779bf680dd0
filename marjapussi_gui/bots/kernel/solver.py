"""A double-dummy solver: what a camp of seats takes when all hands are open and all play best.

A null-window search card by card, with a table at the beginnings of tricks. Where only tricks
count and nobody must head, each answer is stored with the ranks that it depends on, and serves
every position with the same lengths and the same owners of those ranks. solver.pxd has the C
types; this file also runs uncompiled, slowly.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

import cython

if cython.compiled:
    from cython.cimports.marjapussi_gui.bots.kernel.cbits import (
        highest,
        lowest,
        mixed,
        popcount,
        scrambled,
    )
else:
    from .bits import highest, lowest, mixed, popcount, scrambled

NO_CARD = cython.declare(cython.int, 63)
NO_TRUMP = cython.declare(cython.int, 4)
ONE = cython.declare(cython.ulonglong, 1)
LANE = cython.declare(cython.ulonglong, 0x1FFF)
OWNERS_OF_TOP = cython.declare(cython.ulonglong[256])  # masks, by the numbers in two suits
# An entry: the shape, bounds, and owners of cards of two suits and two suits. Where the bounds
# have, after low: high, hint, numbers of cards that mattered, turn, generation.
BOUND = cython.declare(cython.ulonglong, 0x3FFF)
HIGH_AT = cython.declare(cython.int, 14)
HINT_AT = cython.declare(cython.int, 28)
RANKS_AT = cython.declare(cython.int, 34)
TURN_AT = cython.declare(cython.int, 50)
GENERATIONS = cython.declare(cython.int, 4096)
if not cython.compiled:
    NO_CARD, NO_TRUMP, ONE, LANE, OWNERS_OF_TOP = 63, 4, 1, 0x1FFF, [0] * 256
    BOUND, HIGH_AT, HINT_AT, RANKS_AT, TURN_AT, GENERATIONS = 0x3FFF, 14, 28, 34, 50, 4096


def _owners_of_top() -> None:
    """Make the masks; in a function, as compiled loops of a module miscount references to None."""
    for first in range(14):
        for second in range(14):
            masks = [(1 << 26) - (1 << 26 - 2 * number) for number in (first, second)]
            OWNERS_OF_TOP[first + 16 * second] = masks[0] + (masks[1] << 26)


_owners_of_top()


@cython.final
@cython.cclass
class Solver:
    """One deal and how it is played; it answers what the camp takes.

    Nothing may count less than 0, and all together at most 16383. Each question counts its
    nodes anew; one that needs more than limit (0: none) sets gave_up, and its answer is then
    only what is known to be reached.
    """

    def __init__(self, bits: cython.int = 18) -> None:
        if not cython.compiled:
            self.hand, self.kept, self.values = [0] * 4, [0] * 4, [0] * 16
            self.killers, self.shapes = [0] * 64, [0] * 32768
        self.nodes = self.limit = self.gave_up = self.generation = 0
        self.led = self.best = self.winner = self.ranked = self.on_table = self.first = 0
        self.words = 4 << (max(7, bits))
        self.table = array("Q", bytes(8 * self.words))

    def set_up(
        self,
        hands: Sequence[int],
        camp: cython.int,
        trump: cython.int,
        values: Sequence[int],
        per_trick: cython.int,
        last: cython.int,
        must_head: bool,
        must_trump: bool,
    ) -> None:
        """Lay out hands of equal size in order of play; camp is a bit for each of its seats."""
        place: cython.int
        self.players = len(hands)
        self.camp, self.trump, self.per_trick, self.last = camp, trump, per_trick, last
        self.must_head, self.must_trump = must_head, must_trump
        self.by_rank = not must_head and not any(values)
        self.stride = 4 if self.by_rank else 2
        self.bucket = 512 if self.by_rank else 8
        self.reach = self.words if self.by_rank else self.words // 8
        self.counting = 0
        for place in range(16):
            self.values[place] = values[place] if place < len(values) else 0
            if self.values[place]:
                self.counting |= (ONE | ONE << 16 | ONE << 32 | ONE << 48) << place
        for place in range(4):
            self.hand[place] = hands[place] if place < self.players else 0
        self.is_ready = 0

    # Questions

    def solve(self, leader: cython.int) -> int:
        """Return what the camp takes of all the cards when leader begins."""
        return self.solve_after(leader, ())

    def solve_after(self, leader: cython.int, cards: Sequence[int]) -> int:
        """Return it with cards on the table, which leader and the next seats have played."""
        answer: cython.int
        self._lay(leader, cards)
        with cython.nogil:
            answer = self._close_in(NO_CARD, self._guess(), self._total())
        return answer

    def is_reached(self, leader: cython.int, goal: cython.int) -> bool:
        """Return whether the camp takes at least goal of all the cards."""
        answer: cython.int
        self._lay(leader, ())
        with cython.nogil:
            answer = self._lead(goal, self._total())
        return answer >= goal

    def moves(self, leader: cython.int, cards: Sequence[int]) -> list[tuple[int, int]]:
        """Return what the camp takes after each card that the seat to play may play."""
        answer: cython.int
        card: cython.int
        found: list[tuple[int, int]] = []
        self._lay(leader, cards)
        legal: cython.ulonglong = self._legal()
        distinct: cython.ulonglong = self._distinct(legal)
        answer = self._guess()
        while legal:
            card = highest(legal)
            legal ^= ONE << card
            if distinct >> card & 1:
                with cython.nogil:
                    answer = self._close_in(card, answer, self._total())
            found.append((card, answer))
        return found

    def play_out(self, leader: cython.int, number: cython.int, seed: cython.ulonglong) -> int:
        """Return what the camp takes in a number of rounds in which all play at random."""
        sum_: cython.longlong
        with cython.nogil:
            sum_ = self._play_out(leader, number, mixed(seed, 1) | 1)
        return sum_

    def _lay(self, leader: cython.int, cards: Sequence[int]) -> None:
        """Begin a question with cards on the table."""
        card: cython.int
        self.nodes = self.gave_up = 0
        self._gather()
        if not self.is_ready:
            self._forget()
            self._find_shapes()
            self.is_ready = 1
        self.count, self.turn = 0, leader
        for card in cards:
            self.live |= ONE << card
            self._put(card)

    def solve_from(self) -> cython.int:
        """Return what the camp takes of whole, from where the fields stand on.

        Another part of the kernel has set hands, trump and the trick under way.
        """
        self.nodes = self.gave_up = 0
        self._gather()
        self._forget()
        self._find_shapes()
        self.whole = 0
        if self.count:
            self.ranked = 1
            self.live |= ONE << self.best
            self.whole = self.on_table - self.values[self.best & 15]
        self.whole += self._total()
        return self._close_in(NO_CARD, self._guess(), self.whole)

    def _close_in(self, card: cython.int, guess: cython.int, total: cython.int) -> cython.int:
        """Return what the camp takes of total, once card is played if it is one."""
        low: cython.int = 0
        high: cython.int = total
        step: cython.int = self.per_trick if self.by_rank else total // 12 + 1
        goal: cython.int = guess if guess > 0 else 1
        while low < high:
            if card != NO_CARD:
                answer = self._after(card, goal, total)
            else:
                answer = self._follow(goal, total) if self.count else self._lead(goal, total)
            if self.gave_up:
                return low
            if answer >= goal:
                low = answer
                goal = low + (step if 2 * step < high - low else (high - low + 1) // 2)
            else:
                high = answer
                goal = high - (step if 2 * step < high - low else (high - low + 1) // 2) + 1
        return low

    def _guess(self) -> cython.int:
        """Return about what the camp takes, by its share of the four highest of each suit."""
        lane: cython.ulonglong
        total: cython.int = self._total()
        share: cython.int = 0
        whole: cython.int = 0
        for suit in range(4):
            lane = self.live & LANE << (suit << 4)
            weight = 4
            while lane and weight:
                card = highest(lane)
                lane ^= ONE << card
                whole += weight
                for seat in range(self.players):
                    if self.camp >> seat & 1 and self.hand[seat] >> card & 1:
                        share += weight
                weight -= 1
        return total * share // whole if whole else 0

    # The search

    def _lead(self, goal: cython.int, rest: cython.int) -> cython.int:
        """Search the beginning of a trick, where rest is all that is still to be taken."""
        moves: cython.int[13]
        if not cython.compiled:
            moves = [0] * 13
        seat: cython.int = self.turn
        hand: cython.ulonglong = self.hand[seat]
        is_camp: cython.bint = self.camp >> seat & 1
        self.nodes += 1
        self.mattered = 0
        if goal <= 0 or goal > rest:
            return 0 if goal <= 0 else rest
        if self.limit and self.nodes > self.limit:
            self.gave_up = 1
        if self.gave_up or not hand:
            return 0
        if not hand & (hand - 1):
            return self._last_trick()
        self.low, self.high, self.hint = 0, rest, NO_CARD
        if self._look_up(goal):
            return self.low if self.low >= goal else self.high
        low, high = self.low, self.high
        sure = self._sure(goal if is_camp else rest - goal + 1)
        if sure >= goal if is_camp else rest - sure < goal:
            return sure if is_camp else rest - sure
        sure = self._sure_of_others()
        if rest - sure < goal if is_camp else sure >= goal:
            return rest - sure if is_camp else sure
        answer = self._choose(self._order_leads(moves), moves, goal, rest)
        if self.gave_up:
            return 0
        if answer >= goal:
            low = answer
        else:
            high = answer
        self._keep(low, high, self.choice)
        if self.by_rank and (answer >= goal) == is_camp:
            self.killers[popcount(hand) << 2 | seat] = self.choice
        return answer

    def _follow(self, goal: cython.int, rest: cython.int) -> cython.int:
        """Search the turn of one who does not lead."""
        moves: cython.int[13]
        if not cython.compiled:
            moves = [0] * 13
        self.nodes += 1
        return self._choose(self._order_follows(moves), moves, goal, rest)

    def _choose(
        self, number: cython.int, moves: cython.p_int, goal: cython.int, rest: cython.int
    ) -> cython.int:
        """Search moves until one decides; set choice, and what mattered."""
        mattered: cython.ulonglong = 0
        is_camp: cython.bint = self.camp >> self.turn & 1
        best: cython.int = -1 if is_camp else rest + 1
        choice: cython.int = NO_CARD
        for place in range(number):
            answer = self._after(moves[place] & 63, goal, rest)
            if self.gave_up:
                return 0
            if answer > best if is_camp else answer < best:
                best = answer
                choice = moves[place] & 63
            if (answer >= goal) == is_camp:
                mattered = self.mattered
                break
            mattered |= self.mattered
        self.choice = choice
        self.mattered = mattered
        return best

    def _after(self, card: cython.int, goal: cython.int, rest: cython.int) -> cython.int:
        """Play a card, search what follows, and take it back."""
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

    def _put(self, card: cython.int) -> cython.void:
        """Put on the table a card that is no longer in the hand."""
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

    def _take(self, goal: cython.int, rest: cython.int) -> cython.int:
        """Let the winner take the trick and lead."""
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
        """Note which cards the hands hold."""
        self.live = self.hand[0] | self.hand[1] | self.hand[2] | self.hand[3]

    def _run(self, card: cython.int, seat: cython.int) -> cython.ulonglong:
        """Return a card with those right below it that seat holds: each stood for all of them."""
        below: cython.ulonglong = LANE << (card & 48) & ((ONE << card) - 1)
        others: cython.ulonglong = self.live & ~self.hand[seat] & below
        if others:
            below &= ~((ONE << highest(others)) - 1)
        return ONE << card | self.hand[seat] & below

    def _last_trick(self) -> cython.int:
        """Return what the camp takes when each hand has one card."""
        while self.count < self.players:
            self._put(lowest(self.hand[self.turn]))
        self.count = 0
        self.mattered = ONE << self.best if self.ranked else 0
        return self._total() if self.camp >> self.winner & 1 else 0

    def _total(self) -> cython.int:
        """Return what all cards and tricks count that are still to be taken."""
        tricks = (popcount(self.live) + self.players - 1) // self.players
        total = self.last + self.per_trick * tricks
        cards: cython.ulonglong = self.live & self.counting
        while cards:
            total += self.values[lowest(cards) & 15]
            cards &= cards - 1
        return total

    # Bounds without search

    def _sure(self, need: cython.int) -> cython.int:
        """Return what the leader's camp takes from the top, as far as need."""
        seat: cython.int = self.turn
        trumps: cython.ulonglong = 0
        if self.trump < NO_TRUMP:
            trumps = self.live & LANE << (self.trump << 4)
        self.sure = 0
        if self._cash(trumps) >= popcount(self.hand[seat]):
            return self._total()
        if trumps or self.sure >= need:
            return self.sure
        cashed, mattered = self.sure, self.mattered
        for friend in range(self.players):
            if friend != seat and not self._are_foes(friend, seat):
                self.sure, self.mattered = cashed, mattered
                if self._cross(friend, need) >= popcount(self.hand[seat]):
                    return self._total()
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
        least: cython.int = BOUND
        lane: cython.ulonglong
        mattered: cython.ulonglong = 0
        friends: cython.ulonglong = self.hand[seat] | self._friends(seat)
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
                    if not self._are_foes(other, seat):
                        length = popcount(self.hand[other] & lane)
                        longest = max(longest, length)
                tricks += longest
            else:
                mattered |= ONE << card
                least = min(least, self.values[card & 15])
        self.mattered = mattered
        return 0 if tricks >= popcount(self.hand[seat]) else least + self.per_trick

    def _are_foes(self, seat: cython.int, other: cython.int) -> cython.bint:
        return (self.camp >> seat ^ self.camp >> other) & 1

    def _friends(self, seat: cython.int) -> cython.ulonglong:
        """Return the cards of the others in a seat's camp."""
        cards: cython.ulonglong = 0
        for other in range(self.players):
            if other != seat and not self._are_foes(other, seat):
                cards |= self.hand[other]
        return cards

    # What may be played, best first

    def _legal(self) -> cython.ulonglong:
        """Return what the seat to play may play."""
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

    def _distinct(self, legal: cython.ulonglong) -> cython.ulonglong:
        """Return legal cards without each that is as good as the one above it."""
        others: cython.ulonglong = self.live & ~self.hand[self.turn]
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

    def _order_leads(self, moves: cython.p_int) -> cython.int:
        """Fill moves with the cards to lead and return their number."""
        seat: cython.int = self.turn
        hand: cython.ulonglong = self.hand[seat]
        friends: cython.ulonglong = self._friends(seat)
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
                worth = self.values[card & 15]
                top = highest(self.live & LANE << (card & 48))
                weight = 5 if card >> 4 == self.trump else 0
                if card == top:
                    weight += 100 + worth
                else:
                    weight += 40 + worth if friends >> top & 1 else 20 - worth
            number = _insert(moves, number, weight, card)
        return number

    def _rank_lead(self, card: cython.int, friends: cython.ulonglong) -> cython.int:
        """Return how good a lead seems where only ranks count; the weights are tuned."""
        lane: cython.ulonglong = self.live & LANE << (card & 48)
        ours: cython.ulonglong = (friends | self.hand[self.turn]) & lane
        foes: cython.ulonglong = lane & ~ours
        after_us: cython.int = self.turn + 1 if self.turn + 1 < self.players else 0
        weight: cython.int = 2 * (popcount(ours) - popcount(foes)) - (card & 15)
        if not friends & lane:
            weight -= 8
        if not foes:
            return weight - 18
        if not self.hand[after_us] & lane:
            weight -= 72
        if ours > foes:
            weight += 8 if self.hand[after_us] >> highest(foes) & 1 else 0
            return weight + (50 if card > highest(foes) else 38)
        foes ^= ONE << highest(foes)
        return weight + (31 if ours > foes else 0)

    def _order_follows(self, moves: cython.p_int) -> cython.int:
        """Fill moves with the cards to follow with and return their number."""
        hand: cython.ulonglong = self.hand[self.turn]
        distinct: cython.ulonglong = self._distinct(self._legal())
        number: cython.int = 0
        if not distinct & (distinct - 1):
            moves[0] = highest(distinct)
            return 1
        threat = self._highest_to_come(1)
        helper = self._highest_to_come(0)
        in_led = self.best >> 4 == self.led
        safe: cython.bint = not self._are_foes(self.winner, self.turn)
        safe = safe and (self.best > threat or (not in_led and threat < 64))
        safe = safe or (helper > threat and (helper > self.best or helper == 64))
        while distinct:
            card = highest(distinct)
            distinct ^= ONE << card
            worth = card & 15 if self.by_rank else self.values[card & 15]
            if card > self.best if card >> 4 == self.best >> 4 else card >> 4 == self.trump:
                if card <= threat and (card >> 4 == self.led or threat == 64):
                    weight = -15 - worth // 2 if self.by_rank else 30 - worth
                elif self.by_rank:
                    weight = (40 if safe else 100) - worth
                else:
                    weight = 70 + worth
            elif self.by_rank:
                weight = 50 - worth
                if card >> 4 != self.led:
                    weight += 3 * popcount(hand & LANE << (card & 48))
            else:
                weight = 50 + worth if safe else 50 - worth
            number = _insert(moves, number, weight, card)
        return number

    def _highest_to_come(self, foes: cython.bint) -> cython.int:
        """Return the best card of the led suit that foes or friends yet to play have; 64: ruff."""
        best: cython.int = 0
        other: cython.int = self.turn
        lane: cython.ulonglong = LANE << (self.led << 4)
        for _ in range(self.count + 1, self.players):
            other = other + 1 if other + 1 < self.players else 0
            if self._are_foes(other, self.turn) != foes:
                continue
            card = 0
            if self.hand[other] & lane:
                card = highest(self.hand[other] & lane)
            elif self.trump < NO_TRUMP and self.hand[other] & LANE << (self.trump << 4):
                card = 64
            best = max(best, card)
        return best

    # The table

    def _describe(self) -> cython.void:
        """Set the shape of the position, and the owners of all cards from the top."""
        clubs: cython.ulonglong = self.shapes[self.live & LANE]
        diamonds: cython.ulonglong = self.shapes[1 << 13 | self.live >> 16 & LANE]
        hearts: cython.ulonglong = self.shapes[2 << 13 | self.live >> 32 & LANE]
        spades: cython.ulonglong = self.shapes[3 << 13 | self.live >> 48 & LANE]
        if self.by_rank:
            self.shape = self.lengths
            self.first, self.second = clubs | diamonds << 26, hearts | spades << 26
        else:
            self.shape = clubs | diamonds << 16 | hearts << 32 | spades << 48
        self.tag = self.generation << 2 | self.turn
        self.at = (mixed(self.shape, self.turn) >> 32) * 8 & (self.reach - self.bucket)

    def _look_up(self, goal: cython.int) -> cython.bint:
        """Set low, high and hint to what is known, and return whether that answers."""
        at: cython.ulonglong
        bounds: cython.ulonglong
        self._describe()
        at = self.at
        end: cython.ulonglong = at + self.bucket
        at -= self.stride
        while at + self.stride != end:
            at += self.stride
            bounds = self.table[at + 1]
            if bounds >> (TURN_AT + 2) != self.generation:
                return False
            if self.table[at] != self.shape or bounds >> TURN_AT != self.tag:
                continue
            if self.by_rank and (
                self.table[at + 2] != self.first & OWNERS_OF_TOP[bounds >> RANKS_AT & 255]
                or self.table[at + 3] != self.second & OWNERS_OF_TOP[bounds >> (RANKS_AT + 8) & 255]
            ):
                continue
            low = bounds & BOUND
            high = bounds >> HIGH_AT & BOUND
            self.hint = bounds >> HINT_AT & 63
            if low >= goal or high < goal or not self.by_rank:
                self.low, self.high = low, high
                if self.by_rank:
                    self.mattered = self._from_top(bounds >> RANKS_AT)
                    self._swap(at, self.at)
                return low >= goal or high < goal
        return False

    def _swap(self, at: cython.ulonglong, other: cython.ulonglong) -> cython.void:
        """Exchange two entries, so that what answers often is found soon."""
        for place in range(4):
            word = self.table[at + place]
            self.table[at + place] = self.table[other + place]
            self.table[other + place] = word

    def _from_top(self, ranks: cython.ulonglong) -> cython.ulonglong:
        """Return of each suit the card that is as high among those still in hands as told."""
        cards: cython.ulonglong = 0
        lane: cython.ulonglong
        for suit in range(4):
            number = ranks >> (suit << 2) & 15
            if number:
                lane = self.live & LANE << (suit << 4)
                for _ in range(1, number):
                    lane ^= ONE << highest(lane)
                cards |= ONE << highest(lane)
        return cards

    def _keep(self, low: cython.int, high: cython.int, hint: cython.int) -> cython.void:
        """Store an answer, with another that depends on the same ranks if there is one."""
        ranks: cython.ulonglong = 0
        at: cython.ulonglong
        bounds: cython.ulonglong
        lane: cython.ulonglong
        self._describe()
        if self.by_rank:
            for suit in range(4):
                lane = self.mattered & LANE << (suit << 4)
                if lane:
                    lane = self.live & LANE << (suit << 4) & ~((ONE << lowest(lane)) - 1)
                    ranks |= cython.cast(cython.ulonglong, popcount(lane)) << (suit << 2)
            self.first &= OWNERS_OF_TOP[ranks & 255]
            self.second &= OWNERS_OF_TOP[ranks >> 8]
        place: cython.ulonglong = self.at + (self.nodes * self.stride & (self.bucket - self.stride))
        end: cython.ulonglong = self.at + self.bucket
        at = self.at - self.stride
        while at + self.stride != end:
            at += self.stride
            bounds = self.table[at + 1]
            if bounds >> (TURN_AT + 2) != self.generation:
                place = at
                break
            if self.table[at] != self.shape or bounds >> TURN_AT != self.tag:
                continue
            if not self.by_rank:
                place = at
                break
            if (
                (bounds >> RANKS_AT & 0xFFFF) == ranks
                and self.table[at + 2] == self.first
                and self.table[at + 3] == self.second
            ):
                place = at
                known_low = bounds & BOUND
                known_high = bounds >> HIGH_AT & BOUND
                low = max(low, known_low)
                high = min(high, known_high)
                break
        self.table[place] = self.shape
        self.table[place + 1] = (
            self.tag << TURN_AT
            | ranks << RANKS_AT
            | cython.cast(cython.ulonglong, hint) << HINT_AT
            | cython.cast(cython.ulonglong, high) << HIGH_AT
            | cython.cast(cython.ulonglong, low)
        )
        if self.by_rank:
            self.table[place + 2] = self.first
            self.table[place + 3] = self.second

    def _forget(self) -> cython.void:
        """Let no entry hold any more."""
        at: cython.int
        self.generation += 1
        for place in range(64):
            self.killers[place] = NO_CARD
        if self.generation == GENERATIONS:
            self.generation = 1
            for at in range(self.words):
                self.table[at] = 0

    def _find_shapes(self) -> cython.void:
        """Find for all sets of each suit the owners, or the equal set with the lowest cards."""
        owners: cython.int[13]
        if not cython.compiled:
            owners = [0] * 13
        lane: cython.ulonglong
        cards: cython.ulonglong
        below: cython.ulonglong
        self.lengths = 0
        for suit in range(4):
            lane = self.live >> (suit << 4) & LANE
            for place in range(13):
                for seat in range(self.players):
                    if self.hand[seat] >> ((suit << 4) + place) & 1:
                        owners[place] = seat
                        self.lengths += ONE << ((suit << 4) + (seat << 2))
            cards = 0
            self.shapes[suit << 13] = 0
            while cards != lane:
                cards = (cards | ~lane) + 1 & lane
                top = highest(cards)
                below = self.shapes[suit << 13 | cards ^ ONE << top]
                if self.by_rank:
                    self.shapes[suit << 13 | cards] = owners[top] << 24 | below >> 2
                    continue
                place = highest(below) + 1 if below else 0
                while not (
                    lane >> place & 1
                    and owners[place] == owners[top]
                    and self.values[place] == self.values[top]
                ):
                    place += 1
                self.shapes[suit << 13 | cards] = below | ONE << place

    # Chance

    def _play_out(
        self, leader: cython.int, number: cython.int, seed: cython.ulonglong
    ) -> cython.longlong:
        """Play rounds at random, and return what the camp takes in all."""
        hands: cython.ulonglong[4]
        if not cython.compiled:
            hands = [0] * 4
        legal: cython.ulonglong
        sum_: cython.longlong = 0
        for seat in range(4):
            hands[seat] = self.hand[seat]
        size = popcount(hands[0])
        for _ in range(number):
            self.turn = leader
            for trick in range(size):
                self.count = 0
                while self.count < self.players:
                    legal = self._legal()
                    if legal & (legal - 1):
                        seed = scrambled(seed)
                        for _ in range((seed >> 32) * popcount(legal) >> 32):
                            legal &= legal - 1
                    card = lowest(legal)
                    self.hand[self.turn] ^= ONE << card
                    self._put(card)
                self.turn = self.winner
                if self.camp >> self.winner & 1:
                    sum_ += self.on_table + self.per_trick
                    sum_ += self.last if trick + 1 == size else 0
            for seat in range(4):
                self.hand[seat] = hands[seat]
        return sum_


def _insert(
    moves: cython.p_int, number: cython.int, weight: cython.int, card: cython.int
) -> cython.int:
    """Put a card behind all moves of more weight, and return how many they are then."""
    move: cython.int = weight * 64 + card
    place: cython.int = number
    while place > 0 and moves[place - 1] < move:
        moves[place] = moves[place - 1]
        place -= 1
    moves[place] = move
    return number + 1


def playouts(
    hands: Sequence[int],
    camp: int,
    leader: int,
    trump: int,
    values: Sequence[int],
    per_trick: int,
    last: int,
    must_head: bool,
    must_trump: bool,
    number: int,
    seed: int,
) -> int:
    """Return what the camp takes in a number of rounds in which all play at random."""
    solver = Solver(0)
    solver.set_up(hands, camp, trump, values, per_trick, last, must_head, must_trump)
    return solver.play_out(leader, number, seed)
