from marjapussi_gui.bots.kernel.endgame cimport Endgame
from marjapussi_gui.bots.kernel.solver cimport Solver
from marjapussi_gui.bots.kernel.table cimport TrickTable

cdef class Leaves:
    cdef TrickTable scene
    cdef Endgame endgame
    cdef Solver solver
    cdef int has_total, most, most_by_total
    cdef double value

    cdef int solve(self) noexcept nogil
    cdef int _is_total(self) noexcept nogil
    cdef int _by_total(self) noexcept nogil
    cdef int _may_marry(self) noexcept nogil
