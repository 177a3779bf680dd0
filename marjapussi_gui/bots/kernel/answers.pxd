# The C types of what was found before.

import cython
from marjapussi_gui.bots.kernel.bounds cimport Bounds
from marjapussi_gui.bots.kernel.open_hands cimport word

cdef class Answers(Bounds):
    cdef readonly word nodes
    cdef int low, high, hint
    cdef int killers[64]  # leads that decided, by the cards in hand and the seat
    cdef word shape, first, second, tag, at
    cdef word[::1] table
    cdef word words, reach, room, stride, generation
    cdef unsigned int shapes[32768]

    @cython.locals(at=word, bounds=word, low=int, high=int)
    cdef bint _look_up(self, int goal) noexcept nogil
    cdef inline bint _has_owners(self, word at, word ranks) noexcept nogil
    @cython.locals(ranks=word, place=word, bounds=word, known_low=int, known_high=int)
    cdef void _keep(self, int low, int high, int hint) noexcept nogil
    @cython.locals(ranks=word, lane=word, suit=int)
    cdef inline word _ranks(self) noexcept nogil
    @cython.locals(end=word, at=word)
    cdef inline word _place(self, word ranks) noexcept nogil
    @cython.locals(bounds=word)
    cdef inline bint _is_same(self, word at, word ranks) noexcept nogil
    @cython.locals(clubs=word, diamonds=word, hearts=word, spades=word)
    cdef inline void _describe(self) noexcept nogil
    @cython.locals(cards=word, lane=word, suit=int, number=int)
    cdef inline word _from_top(self, word ranks) noexcept nogil
    @cython.locals(place=int, word=word)
    cdef inline void _swap(self, word at, word other) noexcept nogil
    @cython.locals(place=int)
    cdef void _forget(self) noexcept nogil
    @cython.locals(suit=int, place=int, seat=int)
    cdef void _find_shapes(self) noexcept nogil
    @cython.final
    @cython.locals(lane=word, cards=word, below=word, place=int, top=int)
    cdef void _find_shapes_of(self, int suit, int* owners) noexcept nogil
