"""Connects a match session with a board: events go to the board, actions to the session."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from ...engine.actions import Action, Draw, Lay, Play
from ...engine.cards import Card
from ...engine.game import IllegalAction
from ...engine.phases.duties import Duty, strictest
from ...engine.view import View
from ...table.seats import Person
from ...table.table import Table
from ..board.board import Board
from ..board.press_gate import TURN_MS
from ..board.prompt_bar import PromptBar
from ..board.prompts import NOTHING, Prompts, prompts
from ..board.sets import best_groups, spelled_by, ways_shown
from ..wording import actions as words
from ..wording import duties
from ..wording.people import People
from .laying import Laying


class Sitting(QObject):
    """Offers the player's turns on a board and performs the chosen actions, one match at a time."""

    offered = Signal()  # it is the player's turn, and all events are shown
    acted = Signal()  # the player acted
    refused = Signal(str)  # why a card cannot be played
    rested = Signal()  # a hand or the match is over, and all events are shown

    def __init__(self, board: Board, bar: PromptBar, parent: QObject) -> None:
        super().__init__(parent)
        self._board, self._bar = board, bar
        self._table: Table | None = None
        self._person = Person()
        self._people: People | None = None
        self._prompts: Prompts = NOTHING
        self.plays_forced = False  # play the only legal card automatically
        self._is_again = False  # after redo nothing is played automatically
        self.chooses_sets = False  # ask if several choices of sets can be laid
        self.laying = Laying(board, bar, self)
        self.laying.lay, self.laying.give_up = self.on_meant, self.offer_again
        self.lets: Callable[[Action], bool] = _anything  # False holds an action back
        board.story.shown.connect(self.on_shown)
        board.story.settled.connect(self.on_settled)
        board.touch.acted.connect(self.on_answered)
        board.touch.refused.connect(self.on_refused)
        board.touch.chose.connect(self.on_chose)
        bar.acted.connect(self.on_answered)
        bar.spelled.connect(self.on_spelled)
        bar.arranged.connect(self.on_arranged)

    @property
    def table(self) -> Table | None:
        return self._table

    @property
    def people(self) -> People | None:
        return self._people

    @property
    def view(self) -> View | None:
        """The view of the decision that the player has to make, or None."""
        return self._person.waiting[1] if self._person.waiting else None

    @property
    def prompts(self) -> Prompts:
        """The options that are offered now."""
        return self._prompts

    @property
    def is_offering(self) -> bool:
        """Whether the player can act: the turn is offered and all events are shown."""
        return self.view is not None and self._prompts is not NOTHING

    def sit(self, table: Table, person: Person, people: People) -> None:
        """Show a session and let it go on; the previous session is stopped."""
        self.leave()
        self._table, self._person, self._people = table, person, people
        person.asked = self.on_asked
        self._board.begin(table.view, people)
        table.go_on()

    def leave(self) -> None:
        """Stop the session and clear the prompts."""
        if self._table is not None:
            self._table.stop()
            self._person.asked = _nobody_listens
            self._table = None
        self._offer(NOTHING, "")

    def undo(self) -> None:
        if self._table is not None and self._table.may_undo:
            self._board.finish()
            self._offer(NOTHING, "")
            self._table.undo()

    def redo(self) -> None:
        if self._table is not None and self._table.may_redo:
            self._board.finish()
            self._is_again = True
            self._offer(NOTHING, "")
            self._table.redo()

    def play_out(self) -> None:
        """Play out the rest of the hand."""
        if self._table is not None:
            self._offer(NOTHING, "")
            self._table.play_out()

    def deal(self) -> None:
        """Deal the next hand."""
        if self._table is not None:
            self._board.finish()
            self._table.deal()

    def offer_again(self) -> None:
        """Show the prompts again, in the current style and language."""
        if self.laying.is_asking:
            self.laying.ask_again()
        elif self.is_offering and self.view is not None and self._people is not None:
            self._board.furniture.sentence.tell(self._sentence())
            self._bar.offer(self._prompts, self.view, self._people)

    def retell(self) -> None:
        """Update the prompt sentence to the current language."""
        table, people, sentence = self._table, self._people, self._board.furniture.sentence
        if self.is_offering or self.laying.is_asking:
            self.offer_again()
        elif table is not None and people is not None and sentence.text:
            shown = self._board.story.view if self._board.story.is_telling else table.view
            sentence.tell("" if shown is None else words.prompt(shown, people))

    # Slots

    def on_asked(self) -> None:
        if not self._board.story.is_telling:  # a lifted card does not delay the turn
            self._offer_turn()

    def on_shown(self) -> None:
        """Say whose turn it is in the view that is shown, while events are played."""
        view = self._board.story.view
        if (
            self._table is None
            or self._people is None
            or view is None
            or self._prompts is not NOTHING
        ):
            return
        is_mine = view.turn == self._people.me
        self._board.furniture.sentence.tell("" if is_mine else words.prompt(view, self._people))

    def on_settled(self) -> None:
        if self._table is None:
            return
        if self._person.waiting is not None:
            self._offer_turn()
        elif self._table.is_between_hands or self._table.state.match.over:
            self._offer(NOTHING, "")
            self.rested.emit()
        elif self._people is not None:
            self._offer(NOTHING, words.prompt(self._table.view, self._people))

    def on_answered(self, action: Action) -> None:
        """Perform the chosen action unless the press came too early."""
        if self._board.admit_press():
            self.on_meant(action)
        else:
            self._board.touch.send_home()

    def on_meant(self, action: Action) -> None:
        """Perform an action unless confirm_action holds it back."""
        if self.lets(action):
            self.act(action)
        else:
            self._board.touch.send_home()

    def act(self, action: Action) -> None:
        """Perform an action for the player, if it is the player's turn."""
        table, waiting = self._table, self._person.waiting
        if table is None or waiting is None:
            return
        try:
            self._is_again = False
            self._offer(NOTHING, "")
            self.acted.emit()
            table.answer(waiting[0], action)
        except IllegalAction:
            self._offer_turn()

    def on_spelled(self, action: Action) -> None:
        table, view = self._table, self.view
        if table is None or view is None:
            return
        groups = self._board.cards.order.groups
        if isinstance(action, Lay) and self.chooses_sets:
            options = ways_shown(view, groups, table.refusal)
            if len(options) > 1:
                if self._board.admit_press():
                    self.laying.begin(view, options)
                return
        self.on_answered(spelled_by(action, view, groups, table.refusal))

    def on_arranged(self) -> None:
        view = self.view
        if view is not None and view.rummy.is_dealt:
            self._board.touch.arrange(best_groups(view))
            self._board.setFocus()  # otherwise Space would arrange the hand again

    def on_refused(self, card: Card) -> None:
        """Say why a card cannot be played now."""
        table, people = self._table, self._people
        if table is None or people is None:
            return
        duty = table.duty(card) if self._person.waiting else None
        why = duties.refusal(duty) if duty else duties.not_now(table.view, people)
        self._board.furniture.sentence.tell(why)
        self.refused.emit(why)

    def on_chose(self) -> None:
        view, people = self.view, self._people
        if view is not None and people is not None:
            self._bar.choose(self._board.touch.chosen, view, people)
            if self._prompts.wanted:
                self._board.furniture.sentence.tell(self._sentence())

    # Private

    def _offer_turn(self) -> None:
        view, people, table = self.view, self._people, self._table
        assert view is not None
        assert people is not None
        assert table is not None
        if len(view.legal) == 1 and isinstance(view.legal[0], Draw) and not view.rummy.is_dealt:
            self.act(view.legal[0])
            return
        if self.plays_forced and not self._is_again and _is_forced(view):
            self.act(view.legal[0])
            return
        offered = prompts(view)
        self._offer(offered, self._sentence(), offered.barred(view.hand))
        self._board.gate.close(TURN_MS)
        self._bar.offer(offered, view, people)
        self._board.laid_out.emit()
        self.offered.emit()

    def _sentence(self) -> str:
        """Return the sentence that says what to do, or how many cards are missing."""
        view, people = self.view, self._people
        assert view is not None
        assert people is not None
        chosen = len(self._board.touch.chosen) if self._prompts.wanted else 0
        return words.prompt(view, people, chosen=chosen, duty=self._duty(view))

    def _duty(self, view: View) -> Duty | None:
        """Return the strictest duty that forbids a card now, or None."""
        table = self._table
        assert table is not None
        duties_now = [duty for card in view.hand if (duty := table.duty(card)) is not None]
        return strictest(duties_now) if duties_now else None

    def _offer(self, offered: Prompts, sentence: str, barred: list[Card] | None = None) -> None:
        self._prompts = offered
        self.laying.forget()
        self._board.offer(offered, sentence, barred or ())
        if offered is NOTHING:
            had_buttons = bool(self._bar.buttons)
            self._bar.offer(NOTHING, None, None)
            if had_buttons:
                self._board.laid_out.emit()  # the sentence takes the place of the buttons


def _is_forced(view: View) -> bool:
    return len(view.legal) == 1 and isinstance(view.legal[0], Play)


def _anything(_action: Action) -> bool:
    """Confirm every action."""
    return True


def _nobody_listens() -> None:
    """Ignore a turn request that came too late."""
