"""The page on which a match is reviewed: its costliest mistakes, and its course."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ...engine.state import Seat
from ...kept.match import Match
from ..basis.preferences import Preferences
from ..board.spoken import Spoken
from ..panels.tricks import TricksPanel
from ..review.asker import Asker
from ..review.controls import KEYS, MOMENT_KEY, OPEN_KEY, let_key
from ..review.felt import ReviewFelt
from ..review.foot import Foot
from ..review.guide import Guide
from ..review.inquiry import Inquiry
from ..review.menus import Menus
from ..review.open_cards import OpenCards
from ..review.playback import Moment, Playback
from ..wording import moments
from ..wording import table as table_words
from .page import Deeds, Page


class ReviewPage(Page):
    """The board at any moment of a match, the question there, and the ways through the match."""

    NEEDS_THOUGHT = True

    play_from_asked = Signal(object, int)  # a match, and the number of actions to keep

    def __init__(self, guide: Guide, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.guide = guide
        guide.setParent(self)
        self._match: Match | None = None
        self._is_imagined = False
        self.felt = ReviewFelt(self)
        self.spoken = Spoken(self.felt)
        self.panel, self.asker = TricksPanel(self), Asker(self, guide, self.felt, self.spoken)
        self.question = self.asker.panel
        self.foot = Foot(self)
        self.sentence, self.band = self.foot.sentence, self.foot.band
        self.controls = self.foot.controls
        self.steps, self.open = self.controls.steps, self.controls.open
        self.menus = Menus(self)
        self.open_cards = OpenCards(self.open, self._is_over, self)
        self._lay_out()
        self._connect()
        self._name()

    @property
    def ply(self) -> int:
        """The number of actions done in the moment shown."""
        return self.band.value()

    @property
    def _inquiry(self) -> Inquiry | None:
        return self.guide.inquiry

    @property
    def _playback(self) -> Playback | None:
        return None if self._inquiry is None else self._inquiry.playback

    @property
    def deeds(self) -> Deeds:
        return self.spoken.deeds()

    def prefer(self, preferences: Preferences) -> None:
        self.felt.prefer(preferences)
        self._show_panel()

    def show_match(
        self,
        match: Match,
        ply: int = 1,
        *,
        number: int = 0,
        note_help: Callable[[], object] | None = None,
    ) -> None:
        """Show a match from its first deal or from another position.

        on_help is called when the cards of an unfinished hand are opened.
        """
        self._match, self._is_imagined = match, False
        self.open_cards.begin(note_help)
        self.menus.hide_what_came.setChecked(False)
        state = self.guide.begin(match, number, ply)
        self.felt.begin(state.playback.moment(0, is_open=False).view, state.people)
        self.controls.tricks.setVisible(not self.felt.layout_now.lays_sets)
        self.foot.put_needle(state)
        self.show_moment()
        self.band.setFocus()

    def show_moment(self, _changed: object = None) -> None:
        """Show the board at the position of the timeline."""
        playback = self._playback
        if playback is None:
            return
        self.panel.hide()
        self.open_cards.check()
        self.felt.show_moment(self._moment(playback), is_open=self.open.isChecked())
        self._tell_moment()

    def show_tricks(self, _checked: object = None) -> None:
        """Open or close all tricks of the hand."""
        if self._inquiry is None:
            return
        if self.panel.isVisible():
            self.panel.close_panel()
            return
        tricks = self._inquiry.playback.tricks(self.ply)
        self.panel.tell(table_words.all_tricks, tricks, self._inquiry.people, self.felt.deck)
        self._place_panels()

    def close_open(self) -> bool:
        """Close the open panel or line; return whether there was one."""
        if self.panel.isVisible():
            self.panel.close_panel()
            return True
        return self.guide.leave_line()

    def open_hands(self) -> None:
        """Open the cards of an unfinished hand, which counts as help."""
        self.open_cards.agree()
        self.show_moment()

    def retranslate(self) -> None:
        self._name()
        self.felt.retell()
        if self._inquiry is not None:
            self._inquiry.forget_panel()
        self._tell_moment()

    # Slots

    def on_moved(self, ply: int) -> None:
        """Show another position."""
        if self._inquiry is not None:
            self._inquiry.move(ply)
            self.show_moment()

    def on_turned(self) -> None:
        """Show the moment of the controller; a double-dummy line has its cards open."""
        if self._inquiry is None:
            return
        shows_line = self._inquiry.line is not None
        if shows_line != self._is_imagined:
            self._is_imagined = shows_line
            self.open_cards.tick(is_open=shows_line)
        self.foot.put_needle(self._inquiry)
        self.asker.beside.is_folded = False
        self.show_moment()
        self._place_panels()
        self.band.setFocus()

    def on_judged(self) -> None:
        """Show new evaluations."""
        if self._inquiry is not None:
            self.foot.tell_course(self._inquiry)
            self.asker.tell_whose(self._inquiry)
            self._show_panel()

    def show_answer(self) -> None:
        """Show the action taken, its value, and the reasons."""
        self.step("after")
        self.band.setFocus()

    def on_folded(self) -> None:
        """Give the room to the board or to the question."""
        self._place_panels()
        if self.asker.beside.is_folded:
            self.band.setFocus()

    def judge_seat(self, seat: Seat) -> None:
        """Review the decisions of another seat."""
        self.idle.emit(False)
        self.guide.judge_seat(seat)

    def on_left(self) -> None:
        """Stop all evaluations."""
        self.guide.stop()

    def step(self, name: str, _checked: object = None) -> None:
        """Go to the position to which a button or key leads."""
        if self._playback is not None:
            self.band.setValue(self._playback.target(name, self.ply))

    def show_more(self, _checked: object = None) -> None:
        """Show further commands."""
        self.menus.show_more(self.controls.more, may_imagine=self._may_imagine)

    def show_seats(self, _checked: object = None) -> None:
        """Show the seats whose decisions can be reviewed."""
        if self._inquiry is not None:
            self.menus.show_seats(self.controls.other, self._inquiry.people, self._inquiry.seat)

    # Display

    def _moment(self, playback: Playback) -> Moment:
        return playback.moment(self.ply, is_open=self.open.isChecked())

    def _tell_moment(self) -> None:
        """Describe the last action, and show the question or answer of this moment."""
        state = self._inquiry
        if state is None:
            return
        self.foot.tell_moment(state, self._moment(state.playback))
        self.spoken.say(self.foot.standing.text())
        self.spoken.say(self.sentence.accessibleName())
        self.menus.play.setEnabled(not state.playback.state(self.ply).match.over)
        self.asker.tell_whose(state)
        self._show_panel()

    def _show_panel(self) -> None:
        if self._inquiry is not None and self.asker.show(self._inquiry):
            self._place_panels()

    # Private

    def _is_over(self) -> bool:
        """Return whether the hand shown is over."""
        return self._playback is None or not self._playback.is_still_played(self.ply)

    @property
    def _may_imagine(self) -> bool:
        """Whether a double-dummy line can be shown: in a finished hand of tricks."""
        return self._is_over() and not self._is_imagined and not self.felt.layout_now.lays_sets

    def _play_from_here(self, _checked: object = None) -> None:
        if self._match is not None and self._playback is not None:
            self.play_from_asked.emit(replace(self._match, record=self._playback.record), self.ply)

    def _play_from_question(self) -> None:
        assert self._inquiry is not None
        self.play_from_asked.emit(self._match, self._inquiry.subject[1])

    # Set-up

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.felt, 1)
        column.addWidget(self.foot)
        for overlay in (self.question, self.asker.beside.tab, self.panel):
            overlay.raise_()

    def _connect(self) -> None:
        self.guide.turned.connect(self.on_turned)
        self.spoken.aloud.voiced.connect(self.said)
        self.guide.judged.connect(self.on_judged)
        self.guide.verdicts.rested.connect(partial(self.idle.emit, True))
        self.band.valueChanged.connect(self.on_moved)
        self.felt.laid_out.connect(self._place_panels)
        self.menus.seat_chosen.connect(self.judge_seat)
        self.asker.answered.connect(self.show_answer)
        self.asker.play_asked.connect(self._play_from_question)
        self.asker.turned.connect(self.on_folded)
        self.panel.closed.connect(self.band.setFocus)
        self.panel.made_again.connect(self._place_panels)
        self.open_cards.asked.connect(partial(self.asked.emit, "open_hands"))
        self.open_cards.turned.connect(self.show_moment)
        self.controls.tricks.clicked.connect(self.show_tricks)
        self.controls.more.clicked.connect(self.show_more)
        self.controls.other.clicked.connect(self.show_seats)
        self.controls.back.clicked.connect(self.ask_back)
        self.menus.play.triggered.connect(self._play_from_here)
        self.menus.could_win.triggered.connect(partial(self.idle.emit, False))
        self.menus.could_win.triggered.connect(self.guide.ask_for_line)
        self.menus.hide_what_came.toggled.connect(self.band.hide_what_came)
        for name, key in KEYS.items():
            let_key(key, self, partial(self.step, name))
            self.steps[name].clicked.connect(partial(self.step, name))
        let_key(OPEN_KEY, self, self.open.toggle)
        let_key(MOMENT_KEY, self, self.guide.go_to_moment)

    def _name(self) -> None:
        """Set all texts in the current language."""
        self.controls.name()
        self.asker.beside.tab.setText(moments.unfold())
        self.menus.name()

    def _place_panels(self) -> None:
        """Place the question beside the table, or over a narrow board."""
        self.asker.place(self.size())
        self.controls.widen(is_wide=not self.question.has_fold)
        self.panel.lie_over(self.felt)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.band.fit(self.height())
        self._place_panels()
        self._show_panel()
