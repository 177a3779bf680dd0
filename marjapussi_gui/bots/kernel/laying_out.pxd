from marjapussi_gui.bots.kernel.table cimport TrickTable

cdef void lay_out(TrickTable table, unsigned long long[::1] worlds, int number,
                  unsigned long long luck) noexcept nogil
