from marjapussi_gui.bots.kernel.table cimport TrickTable

cdef double _surprise(TrickTable table, int code, double sharpness) noexcept nogil
cdef double _card_surprise(TrickTable table, int code, double sharpness) noexcept nogil
