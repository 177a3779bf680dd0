"""The course of a match: how good each evaluated position is for the player's side."""

from collections.abc import Mapping

from ....engine.frozen import frozen
from ....model.verdict import ActionValue, Verdict
from ...panels.question.playback import HandPlyRange, Playback

TimelineValue = float | None


@frozen
class MatchTimeline:
    """The value of each position, or None if nothing there has been evaluated."""

    hand_ranges: tuple[HandPlyRange, ...]
    values: tuple[TimelineValue, ...]
    is_win_chance: bool  # otherwise values are points
    even_value: float  # the value at which the sides are even
    highest: float  # upper bound of the graph
    lowest: float

    def height_fraction_at(self, ply: int) -> TimelineValue:
        """Return how high a position is in the graph, from 0 to 1, or None if it is unknown."""
        value = self.values[ply]
        if value is None:
            return None
        return min(max((value - self.lowest) / (self.highest - self.lowest), 0.0), 1.0)


def build_timeline(playback: Playback, verdicts: Mapping[int, Verdict]) -> MatchTimeline:
    """Return the timeline of a match from the verdicts (evaluated decisions) by action number."""
    is_chance = not playback.game.is_rummy
    me = playback.game.seating.side_of(playback.own_seat)
    values: list[TimelineValue] = []
    for stretch in playback.hand_ranges:
        values += _hand_values(playback, stretch, verdicts, values[-1] if values else None)
    over = playback.state_at(playback.last_ply).match
    if is_chance and over.is_over:
        values[-1] = float(over.winner == me)
    reach = max((abs(value) for value in values if value is not None), default=1.0)
    most, least = (1.0, 0.0) if is_chance else (max(reach, 1.0), -max(reach, 1.0))
    even = 1 / len(playback.game.seating.sides) if is_chance else 0.0
    return MatchTimeline(playback.hand_ranges, tuple(values), is_chance, even, most, least)


def _hand_values(
    playback: Playback,
    hand_range: HandPlyRange,
    verdicts: Mapping[int, Verdict],
    previous: TimelineValue,
) -> list[TimelineValue]:
    """Return the value at each position of a hand; all None if no decision is evaluated."""
    plies = range(hand_range.first_ply, hand_range.last_ply + 1)
    judged = {
        ply: value for ply in plies if (value := _value_at(playback, ply, verdicts)) is not None
    }
    if not judged:
        return [None] * len(plies)
    first = judged[min(judged)]
    now = first if previous is None else previous
    values: list[TimelineValue] = []
    for ply in plies:
        now = judged.get(ply, now)
        values.append(now)
    return values


def _value_at(playback: Playback, ply: int, verdicts: Mapping[int, Verdict]) -> TimelineValue:
    """Return the value of a position: the best action's or, if unknown, the last action's."""
    before, after = verdicts.get(ply), verdicts.get(ply - 1)
    if (
        before is not None
        and (value := _value_for_own_side(playback, before, before.best)) is not None
    ):
        return value
    return None if after is None else _value_for_own_side(playback, after, after.chosen_value)


def _value_for_own_side(
    playback: Playback, verdict: Verdict, action_value: ActionValue
) -> TimelineValue:
    """Return an action's value for the player's side, or None if that can't be derived."""
    seating = playback.game.seating
    side, me = seating.side_of(verdict.seat), seating.side_of(playback.own_seat)
    if playback.game.is_rummy:
        return action_value.points if verdict.seat == playback.own_seat else None
    if action_value.win_chance is None:
        return None
    if side == me:
        return action_value.win_chance
    return 1.0 - action_value.win_chance if len(seating.sides) == 2 else None


def value_after(playback: Playback, verdict: Verdict) -> TimelineValue:
    """Return the value for the player's side after the action that was taken."""
    return _value_for_own_side(playback, verdict, verdict.chosen_value)
