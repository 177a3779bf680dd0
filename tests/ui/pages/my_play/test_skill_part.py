"""The page of skill and luck over a real store: its rows, its numbers, and what is missing."""

from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.analysis.evaluation.evaluator_version import EVALUATOR_VERSION
from marjapussi_gui.engine.state import Seat, Side
from marjapussi_gui.model.decisions import DecisionPoint, list_decisions
from marjapussi_gui.model.verdict import ActionValue, DecisionKind, Grade, Verdict
from marjapussi_gui.storage.hand_table import HandTable
from marjapussi_gui.storage.verdict_table import VerdictTable
from marjapussi_gui.ui.common import languages, theme
from marjapussi_gui.ui.common.languages import AVAILABLE_LANGUAGES
from marjapussi_gui.ui.common.requests import MyPlaySection
from marjapussi_gui.ui.pages.my_play.my_play_page import MyPlayPage
from marjapussi_gui.ui.pages.my_play.pending_evaluations import PendingEvaluations
from tests.storage import played_matches
from tests.ui.pages.my_play.my_play_driver import SIZES
from tests.ui.pages.my_play.sample_matches import SampleMatches, sample_hand
from tests.ui.pages.my_play.sample_verdicts import save_verdicts, verdict_of_cost
from tests.ui.pages.my_play.test_my_play_layout import layout_faults

GAME, RUMMY = "marjapussi", "marriage"


def store_evaluated_match(
    sample_matches: SampleMatches, *, is_assisted: bool = False, key: str = GAME
) -> int:
    """Keep a match with 240 decisions: good leads, dear follows, and few questions."""
    match = sample_matches.match(key, [sample_hand(0, 3)], winner=Side(0), is_assisted=is_assisted)
    follows = [verdict_of_cost(14.0, DecisionKind.FOLLOW)] * 110
    asks = [verdict_of_cost(2.0, DecisionKind.ASK)] * 20
    save_verdicts(sample_matches.database, match, [*[verdict_of_cost(6.0)] * 110, *follows, *asks])
    return match


def store_lucky_matches(
    sample_matches: SampleMatches, matches: int, *, found_out: bool = True
) -> None:
    """Store matches in which those with good cards are won."""
    for place in range(matches):
        match = sample_matches.match(
            GAME, [sample_hand(0, 3)], winner=Side(place % 3 == 0), day=place
        )
        if found_out:
            luck = -0.4 if place % 3 == 0 else 0.4
            HandTable(sample_matches.database).save_luck(match, 0, luck)


def show(page: MyPlayPage, game: str = "") -> None:
    page.show_play(game, MyPlaySection.SKILL)


def rows(page: MyPlayPage) -> list[str]:
    QApplication.processEvents()
    return [row.accessibleName() for row in page.skill.rates.bars]


def test_rows_read_as_sentences(page: MyPlayPage, sample_matches: SampleMatches) -> None:
    store_evaluated_match(sample_matches)

    show(page)

    assert rows(page) == [
        "Asking, 20 decisions: 80 more decisions needed.",
        (
            "Leading, 110 decisions: 6.0 thousandths of a match lost per decision, between Strong "
            "and Expert."
        ),
        (
            "Following, 110 decisions: 14.0 thousandths of a match lost per decision, between "
            "Easy and Normal."
        ),
        "Endings, 0 decisions: 100 more decisions needed.",
    ]
    assert page.skill.rates.accessibleName() == (
        "Error rate, 240 decisions: 9.3 thousandths of a match lost per decision."
    )


def test_a_kind_that_the_game_does_not_have_has_no_row(
    page: MyPlayPage, sample_matches: SampleMatches
) -> None:
    store_evaluated_match(sample_matches)

    show(page)

    assert not [row for row in rows(page) if row.startswith(("Bidding", "Showing sets"))]


def test_where_sets_are_laid_decisions_cost_points(
    page: MyPlayPage, sample_matches: SampleMatches
) -> None:
    match = sample_matches.match(RUMMY, [sample_hand(0, 3)], winner=Side(0))
    save_verdicts(
        sample_matches.database, match, [verdict_of_cost(3.0, DecisionKind.DISCARD)] * 100
    )

    show(page)

    assert rows(page) == [
        (
            "Discarding, 100 decisions: 3.0 points lost per decision, not yet compared with the "
            "computer."
        )
    ]


def test_below_a_hundred_decisions_the_missing_number_is_shown(
    page: MyPlayPage, sample_matches: SampleMatches
) -> None:
    match = sample_matches.match(GAME, [sample_hand(0, 3)], winner=Side(0))
    save_verdicts(sample_matches.database, match, [verdict_of_cost(6.0)] * 58)

    show(page)

    assert page.skill.trend.view.accessibleDescription() == "42 more decisions needed"
    assert "42 more decisions needed" in rows(page)[1]
    assert page.skill.skill.overall.cost is None


