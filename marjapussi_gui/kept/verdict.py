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

TIE_ERRORS = 2.0  # standard errors within which nobody can tell what is better
# What nobody would notice: half a hundredth of a match, or half a point where points decide.
# (A match is reckoned at a hundred points there, as in the classes of mistakes.)
TIE_CHANCE, TIE_POINTS = 0.005, 0.5


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

    def is_tied_with(self, best: "Worth") -> bool:
        """Return whether it hardly matters that the best was done and not this."""
        least = TIE_POINTS if best.chance is None else TIE_CHANCE
        return best.value - self.value <= max(TIE_ERRORS * self.error, least)


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
    advised: Action | None = None  # among several that are tied; None where it is the best

    @property
    def best(self) -> Worth:
        return self.worths[0]

    @property
    def advice(self) -> Action:
        """What to do: the best, or the careful one of what is tied with it."""
        return self.best.action if self.advised is None else self.advised

    @property
    def tied(self) -> tuple[Worth, ...]:
        """The best, and all that is worth as much as far as anybody would notice."""
        return tuple(each for each in self.worths if each.is_tied_with(self.best))

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
        "advised": None if verdict.advised is None else action_text(verdict.advised),
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
        advised = kept.get("advised")  # verdicts of older versions have none
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


def _number(kept: Any) -> float:  # noqa: ANN401 - whatever stands in a file
    """Return a number; ValueError where it is none, or none that is reached."""
    number = float(kept)
    if not isfinite(number):
        raise ValueError(f"{number} is worth nothing")
    return number


def _chance(kept: Any) -> float | None:  # noqa: ANN401 - whatever stands in a file
    return None if kept is None else _number(kept)
