"""Begins, opens and saves score sheets."""

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from ...model.score_sheet import ScoreSheet
from ...ports.services import StorageServices
from ..common import requests
from ..common.requests import NewSheet
from .dialogs import run_dialog
from .match_controller import MatchController
from .pages import Pages
from .shared_files import SharedFiles


class SheetNavigator(QObject):
    """Handles the requests about score sheets."""

    def __init__(
        self,
        owner: QWidget,
        storage: StorageServices,
        pages: Pages,
        match_controller: MatchController,
        shared_files: SharedFiles,
    ) -> None:
        super().__init__(owner)
        self._owner, self._storage, self._pages = owner, storage, pages
        self._match_controller, self._shared_files = match_controller, shared_files

    @property
    def handlers(self) -> Mapping[type, Callable[[Any], object]]:
        return {
            requests.NewSheet: self.begin,
            requests.OpenSheet: lambda it: self.open(it.sheet_id),
            requests.SaveSheetPage: lambda it: self.save_page(it.sheet_id),
        }

    def begin(self, request: NewSheet = NewSheet()) -> None:  # noqa: B008 - it is immutable
        """Ask what is played, and show an empty sheet."""
        from ..dialogs.score_sheet_dialog import ScoreSheetDialog

        sheets = self._storage.sheets
        game = request.game or self._match_controller.last_game.game
        dialog = ScoreSheetDialog(
            game,
            self._storage.presets,
            [each.name for each in self._storage.people.people()],
            self._owner,
            earlier=next(iter(sheets.search(game)), None),
        )
        if run_dialog(dialog):
            self._show(sheets.save(dialog.new_sheet()))

    def open(self, sheet_id: int) -> None:
        if (sheet := self._storage.sheets.load(sheet_id)) is not None:
            self._show(sheet)

    def save_page(self, sheet_id: int) -> None:
        if (sheet := self._storage.sheets.load(sheet_id)) is not None:
            self._shared_files.save_sheet(sheet)

    def _show(self, sheet: ScoreSheet) -> None:
        self._pages.show(self._pages.score_sheet_page).show_sheet(sheet)
