"""The rules of trick play on integers: legal actions and their effects.

A card is 16 * suit + strength, and a set of cards is a 64-bit integer with 16 bits per suit. An
action is a code: a card, or a call (64 and up, see constants.py), such as the declaration of a
marriage. The module also runs uncompiled, but slowly.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields

import cython
import cython.cimports.marjapussi_gui.bots.kernel.cconstants as c
from cython.cimports.marjapussi_gui.bots.kernel.cbits import popcount
from cython.cimports.marjapussi_gui.bots.kernel.cposition import Position, copy_position

from . import inputs


@cython.cclass
class TrickTable:
    """The rules and the state of one hand. It can be copied, and is changed in place.

    The fields are declared in trick_table.pxd.
    """

    def __init__(
        self,
        play_rules: inputs.PlayRules,
        card_points: inputs.CardPoints,
        scoring: inputs.ScoringInput,
        position: inputs.PositionInput,
    ) -> None:
        inputs.check_consistency(play_rules, card_points, scoring, position)
        if not cython.compiled:
            self.card_buffer = [0] * 64
        for source in (play_rules, scoring):
            for each in fields(source):
                setattr(self, each.name, getattr(source, each.name))
        for name in ("values", "tie_values", "weights"):
            setattr(self, name, getattr(card_points, name))
        known = {each.name: _to_mutable(getattr(position, each.name)) for each in fields(position)}
        if cython.compiled:
            self.now = known
        else:
            self.now = Position(known)

    # For callers in Python

    def position(self) -> inputs.PositionInput:
        """Return the state of the hand."""
        known = self.now if cython.compiled else vars(self.now)
        return inputs.PositionInput(**known)

    def legal_action_codes(self) -> list[int]:
        """Return the codes of all legal actions."""
        if self.now.revealed_card >= 0:
            return [c.REVEAL_CARD + self.now.revealed_card]
        self.find_legal()
        cards = [code for code in range(64) if self.legal_cards >> code & 1]
        return cards + [64 + code for code in range(16) if self.legal_calls >> code & 1]

    def apply_code(self, code: cython.int) -> None:
        self.apply(code)

    def is_finished(self) -> bool:
        return self.is_over() != 0

    # For the search

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def copy_from(self, other: TrickTable) -> cython.void:
        """Copy the position of another table with the same rules."""
        self.now = copy_position(other.now)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def deciding_seat(self) -> cython.int:
        """Return the seat that decides: the one to play or, after a question, its partner."""
        return self.now.turn ^ 2 if self.now.question else self.now.turn

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def is_over(self) -> cython.int:
        """Return whether the hand is over. The hands of the seats may differ in size."""
        if not self.now.hand[self.now.turn]:
            return 1
        if self.now.trick_size or not self.now.tricks_played:
            return 0
        return self.lone_side >= 0 and self.now.tricks[self.lone_side] > 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def find_legal(self) -> cython.void:
        """Set legal_cards and legal_calls. No card may be waiting to be revealed."""
        hand: cython.ulonglong = self.now.hand[self.now.turn]
        follow: cython.ulonglong
        over: cython.ulonglong
        self.legal_calls = 0
        if self.now.question:
            self.legal_cards = 0
            self.legal_calls = self._answer_calls()
        elif not self.now.trick_size:
            if self.now.stock_left and popcount(hand) < self.full_hand:
                self.legal_cards = 0
                self.legal_calls = self._leader_calls() | c.ONE << (c.DRAW_CARDS - 64)
            else:
                self.legal_cards = self._legal_leads(hand)
                self.legal_calls = 0 if self.full_hand else self._leader_calls()
        elif self.now.stock_left:
            self.legal_cards = hand
        else:
            follow = hand & c.SUIT_MASK << (self.now.led_suit << 4)
            if not follow:
                self.legal_cards = self._legal_when_void(hand)
            else:
                self.legal_cards = follow
                if self.ace_shows and not self.now.tricks_played and follow & c.ACES_MASK:
                    self.legal_cards = follow & c.ACES_MASK
                elif self.must_head:
                    over = (
                        follow
                        & (c.SUIT_MASK << (self.now.best_card & 48))
                        & ~((c.ONE << self.now.best_card << 1) - 1)
                    )
                    if over:
                        self.legal_cards = over

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _legal_leads(self, hand: cython.ulonglong) -> cython.ulonglong:
        some: cython.ulonglong
        if self.now.tricks_played:
            if self.marriage_lead and self.now.marriage_suit >= 0:
                some = hand & c.MARRIAGE_MASK << (self.now.marriage_suit << 4)
                return some or hand
            return hand
        if self.club_ace and hand & c.ONE << 60:
            return c.ONE << 60
        if self.first_lead and hand & c.ACES_MASK:
            return hand & c.ACES_MASK
        if self.first_lead == 2 and hand & c.SUIT_MASK:
            return hand & c.SUIT_MASK
        return hand

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _legal_when_void(self, hand: cython.ulonglong) -> cython.ulonglong:
        """Return the legal cards of a hand that has no card of the suit led."""
        ruffs: cython.ulonglong
        over: cython.ulonglong
        if self.now.trump == c.NO_TRUMP or not self.must_trump:
            return hand
        ruffs = hand & c.SUIT_MASK << (self.now.trump << 4)
        if not ruffs:
            return hand
        if self.must_head and self.now.best_card >> 4 == self.now.trump:
            over = ruffs & ~((c.ONE << self.now.best_card << 1) - 1)
            if over:
                return over
        return ruffs

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _leader_calls(self) -> cython.int:
        """Return the calls of the seat about to lead, in which bit 0 is DECLARE_MARRIAGE."""
        seat: cython.int = self.now.turn
        side: cython.int = self.side_of[seat]
        hand: cython.ulonglong = self.now.hand[seat]
        bound: cython.int = c.ONE << seat
        halves: cython.int = bound
        words: cython.int = 0
        suit: cython.int
        held: cython.ulonglong
        if not self.marriage_timing or (self.now.declared_suits == 15 and not self.half_bluff):
            return 0
        if self.marriage_timing == c.MARRIAGE_AT_ANY_LEAD:
            if self.barred_sides[side] and not (self.bag_exit_at_once and self.now.tricks[side]):
                return 0
        elif not self.now.tricks_played or self.now.has_spoken:
            return 0
        if self.marriage_timing == c.MARRIAGE_AFTER_OWN_TRICK and self.now.previous_leader != seat:
            return 0
        if self.partners and self.ask_order == c.ASK_ORDER_STRICT:
            bound |= c.ONE << (seat ^ 2)
        if self.partners and self.ask_order >= c.ASK_ORDER_STRICT:
            halves |= c.ONE << (seat ^ 2)
        if not self.ask_order or not (
            self.now.asking_seats & bound or self.now.half_asking_seats & halves
        ):
            for suit in range(4):
                if not self.now.declared_suits >> suit & 1:
                    held = hand >> (suit << 4) & c.MARRIAGE_MASK
                    if held == c.MARRIAGE_MASK:
                        words |= c.ONE << suit
        return words | self._question_calls(hand, halves) if self.partners else words

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _question_calls(self, hand: cython.ulonglong, half_askers: cython.int) -> cython.int:
        side: cython.int = self.side_of[self.now.turn]
        words: cython.int = 0
        suit: cython.int
        held: cython.ulonglong
        may: cython.int = not (
            self.marriage_timing == c.MARRIAGE_AT_ANY_LEAD and self.now.has_spoken
        )
        if self.now.declared_suits == 15 or (
            self.ask_order and self.now.half_asking_seats & half_askers
        ):
            may = 0
        if (
            self.now.declared_suits
            and self.whole_restricted
            and self.trumps_stay
            and self.now.first_marriage_side == side
        ):
            may = 0
        if may:
            words |= c.ONE << (c.ASK_WHOLE - 64)
        if self.marriage_timing == c.MARRIAGE_AT_ANY_LEAD or (
            self.half_after_whole and not self.now.whole_asking_sides >> side & 1
        ):
            return words
        if self.half_bluff:
            return words | 15 << (c.ASK_HALF - 64)
        for suit in range(4):
            if not self.now.declared_suits >> suit & 1:
                held = hand >> (suit << 4) & c.MARRIAGE_MASK
                if held and held != c.MARRIAGE_MASK:
                    words |= c.ONE << (c.ASK_HALF - 64 + suit)
        return words

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _answer_calls(self) -> cython.int:
        """Return the answers that the partner can truthfully give to the question."""
        hand: cython.ulonglong = self.now.hand[self.now.turn ^ 2]
        own: cython.ulonglong
        words: cython.int = 0
        suit: cython.int
        if self.now.question > 1:
            suit = self.now.question - 2
            own = self.now.hand[self.now.turn] >> (suit << 4) & c.MARRIAGE_MASK
            if self.half_bluff and not own and hand >> (suit << 4) & c.MARRIAGE_MASK:
                return c.ONE << (c.ANSWER_HAS_HALF - 64)
            if hand >> (suit << 4) & c.MARRIAGE_MASK & ~own:
                return c.ONE << (c.ANSWER_SUIT - 64 + suit)
            return c.ONE << (c.ANSWER_NO - 64)
        for suit in range(4):
            if (
                not self.now.declared_suits >> suit & 1
                and hand >> (suit << 4) & c.MARRIAGE_MASK == c.MARRIAGE_MASK
            ):
                words |= c.ONE << (c.ANSWER_SUIT - 64 + suit)
        return words or c.ONE << (c.ANSWER_NO - 64)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def apply(self, code: cython.int) -> cython.void:
        """Apply a legal action to the position."""
        if code < c.DECLARE_MARRIAGE:
            self._play_card(code)
        elif code >= c.REVEAL_CARD:
            self.now.revealed_card = -1
        elif code < c.ASK_WHOLE:
            if self.marriage_timing != c.MARRIAGE_AT_ANY_LEAD:
                self.now.has_spoken = 1
            self._declare_marriage(code - c.DECLARE_MARRIAGE)
        elif code == c.DRAW_CARDS:
            self._draw_cards()
        elif code == c.ASK_WHOLE:
            self.now.question = 1
            self.now.whole_asking_sides |= c.ONE << self.side_of[self.now.turn]
        elif code < c.ANSWER_SUIT:
            self.now.question = 2 + code - c.ASK_HALF
        else:
            if self.now.question > 1:
                self.now.half_asking_seats |= c.ONE << self.now.turn
                if code >= c.ANSWER_NO:
                    self.now.refused_halves |= c.ONE << (
                        4 * self.side_of[self.now.turn] + self.now.question - 2
                    )
            self.now.asking_seats |= c.ONE << self.now.turn
            self.now.question = 0
            self.now.has_spoken = 1
            if code < c.ANSWER_NO:
                self._declare_marriage(code - c.ANSWER_SUIT)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _play_card(self, card: cython.int) -> cython.void:
        seat: cython.int = self.now.turn
        turned: cython.int
        self.now.hand[seat] &= ~(c.ONE << card)
        self.now.live &= ~(c.ONE << card)
        if self.has_rows and self.now.covered_cards[card] >= 0:
            turned = self.now.covered_cards[card]
            self.now.hand[seat] |= c.ONE << turned
            self.now.revealed_card = turned
        self.now.trick_points += self.values[card & 15]
        self.now.trick_tie_points += self.tie_values[card & 15]
        if not self.now.trick_size:
            self.now.led_suit = card >> 4
            self.now.best_card = card
            self.now.winner = seat
        elif card >> 4 == self.now.best_card >> 4:
            if card > self.now.best_card:
                self.now.best_card = card
                self.now.winner = seat
        elif card >> 4 == self.now.trump:
            self.now.best_card = card
            self.now.winner = seat
        self.now.trick_size += 1
        if self.now.trick_size == self.players:
            self._take_trick()
        else:
            self.now.turn = self.seat_order[(self.now.leader << 2) + self.now.trick_size]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _take_trick(self) -> cython.void:
        """Give the trick to its winner, who leads next."""
        side: cython.int = self.side_of[self.now.winner]
        self.now.points[side] += self.now.trick_points
        self.now.tie_points[side] += self.now.trick_tie_points
        self.now.tricks[side] += 1
        self.now.last_trick_side = side
        self.now.tricks_played += 1
        self.now.previous_leader = self.now.leader
        self.now.leader = self.now.turn = self.now.winner
        self.now.trick_size = self.now.trick_points = self.now.trick_tie_points = (
            self.now.has_spoken
        ) = 0
        self.now.marriage_suit = -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _declare_marriage(self, suit: cython.int) -> cython.void:
        side: cython.int = self.side_of[self.now.turn]
        if self.now.declared_suits >> suit & 1:  # declared before, so it becomes trumps again
            self.now.trump = suit
            return
        if self.marriages_by_suit:
            self.now.marriage_points[side] += self.suit_marriage_points[suit]
        else:
            self.now.marriage_points[side] += self.order_marriage_points[
                1 if self.now.declared_suits else 0
            ]
        if not self.now.declared_suits:
            self.now.first_marriage_side = side
        if not (self.trumps_stay and self.now.declared_suits):
            self.now.trump = suit
        self.now.declared_suits |= c.ONE << suit
        self.now.declared_count += 1
        self.now.marriage_suit = suit

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _draw_cards(self) -> cython.void:
        """Let each seat draw a card, the leader first, and reveal the card of the observer."""
        drawer: cython.int = self.now.turn
        place: cython.int
        for place in range(self.players):
            self.now.hand[drawer] |= c.ONE << self.now.stock[place]
            if drawer == self.observer:
                self.now.revealed_card = self.now.stock[place]
            drawer = (drawer + 1) % self.players
        self.now.stock_left -= self.players
        for place in range(self.now.stock_left):
            self.now.stock[place] = self.now.stock[place + self.players]


def _to_mutable(value: int | Sequence[int]) -> int | list[int]:
    return value if isinstance(value, int) else list(value)
