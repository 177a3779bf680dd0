"""Texts for each way of scoring; every HandCount has a module with its TEXTS here."""

from collections.abc import Iterable, Iterator
from importlib import import_module
from inspect import isabstract
from pkgutil import iter_modules
from types import ModuleType

from ....engine import phases
from ....engine.game import Game
from ....engine.phases import Count
from ....engine.phases.counting import HandCount, NoCompanion
from .texts import CountTexts

Kind = type[Count]


def texts_of(game: Game) -> CountTexts:
    """Return the texts for the way in which a game is scored."""
    return COMPANIONS[type(game.count)]


def paired(counts: Iterable[Kind], texts: Iterable[CountTexts]) -> dict[Kind, CountTexts]:
    """Return the texts of each count type. Raise MissingCountError if one has none."""
    by_count = {each.count: each for each in texts}
    missing = sorted(each.__name__ for each in counts if each not in by_count)
    if missing:
        raise NoCompanion(f"no file in {__name__} has TEXTS for {', '.join(missing)}")
    return by_count


def _modules(package: ModuleType) -> Iterator[ModuleType]:
    for each in iter_modules(package.__path__):
        yield import_module(f"{package.__name__}.{each.name}")


def _counts() -> Iterator[Kind]:
    """Yield every concrete HandCount of the engine."""
    for module in _modules(phases):
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, HandCount) and not isabstract(kind):
                yield kind


def _texts() -> Iterator[CountTexts]:
    """Yield the TEXTS of the modules in this folder."""
    for each in iter_modules(__path__):
        texts: CountTexts | None = getattr(import_module(f".{each.name}", __name__), "TEXTS", None)
        if texts is not None:
            yield texts


COMPANIONS = paired(_counts(), _texts())
