"""The page on which a match is played: the board, its buttons and the panels over it."""

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from ...engine.game import Game
from ...table.seats import Person
from ...table.table import Table
from ..basis.own_presets import rules_by_name
from ..basis.preferences import Preferences
from ..basis.services import Services
from ..basis.theme import text_scale
from ..board.board import Board
from ..board.layout import Layout
from ..board.look import Look
from ..board.prompt_bar import PromptBar
from ..board.spoken import READ, Spoken
from ..board.standing import tools_box
from ..board.tools import Tools
from ..panels.over_felt import OverFelt
from ..widgets.heard import words_of
from ..wording import after_hand, games, resume
from ..wording.people import People
from ..wording.rules_house import is_standard, rules_name
from .after_hand import AfterHand
from .helping import Helping
from .page import Deeds, Page
from .sitting import Sitting

T = TypeVar("T")
OF_A_MATCH = ("play_for_me", "review", "again", "other_seat", "copy_deal", "audit")


class TablePage(Page):
    """Shows a match session with its prompts, panels, hints and scores."""

    seen = Signal()  # every time the page becomes visible

    BACK = ""
    IS_STATION = True
    NEEDS_THOUGHT = True
    IS_FELT = True

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self.board = Board(self)
        self.bar = PromptBar(self, home=self.board)
        self.tools = Tools(self)
        self.spoken = Spoken(self.board)
        self.panels = OverFelt(self, self.board, services.known, self._lamp)
        self.sitting = Sitting(self.board, self.bar, self)
        self.sitting.chooses_sets = True
        self.helping = Helping(
            services, self.board, self.bar, self.panels, self.sitting, self.spoken
        )
        self.advising, self.tutor = self.helping.advising, self.helping.tutor
        self.after_hand = AfterHand(services, self.board, self.panels, self.sitting)
        self.panels.rules_name = self.board.furniture.rules_name = self.rules_name
        self._hint_said = ""
        self._fitted: tuple[Look, float, float] | None = None
        self.menu_button = self.tools.button("menu")
        self.setFocusProxy(self.board)
        self._connect()

    @property
    def deeds(self) -> Deeds:
        actions: Deeds = {
            "undo": self.take_back,
            "redo": self.do_again,
            "hint": self.show_hint,
            "tricks": self.show_tricks,
            "known": self.show_known,
            "talk": self.show_talk,
            "hands": self.show_hands,
            "claim": self.helping.play_out,
        }
        reads = {**self.spoken.deeds((*READ, "legal")), "read_table": self.read_table}
        return {
            **actions,
            **reads,
            "read_seats": self.read_seats,
            **{name: partial(self.asked.emit, name) for name in OF_A_MATCH},
        }

    @property
    def title(self) -> str:
        table = self.sitting.table
        if table is None:
            return ""
        has_standard_rules = is_standard(table.game.variant, table.game.options)
        name = games.name(table.game.key)
        return resume.named(name, "" if has_standard_rules else self.rules_name())

    def rules_name(self) -> str:
        """Return the name of the match's house rules in the current language."""
        table = self.sitting.table
        if table is None:
            return ""
        own = rules_by_name(self._services.presets, table.game.key)
        return rules_name(table.game.variant, table.game.options, own)

    @property
    def has_subject(self) -> bool:
        return self.sitting.table is not None

    def prefer(self, preferences: Preferences) -> None:
        self.board.prefer(preferences)
        self.spoken.announcing.amount = preferences.speech
        self.sitting.plays_forced = preferences.forced
        if self.bar.counts == preferences.count_myself:
            self.bar.counts = not preferences.count_myself
            self.sitting.offer_again()
        self.tools.rename()
        self.helping.prefer(preferences)

    def sit(self, table: Table, person: Person, people: People, match: int = 0) -> None:
        """Show a session; its hands are evaluated if match_id is positive."""
        self.helping.leave()
        self.tutor.has_spoken = False
        self.after_hand.begin(match)
        self.panels.begin(table.past, is_judged=match > 0)
        self.tools.lays_sets = table.game.lays_sets
        self.tools.rename()
        self._prepare(table.game)
        self.board.setFocus()
        self.sitting.sit(table, person, people)
        self.changed.emit()

    def _prepare(self, game: Game) -> None:
        """Prepare tables of the bots in the background while the cards are dealt."""
        services = self._services
        services.runner.run(lambda stop: services.prepare(game, stop), lambda _: None)

    def retranslate(self) -> None:
        self.tools.rename()
        self.board.retell()
        self.panels.retranslate()
        self.sitting.retell()
        self.advising.tell_again()
        self.tutor.ask_again()
        self._place_bar(self.board.layout_now)  # the texts have other lengths now

    def leave(self) -> None:
        """Stop the session, hints and panels."""
        self.helping.leave()
        self.after_hand.stop()
        self.panels.close()
        self.sitting.leave()

    def end(self) -> None:
        """Stop the session and all animations."""
        self.leave()
        self.board.animator.finish()

    # Commands

    def show_hint(self) -> None:
        """Show a hint, or close it."""
        self.board.finish()
        self._hint_said = ""
        if self.panels.hint.is_open:
            self.panels.hint.close_panel()
        elif self.sitting.view is not None:
            self.advising.show()

    def show_tricks(self) -> None:
        """Show the last trick during play or all tricks after a hand, or close the panel."""
        if self.sitting.table is not None:
            self._turn(self.panels.turn_tricks)

    def show_known(self) -> None:
        """Show what can be proven about hidden cards, or hide it; this counts as help."""
        table = self.sitting.table
        if table is not None and self._turn(self.panels.turn_known):
            table.assist()

    def show_talk(self) -> None:
        """Show or hide the hand log."""
        self.panels.turn_talk()

    def show_hands(self) -> None:
        """Show or hide the scores of all hands of the match."""
        if self.sitting.table is not None:
            self._turn(self.panels.turn_hands)

    def play_for_me(self) -> None:
        """Let the computer play the rest of the hand."""
        self.advising.play()

    def take_back(self) -> None:
        """Go back to the player's last decision."""
        table = self.sitting.table
        self.advising.plays = False
        if table is not None and table.may_undo:
            self._go(self.sitting.undo)

    def do_again(self) -> None:
        """Redo what was undone."""
        table = self.sitting.table
        if table is not None and table.may_redo:
            self._go(self.sitting.redo)

    def close_open(self) -> bool:
        if self.sitting.laying.stop():
            return True
        if self.advising.stop_playing() or self.tutor.think_again() or self.panels.escape():
            return True
        is_over = self.panels.breakdown.waits_for_choice
        if is_over:
            self.asked.emit("home")
        return is_over

    def let_go(self) -> None:
        self.board.touch.cancel()

    def take_focus(self) -> None:
        """Give the focus to the score if a hand is over, otherwise to the board."""
        if self.panels.breakdown.is_open:
            self.panels.breakdown.take_keys()
        else:
            self.board.setFocus()

    def read_table(self) -> None:
        """Announce the cards on the table; after a hand, its score."""
        ledger = self.panels.breakdown.ledger
        if ledger is not None and self.panels.breakdown.isVisible():
            self.spoken.answer(after_hand.count(ledger))
        else:
            self.spoken.read("table")

    def read_seats(self) -> None:
        """Announce what each seat has played; after a hand, what each one held."""
        if self.panels.behind.hands:
            self.spoken.answer(self.panels.behind.accessibleName())
        else:
            self.spoken.read("seats")

    # Slots

    def on_refused(self, why: str) -> None:
        self._services.sounds.play("wrong")
        self.spoken.say(why)

    def on_shown(self) -> None:
        """Clear hints once the player's turn is over."""
        if self.sitting.view is None:
            self.helping.forget()

    def on_offered(self) -> None:
        self.spoken.sync()
        self.spoken.say_due(self.board.furniture.sentence.text)
        self._show_what_may_be_taken_back()
        self.helping.offer()

    def on_rested(self) -> None:
        """Show the score of the hand, and the result of the match if it is over."""
        self.advising.plays = False
        self._show_what_may_be_taken_back()
        self.after_hand.count()

    def on_went_on(self) -> None:
        self.board.finish()  # before the score closes: a hand that ends now would open it again
        self.panels.breakdown.hide()
        self.after_hand.stop()
        table = self.sitting.table
        if table is not None and table.state.match.over:
            self.asked.emit("play_again")
            return
        self.board.setFocus()
        self.sitting.deal()

    def on_hint_seen(self, is_seen: object) -> None:
        self.tools.light("hint" if is_seen else "")
        if is_seen and self.advising.advice is not None:
            self._tell_hint(words_of(self.panels.hint))

    def _tell_hint(self, hint: str) -> None:
        """Announce the hint once."""
        if hint != self._hint_said:
            self._hint_said = hint
            self.spoken.say(hint)

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

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.helping.be_seen()
        self.seen.emit()

    # Private

    def _connect(self) -> None:
        self.board.story.heard.connect(self._services.sounds.play)
        self.spoken.aloud.voiced.connect(self.said)
        self.board.story.shown.connect(self.on_shown)
        self.board.laid_out.connect(self._place)
        self.sitting.offered.connect(self.on_offered)
        self.sitting.acted.connect(self.helping.forget)
        self.sitting.refused.connect(self.on_refused)
        self.sitting.rested.connect(self.on_rested)
        self.tutor.asked.connect(self.spoken.say)
        self.sitting.rested.connect(partial(self.idle.emit, True))
        self.panels.breakdown.went_on.connect(partial(self.idle.emit, False))
        self.panels.breakdown.went_on.connect(self.on_went_on)
        self.panels.breakdown.looked_back.connect(partial(self.asked.emit, "moment"))
        self.panels.breakdown.review_asked.connect(partial(self.asked.emit, "review"))
        self.panels.breakdown.again_asked.connect(partial(self.asked.emit, "again"))
        self.panels.closed.connect(self._on_closed)
        self.panels.hint.seen.connect(self.on_hint_seen)
        self.tools.pressed.connect(self.on_tool)
        self.board.touch.looked_through.connect(self.show_tricks)
        self.board.touched.connect(self.take_focus)
        self.bar.claimed.connect(self.helping.play_out)

    def _lamp(self) -> int:
        """Return the x coordinate of the hint button, from which the hint hangs."""
        button = self.tools.button("hint")
        return button.mapTo(self, button.rect().center()).x()

    def _turn(self, turn: Callable[[], T]) -> T:
        """Open or close a panel, announce it if it opened, and return toggle's result."""
        before = [panel for panel in self.panels.all if panel.is_open]
        answer = turn()
        for panel in self.panels.all:
            if panel.is_open and panel not in before:
                self.spoken.answer(words_of(panel))
        return answer

    def _on_closed(self) -> None:
        """Give the focus to the board unless a card has it."""
        if not self.board.isAncestorOf(self.window().focusWidget()):
            self.take_focus()

    def _go(self, to_another_moment: Callable[[], None]) -> None:
        self.board.finish()  # before panels close: a hand that ends now would open the score
        self.helping.forget()
        self.after_hand.stop()
        self.panels.close()
        to_another_moment()
        self.board.setFocus()

    def _show_what_may_be_taken_back(self) -> None:
        table = self.sitting.table
        self.tools.button("undo").setEnabled(table is not None and table.may_undo)

    def _place(self) -> None:
        """Place the buttons and panels over the board."""
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
        furniture.sentence.stand_at(self.bar.stand(layout, *furniture.beside_buttons))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.board.setGeometry(self.rect())
        self._place()
