"""How a match went: what it was worth to one's side at every moment, as far as it is judged."""

from collections.abc import Mapping

from ...engine.frozen import frozen
from ...kept.verdict import Verdict, Worth
from .playback import Playback, Stretch

Value = float | None


@frozen
class Course:
    """Values after every number of actions; None where nothing is judged yet."""

    stretches: tuple[Stretch, ...]
    values: tuple[Value, ...]
    is_chance: bool  # else points of the hand
    even: float  # what stands in the middle: as good for one side as for another
    most: float  # the highest value that the graph has room for
    least: float

    def share(self, ply: int) -> Value:
        """Return how high in the graph a moment lies, from 0 to 1."""
        value = self.values[ply]
        if value is None:
            return None
        return min(max((value - self.least) / (self.most - self.least), 0.0), 1.0)


def course_of(playback: Playback, verdicts: Mapping[int, Verdict]) -> Course:
    """Return how the match went for one's own side."""
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
    """Return the values of a hand: none where none of its decisions is judged."""
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
    """Return what a verdict says of this moment: before a decision its best, then what was done."""
    before, after = verdicts.get(ply), verdicts.get(ply - 1)
    if before is not None and (value := _for_me(playback, before, before.best)) is not None:
        return value
    return None if after is None else _for_me(playback, after, after.own)


def _for_me(playback: Playback, verdict: Verdict, worth: Worth) -> Value:
    """Return what an action is worth to one's own side; None where that does not follow."""
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
    """Return what was left to one's own side by what was done."""
    return _for_me(playback, verdict, verdict.own)
