"""Shorten and quote foreign text in error messages."""

from reprlib import Repr

MAX_LENGTH = 60

_SHORT_REPR = Repr()  # limits depth and length, as repr() of foreign data can be huge
_SHORT_REPR.maxstring = _SHORT_REPR.maxlong = _SHORT_REPR.maxother = 4 * MAX_LENGTH


def quote(value: object) -> str:
    """Return the repr of a value, shortened for an error message."""
    shown = _SHORT_REPR.repr(value)
    return shorten(shown, suffix=shown[-1] if isinstance(value, str) else "")


def shorten(text: str, *, suffix: str = "") -> str:
    """Return a text, shortened to MAX_LENGTH characters with "..." before the suffix."""
    left = f"...{suffix}"
    return text if len(text) <= MAX_LENGTH else f"{text[: MAX_LENGTH - len(left)]}{left}"
