# A position of the tree, in one piece: what is looked at together lies together.

cdef struct Node:
    double total  # what it was worth to the side that chose it
    double sum, square  # what came after it was worth to the side that chooses there
    int child  # the first that follows
    int visits
    int passed  # how often it might have been chosen, and was not
