"""Why the computer would do what it advises, and what it thinks an action worth."""

from collections.abc import Iterable, Mapping
from typing import Protocol

from ...engine.cards import Card
from ...engine.game import Game
from .card_names import listed, short_name
from .counts import texts_of
from .tongue import counted, decimal, percent, translate

MOST_NAMED = 6

Places = Mapping[str, object]


class Fact(Protocol):
    """What decided: a key, and what stands in the places of its sentence."""

    @property
    def key(self) -> str:
        """Return which sentence tells it."""
        ...

    @property
    def places(self) -> tuple[tuple[str, object], ...]:
        """Return what stands in the places of the sentence."""
        ...


def reasons(facts: Iterable[Fact]) -> tuple[str, ...]:
    """Return a sentence for each fact."""
    return tuple(_reason(fact.key, dict(fact.places)) for fact in facts)


def worth(value: float, game: Game) -> str:
    """Return what an action is worth: points in rummy, elsewhere the chance to win the match."""
    return texts_of(game).worth(value)


def _reason(key: str, places: Places) -> str:
    match key:
        case "exact":
            return _exact(_number(places, "worlds"))
        case "search":
            return _searched(_number(places, "worlds"))
        case "likely_total":
            return _likely_total(_number(places, "points"))
        case "rami_or_nolo":
            return _rami_or_nolo(places)
        case "danger":
            return _danger(places)
        case "distance":
            return _distance(_number(places, "number"))
        case "outs":
            return _outs(places)
        case _:
            return translate("Advice", "The computer holds this for the best.")


def _number(places: Places, name: str) -> int:
    value = places.get(name, 0)
    return round(value) if isinstance(value, int | float) else 0


def _share(places: Places, name: str) -> float:
    value = places.get(name, 0)
    return float(value) if isinstance(value, int | float) else 0.0


def _exact(worlds: int) -> str:
    one = translate("Advice", "Only one deal is possible, and it was played out to its end.")
    many = translate("Advice", "All {number} deals still possible were played out to their end.")
    return counted(worlds, one, many)


def _searched(worlds: int) -> str:
    one = translate("Advice", "The computer tried the one deal that is still possible.")
    many = translate("Advice", "The computer tried {number} deals that are still possible.")
    return counted(worlds, one, many)


def _likely_total(points: int) -> str:
    one = translate("Advice", "The cards are likely to bring about 1 point.")
    many = translate("Advice", "The cards are likely to bring about {number} points.")
    return counted(points, one, many)


def _rami_or_nolo(places: Places) -> str:
    sentence = translate("Advice", "Chances in the match: {rami} with rami, {nolo} with nolo.")
    rami, nolo = percent(_share(places, "rami")), percent(_share(places, "nolo"))
    return sentence.format(rami=rami, nolo=nolo)


def _danger(places: Places) -> str:
    tricks = decimal(_share(places, "tricks"))
    sentence = translate("Advice", "Alone, this hand must fear about {tricks} tricks.")
    return sentence.format(tricks=tricks)


def _distance(number: int) -> str:
    if number <= 0:
        return translate("Advice", "No card is missing for the sets.")
    one = translate("Advice", "One card is missing for the sets.")
    return counted(number, one, translate("Advice", "{number} cards are missing for the sets."))


def _outs(places: Places) -> str:
    cards = places.get("cards")
    named = [_short(card) for card in cards] if isinstance(cards, tuple) else []
    if not named:
        return translate("Advice", "No single unseen card would help at once.")
    if len(named) > MOST_NAMED:
        named = [*named[:MOST_NAMED], translate("Advice", "others")]
    one = translate("Advice", "One unseen card would help: {cards}.")
    many = translate("Advice", "{number} unseen cards would help: {cards}.")
    return counted(_number(places, "number"), one, many, cards=listed(named))


def _short(card: object) -> str:
    return short_name(Card(card)) if isinstance(card, int) else ""
