"""A node of the search tree, for an uncompiled kernel (compiled: see cnode.pxd)."""


class TreeNode:
    """A node of the search tree: visits, values and the index of its first child."""

    __slots__ = ("child", "passed", "square", "sum", "total", "visits")

    def __init__(self) -> None:
        self.child = self.passed = self.visits = 0
        self.square = self.sum = self.total = 0.0
