from marjapussi_gui.bots.kernel.table cimport TrickTable

cdef void _play_out(TrickTable root, TrickTable scene, unsigned long long luck, int guided) noexcept nogil
cdef void _play_on(TrickTable scene, unsigned long long luck, int guided) noexcept nogil
cdef int _any(unsigned long long cards, unsigned long long luck) noexcept nogil