def test_skill_trend_describes_first_best_and_current_average(
    page: MyPlayPage, sample_matches: SampleMatches
) -> None:
    match = sample_matches.match(GAME, [sample_hand(0, 3)], winner=Side(0))
    save_verdicts(
        sample_matches.database,
        match,
        [*[verdict_of_cost(12.0)] * 100, *[verdict_of_cost(6.0)] * 60],
    )

    show(page)

    assert page.skill.trend.view.accessibleDescription() == (
        "Averages over 50 decisions: 12.0 at first, 6.0 at best, 6.0 now."
    )


def test_assisted_matches_are_counted_apart(
    page: MyPlayPage, sample_matches: SampleMatches
) -> None:
    store_evaluated_match(sample_matches)
    match = sample_matches.match(GAME, [sample_hand(0, 3)], winner=Side(1), is_assisted=True)
    save_verdicts(sample_matches.database, match, [verdict_of_cost(40.0)] * 30)
    show(page)
    without = page.skill.skill.decision_count

    QTest.mouseClick(
        page.filters.assisted_field,
        Qt.MouseButton.LeftButton,
        pos=page.filters.assisted_field.rect().center(),
    )

    assert (without, page.skill.skill.decision_count) == (240, 30)


def test_decisions_with_help_are_shown_if_there_are_no_others(
    page: MyPlayPage, sample_matches: SampleMatches
) -> None:
    match = sample_matches.match(GAME, [sample_hand(0, 3)], is_assisted=True)
    save_verdicts(sample_matches.database, match, [verdict_of_cost(40.0)] * 30)
    show(page)

    assert (page.skill.skill.decision_count, page.skill.scope.is_assisted) == (30, True)
    assert not page.filters.assisted_field.isVisible()


def test_another_game_is_chosen(page: MyPlayPage, sample_matches: SampleMatches) -> None:
    store_evaluated_match(sample_matches)
    match = sample_matches.match("tuppi", [sample_hand(0, 3)], winner=Side(0))
    save_verdicts(sample_matches.database, match, [verdict_of_cost(1.0)] * 7)
    show(page, "tuppi")
    first = page.skill.skill.decision_count

    page.filters.game_field.set_value(GAME)

    assert (first, page.skill.skill.decision_count) == (7, 240)


def test_luck_is_shown_from_ten_matches_on(page: MyPlayPage, sample_matches: SampleMatches) -> None:
    store_lucky_matches(sample_matches, 12)

    show(page)

    told = page.skill.luck.spoken_text
    assert told.startswith("67% of 12 matches won ")
    assert "with luck removed" in told
    assert "95% likely" in told
    assert page.skill.luck.band.accessibleDescription() == told


@pytest.mark.parametrize(
    ("matches", "found_out", "sentence"),
    [
        (9, True, "Finish 1 more match to see how lucky you’ve been."),
        (4, True, "Finish 6 more matches to see how lucky you’ve been."),
        (12, False, "An expert computer player is still replaying the cards of 12 matches."),
    ],
)
def test_missing_requirements_for_luck_are_explained(
    page: MyPlayPage, sample_matches: SampleMatches, matches: int, found_out: bool, sentence: str
) -> None:
    store_lucky_matches(sample_matches, matches, found_out=found_out)

    show(page)

    assert page.skill.luck.spoken_text == page.skill.luck.band.accessibleDescription() == sentence


def test_pending_evaluations_are_shown(page: MyPlayPage, sample_matches: SampleMatches) -> None:
    match = store_evaluated_match(sample_matches)
    with sample_matches.database.transaction() as connection:
        connection.execute("update matches set actions = 300 where id = ?", (match,))

    show(page)
    waiting = page.skill.pending.text
    VerdictTable(sample_matches.database).mark_evaluated(match, EVALUATOR_VERSION, 300)
    page.refresh()

    assert waiting == "1 match is being reviewed."
    assert page.skill.pending.text == ""


def show_unfinished_review(page: MyPlayPage, sample_matches: SampleMatches) -> int:
    """Show the skill for a match whose last decisions wait for their review; return its id."""
    match = store_evaluated_match(sample_matches)
    with sample_matches.database.transaction() as connection:
        connection.execute("update matches set actions = 300 where id = ?", (match,))
    show(page)
    return match


