"""The scoring models: one module for each way of scoring, found by listing this package."""

from collections.abc import Collection, Iterator
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from ....engine import phases
from ....engine.game import Game
from ....engine.phases.counting import HandScoringPhase, MissingScoringError
from ..scoring_model import ScoringModel

ScoringType = type[HandScoringPhase]


def scoring_model(game: Game) -> ScoringModel:
    return SCORING_MODELS[type(game.scoring_phase)](game)


def require_scoring_models(
    models: Collection[ScoringType], counts: Collection[ScoringType]
) -> None:
    """Raise MissingScoringError unless there is a scoring model for each scoring phase."""
    missing = sorted(count.__name__ for count in counts if count not in models)
    if missing:
        raise MissingScoringError(
            f"the bots have no scoring model in {__name__} for {', '.join(missing)}"
        )


def _import_modules(package: ModuleType) -> Iterator[ModuleType]:
    for module in iter_modules(package.__path__):
        yield import_module(f"{package.__name__}.{module.name}")


def _scoring_phase_types() -> set[ScoringType]:
    return {
        each
        for module in _import_modules(phases)
        for each in vars(module).values()
        if isinstance(each, type)
        and issubclass(each, HandScoringPhase)
        and each is not HandScoringPhase
    }


def _find_models() -> dict[type, type[ScoringModel]]:
    """Return the scoring models of all modules in this package, by their scoring phase."""
    here = import_module(__name__)
    companions = [
        module.SCORING_MODEL for module in _import_modules(here) if hasattr(module, "SCORING_MODEL")
    ]
    return {each.scoring_type: each for each in companions}


SCORING_MODELS = _find_models()
require_scoring_models(SCORING_MODELS, _scoring_phase_types())
