"""The page of the table: the felt, and all that may lie over it."""

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from ...kept.afterwards import Afterwards
from ...table.seats import Person
from ...table.table import Table
from ..basis.preferences import Preferences
from ..basis.services import Services
from ..basis.theme import text_scale
from ..board.board import Board
from ..board.layout import Layout
from ..board.look import Look
from ..board.prompt_bar import PromptBar
from ..board.spoken import Spoken
from ..board.standing import tools_box
from ..board.tools import Tools
from ..panels.over_felt import OverFelt
from ..wording import games
from ..wording import table as words
from ..wording.people import People
from .advising import Advising
from .hand_watch import HandWatch
from .page import Deeds, Page
from .sitting import Sitting
from .tutor import Tutor

READ = ("trick", "score", "hand", "legal")
OF_A_MATCH = ("play_for_me", "review", "again", "other_seat", "copy_deal", "audit")


class TablePage(Page):
    """Where a match is played; it is told which table to sit down at, and nothing else."""

    BACK = ""
    IS_STATION = True
    NEEDS_THOUGHT = True

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services, self._preferences = services, services.preferences
        self.board = Board(self)
        self.bar = PromptBar(self, home=self.board)
        self.tools = Tools(self)
        self.spoken = Spoken(self.board)
        self.panels = OverFelt(self, self.board, services.known, self._lamp)
        self.sitting = Sitting(self.board, self.bar, self)
        self.advising = Advising(services, self.board, self.bar, self.panels, self.sitting)
        self.tutor = Tutor(services, self.board, self.bar, self.sitting, self.advising)
        self.watch = HandWatch(services.runner, services.verdicts, self)
        self._match = 0
        self._moments: tuple[int, ...] = ()
        self._fitted: tuple[Look, float, float] | None = None
        self.menu_button = self.tools.button("menu")
        self.setFocusProxy(self.board)
        self._connect()

    @property
    def deeds(self) -> Deeds:
        own: Deeds = {
            "undo": self.take_back,
            "redo": self.do_again,
            "hint": self.show_hint,
            "tricks": self.show_tricks,
            "known": self.show_known,
            "talk": self.show_talk,
            "hands": self.show_hands,
            "claim": self.play_out,
        }
        reads = {f"read_{what}": partial(self.read, what) for what in READ}
        return {**own, **reads, **{name: partial(self.asked.emit, name) for name in OF_A_MATCH}}

    @property
    def title(self) -> str:
        table = self.sitting.table
        return "" if table is None else games.name(table.game.key)

    def prefer(self, preferences: Preferences) -> None:
        """Look and play as the player wishes."""
        before, self._preferences = self._preferences, preferences
        self.board.prefer(preferences)
        self.sitting.plays_forced = preferences.forced
        if self.bar.counts == preferences.count_myself:
            self.bar.counts = not preferences.count_myself
            self.sitting.offer_again()
        self.tools.rename()
        if (before.hints, before.tutor) != (preferences.hints, preferences.tutor):
            self._help_anew(had_hints=before.hints)

    @property
    def first_moment(self) -> int | None:
        """When the first decision was made that was dear in the hand that is counted."""
        return self._moments[0] if self._moments else None

    def sit(self, table: Table, person: Person, people: People, match: int = 0) -> None:
        """Sit down at a table; a match that is kept under a number is judged, too."""
        self._do_without_advice()
        self.tutor.has_spoken = False
        self.watch.stop()
        self._match = match
        self.panels.begin(table.past, is_judged=match > 0)
        self.sitting.sit(table, person, people)
        self.board.setFocus()
        self.changed.emit()

    def retranslate(self) -> None:
        """Say everything again, in the language of now."""
        self.tools.rename()
        self.board.retell()
        self.panels.retranslate()
        self.sitting.offer_again()
        self.advising.tell_again()
        self.tutor.ask_again()
        self._place_bar(self.board.layout_now)  # words are as long as they are now

    def leave(self) -> None:
        """Get up: nobody at the table goes on."""
        self._do_without_advice()
        self.watch.stop()
        self.panels.close()
        self.sitting.leave()

    def end(self) -> None:
        """Get up, and let nothing move any more."""
        self.leave()
        self.board.animator.finish()

    # What may be asked for

    def show_hint(self) -> None:
        """Ask the strongest player what he would do here, or have his note rolled up."""
        self.board.finish()
        if self.panels.hint.is_open:
            self.panels.hint.close_panel()
        elif self.sitting.view is not None:
            self.advising.show()

    def show_tricks(self) -> None:
        """Show the last trick during play, all tricks after the hand; or take them away."""
        if self.sitting.table is not None:
            self.panels.turn_tricks()

    def show_known(self) -> None:
        """Show what can be proven about the cards that are out: that is help."""
        table = self.sitting.table
        if table is not None and self.panels.turn_known():
            table.assist()

    def show_talk(self) -> None:
        """Show what was said and done, or take it away."""
        self.panels.turn_talk()

    def show_hands(self) -> None:
        """Show how all hands of the match were counted, or take them away."""
        if self.sitting.table is not None:
            self.panels.turn_hands()

    def read(self, what: str) -> None:
        """Say the trick, the score, one's own hand, or what may be done."""
        table, people = self.sitting.table, self.sitting.people
        if table is not None and people is not None:
            self.spoken.read(what, self.sitting.view or table.view, people)

    def play_out(self) -> None:
        """Have the rest of the hand played out, where it is proven how that ends."""
        if self.board.hurry() or self.sitting.view is None:
            return
        if self._services.is_decided(self.sitting.view):
            self.sitting.play_out()
        else:
            self.board.furniture.tell(words.not_decided())
            self.spoken.say(words.not_decided())

    def play_for_me(self) -> None:
        """Let the strongest player play the rest of the hand in my place."""
        self.advising.play()

    def take_back(self) -> None:
        """Go back to my last decision."""
        table = self.sitting.table
        self.advising.plays = False
        if table is not None and table.may_undo:
            self._go(self.sitting.undo)

    def do_again(self) -> None:
        """Do again what was taken back."""
        table = self.sitting.table
        if table is not None and table.may_redo:
            self._go(self.sitting.redo)

    def close_open(self) -> bool:
        return self.advising.stop_playing() or self.tutor.think_again() or self.panels.escape()

    def let_go(self) -> None:
        self.board.touch.cancel()

    # What happens

    def on_refused(self, why: str) -> None:
        self._services.sounds.play("wrong")
        self.spoken.say(why)

    def on_shown(self) -> None:
        """Say nothing any more of a moment that is over."""
        if self.sitting.view is None:
            self.advising.forget()
            self.tutor.forget()

    def on_offered(self) -> None:
        self.advising.forget()
        self.spoken.sync()
        self.spoken.say(self.board.furniture.sentence)
        self._show_what_may_be_taken_back()
        self._help_unasked()

    def _help_anew(self, *, had_hints: bool) -> None:
        """Suggest and watch from now on, or no more."""
        if not self.sitting.is_offering or self.tutor.is_asking:
            return
        if had_hints:
            self.advising.forget()
            self.board.touch.cancel()
            self.bar.suggest_nothing()
        self._help_unasked()

    def _help_unasked(self) -> None:
        """Do at once what the player wants at every decision."""
        if not self.sitting.is_offering:
            return
        view = self.sitting.view
        if self.advising.plays:
            self.advising.ask()
        elif view is not None and self._services.is_decided(view):
            self.bar.offer_claim()
            self._place_bar(self.board.layout_now)
        elif self._preferences.hints:
            self.advising.ask()
        if self._preferences.tutor and not self.advising.plays:
            self.tutor.watch(view)
        else:
            self.tutor.forget()

    def on_rested(self) -> None:
        """Count the hand up, and say how the match ended."""
        self.advising.plays = False
        self._show_what_may_be_taken_back()
        self._have_judged()
        if self.panels.count() and self.board.story.pace.line:
            self.panels.breakdown.cover()
            self._count_up()

    def on_went_on(self) -> None:
        self.panels.breakdown.hide()
        self.watch.stop()
        table = self.sitting.table
        if table is not None and table.state.match.over:
            self.asked.emit("play_again")
            return
        self.board.setFocus()
        self.sitting.deal()

    def on_hint_closed(self) -> None:
        """Take the ring away with the note."""
        self.advising.forget()
        self.board.touch.cancel()
        self.bar.suggest_nothing()

    def on_hint_seen(self, is_seen: object) -> None:
        self.tools.light("hint" if is_seen else "")

    def on_tool(self, name: str) -> None:
        match name:
            case "undo":
                self.take_back()
            case "hint":
                self.show_hint()
            case "last":
                self.show_tricks()
            case _:
                self.asked.emit(name)

    def on_judged(self, told: Afterwards) -> None:
        """Tell what one made of the hand, and which moments were dear."""
        self._moments = told.moments
        self.panels.breakdown.tell_afterwards(told)

    # Inside

    def _have_judged(self) -> None:
        """Wait for verdicts on what one did in the hand that is over."""
        self._moments = ()
        self.panels.breakdown.tell_afterwards(None)
        table, people, scored = self.sitting.table, self.sitting.people, self.panels.past.scored
        if table is None or people is None or scored is None or self._match <= 0:
            return
        side = table.game.seating.side(people.me)
        others = [gained for other, gained in enumerate(scored.gained) if other != side]
        own = scored.gained[side] - max(others)
        self.watch.begin(self._match, table.record, people.me, own)

    def _connect(self) -> None:
        self.board.story.heard.connect(self._services.sounds.play)
        self.board.story.shown.connect(self.on_shown)
        self.board.laid_out.connect(self._place)
        self.sitting.offered.connect(self.on_offered)
        self.sitting.refused.connect(self.on_refused)
        self.sitting.rested.connect(self.on_rested)
        self.tutor.asked.connect(self.spoken.say)
        self.sitting.rested.connect(partial(self.idle.emit, True))
        self.panels.breakdown.went_on.connect(partial(self.idle.emit, False))
        self.panels.breakdown.went_on.connect(self.on_went_on)
        self.panels.breakdown.looked_back.connect(partial(self.asked.emit, "moment"))
        self.panels.breakdown.review_asked.connect(partial(self.asked.emit, "review"))
        self.panels.breakdown.hurried.connect(self.board.finish)
        self.watch.told.connect(self.on_judged)
        self.panels.breakdown.went_home.connect(partial(self.asked.emit, "home"))
        self.panels.closed.connect(self.board.setFocus)
        self.panels.hint.closed.connect(self.on_hint_closed)
        self.panels.hint.seen.connect(self.on_hint_seen)
        self.tools.pressed.connect(self.on_tool)
        self.bar.claimed.connect(self.play_out)

    def _lamp(self) -> int:
        """Return where the lamp is, from which the note hangs."""
        button = self.tools.button("hint")
        return button.mapTo(self, button.rect().center()).x()

    def _count_up(self) -> None:
        """Show one line of the count after another."""
        if self.panels.breakdown.uncover():
            self.board.animator.hold(self.board.story.pace.line, self._count_up)

    def _go(self, to_another_moment: Callable[[], None]) -> None:
        self.advising.forget()
        self.tutor.forget()
        self.watch.stop()
        self.panels.close()
        to_another_moment()
        self.board.setFocus()

    def _do_without_advice(self) -> None:
        self.tutor.forget()
        self.advising.plays = False
        self.advising.forget()

    def _show_what_may_be_taken_back(self) -> None:
        table = self.sitting.table
        self.tools.button("undo").setEnabled(table is not None and table.may_undo)

    def _place(self) -> None:
        """Find the places over the felt."""
        layout = self.board.layout_now
        if self._fitted != (self.board.look, layout.u, text_scale()):
            self._fitted = self.board.look, layout.u, text_scale()
            self.bar.fit(self.board.look, layout.u)
            self.tools.fit(layout.u)
            self.panels.fit(layout.u)
            self.sitting.offer_again()
            self.tutor.ask_again()
        self._place_bar(layout)
        self.tools.setGeometry(tools_box(layout).toAlignedRect())
        self.panels.place()

    def _place_bar(self, layout: Layout) -> None:
        furniture = self.board.furniture
        furniture.tell_at(self.bar.stand(layout, furniture.end_of_plate))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.board.setGeometry(self.rect())
        self._place()
