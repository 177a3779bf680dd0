"""The panel beside a puzzle about tricks: the aim, the hidden cards and the solution."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...engine.actions import Action
from ...engine.cards import members
from ...engine.view import View
from ..basis.services import Known
from ..board.board import Board
from ..panels.known import sentences
from ..review.question import QuestionPanel
from ..review.small_cards import SmallCards
from ..wording import actions
from ..wording import puzzles as words
from ..wording.counts import texts_of
from ..wording.people import People
from .puzzle_panel import PuzzlePanel

if TYPE_CHECKING:
    from ...teacher.puzzles.shipped import Puzzle


KnownIn = Callable[[View], Known | None]


class TricksPuzzlePanel(PuzzlePanel):
    """Fills the panel beside a puzzle about tricks."""

    def __init__(
        self, panel: QuestionPanel, felt: Board, puzzle: "Puzzle", people: People, known: KnownIn
    ) -> None:
        super().__init__(panel, felt)
        self._puzzle, self._people, self._known = puzzle, people, known
        self.hidden: SmallCards | None = None  # None unless the task is shown

    @property
    def first_view(self) -> View:
        """The player's view at the start."""
        state = self._puzzle.state
        return self._puzzle.game.look(state, state.turn)

    @property
    def aim(self) -> str:
        """The sentence that says what has to be achieved."""
        game, aim = self._puzzle.game, self._puzzle.aim
        score = self._puzzle.state.match.scores[aim.side]
        _, contract = texts_of(game).contract(self.first_view)
        return words.aim(
            aim,
            contract=contract,
            in_berries=game.count.in_berries,
            is_exact=game.rules.exact and score + aim.amount == game.rules.target,
        )

    def show_task(self) -> None:
        puzzle, panel = self._puzzle, self._panel
        panel.entitle(self.aim, words.caption(len(self.first_view.hand), is_hard=puzzle.is_hard))
        panel.say(words.hidden())
        self.hidden = SmallCards(self._felt.deck, panel.scale)
        self.tell_turn()
        panel.lay(self.hidden)
        what = words.what_they_are() if puzzle.deals > 1 else words.all_can_be_known()
        others = words.how_others_play(has_partner=puzzle.game.seating.partners)
        panel.argue([*self._proven, what, others])
        self._end_task(words.show_line())

    def tell_turn(self) -> None:
        """Show the cards that are still hidden."""
        known = self._known(self._felt.story.view or self.first_view)
        if known is not None and self.hidden is not None:
            self.hidden.tell(members(known.out))

    def tell_end(self, done: Action) -> None:
        """Do nothing: the board has shown the tricks."""

    def show_line(self) -> None:
        self.hidden = None
        about = words.was_about(self._puzzle.theme)
        self._argue(words.line_shown(), self.aim, [words.why_line(), about])
        self._end_line()

    def show_solved(self) -> None:
        self.hidden = None
        about = words.was_about(self._puzzle.theme)
        self._argue(words.solved(), self.aim, [words.why_solved(), about])
        self._end_solved()

    def show_beaten(self, wrong: Action) -> None:
        self.hidden = None
        view = self._felt.story.view or self.first_view
        why = words.why_beaten(actions.button(wrong, view, self._people))
        self._argue(words.beaten(), self.aim, [why])
        again = ("again", words.again(), "play")
        self._panel.end(("line", words.show_line(), "quiet"), again)

    @property
    def _proven(self) -> list[str]:
        """What can be proven about the others' cards before the first decision."""
        known = self._known(self.first_view)
        return [] if known is None else sentences(known, self._people)
