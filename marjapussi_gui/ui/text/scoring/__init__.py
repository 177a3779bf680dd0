"""Texts for each way of scoring. Each scoring phase has a module here, which defines TEXTS."""

from collections.abc import Iterable, Iterator
from importlib import import_module
from inspect import isabstract
from pkgutil import iter_modules
from types import ModuleType

from ....engine import phases
from ....engine.game import Game
from ....engine.phases import ScoringPhase
from ....engine.phases.counting import HandScoringPhase, MissingScoringError
from .scoring_texts import ScoringTexts

ScoringType = type[ScoringPhase]


def scoring_texts(game: Game) -> ScoringTexts:
    return TEXTS_BY_COUNT[type(game.scoring_phase)]


def texts_by_scoring_type(
    count_types: Iterable[ScoringType], texts: Iterable[ScoringTexts]
) -> dict[ScoringType, ScoringTexts]:
    """Return the texts for each scoring phase. Raise MissingScoringError if one has no texts."""
    by_count = {each.scoring_type: each for each in texts}
    missing = sorted(each.__name__ for each in count_types if each not in by_count)
    if missing:
        raise MissingScoringError(f"no file in {__name__} has TEXTS for {', '.join(missing)}")
    return by_count


def _import_modules(package: ModuleType) -> Iterator[ModuleType]:
    for each in iter_modules(package.__path__):
        yield import_module(f"{package.__name__}.{each.name}")


def _find_scoring_types() -> Iterator[ScoringType]:
    for module in _import_modules(phases):
        for kind in vars(module).values():
            if (
                isinstance(kind, type)
                and issubclass(kind, HandScoringPhase)
                and not isabstract(kind)
            ):
                yield kind


def _find_texts() -> Iterator[ScoringTexts]:
    """Yield TEXTS of every module in this folder."""
    for each in iter_modules(__path__):
        texts: ScoringTexts | None = getattr(
            import_module(f".{each.name}", __name__), "TEXTS", None
        )
        if texts is not None:
            yield texts


TEXTS_BY_COUNT = texts_by_scoring_type(_find_scoring_types(), _find_texts())
