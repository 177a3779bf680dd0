"""The scoring models, one module for each count phase, found by listing this package."""

from collections.abc import Collection, Iterator
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from ...engine import phases
from ...engine.game import Game
from ...engine.phases.counting import HandCount, NoCompanion
from ..companion import Companion

Kind = type[HandCount]


def companion(game: Game) -> Companion:
    """Return the scoring model of a game."""
    return COMPANIONS[type(game.count)](game)


def check(companions: Collection[Kind], counts: Collection[Kind]) -> None:
    """Raise MissingCountError unless every count phase has a scoring model."""
    missing = sorted(count.__name__ for count in counts if count not in companions)
    if missing:
        raise NoCompanion(f"the players have no companion in {__name__} for {', '.join(missing)}")


def _modules(folder: ModuleType) -> Iterator[ModuleType]:
    for module in iter_modules(folder.__path__):
        yield import_module(f"{folder.__name__}.{module.name}")


def _of_engine() -> set[Kind]:
    """Return every count phase that the engine defines."""
    return {
        each
        for module in _modules(phases)
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, HandCount) and each is not HandCount
    }


def _companions() -> dict[type, type[Companion]]:
    """Return the scoring model of each module in this package, by its count phase."""
    here = import_module(__name__)
    companions = [module.COMPANION for module in _modules(here) if hasattr(module, "COMPANION")]
    return {each.counts: each for each in companions}


COMPANIONS = _companions()
check(COMPANIONS, _of_engine())
