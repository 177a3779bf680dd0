"""Texts of scores: captions of sides, the heading with trumps and contract, and standings."""

from ...engine.cards import NO_SUIT
from ...engine.events import HandScored, MatchWon
from ...engine.game import Game
from ...engine.state import Side, Standing
from ...engine.view import View
from . import log
from .card_names import short_name
from .counts import texts_of
from .counts.texts import Line
from .people import People
from .tongue import capital, counted, digits, plain, translate

__all__ = [
    "Line",
    "breakdown",
    "caption",
    "collected",
    "collected_text",
    "contract",
    "earned",
    "heading",
    "is_under_way",
    "patch",
    "points_so_far",
    "so_far",
    "standing",
    "won",
]


def caption(side: Side, view: View, people: People, *, counts: bool = True) -> str:
    """Return a side with the number of its tricks: "Us · 4 tricks"."""
    name = people.short_side(side)
    if not is_under_way(view):
        return name
    if view.rummy.is_dealt:
        if not view.rummy.laid[side]:
            return name
        return translate("Scores", "{side} · has laid").format(side=name)
    one = translate("Scores", "{side} · 1 trick")
    many = translate("Scores", "{side} · {number} tricks")
    tricks, points = counted(view.won[side], one, many, side=name), points_so_far(view)
    if not counts or not points:
        return tricks
    return translate("Scores", "{tricks} · {points}").format(tricks=tricks, points=points[side])


def so_far(points: int) -> str:
    """Return the points of a side so far."""
    return translate("Scores", "{points} so far").format(points=points)


def points_so_far(view: View) -> tuple[int, ...]:
    """Return the points of each side so far; empty if the game does not count them during play."""
    return texts_of(view.game).so_far(view)


def contract(view: View) -> tuple[Side, int, str]:
    """Return side, points and label of the contract; NO_SIDE if there is none."""
    side, goal = texts_of(view.game).contract(view)
    return side, goal, translate("Scores", "Contract {bid}").format(bid=goal)


def collected(match: Standing, game: Game) -> tuple[int, ...]:
    """Return the points of each side in a tournament; empty in other matches."""
    return texts_of(game).collected(match, game)


def collected_text(points: int) -> str:
    return translate("Scores", "{points} collected").format(points=plain(points))


def earned(view: View) -> tuple[int, ...]:
    """Return the berries that each side is sure of so far."""
    return texts_of(view.game).earned(view)


def is_under_way(view: View) -> bool:
    """Return whether a hand is being bid or played."""
    return view.phase not in ("deal", "over")


def heading(view: View, people: People) -> tuple[str, str]:
    """Return title and subtitle for the corner with trumps and contract."""
    return texts_of(view.game).heading(view, people)


def patch(view: View) -> int | str:
    """Return the trump suit, or a very short text if there is none."""
    if view.rummy.is_dealt:
        return short_name(view.rummy.tiplu) if view.rummy.tiplu >= 0 else "?"
    if view.marriages.trump != NO_SUIT:
        return view.marriages.trump
    match view.showing.game:
        case "rami":
            return translate("Scores", "R")
        case "nolo":
            return translate("Scores", "N")
        case "sooli":
            return translate("Scores", "S")
    bid = view.auction.raised or view.auction.bid
    return digits(bid) if bid else ""


def breakdown(event: HandScored, _people: People, game: Game) -> tuple[Line, ...]:
    """Return the lines of a count: every item, then the remarks."""
    texts, items = texts_of(game), texts_of(game).items(event)
    lines = (
        Line(texts.item(each, event, game), each.side, each.points, each.key) for each in items
    )
    return (*lines, *texts.remarks(event, game))


def standing(match: Standing, people: People) -> tuple[tuple[str, str], ...]:
    """Return name and score of every side, the user's own first."""
    return tuple(
        (capital(people.short_side(side)), plain(match.scores[side]))
        for side in people.sides_in_order()
    )


def won(event: MatchWon, people: People) -> str:
    """Return who won the match."""
    return log.won(event, people)
