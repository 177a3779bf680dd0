"""JSON read strictly: no repeated keys, no numbers beyond the standard, nothing guessed."""

import json
from typing import NoReturn

MOST_DIGITS = 1000
HUGE: int = 10**MOST_DIGITS  # stands for every whole number of more digits


class NotJson(ValueError):
    """Bytes that are no JSON text in UTF-8: perhaps cut off while they were written."""


class BadJson(ValueError):
    """JSON with a repeated key, or nested beyond all reason."""


def loads(line: bytes) -> object:
    """Return the value of one JSON text."""
    try:
        value: object = json.loads(
            line.decode("utf-8"),
            object_pairs_hook=_without_repeats,
            parse_int=_whole_number,
            parse_constant=_refuse,
        )
    except RecursionError:
        raise BadJson("is nested too deeply") from None
    except BadJson:
        raise
    except UnicodeDecodeError:
        raise NotJson("is not UTF-8") from None
    except ValueError:
        raise NotJson("is not JSON") from None
    return value


def _without_repeats(pairs: list[tuple[str, object]]) -> dict[str, object]:
    made = dict(pairs)
    if len(made) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise BadJson(f"repeats the key {twice!r:.40}")
    return made


def _whole_number(digits: str) -> int:
    if len(digits) > MOST_DIGITS:
        return -HUGE if digits.startswith("-") else HUGE
    return int(digits)


def _refuse(name: str) -> NoReturn:
    raise ValueError(name)
