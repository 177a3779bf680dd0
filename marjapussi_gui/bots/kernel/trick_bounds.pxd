# The C types of the trick bounds.

import cython
from marjapussi_gui.bots.kernel.open_hands cimport OpenHands, bitset

cdef class TrickBounds(OpenHands):
    cdef bitset relevant_cards  # the answer depends on the ranks of these cards and all higher
    cdef bitset partner_cards  # cards of the leader's partners
    cdef bitset suit_lengths  # packed: 16 bits per suit, 4 of them per seat
    cdef int sure_points
    cdef int answer  # points of the side, if a bound decides
    cdef int cashed_rounds[4]  # by suit: rounds that the leader can cash

    @cython.locals(seat=int, trumps=bitset, cashed=int, mattered=bitset, friend=int)
    cdef int _sure_points(self, int needed, int remaining) noexcept nogil
    @cython.final
    @cython.locals(seat=int, drawn=int, tricks=int, place=int, suit=int, unruffed=int, other=int,
                   length=int)
    cdef int _cash_winners(self, bitset trumps, int needed) noexcept nogil
    @cython.final
    @cython.locals(entry=bitset, live=bitset, suit_mask=bitset, own=bitset, tricks=int, suit=int,
                   number=int, length=int)
    cdef int _cash_partner_winners(self, int partner, int needed) noexcept nogil
    @cython.locals(longest=int, suit_mask=bitset, cards=bitset, other=int, length=int, card=int)
    cdef inline int _count_rounds_won(self, int seat, int suit, bitset live, int rounds,
                                      int limit) noexcept nogil
    cdef inline int _suit_length(self, int seat, int suit) noexcept nogil
    @cython.locals(seat=int, tricks=int, least=int, suit_cards=bitset, mattered=bitset,
                   friends=bitset, suit=int, card=int, longest=int, other=int, length=int)
    cdef int _sure_points_of_others(self) noexcept nogil
    @cython.final
    @cython.locals(second=int, friend=int, is_own_side=bint, need=int, suit_mask=bitset,
                   ours=bitset, rivals=bitset, card=int, sure=int)
    cdef bint _is_decided_in_second_hand(self, int goal, int remaining) noexcept nogil
    @cython.locals(led=bitset, length=bitset, sure=int)
    cdef inline int _sure_points_as_leader(self, int needed, int remaining) noexcept nogil
    @cython.locals(taker=int, hand=bitset, sure=int)
    cdef inline int _sure_points_after_trick(self, int needed, int remaining) noexcept nogil
    @cython.locals(cards=bitset, other=int)
    cdef inline bitset _cards_of_partners(self, int seat) noexcept nogil
