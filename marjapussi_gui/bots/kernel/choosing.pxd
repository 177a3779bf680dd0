from marjapussi_gui.bots.kernel.cnode cimport Node
from marjapussi_gui.bots.kernel.table cimport TrickTable

cdef class Choosing:
    cdef TrickTable scene
    cdef int most, used, tried, is_guided
    cdef double explore
    cdef double whole  # of all outcomes of the tree
    cdef double chances[80]
    cdef short[::1] weights
    cdef int[::1] sibling
    cdef short[::1] code
    cdef double[::1] room
    cdef Node* nodes  # in node_buffer

    cdef int _select(self, int node, unsigned long long plays) noexcept nogil
    cdef int _expected(self, int node, unsigned long long plays, int words) noexcept nogil
    cdef double _spread(self, int node) noexcept nogil
    cdef double _scatter(self, int node, int number) noexcept nogil
    cdef int _untried(self, unsigned long long plays, int words) noexcept nogil
