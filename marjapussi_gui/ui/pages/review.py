"""The page on which a match is looked back on: its dearest moments, and how it went."""

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
    """The felt at any moment of a match, what is asked there, and the ways through it."""

    NEEDS_THOUGHT = True

    play_from_asked = Signal(object, int)  # a match, of which so many actions stay done

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
        """How many actions are done in what is shown."""
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
        self._match, self._is_imagined = match, False
        self.open_cards.begin(note_help)
        self.menus.hide_what_came.setChecked(False)
        inquiry = self.guide.begin(match, number, ply)
        self.felt.begin(inquiry.playback.moment(0, is_open=False).view, inquiry.people)
        self.controls.tricks.setVisible(not self.felt.layout_now.lays_sets)
        self.foot.put_needle(inquiry)
        self.show_moment()
        self.band.setFocus()

    def show_moment(self, _changed: object = None) -> None:
        """Show the felt after as many actions as the band says."""
        playback = self._playback
        if playback is None:
            return
        self.panel.hide()
        self.open_cards.check()
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
        self.open_cards.agree()
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
            self.open_cards.tick(is_open=is_imagined)
        self.foot.put_needle(self._inquiry)
        self.asker.beside.is_folded = False
        self.show_moment()
        self._place_panels()
        self.band.setFocus()

    def on_judged(self) -> None:
        """Show what was judged meanwhile."""
        if self._inquiry is not None:
            self.foot.tell_course(self._inquiry)
            self.asker.tell_whose(self._inquiry)
            self._show_panel()

    def show_answer(self) -> None:
        """Show what was done, what it was worth, and why."""
        self.step("after")
        self.band.setFocus()

    def on_folded(self) -> None:
        """Give the room to the felt, or to the question."""
        self._place_panels()
        if self.asker.beside.is_folded:
            self.band.setFocus()

    def judge_seat(self, seat: Seat) -> None:
        """Judge what another seat decided."""
        self.idle.emit(False)
        self.guide.judge_seat(seat)

    def on_left(self) -> None:
        """Judge no more, and imagine nothing."""
        self.guide.stop()

    def step(self, name: str, _checked: object = None) -> None:
        """Go to the moment that a button or key stands for."""
        if self._playback is not None:
            self.band.setValue(self._playback.target(name, self.ply))

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
        """Say what has just been done, and ask or answer what there is to."""
        inquiry = self._inquiry
        if inquiry is None:
            return
        self.foot.tell_moment(inquiry, self._moment(inquiry.playback))
        self.spoken.say(self.foot.standing.text())
        self.spoken.say(self.sentence.accessibleName())
        self.menus.play.setEnabled(not inquiry.playback.state(self.ply).match.over)
        self.asker.tell_whose(inquiry)
        self._show_panel()

    def _show_panel(self) -> None:
        if self._inquiry is not None and self.asker.show(self._inquiry):
            self._place_panels()

    # Inside

    def _is_over(self) -> bool:
        """Whether the hand that is looked at is over."""
        return self._playback is None or not self._playback.is_still_played(self.ply)

    @property
    def _may_imagine(self) -> bool:
        """Whether it can be asked how this hand could have gone: it is one of tricks, and over."""
        return self._is_over() and not self._is_imagined and not self.felt.layout_now.lays_sets

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
        for above in (self.question, self.asker.beside.tab, self.panel):
            above.raise_()

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
        """Say everything in the language of now."""
        self.controls.name()
        self.asker.beside.tab.setText(moments.unfold())
        self.menus.name()

    def _place_panels(self) -> None:
        """Let the question stand beside the table, or over the felt where it is narrow."""
        self.asker.place(self.size())
        self.controls.widen(is_wide=not self.question.has_fold)
        self.panel.lie_over(self.felt)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.band.fit(self.height())
        self._place_panels()
        self._show_panel()
