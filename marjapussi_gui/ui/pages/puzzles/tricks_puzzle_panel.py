"""The panel beside a puzzle of a trick game: its aim, the hidden cards and the solution."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from ....engine.actions import Action
from ....engine.cards import cards_in_set
from ....engine.view import View, create_view
from ....ports.services import ProvenCards
from ...board.table_board import TableBoard
from ...panels.cards_out_panel import proven_sentences
from ...text import puzzle_text as words
from ...text.scoring import scoring_texts
from ...text.table_players import TablePlayers
from ..review.question_panel import QuestionPanel
from ..review.small_card_rows import SmallCardRows
from .puzzle_panel import PuzzlePanel

if TYPE_CHECKING:
    from ....learning.puzzles.puzzle_files import TrickPuzzle


FindProvenCards = Callable[[View], ProvenCards | None]


class TricksPuzzlePanel(PuzzlePanel):
    """Fills the panel beside a puzzle of a trick game."""

    def __init__(
        self,
        panel: QuestionPanel,
        board: TableBoard,
        puzzle: "TrickPuzzle",
        people: TablePlayers,
        find_known: FindProvenCards,
    ) -> None:
        super().__init__(panel, board)
        self._puzzle, self._people, self._find_known = puzzle, people, find_known
        self.hidden_cards: SmallCardRows | None = None  # None unless the task is shown

    @property
    def initial_view(self) -> View:
        """The player's view at the start of the puzzle."""
        state = self._puzzle.state
        return create_view(self._puzzle.game, state, state.turn)

    @property
    def aim_sentence(self) -> str:
        """A sentence that says what has to be achieved."""
        game, aim = self._puzzle.game, self._puzzle.aim
        score = self._puzzle.state.match.scores[aim.side]
        _, contract = scoring_texts(game).contract_goal(self.initial_view)
        return words.puzzle_aim_sentence(
            aim,
            contract=contract,
            in_berries=game.scoring_phase.scores_in_berries,
            is_exact=game.rules.exact and score + aim.amount == game.rules.target,
        )

    def show_task(self) -> None:
        puzzle, panel = self._puzzle, self._panel
        panel.set_title(
            self.aim_sentence,
            words.caption_text(len(self.initial_view.hand), is_hard=puzzle.is_hard),
        )
        panel.add_caption(words.hidden_cards_label())
        self.hidden_cards = SmallCardRows(self._board.card_pictures, panel.scale)
        self.update_turn()
        panel.add_widget(self.hidden_cards)
        what = words.description_text() if puzzle.deal_count > 1 else words.all_known_text()
        others = words.opponents_text(has_partner=puzzle.game.seating.has_partners)
        panel.add_reasons([*self._proven_sentences, what, others])
        self._add_task_buttons(words.show_solution_label())

    def update_turn(self) -> None:
        """Show the cards that are still hidden."""
        known = self._find_known(self._board.event_player.view or self.initial_view)
        if known is not None and self.hidden_cards is not None:
            self.hidden_cards.show_cards(cards_in_set(known.still_out))

    def show_outcome(self, last_action: Action) -> None:
        """Do nothing, because the board has shown the tricks."""

    def show_solution(self) -> None:
        self.hidden_cards = None
        about = words.theme_sentence(self._puzzle.theme)
        self._set_content(words.solution_title(), self.aim_sentence, [words.solution_text(), about])
        self._add_solution_buttons()

    def show_solved(self) -> None:
        self.hidden_cards = None
        about = words.theme_sentence(self._puzzle.theme)
        self._set_content(words.solved_title(), self.aim_sentence, [words.solved_text(), about])
        self._add_solved_buttons()

    def show_failed(self, wrong_action: Action) -> None:
        self.hidden_cards = None
        why = words.failed_text(wrong_action)
        self._set_content(words.failed_title(), self.aim_sentence, [why])
        again = ("again", words.try_again_label(), "play")
        self._panel.add_buttons(("line", words.show_solution_label(), "quiet"), again)

    @property
    def _proven_sentences(self) -> list[str]:
        """Sentences on what is provable about the other hands before the first decision."""
        known = self._find_known(self.initial_view)
        return [] if known is None else proven_sentences(known, self._people)
