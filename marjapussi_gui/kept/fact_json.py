"""Facts as JSON, under names that files and other programs rely on."""

from dataclasses import fields
from typing import Any, get_args

from ..contrast import Alike, Contrast, MeanMore
from ..engine.actions import Action
from ..engine.notation import action_text, read_action
from ..facts import (
    Advised,
    CanCome,
    Danger,
    Distance,
    Exact,
    Fact,
    Forced,
    HigherOut,
    Highest,
    Holds,
    LetGo,
    LikelyTotal,
    NoneOfPair,
    OneOfPair,
    Outs,
    PlaysLast,
    RamiOrNolo,
    Reaches,
    Searched,
    Tiplu,
    TookUp,
    TrumpsOut,
    Unbeatable,
    Void,
    Without,
)

# The name of each class in files, and the keys of its fields in their order. Databases hold
# them, so they never change: the classes and fields may be renamed, these strings not.
FACTS: dict[str, tuple[type[Fact], tuple[str, ...]]] = {
    "Exact": (Exact, ("worlds",)),
    "Searched": (Searched, ("worlds",)),
    "LikelyTotal": (LikelyTotal, ("points",)),
    "Reaches": (Reaches, ("points", "share")),
    "RamiOrNolo": (RamiOrNolo, ("rami", "nolo")),
    "Danger": (Danger, ("tricks",)),
    "Distance": (Distance, ("number",)),
    "Outs": (Outs, ("cards", "number")),
    "Void": (Void, ("seat", "suit", "trick")),
    "HigherOut": (HigherOut, ("card", "seats")),
    "Highest": (Highest, ("card",)),
    "Unbeatable": (Unbeatable, ("card", "seat")),
    "TrumpsOut": (TrumpsOut, ("number", "seats")),
    "Holds": (Holds, ("seat", "card")),
    "OneOfPair": (OneOfPair, ("seat", "suit")),
    "NoneOfPair": (NoneOfPair, ("seat", "suit")),
    "PlaysLast": (PlaysLast, ("leader",)),
    "TookUp": (TookUp, ("seat", "card")),
    "LetGo": (LetGo, ("seat", "card")),
    "CanCome": (CanCome, ("card", "number")),
    "Tiplu": (Tiplu, ("card",)),
    "Without": (Without, ("card", "missing", "other", "other_missing")),
    "Forced": (Forced, ("is_card", "must", "held", "suit", "against", "barred")),
    "Contrast": (Contrast, ("result", "better", "other", "best", "instead", "number", "card")),
    "MeanMore": (MeanMore, ("number", "best", "instead")),
    "Alike": (Alike, ("number",)),
    "Advised": (Advised, ("principle",)),
}
_NAMES = {fact_class: name for name, (fact_class, _) in FACTS.items()}
ACTION = "do"  # the key for the text of an action inside a fact


def fact_as_json(fact: Fact) -> dict[str, object]:
    """Return a fact as JSON: its name, and its fields by their keys."""
    values = {key: _written(value) for key, value in fact_values(fact).items()}
    return {"fact": _NAMES[type(fact)], **values}


def fact_from_json(written: Any) -> Fact:  # noqa: ANN401 - anything may be in a file
    """Return the fact that JSON describes. Raise ValueError if there is no such fact."""
    values = dict(written)
    name = values.pop("fact")
    if name not in FACTS:
        raise ValueError(f"no fact is called {name!r:.50}")
    fact_class, keys = FACTS[name]
    names = dict(zip(keys, _field_names(fact_class), strict=True))
    return fact_class(**{names[key]: _read(value) for key, value in values.items()})


def fact_values(fact: Fact) -> dict[str, object]:
    """Return the fields of a fact by the keys that files use."""
    _, keys = FACTS[_NAMES[type(fact)]]
    values = (getattr(fact, name) for name in _field_names(type(fact)))
    return dict(zip(keys, values, strict=True))


def _field_names(fact_class: type[Fact]) -> tuple[str, ...]:
    return tuple(each.name for each in fields(fact_class))


def _written(value: object) -> object:
    if isinstance(value, tuple):
        return [_written(each) for each in value]
    if isinstance(value, get_args(Action)):
        return {ACTION: action_text(value)}
    return value


def _read(value: Any) -> Any:  # noqa: ANN401 - anything may be in a file
    if isinstance(value, list):
        return tuple(map(_read, value))
    if isinstance(value, dict):
        return read_action(value[ACTION])
    return value
