"""Bids, gifts, what is put away, shown and said: weighed by what hands come to when played."""

from collections.abc import Callable, Collection, Sequence
from itertools import chain, count
from statistics import fmean

from ..bots.base import Think
from ..bots.chances import by_match, by_points
from ..bots.companion import Effort, Efforts, Outcome, Trial
from ..bots.counts import companion
from ..bots.proven import proven
from ..engine.actions import Action, Stand
from ..engine.events import HandScored, MatchWon
from ..engine.seating import margin
from ..engine.view import View
from .happenings import Line
from .laps import Laps, Try
from .points import until
from .weighed import NOTHING, Value, Weighed, for_all

OF_A_LAP = Efforts(Effort(worlds=32, each=4, wide=3), Effort(worlds=100, each=4))
PLAYED = 2  # times each deal is, of those that are told apart
LAPS = 32


def weigh_before_tricks(
    view: View, asked: Collection[Action], think: Think, bounds: Sequence[float], times: float
) -> Weighed:
    """Return what everything is worth that is worth thinking about, and what is asked."""
    worth = until(lambda: think.is_over, by_match(view.game, think.stop.is_set))
    known, way = proven(view), companion(view.game)
    first = way.trial(known, OF_A_LAP, worth, think)
    others = (way.trial(known, OF_A_LAP, worth, think) for _ in count())
    facts, alike = first.facts(), _alike(first, view, asked)
    laps = Laps(set(map(alike.__getitem__, asked)), bounds, max(int(times * LAPS), 1))
    tries = (_in(trial, view) for trial in chain([first], others))
    laps.run(dict.fromkeys(alike.values()), tries, think)
    if not laps.values:
        return NOTHING
    worths = for_all(laps.worths(), alike)
    is_forced = len({first.same_as(action) for action in view.legal}) == 1
    return Weighed(worths, laps.deals, facts, is_forced)


def ends(view: View, think: Think) -> Callable[[Action, int], list[Line]]:
    """Return what tells how hands end after an action, the same deals for all."""
    way, known, worth = companion(view.game), proven(view), by_points(view.game)
    trials: dict[int, Trial] = {}

    def after(action: Action, deals: int) -> list[Line]:
        if deals not in trials:
            effort = Effort(deals, PLAYED)
            trials[deals] = way.trial(known, Efforts(effort, effort), worth, think)
        trial = trials[deals]
        return [_end(view, each) for each in trial.outcomes(trial.same_as(action))]

    return after


def _end(view: View, outcome: Outcome) -> Line:
    """Return the end of a hand as what is seen of it; nothing where none was played."""
    before, after = view.match.scores, outcome.match
    if not outcome.tricks:
        return ()
    gained = tuple(b - a for a, b in zip(before, after.scores, strict=True))
    points = outcome.points or (0,) * len(before)
    scored = HandScored(
        view.dealer, outcome.tricks, points, gained, after.scores, (), outcome.items
    )
    return (scored, MatchWon(after.winner)) if after.over else (scored,)


def _alike(trial: Trial, view: View, asked: Collection[Action]) -> dict[Action, Action]:
    """Return which action is tried for each: what is asked comes first, and is always there."""
    alike = {action: trial.same_as(action) for action in asked}
    is_last_word = isinstance(view.legal[0], Stand)  # each costs little to try
    for action in view.legal if is_last_word else trial.candidates():
        same = trial.same_as(action)
        if same != action or same not in alike.values():  # else the same cards in another order
            alike[action] = same
    return alike


def _in(trial: Trial, view: View) -> Try:
    """Return what tries an action in the worlds of a lap."""
    side, each = view.game.seating.side(view.seat), trial.effort.each
    before = margin(view.match.scores, side)

    def tried(action: Action) -> list[Value]:
        outcomes = trial.outcomes(action)
        parts = [outcomes[at : at + each] for at in range(0, len(outcomes), each)]
        return [
            (
                fmean(outcome.chances[side] for outcome in part),
                fmean(margin(outcome.match.scores, side) - before for outcome in part),
            )
            for part in parts
        ]

    return tried
