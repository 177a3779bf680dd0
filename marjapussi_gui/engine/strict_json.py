"""Parse JSON strictly: without repeated keys, NaN or infinity, and with limits on its size."""

import json
import re
from typing import NoReturn

from .quoting import quoted

MOST_DIGITS = 1000
HUGE: int = 10**MOST_DIGITS  # stands for longer numbers, which int() may refuse

DEEPEST = 200  # brackets open at once; Python's own limit differs between versions

_BRACKET = re.compile(r"[\[\]{}]")
_STRING = re.compile(r'"(?:[^"\\]|\\.)*"')


class NotJson(ValueError):
    """Bytes that are not JSON in UTF-8; the text may be incomplete."""


class BadJson(ValueError):
    """JSON with a repeated key, or nested too deeply."""


def loads(line: bytes) -> object:
    """Parse one JSON text in UTF-8."""
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError:
        raise NotJson("is not UTF-8") from None
    if _is_too_deep(text):
        too_deep = "is nested too deeply"
        raise BadJson(too_deep) if _is_closed(text) else NotJson(too_deep)
    try:
        value: object = json.loads(
            text,
            object_pairs_hook=_without_repeats,
            parse_int=_whole_number,
            parse_constant=_refuse,
        )
    except BadJson:
        raise
    except ValueError:
        raise NotJson("is not JSON") from None
    return value


def _without_repeats(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise BadJson(f"repeats the key {quoted(twice)}")
    return fields


def _whole_number(digits: str) -> int:
    if len(digits) > MOST_DIGITS:
        return -HUGE if digits.startswith("-") else HUGE
    return int(digits)


def _is_too_deep(text: str) -> bool:
    """Return whether more than MAX_DEPTH brackets are open at once."""
    if text.count("[") + text.count("{") <= DEEPEST:
        return False
    depth = 0
    for bracket in _BRACKET.finditer(_STRING.sub("", text)):
        depth += 1 if bracket[0] in "[{" else -1
        if depth > DEEPEST:
            return True
    return False


def _is_closed(text: str) -> bool:
    """Return whether brackets outside strings are balanced."""
    bare = _STRING.sub("", text)
    return all(bare.count(a) == bare.count(b) for a, b in ("[]", "{}"))


def _refuse(name: str) -> NoReturn:
    raise ValueError(name)
