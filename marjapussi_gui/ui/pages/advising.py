"""The strongest player at one's elbow: he tells what he would do and why, or does it."""

from PySide6.QtCore import QObject

from ...contrast import Alike
from ...engine.actions import Action, Discard, Play
from ...engine.cards import Card
from ...engine.view import View
from ...facts import Advised, Certain
from ...kept.verdict import Verdict, Worth
from ...table.runner import Errand
from ..basis.services import Advice, Services
from ..board.board import Board
from ..board.prompt_bar import PromptBar
from ..panels.hint import Note
from ..panels.over_felt import OverFelt
from ..panels.values import FEW, Values
from ..wording import actions as action_words
from ..wording import advice as advice_words
from ..wording import table as words
from ..wording.card_names import short_name
from ..wording.contrasts import alike
from ..wording.people import People
from ..wording.reasons import reasons
from ..wording.suggestions import suggestion
from ..wording.tongue import decimal, first_sentence
from .sitting import Sitting


class Advising(QObject):
    """Asks for advice on what one sees, shows it, and notes that it was help."""

    def __init__(
        self, services: Services, board: Board, bar: PromptBar, panels: OverFelt, sitting: Sitting
    ) -> None:
        super().__init__(board)
        self._services, self._board, self._bar = services, board, bar
        self._panels, self._sitting = panels, sitting
        self._errand = Errand(services.runner)
        self.advice: Advice | None = None  # what is told just now
        self.verdict: Verdict | None = None  # what is told of it on the note
        self.plays = False  # in one's place, to the end of the hand

    @property
    def is_awaited(self) -> bool:
        """Whether he still thinks."""
        return self._errand.is_under_way

    def ask(self) -> None:
        """Ask what he would do here, once."""
        view = self._sitting.view
        if view is not None and not self.is_awaited:
            self._errand.ask(lambda stop: self._services.advise(view, stop), self.on_advised)

    def show(self, done: Action | None = None) -> None:
        """Ask, and show his answer over the felt, held against what was going to be done."""
        self.forget()
        view = self._sitting.view
        if view is None:
            return
        self._panels.hint.wait()
        self._panels.place()
        self._errand.ask(lambda stop: self._services.judge(view, done, stop), self.on_judged)

    def play(self) -> None:
        """Have him play the rest of the hand."""
        if self._sitting.table is not None:
            self._sitting.table.assist()
            self.plays = True
            self.forget()
            self.ask()

    def stop_playing(self) -> bool:
        """Play oneself again; return whether he played."""
        was_playing, self.plays = self.plays, False
        if was_playing:
            self.forget()
        return was_playing

    def forget(self) -> None:
        """Want no answer any more, and show none."""
        self._errand.stop()
        self.advice = self.verdict = None
        self._panels.hint.hide()

    def tell_again(self) -> None:
        """Say it in the language of now."""
        view, people, verdict = self._sitting.view, self._sitting.people, self.verdict
        if self._panels.hint.is_open and verdict and view and people:
            self._panels.hint.tell(note(verdict, view, people))
            self._panels.place()

    def on_advised(self, advice: Advice) -> None:
        table = self._sitting.table
        self.advice = advice
        if table is None or self._sitting.view is None:
            return
        table.assist()
        if self.plays:
            self._sitting.act(advice.action)
            return
        self._suggest(advice.action)

    def on_judged(self, verdict: Verdict) -> None:
        table, view, people = self._sitting.table, self._sitting.view, self._sitting.people
        if table is None or view is None or people is None:
            return
        table.assist()
        best = verdict.advice
        self.verdict, self.advice = verdict, Advice(best, (), verdict.reasons)
        self._suggest(best)
        self._panels.hint.tell(note(verdict, view, people))
        self._panels.place()

    def _suggest(self, action: Action) -> None:
        self._board.touch.suggest(action)
        self._bar.suggest(action)


def note(verdict: Verdict, view: View, people: People) -> Note:
    """Return what stands on the note of a verdict."""
    if len(view.legal) == 1 and verdict.reasons:
        first, rest = first_sentence(reasons(verdict.reasons[:1], people)[0])
        return Note(first, (rest,) if rest else (), ())
    advice, reasons_given = suggestion(verdict.advice, view, people), verdict.reasons
    if reasons_given and isinstance(reasons_given[0], Alike):
        advice = f"{alike(reasons_given[0])} {advice}"  # first that it hardly matters
        reasons_given = reasons_given[1:]
    known = [each for each in reasons_given if isinstance(each, Certain | Advised)]
    follows = [each for each in reasons_given if each not in known]
    return Note(
        advice,
        reasons(follows, people),
        reasons(known, people),
        _values(verdict, view, people),
    )


def _values(verdict: Verdict, view: View, people: People) -> Values | None:
    worths = verdict.worths
    if len(worths) < 2:
        return None
    cards = [card for each in worths if (card := _single_card(each.action)) is not None]
    are_cards = len(cards) == len(worths)
    title = words.worth_of_cards(len(worths)) if are_cards else words.worth_of_all()
    has_chances = worths[0].chance is not None
    has_points = not has_chances or any(each.points for each in worths)
    heads = (words.match_won(),) * has_chances + (words.points_head(),) * has_points
    names = tuple(action_words.button(each.action, view, people) for each in worths)
    is_short = are_cards and len(worths) > FEW
    rows = tuple(
        (name, *_told(each, view)[: len(heads)])
        for name, each in zip(map(short_name, cards) if is_short else names, worths, strict=True)
    )
    deals = words.deals_tried(verdict.deals) if verdict.deals else ""
    return Values(title, deals, heads, rows, names)


def _single_card(action: Action) -> Card | None:
    """Return the card that is played, or the only one that is discarded."""
    match action:
        case Play(card) | Discard((card,)):
            return card
        case _:
            return None


def _told(worth: Worth, view: View) -> tuple[str, ...]:
    """Return the values of an action, as its columns have them."""
    if worth.chance is None:
        return (advice_words.worth(worth.points, view.game),)
    return advice_words.worth(worth.chance, view.game), decimal(worth.points)
