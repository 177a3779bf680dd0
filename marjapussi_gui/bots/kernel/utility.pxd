from marjapussi_gui.bots.kernel.trick_table cimport TrickTable

cdef double final_utility(TrickTable table, int side) noexcept nogil
cdef int outcome_index(TrickTable table) noexcept nogil
cdef int _game_points_outcome(TrickTable table) noexcept nogil
cdef int _totals_outcome(TrickTable table) noexcept nogil
cdef int _contract_outcome(TrickTable table) noexcept nogil
cdef int _points_taken_outcome(TrickTable table) noexcept nogil
cdef int _three_player_contract_outcome(TrickTable table) noexcept nogil
cdef int _trickless_case(TrickTable table, int side) noexcept nogil
cdef int side_total(TrickTable table, int side) noexcept nogil
