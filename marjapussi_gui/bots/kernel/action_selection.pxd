from marjapussi_gui.bots.kernel.cconstants cimport CODE_COUNT
from marjapussi_gui.bots.kernel.cnode cimport TreeNode
from marjapussi_gui.bots.kernel.trick_table cimport TrickTable

cdef class ActionSelection:
    cdef TrickTable scratch_table
    cdef int max_nodes, used_nodes, chosen_child, uses_policy
    cdef double exploration
    cdef double root_variance  # variance of all outcomes in the tree
    cdef double priors[CODE_COUNT]
    cdef short[::1] weights
    cdef int[::1] next_sibling
    cdef short[::1] node_code
    cdef double[::1] node_buffer
    cdef TreeNode* nodes  # points into node_buffer

    cdef int _select_action(self, int node, unsigned long long cards) noexcept nogil
    cdef int _select_by_policy(self, int node, unsigned long long cards, int calls) noexcept nogil
    cdef double _standard_deviation(self, int node) noexcept nogil
    cdef double _squared_deviations(self, int node, int count) noexcept nogil
    cdef int _first_untried(self, unsigned long long cards, int calls) noexcept nogil
