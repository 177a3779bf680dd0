"""What a decision was worth, and why: judged once, kept, and shown in many places."""

from enum import StrEnum
from math import isfinite
from typing import Any

from ..engine.actions import Action
from ..engine.frozen import frozen
from ..engine.notation import action_text, read_action
from ..engine.state import Seat
from ..facts import Fact
from .fact_json import fact_as_json, fact_from_json


class Kind(StrEnum):
    """What is decided: the rows of a player's profile."""

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
    """How good a decision was, by what players of level normal lose in this game."""

    FORCED = "forced"  # nothing else was possible
    FINE = "fine"
    SLIP = "slip"
    MISTAKE = "mistake"
    BLUNDER = "blunder"
    CLOSE = "close"  # too close to tell


@frozen
class Worth:
    """What an action is worth to the seat that acts, over the same deals as all others."""

    action: Action
    points: float  # of the hand: one's own side's, less the best other side's
    chance: float | None = None  # to win the match; None where only points are counted
    error: float = 0.0  # of the distance to the best: one standard error, of chance or points

    @property
    def value(self) -> float:
        """What decides: the chance where there is one."""
        return self.points if self.chance is None else self.chance


@frozen
class Verdict:
    """A decision: what was done, what everything was worth (the best first), and why."""

    seat: Seat
    kind: Kind
    done: Action
    worths: tuple[Worth, ...]
    rank: Rank
    deals: int = 0  # over which it was tried
    reasons: tuple[Fact, ...] = ()  # in the order in which they are said

    @property
    def best(self) -> Worth:
        return self.worths[0]

    @property
    def own(self) -> Worth:
        return next((each for each in self.worths if each.action == self.done), self.best)

    @property
    def cost(self) -> float:
        """What is lost by it: of the chance in the match, or points where there is none."""
        return max(self.best.value - self.own.value, 0.0)

    @property
    def cost_points(self) -> float:
        return max(self.best.points - self.own.points, 0.0)

    @property
    def is_mistake(self) -> bool:
        """Whether it was a mistake or worse."""
        return self.rank in (Rank.MISTAKE, Rank.BLUNDER)


def as_json(verdict: Verdict) -> dict[str, object]:
    """Return a verdict as it is kept."""
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
    }


def from_json(kept: Any) -> Verdict:  # noqa: ANN401 - whatever stands in a file
    """Return a verdict from what was kept of it; ValueError where it is none."""
    try:
        worths = tuple(
            Worth(read_action(text), _number(points), _chance(chance), _number(error))
            for text, points, chance, error in kept["worths"]
        )
        if not worths:
            raise ValueError("a verdict on nothing")
        return Verdict(
            Seat(int(kept["seat"])),
            Kind(kept["kind"]),
            read_action(kept["done"]),
            worths,
            Rank(kept["rank"]),
            int(kept["deals"]),
            tuple(map(fact_from_json, kept["reasons"])),
        )
    except (KeyError, TypeError, AttributeError, IndexError, OverflowError) as error:
        raise ValueError(f"not a verdict: {error}") from None


def _number(kept: Any) -> float:  # noqa: ANN401 - whatever stands in a file
    """Return a number; ValueError where it is none, or none that is reached."""
    number = float(kept)
    if not isfinite(number):
        raise ValueError(f"{number} is worth nothing")
    return number


def _chance(kept: Any) -> float | None:  # noqa: ANN401 - whatever stands in a file
    return None if kept is None else _number(kept)
