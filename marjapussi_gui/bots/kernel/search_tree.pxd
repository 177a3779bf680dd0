from marjapussi_gui.bots.kernel.action_selection cimport ActionSelection
from marjapussi_gui.bots.kernel.cconstants cimport PATH_LENGTH
from marjapussi_gui.bots.kernel.leaf_evaluator cimport LeafEvaluator
from marjapussi_gui.bots.kernel.trick_table cimport TrickTable

cdef class SearchTree(ActionSelection):
    cdef TrickTable root
    cdef int pool, uses_solver, forced_code, outcome_capacity, depth
    cdef LeafEvaluator leaf_evaluator
    cdef double final_utilities[4]
    cdef unsigned long long random_state
    cdef unsigned long long[::1] worlds
    cdef int[::1] world_indices
    cdef int[::1] outcomes
    cdef int path[PATH_LENGTH]
    cdef int sides[PATH_LENGTH]

    cdef int _find_child(self, int node, int code) noexcept nogil
    cdef int _most_visited_code(self, int node, unsigned long long random_state) noexcept nogil
    cdef int _is_legal(self, int code) noexcept nogil
    cdef void _run_iteration(self) noexcept nogil
    cdef int _descend_to_leaf(self) noexcept nogil
    cdef int _get_or_add_child(self, int node, int code) noexcept nogil
    cdef void _play_to_end(self) noexcept nogil
    cdef void _backpropagate(self) noexcept nogil
