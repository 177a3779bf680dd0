# A node of the search tree: one struct, so that a visit touches only one cache line.

cdef struct TreeNode:
    double total  # sum of utilities for the side that chose this node
    double sum, square  # utilities and their squares for the side to move here
    int child  # index of the first child
    int visits
    int passed  # how often it was available but not chosen
