from marjapussi_gui.bots.kernel.trick_table cimport TrickTable

cdef void place_world(TrickTable table, unsigned long long[::1] worlds, int world,
                      unsigned long long seed) noexcept nogil
