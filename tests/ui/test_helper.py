"""The helper beside the player: warnings in the first matches, praise, and what it said again."""

from collections.abc import Iterator
from dataclasses import replace
from threading import Event as Flag

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.actions import Action, Play
from marjapussi_gui.engine.view import View
from marjapussi_gui.model import preferences as own
from marjapussi_gui.model.contrast import ActionContrast, EquallyGood, PlayoutResult
from marjapussi_gui.model.facts import MarriageCanWait, PrincipleApplies, TrumpsStillOut
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.model.principle import Principle
from marjapussi_gui.model.verdict import ActionValue, DecisionKind, Grade, Verdict
from marjapussi_gui.ui.board.animation_speed import NO_ANIMATION
from marjapussi_gui.ui.pages.table.hard_choice_praise import _best_reason
from marjapussi_gui.ui.text.i18n import say
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.storage.played_matches import match_before_its_last_choice
from tests.ui.table_driver import TableDriver, set_animation_speed
from tests.ui.window_driver import LEFT, Mouse, close_window, open_window, start_match

BEGINNER = Preferences(pace="off", rest="short", sound=False, language="en")
SIZES = ((1280, 800), (1000, 700), (800, 600))


def first_is_hard(view: View, done: Action | None, _stop: Flag) -> Verdict:
    """Hold the first legal action for the best by far, and the last for what most would do."""
    first, *others = view.legal_actions
    values = (ActionValue(first, 5.0, 0.9), *(ActionValue(each, 0.0, 0.1, 0.01) for each in others))
    if not others:
        return Verdict(view.seat, DecisionKind.FOLLOW, first, values, Grade.FORCED)
    reason = ActionContrast(PlayoutResult.LEAD, 0.95, 0.3, first, others[-1])
    return Verdict(
        view.seat,
        DecisionKind.FOLLOW,
        done or first,
        values,
        Grade.FINE,
        100,
        (reason,),
        temptation=others[-1],
    )


@pytest.fixture(autouse=True)
def three_first_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own, "FIRST_MATCHES", 3)


@pytest.fixture
def window() -> Iterator[MainWindow]:
    made = open_window(preferences=BEGINNER, evaluate=first_is_hard)
    set_animation_speed(made.pages.table_page.board, NO_ANIMATION)
    yield made
    made.apply_preferences(BEGINNER)
    QApplication.processEvents()
    close_window(made)


def start_hand(window: MainWindow, seed: int = 2, key: str = "bag") -> TableDriver:
    table = start_match(window, key, seed=seed, level="easy")
    set_animation_speed(table.board, NO_ANIMATION)
    assert len(cards(table)) > 1
    return table


def cards(table: TableDriver) -> list[Play]:
    return [each for each in table.own_view.legal_actions if isinstance(each, Play)]


def choose(window: MainWindow, action: Play) -> None:
    Mouse(window).put(action.card)


def choose_worst(window: MainWindow, table: TableDriver) -> Play:
    worst = cards(table)[-1]
    choose(window, worst)
    return worst


def press(table: TableDriver, text: str) -> None:
    button = next(each for each in table.page.prompt_bar.buttons if each.text() == text)
    QTest.mouseClick(button, LEFT)


def finish_match(window: MainWindow, key: str = "bag") -> TableDriver:
    """Play a stored match to its end, without the helper."""
    matches = window._services.storage.matches
    window.match_controller.resume(matches.create(match_before_its_last_choice(key)))
    table = TableDriver(window)
    table.play_hand()
    assert table.session.state.match.is_over
    return table


def log_remarks(table: TableDriver) -> list[str]:
    table.page.toggle_hand_log()
    sentences = table.page.panels.hand_log.sentences
    table.page.toggle_hand_log()
    return [each for each in sentences if each.startswith("Helper: ")]


# The first three matches


def test_beginner_is_warned_without_asking_for_it(window: MainWindow) -> None:
    table = start_hand(window)

    choose_worst(window, table)

    assert table.page.mistake_warner.is_warning
    assert table.is_assisted


