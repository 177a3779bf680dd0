from marjapussi_gui.bots.kernel.choosing cimport Choosing
from marjapussi_gui.bots.kernel.leaves cimport Leaves
from marjapussi_gui.bots.kernel.table cimport TrickTable

cdef class Tree(Choosing):
    cdef TrickTable root
    cdef int pool, is_solving, first, noted, depth
    cdef Leaves leaves
    cdef double worth[4]
    cdef unsigned long long luck
    cdef unsigned long long[::1] worlds
    cdef int[::1] drawn
    cdef int[::1] ends
    cdef int path[256]
    cdef int sides[256]

    cdef int _after(self, int node, int code) noexcept nogil
    cdef int _preferred(self, int node, unsigned long long luck) noexcept nogil
    cdef int _is_legal(self, int code) noexcept nogil
    cdef void _iterate(self) noexcept nogil
    cdef int _descend(self) noexcept nogil
    cdef int _child(self, int node, int code) noexcept nogil
    cdef void _roll_out(self) noexcept nogil
    cdef void _learn(self) noexcept nogil
