"""The level of computer players against which a player would win an even share of matches."""

from collections.abc import Mapping
from math import exp

from ..engine.frozen import frozen
from .new_game import LEVELS

MIN_MATCHES = 10  # finished matches of a game below which no level is suggested
LEVEL_STEP = 0.62  # in logits: a level wins 65 % of its matches against the one below it
PRIOR_VARIANCE = 1.5  # of a player's strength in logits, around level normal
NEWTON_STEPS = 25


@frozen
class LevelSuggestion:
    """A suggested level, and the results that the suggestion is based on."""

    level: str
    played_level: str  # the level that the player has met most often
    match_count: int  # of matches against that level
    won_count: int


def suggest_level(
    results: Mapping[str, tuple[int, int]], side_count: int
) -> LevelSuggestion | None:
    """Suggest a level, given the matches played and won against each level.

    Return None if there are too few matches. Every side counts as equally strong when the player
    wins one match in side_count.
    """
    known = {level: results[level] for level in LEVELS if results.get(level, (0, 0))[0]}
    if sum(played for played, _ in known.values()) < MIN_MATCHES:
        return None
    strength = _estimate_strength(known, side_count)
    number = min(max(round(strength / LEVEL_STEP), 0), len(LEVELS) - 1)
    most = max(known, key=lambda level: known[level][0])
    return LevelSuggestion(LEVELS[number], most, *known[most])


def _estimate_strength(results: Mapping[str, tuple[int, int]], side_count: int) -> float:
    """Return the most likely strength in logits, on a scale that starts at the lowest level."""
    expected = LEVEL_STEP * LEVELS.index("normal")
    strength = expected
    for _ in range(NEWTON_STEPS):
        slope, curvature = (expected - strength) / PRIOR_VARIANCE, 1 / PRIOR_VARIANCE
        for level, (played, won) in results.items():
            lead = strength - LEVEL_STEP * LEVELS.index(level)
            share = exp(lead) / (exp(lead) + side_count - 1)
            slope += won - played * share
            curvature += played * share * (1 - share)
        strength += slope / curvature
    return strength
