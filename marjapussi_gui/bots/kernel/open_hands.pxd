# The C types of hands that lie open.

import cython

ctypedef unsigned long long word

cdef class OpenHands:
    # The question
    cdef int players, camp, trump, per_trick, last, must_head, must_trump, by_rank, is_ready
    cdef int values[16]
    cdef word counting

    # Where the cards are
    cdef word hand[4]
    cdef word live  # all cards that were in hands when the trick began

    # The trick on the table; ranked if another card of the best one's suit is in it
    cdef int turn, count, led, best, winner, ranked, on_table

    @cython.locals(tricks=int, total=int, cards=word)
    cdef int _total(self) noexcept nogil
