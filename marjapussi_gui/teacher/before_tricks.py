"""Evaluation of bids, gifts, discards and shown cards, by playing the hands that follow."""

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
PLAYED = 2
LAPS = 32


def weigh_before_tricks(
    view: View, asked: Collection[Action], think: Think, bounds: Sequence[float], times: float
) -> Weighed:
    """Return the values of the requested actions and of all that are worth considering."""
    utility = until(lambda: think.is_over, by_match(view.game, think.stop.is_set))
    belief, scoring = proven(view), companion(view.game)
    first = scoring.trial(belief, OF_A_LAP, utility, think)
    others = (scoring.trial(belief, OF_A_LAP, utility, think) for _ in count())
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
    """Return a function that plays hands after an action, over the same deals for all actions."""
    scoring, belief, utility = companion(view.game), proven(view), by_points(view.game)
    searches: dict[int, Trial] = {}

    def after(action: Action, deals: int) -> list[Line]:
        if deals not in searches:
            effort = Effort(deals, PLAYED)
            searches[deals] = scoring.trial(belief, Efforts(effort, effort), utility, think)
        search = searches[deals]
        return [_end(view, each) for each in search.outcomes(search.same_as(action))]

    return after


def _end(view: View, outcome: Outcome) -> Line:
    """Return the end of a hand as events; empty if no trick was played."""
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
    """Return the action to evaluate in place of each one. Requested actions are always included."""
    alike = {action: trial.same_as(action) for action in asked}
    is_last_word = isinstance(view.legal[0], Stand)  # a final bid costs little to evaluate
    for action in view.legal if is_last_word else trial.candidates():
        same = trial.same_as(action)
        if same != action or same not in alike.values():  # else: the same cards in another order
            alike[action] = same
    return alike


def _in(trial: Trial, view: View) -> Try:
    """Return a function that evaluates an action in the worlds of a round."""
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
