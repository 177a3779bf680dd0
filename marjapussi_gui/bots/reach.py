"""Clamping of scores for the bots: records may hold thousand-digit scores, floats cannot."""

from dataclasses import replace

from ..engine.state import Standing, State
from ..engine.view import View

FARTHEST = 10**6  # so far beyond every target that larger scores make no difference


def within_reach(match: Standing) -> Standing:
    """Return the match standing with all scores clamped to ±MAX_SCORE."""
    numbers = (*match.scores, *match.collected, match.carry)
    if max(map(abs, numbers)) <= FARTHEST:
        return match
    return replace(
        match,
        scores=tuple(map(_near, match.scores)),
        collected=tuple(map(_near, match.collected)),
        carry=_near(match.carry),
    )


def view_within_reach(view: View) -> View:
    match = within_reach(view.match)
    return view if match is view.match else replace(view, match=match)


def state_within_reach(state: State) -> State:
    return state.but(match=within_reach(state.match))


def _near(number: int) -> int:
    return max(-FARTHEST, min(number, FARTHEST))
