from marjapussi_gui.bots.kernel.cnode cimport Node
from marjapussi_gui.bots.kernel.leaves cimport Leaves
from marjapussi_gui.bots.kernel.table cimport TrickTable

cdef class Tree:
    cdef TrickTable root, scene
    cdef int most, used, pool, is_solving, tried, first, noted
    cdef Leaves leaves
    cdef double worth[4]
    cdef double explore, whole
    cdef unsigned long long luck
    cdef unsigned long long[::1] worlds
    cdef int[::1] drawn
    cdef int[::1] ends
    cdef int[::1] sibling
    cdef short[::1] code
    cdef double[::1] room
    cdef Node* nodes  # in room
    cdef int path[256]
    cdef int sides[256]
    cdef int depth

    cdef int _after(self, int node, int code) noexcept nogil
    cdef int _preferred(self, int node, unsigned long long luck) noexcept nogil
    cdef int _is_legal(self, int code) noexcept nogil
    cdef void _iterate(self) noexcept nogil
    cdef int _descend(self) noexcept nogil
    cdef int _child(self, int node, int code) noexcept nogil
    cdef int _select(self, int node, unsigned long long plays) noexcept nogil
    cdef double _spread(self, int node) noexcept nogil
    cdef double _scatter(self, int node, int number) noexcept nogil
    cdef int _untried(self, unsigned long long plays, int words) noexcept nogil
    cdef void _roll_out(self) noexcept nogil
    cdef void _learn(self) noexcept nogil
