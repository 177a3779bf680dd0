"""Facts as English sentences and as JSON, for commands."""

from collections.abc import Iterable
from typing import get_args

from ..engine.actions import Action
from ..engine.cards import SUIT_NAMES, Card, card_names
from ..engine.notation import action_text
from ..model.fact_json import fact_name, fact_values
from ..model.facts import Fact

# For each fact by its name in files: its key in answers, and its sentence. English only: commands
# are not translated. The names in braces are the keys of a fact.
FACT_TEXTS: dict[str, tuple[str, str]] = {
    "NoTime": ("no_time", "There was no time to think; this is the rule of thumb's advice."),
    "Exact": (
        "exact",
        "Every deal that is still possible was played out to its end: {worlds} in number.",
    ),
    "Searched": ("search", "The search tried deals that are still possible: {worlds} in number."),
    "LikelyTotal": ("likely_total", "The own side is likely to come to {points} points."),
    "Reaches": (
        "reaches",
        "The own side comes to {points} points or more in {share} of the deals.",
    ),
    "RamiOrNolo": ("rami_or_nolo", "Bidding rami is worth {rami}, bidding nolo {nolo}."),
    "Danger": ("danger", "Played alone, this hand is in danger of {tricks} tricks."),
    "Distance": ("distance", "Cards that are missing for the sets: {number}."),
    "Outs": ("outs", "Unseen cards that would help at once: {number}, namely {cards}."),
    "Void": ("void", "Seat {seat} has no {suit}."),
    "HigherOut": ("higher_out", "{card} is still out, and may be held by {seats}, playing later."),
    "Highest": ("highest", "{card} is the highest that is left of its suit."),
    "Unbeatable": ("unbeatable", "Nobody who still plays can beat {card} of seat {seat}."),
    "TrumpsOut": ("trumps_out", "Trumps that are still out: {number}; who may hold them: {seats}."),
    "Holds": ("holds", "Seat {seat} holds {card}."),
    "OneOfPair": ("one_of_pair", "Seat {seat} holds either king or queen of {suit}."),
    "NoneOfPair": ("none_of_pair", "Seat {seat} holds neither king nor queen of {suit}."),
    "PlaysLast": ("plays_last", "Nobody plays to this trick later."),
    "TookUp": ("took_up", "Seat {seat}, who plays next, took {card}."),
    "LetGo": ("let_go", "Seat {seat}, who plays next, let {card} go."),
    "CanCome": ("can_come", "Copies of {card} that are still unseen: {number}."),
    "Tiplu": ("tiplu", "The tiplu is {card}."),
    "Without": (
        "without",
        "Cards missing: {missing} without {card}, {other_missing} without {other}.",
    ),
    "Forced": ("forced", "Nothing else may be done."),
    "Contrast": (
        "contrast",
        "{result} {number}: {better} of the deals after {best}, {other} after {instead}.",
    ),
    "MeanMore": ("mean_more", "On average {best} gains {number} more than {instead}."),
    "Alike": ("alike", "It hardly matters: {actions}."),
    "Advised": ("principle", "A principle: {principle}."),
}
CARD_KEYS = ("card", "cards", "other")  # numbers under these keys are cards


def fact_as_json(fact: Fact) -> dict[str, object]:
    """Return a fact as a JSON object."""
    places = {name: _to_json_value(value) for name, value in fact_values(fact).items()}
    return {"key": FACT_TEXTS[fact_name(fact)][0], "places": places}


def fact_sentence(fact: Fact) -> str:
    """Return a fact as a sentence."""
    places = {name: _value_text(name, value) for name, value in fact_values(fact).items()}
    return FACT_TEXTS[fact_name(fact)][1].format_map(places).replace(" 0:", ":")


def _to_json_value(value: object) -> object:
    if isinstance(value, tuple) and any(isinstance(each, get_args(Action)) for each in value):
        return list(map(_to_json_value, value))
    return action_text(value) if isinstance(value, get_args(Action)) else value


def _value_text(key: str, value: object) -> str:
    match value:
        case float():
            return f"{value:.2f}"
        case int() if key in CARD_KEYS:
            return card_names((Card(value),))
        case int() if key == "suit":
            return SUIT_NAMES[value]
        case tuple() if key in CARD_KEYS:
            return card_names(value)
        case tuple() if key == "actions":
            return " or ".join(map(action_text, value))
        case ():
            return "nobody in particular"
        case tuple():
            return ", ".join(f"seat {each}" for each in value)
        case str():
            return value.replace("_", " ")
        case _:
            return str(_to_json_value(value))


def facts_as_json(facts: Iterable[Fact]) -> list[dict[str, object]]:
    """Return facts as JSON objects, each including its sentence."""
    return [{**fact_as_json(fact), "text": fact_sentence(fact)} for fact in facts]
