"""Quote text from files and users in error messages, shortened if it is long."""

from reprlib import Repr

MAX_LENGTH = 60

_SHORT_REPR = Repr()  # limits depth and length, because repr() of foreign data can be huge
_SHORT_REPR.maxstring = _SHORT_REPR.maxlong = _SHORT_REPR.maxother = 4 * MAX_LENGTH


def quote(value: object) -> str:
    """Return repr(value), shortened for an error message."""
    shown = _SHORT_REPR.repr(value)
    return shorten(shown, suffix=shown[-1] if isinstance(value, str) else "")


def shorten(text: str, *, suffix: str = "") -> str:
    """Return the text followed by the suffix.

    A text of more than MAX_LENGTH characters is cut and ends in "..." before the suffix.
    """
    left = f"...{suffix}"
    return text if len(text) <= MAX_LENGTH else f"{text[: MAX_LENGTH - len(left)]}{left}"
