"""Foreign text in a refusal: never more of it than a sentence can bear."""

from reprlib import Repr

LONGEST = 60

_FORM = Repr()  # which looks neither deep nor far into what it shows
_FORM.maxstring = _FORM.maxlong = _FORM.maxother = 4 * LONGEST


def quoted(value: object) -> str:
    """Return a value that was read as it is quoted in a refusal."""
    return cut(_FORM.repr(value))


def cut(text: str) -> str:
    """Return a text that was read, its end left out where it is long."""
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 3]}..."
