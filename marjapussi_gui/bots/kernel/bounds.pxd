# The C types of what a camp is sure of.

import cython
from marjapussi_gui.bots.kernel.open_hands cimport OpenHands, word

cdef class Bounds(OpenHands):
    cdef word mattered  # cards whose rank an answer depends on, and on all above them
    cdef word friends  # what the others in the leader's camp hold
    cdef word lengths  # a lane for each suit, four bits in it for each seat
    cdef int sure
    cdef int answer  # what a search answers, besides whether it is sure
    cdef int kept[4]  # how many rounds of each suit the leader cashes

    @cython.locals(seat=int, trumps=word, cashed=int, mattered=word, friend=int)
    cdef int _sure(self, int need, int rest) noexcept nogil
    @cython.final
    @cython.locals(seat=int, drawn=int, tricks=int, place=int, suit=int, unruffed=int, other=int,
                   length=int)
    cdef int _cash(self, word trumps, int need) noexcept nogil
    @cython.final
    @cython.locals(entry=word, live=word, lane=word, own=word, tricks=int, suit=int, number=int,
                   length=int)
    cdef int _cross(self, int friend, int need) noexcept nogil
    @cython.locals(longest=int, lane=word, cards=word, other=int, length=int, card=int)
    cdef inline int _winners(self, int seat, int suit, word live, int number, int limit) noexcept nogil
    cdef inline int _length(self, int seat, int suit) noexcept nogil
    @cython.locals(seat=int, tricks=int, least=int, lane=word, mattered=word, friends=word,
                   suit=int, card=int, longest=int, other=int, length=int)
    cdef int _sure_of_others(self) noexcept nogil
    @cython.final
    @cython.locals(second=int, friend=int, is_camp=bint, need=int, lane=word, ours=word, rivals=word,
                   card=int, sure=int)
    cdef bint _is_sure_behind(self, int goal, int rest) noexcept nogil
    @cython.locals(led=word, length=word, sure=int)
    cdef inline int _sure_leading(self, int need, int rest) noexcept nogil
    @cython.locals(taker=int, hand=word, sure=int)
    cdef inline int _sure_after(self, int need, int rest) noexcept nogil
    @cython.locals(cards=word, other=int)
    cdef inline word _friends(self, int seat) noexcept nogil
