from marjapussi_gui.bots.kernel.table cimport TrickTable

cdef int choose(TrickTable table, int luck) noexcept nogil
cdef int merit(TrickTable table, int card) noexcept nogil
cdef int word(TrickTable table) noexcept nogil
cdef int _best_suit(TrickTable table, int words, int first) noexcept nogil
cdef int _lead(TrickTable table, int card, int keep) noexcept nogil
cdef int _follow(TrickTable table, int card, int keep) noexcept nogil
cdef int _avoid(TrickTable table, int card) noexcept nogil
cdef int _keep(TrickTable table, int card) noexcept nogil
cdef int _is_high(int card, unsigned long long others) noexcept nogil
cdef int _halves_held(TrickTable table) noexcept nogil
