# The state of a hand: everything that an action can change. It is copied for each action, so it
# is one small struct. inputs.py has the bounds of each field.

cdef extern from *:
    """
    typedef signed char kernel_tiny;
    """
    ctypedef short tiny "kernel_tiny"  # a number; Cython would treat char as text

cdef struct Position:
    unsigned long long hand[4]
    unsigned long long live
    int points[4]
    int ties[4]
    int tricks[4]
    int worth[4]
    int on_table, ties_on_table, refused
    tiny turn, leader, previous, count, led, best, winner, played
    tiny trump, made, made_number, spoken, question, pair, asked, asked_half, whole_sides
    tiny first_side, last_side, stock_left, shown
    tiny stock[16]
    tiny under[64]

cdef extern from *:
    """
    #define copied(position) (position)
    """
    Position copied(Position position) noexcept nogil
