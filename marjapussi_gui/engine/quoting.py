"""Shorten and quote foreign text in error messages."""

from reprlib import Repr

LONGEST = 60

_FORM = Repr()  # limits depth and length, as repr() of foreign data can be huge
_FORM.maxstring = _FORM.maxlong = _FORM.maxother = 4 * LONGEST


def quoted(value: object) -> str:
    """Return the repr of a value, shortened for an error message."""
    shown = _FORM.repr(value)
    return cut(shown, end=shown[-1] if isinstance(value, str) else "")


def cut(text: str, *, end: str = "") -> str:
    """Return a text, shortened to MAX_LENGTH characters with "..." before the suffix."""
    left = f"...{end}"
    return text if len(text) <= LONGEST else f"{text[: LONGEST - len(left)]}{left}"
