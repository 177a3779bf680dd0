from marjapussi_gui.bots.kernel.draws cimport Draws
from marjapussi_gui.bots.kernel.melding cimport Melder

cdef class Chase:
    cdef Melder melder
    cdef Draws draws
    cdef int spare[53]  # not needed in any set
    cdef double winning[64]  # by turn
    cdef double _finish_race(self, int extra, int room, int least) noexcept nogil
    cdef int _nearer(self, int card, int room, int least) noexcept nogil
    cdef int _company(self, int kind) noexcept nogil
    cdef void _discard(self, int drawn) noexcept nogil
