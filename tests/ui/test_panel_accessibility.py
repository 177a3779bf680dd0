"""Panels, the count and the review are accessible to screen readers."""

from collections.abc import Iterator

import pytest

from marjapussi_gui.app.ai_services import create_decider, evaluate
from marjapussi_gui.app.service_factory import load_lessons
from marjapussi_gui.ui.board.animation_speed import NO_ANIMATION
from marjapussi_gui.ui.pages.table.table_page import TablePage
from marjapussi_gui.ui.text.card_names import card_name
from marjapussi_gui.ui.text.commands import Command
from marjapussi_gui.ui.text.i18n import number_text, signed_number
from marjapussi_gui.ui.widgets.labels import accessible_text
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.parameters import mostly_slow
from tests.ui.table_driver import set_animation_speed

from .window_driver import choose_action, close_window, open_window, start_match

QUICK = ("bag", "bondtolva-two", "huutopussi", "marriage")


@pytest.fixture
def window() -> Iterator[MainWindow]:
    window = open_window(is_stored=False)
    yield window
    close_window(window)


def play_actions(window: MainWindow, key: str, most: int = 400) -> TablePage:
    table, decide = start_match(window, key, seed=3), create_decider("normal", 3)
    for _ in range(most):
        if table.view is None:
            break
        table.perform(choose_action(table.view, decide))
    return window.pages.table_page


@pytest.mark.parametrize("key", mostly_slow(QUICK, "bag"))
def test_the_count_of_a_hand_is_read(window: MainWindow, key: str) -> None:
    page = play_actions(window, key)

    window.run_command(Command.READ_TABLE)

    told, ledger = page.accessible_board.recent_sentences[-1], page.panels.hand_score.ledger
    assert ledger is not None
    assert page.panels.hand_score.isVisible()
    for leaf in ledger.leaves:
        assert leaf.name in told
        assert all(f"{line.text} {line.value}".strip() in told for line in leaf.results)
        assert all(f"{line.text} {line.value}".strip() in told for line in leaf.entries)
    for score in ledger.scores:
        assert (
            f"{score.name} from {number_text(score.before)} to {number_text(score.after)}" in told
        )


def test_all_hands_are_read_after_a_hand(window: MainWindow) -> None:
    page = play_actions(window, "bag")
    page.panels.open_hands.setVisible(True)

    window.run_command(Command.READ_SEATS)

    told = page.accessible_board.recent_sentences[-1]
    assert len(page.panels.open_hands.visible_hands) == 4
    for cards in page.panels.open_hands.visible_hands.values():
        assert all(card_name(each) in told for each in cards)


def test_the_scores_of_a_count_have_a_name(window: MainWindow) -> None:
    page = play_actions(window, "bag")
    ledger = page.panels.hand_score.ledger
    assert ledger is not None

    heard = accessible_text(page.panels.hand_score)

    assert f"{ledger.scores[0].name} from " in page.panels.hand_score._match_scores.accessibleName()  # type: ignore[union-attr]
    assert ledger.leaves[0].name in heard


@pytest.mark.parametrize("command", ["known", "tricks", "hands"])
def test_a_panel_is_read_when_it_opens(window: MainWindow, command: str) -> None:
    page = play_actions(window, "marjapussi", most=6)
    panel = {
        "known": page.panels.cards_out,
        "tricks": page.panels.tricks,
        "hands": page.panels.hand_scores,
    }

    window.run_command(Command(command))
    when_open = page.accessible_board.recent_sentences[-1]
    number = len(page.accessible_board.recent_sentences)
    window.run_command(Command(command))

    assert panel[command].accessibleName() in when_open
    assert len(when_open) > len(panel[command].accessibleName())
    assert len(page.accessible_board.recent_sentences) == number


def test_the_points_of_all_hands_are_read(window: MainWindow) -> None:
    page = play_actions(window, "marjapussi")

    window.run_command(Command.HANDS)

    scored = page.panels.history.hand_score
    assert scored is not None
    assert all(
        number_text(points) in page.accessible_board.recent_sentences[-1]
        for points in scored.scores
    )
    assert any(
        signed_number(points) in page.accessible_board.recent_sentences[-1]
        for points in scored.score_changes
    )


def test_a_hint_is_announced_once_with_its_reasons() -> None:
    window = open_window(evaluate=evaluate)
    page = play_actions(window, "marjapussi", most=2)
    before = len(page.accessible_board.history.texts)

    page.toggle_hint()

    said = page.accessible_board.history.texts[before:]
    title, *reasons = page.panels.hint.visible_texts
    hints = [each for each in said if each.startswith(title.rstrip("."))]
    assert len(hints) == 1
    assert reasons[0].rstrip(".") in hints[0]
    close_window(window)


def test_the_order_of_cards_that_a_lesson_shows_has_a_name(window: MainWindow) -> None:
    page = window.pages.lesson_page
    set_animation_speed(page.board, NO_ANIMATION)
    window.page_stack.show_page(page)
    ordered = [
        (lesson, number)
        for lesson in load_lessons()
        for number, step in enumerate(lesson.steps)
        if step.rank_order_suit is not None
    ]
    lesson, number = ordered[0]

    page.show_lesson(lesson, number)

    assert page.bookmark.isVisible()
    assert page.bookmark.accessibleName().startswith("From high to low: ace, ten, king")


def test_a_step_back_in_the_match_is_announced_with_its_value(window: MainWindow) -> None:
    play_actions(window, "marjapussi")
    window.run_command(Command.REVIEW)
    page = window.pages.review_page

    page.timeline.setValue(page.ply - 1)

    assert page.footer.standing_label.text()
    assert page.sentence_label.text() in page.accessible_board.recent_sentences[-3:]
    assert page.footer.standing_label.text() in page.accessible_board.recent_sentences[-3:]
