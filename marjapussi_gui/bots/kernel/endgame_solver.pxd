from marjapussi_gui.bots.kernel.trick_table cimport TrickTable

cdef class EndgameSolver:
    cdef TrickTable scratch_table
    cdef public long long nodes, node_limit
    cdef int side, index_mask
    cdef double min_utility, max_utility
    cdef unsigned long long[::1] keys
    cdef float[::1] lower_bounds
    cdef float[::1] upper_bounds

    cdef double solve(self) noexcept nogil
    cdef double _search(self, int depth, double alpha, double beta) noexcept nogil
    cdef double _search_actions(self, int depth, double alpha, double beta) noexcept nogil
    cdef double _search_after(self, int depth, int code, double alpha, double beta) noexcept nogil
    cdef int _useful_calls(self) noexcept nogil
    cdef unsigned long long _position_key(self) noexcept nogil
    cdef double _value_after(self, int code) noexcept nogil
