"""The panel beside a puzzle about laying sets: question, answer and explanation."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from ...engine.actions import FROM_OFFER, FROM_STOCK, Action, Discard
from ...engine.cards import Card
from ...engine.rummy.melds import from_the_top
from ...engine.rummy.proposals import best_laying, finishing
from ...engine.rummy.seen import seen_of
from ...engine.rummy.waiting import Waiting, waits_after, wanted_twice
from ...engine.state import Meld
from ...engine.view import View
from ..art.deck import small_deck
from ..board.board import Board
from ..board.sets import best_groups, groups_with, rights_of
from ..review.question import QuestionPanel
from ..review.small_cards import SmallCards
from ..wording import puzzles as words
from ..wording import sets_puzzles as of_sets
from ..wording.card_names import card_names
from ..wording.tongue import sentence
from .puzzle_panel import PuzzlePanel

if TYPE_CHECKING:
    from ...teacher.puzzles.shipped import SetsPuzzle

SMALL = 0.7  # of the panel's usual card size: there may be many cards


class Row(NamedTuple):
    """A row of cards with a caption."""

    caption: str
    cards: tuple[Card, ...]

    @property
    def spoken(self) -> str:
        return sentence(f"{self.caption} {card_names(self.cards)}".strip())


@dataclass(frozen=True)
class SetsTask:
    """Computes the question of a puzzle about sets, and what is right."""

    puzzle: "SetsPuzzle"

    @cached_property
    def view(self) -> View:
        """The player's view at the start."""
        state = self.puzzle.state
        return self.puzzle.game.look(state, state.turn)

    @property
    def has_laid(self) -> bool:
        return bool(self.view.rummy.laid[self.view.seat])

    @property
    def is_throw(self) -> bool:
        return self.view.rummy.drawn

    @property
    def offer(self) -> Card:
        return self.view.rummy.discards[-1]

    @property
    def question(self) -> str:
        if self.is_throw:
            return of_sets.which_card()
        return of_sets.is_it_enough(self.offer, has_laid=self.has_laid)

    @property
    def how(self) -> list[str]:
        """The criteria that make a decision right."""
        dublees = rights_of(self.view).dublees_serve
        if self.is_throw:
            criterion = of_sets.best_throw(has_laid=self.has_laid, dublees=dublees)
            return [criterion, of_sets.count_all()]
        return [of_sets.take_or_leave(has_laid=self.has_laid, dublees=dublees)]

    @property
    def gone(self) -> tuple[Card, ...]:
        """The cards that were discarded, and those that other seats picked up."""
        rummy, me = self.view.rummy, self.view.seat
        seats = (seat for seat in self.view.game.seating.seats if seat != me)
        taken = [card for seat in seats for card in seen_of(rummy, seat).holds]
        return tuple(sorted((*rummy.discards, *taken)))

    @cached_property
    def waits(self) -> dict[Card, Waiting]:
        view = self.view
        return waits_after(view.rummy, view.seat, rights_of(view), view.game.dealing.cards)

    @cached_property
    def sets(self) -> tuple[Meld, ...]:
        """The sets that picking up the offered card makes possible."""
        game, state = self.puzzle.game, self.puzzle.state
        then = game.look(game.step(state, FROM_OFFER), state.turn)
        rummy, seat, rights = then.rummy, then.seat, rights_of(then)
        if self.has_laid:
            return finishing(rummy, seat, rights).sets[len(rummy.laid[seat]) :]
        return best_laying(rummy, seat, rights).sets

    def groups_in(self, view: View) -> list[Meld]:
        """Return the groups of a hand after the decision, as the panel shows them."""
        if self.puzzle.answer == FROM_OFFER:
            return groups_with(view, self.sets)
        return best_groups(view)

    def compared_with(self, done: Action) -> Card:
        """Return the discard to compare with the best: the chosen or the second best."""
        discard = _thrown(done)
        if done != self.puzzle.answer:
            return discard
        return max((c for c in self.waits if c != discard), key=lambda c: self.waits[c].number)

    def rows(self, done: Action | None = None) -> list[Row]:
        """Return the card rows before the decision, or after an action."""
        if done is None:
            return [Row(of_sets.gone(), self.gone)]
        if self.is_throw:
            wrong = [] if done == self.puzzle.answer else [_thrown(done)]
            discards = {
                each: self.waits[each].cards for each in (_thrown(self.puzzle.answer), *wrong)
            }
            return [
                Row(of_sets.helps_after(each), cards) for each, cards in discards.items() if cards
            ]
        is_enough = self.puzzle.answer == FROM_OFFER
        return [Row("", from_the_top(meld)) for meld in self.sets] if is_enough else []

    def why(self, done: Action) -> str:
        """Return a sentence that explains the answer after an action."""
        if self.is_throw:
            best, other = _thrown(self.puzzle.answer), self.compared_with(done)
            most, less = self.waits[best].number, self.waits[other].number
            return of_sets.throws_compared(best, most, other, less)
        if self.puzzle.answer == FROM_OFFER:
            enough = of_sets.enough_to_finish if self.has_laid else of_sets.enough_to_lay
            return enough(self.offer)
        view = self.view
        twice = wanted_twice(view.rummy, view.seat, rights_of(view), self.offer)
        return of_sets.not_enough(self.offer, twice)


class SetsPuzzlePanel(PuzzlePanel):
    """Fills the panel beside a puzzle about sets."""

    has_tricks = False

    def __init__(self, panel: QuestionPanel, felt: Board, puzzle: "SetsPuzzle") -> None:
        super().__init__(panel, felt)
        self._task = SetsTask(puzzle)
        self._rows: Sequence[Row] = ()  # the rows that are shown

    @property
    def spoken(self) -> str:
        return " ".join((super().spoken, *(row.spoken for row in self._rows)))

    def show_task(self) -> None:
        task = self._task
        caption = of_sets.caption(has_laid=task.has_laid, is_hard=task.puzzle.is_hard)
        self._panel.entitle(task.question, caption)
        self._lay(task.rows())
        self._panel.argue(task.how)
        self._end_task(of_sets.show_answer())

    def show_line(self) -> None:
        self._explain(of_sets.the_answer(), self._task.puzzle.answer)
        self._end_line()

    def show_solved(self) -> None:
        self._explain(words.solved(), self._task.puzzle.answer)
        self._end_solved()

    def show_beaten(self, wrong: Action) -> None:
        self._explain(words.beaten(), wrong)
        next_button = ("next", words.next_puzzle(), "play")
        self._panel.end(("again", words.again(), "quiet"), next_button)

    def tell_turn(self) -> None:
        """Do nothing: there is only one turn."""

    def tell_end(self, done: Action) -> None:
        """Show the sets on trays, unless an unknown card was drawn."""
        view = self._felt.story.view
        # A draw from the stock adds a card that is not part of the answer.
        if view is not None and done != FROM_STOCK:
            self._felt.touch.arrange(self._task.groups_in(view))
            self._felt.tell_sets(tells=True)

    def _explain(self, title: str, done: Action) -> None:
        self._panel.entitle(title, self._task.question)
        self._lay(self._task.rows(done))
        self._panel.argue([self._task.why(done)])

    def _lay(self, rows: Sequence[Row]) -> None:
        panel, self._rows = self._panel, rows
        for row in rows:
            if row.caption:
                panel.say(row.caption)
            small = SmallCards(small_deck(self._felt.deck), panel.scale * SMALL)
            small.tell(row.cards)
            panel.lay(small)


def _thrown(action: Action) -> Card:
    assert isinstance(action, Discard)
    return action.cards[0]
