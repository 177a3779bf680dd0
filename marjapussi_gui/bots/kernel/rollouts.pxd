from marjapussi_gui.bots.kernel.table cimport Table

cdef void _play_out(Table root, Table scene, unsigned long long luck, int guided) noexcept nogil
cdef void _play_on(Table scene, unsigned long long luck, int guided) noexcept nogil
cdef int _any(unsigned long long cards, unsigned long long luck) noexcept nogil
