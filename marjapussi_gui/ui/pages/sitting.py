"""A person at a table: what the match shows goes to the felt, what he does goes to the match."""

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
    """Brings a table and a board together, one match at a time."""

    offered = Signal()  # it is the person's turn, and everything before it was shown
    acted = Signal()  # the person did something
    refused = Signal(str)  # why a card may not be played
    rested = Signal()  # a hand or the match is over, and everything was shown

    def __init__(self, board: Board, bar: PromptBar, parent: QObject) -> None:
        super().__init__(parent)
        self._board, self._bar = board, bar
        self._table: Table | None = None
        self._person = Person()
        self._people: People | None = None
        self._prompts: Prompts = NOTHING
        self.plays_forced = False  # the only card that may be played plays itself
        self._is_again = False  # what was taken back is done again: then nothing plays itself
        self.chooses_sets = False  # asks which sets are to be laid
        self.laying = Laying(board, bar, self)
        self.laying.lay, self.laying.give_up = self.on_meant, self.offer_again
        self.lets: Callable[[Action], bool] = _anything  # what is done at once, and not asked about
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
        """What the person is asked about just now."""
        return self._person.waiting[1] if self._person.waiting else None

    @property
    def prompts(self) -> Prompts:
        """What is offered just now."""
        return self._prompts

    @property
    def is_offering(self) -> bool:
        """Whether the person may act: he is asked, and has seen what went before."""
        return self.view is not None and self._prompts is not NOTHING

    def sit(self, table: Table, person: Person, people: People) -> None:
        """Sit down at a table; whatever was played before is left behind."""
        self.leave()
        self._table, self._person, self._people = table, person, people
        person.asked = self.on_asked
        self._board.begin(table.view, people)
        table.go_on()

    def leave(self) -> None:
        """Let nobody at the old table go on."""
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
        """Have the rest of the hand played out."""
        if self._table is not None:
            self._offer(NOTHING, "")
            self._table.play_out()

    def deal(self) -> None:
        """Go on to the next hand."""
        if self._table is not None:
            self._board.finish()
            self._table.deal()

    def offer_again(self) -> None:
        """Make the buttons anew, in the look of now."""
        if self.laying.is_asking:
            self.laying.ask_again()
        elif self.is_offering and self.view is not None and self._people is not None:
            self._board.furniture.sentence.tell(self._sentence())
            self._bar.offer(self._prompts, self.view, self._people)

    def retell(self) -> None:
        """Say in the language of now what is to be done, or whose turn it is."""
        table, people, sentence = self._table, self._people, self._board.furniture.sentence
        if self.is_offering or self.laying.is_asking:
            self.offer_again()
        elif table is not None and people is not None and sentence.text:
            shown = self._board.story.view if self._board.story.is_telling else table.view
            sentence.tell("" if shown is None else words.prompt(shown, people))

    # What happens

    def on_asked(self) -> None:
        if not self._board.story.is_telling:  # a card that is lifted meanwhile holds nothing up
            self._offer_turn()

    def on_shown(self) -> None:
        """Tell of whom it is the turn in what is shown, while more is to be told."""
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
        """Do what the player chose, if he has seen what he answers."""
        if self._board.admit_press():
            self.on_meant(action)
        else:
            self._board.touch.send_home()

    def on_meant(self, action: Action) -> None:
        """Do what the player chose by a press that counted, unless it is asked about first."""
        if self.lets(action):
            self.act(action)
        else:
            self._board.touch.send_home()

    def act(self, action: Action) -> None:
        """Do this for the player, if he is asked."""
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
            ways = ways_shown(view, groups, table.refusal)
            if len(ways) > 1:
                if self._board.admit_press():
                    self.laying.begin(view, ways)
                return
        self.on_answered(spelled_by(action, view, groups, table.refusal))

    def on_arranged(self) -> None:
        view = self.view
        if view is not None and view.rummy.is_dealt:
            self._board.touch.arrange(best_groups(view))
            self._board.setFocus()  # the space bar would arrange the hand once more

    def on_refused(self, card: Card) -> None:
        """Say why a card may not be played now."""
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

    # Inside

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
        """Return what is to be done: how many are still to be chosen, or what is owed."""
        view, people = self.view, self._people
        assert view is not None
        assert people is not None
        chosen = len(self._board.touch.chosen) if self._prompts.wanted else 0
        return words.prompt(view, people, chosen=chosen, duty=self._duty(view))

    def _duty(self, view: View) -> Duty | None:
        """Return the strictest of the duties that forbid cards now."""
        table = self._table
        assert table is not None
        owed = [duty for card in view.hand if (duty := table.duty(card)) is not None]
        return strictest(owed) if owed else None

    def _offer(self, offered: Prompts, sentence: str, barred: list[Card] | None = None) -> None:
        self._prompts = offered
        self.laying.forget()
        self._board.offer(offered, sentence, barred or ())
        if offered is NOTHING:
            had_buttons = bool(self._bar.buttons)
            self._bar.offer(NOTHING, None, None)
            if had_buttons:
                self._board.laid_out.emit()  # in their place stands the sentence now


def _is_forced(view: View) -> bool:
    return len(view.legal) == 1 and isinstance(view.legal[0], Play)


def _anything(_action: Action) -> bool:
    """Let everything be done at once."""
    return True


def _nobody_listens() -> None:
    """Hear a question that came too late."""
