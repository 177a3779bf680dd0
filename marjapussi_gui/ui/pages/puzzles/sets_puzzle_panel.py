"""The panel beside a rummy puzzle, which asks for a single decision.

The question is which card to discard, or whether to take the offered discard.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from ....engine.actions import DRAW_FROM_OFFER, DRAW_FROM_STOCK, Action, Discard
from ....engine.cards import Card
from ....engine.rummy.action_proposals import best_lay_action, finish_action
from ....engine.rummy.helpful_cards import (
    HelpfulCards,
    cards_needed_twice,
    helpful_cards_by_discard,
)
from ....engine.rummy.melds import sort_high_to_low
from ....engine.rummy.observations import observations_of
from ....engine.state import Meld
from ....engine.view import View, create_view
from ...art.card_pictures import small_card_pictures
from ...board.hand_sets import best_groups, best_groups_including, rummy_turn_rules
from ...board.table_board import TableBoard
from ...panels.question.question_panel import QuestionPanel
from ...panels.question.small_card_rows import SmallCardRows
from ...text import puzzle_text as words
from ...text import sets_puzzle_text as of_sets
from ...text.card_names import card_names
from ...text.i18n import say, to_sentence
from .puzzle_panel import PuzzlePanel

if TYPE_CHECKING:
    from ....learning.puzzles.puzzle_files import SetsPuzzle
    from ....learning.puzzles.puzzle_step import Mistake

CARD_SCALE = 0.7  # smaller than usual, because there may be many cards


class PuzzleCardRow(NamedTuple):
    """A row of cards with a caption."""

    caption: str
    cards: tuple[Card, ...]

    @property
    def accessible_text(self) -> str:
        return to_sentence(f"{self.caption} {card_names(self.cards)}".strip())


@dataclass(frozen=True)
class SetsPuzzleTask:
    """Computes what the panel says about a rummy puzzle."""

    puzzle: "SetsPuzzle"

    @cached_property
    def view(self) -> View:
        state = self.puzzle.state
        return create_view(self.puzzle.game, state, state.turn)

    @property
    def has_laid_sets(self) -> bool:
        return bool(self.view.rummy.laid_sets[self.view.seat])

    @property
    def is_discard_task(self) -> bool:
        return self.view.rummy.has_drawn

    @property
    def offered_card(self) -> Card:
        return self.view.rummy.discards[-1]

    @property
    def question(self) -> str:
        if self.is_discard_task:
            return say("which-card")
        return of_sets.offer_question_text(self.offered_card, has_laid=self.has_laid_sets)

    @property
    def criteria(self) -> list[str]:
        """Sentences that say what makes a decision the right one."""
        dublees = rummy_turn_rules(self.view).allows_dublees
        if self.is_discard_task:
            criterion = of_sets.best_discard_text(has_laid=self.has_laid_sets, has_dublees=dublees)
            return [criterion, say("count-copies")]
        return [of_sets.when_to_take_offer_text(has_laid=self.has_laid_sets, has_dublees=dublees)]

    @property
    def unavailable_cards(self) -> tuple[Card, ...]:
        """The cards that have been discarded, and those that other seats picked up."""
        rummy, me = self.view.rummy, self.view.seat
        seats = (seat for seat in self.view.game.seating.seats if seat != me)
        taken = [card for seat in seats for card in observations_of(rummy, seat).known_cards]
        return tuple(sorted((*rummy.discards, *taken)))

    @cached_property
    def helpful_by_discard(self) -> dict[Card, HelpfulCards]:
        view = self.view
        return helpful_cards_by_discard(
            view.rummy, view.seat, rummy_turn_rules(view), view.game.dealing_phase.cards
        )

    @cached_property
    def sets(self) -> tuple[Meld, ...]:
        """The sets that can be laid after taking the offered card."""
        game, state = self.puzzle.game, self.puzzle.state
        then = create_view(game, game.step(state, DRAW_FROM_OFFER), state.turn)
        rummy, seat, turn_rules = then.rummy, then.seat, rummy_turn_rules(then)
        if self.has_laid_sets:
            return finish_action(rummy, seat, turn_rules).sets[len(rummy.laid_sets[seat]) :]
        return best_lay_action(rummy, seat, turn_rules).sets

    def groups_after_decision(self, view: View) -> list[Meld]:
        """Return the groups in which to show a view's hand after the decision."""
        if self.puzzle.answer == DRAW_FROM_OFFER:
            return best_groups_including(view, self.sets)
        return best_groups(view)

    def discard_to_compare(self, action: Action) -> Card:
        """Return the discard that the best one is compared with: the chosen or second-best one."""
        discard = _discarded_card(action)
        if action != self.puzzle.answer:
            return discard
        return max(
            (c for c in self.helpful_by_discard if c != discard),
            key=lambda c: self.helpful_by_discard[c].unseen_count,
        )

    def card_rows(self, action: Action | None = None) -> list[PuzzleCardRow]:
        """Return the rows of cards that belong to the question or, given an action, the answer."""
        if action is None:
            return [PuzzleCardRow(say("gone-cards"), self.unavailable_cards)]
        if self.is_discard_task:
            wrong = [] if action == self.puzzle.answer else [_discarded_card(action)]
            discards = {
                each: self.helpful_by_discard[each].cards
                for each in (_discarded_card(self.puzzle.answer), *wrong)
            }
            return [
                PuzzleCardRow(of_sets.helpful_cards_label(each), cards)
                for each, cards in discards.items()
                if cards
            ]
        is_enough = self.puzzle.answer == DRAW_FROM_OFFER
        return (
            [PuzzleCardRow("", sort_high_to_low(meld)) for meld in self.sets] if is_enough else []
        )

    def explanation(self, action: Action) -> str:
        if self.is_discard_task:
            best, other = _discarded_card(self.puzzle.answer), self.discard_to_compare(action)
            most, less = (
                self.helpful_by_discard[best].unseen_count,
                self.helpful_by_discard[other].unseen_count,
            )
            return of_sets.discard_comparison_text(best, most, other, less)
        if self.puzzle.answer == DRAW_FROM_OFFER:
            enough = (
                of_sets.enough_to_finish_text if self.has_laid_sets else of_sets.enough_to_lay_text
            )
            return enough(self.offered_card)
        view = self.view
        twice = cards_needed_twice(view.rummy, view.seat, rummy_turn_rules(view), self.offered_card)
        return of_sets.offer_not_enough_text(self.offered_card, twice)


