# The C types of the search.

import cython
from marjapussi_gui.bots.kernel.answers cimport Answers
from marjapussi_gui.bots.kernel.open_hands cimport word

@cython.locals(move=int, place=int)
cdef int _insert(int* moves, int number, int weight, int card) noexcept nogil

cdef class Search(Answers):
    cdef public word limit
    cdef readonly int gave_up
    cdef int choice  # the best card of what was searched

    @cython.final
    @cython.locals(hand=word)
    cdef int _lead(self, int goal, int rest) noexcept nogil
    @cython.locals(is_camp=bint, sure=int)
    cdef inline bint _is_sure(self, int goal, int rest) noexcept nogil
    @cython.locals(seat=int, low=int, high=int, answer=int)
    cdef inline int _search_leads(self, int goal, int rest) noexcept nogil
    @cython.final
    cdef int _follow(self, int goal, int rest) noexcept nogil
    @cython.final
    @cython.locals(mattered=word, is_camp=bint, best=int, choice=int, place=int, answer=int)
    cdef int _choose(self, int number, int* moves, int goal, int rest) noexcept nogil
    @cython.final
    @cython.locals(turn=int, count=int, led=int, best=int, winner=int, ranked=int, on_table=int,
                   length=word, answer=int)
    cdef int _after(self, int card, int goal, int rest) noexcept nogil
    @cython.locals(live=word, best=int, winner=int, ranked=int, taken=int, gain=int, answer=int)
    cdef inline int _take(self, int goal, int rest) noexcept nogil
    cdef inline void _gather(self) noexcept nogil
    @cython.locals(below=word, others=word)
    cdef inline word _run(self, int card, int seat) noexcept nogil
    @cython.final
    cdef int _last_trick(self, int rest) noexcept nogil

    @cython.locals(sum_=cython.longlong, seat=int, size=int, trick=int)
    cdef long long _play_out(self, int leader, int number, word seed) noexcept nogil
    @cython.locals(legal=word, card=int)
    cdef inline word _play_trick(self, word seed) noexcept nogil

    @cython.final
    cdef void _begin(self) noexcept nogil
    @cython.final
    cdef word _playable(self) noexcept nogil
    @cython.locals(hand=word, suit=int, cards=word, higher=word)
    cdef inline word _legal(self) noexcept nogil
    @cython.locals(is_same=bint)
    cdef inline void _put(self, int card) noexcept nogil

    @cython.final
    @cython.locals(seat=int, hand=word, friends=word, distinct=word, killer=int, number=int,
                   card=int, weight=int)
    cdef int _order_leads(self, int* moves) noexcept nogil
    @cython.locals(worth=int, top=int, weight=int)
    cdef inline int _worth_lead(self, int card, word friends) noexcept nogil
    @cython.locals(lane=word, ours=word, foes=word, weight=int, after_us=int)
    cdef inline int _rank_lead(self, int card, word friends) noexcept nogil
    @cython.final
    @cython.locals(distinct=word, number=int, threat=int, helper=int, safe=bint,
                   other=int, card=int, weight=int)
    cdef int _order_follows(self, int* moves) noexcept nogil
    @cython.locals(worth=int)
    cdef inline int _weight_over(self, int card, int threat, bint safe) noexcept nogil
    @cython.locals(worth=int)
    cdef inline int _weight_under(self, int card, bint safe) noexcept nogil
    @cython.locals(cards=word, can_ruff=bint)
    cdef inline int _best_of(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(others=word, distinct=word, above=int, card=int)
    cdef word _distinct(self, word legal) noexcept nogil
