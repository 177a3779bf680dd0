"""The scoring models, one module for each way of scoring, found by listing this package."""

from collections.abc import Collection, Iterator
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from ....engine import phases
from ....engine.game import Game
from ....engine.phases.counting import HandCount, MissingCountError
from ..scoring_model import ScoringModel

CountType = type[HandCount]


def scoring_model(game: Game) -> ScoringModel:
    """Return the scoring model of a game."""
    return SCORING_MODELS[type(game.count_phase)](game)


def check_models_complete(models: Collection[CountType], counts: Collection[CountType]) -> None:
    """Raise MissingCountError unless every count phase of the engine has a scoring model."""
    missing = sorted(count.__name__ for count in counts if count not in models)
    if missing:
        raise MissingCountError(
            f"the bots have no scoring model in {__name__} for {', '.join(missing)}"
        )


def _import_modules(package: ModuleType) -> Iterator[ModuleType]:
    for module in iter_modules(package.__path__):
        yield import_module(f"{package.__name__}.{module.name}")


def _engine_counts() -> set[CountType]:
    """Return all count phases that the engine defines."""
    return {
        each
        for module in _import_modules(phases)
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, HandCount) and each is not HandCount
    }


def _find_models() -> dict[type, type[ScoringModel]]:
    """Return the scoring model in each module of this package, by its count phase."""
    here = import_module(__name__)
    companions = [
        module.SCORING_MODEL for module in _import_modules(here) if hasattr(module, "SCORING_MODEL")
    ]
    return {each.count_type: each for each in companions}


SCORING_MODELS = _find_models()
check_models_complete(SCORING_MODELS, _engine_counts())
