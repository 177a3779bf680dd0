# The C types of the sure points.

import cython
from marjapussi_gui.bots.kernel.open_hands cimport OpenHands, bitset

cdef class Bounds(OpenHands):
    cdef bitset mattered  # an answer depends on their ranks and all above
    cdef bitset friends  # held by the partners of the leader
    cdef bitset lengths  # 16 bits for each suit, four of them for each seat
    cdef int sure
    cdef int answer  # the points, if they decide
    cdef int kept[4]  # of each suit, by the leader

    @cython.locals(seat=int, trumps=bitset, cashed=int, mattered=bitset, friend=int)
    cdef int _sure(self, int need, int rest) noexcept nogil
    @cython.final
    @cython.locals(seat=int, drawn=int, tricks=int, place=int, suit=int, unruffed=int, other=int,
                   length=int)
    cdef int _cash(self, bitset trumps, int need) noexcept nogil
    @cython.final
    @cython.locals(entry=bitset, live=bitset, suit_mask=bitset, own=bitset, tricks=int, suit=int, number=int,
                   length=int)
    cdef int _cross(self, int friend, int need) noexcept nogil
    @cython.locals(longest=int, suit_mask=bitset, cards=bitset, other=int, length=int, card=int)
    cdef inline int _winners(self, int seat, int suit, bitset live, int number, int limit) noexcept nogil
    cdef inline int _length(self, int seat, int suit) noexcept nogil
    @cython.locals(seat=int, tricks=int, least=int, suit_cards=bitset, mattered=bitset, friends=bitset,
                   suit=int, card=int, longest=int, other=int, length=int)
    cdef int _sure_of_others(self) noexcept nogil
    @cython.final
    @cython.locals(second=int, friend=int, is_own_side=bint, need=int, suit_mask=bitset, ours=bitset, rivals=bitset,
                   card=int, sure=int)
    cdef bint _is_sure_behind(self, int goal, int rest) noexcept nogil
    @cython.locals(led=bitset, length=bitset, sure=int)
    cdef inline int _sure_leading(self, int need, int rest) noexcept nogil
    @cython.locals(taker=int, hand=bitset, sure=int)
    cdef inline int _sure_after(self, int need, int rest) noexcept nogil
    @cython.locals(cards=bitset, other=int)
    cdef inline bitset _friends(self, int seat) noexcept nogil
