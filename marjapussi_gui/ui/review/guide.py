"""The controller of a review: it moves between mistakes, seats and the double-dummy line."""

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
    """Holds the reviewed match and the state of its review."""

    turned = Signal()  # show another moment
    judged = Signal()  # new verdicts on the match

    def __init__(self, verdicts: Verdicts, imagining: Imagining) -> None:
        super().__init__()
        self.verdicts, self._imagining = verdicts, imagining
        self.inquiry: Inquiry | None = None
        self.number = 0  # 0 if the match isn't stored
        self._match: Match | None = None
        self._as_it_was: Inquiry | None = None  # while a double-dummy line is shown
        for part in (verdicts, imagining):
            part.setParent(self)
        verdicts.changed.connect(self.judged)
        imagining.found.connect(self.on_line_found)

    def begin(self, match: Match, number: int, ply: int) -> Inquiry:
        """Start the review of a match and evaluate the player's remaining decisions."""
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
        """Stop all evaluations."""
        self.verdicts.stop()
        self._imagining.stop()

    # Mistakes

    def go_to_moment(self, by: int = 1) -> None:
        """Go to the next or previous mistake; after the last one, to the summary."""
        if self.inquiry is None or not self.inquiry.mistakes:
            return
        place = self.inquiry.moment_from_here(by)
        if place < len(self.inquiry.mistakes):
            self.go_to_place(place)
        else:
            self.inquiry.is_over = True
            self.turned.emit()

    def go_to_place(self, place: int) -> None:
        """Go to a mistake, with its answer covered."""
        assert self.inquiry is not None
        self.inquiry.go(self.inquiry.mistakes[place])
        self.turned.emit()

    def choose(self, action: Action) -> bool:
        """Take an action as the answer; return whether there was a question."""
        is_asked = self.inquiry is not None and self.inquiry.subject[0] == "question"
        if self.inquiry is not None and is_asked:
            self.inquiry.chosen = self.inquiry.ply, action
        return is_asked

    def judge_seat(self, seat: Seat) -> None:
        """Review the decisions of another seat."""
        if self.inquiry is not None and self._match is not None:
            self.leave_line()
            self.inquiry.seat, self.inquiry.is_fresh = seat, True
            self.verdicts.begin(self.number, self._match.record, seat)
            self.turned.emit()

    # Double-dummy line

    def ask_for_line(self) -> None:
        """Request the double-dummy line of this hand."""
        inquiry = self.inquiry
        if inquiry is not None and not inquiry.mode:
            inquiry.mode = WAITING
            self.turned.emit()
            self._imagining.ask(inquiry.playback.record, inquiry.playback.me, inquiry.ply)

    def on_line_found(self, line: OpenLine | None) -> None:
        """Show a double-dummy line, or that there is none."""
        inquiry = self.inquiry
        if inquiry is not None and inquiry.mode == WAITING:
            inquiry.mode = NONE
            if line is not None:
                inquiry.mode, self._as_it_was = "", inquiry
                self.inquiry = inquiry.along(line)
            self.turned.emit()

    def leave_line(self) -> bool:
        """Return to the hand as it was played; return whether a line was shown."""
        self._imagining.stop()
        if self.inquiry is None or not self.inquiry.mode:
            return False
        self.inquiry.mode = ""
        if self._as_it_was is not None:
            self.inquiry, self._as_it_was = self._as_it_was, None
            self.inquiry.forget_panel()
        self.turned.emit()
        return True
