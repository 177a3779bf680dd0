from marjapussi_gui.bots.kernel.table cimport Table

cdef double _surprise(Table table, int code, double sharpness) noexcept nogil
cdef double _card_surprise(Table table, int code, double sharpness) noexcept nogil
