"""Show what the strongest player would do and why, or let it play the rest of the hand."""

from PySide6.QtCore import QObject

from ....engine.actions import Action, Discard, Play
from ....engine.cards import Card
from ....engine.view import View
from ....model.contrast import EquallyGood
from ....model.facts import PrincipleApplies, ProvenFact
from ....model.verdict import ActionValue, Verdict
from ....ports.services import Advice, AnalysisServices
from ....session.task_runner import LatestTask, TaskRunner
from ...board.prompt_bar import PromptBar
from ...board.table_board import TableBoard
from ...panels.action_values_table import MAX_TABLE_ROWS, ActionValuesTable
from ...panels.hint_panel import HintText
from ...panels.panel_manager import PanelManager
from ...text import action_labels as action_words
from ...text import search_fact_text as advice_words
from ...text import table_text as words
from ...text.card_names import short_card_name
from ...text.contrast_text import equally_good_sentence
from ...text.i18n import decimal_text, split_first_sentence
from ...text.reason_text import reason_sentences
from ...text.suggestion_text import suggestion_sentence
from ...text.table_players import TablePlayers
from .table_controller import TableController


class HintController(QObject):
    """Requests hints for the player's turn, shows them, and marks the match as assisted."""

    def __init__(
        self,
        analysis: AnalysisServices,
        runner: TaskRunner,
        board: TableBoard,
        prompt_bar: PromptBar,
        panels: PanelManager,
        table_controller: TableController,
    ) -> None:
        super().__init__(board)
        self._analysis, self._board, self._prompt_bar = analysis, board, prompt_bar
        self._panels, self._table_controller = panels, table_controller
        self._task = LatestTask(runner)
        self.advice: Advice | None = None  # the suggestion shown now
        self.verdict: Verdict | None = None  # the evaluation behind the hint shown now
        self.is_autoplaying = False  # until the end of the hand

    @property
    def is_waiting(self) -> bool:
        """Whether a hint is still being computed."""
        return self._task.is_running

    def request_suggestion(self) -> None:
        """Request one suggestion for the current turn, unless one is already under way."""
        view = self._table_controller.view
        if view is not None and not self.is_waiting:
            self._task.start(
                lambda stop: self._analysis.advise(view, stop), self.on_suggestion_ready
            )

    def show_hint(self, planned: Action | None = None) -> None:
        """Request an evaluation and show it as a hint; compare the planned action, if any."""
        self.clear()
        view = self._table_controller.view
        if view is None:
            return
        self._panels.hint.show_waiting()
        self._panels.place_panels()
        self._task.start(
            lambda stop: self._analysis.evaluate(view, planned, stop), self.on_evaluated
        )

    def start_autoplay(self) -> None:
        """Let the computer play the rest of the hand."""
        if self._table_controller.session is not None:
            self._table_controller.session.mark_assisted()
            self.is_autoplaying = True
            self.clear()
            self.request_suggestion()

    def stop_autoplay(self) -> bool:
        """Stop automatic play; return whether it was on."""
        was_playing, self.is_autoplaying = self.is_autoplaying, False
        if was_playing:
            self.clear()
        return was_playing

    def clear(self) -> None:
        """Cancel the request and hide the hint."""
        self._task.cancel()
        self.advice = self.verdict = None
        self._panels.hint.hide()

    def retranslate(self) -> None:
        """Show the hint again in the current language."""
        view, people, verdict = (
            self._table_controller.view,
            self._table_controller.people,
            self.verdict,
        )
        if self._panels.hint.is_open and verdict and view and people:
            self._panels.hint.show_hint(hint_text(verdict, view, people))
            self._panels.place_panels()

    def on_suggestion_ready(self, advice: Advice) -> None:
        table = self._table_controller.session
        self.advice = advice
        if table is None or self._table_controller.view is None:
            return
        table.mark_assisted()
        if self.is_autoplaying:
            self._table_controller.perform(advice.action)
            return
        self._highlight(advice.action)

    def on_evaluated(self, verdict: Verdict) -> None:
        table, view, people = (
            self._table_controller.session,
            self._table_controller.view,
            self._table_controller.people,
        )
        if table is None or view is None or people is None:
            return
        table.mark_assisted()
        best = verdict.advised_action
        self.verdict, self.advice = verdict, Advice(best, (), verdict.reasons)
        self._highlight(best)
        self._panels.hint.show_hint(hint_text(verdict, view, people))
        self._panels.place_panels()

    def _highlight(self, action: Action) -> None:
        self._board.hand_input.suggest(action)
        self._prompt_bar.highlight(action)


def hint_text(verdict: Verdict, view: View, people: TablePlayers) -> HintText:
    """Return the text of a hint: the suggestion, its reasons, and the values of all actions."""
    if len(view.legal_actions) == 1 and verdict.reasons:
        first, rest = split_first_sentence(reason_sentences(verdict.reasons[:1], people)[0])
        return HintText(first, (rest,) if rest else (), ())
    advice, given_reasons = (
        suggestion_sentence(verdict.advised_action, view, people),
        verdict.reasons,
    )
    if given_reasons and isinstance(given_reasons[0], EquallyGood):
        # Say first that the choice hardly matters
        advice = f"{equally_good_sentence(given_reasons[0])} {advice}"
        given_reasons = given_reasons[1:]
    known = [each for each in given_reasons if isinstance(each, ProvenFact | PrincipleApplies)]
    follows = [each for each in given_reasons if each not in known]
    return HintText(
        advice,
        reason_sentences(follows, people),
        reason_sentences(known, people),
        _action_values(verdict, view, people),
    )


def _action_values(verdict: Verdict, view: View, people: TablePlayers) -> ActionValuesTable | None:
    values = verdict.action_values
    if len(values) < 2:
        return None
    cards = [card for each in values if (card := _single_card(each.action)) is not None]
    are_cards = len(cards) == len(values)
    title = words.card_values_label(len(values)) if are_cards else words.action_values_label()
    has_chances = values[0].win_chance is not None
    has_points = not has_chances or any(each.points for each in values)
    headings = (words.match_chance_label(),) * has_chances + (
        words.points_column_label(),
    ) * has_points
    names = tuple(action_words.action_label(each.action, view, people) for each in values)
    is_short = are_cards and len(values) > MAX_TABLE_ROWS
    rows = tuple(
        (name, *_value_cells(each, view)[: len(headings)])
        for name, each in zip(
            map(short_card_name, cards) if is_short else names, values, strict=True
        )
    )
    deals = words.deal_count_text(verdict.deal_count) if verdict.deal_count else ""
    return ActionValuesTable(title, deals, headings, rows, names)


def _single_card(action: Action) -> Card | None:
    """Return the card that is played or discarded, or None if it is not exactly one."""
    match action:
        case Play(card) | Discard((card,)):
            return card
        case _:
            return None


def _value_cells(value: ActionValue, view: View) -> tuple[str, ...]:
    """Return the value of an action as one text per column."""
    if value.win_chance is None:
        return (advice_words.action_value_text(value.points, view.game),)
    return advice_words.action_value_text(value.win_chance, view.game), decimal_text(value.points)
