# The state of a hand: everything that an action can change. It is copied for each action, so it
# is one small struct. inputs.py has the bounds of each field.

cdef extern from *:
    """
    typedef signed char kernel_tiny;
    """
    ctypedef short tiny "kernel_tiny"  # a small number (Cython treats char as text)

cdef struct Position:
    unsigned long long hand[4]
    unsigned long long live
    int points[4]
    int tie_points[4]
    int tricks[4]
    int marriage_points[4]
    int trick_points, trick_tie_points, refused_halves
    tiny turn, leader, previous_leader, trick_size, led_suit, best_card, winner, tricks_played
    tiny trump, declared_suits, declared_count, has_spoken
    tiny question, marriage_suit, asking_seats, half_asking_seats, whole_asking_sides
    tiny first_marriage_side, last_trick_side, stock_left, revealed_card
    tiny stock[16]
    tiny covered_cards[64]

cdef extern from *:
    """
    #define copy_position(position) (position)
    """
    Position copy_position(Position position) noexcept nogil