def test_a_verdict_that_comes_meanwhile_is_counted(
    page: MyPlayPage, sample_matches: SampleMatches
) -> None:
    match = show_unfinished_review(page, sample_matches)

    save_verdicts(sample_matches.database, match, [verdict_of_cost(5.0)], ply=900)
    page.refresh()

    assert page.skill.skill.decision_count == 241


def test_empty_statistics_are_explained(page: MyPlayPage) -> None:
    show(page)

    explained = "Finish a hand, and each of your decisions will be reviewed and counted here."
    assert page.skill.empty_text == explained
    assert not page.skill.rates.isVisibleTo(page)


def test_the_keyboard_goes_through_all_rows(
    page: MyPlayPage, sample_matches: SampleMatches
) -> None:
    store_evaluated_match(sample_matches)
    show(page)
    page.back_button.setFocus()
    reached = []
    for _ in range(12):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
        reached.append(page.focusWidget().accessibleName())

    assert [row for row in rows(page) if row not in reached] == []


@pytest.mark.parametrize("text", ["normal", "large"])
@pytest.mark.parametrize("language", AVAILABLE_LANGUAGES)
def test_results_fit_in_every_language_and_size(
    page: MyPlayPage, sample_matches: SampleMatches, qapp: QApplication, language: str, text: str
) -> None:
    store_evaluated_match(sample_matches)
    store_lucky_matches(sample_matches, 12)
    languages.install_language(qapp, language)
    theme.set_text_size(qapp, text)
    faults = []
    for size, part in product(SIZES, (MyPlaySection.STATISTICS, MyPlaySection.SKILL)):
        page.resize(*size)
        page.show_play("", part)
        for _ in range(3):
            QApplication.processEvents()
        faults += [(size, part, fault) for fault in layout_faults(page)]

    assert faults == []


def test_the_keyboard_stays_where_it_is_when_a_verdict_comes(
    page: MyPlayPage, sample_matches: SampleMatches
) -> None:
    match = show_unfinished_review(page, sample_matches)
    page.skill.rates.bars[1].setFocus()

    save_verdicts(sample_matches.database, match, [verdict_of_cost(400.0)], ply=900)
    page.refresh()

    assert page.focusWidget() is page.skill.rates.bars[1]
    assert page.skill.rates.bars[1].accessibleName().startswith("Leading, 111 decisions")


def test_a_page_without_any_decision_shows_no_rate(
    page: MyPlayPage, sample_matches: SampleMatches
) -> None:
    store_lucky_matches(sample_matches, 3)

    show(page)

    assert page.skill.rates.accessibleName() == (
        "Error rate, 0 decisions: 100 more decisions needed."
    )


def test_number_of_pending_decisions_is_shown(
    page: MyPlayPage, sample_matches: SampleMatches
) -> None:
    match = played_matches.store_random_match(sample_matches.database, GAME, hands=1)
    left = list_decisions(played_matches.load_match(sample_matches.database, match).record, Seat(0))

    show(page)
    at_first = page.skill.pending.text
    for decision in left[:2]:
        VerdictTable(sample_matches.database).save(
            match, decision.ply, fine_verdict(decision), EVALUATOR_VERSION
        )
    page.refresh()

    assert at_first == f"{len(left)} decisions are left to review."
    assert page.skill.pending.text == f"{len(left) - 2} decisions are left to review."


def test_remaining_time_is_estimated_from_the_speed() -> None:
    clock = iter((100.0, 160.0, 160.0))
    left = PendingEvaluations(lambda: next(clock))

    left.show_remaining(1, 40, 10)
    at_first = left.text
    left.show_remaining(1, 30, 20)

    assert at_first == "40 decisions are left to review."
    assert left.text == "30 decisions are left to review. This takes about 3 minutes."


def test_evaluation_can_be_paused_and_resumed() -> None:
    left, heard = PendingEvaluations(lambda: 0.0), list[bool]()
    left.pause_toggled.connect(heard.append)
    left.show_remaining(1, 40, 10)

    left.button.click()
    paused = left.text, left.button.text()
    left.button.click()

    assert paused == ("40 decisions are left to review. The review is paused.", "Resume")
    assert (left.text, left.button.text()) == ("40 decisions are left to review.", "Pause")
    assert heard == [True, False]


def test_nothing_is_shown_once_all_decisions_are_evaluated() -> None:
    left = PendingEvaluations()

    left.show_remaining(0, 0, 10)

    assert left.isHidden()
    assert left.text == ""


def fine_verdict(decision: DecisionPoint) -> Verdict:
    worths = (ActionValue(decision.chosen, 0.0, 0.5),)
    return Verdict(Seat(0), DecisionKind.LEAD, decision.chosen, worths, Grade.FINE)
