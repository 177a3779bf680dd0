"""The rules of trick play on integers: legal actions and their effects.

A card is 16 * suit + strength, and a set of cards a 64-bit integer with 16 bits per suit. An
action is a code: a card, or a call (64 and up, see constants.py). Also runs uncompiled, slowly.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields

import cython

from . import given

if cython.compiled:
    from cython.cimports.marjapussi_gui.bots.kernel import cconstants as c
    from cython.cimports.marjapussi_gui.bots.kernel.cbits import popcount
    from cython.cimports.marjapussi_gui.bots.kernel.cposition import copied
else:
    from . import constants as c
    from .bits import popcount
    from .position import Position, copied


@cython.cclass
class TrickTable:
    """The rules and the state of one hand; copied and changed in place.

    Its fields are declared in trick_table.pxd.
    """

    def __init__(
        self,
        play: given.Play,
        pips: given.Pips,
        count: given.Count,
        position: given.Position,
    ) -> None:
        given.check_together(play, pips, count, position)
        if not cython.compiled:
            self.scratch = [0] * 64
        for source in (play, count):
            for each in fields(source):
                setattr(self, each.name, getattr(source, each.name))
        for name in ("values", "tie_values", "weights"):
            setattr(self, name, getattr(pips, name))
        known = {each.name: _changing(getattr(position, each.name)) for each in fields(position)}
        if cython.compiled:
            self.now = known
        else:
            self.now = Position(known)

    # For Python

    def position(self) -> given.Position:
        """Return the state of the hand."""
        known = self.now if cython.compiled else vars(self.now)
        return given.Position(**known)

    def codes(self) -> list[int]:
        """Return the codes of all legal actions."""
        if self.now.shown >= 0:
            return [c.SEEN + self.now.shown]
        self.find_legal()
        cards = [code for code in range(64) if self.plays >> code & 1]
        return cards + [64 + code for code in range(16) if self.says >> code & 1]

    def do(self, code: cython.int) -> None:
        self.act(code)

    def is_done(self) -> bool:
        return self.is_over() != 0

    # For the search

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def copy(self, other: TrickTable) -> cython.void:
        """Copy the position of another table with the same rules."""
        self.now = copied(other.now)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def mover(self) -> cython.int:
        """Return the seat that decides: the one to play, or its partner after a question."""
        return self.now.turn ^ 2 if self.now.question else self.now.turn

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def is_over(self) -> cython.int:
        """Return whether the hand is over; hands may be of unequal size."""
        if not self.now.hand[self.now.turn]:
            return 1
        if self.now.count or not self.now.played:
            return 0
        return self.lone >= 0 and self.now.tricks[self.lone] > 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def find_legal(self) -> cython.void:
        """Set legal_cards and legal_calls; revealed_card must be none."""
        hand: cython.ulonglong = self.now.hand[self.now.turn]
        follow: cython.ulonglong
        over: cython.ulonglong
        self.says = 0
        if self.now.question:
            self.plays = 0
            self.says = self._answers()
        elif not self.now.count:
            if self.now.stock_left and popcount(hand) < self.full_hand:
                self.plays = 0
                self.says = self._words() | c.ONE << (c.DRAW - 64)
            else:
                self.plays = self._leads(hand)
                self.says = 0 if self.full_hand else self._words()
        elif self.now.stock_left:
            self.plays = hand
        else:
            follow = hand & c.LANE << (self.now.led << 4)
            if not follow:
                self.plays = self._when_void(hand)
            else:
                self.plays = follow
                if self.ace_shows and not self.now.played and follow & c.ACES:
                    self.plays = follow & c.ACES
                elif self.must_head:
                    over = (
                        follow
                        & (c.LANE << (self.now.best & 48))
                        & ~((c.ONE << self.now.best << 1) - 1)
                    )
                    if over:
                        self.plays = over

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _leads(self, hand: cython.ulonglong) -> cython.ulonglong:
        some: cython.ulonglong
        if self.now.played:
            if self.marriage_lead and self.now.pair >= 0:
                some = hand & c.PAIR << (self.now.pair << 4)
                return some or hand
            return hand
        if self.club_ace and hand & c.ONE << 60:
            return c.ONE << 60
        if self.first_lead and hand & c.ACES:
            return hand & c.ACES
        if self.first_lead == 2 and hand & c.LANE:
            return hand & c.LANE
        return hand

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _when_void(self, hand: cython.ulonglong) -> cython.ulonglong:
        """Return the legal cards of a hand without a card of the suit led."""
        ruffs: cython.ulonglong
        over: cython.ulonglong
        if self.now.trump == c.NO_TRUMP or not self.must_trump:
            return hand
        ruffs = hand & c.LANE << (self.now.trump << 4)
        if not ruffs:
            return hand
        if self.must_head and self.now.best >> 4 == self.now.trump:
            over = ruffs & ~((c.ONE << self.now.best << 1) - 1)
            if over:
                return over
        return ruffs

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _words(self) -> cython.int:
        """Return the calls of the seat about to lead, bit 0 for code DECLARE_MARRIAGE."""
        seat: cython.int = self.now.turn
        side: cython.int = self.side_of[seat]
        hand: cython.ulonglong = self.now.hand[seat]
        bound: cython.int = c.ONE << seat
        halves: cython.int = bound
        words: cython.int = 0
        suit: cython.int
        held: cython.ulonglong
        if not self.speech or (self.now.made == 15 and not self.half_bluff):
            return 0
        if self.speech == c.ANY_LEAD:
            if self.barred[side] and not (self.at_once and self.now.tricks[side]):
                return 0
        elif not self.now.played or self.now.spoken:
            return 0
        if self.speech == c.OWN_TRICK_WON and self.now.previous != seat:
            return 0
        if self.partners and self.ask_order == c.STRICT:
            bound |= c.ONE << (seat ^ 2)
        if self.partners and self.ask_order >= c.STRICT:
            halves |= c.ONE << (seat ^ 2)
        if not self.ask_order or not (self.now.asked & bound or self.now.asked_half & halves):
            for suit in range(4):
                if not self.now.made >> suit & 1:
                    held = hand >> (suit << 4) & c.PAIR
                    if held == c.PAIR:
                        words |= c.ONE << suit
        return words | self._questions(hand, halves) if self.partners else words

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _questions(self, hand: cython.ulonglong, halves: cython.int) -> cython.int:
        side: cython.int = self.side_of[self.now.turn]
        words: cython.int = 0
        suit: cython.int
        held: cython.ulonglong
        may: cython.int = not (self.speech == c.ANY_LEAD and self.now.spoken)
        if self.now.made == 15 or (self.ask_order and self.now.asked_half & halves):
            may = 0
        if (
            self.now.made
            and self.whole_restricted
            and self.trumps_stay
            and self.now.first_side == side
        ):
            may = 0
        if may:
            words |= c.ONE << (c.WHOLE - 64)
        if self.speech == c.ANY_LEAD or (
            self.half_after_whole and not self.now.whole_sides >> side & 1
        ):
            return words
        if self.half_bluff:
            return words | 15 << (c.HALF - 64)
        for suit in range(4):
            if not self.now.made >> suit & 1:
                held = hand >> (suit << 4) & c.PAIR
                if held and held != c.PAIR:
                    words |= c.ONE << (c.HALF - 64 + suit)
        return words

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _answers(self) -> cython.int:
        """Return the truthful answers of the partner to the question."""
        hand: cython.ulonglong = self.now.hand[self.now.turn ^ 2]
        own: cython.ulonglong
        words: cython.int = 0
        suit: cython.int
        if self.now.question > 1:
            suit = self.now.question - 2
            own = self.now.hand[self.now.turn] >> (suit << 4) & c.PAIR
            if self.half_bluff and not own and hand >> (suit << 4) & c.PAIR:
                return c.ONE << (c.HAS_HALF - 64)
            if hand >> (suit << 4) & c.PAIR & ~own:
                return c.ONE << (c.ANSWER - 64 + suit)
            return c.ONE << (c.NO - 64)
        for suit in range(4):
            if not self.now.made >> suit & 1 and hand >> (suit << 4) & c.PAIR == c.PAIR:
                words |= c.ONE << (c.ANSWER - 64 + suit)
        return words or c.ONE << (c.NO - 64)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def act(self, code: cython.int) -> cython.void:
        """Apply a legal action to the position."""
        if code < c.DECLARE:
            self._play(code)
        elif code >= c.SEEN:
            self.now.shown = -1
        elif code < c.WHOLE:
            if self.speech != c.ANY_LEAD:
                self.now.spoken = 1
            self._make(code - c.DECLARE)
        elif code == c.DRAW:
            self._draw()
        elif code == c.WHOLE:
            self.now.question = 1
            self.now.whole_sides |= c.ONE << self.side_of[self.now.turn]
        elif code < c.ANSWER:
            self.now.question = 2 + code - c.HALF
        else:
            if self.now.question > 1:
                self.now.asked_half |= c.ONE << self.now.turn
                if code >= c.NO:
                    self.now.refused |= c.ONE << (
                        4 * self.side_of[self.now.turn] + self.now.question - 2
                    )
            self.now.asked |= c.ONE << self.now.turn
            self.now.question = 0
            self.now.spoken = 1
            if code < c.NO:
                self._make(code - c.ANSWER)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _play(self, card: cython.int) -> cython.void:
        seat: cython.int = self.now.turn
        turned: cython.int
        self.now.hand[seat] &= ~(c.ONE << card)
        self.now.live &= ~(c.ONE << card)
        if self.has_rows and self.now.under[card] >= 0:
            turned = self.now.under[card]
            self.now.hand[seat] |= c.ONE << turned
            self.now.shown = turned
        self.now.on_table += self.values[card & 15]
        self.now.ties_on_table += self.tie_values[card & 15]
        if not self.now.count:
            self.now.led = card >> 4
            self.now.best = card
            self.now.winner = seat
        elif card >> 4 == self.now.best >> 4:
            if card > self.now.best:
                self.now.best = card
                self.now.winner = seat
        elif card >> 4 == self.now.trump:
            self.now.best = card
            self.now.winner = seat
        self.now.count += 1
        if self.now.count == self.players:
            self._take()
        else:
            self.now.turn = self.follows[(self.now.leader << 2) + self.now.count]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _take(self) -> cython.void:
        """Give the trick to its winner, who leads next."""
        side: cython.int = self.side_of[self.now.winner]
        self.now.points[side] += self.now.on_table
        self.now.ties[side] += self.now.ties_on_table
        self.now.tricks[side] += 1
        self.now.last_side = side
        self.now.played += 1
        self.now.previous = self.now.leader
        self.now.leader = self.now.turn = self.now.winner
        self.now.count = self.now.on_table = self.now.ties_on_table = self.now.spoken = 0
        self.now.pair = -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _make(self, suit: cython.int) -> cython.void:
        side: cython.int = self.side_of[self.now.turn]
        if self.now.made >> suit & 1:  # already declared: it becomes trumps again
            self.now.trump = suit
            return
        if self.by_suit:
            self.now.worth[side] += self.suit_worth[suit]
        else:
            self.now.worth[side] += self.order_worth[1 if self.now.made else 0]
        if not self.now.made:
            self.now.first_side = side
        if not (self.trumps_stay and self.now.made):
            self.now.trump = suit
        self.now.made |= c.ONE << suit
        self.now.made_number += 1
        self.now.pair = suit

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _draw(self) -> cython.void:
        """Let each seat draw a card, the leader first; reveal the observer's card."""
        drawer: cython.int = self.now.turn
        place: cython.int
        for place in range(self.players):
            self.now.hand[drawer] |= c.ONE << self.now.stock[place]
            if drawer == self.observer:
                self.now.shown = self.now.stock[place]
            drawer = (drawer + 1) % self.players
        self.now.stock_left -= self.players
        for place in range(self.now.stock_left):
            self.now.stock[place] = self.now.stock[place + self.players]


def _changing(value: int | Sequence[int]) -> int | list[int]:
    return value if isinstance(value, int) else list(value)
