"""The base class of all errors, and how their messages quote a value."""

from reprlib import Repr


class MarjapussiError(Exception):
    """An error whose message says what was wrong, where, and what would be right."""


MAX_LENGTH = 60

_SHORT_REPR = Repr()  # limits depth and length, because repr() of foreign data can be huge
_SHORT_REPR.maxstring = _SHORT_REPR.maxlong = _SHORT_REPR.maxother = 4 * MAX_LENGTH


def quote(value: object) -> str:
    """Return repr(value), shortened for an error message."""
    shown = _SHORT_REPR.repr(value)
    return shorten(shown, suffix=shown[-1] if isinstance(value, str) else "")


def shorten(text: str, *, suffix: str = "") -> str:
    """Return the text or, if it is too long, its beginning followed by "..." and the suffix.

    A text may have up to MAX_LENGTH characters.
    """
    left = f"...{suffix}"
    return text if len(text) <= MAX_LENGTH else f"{text[: MAX_LENGTH - len(left)]}{left}"
