"""Sentences about the search behind a hint, and texts of action values."""

from ...engine.cards import Card
from ...engine.game import Game
from ...facts import (
    Danger,
    Distance,
    Exact,
    LikelyTotal,
    NoTime,
    Outs,
    RamiOrNolo,
    Reaches,
    Searched,
    Told,
)
from .card_names import listed, short_name
from .contrasts import share
from .counts import texts_of
from .tongue import counted, decimal, percent, translate

MOST_NAMED = 6


def worth(value: float, game: Game) -> str:
    """Return the value of an action: points in rummy, elsewhere the chance to win the match."""
    return texts_of(game).worth(value)


def told(fact: Told) -> str:
    """Return a sentence for a fact that the search of a player found."""
    match fact:
        case NoTime():
            return _no_time()
        case Exact(worlds):
            return _exact(worlds)
        case Searched(worlds):
            return _searched(worlds)
        case LikelyTotal(points):
            return _likely_total(points)
        case Reaches(points, part):
            return _reaches(points, part)
        case RamiOrNolo(rami, nolo):
            return _rami_or_nolo(rami, nolo)
        case Danger(tricks):
            return _danger(tricks)
        case Distance(number):
            return _distance(number)
        case Outs(cards, number):
            return _outs(cards, number)


def _no_time() -> str:
    return translate("Advice", "There was no time to think; this is the rule of thumb's advice.")


def _exact(worlds: int) -> str:
    one = translate("Advice", "Only one deal is possible, and it was played out to its end.")
    many = translate(
        "Advice", "The {number} deals still possible were all played out to their end."
    )
    return counted(worlds, one, many)


def _searched(worlds: int) -> str:
    one = translate("Advice", "The computer tried the one deal that is still possible.")
    many = translate("Advice", "The computer tried {number} deals that are still possible.")
    return counted(worlds, one, many)


def _likely_total(points: int) -> str:
    one = translate("Advice", "The cards are likely to bring about 1 point.")
    many = translate("Advice", "The cards are likely to bring about {number} points.")
    return counted(points, one, many)


def _reaches(points: int, part: float) -> str:
    sentence = translate("Advice", "This hand makes {points} points or more {share}.")
    return sentence.format(points=points, share=share(part))


def _rami_or_nolo(rami: float, nolo: float) -> str:
    sentence = translate("Advice", "Chances in the match: {rami} with rami, {nolo} with nolo.")
    return sentence.format(rami=percent(rami), nolo=percent(nolo))


def _danger(tricks: float) -> str:
    sentence = translate(
        "Advice", "Played alone, this hand is likely to take about {tricks} tricks."
    )
    return sentence.format(tricks=decimal(tricks))


def _distance(number: int) -> str:
    if number <= 0:
        return translate("Advice", "No card is missing for the sets.")
    one = translate("Advice", "One card is missing for the sets.")
    return counted(number, one, translate("Advice", "{number} cards are missing for the sets."))


def _outs(cards: tuple[Card, ...], number: int) -> str:
    named = list(map(short_name, cards))
    if not named:
        return translate("Advice", "No single unseen card would help at once.")
    if len(named) > MOST_NAMED:
        named = [*named[:MOST_NAMED], translate("Advice", "others")]
    one = translate("Advice", "One unseen card would help: {cards}.")
    many = translate("Advice", "{number} unseen cards would help: {cards}.")
    return counted(number, one, many, cards=listed(named))
