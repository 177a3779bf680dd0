"""The window and the store together: nothing is lost, whatever ends the program."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton

from marjapussi_gui.app import ai_services
from marjapussi_gui.app.ai_services import create_decider
from marjapussi_gui.app.crash_report import make_excepthook
from marjapussi_gui.app.main import open_store
from marjapussi_gui.commands.cli import main
from marjapussi_gui.engine.view import create_view
from marjapussi_gui.model.match_state import OPEN
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.storage.settings import KeyValueStore
from marjapussi_gui.ui.common import theme
from marjapussi_gui.ui.common.requests import ResumeMatch, ReviewMatch
from marjapussi_gui.ui.dialogs.question_dialog import CrashDialog
from marjapussi_gui.ui.text.commands import Command
from marjapussi_gui.ui.text.i18n import say
from tests.app_runner import RunningApp
from tests.ui.quick_evaluator import quick_evaluate
from tests.ui.table_driver import TableDriver
from tests.ui.window_driver import Mouse, choose_action, play_hands, start_match


@pytest.fixture(autouse=True)
def application_fonts(qapp: QApplication) -> None:
    theme.load_fonts()


@pytest.fixture
def program(tmp_path: Path) -> Iterator[RunningApp]:
    program = RunningApp(tmp_path)
    yield program
    program.end()


@pytest.mark.parametrize(
    ("key", "decisions"),
    [("marjapussi", 3), ("huutopussi", 2), ("tuppi", 1), ("marriage", 5), ("avomarjapussi", 9)],
)
def test_the_window_opens_where_it_was_left(tmp_path: Path, key: str, decisions: int) -> None:
    first = RunningApp(tmp_path)
    driver, decide = start_match(first.window, key), create_decider("normal", 3)
    for _ in range(decisions):
        Mouse(first.window).do(choose_action(driver.own_view, decide))
    left = driver.session.state
    first.end()

    again = RunningApp(tmp_path)
    table = again.window.pages.table_page.table_controller.session

    assert table is not None
    assert left == table.state
    assert again.window.pages.table_page.table_controller.view is not None
    again.end()


def test_a_hand_that_was_over_is_counted_again(tmp_path: Path) -> None:
    first = RunningApp(tmp_path)
    start_match(first.window, "bag")
    play_hands(first.window, Mouse(first.window), hands=1)
    first.end()

    again = RunningApp(tmp_path)
    page = again.window.pages.table_page

    assert page.panels.hand_score.isVisible()
    page.panels.hand_score.next_button.click()
    assert page.table_controller.view is not None
    again.end()


def test_what_is_taken_back_stays_taken_back(tmp_path: Path) -> None:
    first = RunningApp(tmp_path)
    driver, decide = start_match(first.window, "bag", seed=2), create_decider("normal", 3)
    for _ in range(3):
        Mouse(first.window).do(choose_action(driver.own_view, decide))
    first.window.pages.table_page.undo()
    left = driver.session.state
    first.end()

    again = RunningApp(tmp_path)
    table = again.window.pages.table_page.table_controller.session

    assert table is not None
    assert left == table.state
    assert table.is_assisted
    again.end()


def test_matches_are_listed_and_continued(program: RunningApp) -> None:
    window = program.window
    start_match(window, "bag")
    start_match(window, "tuppi")
    window.navigator.show_matches()
    rows = window.pages.matches_page._matches.list_summaries(status=OPEN)

    window.pages.matches_page.request.emit(ResumeMatch(rows[-1].id))

    assert ["tuppi", "bag"] == [row.game for row in rows]
    table = TableDriver(window).session
    assert "bag" == table.game.key


def test_preferences_are_saved(tmp_path: Path) -> None:
    first = RunningApp(tmp_path)
    chosen = Preferences(felt="night", deck="two", pace="off", sound=False)
    first.window.apply_preferences(chosen)
    first.end()

    with open_store(tmp_path) as opened:
        assert chosen == KeyValueStore(opened.database).load_preferences()


def test_a_second_window_may_only_look(tmp_path: Path) -> None:
    first, second = RunningApp(tmp_path), RunningApp(tmp_path)

    assert second.window.notice_bar.sentence.startswith(
        "Marjapussi is already open in another window."
    )
    assert (
        "What you play here is lost when you close this window."
        in second.window.notice_bar.sentence
    )
    assert "" == first.window.notice_bar.sentence
    start_match(second.window, "bag")
    assert second.window.pages.table_page.table_controller.session is not None
    second.end()
    first.end()


def test_a_damaged_file_is_set_aside_and_reported(tmp_path: Path) -> None:
    first = RunningApp(tmp_path)
    start_match(first.window, "bag")
    first.end()
    (tmp_path / "marjapussi.db").write_bytes(b"no database at all" * 100)

    again = RunningApp(tmp_path)

    assert "damaged" in again.window.notice_bar.sentence
    assert len(list(tmp_path.glob("marjapussi*"))) > 1
    again.end()


def test_a_record_is_opened_and_goes_on(tmp_path: Path, program: RunningApp) -> None:
    window, file = program.window, tmp_path / "match.marja"
    assert 0 == main(["play", "bag", "--hands", "1", "--seed", "4", "--out", str(file)])

    window.record_files.open_file(file)

    table = TableDriver(window).session
    assert file.read_text("utf-8") == table.record.text()
    assert window.pages.table_page.panels.hand_score.isVisible()


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "isn’t a valid match record. Line 1 is wrong."),
        (b"{}", "isn’t a valid match record. Line 1 is wrong."),
        (b"\xff\xfe" * 100, "isn’t a valid match record. Line 1 is wrong."),
        (b"[" * 100_000, "isn’t a valid match record. Line 1 is wrong."),
        (None, "Can’t read "),
    ],
)
def test_invalid_record_is_refused_in_one_sentence(
    tmp_path: Path, program: RunningApp, data: bytes | None, why: str
) -> None:
    file = tmp_path / "x.marja"
    if data is not None:
        file.write_bytes(data)

    program.window.record_files.open_file(file)

    assert why in program.window.notice_bar.sentence


def test_a_deal_is_promised_and_audited(program: RunningApp) -> None:
    window = program.window
    table = start_match(window, "bag")
    window.match_controller.show_deal_fairness_proof()
    promise = window.notice_bar.sentence
    play_hands(window, Mouse(window), hands=1)
    window.match_controller.show_deal_fairness_proof()
    assert table.session.deal_fingerprint in promise
    assert table.session.deal_fingerprint in window.notice_bar.sentence
    assert "This deal is genuine." in window.notice_bar.sentence


def test_an_unexpected_error_is_reported_with_the_match(
    tmp_path: Path, program: RunningApp
) -> None:
    window = program.window
    table = start_match(window, "bag")
    hook = make_excepthook(
        tmp_path / "logs", window.match_controller.record_text, window.show_crash
    )
    error = RuntimeError("a fault")

    logging.getLogger("marjapussi").disabled = True
    hook(RuntimeError, error, None)
    logging.getLogger("marjapussi").disabled = False

    (report,) = (tmp_path / "logs").iterdir()
    assert "RuntimeError: a fault" in report.read_text("utf-8")
    assert table.session.record.text() in report.read_text("utf-8")
    assert str(report) in window.notice_bar.sentence


def test_a_match_can_be_played_on_from_the_review(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ai_services, "evaluate", quick_evaluate)
    program = RunningApp(tmp_path)
    window = program.window
    driver = start_match(window, "tuppi")
    play_hands(window, Mouse(window), hands=1)
    whole = driver.session.record
    window.navigator.show_matches()
    window.pages.matches_page.request.emit(ReviewMatch(1))
    page = window.pages.review_page

    assert window.page_stack.currentWidget() is page
    assert len(whole.entries) == page.timeline.maximum()

    page.timeline.setValue(60)
    page.menus.play_action.trigger()
    table = TableDriver(window).session
    assert whole.entries[:60] == table.record.entries[:60]
    assert table.is_assisted
    assert [2, 1] == [row.id for row in window.pages.matches_page._matches.list_summaries()]
    assert whole.text() == window.pages.matches_page._matches.export_record(1)
    program.end()


def test_the_same_hand_is_played_from_every_seat(program: RunningApp) -> None:
    window = program.window
    table = start_match(window, "marjapussi", seed=7).session
    first = table.record.entries[0]
    held = [create_view(table.game, table.state, seat).hand for seat in table.game.seating.seats]
    own = table.header.player_names[0]

    for seats_on in range(1, 5):
        window.match_controller.replay_hand(1)
        table = TableDriver(window).session

        assert first == table.record.entries[0]
        assert seats_on % 4 == table.own_seat
        assert own == table.header.player_names[table.own_seat]
        begun = table.game.step(table.game.initial_state(table.header.start), first.action)
        assert held[table.own_seat] == create_view(table.game, begun, table.own_seat).hand


def test_a_hint_is_noted_whatever_ends_the_program(tmp_path: Path) -> None:
    first = RunningApp(tmp_path)
    start_match(first.window, "bag")
    first.window.pages.table_page.toggle_hint()
    first.end()

    again = RunningApp(tmp_path)

    assert again.window.match_controller.match is not None
    assert again.window.match_controller.match.is_assisted
    again.end()


def test_statistics_are_counted_from_what_was_played(program: RunningApp) -> None:
    window = program.window
    start_match(window, "bag")
    play_hands(window, Mouse(window), hands=2)
    window.run_command(Command.STATISTICS)
    page = window.pages.my_play_page

    assert window.page_stack.currentWidget() is page
    assert page.statistics.numbers.isVisible()
    window.on_escape()
    assert window.page_stack.currentWidget() is window.pages.table_page


def test_a_match_is_deleted_after_a_confirmation(program: RunningApp) -> None:
    window = program.window
    start_match(window, "bag")
    window.navigator.show_matches()
    page = window.pages.matches_page
    (delete,) = [each for each in page.findChildren(QPushButton) if each.text() == "Delete"]
    delete.click()
    assert len(page._matches.list_summaries()) == 1

    page.message.action_button.click()
    assert not page._matches.list_summaries()


def test_restoring_opens_on_what_was_played_then(program: RunningApp) -> None:
    window = program.window
    safe = window._services.storage.backups
    start_match(window, "tuppi")
    assert safe is not None
    backup = safe.create()
    assert backup is not None
    start_match(window, "bag")

    assert safe.restore(backup)
    window.dialogs.restored.emit()

    assert window.match_controller.match is not None
    assert window.match_controller.match.record.header.game.key == "tuppi"


def test_after_damage_the_backups_are_offered(tmp_path: Path) -> None:
    first = RunningApp(tmp_path)
    start_match(first.window, "bag")
    first.end()
    file = tmp_path / "marjapussi.db"
    file.write_bytes(b"x" * file.stat().st_size)

    again = RunningApp(tmp_path)

    assert "damaged" in again.window.notice_bar.sentence
    assert again.window.notice_bar.answer_button.isVisible()
    assert list(tmp_path.glob("marjapussi-damaged-*.db"))
    again.end()


def test_what_cannot_be_read_any_more_is_saved_as_it_is(
    tmp_path: Path, program: RunningApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = program.window
    start_match(window, "bag")
    with program.opened.database.transaction() as connection:
        connection.execute("update log set line = 'nothing'")
    window.navigator.show_matches()
    window.navigator.resume_match(1)
    file = tmp_path / "saved.marja"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))

    assert "can no longer be opened" in window.notice_bar.sentence
    window.notice_bar.answer_button.click()
    assert "nothing\n" in file.read_text("utf-8")


def test_exporting_a_deleted_match_reports_it_and_writes_no_file(
    tmp_path: Path, program: RunningApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "saved.marja"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))

    program.window.record_files.save_match(7)  # which there is not

    assert program.window.notice_bar.sentence == say("unplayable")
    assert not file.exists()


def test_a_second_window_can_look_and_play_without_keeping(
    tmp_path: Path, program: RunningApp
) -> None:
    start_match(program.window, "bag")
    second = RunningApp(tmp_path)

    assert "is lost when you close this window" in second.window.notice_bar.sentence
    record = tmp_path / "x.marja"
    record.write_text(program.window.match_controller.record_text(), "utf-8")
    second.window.record_files.open_file(record)
    assert (
        second.window.match_controller.record_text()
        == program.window.match_controller.record_text()
    )
    play_hands(second.window, Mouse(second.window), hands=1)
    second.end()

    assert len(program.window.pages.matches_page._matches.list_summaries()) == 1
    assert not program.opened.database.query("select * from hands")


def test_a_crash_shows_one_dialog(tmp_path: Path, program: RunningApp) -> None:
    window = program.window
    start_match(window, "bag")
    window.show_crash("a fault", tmp_path / "report.txt")
    window.show_crash("another", None)

    (dialog,) = window.findChildren(CrashDialog)
    assert dialog.report_view.toPlainText() == "a fault"
    dialog.close()


def test_record_is_offered_under_its_game_its_date_and_the_other_players(
    program: RunningApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    start_match(program.window, "tuppi")
    with program.opened.database.transaction() as connection:
        connection.execute(
            "update matches set changed_at = '2026-11-28T12:00:00+00:00',"
            """ me = 0, seats = '["me", "Väinö", "../Anna Liisa", "आशा"]'"""
        )
    offered = list[str]()

    def refuse(*given: str) -> tuple[str, str]:
        offered.append(given[2])
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", refuse)

    program.window.record_files.save_match(1)

    assert offered == ["tuppi-2026-11-28-Vaino-Anna-Liisa.marja"]
