"""The search: integers and bit sets only, compiled where there is a compiler, no game's name."""


def is_compiled() -> bool:
    """Return whether the search runs as machine code; it plays the same without, but slower."""
    from . import table

    return not (table.__file__ or "").endswith(".py")
