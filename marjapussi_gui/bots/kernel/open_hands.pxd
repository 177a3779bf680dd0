# The C types of open hands.

import cython

ctypedef unsigned long long bitset  # a set of cards, or a packed number

cdef class OpenHands:
    # The problem
    cdef int players, side_seats, trump, points_per_trick
    cdef int last_trick_points, must_head, must_trump, only_tricks_count, is_ready
    cdef int values[16]
    cdef bitset cards_with_points

    # Where the cards are
    cdef bitset hand[4]
    cdef bitset live  # all cards in hands when the trick began

    # The current trick. It is contested if another card of the best card's suit is in it.
    cdef int turn, trick_size, led_suit, best_card, winner, is_contested, trick_points

    @cython.locals(tricks=int, total=int, cards=bitset)
    cdef int _remaining_points(self) noexcept nogil
