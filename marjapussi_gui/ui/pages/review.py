"""The page on which a match is looked back on: its dearest moments, and how it went."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ...engine.actions import Action
from ...engine.state import Seat
from ...kept.match import Match
from ..basis.preferences import Preferences
from ..board.spoken import Spoken
from ..panels.tricks import TricksPanel
from ..review.beside import Beside
from ..review.controls import KEYS, OPEN_KEY
from ..review.felt import ReviewFelt
from ..review.foot import Foot
from ..review.guide import Guide
from ..review.inquiry import Inquiry
from ..review.menus import Menus
from ..review.playback import Moment, Playback
from ..review.question import QuestionPanel
from ..widgets.labels import tip
from ..wording import moments
from ..wording import review as words
from ..wording import table as table_words
from .page import Page

MOMENT_KEY = "J"


class ReviewPage(Page):
    """The felt at any moment of a match, what is asked there, and the ways through it."""

    NEEDS_THOUGHT = True

    play_from_asked = Signal(object, int)  # a match, of which so many actions stay done

    def __init__(self, guide: Guide, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.guide = guide
        guide.setParent(self)
        self._match: Match | None = None
        self._note_help: Callable[[], object] | None = None  # None once it was taken
        self._is_imagined = False
        self.felt = ReviewFelt(self)
        self.spoken = Spoken(self.felt)
        self.panel, self.question = TricksPanel(self), QuestionPanel(self)
        self.beside = Beside(self, self.felt, self.question, self.unfold)
        self.beside.is_folded = True
        self.foot = Foot(self)
        self.sentence, self.band = self.foot.sentence, self.foot.band
        self.controls = self.foot.controls
        self.steps, self.open = self.controls.steps, self.controls.open
        self.menus = Menus(self)
        self._lay_out()
        self._connect()
        self._name()

    @property
    def ply(self) -> int:
        """How many actions are done in what is shown."""
        return self.band.value()

    @property
    def _inquiry(self) -> Inquiry | None:
        return self.guide.inquiry

    @property
    def _playback(self) -> Playback | None:
        return None if self._inquiry is None else self._inquiry.playback

    def prefer(self, preferences: Preferences) -> None:
        """Look as the player wishes."""
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
        """Show a match, kept under a number, from its first deal or from another moment.

        note_help is called when cards are opened of a hand that is still played.
        """
        self._match, self._note_help, self._is_imagined = match, note_help, False
        self._tick_open(is_open=False)
        self.menus.hide_what_came.setChecked(False)
        inquiry = self.guide.begin(match, number, ply)
        self.felt.begin(inquiry.playback.moment(0, is_open=False).view, inquiry.people)
        self.controls.tricks.setVisible(not self.felt.layout_now.lays_sets)
        self._put_needle(inquiry)
        self.show_moment()
        self.band.setFocus()

    def show_moment(self, _changed: object = None) -> None:
        """Show the felt after as many actions as the band says."""
        playback = self._playback
        if playback is None:
            return
        self.panel.hide()
        if not self._may_open:
            self._tick_open(is_open=False)
        self.felt.show_moment(self._moment(playback), is_open=self.open.isChecked())
        self._tell_moment()

    def show_tricks(self, _checked: object = None) -> None:
        """Show all tricks of the hand, or take them away."""
        if self._inquiry is None:
            return
        if self.panel.isVisible():
            self.panel.close_panel()
            return
        tricks = self._inquiry.playback.tricks(self.ply)
        self.panel.tell(table_words.all_tricks, tricks, self._inquiry.people, self.felt.deck)
        self._place_panels()

    def close_open(self) -> bool:
        """Close what lies open on the felt; return whether anything did."""
        if self.panel.isVisible():
            self.panel.close_panel()
            return True
        return self.guide.leave_line()

    def open_hands(self) -> None:
        """Open all cards, though the hand is still played: that is help."""
        if self._note_help is not None:
            self._note_help()
            self._note_help = None
        self._tick_open(is_open=True)
        self.show_moment()

    def retranslate(self) -> None:
        self._name()
        self.felt.retell()
        if self._inquiry is not None:
            self._inquiry.forget_panel()
        self._tell_moment()

    # What happens

    def on_moved(self, ply: int) -> None:
        """Show another moment."""
        if self._inquiry is not None:
            self._inquiry.move(ply)
            self.show_moment()

    def on_turned(self) -> None:
        """Show what the guide leads to; a line that might have been has its cards open."""
        if self._inquiry is None:
            return
        is_imagined = self._inquiry.line is not None
        if is_imagined != self._is_imagined:
            self._is_imagined = is_imagined
            self._tick_open(is_open=is_imagined)
        self._put_needle(self._inquiry)
        self.beside.is_folded = False
        self.show_moment()
        self._place_panels()
        self.band.setFocus()

    def on_open(self, is_open: bool) -> None:  # noqa: FBT001 - a signal's
        """Open all cards, or ask first."""
        if is_open and not self._may_open:
            self._tick_open(is_open=False)
            self.asked.emit("open_hands")
        else:
            self.show_moment()

    def on_judged(self) -> None:
        """Show what was judged meanwhile."""
        if self._inquiry is not None:
            self._tell_course(self._inquiry)
            self._show_panel()

    def on_chosen(self, action: Action) -> None:
        """Show the answer to what was chosen."""
        if self.guide.choose(action):
            self.show_answer()

    def on_asked(self, name: str) -> None:
        """Do what a button of the question stands for."""
        deeds: dict[str, Callable[[], object]] = {
            "show": self.show_answer,
            "next": self.guide.go_to_moment,
            "previous": partial(self.guide.go_to_moment, -1),
            "play": self._play_from_question,
            "fold": self.fold,
            "leave": self.guide.leave_line,
        }
        deeds[name]()

    def show_answer(self) -> None:
        """Show what was done, what it was worth, and why."""
        self.step("after")
        self.band.setFocus()

    def fold(self) -> None:
        """Fold the question away, so that the whole felt is seen."""
        self.beside.is_folded = True
        self._place_panels()
        self.band.setFocus()

    def unfold(self, _checked: object = None) -> None:
        self.beside.is_folded = False
        self._place_panels()

    def judge_seat(self, seat: Seat) -> None:
        """Judge what another seat decided."""
        self.idle.emit(False)
        self.guide.judge_seat(seat)

    def on_left(self) -> None:
        """Judge no more, and imagine nothing."""
        self.guide.stop()

    def step(self, name: str, _checked: object = None) -> None:
        """Go to the moment that a button or key stands for."""
        self.band.setValue(self._target(name))

    def show_more(self, _checked: object = None) -> None:
        """Show what else can be done here."""
        self.menus.show_more(self.controls.more, may_imagine=self._may_imagine)

    def show_seats(self, _checked: object = None) -> None:
        """Show whose decisions can be judged."""
        if self._inquiry is not None:
            self.menus.show_seats(self.controls.other, self._inquiry.people, self._inquiry.seat)

    # What is told

    def _moment(self, playback: Playback) -> Moment:
        return playback.moment(self.ply, is_open=self.open.isChecked())

    def _tell_moment(self) -> None:
        """Say what has just been done, and where in the match that was."""
        if self._inquiry is None:
            return
        playback, people = self._inquiry.playback, self._inquiry.people
        self._tell(words.done(self._moment(playback).events, people))
        hand = playback.hand_number(self.ply)
        self.foot.place.setText(words.place(hand, self.ply, playback.last))
        self.menus.play.setEnabled(not playback.state(self.ply).match.over)
        for name, control in self.steps.items():
            control.setEnabled(self._target(name) != self.ply)
        self._tell_course(self._inquiry)
        self._show_panel()

    def _tell_course(self, inquiry: Inquiry) -> None:
        """Let the band show what is judged by now, and say what this moment is worth."""
        course = inquiry.course()
        inquiry.tell(self.band, course)
        self.foot.standing.setText(inquiry.standing(course))
        self.controls.judged.setText(inquiry.whose)
        self.beside.tab.setText(inquiry.whose if inquiry.verdicts.is_judging else moments.unfold())

    def _show_panel(self) -> None:
        """Ask, answer, or tell what there is to think about."""
        if self._inquiry is None:
            return
        if self._inquiry.show(self.question, self.felt.deck, self.felt.look.felt):
            self._place_panels()
            self.spoken.say(" ".join((self.question.title, *self.question.reasons)))
        self.felt.ask(self._inquiry.plays())

    def _tell(self, sentence: str) -> None:
        self.sentence.setText(sentence)
        self.sentence.setToolTip(tip(sentence))
        self.band.setAccessibleDescription(sentence)
        self.spoken.say(sentence)

    # Inside

    @property
    def _may_open(self) -> bool:
        """Whether nothing is given away, or that was agreed to."""
        return self._is_over or self._note_help is None

    @property
    def _is_over(self) -> bool:
        """Whether the hand that is looked at is over."""
        return self._playback is None or not self._playback.is_still_played(self.ply)

    @property
    def _may_imagine(self) -> bool:
        """Whether it can be asked how this hand could have gone: it is one of tricks, and over."""
        return self._is_over and not self._is_imagined and not self.felt.layout_now.lays_sets

    def _tick_open(self, *, is_open: bool) -> None:
        with QSignalBlocker(self.open):
            self.open.setChecked(is_open)

    def _put_needle(self, inquiry: Inquiry) -> None:
        with QSignalBlocker(self.band):
            self.band.setRange(0, inquiry.playback.last)
            self.band.setValue(inquiry.ply)

    def _target(self, name: str) -> int:
        return 0 if self._playback is None else self._playback.target(name, self.ply)

    def _play_from_here(self, _checked: object = None) -> None:
        if self._match is not None and self._playback is not None:
            self.play_from_asked.emit(replace(self._match, record=self._playback.record), self.ply)

    def _play_from_question(self) -> None:
        assert self._inquiry is not None
        self.play_from_asked.emit(self._match, self._inquiry.subject[1])

    # Made once

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.felt, 1)
        column.addWidget(self.foot)
        for above in (self.question, self.beside.tab, self.panel):
            above.raise_()

    def _connect(self) -> None:
        self.guide.turned.connect(self.on_turned)
        self.guide.judged.connect(self.on_judged)
        self.guide.verdicts.rested.connect(partial(self.idle.emit, True))
        self.band.valueChanged.connect(self.on_moved)
        self.felt.laid_out.connect(self._place_panels)
        self.felt.touch.acted.connect(self.on_chosen)
        self.menus.seat_chosen.connect(self.judge_seat)
        self.question.chosen.connect(self.on_chosen)
        self.question.asked.connect(self.on_asked)
        self.question.went.connect(self.guide.go_to_place)
        self.panel.closed.connect(self.band.setFocus)
        self.panel.made_again.connect(self._place_panels)
        self.open.toggled.connect(self.on_open)
        self.controls.tricks.clicked.connect(self.show_tricks)
        self.controls.more.clicked.connect(self.show_more)
        self.controls.other.clicked.connect(self.show_seats)
        self.controls.back.clicked.connect(self.ask_back)
        self.menus.play.triggered.connect(self._play_from_here)
        self.menus.could_win.triggered.connect(partial(self.idle.emit, False))
        self.menus.could_win.triggered.connect(self.guide.ask_for_line)
        self.menus.hide_what_came.toggled.connect(self.band.hide_what_came)
        for name, key in KEYS.items():
            self._shortcut(key, partial(self.step, name))
            self.steps[name].clicked.connect(partial(self.step, name))
        self._shortcut(OPEN_KEY, self.open.toggle)
        self._shortcut(MOMENT_KEY, self.guide.go_to_moment)

    def _shortcut(self, key: str, does: Callable[[], object]) -> None:
        shortcut = QShortcut(QKeySequence(key), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(does)

    def _name(self) -> None:
        """Say everything in the language of now."""
        self.controls.name()
        self.beside.tab.setText(moments.unfold())
        self.menus.name()
        self.band.setAccessibleName(words.band())

    def _place_panels(self) -> None:
        """Let the question stand beside the table, or over the felt where it is narrow."""
        self.question.fit(self.size(), self.felt.height())
        self.controls.widen(is_wide=self.question.is_beside)
        self.beside.place()
        self.panel.lie_over(self.felt)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.band.fit(self.height())
        self._place_panels()
        self._show_panel()
