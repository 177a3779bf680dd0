"""Foreign text in refusals is cut, and stays what it is where it is short."""

import pytest

from marjapussi_gui.engine.errors import MAX_LENGTH, quote, shorten


@pytest.mark.parametrize("value", ["QH", "", 7, None, True, 1.5, ["a", 2], {"a": 1}, "it's"])
def test_what_is_short_is_quoted_whole(value: object) -> None:
    assert quote(value) == repr(value)


@pytest.mark.parametrize("value", ["x" * 5000, "\x00" * 5000, "'\"" * 5000])
def test_a_long_text_is_cut_within_its_quotes(value: str) -> None:
    shown = quote(value)

    assert len(shown) == MAX_LENGTH
    assert shown.endswith(f"...{shown[0]}")
    assert shown[0] in "'\""


@pytest.mark.parametrize("value", [10**1000, ["x" * 500] * 500, {"a" * 500: {"b" * 500: 1}}])
def test_a_long_value_is_cut(value: object) -> None:
    assert len(quote(value)) <= MAX_LENGTH


def test_what_is_nested_deeply_is_quoted_all_the_same() -> None:
    nested: list[object] = []
    for _ in range(100_000):
        nested = [nested]

    assert len(quote(nested)) <= MAX_LENGTH
    while nested:
        nested = nested.pop()  # type: ignore[assignment]


def test_a_bare_text_is_cut_at_its_end() -> None:
    assert shorten("x" * MAX_LENGTH) == "x" * MAX_LENGTH
    assert shorten("x" * (MAX_LENGTH + 1)) == "x" * (MAX_LENGTH - 3) + "..."
