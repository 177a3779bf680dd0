"""The games. Each module in this folder that defines VARIANT is found automatically."""

from collections.abc import Iterator
from importlib import import_module
from operator import attrgetter
from pkgutil import iter_modules

from ..game import Variant


def _load_variants() -> Iterator[Variant]:
    for module in iter_modules(__path__):
        game = getattr(import_module(f"{__name__}.{module.name}"), "VARIANT", None)
        if game is not None:
            yield game


VARIANTS: tuple[Variant, ...] = tuple(sorted(_load_variants(), key=attrgetter("place")))


def find_variant(key: str) -> Variant:
    """Return the variant with this key. Raise KeyError if it doesn't exist."""
    return {each.key: each for each in VARIANTS}[key]
