from marjapussi_gui.bots.kernel.endgame_solver cimport EndgameSolver
from marjapussi_gui.bots.kernel.double_dummy_solver cimport DoubleDummySolver
from marjapussi_gui.bots.kernel.trick_table cimport TrickTable

cdef class LeafEvaluator:
    cdef TrickTable scratch_table
    cdef EndgameSolver endgame
    cdef DoubleDummySolver solver
    cdef int is_total_enough, max_cards, max_total_cards
    cdef double value

    cdef int try_solve(self) noexcept nogil
    cdef int _depends_only_on_total(self) noexcept nogil
    cdef int _solve_total(self) noexcept nogil
    cdef int _can_declare_marriage(self) noexcept nogil
