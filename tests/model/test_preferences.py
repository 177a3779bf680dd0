"""When the player is warned of clear mistakes."""

import pytest

from marjapussi_gui.model import preferences as own
from marjapussi_gui.model.preferences import (
    Preferences,
    is_warned_of_mistakes,
    should_offer_warnings,
    valid_preferences,
)


@pytest.fixture(autouse=True)
def three_first_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own, "FIRST_MATCHES", 3)


@pytest.mark.parametrize(
    ("mode", "warned_after"), [("first", [0, 1, 2]), ("always", [0, 1, 2, 3, 4]), ("never", [])]
)
def test_mode_and_finished_matches_decide_on_warnings(mode: str, warned_after: list[int]) -> None:
    values = Preferences(warnings=mode)

    assert [number for number in range(5) if is_warned_of_mistakes(values, number)] == warned_after


@pytest.mark.parametrize(("mode", "asked_after"), [("first", [3]), ("always", []), ("never", [])])
def test_question_comes_after_the_third_match_unless_decided(
    mode: str, asked_after: list[int]
) -> None:
    values = Preferences(warnings=mode)

    assert [n for n in range(6) if should_offer_warnings(values, n)] == asked_after


@pytest.mark.parametrize(
    ("stored", "expected"),
    [
        ({"tutor": True}, "always"),
        ({"tutor": False}, "first"),
        ({"tutor": True, "warnings": "never"}, "never"),
        ({"warnings": "sometimes"}, "first"),
        ({"warnings": True}, "first"),
    ],
)
def test_warnings_of_older_versions_stay_on(stored: dict[str, object], expected: str) -> None:
    assert valid_preferences(stored).warnings == expected
