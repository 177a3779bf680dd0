"""The about dialog, backups, and the report of a fault."""

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from marjapussi_gui import __version__
from marjapussi_gui.app.crash_report import collect_diagnostics
from marjapussi_gui.app.main import open_store
from marjapussi_gui.ports.program_info import Backup, ProgramInfo
from marjapussi_gui.storage.backup_folder import BackupFolder
from marjapussi_gui.ui.dialogs.about_dialog import AboutDialog
from marjapussi_gui.ui.dialogs.backups_dialog import BackupsDialog
from marjapussi_gui.ui.dialogs.question_dialog import CrashDialog
from marjapussi_gui.ui.text import storage_text
from tests.storage.played_matches import store_random_match


def texts(widget: object) -> str:
    assert hasattr(widget, "findChildren")
    return "\n".join(each.text() for each in widget.findChildren(QLabel))


def test_about_names_version_licences_and_folders(tmp_path: Path) -> None:
    dialog = AboutDialog(ProgramInfo(__version__, tmp_path / "data", tmp_path / "logs"))

    for part in (__version__, "LGPL-3.0", "OFL-1.1", str(tmp_path / "data"), "logs"):
        assert part in texts(dialog)
    assert not (tmp_path / "data").exists()


def test_diagnostics_contain_nothing_about_the_player(tmp_path: Path) -> None:
    home = tmp_path / "Maija Meikäläinen"
    with open_store(home) as opened:
        dialog = AboutDialog(
            ProgramInfo(__version__, home, home, lambda: collect_diagnostics(opened))
        )
        dialog.copy_button.click()
    copied = QGuiApplication.clipboard().text()

    assert f"Marjapussi: {__version__}" in copied
    assert "Store: created" in copied
    assert "Maija" not in copied
    assert str(Path.home()) not in copied
    assert dialog.message.text


def test_backups_are_made_and_restored(qtbot: QtBot, tmp_path: Path) -> None:
    troubles: list[str] = []
    with open_store(tmp_path) as opened:
        backups = BackupFolder(opened.database, tmp_path / "backups", report_error=troubles.append)
        dialog = BackupsDialog(backups)
        assert "no backup yet" in texts(dialog)

        store_random_match(opened.database, "bag")
        dialog.back_up_button.click()
        (backup,) = backups.list_backups()
        assert str(backup.path) in dialog.message.text

        store_random_match(opened.database, "tuppi", hands=1)
        dialog.confirm_restore(backup.path, backup.day)
        with qtbot.waitSignal(dialog.restored):
            dialog.message.action_button.click()

        assert opened.database.query("select game from matches")[0]["game"] == "bag"
        assert ["before-restore", "by-hand"] == [each.kind for each in backups.list_backups()]
        assert not troubles


def test_restoring_an_invalid_backup_changes_nothing(tmp_path: Path) -> None:
    (tmp_path / "x.db").write_text("no database")
    with open_store(tmp_path) as opened:
        store_random_match(opened.database, "bag", hands=1)
        before = opened.database.query("select count(*) from log")[0][0]
        safe = BackupFolder(opened.database, tmp_path / "backups", report_error=print)
        dialog = BackupsDialog(safe)
        dialog.confirm_restore(tmp_path / "x.db", "x.db")
        dialog.message.action_button.click()

        assert "Nothing has changed" in dialog.message.text
        assert before == opened.database.query("select count(*) from log")[0][0]


class Shelf:
    """Copies of every kind there is."""

    def list_backups(self) -> list[Backup]:
        kinds = ("daily", "by-hand", "before-restore", "before-reset", "before-version-3")
        return [Backup(Path(f"{kind}.db"), kind, "2026-11-21") for kind in kinds]

    def create(self) -> Path | None:
        return None

    def restore(self, path: Path) -> bool:
        return path.suffix == ""


def test_every_backup_shows_its_reason() -> None:
    dialog = BackupsDialog(Shelf())

    names = {each.accessibleName() for each in dialog.findChildren(QPushButton)}
    assert len([name for name in names if name.startswith("Restore:")]) == 5


def test_a_fault_shows_its_text_and_offers_the_record(tmp_path: Path) -> None:
    calls: list[str] = []
    dialog = CrashDialog("Traceback: a fault", tmp_path / "r.txt", lambda: calls.append("x"), None)
    dialog.copy_button.click()
    dialog.save_button.click()

    assert QGuiApplication.clipboard().text() == "Traceback: a fault"
    assert calls == ["x"]
    assert str(tmp_path / "r.txt") in texts(dialog)


@pytest.mark.parametrize("is_slow", [True, False])
def test_weaker_players_are_explained_where_the_search_is_not_compiled(is_slow: bool) -> None:
    dialog = AboutDialog(ProgramInfo(__version__, is_search_slow=lambda: is_slow))

    texts = [each.text() for each in dialog.findChildren(QLabel)]
    assert (storage_text.kernel_not_compiled_text() in texts) == is_slow
    assert "half a second" in storage_text.kernel_not_compiled_text()
