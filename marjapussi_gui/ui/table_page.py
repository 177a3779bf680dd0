"""The page of the table: the felt, and all that may lie over it."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from ..engine.actions import Action
from ..engine.events import Dealt, Event, HandScored, MatchWon, TrickTaken
from ..engine.state import Trick
from ..table.runner import Job
from ..table.seats import Person
from ..table.table import Table
from .board.board import Board
from .board.furniture import Look
from .board.layout import NORTH, Layout
from .board.prompt_bar import PromptBar
from .board.spoken import Spoken
from .board.tools import Tools
from .panels.breakdown import Breakdown
from .panels.hint import HintPanel
from .panels.known import KnownPanel
from .panels.panel import Panel
from .panels.talk import TalkPanel
from .panels.tricks import TricksPanel
from .preferences import Preferences
from .services import Advice, Services
from .sitting import Sitting
from .theme import TOUCH, text_scale
from .wording import actions as action_words
from .wording import advice as advice_words
from .wording import events as event_words
from .wording import scores as score_words
from .wording import spoken as spoken_words
from .wording import table as words
from .wording.people import People

BUTTON_ROW, OVER_BUTTONS = 46, 22  # u: a row of buttons, and the line of words above it
BESIDE_PLATE = 12  # u: so far from there stand words in the place of buttons
UNDER_PLATE = 26  # u: from the middle of a plate to where a panel may begin
HAND_TOP = 0.73  # of the height: where the own hand begins
LEAST_HINT = 300  # how wide a hint may be wherever the trick lies
TALK = 420  # how high the table talk may be, as large as it usually is


class TablePage(QWidget):
    """Where a match is played; it is told which table to sit down at, and nothing else."""

    menu_asked = Signal()
    new_match_asked = Signal()
    home_asked = Signal()

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self.board = Board(self)
        self.bar = PromptBar(self, home=self.board)
        self.tools = Tools(self)
        self.spoken = Spoken(self.board)
        self.breakdown, self.hint = Breakdown(self), HintPanel(self)
        self.tricks, self.known, self.talk = TricksPanel(self), KnownPanel(self), TalkPanel(self)
        self.sitting = Sitting(self.board, self.bar, self)
        self._advice: Job | None = None
        self._advised: Advice | None = None  # what is told just now
        self._is_claiming = False
        self._fitted: tuple[Look, float, float] | None = None
        self._scored: HandScored | None = None
        self._won: MatchWon | None = None
        self._tricks: list[Trick] = []
        self._connect()

    @property
    def panels(self) -> tuple[Panel, ...]:
        return self.breakdown, self.hint, self.tricks, self.known, self.talk

    def prefer(self, preferences: Preferences) -> None:
        """Look and play as the player wishes."""
        self._preferences = preferences
        self.board.prefer(preferences)
        self.tools.rename()

    def sit(self, table: Table, person: Person, people: People) -> None:
        """Sit down at a table."""
        self._forget()
        self.talk.begin()
        self.sitting.sit(table, person, people)
        self.board.setFocus()

    def retranslate(self) -> None:
        """Say everything again, in the language of now."""
        self.tools.rename()
        self.board.retell()
        self.sitting.offer_again()
        if not self.breakdown.isHidden():
            self.on_rested()
        if not self.hint.isHidden() and self._advised is not None:
            self.on_advised(self._advised)

    def leave(self) -> None:
        """Get up: nobody at the table goes on."""
        self._forget()
        self.sitting.leave()

    def end(self) -> None:
        """Get up, and let nothing move any more."""
        self.leave()
        self.board.animator.finish()

    # What may be asked for

    def show_hint(self) -> None:
        """Ask the strongest player what he would do here."""
        view = self.sitting.view
        table = self.sitting.table
        if view is None or table is None:
            return
        self.hint.wait()
        self._place_panels()
        table.assist()
        self._stop_advice(keep_panel=True)
        self._play_on()

    def show_tricks(self) -> None:
        """Show the last trick during play, all tricks after the hand."""
        people, table = self.sitting.people, self.sitting.table
        if people is None or table is None:
            return
        is_over = table.is_between_hands or table.state.match.over
        title = words.all_tricks if is_over else words.last_trick
        shown = self._tricks if is_over else self._tricks[-1:]
        self.tricks.tell(title, shown, people, self.board.deck)
        self._place_panels()

    def show_known(self) -> None:
        """Show what can be proven about the cards that are out."""
        view, people = self.sitting.view, self.sitting.people
        known = self._services.known(view) if view is not None else None
        if known is not None and people is not None:
            self.known.tell(known, people, self.board.deck)
            self._place_panels()

    def show_talk(self) -> None:
        """Show what was said and done, or take it away."""
        self.talk.setVisible(not self.talk.isVisible())
        self._place_panels()
        self.talk.go_to_the_end()

    def read(self, what: str) -> None:
        """Say the trick, the score, one's own hand, or what may be done."""
        table, people = self.sitting.table, self.sitting.people
        if table is None or people is None:
            return
        view = self.sitting.view or table.view
        match what:
            case "trick":
                self.spoken.say(spoken_words.trick(view, people))
            case "score":
                self.spoken.say(spoken_words.score(view, people))
            case "hand":
                self.spoken.say(spoken_words.hand(self.board.cards.order.cards))
            case _:
                self.spoken.say(spoken_words.legal(view, people))

    def claim(self) -> None:
        """Let the rest of the hand be played out, as it is decided."""
        self._is_claiming = True
        self._play_on()

    # What happens

    def on_told(self, event: Event) -> None:
        people = self.sitting.people
        if people is None:
            return
        match event:
            case TrickTaken(trick=trick):
                self._tricks.append(trick)
            case HandScored():
                self._scored = event
            case MatchWon():
                self._won = event
            case Dealt():
                self._tricks = []
                self.talk.add(words.hand_number(self._hand_number()), is_heading=True)
            case _:
                pass
        sentence = event_words.told(event, people)
        if sentence:
            self.talk.add(sentence)

    def on_refused(self, why: str) -> None:
        self._services.sounds.play("wrong")
        self.spoken.say(why)

    def on_offered(self) -> None:
        self._stop_advice()
        self.spoken.sync()
        self.spoken.say(self.board.furniture.sentence)
        self.tools.button("undo").setEnabled(self._may_undo())
        view = self.sitting.view
        if self._is_claiming:
            self._play_on()
        elif view is not None and self._services.is_decided(view):
            self.bar.offer_claim()
            self._place_bar(self.board.layout_now)
        elif self._preferences.hints:
            self._play_on()

    def on_rested(self) -> None:
        """Count the hand up, and say how the match ended."""
        people, table, scored = self.sitting.people, self.sitting.table, self._scored
        self._is_claiming = False
        self.tools.button("undo").setEnabled(self._may_undo())
        if people is None or table is None or scored is None:
            return
        over = table.state.match.over
        title = words.hand_number(table.state.match.hands)
        if over and self._won is not None:
            title = score_words.won(self._won, people)
        lines = score_words.breakdown(scored, people, table.game)
        standing = score_words.standing(table.state.match, people, table.game)
        self.breakdown.tell(title, lines, standing, over=over)
        self._place_panels()
        if self.board.story.pace.line:
            self.breakdown.cover()
            self._count_up()

    def _count_up(self) -> None:
        """Show one line of the count after another."""
        if self.breakdown.uncover():
            self.board.animator.hold(self.board.story.pace.line, self._count_up)

    def on_went_on(self) -> None:
        self.breakdown.hide()
        self._scored = None
        table = self.sitting.table
        if table is not None and table.state.match.over:
            self.new_match_asked.emit()
            return
        self.board.setFocus()
        self.sitting.deal()

    def on_advised(self, advice: Advice) -> None:
        view, people = self.sitting.view, self.sitting.people
        self._advice, self._advised = None, advice
        if view is None or people is None:
            return
        if self._is_claiming:
            self.sitting.on_acted(advice.action)
            return
        self._suggest(advice.action)
        if self.hint.isHidden():
            return
        values = [
            (action_words.button(action, view, people), advice_words.worth(value, view.game))
            for action, value in advice.values
        ] or [(action_words.button(advice.action, view, people), "")]
        self.hint.tell(values, advice_words.reasons(advice.reasons))
        self._place_panels()

    def on_tool(self, name: str) -> None:
        match name:
            case "undo":
                self.take_back()
            case "hint":
                self.show_hint()
            case "last":
                self.show_tricks()
            case _:
                self.menu_asked.emit()

    def take_back(self) -> None:
        self._close_panels()
        self.sitting.undo()
        self.board.setFocus()

    def do_again(self) -> None:
        self._close_panels()
        self.sitting.redo()
        self.board.setFocus()

    def escape(self) -> bool:
        """Close what lies open on the felt, but the count of a hand; return whether any did."""
        open_ones = [p for p in self.panels if p.isVisible() and p is not self.breakdown]
        for panel in open_ones:
            panel.close_panel()
        return bool(open_ones)

    # Inside

    def _connect(self) -> None:
        self.board.story.told.connect(self.on_told)
        self.board.story.heard.connect(self._services.sounds.play)
        self.board.laid_out.connect(self.on_laid_out)
        self.sitting.offered.connect(self.on_offered)
        self.sitting.refused.connect(self.on_refused)
        self.sitting.rested.connect(self.on_rested)
        self.breakdown.went_on.connect(self.on_went_on)
        self.breakdown.went_home.connect(self.home_asked)
        self.tools.pressed.connect(self.on_tool)
        self.bar.claimed.connect(self.claim)
        for panel in self.panels:
            panel.closed.connect(self.board.setFocus)
            panel.made_again.connect(self._place_panels)

    def _forget(self) -> None:
        self._close_panels()
        self._stop_advice()
        self._scored = self._won = None
        self._tricks, self._is_claiming = [], False

    def _close_panels(self) -> None:
        for panel in self.panels:
            if panel is not self.talk:
                panel.hide()

    def _stop_advice(self, *, keep_panel: bool = False) -> None:
        if self._advice is not None:
            self._advice.stop()
            self._advice = None
        self._advised = None
        if not keep_panel:
            self.hint.hide()

    def _play_on(self) -> None:
        """Ask the strongest player: for a hint, or to play what is decided."""
        view = self.sitting.view
        if view is not None and self._advice is None:
            self._advice = self._services.runner.run(
                lambda stop: self._services.advise(view, stop), self.on_advised
            )

    def _suggest(self, action: Action) -> None:
        """Outline what is suggested, card or button."""
        self.board.touch.suggest(action)
        self.bar.suggest(action)

    def _may_undo(self) -> bool:
        table = self.sitting.table
        return table is not None and table.may_undo

    def _hand_number(self) -> int:
        table = self.sitting.table
        return table.state.match.hands + 1 if table is not None else 1

    def on_laid_out(self) -> None:
        self._place()

    def _place(self) -> None:
        """Find the places over the felt."""
        layout = self.board.layout_now
        if self._fitted != (self.board.look, layout.u, text_scale()):
            self._fitted = self.board.look, layout.u, text_scale()
            self.bar.fit(self.board.look, layout.u)
            self.tools.fit(layout.u)
            for panel in self.panels:
                panel.fit(layout.u)
            self.sitting.offer_again()
        self._place_bar(layout)
        size = self.tools.sizeHint()
        edge = round(28 * layout.u)
        self.tools.setGeometry(
            self.width() - size.width() - edge, round(26 * layout.u), size.width(), size.height()
        )
        self._place_panels()

    def _place_bar(self, layout: Layout) -> None:
        left, top, right, bottom = layout.bar
        flow = self.bar.layout()
        assert flow is not None
        width = round((right - left) * self.width())
        height = max(flow.heightForWidth(width), 1)
        y = min(round(top * self.height()), round(bottom * self.height()) - height)
        self.bar.setGeometry(round(left * self.width()), y, width, height)
        row = max(BUTTON_ROW * layout.u, TOUCH)
        x, line = left * self.width(), y - OVER_BUTTONS * layout.u
        if not flow.count():
            x, line = x + BESIDE_PLATE * layout.u, y + row / 2
        self.board.furniture.tell_at(x, line)

    def _place_panels(self) -> None:
        width, height = self.width(), self.height()
        below_plate = round(NORTH.plate[1] * height + UNDER_PLATE * self.board.layout_now.u)
        hand = round(HAND_TOP * height)
        middle, most = (width // 2, round(0.43 * height)), (width - 40, height - 40)
        for panel, lower in ((self.breakdown, height), (self.tricks, hand), (self.known, hand)):
            if panel.isVisible():
                panel.place(*middle, *most, between=(below_plate, lower))
        if self.hint.isVisible():
            room = max(width - round(self.board.layout_now.trick_edge), LEAST_HINT)
            self.hint.place(width, round(0.42 * height), room, height - 80)
        if self.talk.isVisible():
            wide, high = round(0.3 * width) + 80, round(TALK * self.talk.scale)
            self.talk.place(round(0.84 * width), round(0.42 * height), wide, high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.board.setGeometry(self.rect())
        self._place()
