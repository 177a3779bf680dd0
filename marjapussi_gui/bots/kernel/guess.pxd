from marjapussi_gui.bots.kernel.table cimport TrickTable

cdef int guess(TrickTable table, short[::1] weights, unsigned long long luck) noexcept nogil
cdef int liking(TrickTable table, short[::1] weights, int card) noexcept nogil
cdef void _places(TrickTable table, int card, int* places) noexcept nogil
cdef int _situation(TrickTable table, int card, int stage, unsigned long long others) noexcept nogil
cdef int _pair(TrickTable table, int card) noexcept nogil
cdef void expect(TrickTable table, short[::1] weights, unsigned long long plays, double* chances) noexcept nogil
