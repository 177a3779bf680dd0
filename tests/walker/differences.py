"""Describe a difference between an expected and an actual value."""

from collections.abc import Iterator


def difference(what: str, wanted: object, actual: object) -> Iterator[str]:
    if wanted != actual:
        yield f"{what}: {actual!r:.300} is shown, and {wanted!r:.300} is true"
