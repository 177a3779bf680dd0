"""Hints (what the strongest computer player would do, and why), and automatic play."""

from collections.abc import Collection
from functools import partial

from PySide6.QtCore import QObject

from ....engine.actions import Action, Discard, Give, Play, ShowBidCard
from ....engine.cards import Card
from ....engine.view import View
from ....model.remark import Remark, RemarkKind
from ....model.verdict import ActionValue, Verdict
from ....ports.services import AnalysisServices
from ....session.task_runner import LatestTask, TaskRunner
from ...board.prompt_bar import PromptBar
from ...board.table_board import TableBoard
from ...board.table_controller import TableController
from ...panels.action_values_table import ActionValuesTable, ValueRow
from ...panels.hint_panel import HintText
from ...panels.panel_manager import PanelManager
from ...text import action_labels as action_words
from ...text import action_labels as words
from ...text import search_fact_text as advice_words
from ...text.card_names import short_card_name
from ...text.hint_text import hint_sentences
from ...text.i18n import decimal_text, say
from ...text.partner_agreement_text import promise_sentence
from ...text.table_players import TablePlayers


class HintController(QObject):
    """Computes and shows hints for the player's turn. The match is then marked as assisted."""

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
        self.advice: Action | None = None  # the visible suggestion
        self.verdict: Verdict | None = None  # the evaluation behind the visible hint
        self.is_autoplaying = False  # until the end of the hand
        self.keeps_agreements = False  # whether hints say what bids promise by agreement

    @property
    def is_waiting(self) -> bool:
        return self._task.is_running

    def request_suggestion(self) -> None:
        """Request a suggestion for the current turn, unless one is being computed."""
        view = self._table_controller.view
        if view is not None and not self.is_waiting:
            self._task.start(
                lambda stop: self._analysis.advise(view, stop), self.on_suggestion_ready
            )

    def show_hint(self, planned: Action | None = None) -> None:
        """Evaluate the decision and show the result as a hint.

        If the player has planned an action, the hint compares it with the best one.
        """
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
        if self._table_controller.session is not None:
            self._table_controller.session.mark_assisted()
            self.is_autoplaying = True
            self.clear()
            self.request_suggestion()

    def stop_autoplay(self) -> bool:
        """Stop automatic play. Return False if it was off."""
        was_playing, self.is_autoplaying = self.is_autoplaying, False
        if was_playing:
            self.clear()
        return was_playing

    def clear(self) -> None:
        self._task.cancel()
        self.advice = self.verdict = None
        self._panels.hint.hide()

    def on_suggestion_ready(self, advice: Action) -> None:
        table = self._table_controller.session
        self.advice = advice
        if table is None or self._table_controller.view is None:
            return
        table.mark_assisted()
        if self.is_autoplaying:
            self._table_controller.perform(advice)
            return
        self._highlight(advice)

    def on_evaluated(self, verdict: Verdict) -> None:
        table, view, people = (
            self._table_controller.session,
            self._table_controller.view,
            self._table_controller.people,
        )
        if table is None or view is None or people is None:
            return
        best = verdict.advised_action
        table.add_remark(Remark(table.ply, RemarkKind.HINT, best, verdict.reasons))
        self.verdict, self.advice = verdict, best
        self._highlight(best, [each.action for each in verdict.tied_values])
        self._panels.hint.show_hint(
            partial(self._hint_text, verdict, view, people), self._board.card_pictures
        )
        self._panels.place_panels()

    def _hint_text(self, verdict: Verdict, view: View, people: TablePlayers) -> HintText:
        agreement = promise_sentence(view, people) if self.keeps_agreements else ""
        return hint_text(verdict, view, people, agreement)

    def _highlight(self, action: Action, tied: Collection[Action] = ()) -> None:
        self._board.hand_input.suggest(action, tied)
        self._prompt_bar.highlight(action)


def hint_text(verdict: Verdict, view: View, people: TablePlayers, agreement: str = "") -> HintText:
    """Return the texts of a hint: the best action, the reasons, and the values of all actions.

    An agreement is a sentence on what a bid promises.
    """
    sentences = hint_sentences(verdict.advised_action, verdict.reasons, view, people, agreement)
    is_forced = len(view.legal_actions) == 1
    return HintText(sentences, None if is_forced else _action_values(verdict, view, people))


def _action_values(verdict: Verdict, view: View, people: TablePlayers) -> ActionValuesTable | None:
    """Return the values of all actions, with equally good actions combined."""
    advised, tied, best = verdict.advised_action, verdict.tied_values, verdict.best
    values = sorted(
        verdict.action_values, key=lambda each: (each not in tied, each.action != advised)
    )
    if len(values) < 2:
        return None
    rows = tuple(
        _value_row(each, best if each in tied else each, best, view, people) for each in values
    )
    are_cards = all(row.card is not None for row in rows)
    title = words.card_values_label(len(values)) if are_cards else say("action-values")
    has_chances = values[0].win_chance is not None
    measure = say("match-chance") if has_chances else say("points-column")
    deals = say("deal-count", number=verdict.deal_count) if verdict.deal_count else ""
    return ActionValuesTable(title, deals, measure, rows)


def _value_row(
    value: ActionValue, shown: ActionValue, best: ActionValue, view: View, people: TablePlayers
) -> ValueRow:
    card = _single_card(value.action)
    spoken = action_words.action_label(value.action, view, people)
    name = spoken if card is None else short_card_name(card)
    return ValueRow(name, spoken, _value_texts(shown, view), card, is_best=shown is best)


def _single_card(action: Action) -> Card | None:
    """Return the card of an action, or None if it has several or none."""
    match action:
        case Play(card) | ShowBidCard(card) | Discard((card,)) | Give((card,)):
            return card
        case _:
            return None


def _value_texts(value: ActionValue, view: View) -> tuple[str, ...]:
    """Return a value as texts: the chance to win and the points, or only the points."""
    if value.win_chance is None:
        return (advice_words.action_value_text(value.points, view.game),)
    chance = advice_words.action_value_text(value.win_chance, view.game)
    return chance, say("table-points", points=decimal_text(value.points))
