"""One hand of trick play as integers: what may be done, what comes of it, what it is worth.

A card is 16 * suit + strength, and a set of cards a word with four lanes of 16 bits. What a seat
may do is a code: a card, or one of the words below. This file also runs uncompiled, slowly.
"""

from __future__ import annotations

from collections.abc import Mapping

import cython

if cython.compiled:
    from cython.cimports.marjapussi_gui.bots.kernel.cbits import popcount
else:
    from .bits import popcount

# Words; DECLARE, HALF and ANSWER are followed by a code for each suit
DECLARE = cython.declare(cython.int, 64)
WHOLE = cython.declare(cython.int, 68)
HALF = cython.declare(cython.int, 69)
ANSWER = cython.declare(cython.int, 73)
NO = cython.declare(cython.int, 77)
DRAW = cython.declare(cython.int, 78)
SEEN = cython.declare(cython.int, 128)  # with a card: it comes to light

# When marriages may be made
OWN_TRICK_WON = cython.declare(cython.int, 2)
ANY_LEAD = cython.declare(cython.int, 3)

NO_TRUMP = cython.declare(cython.int, 4)

ONE = cython.declare(cython.ulonglong, 1)
LANE = cython.declare(cython.ulonglong, 0x1FFF)
PAIR = cython.declare(cython.ulonglong, 0x0600)  # king and queen, in the order A 10 K Q
ACES = cython.declare(cython.ulonglong, 0x1000100010001000)
if not cython.compiled:
    DECLARE, WHOLE, HALF, ANSWER, NO, DRAW, SEEN = 64, 68, 69, 73, 77, 78, 128
    OWN_TRICK_WON, ANY_LEAD = 2, 3
    NO_TRUMP = 4
    ONE, LANE, PAIR, ACES = 1, 0x1FFF, 0x0600, 0x1000100010001000


