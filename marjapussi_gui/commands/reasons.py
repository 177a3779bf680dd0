"""Facts as English sentences and as JSON, for the commands."""

from collections.abc import Iterable
from typing import get_args

from ..contrast import Alike, Contrast, MeanMore
from ..engine.actions import Action
from ..engine.cards import SUIT_WORDS, Card, names
from ..engine.notation import action_text
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
from ..kept.fact_json import fact_values

KEYS: dict[type[Fact], str] = {
    NoTime: "no_time",
    Exact: "exact",
    Searched: "search",
    LikelyTotal: "likely_total",
    Reaches: "reaches",
    RamiOrNolo: "rami_or_nolo",
    Danger: "danger",
    Distance: "distance",
    Outs: "outs",
    Void: "void",
    HigherOut: "higher_out",
    Highest: "highest",
    Unbeatable: "unbeatable",
    TrumpsOut: "trumps_out",
    Holds: "holds",
    OneOfPair: "one_of_pair",
    NoneOfPair: "none_of_pair",
    PlaysLast: "plays_last",
    TookUp: "took_up",
    LetGo: "let_go",
    CanCome: "can_come",
    Tiplu: "tiplu",
    Without: "without",
    Forced: "forced",
    Contrast: "contrast",
    MeanMore: "mean_more",
    Alike: "alike",
    Advised: "principle",
}
# English only: commands are not translated. The names in braces are the keys of a fact.
SENTENCES: dict[type[Fact], str] = {
    NoTime: "There was no time to think; this is the rule of thumb's advice.",
    Exact: "Every deal that is still possible was played out to its end: {worlds} in number.",
    Searched: "The search tried deals that are still possible: {worlds} in number.",
    LikelyTotal: "The own side is likely to come to {points} points.",
    Reaches: "The own side comes to {points} points or more in {share} of the deals.",
    RamiOrNolo: "Bidding rami is worth {rami}, bidding nolo {nolo}.",
    Danger: "Played alone, this hand is in danger of {tricks} tricks.",
    Distance: "Cards that are missing for the sets: {number}.",
    Outs: "Unseen cards that would help at once: {number}, namely {cards}.",
    Void: "Seat {seat} has no {suit}.",
    HigherOut: "{card} is still out, and may be held by {seats}, playing later.",
    Highest: "{card} is the highest that is left of its suit.",
    Unbeatable: "Nobody who still plays can beat {card} of seat {seat}.",
    TrumpsOut: "Trumps that are still out: {number}; who may hold them: {seats}.",
    Holds: "Seat {seat} holds {card}.",
    OneOfPair: "Seat {seat} holds either king or queen of {suit}.",
    NoneOfPair: "Seat {seat} holds neither king nor queen of {suit}.",
    PlaysLast: "Nobody plays to this trick later.",
    TookUp: "Seat {seat}, who plays next, took {card}.",
    LetGo: "Seat {seat}, who plays next, let {card} go.",
    CanCome: "Copies of {card} that are still unseen: {number}.",
    Tiplu: "The tiplu is {card}.",
    Without: "Cards missing: {missing} without {card}, {other_missing} without {other}.",
    Forced: "Nothing else may be done.",
    Contrast: "{result} {number}: {better} of the deals after {best}, {other} after {instead}.",
    MeanMore: "On average {best} gains {number} more than {instead}.",
    Alike: "It hardly matters: {actions}.",
    Advised: "A principle: {principle}.",
}
OF_CARDS = ("card", "cards", "other")  # numbers under these keys are cards


def as_json(fact: Fact) -> dict[str, object]:
    """Return a fact as a JSON object."""
    places = {name: _plain(value) for name, value in fact_values(fact).items()}
    return {"key": KEYS[type(fact)], "places": places}


def sentence(fact: Fact) -> str:
    """Return a fact as a sentence."""
    places = {name: _spoken(name, value) for name, value in fact_values(fact).items()}
    return SENTENCES[type(fact)].format_map(places).replace(" 0:", ":")


def _plain(value: object) -> object:
    if isinstance(value, tuple) and any(isinstance(each, get_args(Action)) for each in value):
        return list(map(_plain, value))
    return action_text(value) if isinstance(value, get_args(Action)) else value


def _spoken(place: str, value: object) -> str:
    match value:
        case float():
            return f"{value:.2f}"
        case int() if place in OF_CARDS:
            return names((Card(value),))
        case int() if place == "suit":
            return SUIT_WORDS[value]
        case tuple() if place in OF_CARDS:
            return names(value)
        case tuple() if place == "actions":
            return " or ".join(map(action_text, value))
        case ():
            return "nobody in particular"
        case tuple():
            return ", ".join(f"seat {each}" for each in value)
        case str():
            return value.replace("_", " ")
        case _:
            return str(_plain(value))


def listed(facts: Iterable[Fact]) -> list[dict[str, object]]:
    """Return facts as JSON objects, each with its sentence."""
    return [{**as_json(fact), "text": sentence(fact)} for fact in facts]
