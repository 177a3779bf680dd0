"""Texts of the start page, also about the unfinished match."""

from collections.abc import Sequence

from .i18n import capitalized, number_text, say
from .practice_text import practice_moments_label
from .table_players import TablePlayers


def game_row_text(game: str, players: str) -> str:
    return say("start-row", play=say("play-game", game=game), players=players)


# My play


def due_moment_texts(number: int) -> tuple[str, str]:
    return practice_moments_label(number), say("are-waiting-today", number=number)


__all__ = [
    "game_with_rules_text",
    "progress_text",
    "score_text",
    "side_scores",
    "standing_text",
    "tournament_points_text",
]


def side_scores(
    scores: Sequence[int], people: TablePlayers, *, in_full: bool = False
) -> tuple[tuple[str, int], ...]:
    """Return the name and the score of each side, the player's own side first.

    With in_full, partners are named instead of "Us" and "Them".
    """
    name = people.side_name if in_full else people.short_side_name
    return tuple((capitalized(name(side)), scores[side]) for side in people.sides_in_order())


def progress_text(hand_number: int, deal_count: int = 0, *, is_own_turn: bool) -> str:
    if 0 < hand_number <= deal_count:
        if is_own_turn:
            sentence = "deal-number-of-deals-and-its-your-turn"
        else:
            sentence = "resume-deal-number-of-deals"
    elif is_own_turn:
        sentence = "hand-number-and-its-your-turn"
    else:
        sentence = "resume-hand-number"
    return say(sentence, number=hand_number, deals=deal_count)


def game_with_rules_text(game: str, rules_name: str) -> str:
    """Return the name of a game, followed by the name of its rules unless that is empty."""
    return say("game-rules", game=game, rules=rules_name) if rules_name else game


def tournament_points_text(points: Sequence[int], people: TablePlayers) -> str:
    """Return each side's tournament points as one line, or "" if there are none."""
    if not points:
        return ""
    line = standing_text(side_scores(points, people))
    return say("collected-standing", standing=line)


def standing_text(scores: Sequence[tuple[str, int]]) -> str:
    return ", ".join(
        say("side-score", side=side, score=number_text(score)) for side, score in scores
    )


def score_text(score: int) -> str:
    return number_text(score)
