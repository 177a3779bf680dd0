# The C types of the double-dummy solver.

import cython
from marjapussi_gui.bots.kernel.double_dummy_search cimport DoubleDummySearch

cdef class DoubleDummySolver(DoubleDummySearch):
    cdef int points_in_play  # points still to be taken when solve_current() started

    cdef int solve_current(self) noexcept nogil
    @cython.locals(low=int, high=int, step=int, answer=int)
    cdef int _narrow_bounds(self, int card, int estimate, int total) noexcept nogil
    @cython.locals(suit=int, weight=int, card=int, seat=int, lead=int)
    cdef int _estimate_points(self) noexcept nogil
