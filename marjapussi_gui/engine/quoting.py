"""Foreign text in a refusal: never more of it than a sentence can bear."""

from reprlib import Repr

LONGEST = 60

_FORM = Repr()  # which looks neither deep nor far into what it shows
_FORM.maxstring = _FORM.maxlong = _FORM.maxother = 4 * LONGEST


def quoted(value: object) -> str:
    """Return a value that was read as it is quoted in a refusal."""
    shown = _FORM.repr(value)
    return cut(shown, end=shown[-1] if isinstance(value, str) else "")


def cut(text: str, *, end: str = "") -> str:
    """Return a text that was read; where it is long, much of it left out before its end."""
    left = f"...{end}"
    return text if len(text) <= LONGEST else f"{text[: LONGEST - len(left)]}{left}"
