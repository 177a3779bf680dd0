"""Show what the strongest player would do and why, or let it play the rest of the hand."""

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
    """Requests hints for the player's turn, shows them, and marks the match as assisted."""

    def __init__(
        self, services: Services, board: Board, bar: PromptBar, panels: OverFelt, sitting: Sitting
    ) -> None:
        super().__init__(board)
        self._services, self._board, self._bar = services, board, bar
        self._panels, self._sitting = panels, sitting
        self._errand = Errand(services.runner)
        self.advice: Advice | None = None  # the suggestion shown now
        self.verdict: Verdict | None = None  # the evaluation behind the hint shown now
        self.plays = False  # until the end of the hand

    @property
    def is_awaited(self) -> bool:
        """Whether a hint is still being computed."""
        return self._errand.is_under_way

    def ask(self) -> None:
        """Request one suggestion for the current turn, unless one is already under way."""
        view = self._sitting.view
        if view is not None and not self.is_awaited:
            self._errand.ask(lambda stop: self._services.advise(view, stop), self.on_advised)

    def show(self, done: Action | None = None) -> None:
        """Request an evaluation and show it as a hint; compare the planned action, if any."""
        self.forget()
        view = self._sitting.view
        if view is None:
            return
        self._panels.hint.wait()
        self._panels.place()
        self._errand.ask(lambda stop: self._services.judge(view, done, stop), self.on_judged)

    def play(self) -> None:
        """Let the computer play the rest of the hand."""
        if self._sitting.table is not None:
            self._sitting.table.assist()
            self.plays = True
            self.forget()
            self.ask()

    def stop_playing(self) -> bool:
        """Stop automatic play; return whether it was on."""
        was_playing, self.plays = self.plays, False
        if was_playing:
            self.forget()
        return was_playing

    def forget(self) -> None:
        """Cancel the request and hide the hint."""
        self._errand.stop()
        self.advice = self.verdict = None
        self._panels.hint.hide()

    def tell_again(self) -> None:
        """Show the hint again in the current language."""
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
    """Return the text of a hint: the suggestion, its reasons, and the values of all actions."""
    if len(view.legal) == 1 and verdict.reasons:
        first, rest = first_sentence(reasons(verdict.reasons[:1], people)[0])
        return Note(first, (rest,) if rest else (), ())
    advice, given_reasons = suggestion(verdict.advice, view, people), verdict.reasons
    if given_reasons and isinstance(given_reasons[0], Alike):
        advice = f"{alike(given_reasons[0])} {advice}"  # say first that the choice hardly matters
        given_reasons = given_reasons[1:]
    known = [each for each in given_reasons if isinstance(each, Certain | Advised)]
    follows = [each for each in given_reasons if each not in known]
    return Note(
        advice,
        reasons(follows, people),
        reasons(known, people),
        _values(verdict, view, people),
    )


def _values(verdict: Verdict, view: View, people: People) -> Values | None:
    values = verdict.worths
    if len(values) < 2:
        return None
    cards = [card for each in values if (card := _single_card(each.action)) is not None]
    are_cards = len(cards) == len(values)
    title = words.worth_of_cards(len(values)) if are_cards else words.worth_of_all()
    has_chances = values[0].chance is not None
    has_points = not has_chances or any(each.points for each in values)
    headings = (words.match_won(),) * has_chances + (words.points_head(),) * has_points
    names = tuple(action_words.button(each.action, view, people) for each in values)
    is_short = are_cards and len(values) > FEW
    rows = tuple(
        (name, *_told(each, view)[: len(headings)])
        for name, each in zip(map(short_name, cards) if is_short else names, values, strict=True)
    )
    deals = words.deals_tried(verdict.deals) if verdict.deals else ""
    return Values(title, deals, headings, rows, names)


def _single_card(action: Action) -> Card | None:
    """Return the card that is played or discarded, or None if it is not exactly one."""
    match action:
        case Play(card) | Discard((card,)):
            return card
        case _:
            return None


def _told(worth: Worth, view: View) -> tuple[str, ...]:
    """Return the value of an action as one text per column."""
    if worth.chance is None:
        return (advice_words.worth(worth.points, view.game),)
    return advice_words.worth(worth.chance, view.game), decimal(worth.points)
