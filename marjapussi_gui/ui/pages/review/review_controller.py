"""The controller of a review.

It moves between the mistakes of a seat, between seats, and to a double-dummy line, which is the
best play of all seats if everybody could see all cards.
"""

from PySide6.QtCore import QObject, Signal

from ....engine.actions import Action
from ....engine.state import Seat
from ....model.match_state import MatchState
from ....model.verdict import DoubleDummyLine
from ...panels.question.playback import Playback
from ...text.table_players import TablePlayers
from .review_state import NO_LINE, WAITING, ReviewState
from .verdict_loader import DoubleDummyLoader, VerdictLoader


class ReviewController(QObject):
    """Holds the state of the review, and the match that is reviewed."""

    moment_changed = Signal()  # another moment has to be shown
    verdicts_changed = Signal()  # further decisions have been evaluated

    def __init__(self, verdicts: VerdictLoader, line_loader: DoubleDummyLoader) -> None:
        super().__init__()
        self.verdicts, self._line_loader = verdicts, line_loader
        self.state: ReviewState | None = None
        self.match_id = 0  # 0: the match isn't stored
        self._match: MatchState | None = None
        self._played_state: ReviewState | None = None  # set while a double-dummy line is shown
        for part in (verdicts, line_loader):
            part.setParent(self)
        verdicts.changed.connect(self.verdicts_changed)
        line_loader.line_found.connect(self.on_line_found)
        line_loader.values_found.connect(self.on_values_found)

    def begin_review(self, match: MatchState, match_id: int, ply: int) -> ReviewState:
        """Start the review of a match at a ply, and evaluate the player's remaining decisions."""
        self._line_loader.stop()
        self._match, self.match_id, self._played_state = match, match_id, None
        header = match.record.header
        has_several = len(match.human_seats) > 1
        people = TablePlayers(header.player_names, match.own_seat, header.game.seating, has_several)
        playback = Playback(match.record, match.own_seat)
        self.state = ReviewState(playback, people, self.verdicts, match.own_seat, match, ply=ply)
        self.verdicts.clear()
        self.verdicts.load(match_id, match.record, match.own_seat)
        return self.state

    def stop(self) -> None:
        self.verdicts.stop()
        self._line_loader.stop()

    # Mistakes

    def step_to_mistake(self, offset: int = 1) -> None:
        """Go to the next (1) or previous (-1) mistake, or to the summary after the last one."""
        if self.state is None or not self.state.mistakes:
            return
        place = self.state.mistake_index(offset)
        if place < len(self.state.mistakes):
            self.go_to_mistake(place)
        else:
            self.state.is_finished = True
            self.moment_changed.emit()

    def go_to_mistake(self, index: int) -> None:
        assert self.state is not None
        self.go_to_question(self.state.mistakes[index])

    def go_to_question(self, ply: int) -> None:
        if self.state is not None:
            self.state.go_to_question(ply)
            self.moment_changed.emit()

    def answer_question(self, action: Action) -> bool:
        """Take an action as the answer. Return False if there was no question."""
        is_asked = self.state is not None and self.state.subject[0] == "question"
        if self.state is not None and is_asked:
            self.state.chosen_action = self.state.ply, action
        return is_asked

    def review_seat(self, seat: Seat) -> None:
        if self.state is not None and self._match is not None:
            self.leave_line()
            self.state.seat, self.state.is_at_start = seat, True
            self.verdicts.load(self.match_id, self._match.record, seat)
            self.moment_changed.emit()

    # Double dummy

    def show_worths(self, *, is_shown: bool) -> None:
        if self.state is not None:
            self.state.shows_worths = is_shown
            self.moment_changed.emit()

    def update_worths(self) -> None:
        """Look up what each card is worth at the current moment, or start computing it."""
        state = self.state
        if state is not None and state.subject[0] == "worths":
            state.worths = self._line_loader.values_at(state.playback, state.ply)

    def on_values_found(self) -> None:
        self.update_worths()
        self.verdicts_changed.emit()

    def request_line(self) -> None:
        inquiry = self.state
        if inquiry is not None and not inquiry.mode:
            inquiry.mode = WAITING
            self.moment_changed.emit()
            self._line_loader.load(inquiry.playback.record, inquiry.playback.own_seat, inquiry.ply)

    def on_line_found(self, line: DoubleDummyLine | None) -> None:
        inquiry = self.state
        if inquiry is not None and inquiry.mode == WAITING:
            inquiry.mode = NO_LINE
            if line is not None:
                inquiry.mode, self._played_state = "", inquiry
                self.state = inquiry.follow_line(line)
            self.moment_changed.emit()

    def leave_line(self) -> bool:
        """Go back to the hand as it was played. Return False if no double-dummy line was shown."""
        self._line_loader.stop()
        if self.state is None or not self.state.mode:
            return False
        self.state.mode = ""
        if self._played_state is not None:
            self.state, self._played_state = self._played_state, None
            self.state.invalidate_panel()
        self.moment_changed.emit()
        return True
