# The C types of the transposition table.

import cython
from marjapussi_gui.bots.kernel.bounds cimport Bounds
from marjapussi_gui.bots.kernel.open_hands cimport bitset

cdef class Answers(Bounds):
    cdef readonly bitset nodes
    cdef int low, high, hint
    cdef int killers[64]  # leads that decided, by hand size and seat
    cdef bitset shape, first, second, tag, at
    cdef bitset[::1] table
    cdef bitset words, reach, room, stride, generation
    cdef unsigned int shapes[32768]

    @cython.locals(at=bitset, bounds=bitset, low=int, high=int)
    cdef bint _look_up(self, int goal) noexcept nogil
    cdef inline bint _has_owners(self, bitset at, bitset ranks) noexcept nogil
    @cython.locals(ranks=bitset, place=bitset, bounds=bitset, known_low=int, known_high=int)
    cdef void _keep(self, int low, int high, int hint) noexcept nogil
    @cython.locals(ranks=bitset, suit_cards=bitset, suit=int)
    cdef inline bitset _ranks(self) noexcept nogil
    @cython.locals(end=bitset, at=bitset)
    cdef inline bitset _place(self, bitset ranks) noexcept nogil
    @cython.locals(bounds=bitset)
    cdef inline bint _is_same(self, bitset at, bitset ranks) noexcept nogil
    @cython.locals(clubs=bitset, diamonds=bitset, hearts=bitset, spades=bitset)
    cdef inline void _describe(self) noexcept nogil
    @cython.locals(cards=bitset, suit_cards=bitset, suit=int, number=int)
    cdef inline bitset _from_top(self, bitset ranks) noexcept nogil
    @cython.locals(place=int, word=bitset)
    cdef inline void _swap(self, bitset at, bitset other) noexcept nogil
    @cython.locals(place=int)
    cdef void _forget(self) noexcept nogil
    @cython.locals(suit=int, place=int, seat=int)
    cdef void _find_shapes(self) noexcept nogil
    @cython.final
    @cython.locals(suit_cards=bitset, cards=bitset, below=bitset, place=int, top=int)
    cdef void _find_shapes_of(self, int suit, int* owners) noexcept nogil
