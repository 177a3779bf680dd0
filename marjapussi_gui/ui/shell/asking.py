"""Everything that is asked in a dialog; dialogs are only imported when one is opened."""

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
    """Opens dialogs over the window, and has done what was chosen in them."""

    restored = Signal()
    preferred = Signal(Preferences)

    def __init__(self, owner: QWidget, services: Services, host: Host) -> None:
        super().__init__(owner)
        self._owner, self._services, self._host = owner, services, host

    def new_game(self) -> None:
        """Ask what to play."""
        from ..dialogs.new_game import NewGameDialog

        dialog = NewGameDialog(self._host.game, self._services.presets, self._owner)
        if done(dialog):
            self._host.play(dialog.chosen())

    def rules(self, key: str) -> None:
        """Ask for house rules, and play by them."""
        from ..dialogs.house_rules import HouseRulesDialog

        usual, last = self._host.usual(key), self._host.game
        rules = last.rules if last.key == key else usual.rules
        dialog = HouseRulesDialog(
            variant(key), rules, self._services.presets, self._owner, deals_at_once=True
        )
        if done(dialog):
            self._host.play(replace(usual, rules=dialog.chosen()))

    def preferences(self) -> None:
        """Ask how the program should look and play; it does so while it is asked."""
        from ..dialogs.preferences import PreferencesDialog

        dialog = PreferencesDialog(
            self._host.preferences, self._owner, has_voice=self._services.voice.is_there
        )
        dialog.changed.connect(self.preferred)
        done(dialog)

    def about(self) -> None:
        """Show what the program is."""
        from ..dialogs.about import AboutDialog

        done(AboutDialog(self._services.program, self._owner))

    def agreed(self, question: str, yes: str) -> bool:
        """Ask whether something is really to be done."""
        from ..dialogs.question import QuestionDialog

        return done(QuestionDialog(question, yes, self._owner))

    def backups(self) -> None:
        """Show the copies of everything, to make one or to go back to one."""
        from ..dialogs.backups import BackupsDialog
        from ..wording.store import nothing_is_kept

        if self._services.safe is None:
            self._host.told.emit(nothing_is_kept)
            return
        dialog = BackupsDialog(self._services.safe, self._owner)
        dialog.restored.connect(self.restored)
        done(dialog)

    def crash(self, text: str, report: Path | None, save: Callable[[], object]) -> None:
        """Show what went wrong; one dialog is enough, however often it does."""
        from ..dialogs.crash import CrashDialog

        if not self._owner.findChildren(CrashDialog):
            dialog = CrashDialog(text, report, save, self._owner)
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.open()


def done(dialog: QDialog) -> bool:
    """Have a dialog answered; return whether it was agreed to. It is gone soon after."""
    agreed = bool(dialog.exec())
    dialog.deleteLater()
    return agreed
