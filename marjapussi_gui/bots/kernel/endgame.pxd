from marjapussi_gui.bots.kernel.table cimport TrickTable

cdef class Endgame:
    cdef TrickTable scene
    cdef public long long nodes, limit
    cdef int camp, mask
    cdef double low, high
    cdef unsigned long long[::1] keys
    cdef float[::1] lower
    cdef float[::1] upper

    cdef double solve(self) noexcept nogil
    cdef double _search(self, int depth, double alpha, double beta) noexcept nogil
    cdef double _options(self, int depth, double alpha, double beta) noexcept nogil
    cdef double _after(self, int depth, int code, double alpha, double beta) noexcept nogil
    cdef int _useful(self) noexcept nogil
    cdef unsigned long long _key(self) noexcept nogil
    cdef double _best_after(self, int code) noexcept nogil
