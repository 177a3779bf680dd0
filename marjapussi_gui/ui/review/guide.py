"""Leads whoever looks back: from moment to moment, to other seats, and to what might have been."""

from PySide6.QtCore import QObject, Signal

from ...engine.actions import Action
from ...engine.state import Seat
from ...kept.match import Match
from ...kept.open_line import OpenLine
from ..wording.people import People
from .imagined import Imagining
from .inquiry import NONE, WAITING, Inquiry
from .playback import Playback
from .verdicts import Verdicts


class Guide(QObject):
    """Knows which match is looked back on, and what is asked about it."""

    turned = Signal()  # another moment is to be shown
    judged = Signal()  # more is known of what is shown

    def __init__(self, verdicts: Verdicts, imagining: Imagining) -> None:
        super().__init__()
        self.verdicts, self._imagining = verdicts, imagining
        self.inquiry: Inquiry | None = None
        self.number = 0  # under which the match is kept
        self._match: Match | None = None
        self._as_it_was: Inquiry | None = None  # while a line is shown that might have been
        for part in (verdicts, imagining):
            part.setParent(self)
        verdicts.changed.connect(self.judged)
        imagining.found.connect(self.on_line_found)

    def begin(self, match: Match, number: int, ply: int) -> Inquiry:
        """Look back on a match, and judge what is not judged yet of one's own."""
        self._imagining.stop()
        self._match, self.number, self._as_it_was = match, number, None
        header = match.record.header
        people = People(header.seats, match.me, header.game.seating)
        playback = Playback(match.record, match.me)
        self.inquiry = Inquiry(playback, people, self.verdicts, match.me, ply=ply)
        self.verdicts.forget()
        self.verdicts.begin(number, match.record, match.me)
        return self.inquiry

    def stop(self) -> None:
        """Judge no more, and imagine nothing."""
        self.verdicts.stop()
        self._imagining.stop()

    # Moments

    def go_to_moment(self, by: int = 1) -> None:
        """Go to the next of the dearest moments, or to the one before; the last leads to an end."""
        if self.inquiry is None or not self.inquiry.mistakes:
            return
        place = self.inquiry.moment_from_here(by)
        if place < len(self.inquiry.mistakes):
            self.go_to_place(place)
        else:
            self.inquiry.is_over = True
            self.turned.emit()

    def go_to_place(self, place: int) -> None:
        """Go to one of the moments, its answer covered."""
        assert self.inquiry is not None
        self.inquiry.go(self.inquiry.mistakes[place])
        self.turned.emit()

    def choose(self, action: Action) -> bool:
        """Take what was chosen for an answer, if there is a question."""
        is_asked = self.inquiry is not None and self.inquiry.subject[0] == "question"
        if self.inquiry is not None and is_asked:
            self.inquiry.chosen = self.inquiry.ply, action
        return is_asked

    def judge_seat(self, seat: Seat) -> None:
        """Judge what another seat decided."""
        if self.inquiry is not None and self._match is not None:
            self.leave_line()
            self.inquiry.seat, self.inquiry.is_fresh = seat, True
            self.verdicts.begin(self.number, self._match.record, seat)
            self.turned.emit()

    # What might have been

    def ask_for_line(self) -> None:
        """Ask how this hand could have gone with all cards open."""
        inquiry = self.inquiry
        if inquiry is not None and not inquiry.mode:
            inquiry.mode = WAITING
            self.turned.emit()
            self._imagining.ask(inquiry.playback.record, inquiry.playback.me, inquiry.ply)

    def on_line_found(self, line: OpenLine | None) -> None:
        """Show a line, or say that there is none."""
        inquiry = self.inquiry
        if inquiry is not None and inquiry.mode == WAITING:
            inquiry.mode = NONE
            if line is not None:
                inquiry.mode, self._as_it_was = "", inquiry
                self.inquiry = inquiry.along(line)
            self.turned.emit()

    def leave_line(self) -> bool:
        """Go back to the hand as it was played; return whether anything else was shown."""
        self._imagining.stop()
        if self.inquiry is None or not self.inquiry.mode:
            return False
        self.inquiry.mode = ""
        if self._as_it_was is not None:
            self.inquiry, self._as_it_was = self._as_it_was, None
            self.inquiry.forget_panel()
        self.turned.emit()
        return True
