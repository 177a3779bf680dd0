"""JSON read strictly: no repeated keys, no numbers beyond the standard, nothing guessed."""

import json
import re
from typing import NoReturn

from .quoting import quoted

MOST_DIGITS = 1000
HUGE: int = 10**MOST_DIGITS  # stands for every whole number of more digits

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
    try:
        value: object = json.loads(
            text,
            object_pairs_hook=_without_repeats,
            parse_int=_whole_number,
            parse_constant=_refuse,
        )
    except RecursionError:
        too_deep = "is nested too deeply"
        raise (BadJson(too_deep) if _is_closed(text) else NotJson(too_deep)) from None
    except BadJson:
        raise
    except ValueError:
        raise NotJson("is not JSON") from None
    return value


def _without_repeats(pairs: list[tuple[str, object]]) -> dict[str, object]:
    made = dict(pairs)
    if len(made) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise BadJson(f"repeats the key {quoted(twice)}")
    return made


def _whole_number(digits: str) -> int:
    if len(digits) > MOST_DIGITS:
        return -HUGE if digits.startswith("-") else HUGE
    return int(digits)


def _is_closed(text: str) -> bool:
    """Return whether every bracket outside strings is closed."""
    bare = _STRING.sub("", text)
    return all(bare.count(a) == bare.count(b) for a, b in ("[]", "{}"))


def _refuse(name: str) -> NoReturn:
    raise ValueError(name)
