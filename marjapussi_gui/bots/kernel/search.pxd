# The C types of the double-dummy search.

import cython
from marjapussi_gui.bots.kernel.answers cimport Answers
from marjapussi_gui.bots.kernel.open_hands cimport bitset

@cython.locals(move=int, place=int)
cdef int _insert(int* moves, int number, int weight, int card) noexcept nogil

cdef class Search(Answers):
    cdef public bitset limit
    cdef readonly int gave_up
    cdef int choice  # the best of the searched cards

    @cython.final
    @cython.locals(hand=bitset)
    cdef int _lead(self, int goal, int rest) noexcept nogil
    @cython.locals(is_own_side=bint, sure=int)
    cdef inline bint _is_sure(self, int goal, int rest) noexcept nogil
    @cython.locals(seat=int, low=int, high=int, answer=int)
    cdef inline int _search_leads(self, int goal, int rest) noexcept nogil
    @cython.final
    cdef int _follow(self, int goal, int rest) noexcept nogil
    @cython.final
    @cython.locals(mattered=bitset, is_own_side=bint, best=int, choice=int, place=int, answer=int)
    cdef int _choose(self, int number, int* moves, int goal, int rest) noexcept nogil
    @cython.final
    @cython.locals(turn=int, count=int, led=int, best=int, winner=int, ranked=int, on_table=int,
                   length=bitset, answer=int)
    cdef int _after(self, int card, int goal, int rest) noexcept nogil
    @cython.locals(live=bitset, best=int, winner=int, ranked=int, taken=int, gain=int, answer=int)
    cdef inline int _take(self, int goal, int rest) noexcept nogil
    cdef inline void _gather(self) noexcept nogil
    @cython.locals(below=bitset, others=bitset)
    cdef inline bitset _run(self, int card, int seat) noexcept nogil
    @cython.final
    cdef int _last_trick(self, int rest) noexcept nogil

    @cython.locals(sum_=cython.longlong, seat=int, size=int, trick=int)
    cdef long long _play_out(self, int leader, int number, bitset seed) noexcept nogil
    @cython.locals(legal=bitset, card=int)
    cdef inline bitset _play_trick(self, bitset seed) noexcept nogil

    @cython.final
    cdef void _begin(self) noexcept nogil
    @cython.final
    cdef bitset _playable(self) noexcept nogil
    @cython.locals(hand=bitset, suit=int, cards=bitset, higher=bitset)
    cdef inline bitset _legal(self) noexcept nogil
    @cython.locals(is_same=bint)
    cdef inline void _put(self, int card) noexcept nogil

    @cython.final
    @cython.locals(seat=int, hand=bitset, friends=bitset, distinct=bitset, killer=int, number=int,
                   card=int, weight=int)
    cdef int _order_leads(self, int* moves) noexcept nogil
    @cython.locals(worth=int, top=int, weight=int)
    cdef inline int _worth_lead(self, int card, bitset friends) noexcept nogil
    @cython.locals(suit_cards=bitset, ours=bitset, foes=bitset, weight=int, after_us=int)
    cdef inline int _rank_lead(self, int card, bitset friends) noexcept nogil
    @cython.final
    @cython.locals(distinct=bitset, number=int, threat=int, helper=int, safe=bint,
                   other=int, card=int, weight=int)
    cdef int _order_follows(self, int* moves) noexcept nogil
    @cython.locals(worth=int)
    cdef inline int _weight_over(self, int card, int threat, bint safe) noexcept nogil
    @cython.locals(worth=int)
    cdef inline int _weight_under(self, int card, bint safe) noexcept nogil
    @cython.locals(cards=bitset, can_ruff=bint)
    cdef inline int _best_of(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(others=bitset, distinct=bitset, above=int, card=int)
    cdef bitset _distinct(self, bitset legal) noexcept nogil
