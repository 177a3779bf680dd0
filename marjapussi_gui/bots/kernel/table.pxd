# The C types of the trick table.

from marjapussi_gui.bots.kernel.cposition cimport Position

cdef class TrickTable:
    # The rules
    cdef public int players, sides, must_head, must_trump, speech, partners, trumps_stay, by_suit
    cdef public int ask_order, half_after_whole, whole_restricted, marriage_lead, first_lead, club_ace
    cdef public int half_bluff, ace_shows, shift, whole_pack, with_trick
    cdef public int full_hand, at_once, lone, aim, kind, last_worth, skunk
    cdef public int declarer, contract, grain, width, observer, has_rows
    cdef public int side_of[4]
    cdef public int follows[16]
    cdef public int barred[4]
    cdef public int suit_worth[4]
    cdef public int order_worth[2]
    cdef public int values[16]
    cdef public int tie_values[16]
    cdef public int weights[16]
    cdef public double[::1] outcomes

    cdef Position now  # the current position
    cdef public unsigned long long plays  # set by find_legal
    cdef public int says
    cdef short scratch[64]

    cdef void copy(self, TrickTable other) noexcept nogil
    cdef void find_legal(self) noexcept nogil
    cdef int mover(self) noexcept nogil
    cdef int is_over(self) noexcept nogil
    cdef void act(self, int code) noexcept nogil

    # Helpers of the functions above
    cdef void _play(self, int card) noexcept nogil
    cdef void _take(self) noexcept nogil
    cdef void _make(self, int suit) noexcept nogil
    cdef void _draw(self) noexcept nogil
    cdef int _words(self) noexcept nogil
    cdef int _questions(self, unsigned long long hand, int halves) noexcept nogil
    cdef int _answers(self) noexcept nogil
    cdef unsigned long long _leads(self, unsigned long long hand) noexcept nogil
    cdef unsigned long long _when_void(self, unsigned long long hand) noexcept nogil
