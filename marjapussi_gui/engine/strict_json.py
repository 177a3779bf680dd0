"""JSON read strictly: no repeated keys, no numbers beyond the standard, nothing guessed."""

import json
import re
from typing import NoReturn

from .quoting import quoted

MOST_DIGITS = 1000
HUGE: int = 10**MOST_DIGITS  # stands for every whole number of more digits

DEEPEST = 200  # brackets open at once; how many Python bears differs from one to the next

_BRACKET = re.compile(r"[\[\]{}]")
_STRING = re.compile(r'"(?:[^"\\]|\\.)*"')


class NotJson(ValueError):
    """Bytes that are no JSON text in UTF-8: perhaps cut off while they were written."""


class BadJson(ValueError):
    """JSON with a repeated key, or nested beyond all reason."""


def loads(line: bytes) -> object:
    """Return the value of one JSON text."""
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
    """Return whether more brackets are open at once than anything sensible takes."""
    if text.count("[") + text.count("{") <= DEEPEST:
        return False
    depth = 0
    for bracket in _BRACKET.finditer(_STRING.sub("", text)):
        depth += 1 if bracket[0] in "[{" else -1
        if depth > DEEPEST:
            return True
    return False


def _is_closed(text: str) -> bool:
    """Return whether every bracket outside strings is closed."""
    bare = _STRING.sub("", text)
    return all(bare.count(a) == bare.count(b) for a, b in ("[]", "{}"))


def _refuse(name: str) -> NoReturn:
    raise ValueError(name)
