"""The verdict on a decision: the value of each action, a grade, and the reasons."""

from enum import StrEnum
from math import hypot, isfinite
from statistics import fmean
from typing import Any

from ..engine.actions import Action
from ..engine.frozen import frozen
from ..engine.notation import action_text, parse_action
from ..engine.record_lines import RecordEntry
from ..engine.state import Seat
from .fact_json import StoredValueError, fact_from_json, fact_to_json
from .facts import Fact

TIE_STANDARD_ERRORS = 2.0  # values closer than this number of standard errors count as equal
# Differences that nobody would notice: 0.5 % of a match, or half a point where points decide
# (a match then counts as 100 points, as in the thresholds of grades)
TIE_MARGIN_CHANCE, TIE_MARGIN_POINTS = 0.005, 0.5
EQUAL_CHANCE, EQUAL_POINTS = 0.001, 0.1  # the search can't tell smaller differences


class DecisionKind(StrEnum):
    """The kinds of decisions that the skill profile distinguishes."""

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


class Grade(StrEnum):
    """The quality of a decision, on a scale based on what normal-level players lose."""

    FORCED = "forced"  # the only sensible action, or a question whose answer is known
    FINE = "fine"
    INACCURACY = "slip"
    MISTAKE = "mistake"
    BLUNDER = "blunder"
    CLOSE = "close"  # too close to call


MISTAKES = Grade.MISTAKE, Grade.BLUNDER
SLIPS = Grade.INACCURACY, *MISTAKES


@frozen
class ActionValue:
    """The estimated value of an action for the seat that acts.

    All actions of a decision are evaluated over the same deals, so that they can be compared.
    """

    action: Action
    points: float  # points of the seat's side in the hand, minus the best other side's
    win_chance: float | None = None  # chance to win the match, or None if only points count
    standard_error: float = 0.0  # of the difference from the best action, by the luck of the search
    model_error: float = 0.0  # of that difference, because the search plays unlike people

    @property
    def total_error(self) -> float:
        """The standard error of the difference from the best action; includes the model's error."""
        return hypot(self.standard_error, self.model_error)

    @property
    def value(self) -> float:
        """The chance to win the match, or the points where only points count."""
        return self.points if self.win_chance is None else self.win_chance

    def is_tied_with(self, best: "ActionValue") -> bool:
        """Return whether the best action is not noticeably better than this one."""
        margin = TIE_MARGIN_POINTS if best.win_chance is None else TIE_MARGIN_CHANCE
        return best.value - self.value <= max(TIE_STANDARD_ERRORS * self.standard_error, margin)

    def is_certainly_worse_than(self, best: "ActionValue") -> bool:
        """Return whether the best action is certainly better, even if only by a little."""
        margin = EQUAL_POINTS if best.win_chance is None else EQUAL_CHANCE
        return best.value - self.value > max(TIE_STANDARD_ERRORS * self.standard_error, margin)


@frozen
class Verdict:
    """The evaluation of a decision: the value of each action (best first), a grade, and reasons."""

    seat: Seat
    kind: DecisionKind
    chosen: Action
    action_values: tuple[ActionValue, ...]
    grade: Grade
    deal_count: int = 0  # number of deals over which the actions were compared
    reasons: tuple[Fact, ...] = ()  # in the order in which they are shown
    # the action to advise if several are tied, or None for the first one
    tie_break: Action | None = None
    temptation: Action | None = None  # what the player would likely do, if it is worse

    @property
    def best(self) -> ActionValue:
        return self.action_values[0]

    @property
    def advised_action(self) -> Action:
        """The best action or, among tied ones, the one that risks least."""
        return self.best.action if self.tie_break is None else self.tie_break

    @property
    def tied_values(self) -> tuple[ActionValue, ...]:
        """The values of the best action and of all actions that are not noticeably worse."""
        return tuple(each for each in self.action_values if each.is_tied_with(self.best))

    @property
    def chosen_value(self) -> ActionValue:
        return next((each for each in self.action_values if each.action == self.chosen), self.best)

    @property
    def cost(self) -> float:
        """The lost chance to win the match, or the lost points where only points count."""
        return max(self.best.value - self.chosen_value.value, 0.0)

    @property
    def cost_in_points(self) -> float:
        return max(self.best.points - self.chosen_value.points, 0.0)

    @property
    def stakes(self) -> float:
        """The average cost of the evaluated actions, in matches; 100 points count as a match."""
        cost = self.best.value - fmean(each.value for each in self.action_values)
        return cost / 100 if self.best.win_chance is None else cost

    @property
    def is_mistake(self) -> bool:
        return self.grade in MISTAKES


def verdict_to_json(verdict: Verdict) -> dict[str, object]:
    return {
        "seat": verdict.seat,
        "kind": verdict.kind,
        "done": action_text(verdict.chosen),
        "rank": verdict.grade,
        "deals": verdict.deal_count,
        "worths": [*map(_action_value_to_json, verdict.action_values)],
        "reasons": [fact_to_json(each) for each in verdict.reasons],
        "advised": _optional_action_text(verdict.tie_break),
        "tempting": _optional_action_text(verdict.temptation),
    }


def _action_value_to_json(value: ActionValue) -> list[object]:
    known = [action_text(value.action), value.points, value.win_chance, value.standard_error]
    return [*known, value.model_error] if value.model_error else known


def verdict_from_json(data: Any) -> Verdict:  # noqa: ANN401 - anything may be in a file
    """Return the verdict read from stored JSON. Raise ValueError if it isn't valid."""
    try:
        worths = tuple(
            ActionValue(
                parse_action(text),
                _parse_number(points),
                _parse_win_chance(chance),
                _parse_number(error),
                *map(_parse_number, model_error),  # missing in verdicts of older versions
            )
            for text, points, chance, error, *model_error in data["worths"]
        )
        if not worths:
            raise StoredValueError("a verdict must have the value of at least one action")
        return Verdict(
            Seat(int(data["seat"])),
            DecisionKind(data["kind"]),
            parse_action(data["done"]),
            worths,
            Grade(data["rank"]),
            int(data["deals"]),
            tuple(map(fact_from_json, data["reasons"])),
            _parse_optional_action(data.get("advised")),  # missing in verdicts of older versions
            _parse_optional_action(data.get("tempting")),  # missing in verdicts of older versions
        )
    except (KeyError, TypeError, AttributeError, IndexError, OverflowError) as error:
        raise StoredValueError(f"this isn't a verdict: {error!r:.100}") from None


def _optional_action_text(action: Action | None) -> str | None:
    return None if action is None else action_text(action)


def _parse_optional_action(data: Any) -> Action | None:  # noqa: ANN401 - anything may be in a file
    return None if data is None else parse_action(data)


def _parse_number(data: Any) -> float:  # noqa: ANN401 - anything may be in a file
    """Return a number, or raise StoredValueError if it isn't finite."""
    number = float(data)
    if not isfinite(number):
        raise StoredValueError(f"a value must be a finite number, not {number}")
    return number


def _parse_win_chance(data: Any) -> float | None:  # noqa: ANN401 - anything may be in a file
    return None if data is None else _parse_number(data)


@frozen
class DoubleDummyLine:
    """The rest of a hand as perfect players would play it if they saw all cards."""

    ply: int  # number of actions in the match before the line starts
    entries: tuple[RecordEntry, ...]
    gains: tuple[int, ...]  # points of each side in the hand if the line is played
    # points of each side in the hand as it was really played; empty if it wasn't finished
    actual_gains: tuple[int, ...]
