"""The suggested level is the one that the player would beat half of the time."""

import pytest

from marjapussi_gui.model.level_suggestion import LevelSuggestion, suggest_level


def test_nothing_is_suggested_after_few_matches() -> None:
    assert suggest_level({"normal": (9, 9)}, side_count=2) is None
    assert suggest_level({}, side_count=2) is None


@pytest.mark.parametrize(
    ("won", "level"),
    # Against normal, 35 % means one level lower, 65 % one higher, and 22 or 78 % two.
    [(1, "beginner"), (8, "easy"), (14, "steady"), (20, "normal"), (26, "skilled"), (31, "strong")],
)
def test_the_level_follows_from_the_share_of_matches_won(won: int, level: str) -> None:
    assert suggest_level({"normal": (40, won)}, side_count=2) == LevelSuggestion(
        level, "normal", 40, won
    )


def test_the_share_of_equal_players_depends_on_the_number_of_sides() -> None:
    results = {"normal": (40, 10)}

    assert suggest_level(results, side_count=4) == LevelSuggestion("normal", "normal", 40, 10)
    assert suggest_level(results, side_count=2) != suggest_level(results, side_count=4)


def test_results_against_all_levels_count() -> None:
    results = {"easy": (4, 4), "normal": (12, 10), "expert": (3, 0)}

    found = suggest_level(results, side_count=2)

    assert found is not None
    assert (found.played_level, found.match_count, found.won_count) == ("normal", 12, 10)
    assert found.level in ("skilled", "strong")


def test_the_best_level_is_suggested_only_after_wins_against_strong_players() -> None:
    weak = suggest_level({"beginner": (10, 10)}, side_count=2)
    best = suggest_level({"expert": (30, 24)}, side_count=2)

    assert weak is not None
    assert best is not None
    assert weak.level in ("steady", "skilled")
    assert best.level == "expert"