def test_match_in_which_nothing_was_said_is_unassisted(window: MainWindow) -> None:
    window.apply_preferences(replace(BEGINNER, praise=False))
    table = start_hand(window)
    assert table.page.assistance.has_mistake_warnings

    choose(window, cards(table)[0])

    assert not table.is_assisted


def test_warnings_end_with_the_third_match_of_each_game(window: MainWindow) -> None:
    asked = []
    for _ in range(3):
        table = finish_match(window)
        asked.append(say("warnings-end") == window.notice_bar.sentence)
    fourth = start_hand(window)
    was_warned_in_fourth = fourth.page.assistance.has_mistake_warnings
    other = start_match(window, "tuppi", level="easy")

    assert asked == [False, False, True]
    assert not was_warned_in_fourth
    assert other.page.assistance.has_mistake_warnings
    assert table.page is other.page


def test_question_that_is_declined_leaves_the_first_matches_of_other_games(
    window: MainWindow,
) -> None:
    for _ in range(3):
        finish_match(window)
    bar = window.notice_bar
    assert bar.close_button.text() == say("end-warnings")

    bar.close_button.click()

    assert bar.sentence == ""
    assert window.match_controller.preferences.warnings == "first"
    assert not start_hand(window).page.assistance.has_mistake_warnings
    assert bar.sentence == ""


def test_question_that_is_answered_yes_keeps_the_warnings(window: MainWindow) -> None:
    for _ in range(3):
        finish_match(window)
    window.notice_bar.answer_button.click()

    table = start_hand(window)
    choose_worst(window, table)

    assert window.match_controller.preferences.warnings == "always"
    assert window.notice_bar.sentence == ""
    assert table.page.mistake_warner.is_warning


def test_unanswered_question_goes_with_the_first_action_of_the_next_match(
    window: MainWindow,
) -> None:
    for _ in range(3):
        finish_match(window)
    table = start_hand(window)
    at_first = window.notice_bar.sentence

    choose(window, cards(table)[0])

    assert at_first == say("warnings-end")
    assert window.notice_bar.sentence == ""


def test_question_is_withdrawn_by_undo_and_asked_again_at_the_end(window: MainWindow) -> None:
    for _ in range(3):
        table = finish_match(window)
    table.page.undo()
    after_undo = window.notice_bar.sentence
    was_warned = table.page.assistance.has_mistake_warnings

    table.play_hand()

    assert after_undo == ""
    assert was_warned
    assert table.session.state.match.is_over
    assert window.notice_bar.sentence == say("warnings-end")


@pytest.mark.parametrize("mode", ["always", "never"])
def test_nobody_is_asked_who_has_decided(window: MainWindow, mode: str) -> None:
    for _ in range(3):
        finish_match(window)
    window.apply_preferences(replace(BEGINNER, warnings=mode))
    after_choice = window.notice_bar.sentence
    window.navigator.resume_match(window.match_controller.match_id)

    assert after_choice == window.notice_bar.sentence == ""


def test_question_follows_the_language(window: MainWindow) -> None:
    for _ in range(3):
        finish_match(window)
    english = window.notice_bar.sentence
    window.apply_preferences(replace(BEGINNER, language="fi"))
    QApplication.processEvents()

    assert english != say("warnings-end") == window.notice_bar.sentence
    assert window.notice_bar.close_button.text() == say("end-warnings")


# One click silences


def test_warnings_stop_with_one_click_and_nothing_is_played(window: MainWindow) -> None:
    table = start_hand(window)
    before = table.action_count
    choose_worst(window, table)

    press(table, say("stop-warnings"))

    assert window.match_controller.preferences.warnings == "never"
    assert not table.page.mistake_warner.is_warning
    assert table.action_count == before
    assert not table.board.card_layer.selected
    choose_worst(window, table)
    assert table.action_count > before


