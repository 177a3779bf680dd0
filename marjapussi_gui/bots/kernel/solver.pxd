# The C types of the solver's fields and functions.

import cython
from marjapussi_gui.bots.kernel.search cimport Search

cdef class Solver(Search):
    cdef int whole  # all that solve_from shared out

    cdef int solve_from(self) noexcept nogil
    @cython.locals(low=int, high=int, step=int, answer=int)
    cdef int _close_in(self, int card, int guess, int total) noexcept nogil
    @cython.locals(suit=int, weight=int, card=int, seat=int)
    cdef int _guess(self) noexcept nogil
