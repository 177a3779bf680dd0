"""The course of a match: its value for the player's side at every position evaluated so far."""

from collections.abc import Mapping

from ...engine.frozen import frozen
from ...kept.verdict import Verdict, Worth
from .playback import Playback, Stretch

Value = float | None


@frozen
class Course:
    """The value after each number of actions; None where nothing has been evaluated."""

    stretches: tuple[Stretch, ...]
    values: tuple[Value, ...]
    is_chance: bool  # otherwise points of the hand
    even: float  # equally good for all sides
    most: float  # upper bound of the graph
    least: float

    def share(self, ply: int) -> Value:
        """Return the height of a position in the graph, from 0 to 1."""
        value = self.values[ply]
        if value is None:
            return None
        return min(max((value - self.least) / (self.most - self.least), 0.0), 1.0)


def course_of(playback: Playback, verdicts: Mapping[int, Verdict]) -> Course:
    """Return the course of the match for the player's own side."""
    is_chance = not playback.game.lays_sets
    me = playback.game.seating.side(playback.me)
    values: list[Value] = []
    for stretch in playback.stretches:
        values += _of_a_hand(playback, stretch, verdicts, values[-1] if values else None)
    over = playback.state(playback.last).match
    if is_chance and over.over:
        values[-1] = float(over.winner == me)
    reach = max((abs(value) for value in values if value is not None), default=1.0)
    most, least = (1.0, 0.0) if is_chance else (max(reach, 1.0), -max(reach, 1.0))
    even = 1 / len(playback.game.seating.sides) if is_chance else 0.0
    return Course(playback.stretches, tuple(values), is_chance, even, most, least)


def _of_a_hand(
    playback: Playback, stretch: Stretch, verdicts: Mapping[int, Verdict], last: Value
) -> list[Value]:
    """Return the values of a hand; None for each if no decision of it is evaluated."""
    plies = range(stretch.begin, stretch.end + 1)
    judged = {ply: value for ply in plies if (value := _value(playback, ply, verdicts)) is not None}
    if not judged:
        return [None] * len(plies)
    first = judged[min(judged)]
    now = first if last is None else last
    values: list[Value] = []
    for ply in plies:
        now = judged.get(ply, now)
        values.append(now)
    return values


def _value(playback: Playback, ply: int, verdicts: Mapping[int, Verdict]) -> Value:
    """Return the best value of the decision at a position, or the value of the previous choice."""
    before, after = verdicts.get(ply), verdicts.get(ply - 1)
    if before is not None and (value := _for_me(playback, before, before.best)) is not None:
        return value
    return None if after is None else _for_me(playback, after, after.own)


def _for_me(playback: Playback, verdict: Verdict, worth: Worth) -> Value:
    """Return the value of an action for the player's side; None if it can't be derived."""
    seating = playback.game.seating
    side, me = seating.side(verdict.seat), seating.side(playback.me)
    if playback.game.lays_sets:
        return worth.points if verdict.seat == playback.me else None
    if worth.chance is None:
        return None
    if side == me:
        return worth.chance
    return 1.0 - worth.chance if len(seating.sides) == 2 else None


def value_after(playback: Playback, verdict: Verdict) -> Value:
    """Return the value for the player's side after the action taken."""
    return _for_me(playback, verdict, verdict.own)
