"""The notice bar over the page shows all notices in order."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.ui.art.chart_drawing import contrast_ratio
from marjapussi_gui.ui.common.languages import current_language
from marjapussi_gui.ui.common.palette import GOLD
from marjapussi_gui.ui.panels.notice_bar import NoticeBar
from marjapussi_gui.ui.text import about_text as words
from marjapussi_gui.ui.text import storage_text
from marjapussi_gui.ui.text.commands import Command, command_label
from marjapussi_gui.ui.text.i18n import say
from marjapussi_gui.ui.window.main_window import MainWindow

from .window_driver import close_window, open_window, start_match


@pytest.fixture
def window() -> Iterator[MainWindow]:
    made = open_window()
    yield made
    made.apply_preferences(Preferences(language="en", sound=False))
    QApplication.processEvents()
    close_window(made)


def close(notice: NoticeBar) -> None:
    notice.close_button.click()


def test_of_two_troubles_none_hides_the_other(window: MainWindow) -> None:
    done: list[str] = []
    window.notice_bar.add_notice("The first.", "Mend it", partial(done.append, "mended"))
    window.notice_bar.add_notice("The second.")

    assert "The first." == window.notice_bar.sentence
    assert window.notice_bar.answer_button.isVisible()
    window.notice_bar.answer_button.click()
    assert ["mended"] == done
    assert "The second." == window.notice_bar.sentence
    assert not window.notice_bar.answer_button.isVisible()
    close(window.notice_bar)
    assert "" == window.notice_bar.sentence
    assert not window.notice_bar.isVisible()


def test_damaged_file_is_always_reported(window: MainWindow) -> None:
    window.show_storage_error("recovered")
    window.navigator.resume_match(7)  # which there is not

    assert storage_text.storage_error_text("recovered") == window.notice_bar.sentence
    assert command_label(Command.BACKUPS) == window.notice_bar.answer_button.text()
    close(window.notice_bar)
    assert say("unplayable") == window.notice_bar.sentence


def test_a_repeated_notice_is_shown_once(window: MainWindow) -> None:
    for _ in range(3):
        window.show_storage_error("full")
    close(window.notice_bar)

    assert "" == window.notice_bar.sentence


def test_a_closed_notice_can_appear_again(window: MainWindow) -> None:
    window.show_storage_error("full")
    close(window.notice_bar)
    window.show_storage_error("full")

    assert storage_text.storage_error_text("full") == window.notice_bar.sentence


def test_a_trouble_that_is_over_takes_its_own_notice_away(window: MainWindow) -> None:
    window.show_storage_error("recovered")
    window.show_storage_error("full")
    window.navigator.resume_match(7)  # which there is not
    window.show_storage_error("")

    assert storage_text.storage_error_text("recovered") == window.notice_bar.sentence
    close(window.notice_bar)
    assert say("unplayable") == window.notice_bar.sentence
    close(window.notice_bar)
    assert "" == window.notice_bar.sentence


def test_what_the_player_did_is_answered_first(window: MainWindow) -> None:
    window.show_storage_error("locked")
    window.record_files.open_file(Path("nowhere.marja"))
    assert "Can’t read nowhere.marja." == window.notice_bar.sentence
    window.record_files.open_file(Path("elsewhere.marja"))
    assert "Can’t read elsewhere.marja." == window.notice_bar.sentence
    close(window.notice_bar)

    assert storage_text.storage_error_text("locked") == window.notice_bar.sentence


def test_trouble_that_costs_data_comes_before_everything_that_was_there(window: MainWindow) -> None:
    window.show_update_notice(True)
    window.show_slow_players_notice(True)
    window.record_files.open_file(Path("nowhere.marja"))

    for key in ("full", "newer"):
        window.show_storage_error(key)

        assert storage_text.storage_error_text(key) == window.notice_bar.sentence


def test_a_new_error_replaces_the_previous_error(window: MainWindow) -> None:
    window.show_storage_error("full")
    window.show_storage_error("read_only")

    assert storage_text.storage_error_text("read_only") == window.notice_bar.sentence
    assert say("table-close") == window.notice_bar.close_button.text()


def test_news_wait_until_no_cards_are_played(window: MainWindow) -> None:
    start_match(window, "bag")
    window.show_update_notice(True)
    window.show_slow_players_notice(True)
    over_the_felt = window.notice_bar.isVisible()
    window.show_storage_error("full")
    urgent = window.notice_bar.sentence, window.notice_bar.close_button.text()
    close(window.notice_bar)
    after_closing = window.notice_bar.isVisible()
    window.navigator.go_home()

    assert (over_the_felt, after_closing) == (False, False)
    assert urgent == (storage_text.storage_error_text("full"), say("table-close"))
    assert words.whats_new_text() == window.notice_bar.sentence
    close(window.notice_bar)
    assert storage_text.kernel_not_compiled_text() == window.notice_bar.sentence
    start_match(window, "bag")
    assert window.notice_bar.sentence == ""


@pytest.mark.parametrize("key", ["full", "read_only", "busy", "locked", "newer", "unusable"])
def test_storage_error_mentions_that_nothing_is_saved(key: str) -> None:
    sentence = storage_text.storage_error_text(key)

    assert any(part in sentence for part in ("nothing", "Nothing", "is lost"))
    assert storage_text.is_saving_failure(key)


def test_the_button_counts_waiting_notices(window: MainWindow) -> None:
    labels = []
    for sentence in ("One.", "Two.", "Three."):
        window.notice_bar.add_notice(sentence)
    while window.notice_bar.sentence:
        labels.append(window.notice_bar.close_button.text())
        close(window.notice_bar)

    assert ["Next (2)", "Next (1)", "Close"] == labels


@pytest.mark.parametrize("chrome", ["light", "dark"])
def test_a_notice_is_read_on_gold(window: MainWindow, chrome: str) -> None:
    window.apply_preferences(Preferences(chrome=chrome, language="en", pace="off", sound=False))
    window.notice_bar.add_notice("It is gold.", "Is it?", QApplication.processEvents)
    QApplication.processEvents()
    ground = window.notice_bar.grab().toImage().pixelColor(4, 4)
    inks = [
        each.palette().color(QPalette.ColorRole.ButtonText)
        for each in window.notice_bar.findChildren(QPushButton)
    ]
    inks.append(window.notice_bar._label.palette().color(QPalette.ColorRole.WindowText))

    assert QColor(GOLD) == ground
    assert 3 == len(inks)
    assert min(contrast_ratio(ink, ground) for ink in inks) >= 4.5


def test_announcements_of_a_deal_follow_the_language(window: MainWindow) -> None:
    table = start_match(window, "bag").session
    assert table is not None
    seed = window.match_controller.match and window.match_controller.match.seed
    tellings: tuple[tuple[Callable[[], None], Callable[[], str]], ...] = (
        (
            window.match_controller.show_deal_fairness_proof,
            lambda: storage_text.deal_fingerprint_text(table.deal_fingerprint),
        ),
        (
            window.match_controller.copy_deal_number,
            lambda: storage_text.deal_copied_text(seed or 0),
        ),
    )
    for tell, words_of_now in tellings:
        window.apply_preferences(Preferences(language="en", pace="off", sound=False))
        tell()
        window.apply_preferences(Preferences(language="fi", pace="off", sound=False))
        QTest.qWait(0)

        assert words_of_now() == window.notice_bar.sentence


def test_a_notice_follows_the_language(window: MainWindow) -> None:
    window.record_files.open_file(Path("nowhere.marja"))
    window.show_storage_error("recovered")
    window.apply_preferences(Preferences(language="fi", pace="off", sound=False))
    QTest.qWait(0)

    assert "fi" == current_language()
    assert storage_text.unreadable_file_text("nowhere.marja") == window.notice_bar.sentence
    close(window.notice_bar)
    assert storage_text.storage_error_text("recovered") == window.notice_bar.sentence
    assert command_label(Command.BACKUPS) == window.notice_bar.answer_button.text()
    assert say("table-close") == window.notice_bar.close_button.text() != "Close"


def test_question_has_two_answers_and_can_be_withdrawn(window: MainWindow) -> None:
    bar, done = window.notice_bar, list[str]()
    bar.add_notice("Stay?", "Yes", partial(done.append, "yes"), close_text="No")
    bar.add_notice("The second.")
    labels = bar.answer_button.text(), bar.close_button.text()

    bar.remove_notice("Stay?")

    assert labels == ("Yes", "No")
    assert bar.sentence == "The second."
    assert bar.close_button.text() == say("table-close")
    assert done == []
