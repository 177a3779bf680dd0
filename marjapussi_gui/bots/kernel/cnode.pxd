# A node of the search tree; one struct, so that a visit touches one cache line.

cdef struct TreeNode:
    double total  # of the utilities to the side that chose it
    double sum, square  # utilities after it, to the side to move
    int child  # the first one
    int visits
    int passed  # times available but not chosen
