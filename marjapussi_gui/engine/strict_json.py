"""A strict JSON parser: it refuses repeated keys, NaN and infinity, and has size limits."""

import json
import re
from typing import NoReturn

from .errors import MarjapussiError, quote

MAX_DIGITS = 1000
LARGEST_INTEGER: int = 10**MAX_DIGITS  # stands for longer numbers, which int() may refuse

MAX_DEPTH = 200  # of open brackets; Python's own limit differs between versions

_BRACKET_PATTERN = re.compile(r"[\[\]{}]")
_STRING_PATTERN = re.compile(r'"(?:[^"\\]|\\.)*"')


class InvalidJsonError(MarjapussiError, ValueError):
    """Raised for bytes that are not JSON in UTF-8, perhaps because the text is incomplete."""


class UnexpectedJsonError(MarjapussiError, ValueError):
    """Raised for JSON that repeats a key or is nested too deeply."""


def loads(data: bytes) -> object:
    """Parse JSON in UTF-8. Raise InvalidJsonError or UnexpectedJsonError if it isn't valid."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise InvalidJsonError("isn't valid UTF-8") from None
    if _is_too_deep(text):
        too_deep = f"is nested more than {MAX_DEPTH} levels deep"
        raise (
            UnexpectedJsonError(too_deep)
            if _has_balanced_brackets(text)
            else InvalidJsonError(too_deep)
        )
    try:
        value: object = json.loads(
            text,
            object_pairs_hook=_reject_repeated_keys,
            parse_int=_parse_integer,
            parse_constant=_reject_constant,
        )
    except UnexpectedJsonError:
        raise
    except ValueError:
        raise InvalidJsonError("isn't valid JSON") from None
    return value


def _reject_repeated_keys(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise UnexpectedJsonError(f"has the key {quote(twice)} twice")
    return fields


def _parse_integer(digits: str) -> int:
    if len(digits) > MAX_DIGITS:
        return -LARGEST_INTEGER if digits.startswith("-") else LARGEST_INTEGER
    return int(digits)


def _is_too_deep(text: str) -> bool:
    """Return whether more than MAX_DEPTH brackets are open at any point."""
    if text.count("[") + text.count("{") <= MAX_DEPTH:
        return False
    depth = 0
    for bracket in _BRACKET_PATTERN.finditer(_STRING_PATTERN.sub("", text)):
        depth += 1 if bracket[0] in "[{" else -1
        if depth > MAX_DEPTH:
            return True
    return False


def _has_balanced_brackets(text: str) -> bool:
    """Return whether opened and closed brackets balance, ignoring those in strings."""
    bare = _STRING_PATTERN.sub("", text)
    return all(bare.count(a) == bare.count(b) for a, b in ("[]", "{}"))


def _reject_constant(name: str) -> NoReturn:
    raise ValueError(name)
