"""A position of the tree, as cnode.pxd has it in C, for a kernel that runs uncompiled."""


class Node:
    """Numbers by name, all of them 0 at first."""

    __slots__ = ("child", "passed", "square", "sum", "total", "visits")

    def __init__(self) -> None:
        self.child = self.passed = self.visits = 0
        self.square = self.sum = self.total = 0.0
