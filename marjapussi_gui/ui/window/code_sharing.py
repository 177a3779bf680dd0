"""Copying the codes of hands, and opening codes that were pasted, dropped or passed on."""

from datetime import date
from functools import partial
from itertools import count
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject, QTimer
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QWidget

from ...engine.codes.code_alphabet import CodeError
from ...engine.codes.pbn import PbnError
from ...model.match_state import MatchState, ReceivedCodeKind
from ...model.new_game import TEN_DEALS, deals_of_day, todays_seed
from ...ports.match_repository import first_matches_of_deals
from ...ports.services import Services
from ...system.paths import path_exists
from ..common.user_files import PICTURE_SUFFIXES, TEXT_SUFFIXES, openable_files
from ..panels.notice_bar import NoticeBar
from ..text.i18n import Message
from .dialogs import run_dialog
from .match_controller import MatchController
from .pages import Pages
from .record_files import RecordFiles

if TYPE_CHECKING:
    from ...engine.codes.hand import Hand
    from ...learning.received_hands import DailyDealResult, ReceivedHand, ReceivedMoment

MAX_PICTURE_BYTES = 20_000_001  # one more than is decoded
FIRST_ID = -1_000_000  # ids of hands that aren't stored, far below those of matches in memory


class CodeSharing(QObject):
    """Copies the codes of hands, and opens hands that somebody sent."""

    def __init__(
        self,
        owner: QWidget,
        services: Services,
        pages: Pages,
        match_controller: MatchController,
        record_files: RecordFiles,
        notice_bar: NoticeBar,
    ) -> None:
        super().__init__(owner)
        self._owner, self._services, self._storage = owner, services, services.storage
        self._pages, self._match_controller = pages, match_controller
        self._record_files, self._notice_bar = record_files, notice_bar
        self._ids = count(FIRST_ID, -1)

    # Out

    def copy_code(self, match: MatchState, ply: int, *, is_hand_over: bool) -> None:
        """Copy the code of a hand or, until that is over, of what the player sees."""
        from ...learning.received_hands import share

        shared = share(match, ply, is_hand_over=is_hand_over)
        if shared is None:
            self._notice_bar.show_reply(Message("nothing-to-copy"))
            return
        kind, code = shared
        QGuiApplication.clipboard().setText(code)
        self._notice_bar.show_reply(Message(f"code-copied-{kind}"))

    def copy_position(self, code: str) -> None:
        QGuiApplication.clipboard().setText(code)
        self._notice_bar.show_reply(Message("code-copied-position"))

    def play_ten(self, game: str, day: date) -> None:
        """Play the next of a day's ten deals. After the last one, the result can be copied."""
        seeds = deals_of_day(day, TEN_DEALS)
        found = first_matches_of_deals(self._storage.matches, game, seeds)
        left = [seed for seed in seeds if seed not in found or not found[seed].hand_count]
        if not left:
            self.copy_result(game, day, TEN_DEALS)
            return
        begun = found.get(left[0])
        stored = None if begun is None else self._storage.matches.load(begun.id)
        if stored is None:
            self._match_controller.start_deal(game, left[0])
        else:
            self._match_controller.resume(stored)

    def copy_result(self, game: str, day: date, count: int = 1) -> None:
        """Copy the player's result of a day's deals as one line of text."""
        from ...engine.codes.code_text import write_code
        from ..text.code_text import result_line

        if (own := self._own_answer(game, day, count)) is not None:
            QGuiApplication.clipboard().setText(result_line(own, write_code(own.hand)))
            self._notice_bar.show_reply(Message("result-copied"))

    # In

    def open_dialog(self, text: str = "") -> None:
        """Ask for a code or a file, and open it."""
        from ..dialogs.open_code_dialog import OpenDialog

        dialog = OpenDialog(
            lambda answer: self._own_answer(answer.hand.game.key, answer.day, answer.count),
            self._speak_sentences,
            self._owner,
            text=text,
        )
        if not run_dialog(dialog):
            return
        if dialog.asks_for_file:
            if path := self._record_files.ask_for_path():
                self.open_file(path)
        elif dialog.file is not None:
            self.open_file(dialog.file)
        elif dialog.answer_to_play is not None:
            answer = dialog.answer_to_play
            game = answer.hand.game.key
            if answer.count > 1:
                self.play_ten(game, answer.day)
            else:
                self._match_controller.start_deal(game, todays_seed(answer.day))
        elif dialog.seen is not None:
            self._show_moment(dialog.seen)
        elif dialog.received is not None:
            self._show(dialog.received)

    def open_argument(self, argument: Path) -> None:
        if argument.suffix or path_exists(argument):
            self.open_file(argument)
        else:
            self.open_text(str(argument))

    def open_file(self, path: Path) -> None:
        suffix = path.suffix.lower()
        if suffix in PICTURE_SUFFIXES:
            if (picture := self._record_files.read(path, MAX_PICTURE_BYTES)) is not None:
                self._open_picture(picture)
        elif suffix not in TEXT_SUFFIXES:
            self._record_files.open_file(path)
        elif (data := self._record_files.read(path)) is not None:
            self.open_text(data.decode("utf-8", "replace"))

    def _open_picture(self, picture: bytes | QImage) -> None:
        """Open the hand whose code is in a picture. If there's none, say why in a notice."""
        from ..sharing.picture_reader import PictureError, read_picture, read_picture_file

        try:
            if isinstance(picture, bytes):
                text = read_picture_file(picture)
            else:
                text = read_picture(picture)
        except PictureError as error:
            self._notice_bar.show_reply(Message(f"picture-fault-{error.fault}"))
        else:
            self.open_text(text)

    def open_text(self, text: str) -> None:
        """Open the hand in a text. If there's none, say why in a notice."""
        from ...learning.received_hands import read_answer, read_received_hand, read_received_moment
        from ..text.code_text import fault_text

        try:
            if read_answer(text) is not None:
                QTimer.singleShot(0, partial(self.open_dialog, text))  # not while it is dragged
            elif (seen := read_received_moment(text)) is not None:
                QTimer.singleShot(0, partial(self._show_moment, seen))
            else:
                self._show(read_received_hand(text, SystemRandom()))
        except (CodeError, PbnError) as error:
            self._notice_bar.show_reply(partial(fault_text, error, text))

    def open_dropped(self, data: QMimeData) -> None:
        """Open the first file that was dropped, or a picture, or a text."""
        files = openable_files(data)
        if files:
            self.open_file(files[0])
        elif data.hasImage():
            self._open_picture(data.imageData())
        elif data.hasText():
            self.open_text(data.text())

    def keep(self, match: MatchState, ply: int) -> None:
        kept = self._storage.matches.create(match)
        self._storage.matches.update_score(kept, match.record)
        self._pages.review_page.show_match(match, ply, match_id=kept.id)
        self._notice_bar.show_reply(Message("hand-kept"))

    # Private

    def _show(self, shared: "ReceivedHand") -> None:
        """Show a received hand in the review or, if it is the player's turn, at the table."""
        match = shared.match
        is_own_turn = match.record.state_after().turn == match.own_seat
        if match.shared is ReceivedCodeKind.GUESS and is_own_turn:
            self._match_controller.resume(self._storage.matches.create(match))
        else:
            page = self._pages.show(self._pages.review_page)
            page.show_match(match, shared.ply, match_id=next(self._ids))

    def _show_moment(self, seen: "ReceivedMoment") -> None:
        from ..dialogs.picture_dialog import ReceivedMomentDialog
        from ..sharing.hand_picture import moment_content
        from ..text.code_text import moment_label

        content = moment_content(seen.view, seen.hands)
        run_dialog(ReceivedMomentDialog(content, moment_label(seen), self._owner))

    def _speak_sentences(self, sentences: list[str]) -> None:
        for place, sentence in enumerate(sentences):
            self._services.system.speech.speak(sentence, not place)

    def _own_answer(self, game: str, day: date, count: int) -> "DailyDealResult | None":
        """Return the player's result of a day's deals, or None unless all of them were played."""
        from ...learning.received_hands import DailyDealResult, hand_margin

        seeds = deals_of_day(day, count)
        found = first_matches_of_deals(self._storage.matches, game, seeds)
        played = [self._first_hand_and_margin(found[seed].id) for seed in seeds if seed in found]
        hands = [each for each in played if each is not None]
        if len(hands) < count:
            return None
        margins = tuple(hand_margin(hand) for hand, _ in hands)
        experts = [expert for _, expert in hands if expert is not None]
        total = sum(experts) if len(experts) == count else None
        return DailyDealResult(
            day, hands[0][0], margins, total, self._services.system.program_info.version
        )

    def _first_hand_and_margin(self, match_id: int) -> "tuple[Hand, int | None] | None":
        """Return the first hand of a match, and an expert's margin in it, if that is known."""
        from ...learning.received_hands import first_hand, hand_margin
        from ...model.decisions import list_decisions
        from ...model.hand_review import review_hand

        kept = self._storage.matches.load(match_id)
        hand = None if kept is None else first_hand(kept.state.record)
        if kept is None or hand is None or kept.state.own_seat:
            return None
        decisions = [
            each
            for each in list_decisions(kept.state.record, kept.state.own_seat)
            if not each.view.match.hands_played
        ]
        review = review_hand(
            decisions,
            self._storage.verdicts.for_match(kept.id),
            hand_margin(hand),
            partial(self._services.analysis.slip_risk, hand.game.key),
        )
        return hand, None if review is None else review.expert_margin