def test_praise_stops_with_one_click_and_warnings_go_on(window: MainWindow) -> None:
    table = start_hand(window)
    choose(window, cards(table)[0])
    note = table.page.panels.praise

    QTest.mouseClick(note.stop_button, LEFT)

    assert not note.is_open
    values = window.match_controller.preferences
    assert (values.praise, values.warnings) == (False, "first")


# Praise


def test_hard_choice_is_praised_with_the_reason(window: MainWindow) -> None:
    table = start_hand(window)

    choose(window, cards(table)[0])

    note = table.page.panels.praise
    assert note.is_open
    assert note.visible_texts[0].startswith("Good, because ")
    assert note.visible_texts[0] in table.page.accessible_board.recent_sentences
    assert table.is_assisted
    assert table.page.assistance.has_spoken


def test_at_most_one_choice_in_a_hand_is_praised(window: MainWindow) -> None:
    table = start_hand(window)
    best = cards(table)[0]
    choose(window, best)
    was_open = table.page.panels.praise.is_open

    while table.view is not None and table.session.state.match.hands_played == 0:
        action = table.own_view.legal_actions[0]
        assert table.page.assistance.confirm_action(action)
        assert not table.page.panels.praise.is_open
        table.perform(action)

    assert was_open
    assert sum("because" in each for each in log_remarks(table)) == 1
    table.page.on_continue_pressed()
    table.page.assistance.confirm_action(table.own_view.legal_actions[0])
    assert table.page.panels.praise.is_open


def test_what_was_advised_or_warned_of_is_not_praised(window: MainWindow) -> None:
    table = start_hand(window)
    choose_worst(window, table)
    choose(window, cards(table)[0])
    after_warning = table.page.panels.praise.is_open

    table = start_hand(window)
    table.page.toggle_hint()
    choose(window, cards(table)[0])

    assert not after_warning
    assert not table.page.panels.praise.is_open


def test_unfinished_evaluation_praises_nothing(window: MainWindow) -> None:
    table = start_hand(window)
    table.page.mistake_warner.clear()

    choose(window, cards(table)[0])

    assert not table.page.panels.praise.is_open
    assert not table.is_assisted


@pytest.mark.parametrize("values", [{"praise": False}, {"warnings": "never"}])
def test_nothing_is_praised_if_that_is_not_wanted(
    window: MainWindow, values: dict[str, object]
) -> None:
    window.apply_preferences(replace(BEGINNER, **values))  # type: ignore[arg-type]
    table = start_hand(window)

    choose(window, cards(table)[0])

    assert not table.page.panels.praise.is_open
    assert not table.is_assisted


def test_praise_goes_with_the_next_action(window: MainWindow) -> None:
    table = start_hand(window)
    choose(window, cards(table)[0])
    table.play_until(lambda view: len(view.legal_actions) > 1)
    was_open = table.page.panels.praise.is_open

    action = table.own_view.legal_actions[0]
    table.page.table_controller.perform_if_confirmed(action)

    assert was_open
    assert not table.page.panels.praise.is_open


@pytest.mark.parametrize("leave", ["undo", "hint", "escape", "home", "count"])
def test_praise_goes_with_what_comes_next(window: MainWindow, leave: str) -> None:
    table = start_hand(window)
    choose(window, cards(table)[0])
    assert table.page.panels.praise.is_open

    match leave:
        case "undo":
            table.page.undo()
        case "hint":
            table.page.toggle_hint()
        case "escape":
            window.on_escape()
        case "home":
            window.navigator.go_home()
        case "count":
            table.play_hand()
            assert table.hand_score.isVisible()

    assert not table.page.panels.praise.is_open


