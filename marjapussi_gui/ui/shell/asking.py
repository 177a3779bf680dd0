"""Opens all dialogs of the window; each dialog is imported when it is first opened."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QDialog, QWidget

from ...engine.games import variant
from ..basis.preferences import Preferences
from ..basis.services import Services
from .host import Host


class Asking(QObject):
    """Opens dialogs over the window, and acts on what the player chooses."""

    restored = Signal()
    preferred = Signal(Preferences)

    def __init__(self, owner: QWidget, services: Services, host: Host) -> None:
        super().__init__(owner)
        self._owner, self._services, self._host = owner, services, host

    def new_game(self) -> None:
        """Ask what to play, and start the match."""
        from ..dialogs.new_game import NewGameDialog

        dialog = NewGameDialog(self._host.game, self._services.presets, self._owner)
        if done(dialog):
            self._host.play(dialog.chosen())

    def rules(self, key: str) -> None:
        """Ask for the house rules of a game, and start a match with them."""
        from ..dialogs.house_rules import HouseRulesDialog

        default, last = self._host.usual(key), self._host.game
        rules = last.rules if last.key == key else default.rules
        dialog = HouseRulesDialog(
            variant(key), rules, self._services.presets, self._owner, deals_at_once=True
        )
        if done(dialog):
            self._host.play(replace(default, rules=dialog.chosen()))

    def preferences(self) -> None:
        """Open the preferences; changes are emitted while the dialog is open."""
        from ..dialogs.preferences import PreferencesDialog

        dialog = PreferencesDialog(
            self._host.preferences, self._owner, has_voice=self._services.voice.is_there
        )
        dialog.changed.connect(self.preferred)
        done(dialog)

    def about(self) -> None:
        from ..dialogs.about import AboutDialog

        done(AboutDialog(self._services.program, self._owner))

    def agreed(self, question: str, yes: str) -> bool:
        """Ask a question; return whether the player confirmed it."""
        from ..dialogs.question import QuestionDialog

        return done(QuestionDialog(question, yes, self._owner))

    def backups(self) -> None:
        """Open the list of backups, to create or restore one."""
        from ..dialogs.backups import BackupsDialog
        from ..wording.store import nothing_is_kept

        if self._services.safe is None:
            self._host.told.emit(nothing_is_kept)
            return
        dialog = BackupsDialog(self._services.safe, self._owner)
        dialog.restored.connect(self.restored)
        done(dialog)

    def crash(self, text: str, report: Path | None, save: Callable[[], object]) -> None:
        """Show an error, unless an error dialog is already open."""
        from ..dialogs.crash import CrashDialog

        if not self._owner.findChildren(CrashDialog):
            dialog = CrashDialog(text, report, save, self._owner)
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.open()


def done(dialog: QDialog) -> bool:
    """Run a dialog and delete it; return whether it was accepted."""
    is_accepted = bool(dialog.exec())
    dialog.deleteLater()
    return is_accepted