class SetsPuzzlePanel(PuzzlePanel):
    """Fills the panel beside a rummy puzzle."""

    has_tricks = False

    def __init__(
        self, panel: QuestionPanel, board: TableBoard, puzzle: "SetsPuzzle", stage: int
    ) -> None:
        super().__init__(panel, board, stage)
        self._task = SetsPuzzleTask(puzzle)
        self._rows: Sequence[PuzzleCardRow] = ()  # the visible rows

    @property
    def accessible_text(self) -> str:
        return " ".join((super().accessible_text, *(row.accessible_text for row in self._rows)))

    def show_task(self) -> None:
        task = self._task
        caption = of_sets.caption_text(has_laid=task.has_laid_sets, stage=self._stage)
        self._panel.set_title(task.question, caption)
        self._add_card_rows(task.card_rows())
        self._panel.add_reasons(task.criteria)
        self._add_task_buttons(say("sets-puzzle-show-answer"))

    def show_solution(self) -> None:
        self._show_explanation(say("answer"), self._task.puzzle.answer)
        self._add_solution_buttons()

    def show_solved(self) -> None:
        self._show_explanation(
            say("solved-title"),
            self._task.puzzle.answer,
            words.learned_text(self._task.puzzle.theme),
        )
        self._add_solved_buttons()

    def show_failed(self, mistake: "Mistake") -> None:
        self._show_explanation(say("puzzle-failed"), mistake.action)
        next_button = ("next", say("next-puzzle"), "play")
        self._panel.add_buttons(("again", say("puzzle-try-again"), "quiet"), next_button)

    def update_turn(self) -> None:
        """Do nothing, because there is only one turn."""

    def show_outcome(self, last_action: Action) -> None:
        """Group the hand on the board, unless an unknown card has been drawn."""
        view = self._board.event_player.view
        # A card drawn from the stock isn't part of the answer.
        if view is not None and last_action != DRAW_FROM_STOCK:
            self._board.hand_input.set_groups(self._task.groups_after_decision(view))
            self._board.set_sets_visible(visible=True)

    def _show_explanation(self, title: str, action: Action, principle: str = "") -> None:
        self._panel.set_title(title, self._task.question)
        self._add_card_rows(self._task.card_rows(action))
        self._panel.add_reasons([self._task.explanation(action)], principle)

    def _add_card_rows(self, rows: Sequence[PuzzleCardRow]) -> None:
        panel, self._rows = self._panel, rows
        for row in rows:
            if row.caption:
                panel.add_caption(row.caption)
            small = SmallCardRows(
                small_card_pictures(self._board.card_pictures), panel.scale * CARD_SCALE
            )
            small.show_cards(row.cards)
            panel.add_widget(small)


def _discarded_card(action: Action) -> Card:
    assert isinstance(action, Discard)
    return action.cards[0]
