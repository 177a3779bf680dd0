"""Web pages and pictures of hands, for people who don't have the program."""

from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QObject
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from ...model.match_state import MatchState
from ...model.score_sheet import ScoreSheet
from ...ports.match_repository import StoredMatch
from ...ports.repositories import VerdictRepository
from ..common.requests import SavePbnBoard, SaveWebPage, SharePicture
from ..common.user_files import write_file
from ..panels.notice_bar import NoticeBar
from ..text import storage_text
from ..text.i18n import say
from .dialogs import run_dialog
from .record_files import PAGE_SUFFIX

PICTURE_SUFFIX, NOTES_SUFFIX, BOARD_SUFFIX = ".png", ".txt", ".pbn"


class SharedFiles(QObject):
    """Writes what players share. Errors are shown as notices."""

    def __init__(self, owner: QWidget, verdicts: VerdictRepository, notice_bar: NoticeBar) -> None:
        super().__init__(owner)
        self._owner, self._verdicts, self._notice_bar = owner, verdicts, notice_bar

    def save_page(self, request: SaveWebPage) -> None:
        """Ask for a file name, and write a page about a hand or a match."""
        match, number = request.match, request.hand_number
        name = f"{match.record.header.game.key}{f'-{number}' if number else ''}{PAGE_SUFFIX}"
        file = self._ask_for_name(say("save-page"), name, say("page-files"))
        if file:
            self._write_page(request, Path(file))

    def write_match_page(self, stored: StoredMatch, file: Path) -> None:
        """Write a page about what the player saw in a match."""
        self._write_page(SaveWebPage(stored.state, stored.id, 0, is_open=False), file)

    def _write_page(self, request: SaveWebPage, file: Path) -> None:
        from ..sharing.html_page import html_page

        match = request.match
        page = html_page(
            match.record,
            match.own_seat,
            request.hand_number,
            is_open=request.is_open,
            verdicts=self._verdicts.for_match(request.match_id),
            notes=match.notes if request.has_notes else (),
        )
        self._report(str(file), is_written=write_file(file, page))

    def save_board(self, request: SavePbnBoard) -> None:
        """Ask for a file name, and write the hand for programs that play bridge."""
        from ...engine.codes.hand import hands_of
        from ...engine.codes.pbn import PbnError, write_pbn
        from ..text.code_text import fault_text

        record = request.match.record
        before = hands_of(replace(record, entries=record.entries[: request.ply]))
        try:
            board = write_pbn(hands_of(record)[max(len(before) - 1, 0)])
        except PbnError as error:
            self._notice_bar.show_reply(partial(fault_text, error, ""))
            return
        name = f"{record.header.game.key}{BOARD_SUFFIX}"
        file = self._ask_for_name(say("save-board"), name, say("board-files"))
        if file:
            self._report(file, is_written=write_file(Path(file), board))

    def save_notes(self, match: MatchState) -> None:
        from ..sharing.shared_hand import notes_text

        name = f"{match.record.header.game.key}{NOTES_SUFFIX}"
        file = self._ask_for_name(say("save-notes"), name, say("text-files"))
        if file:
            text = notes_text(match.record, match.own_seat, match.notes)
            self._report(file, is_written=write_file(Path(file), text))

    def save_sheet(self, sheet: ScoreSheet | None) -> None:
        from ..sharing.sheet_page import sheet_page

        if sheet is None:
            return
        name = f"{sheet.game.key}-{sheet.changed_at[:10]}{PAGE_SUFFIX}"
        file = self._ask_for_name(say("save-page"), name, say("page-files"))
        if file:
            self._report(file, is_written=write_file(Path(file), sheet_page(sheet)))

    def share_picture(self, request: SharePicture) -> None:
        """Show a picture of a moment, and write it if the player wants a file."""
        from ..dialogs.picture_dialog import PictureDialog

        match = request.match
        dialog = PictureDialog(
            match.record, request.ply, match.own_seat, self._owner, may_open=request.may_open
        )
        if run_dialog(dialog) and dialog.wants_file:
            name = f"{match.record.header.game.key}{PICTURE_SUFFIX}"
            file = self._ask_for_name(say("picture-title"), name, say("picture-files"))
            if file:
                self._report(file, is_written=write_file(Path(file), _as_png(dialog.picture)))

    def _ask_for_name(self, title: str, name: str, kinds: str) -> str:
        from PySide6.QtWidgets import QFileDialog

        file, _ = QFileDialog.getSaveFileName(self._owner, title, name, kinds)
        return file

    def _report(self, file: str, *, is_written: bool) -> None:
        if is_written:
            self._notice_bar.show_reply(partial(storage_text.saved_file_text, Path(file).name))
        else:
            self._notice_bar.show_reply(partial(storage_text.cannot_write_text, file))


def _as_png(picture: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")  # type: ignore[call-overload] # a format is a str
    return bytes(buffer.data().data())
