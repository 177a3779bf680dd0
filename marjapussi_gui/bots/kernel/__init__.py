"""The search: integers and bit sets only, compiled where there is a compiler, no game's name."""

# The numbers that both sides of the border agree on; the kernel has them as constants of its own
WORDS = 5  # a world is a word for each of four seats, and one for what is out of play
REST = 4
NUMBERS = 8  # of an ending: totals and tricks of up to four sides
NO_TRUMP = 4
BY_TRICKS, BY_BERRIES, BY_TOTALS, BY_CONTRACT = 0, 1, 2, 3  # how a hand is counted
MOST_WORTH = 6  # no marriages of a side count as much
MOST_TOTAL = 512  # no total of a side is as high


def is_compiled() -> bool:
    """Return whether the search runs as machine code; it plays the same without, but slower."""
    from . import table

    return not (table.__file__ or "").endswith(".py")
