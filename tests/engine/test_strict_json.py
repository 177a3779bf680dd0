"""JSON is read the same way by every Python, however deeply it is nested."""

import pytest

from marjapussi_gui.engine.strict_json import (
    LARGEST_INTEGER,
    MAX_DEPTH,
    InvalidJsonError,
    UnexpectedJsonError,
    loads,
)


def nested_lists(depth: int) -> bytes:
    return b"[" * depth + b"]" * depth


def test_nesting_that_has_a_reason_is_read() -> None:
    depth, value = 0, loads(nested_lists(MAX_DEPTH))
    while isinstance(value, list):
        depth, value = depth + 1, next(iter(value), None)

    assert MAX_DEPTH == depth


@pytest.mark.parametrize("depth", [MAX_DEPTH + 1, 5000, 1_000_000])
def test_nesting_beyond_all_reason_is_refused(depth: int) -> None:
    with pytest.raises(UnexpectedJsonError, match=r"^is nested more than 200 levels deep$"):
        loads(nested_lists(depth))
    with pytest.raises(InvalidJsonError, match=r"^is nested more than 200 levels deep$"):
        loads(b"[" * depth)


def test_key_that_stands_there_twice_is_refused() -> None:
    with pytest.raises(UnexpectedJsonError, match=r"^has the key 'a' twice$"):
        loads(b'{"a": 1, "b": 2, "a": 3}')


def test_number_without_end_is_the_largest() -> None:
    assert loads(b"9" * 5000) == LARGEST_INTEGER
    assert loads(b"-" + b"9" * 5000) == -LARGEST_INTEGER


def test_objects_are_nested_like_lists() -> None:
    with pytest.raises(UnexpectedJsonError, match=r"^is nested more than 200 levels deep$"):
        loads(b'{"a":' * 300 + b"0" + b"}" * 300)


def test_many_brackets_side_by_side_or_in_a_string_are_no_nesting() -> None:
    beside, quoted = b"[" + b",".join([b"[]"] * 900) + b"]", b'"' + b"[{" * 900 + b'"'

    assert loads(beside) == [[]] * 900
    assert loads(quoted) == "[{" * 900
