"""What is said of the match that waits on the start page."""

from collections.abc import Sequence

from ...engine.state import Side
from .people import People
from .store import matches
from .tongue import capital, plain, translate

__all__ = ["go_on", "listed_scores", "matches", "plain_score", "play", "standing", "where"]


def listed_scores(scores: Sequence[int], people: People) -> tuple[tuple[str, int], ...]:
    """Return name and score of every side, one's own first."""
    sides = people.seating.sides
    mine = people.seating.side(people.me)
    order = sorted(sides, key=lambda side: (side - mine) % len(sides))
    return tuple((capital(people.short_side(Side(side))), scores[side]) for side in order)


def where(hand: int, *, is_my_turn: bool) -> str:
    """Return where a match stands: which hand, and whether it waits for the player."""
    if is_my_turn:
        sentence = translate("Resume", "Hand {number}, and it is your turn")
    else:
        sentence = translate("Resume", "Hand {number}")
    return sentence.format(number=hand)


def standing(scores: Sequence[tuple[str, int]]) -> str:
    """Return the scores in a line."""
    pair = translate("Resume", "{side} {score}")
    return ", ".join(pair.format(side=side, score=plain(score)) for side, score in scores)


def plain_score(score: int) -> str:
    return plain(score)


def go_on() -> str:
    return translate("Resume", "Continue")


def play() -> str:
    return translate("Pages", "Play")
