"""Facts as JSON: the names under which files and other programs know them."""

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
    NoTime,
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

# What stands in files for each class, and for each of its fields in their order. It never
# changes, whatever classes and fields are called in the program.
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
    "Alike": (Alike, ("number", "actions", "is_most")),
    "Advised": (Advised, ("principle",)),
    "NoTime": (NoTime, ()),
}
_NAMES = {fact_class: name for name, (fact_class, _) in FACTS.items()}
ACTION = "do"  # an action inside a fact is written as a text under this key


def fact_as_json(fact: Fact) -> dict[str, object]:
    """Return a fact as it is written: its name, and what it holds."""
    held = {key: _written(value) for key, value in fact_values(fact).items()}
    return {"fact": _NAMES[type(fact)], **held}


def fact_from_json(written: Any) -> Fact:  # noqa: ANN401 - whatever stands in a file
    """Return a fact from what was written of it; ValueError where there is none such."""
    held = dict(written)
    name = held.pop("fact")
    if name not in FACTS:
        raise ValueError(f"no fact is called {name!r:.50}")
    fact_class, keys = FACTS[name]
    names = dict(zip(keys, _field_names(fact_class), strict=True))
    return fact_class(**{names[key]: _read(value) for key, value in held.items()})


def fact_values(fact: Fact) -> dict[str, object]:
    """Return what a fact holds, by the keys under which it is written."""
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


def _read(value: Any) -> Any:  # noqa: ANN401 - whatever stands in a file
    if isinstance(value, list):
        return tuple(map(_read, value))
    if isinstance(value, dict):
        return read_action(value[ACTION])
    return value
