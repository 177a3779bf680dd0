# The C types of the double-dummy solver.

import cython
from marjapussi_gui.bots.kernel.search cimport Search

cdef class Solver(Search):
    cdef int whole  # all points that solve_current divides

    cdef int solve_from(self) noexcept nogil
    @cython.locals(low=int, high=int, step=int, answer=int)
    cdef int _close_in(self, int card, int guess, int total) noexcept nogil
    @cython.locals(suit=int, weight=int, card=int, seat=int)
    cdef int _guess(self) noexcept nogil
