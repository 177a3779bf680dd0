from marjapussi_gui.bots.kernel.table cimport Table

cdef int choose(Table table, int luck) noexcept nogil
cdef int merit(Table table, int card) noexcept nogil
cdef int word(Table table) noexcept nogil
cdef int _best_suit(Table table, int words, int first) noexcept nogil
cdef int _lead(Table table, int card, int keep) noexcept nogil
cdef int _follow(Table table, int card, int keep) noexcept nogil
cdef int _avoid(Table table, int card) noexcept nogil
cdef int _keep(Table table, int card) noexcept nogil
cdef int _is_high(int card, unsigned long long others) noexcept nogil
cdef int _halves_held(Table table) noexcept nogil
