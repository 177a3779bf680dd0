"""Texts of the unfinished match on the start page."""

from collections.abc import Sequence

from .people import People
from .store import matches
from .tongue import capital, plain, translate

__all__ = [
    "collected",
    "go_on",
    "listed_scores",
    "matches",
    "named",
    "plain_score",
    "play",
    "standing",
    "where",
]


def listed_scores(scores: Sequence[int], people: People) -> tuple[tuple[str, int], ...]:
    """Return name and score of every side, the user's own first."""
    order = people.sides_in_order()
    return tuple((capital(people.short_side(side)), scores[side]) for side in order)


def where(hand: int, deals: int = 0, *, is_my_turn: bool) -> str:
    """Return the number of the hand or deal, and whether it is the player's turn."""
    if 0 < hand <= deals:
        if is_my_turn:
            sentence = translate("Resume", "Deal {number} of {deals}, and it is your turn")
        else:
            sentence = translate("Resume", "Deal {number} of {deals}")
    elif is_my_turn:
        sentence = translate("Resume", "Hand {number}, and it is your turn")
    else:
        sentence = translate("Resume", "Hand {number}")
    return sentence.format(number=hand, deals=deals)


def named(game: str, rules: str) -> str:
    """Return the name of a game with that of its rules."""
    return translate("Resume", "{game}, {rules}").format(game=game, rules=rules) if rules else game


def collected(points: Sequence[int], people: People) -> str:
    """Return the tournament points of each side in one line; empty if there are none."""
    if not points:
        return ""
    line = standing(listed_scores(points, people))
    return translate("Resume", "Collected: {standing}").format(standing=line)


def standing(scores: Sequence[tuple[str, int]]) -> str:
    """Return the scores in one line."""
    pair = translate("Resume", "{side} {score}")
    return ", ".join(pair.format(side=side, score=plain(score)) for side, score in scores)


def plain_score(score: int) -> str:
    return plain(score)


def go_on() -> str:
    return translate("Resume", "Continue")


def play() -> str:
    return translate("Pages", "Play")
