"""The verdict on a decision: what each action was worth, a grade, and reasons."""

from enum import StrEnum
from math import isfinite
from typing import Any

from ..engine.actions import Action
from ..engine.frozen import frozen
from ..engine.notation import action_text, read_action
from ..engine.state import Seat
from ..facts import Fact
from .fact_json import fact_as_json, fact_from_json

TIE_ERRORS = 2.0  # standard errors within which two values cannot be told apart
# Differences that nobody would notice: 0.5 % of a match, or half a point where points decide.
# (There a match counts as a hundred points, as in the thresholds of grades.)
TIE_CHANCE, TIE_POINTS = 0.005, 0.5


class Kind(StrEnum):
    """What a decision is about: the rows of the skill profile."""

    BID = "bid"
    GIVE = "give"
    SHOW = "show"
    ASK = "ask"
    LEAD = "lead"
    FOLLOW = "follow"
    END = "end"
    DRAW = "draw"
    LAY = "lay"
    DISCARD = "discard"


class Rank(StrEnum):
    """How good a decision was, measured by what players of level normal lose in this game."""

    FORCED = "forced"  # the only legal action
    FINE = "fine"
    SLIP = "slip"
    MISTAKE = "mistake"
    BLUNDER = "blunder"
    CLOSE = "close"  # too close to call


@frozen
class Worth:
    """The estimated value of an action for the seat that acts.

    All actions of a decision are valued over the same deals.
    """

    action: Action
    points: float  # of the hand: the own side's minus the best other side's
    chance: float | None = None  # to win the match; None where only points are counted
    error: float = 0.0  # of the difference to the best action, in units of value

    @property
    def value(self) -> float:
        """Return the chance to win the match, or the points if only points count."""
        return self.points if self.chance is None else self.chance

    def is_tied_with(self, best: "Worth") -> bool:
        """Return whether the best action is not noticeably better than this one."""
        margin = TIE_POINTS if best.chance is None else TIE_CHANCE
        return best.value - self.value <= max(TIE_ERRORS * self.error, margin)


@frozen
class Verdict:
    """A decision with the values of its actions (the best first), its grade and its reasons."""

    seat: Seat
    kind: Kind
    done: Action
    worths: tuple[Worth, ...]
    rank: Rank
    deals: int = 0  # over which the actions were compared
    reasons: tuple[Fact, ...] = ()  # in the order of their sentences
    advised: Action | None = None  # the advised one of tied actions; None: the best one

    @property
    def best(self) -> Worth:
        return self.worths[0]

    @property
    def advice(self) -> Action:
        """Return the best action, or the most careful of those that are tied with it."""
        return self.best.action if self.advised is None else self.advised

    @property
    def tied(self) -> tuple[Worth, ...]:
        """Return the best value and all that are not noticeably worse."""
        return tuple(each for each in self.worths if each.is_tied_with(self.best))

    @property
    def own(self) -> Worth:
        """Return the value of the chosen action."""
        return next((each for each in self.worths if each.action == self.done), self.best)

    @property
    def cost(self) -> float:
        """Return the lost chance to win the match, or the lost points if only points count."""
        return max(self.best.value - self.own.value, 0.0)

    @property
    def cost_points(self) -> float:
        return max(self.best.points - self.own.points, 0.0)

    @property
    def is_mistake(self) -> bool:
        """Return whether the decision was a mistake or a blunder."""
        return self.rank in (Rank.MISTAKE, Rank.BLUNDER)


def as_json(verdict: Verdict) -> dict[str, object]:
    """Return a verdict as it is stored."""
    return {
        "seat": verdict.seat,
        "kind": verdict.kind,
        "done": action_text(verdict.done),
        "rank": verdict.rank,
        "deals": verdict.deals,
        "worths": [
            [action_text(each.action), each.points, each.chance, each.error]
            for each in verdict.worths
        ],
        "reasons": [fact_as_json(each) for each in verdict.reasons],
        "advised": None if verdict.advised is None else action_text(verdict.advised),
    }


def from_json(kept: Any) -> Verdict:  # noqa: ANN401 - anything may be in a file
    """Return the verdict that stored JSON describes. Raise ValueError if it is not valid."""
    try:
        worths = tuple(
            Worth(read_action(text), _number(points), _chance(chance), _number(error))
            for text, points, chance, error in kept["worths"]
        )
        if not worths:
            raise ValueError("a verdict on nothing")
        advised = kept.get("advised")  # older versions did not write it
        return Verdict(
            Seat(int(kept["seat"])),
            Kind(kept["kind"]),
            read_action(kept["done"]),
            worths,
            Rank(kept["rank"]),
            int(kept["deals"]),
            tuple(map(fact_from_json, kept["reasons"])),
            None if advised is None else read_action(advised),
        )
    except (KeyError, TypeError, AttributeError, IndexError, OverflowError) as error:
        raise ValueError(f"not a verdict: {error}") from None


def _number(kept: Any) -> float:  # noqa: ANN401 - anything may be in a file
    """Return a finite number. Raise ValueError if it is not one."""
    number = float(kept)
    if not isfinite(number):
        raise ValueError(f"{number} is worth nothing")
    return number


def _chance(kept: Any) -> float | None:  # noqa: ANN401 - anything may be in a file
    return None if kept is None else _number(kept)
