# The C types of open hands.

import cython

ctypedef unsigned long long bitset  # a set of cards, or a packed number

cdef class OpenHands:
    # The problem
    cdef int players, camp, trump, per_trick, last, must_head, must_trump, by_rank, is_ready
    cdef int values[16]
    cdef bitset counting

    # Where the cards are
    cdef bitset hand[4]
    cdef bitset live  # all cards in hands when the trick began

    # The current trick; is_contested if another card of the best card's suit is in it
    cdef int turn, count, led, best, winner, ranked, on_table

    @cython.locals(tricks=int, total=int, cards=bitset)
    cdef int _total(self) noexcept nogil
