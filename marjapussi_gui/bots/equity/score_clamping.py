"""Limits scores for the bots, because records may contain scores too large for floats."""

from dataclasses import replace

from ...engine.state import GameState, MatchStanding
from ...engine.view import View

MAX_SCORE = 10**6  # far beyond every target, where differences no longer matter


def clamp_match_scores(match: MatchStanding) -> MatchStanding:
    """Return the match standing with all scores limited to ±MAX_SCORE."""
    numbers = (*match.scores, *match.collected_points, match.carried_points)
    if max(map(abs, numbers)) <= MAX_SCORE:
        return match
    return replace(
        match,
        scores=tuple(map(_clamp, match.scores)),
        collected_points=tuple(map(_clamp, match.collected_points)),
        carried_points=_clamp(match.carried_points),
    )


def clamp_scores(view: View) -> View:
    match = clamp_match_scores(view.match)
    return view if match is view.match else replace(view, match=match)


def clamp_state_scores(state: GameState) -> GameState:
    return state.replace(match=clamp_match_scores(state.match))


def _clamp(number: int) -> int:
    return max(-MAX_SCORE, min(number, MAX_SCORE))