@cython.cclass
class Table:
    """The rules of one hand and where it stands; copied and changed in place.

    table.pxd names everything; whoever makes a table sets what differs from a plain start.
    """

    def __init__(self, **known: object) -> None:
        plain: Mapping[str, object] = {
            "side_of": [0, 1, 0, 1],
            "follows": [0] * 16,
            "barred": [0] * 4,
            "suit_worth": [0] * 4,
            "order_worth": [0] * 2,
            "values": [0] * 16,
            "tie_values": [0] * 16,
            "weights": [0] * 16,
            "hand": [0] * 4,
            "worth": [0] * 4,
            "points": [0] * 4,
            "ties": [0] * 4,
            "tricks": [0] * 4,
            "stock": [0] * 16,
            "under": [-1] * 64,
            "trump": NO_TRUMP,
            **dict.fromkeys(("pair", "first_side", "last_side", "shown", "lone", "declarer"), -1),
            **dict.fromkeys(("turn", "leader", "previous", "count", "led", "best", "winner"), 0),
            **dict.fromkeys(("on_table", "ties_on_table", "played", "made", "made_number"), 0),
            **dict.fromkeys(("spoken", "question", "asked", "asked_half", "whole_sides"), 0),
            **dict.fromkeys(("contract", "skunk", "last_worth", "aim", "width"), 0),
            "grain": 1,
            **dict.fromkeys(("stock_left", "plays", "says", "refused"), 0),
        }
        if not cython.compiled:
            self.scratch = [0] * 64
        for name, value in {**plain, **known}.items():
            setattr(self, name, list(value) if isinstance(value, list) else value)

    # For Python

    def codes(self) -> list[int]:
        """Return what the seat to move may do."""
        if self.shown >= 0:
            return [SEEN + self.shown]
        self.find_legal()
        cards = [code for code in range(64) if self.plays >> code & 1]
        return cards + [64 + code for code in range(15) if self.says >> code & 1]

    def do(self, code: cython.int) -> None:
        self.act(code)

    def is_done(self) -> bool:
        return self.is_over() != 0

    def to_move(self) -> int:
        return self.mover()

    # In the search

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def copy(self, other: Table) -> cython.void:
        """Stand where other stands; both are played by the same rules."""
        place: cython.int
        for place in range(4):
            self.hand[place] = other.hand[place]
            self.worth[place] = other.worth[place]
            self.points[place] = other.points[place]
            self.ties[place] = other.ties[place]
            self.tricks[place] = other.tricks[place]
        self.live = other.live
        self.turn, self.leader, self.previous = other.turn, other.leader, other.previous
        self.count, self.led, self.best = other.count, other.led, other.best
        self.winner, self.played = other.winner, other.played
        self.on_table, self.ties_on_table = other.on_table, other.ties_on_table
        self.trump, self.made, self.made_number = other.trump, other.made, other.made_number
        self.spoken, self.question, self.pair = other.spoken, other.question, other.pair
        self.asked, self.asked_half = other.asked, other.asked_half
        self.whole_sides, self.first_side = other.whole_sides, other.first_side
        self.last_side, self.shown, self.refused = other.last_side, other.shown, other.refused
        if other.stock_left or self.stock_left:
            for place in range(16):
                self.stock[place] = other.stock[place]
        self.stock_left = other.stock_left
        if self.has_rows:
            for place in range(64):
                self.under[place] = other.under[place]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def mover(self) -> cython.int:
        """Return who decides: the seat whose turn it is, or the partner whom it asks."""
        return self.turn ^ 2 if self.question else self.turn

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def is_over(self) -> cython.int:
        if self.count or not self.played:
            return 0
        return not self.hand[self.turn] or (self.lone >= 0 and self.tricks[self.lone] > 0)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def find_legal(self) -> cython.void:
        """Set plays and says to what the seat to move may do; nothing has to come to light."""
        hand: cython.ulonglong = self.hand[self.turn]
        follow: cython.ulonglong
        over: cython.ulonglong
        self.says = 0
        if self.question:
            self.plays = 0
            self.says = self._answers()
        elif not self.count:
            if self.stock_left and popcount(hand) < self.full_hand:
                self.plays = 0
                self.says = self._words() | ONE << (DRAW - 64)
            else:
                self.plays = self._leads(hand)
                self.says = 0 if self.full_hand else self._words()
        elif self.stock_left:
            self.plays = hand
        else:
            follow = hand & LANE << (self.led << 4)
            if not follow:
                self.plays = self._when_void(hand)
            else:
                self.plays = follow
                if self.must_head:
                    over = follow & (LANE << (self.best & 48)) & ~((ONE << self.best << 1) - 1)
                    if over:
                        self.plays = over

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _leads(self, hand: cython.ulonglong) -> cython.ulonglong:
        some: cython.ulonglong
        if self.played:
            if self.marriage_lead and self.pair >= 0:
                some = hand & PAIR << (self.pair << 4)
                return some or hand
            return hand
        if self.club_ace and hand & ONE << 60:
            return ONE << 60
        if self.first_lead and hand & ACES:
            return hand & ACES
        if self.first_lead == 2 and hand & LANE:
            return hand & LANE
        return hand

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _when_void(self, hand: cython.ulonglong) -> cython.ulonglong:
        """Return what may be played by a hand without a card of the suit led."""
        ruffs: cython.ulonglong
        over: cython.ulonglong
        if self.trump == NO_TRUMP or not self.must_trump:
            return hand
        ruffs = hand & LANE << (self.trump << 4)
        if not ruffs:
            return hand
        if self.must_head and self.best >> 4 == self.trump:
            over = ruffs & ~((ONE << self.best << 1) - 1)
            if over:
                return over
        return ruffs

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _words(self) -> cython.int:
        """Return what who is about to lead may say, a bit for each code from DECLARE on."""
        seat: cython.int = self.turn
        side: cython.int = self.side_of[seat]
        hand: cython.ulonglong = self.hand[seat]
        bound: cython.int = ONE << seat
        words: cython.int = 0
        suit: cython.int
        held: cython.ulonglong
        if not self.speech or self.made == 15:
            return 0
        if self.speech == ANY_LEAD:
            if self.barred[side] and not (self.at_once and self.tricks[side]):
                return 0
        elif not self.played or self.spoken:
            return 0
        if self.speech == OWN_TRICK_WON and self.previous != seat:
            return 0
        if self.ask_order == 2 and self.partners:
            bound |= ONE << (seat ^ 2)
        if not self.ask_order or not self.asked & bound:
            for suit in range(4):
                if not self.made >> suit & 1:
                    held = hand >> (suit << 4) & PAIR
                    if held == PAIR:
                        words |= ONE << suit
        return words | self._questions(hand, bound) if self.partners else words

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _questions(self, hand: cython.ulonglong, bound: cython.int) -> cython.int:
        side: cython.int = self.side_of[self.turn]
        words: cython.int = 0
        suit: cython.int
        held: cython.ulonglong
        may: cython.int = not (self.speech == ANY_LEAD and self.spoken)
        if self.ask_order and self.asked_half & bound:
            may = 0
        if self.made and self.whole_restricted and self.trumps_stay and self.first_side == side:
            may = 0
        if may:
            words |= ONE << (WHOLE - 64)
        if self.speech == ANY_LEAD or (self.half_after_whole and not self.whole_sides >> side & 1):
            return words
        for suit in range(4):
            if not self.made >> suit & 1:
                held = hand >> (suit << 4) & PAIR
                if held and held != PAIR:
                    words |= ONE << (HALF - 64 + suit)
        return words

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _answers(self) -> cython.int:
        """Return the truthful answers of the partner who was asked."""
        hand: cython.ulonglong = self.hand[self.turn ^ 2]
        own: cython.ulonglong
        words: cython.int = 0
        suit: cython.int
        if self.question > 1:
            suit = self.question - 2
            own = self.hand[self.turn] >> (suit << 4) & PAIR
            if hand >> (suit << 4) & PAIR & ~own:
                return ONE << (ANSWER - 64 + suit)
            return ONE << (NO - 64)
        for suit in range(4):
            if not self.made >> suit & 1 and hand >> (suit << 4) & PAIR == PAIR:
                words |= ONE << (ANSWER - 64 + suit)
        return words or ONE << (NO - 64)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def act(self, code: cython.int) -> cython.void:
        """Do what may be done."""
        if code < DECLARE:
            self._play(code)
        elif code >= SEEN:
            self.shown = -1
        elif code < WHOLE:
            if self.speech != ANY_LEAD:
                self.spoken = 1
            self._make(code - DECLARE)
        elif code == DRAW:
            self._draw()
        elif code == WHOLE:
            self.question = 1
            self.whole_sides |= ONE << self.side_of[self.turn]
        elif code < ANSWER:
            self.question = 2 + code - HALF
        else:
            if self.question > 1:
                self.asked_half |= ONE << self.turn
                if code == NO:
                    self.refused |= ONE << (4 * self.side_of[self.turn] + self.question - 2)
            self.asked |= ONE << self.turn
            self.question = 0
            self.spoken = 1
            if code != NO:
                self._make(code - ANSWER)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _play(self, card: cython.int) -> cython.void:
        seat: cython.int = self.turn
        turned: cython.int
        self.hand[seat] &= ~(ONE << card)
        self.live &= ~(ONE << card)
        if self.has_rows and self.under[card] >= 0:
            turned = self.under[card]
            self.hand[seat] |= ONE << turned
            self.shown = turned
        self.on_table += self.values[card & 15]
        self.ties_on_table += self.tie_values[card & 15]
        if not self.count:
            self.led = card >> 4
            self.best = card
            self.winner = seat
        elif card >> 4 == self.best >> 4:
            if card > self.best:
                self.best = card
                self.winner = seat
        elif card >> 4 == self.trump:
            self.best = card
            self.winner = seat
        self.count += 1
        if self.count == self.players:
            self._take()
        else:
            self.turn = self.follows[(self.leader << 2) + self.count]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _take(self) -> cython.void:
        """Let the winner take the trick and lead."""
        side: cython.int = self.side_of[self.winner]
        self.points[side] += self.on_table
        self.ties[side] += self.ties_on_table
        self.tricks[side] += 1
        self.last_side = side
        self.played += 1
        self.previous = self.leader
        self.leader = self.turn = self.winner
        self.count = self.on_table = self.ties_on_table = self.spoken = 0
        self.pair = -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _make(self, suit: cython.int) -> cython.void:
        side: cython.int = self.side_of[self.turn]
        if self.by_suit:
            self.worth[side] += self.suit_worth[suit]
        else:
            self.worth[side] += self.order_worth[1 if self.made else 0]
        if not self.made:
            self.first_side = side
        if not (self.trumps_stay and self.made):
            self.trump = suit
        self.made |= ONE << suit
        self.made_number += 1
        self.pair = suit

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _draw(self) -> cython.void:
        """Let the leader draw, and then the others; the observer sees his own card."""
        drawer: cython.int = self.turn
        place: cython.int
        for place in range(self.players):
            self.hand[drawer] |= ONE << self.stock[place]
            if drawer == self.observer:
                self.shown = self.stock[place]
            drawer = (drawer + 1) % self.players
        self.stock_left -= self.players
        for place in range(self.stock_left):
            self.stock[place] = self.stock[place + self.players]
