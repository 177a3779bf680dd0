cdef class Melder:
    cdef int largest, max_wild, best
    cdef int wilds  # in no set so far
    cdef int loose  # in no set so far
    cdef int have[53]
    cdef int wild[53]
    cdef int aside[53]  # cards in no set so far
    cdef int left[53]  # cards outside the sets of the best arrangement
    cdef int missing(self, int places, int bound) noexcept nogil
    cdef void _seek(self, int kind, int room, int ahead, int soft, int hard) noexcept nogil
    cdef void take(self, int kind, int number, int way) noexcept nogil
    cdef void _settle(self, int kind, int room, int soft, int hard) noexcept nogil
    cdef void _sequences(self, int kind, int room, int ahead, int soft, int hard) noexcept nogil
    cdef void _runs(self, int kind, int way, int reach, int room, int ahead, int soft, int hard) noexcept nogil
    cdef void _go_on(self, int kind, int size, int number, int room, int ahead, int soft, int hard) noexcept nogil
    cdef void _trials(self, int kind, int room, int ahead, int soft, int hard) noexcept nogil