def test_praise_follows_the_language_and_covers_no_card(window: MainWindow) -> None:
    table = start_hand(window)
    choose(window, cards(table)[0])
    note = table.page.panels.praise
    english = note.visible_texts

    for language in ("fi", "sv", "de", "ne", "en"):
        window.apply_preferences(replace(BEGINNER, language=language))
        for size in SIZES:
            window.resize(*size)
            QApplication.processEvents()
            QTest.qWait(80)  # panels are rebuilt when a resize ends
            box = note.geometry().adjusted(12, 12, -12, -12)
            under = [
                item.card
                for zone, items in table.board.card_layer.zones.items()
                if zone.kind in ("hand", "trick")
                for item in items
                if table.board.mapFromScene(item.sceneBoundingRect())
                .boundingRect()
                .adjusted(5, 5, -5, -5)
                .intersects(box)
            ]
            assert under == [], (language, size)
            assert table.page.rect().contains(box), (language, size)
        assert (note.visible_texts == english) == (language == "en")


def test_reason_of_praise_is_a_comparison_or_a_rule_of_thumb(window: MainWindow) -> None:
    table = start_hand(window)
    verdict = first_is_hard(table.own_view, None, Flag())
    rule, waiting = PrincipleApplies(next(iter(Principle))), MarriageCanWait(0)  # type: ignore[arg-type]
    contrast = verdict.reasons[0]

    def reason_from(*reasons: object) -> object:
        return _best_reason(replace(verdict, reasons=reasons))  # type: ignore[arg-type]

    assert reason_from(rule, contrast) == contrast
    assert reason_from(rule) == rule
    assert reason_from(waiting, rule) == waiting
    assert reason_from(EquallyGood(2), contrast) is None
    assert reason_from(TrumpsStillOut(2, ())) is None
    assert reason_from() is None


# The hand log


def test_log_repeats_what_was_said_in_every_language(window: MainWindow) -> None:
    table = start_hand(window)
    choose_worst(window, table)
    press(table, "Why?")
    table.page.panels.hint.close_panel()
    english = log_remarks(table)
    choose(window, cards(table)[0])

    table.page.toggle_hand_log()
    window.apply_preferences(replace(BEGINNER, language="de"))
    QApplication.processEvents()
    german = [s for s in table.page.panels.hand_log.sentences if s.startswith("Helfer: ")]

    assert len(english) == len(german) == 2
    assert english[0].endswith("? Another choice is clearly better.")
    assert english[1].startswith("Helper: Lead the ")


def test_open_log_shows_a_warning_at_once(window: MainWindow) -> None:
    table = start_hand(window)
    table.page.toggle_hand_log()

    choose_worst(window, table)

    assert table.page.panels.hand_log.sentences[-1].startswith("Helper: ")


def test_warning_stays_in_the_log_when_its_action_is_undone(window: MainWindow) -> None:
    table = start_hand(window)
    choose_worst(window, table)
    warning = log_remarks(table)
    press(table, "Do it anyway")
    table.page.undo()

    is_warning = [table.page.mistake_warner.is_warning]
    after_undo = log_remarks(table)

    choose_worst(window, table)
    is_warning.append(table.page.mistake_warner.is_warning)

    assert is_warning == [False, True]
    assert len(warning) == 1
    assert after_undo == log_remarks(table) == warning


def test_undone_praise_leaves_the_log(window: MainWindow) -> None:
    table = start_hand(window)
    choose(window, cards(table)[0])
    before = log_remarks(table)

    table.page.undo()

    assert len(before) == 1
    assert log_remarks(table) == []


def test_log_is_the_same_after_leaving_the_table_and_coming_back(window: MainWindow) -> None:
    table = start_hand(window)
    choose_worst(window, table)
    press(table, "Think again")
    choose(window, cards(table)[0])
    table.play_until(lambda view: len(view.legal_actions) > 1)
    table.page.assistance.confirm_action(table.own_view.legal_actions[0])
    before = log_remarks(table)

    window.navigator.go_home()
    window.navigator.resume_last_match()

    assert before
    assert log_remarks(TableDriver(window)) == before


def test_hand_again_begins_without_remarks(window: MainWindow) -> None:
    table = start_hand(window)
    choose_worst(window, table)
    assert log_remarks(table)

    window.match_controller.replay_hand()

    assert log_remarks(TableDriver(window)) == []
