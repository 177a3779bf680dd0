"""The games: each is data in a file of its own in this folder, and is found by looking there."""

from collections.abc import Iterator
from importlib import import_module
from operator import attrgetter
from pkgutil import iter_modules

from ..game import Variant


def _variants() -> Iterator[Variant]:
    """Yield the game of every file that has one."""
    for module in iter_modules(__path__):
        game = getattr(import_module(f"{__name__}.{module.name}"), "VARIANT", None)
        if game is not None:
            yield game


VARIANTS: tuple[Variant, ...] = tuple(sorted(_variants(), key=attrgetter("place")))


def variant(key: str) -> Variant:
    """Return the game of that name; KeyError when there is none."""
    return {each.key: each for each in VARIANTS}[key]
