from marjapussi_gui.bots.kernel.draws cimport Draws
from marjapussi_gui.bots.kernel.melding cimport Melder
from marjapussi_gui.bots.kernel.pure cimport Pure

cdef class Race:
    cdef Pure pure
    cdef Melder melder
    cdef Draws draws
    cdef int dublees, pairs
    cdef int full[53]  # of everything held or drawn
    cdef int kept[53]  # without cards that did not help when drawn
    cdef int needs[4]
    cdef int sure[4]
    cdef double laying[64]
    cdef double winning[64]
    cdef double after[24]
    cdef double _lay_race(self, int extra) noexcept nogil
    cdef int _drawn(self, int turn, int least) noexcept nogil
    cdef int _helps(self, int card, int least) noexcept nogil
    cdef int _lacks(self, int *needs, int *cards) noexcept nogil
    cdef int _added(self, int card, int least) noexcept nogil
    cdef double _eighth(self, int turn) noexcept nogil
    cdef int _rest(self) noexcept nogil
    cdef int _need(self, int suit, int exact) noexcept nogil
    cdef void _make_wild(self) noexcept nogil
    cdef int _stripped(self, int word, int place, int sets) noexcept nogil
