# The C types of the trick table.

from marjapussi_gui.bots.kernel.cposition cimport Position

cdef class TrickTable:
    # The rules
    cdef public int players, sides, must_head, must_trump
    cdef public int marriage_timing, partners, trumps_stay, marriages_by_suit
    cdef public int ask_order, half_after_whole, whole_restricted
    cdef public int marriage_lead, first_lead, club_ace
    cdef public int half_bluff, ace_shows, point_offset, all_tricks_points, needs_trick
    cdef public int full_hand, bag_exit_at_once, lone_side
    cdef public int aim, kind, last_trick_points, skunk_limit
    cdef public int declarer, contract, point_step, step_count, observer, has_rows
    cdef public int side_of[4]
    cdef public int seat_order[16]
    cdef public int barred_sides[4]
    cdef public int suit_marriage_points[4]
    cdef public int order_marriage_points[2]
    cdef public int values[16]
    cdef public int tie_values[16]
    cdef public int weights[16]
    cdef public double[::1] utilities

    cdef Position now  # the current position
    cdef public unsigned long long legal_cards  # set by find_legal
    cdef public int legal_calls
    cdef short card_buffer[64]

    cdef void copy_from(self, TrickTable other) noexcept nogil
    cdef void find_legal(self) noexcept nogil
    cdef int deciding_seat(self) noexcept nogil
    cdef int is_over(self) noexcept nogil
    cdef void apply(self, int code) noexcept nogil

    # Private helpers of the functions above
    cdef void _play_card(self, int card) noexcept nogil
    cdef void _take_trick(self) noexcept nogil
    cdef void _declare_marriage(self, int suit) noexcept nogil
    cdef void _draw_cards(self) noexcept nogil
    cdef int _leader_calls(self) noexcept nogil
    cdef int _question_calls(self, unsigned long long hand, int half_askers) noexcept nogil
    cdef int _answer_calls(self) noexcept nogil
    cdef unsigned long long _legal_leads(self, unsigned long long hand) noexcept nogil
    cdef unsigned long long _legal_when_void(self, unsigned long long hand) noexcept nogil
