"""The panel beside a puzzle of a trick game: its aim, the hidden cards and the solution."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from ....engine.actions import Action
from ....engine.cards import Card, card_set, cards_in_set
from ....engine.events import HandScored, MatchWon
from ....engine.state import GameState, Seat
from ....engine.view import View, create_view
from ....ports.services import ProvenHoldings
from ...art.card_pictures import small_card_pictures
from ...board.table_board import TableBoard
from ...panels.cards_out_panel import proven_holdings_sentences
from ...panels.question.question_panel import QuestionPanel
from ...panels.question.small_card_rows import SmallCardRows
from ...text import puzzle_text as words
from ...text.card_names import card_names
from ...text.event_text import event_sentence
from ...text.i18n import say, to_sentence
from ...text.scoring import scoring_texts
from ...text.suggestion_text import suggestion_sentence
from ...text.table_players import TablePlayers
from .puzzle_panel import PuzzlePanel

if TYPE_CHECKING:
    from ....learning.puzzles.puzzle_files import TrickPuzzle
    from ....learning.puzzles.puzzle_step import Mistake

LAYOUT_CARD_SCALE = 0.7  # smaller than usual, because there may be three hands

FindProvenCards = Callable[[View], ProvenHoldings | None]


class TricksPuzzlePanel(PuzzlePanel):
    """Fills the panel beside a puzzle of a trick game."""

    def __init__(
        self,
        panel: QuestionPanel,
        board: TableBoard,
        puzzle: "TrickPuzzle",
        people: TablePlayers,
        find_known: FindProvenCards,
        stage: int,
    ) -> None:
        super().__init__(panel, board, stage)
        self._puzzle, self._people, self._find_known = puzzle, people, find_known
        self.hidden_cards: SmallCardRows | None = None  # None unless the task is shown
        self.layout_rows: list[tuple[str, tuple[Card, ...]]] = []  # that beat the player

    @property
    def initial_view(self) -> View:
        return self._view_of(self._puzzle.state)

    @property
    def aim_sentence(self) -> str:
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
        self.layout_rows = []
        puzzle, panel = self._puzzle, self._panel
        panel.set_title(
            self.aim_sentence,
            words.caption_text(len(self.initial_view.hand), self._stage),
        )
        panel.add_caption(say("hidden-cards"))
        self.hidden_cards = SmallCardRows(self._board.card_pictures, panel.scale)
        self.update_turn()
        panel.add_widget(self.hidden_cards)
        what = say("puzzle-description") if puzzle.deal_count > 1 else say("all-known")
        others = words.opponents_text(has_partner=puzzle.game.seating.has_partners)
        mistake = None if self.session is None else self.session.mistake
        if mistake is None:
            panel.add_reasons([*self._proven_sentences, f"{what} {others}"])
        else:
            panel.add_reasons([words.puzzle_mistake_text(mistake.action)])
        self._add_task_buttons(say("show-solution"))

    def update_turn(self) -> None:
        """Show the cards that are still hidden."""
        known = self._find_known(self._board.event_player.view or self.initial_view)
        if known is not None and self.hidden_cards is not None:
            self.hidden_cards.show_cards(cards_in_set(known.still_out))

    def show_outcome(self, last_action: Action) -> None:
        """Do nothing, because the board has shown the tricks."""

    def show_solution(self) -> None:
        self.hidden_cards, self.layout_rows = None, []
        if self.session is not None and self.session.is_over:
            reasons = [*self._latest_sentences, say("solution-text")]
            principle = words.learned_text(self._puzzle.theme)
            self._set_content(say("puzzle-solution"), self.aim_sentence, reasons, principle)
            self._add_solution_buttons()
            return
        reasons = [] if self.advice is None else [*self._latest_sentences, *self._advice_sentences]
        self._set_content(say("puzzle-solution"), self.aim_sentence, reasons)
        again = ("again", say("puzzle-try-again"), "quiet")
        self._panel.add_buttons(again, ("step", say("next-step"), "play"))

    def show_solved(self) -> None:
        self.hidden_cards, self.layout_rows = None, []
        principle = words.learned_text(self._puzzle.theme)
        reasons = [say("solved-text")]
        self._set_content(say("solved-title"), self.aim_sentence, reasons, principle)
        self._add_solved_buttons()

    def show_failed(self, mistake: "Mistake") -> None:
        self.hidden_cards = None
        self._panel.set_title(say("puzzle-failed"), self.aim_sentence)
        view = self._view_of(mistake.state)
        solution = suggestion_sentence(mistake.solution, view, self._people)
        self._panel.add_caption(say("beaten-by"))
        self._add_layout()
        unbeaten = f"{solution} {say('unbeaten')}"
        self._panel.add_reasons([words.failed_text(mistake.action), unbeaten])
        again = ("again", say("puzzle-try-again"), "play")
        self._panel.add_buttons(("line", say("show-solution"), "quiet"), again)

    @property
    def accessible_text(self) -> str:
        rows = (
            to_sentence(f"{caption} {card_names(cards)}") for caption, cards in self.layout_rows
        )
        return " ".join((super().accessible_text, *rows))

    def _add_layout(self) -> None:
        """Show the deal in which the player failed, one row of cards for each hidden hand."""
        self.layout_rows = list(self._hidden_rows())
        for caption, cards in self.layout_rows:
            self._panel.add_caption(caption)
            pictures = small_card_pictures(self._board.card_pictures)
            row = SmallCardRows(pictures, self._panel.scale * LAYOUT_CARD_SCALE)
            row.show_cards(cards)
            self._panel.add_widget(row)

    def _hidden_rows(self) -> Iterator[tuple[str, tuple[Card, ...]]]:
        from ....learning.puzzles.puzzle_session import PuzzleSession

        assert isinstance(self.session, PuzzleSession)
        hands, covered = self.session.layout
        rows = self._puzzle.state.rows.face_up
        for seat in self._puzzle.game.seating.seats_from(self.session.seat)[1:]:
            shown = card_set(card for card in (rows[seat] if rows else ()) if card >= 0)
            if hands[seat] & ~shown:
                label = say("hand", name=self._people.name(seat))
                yield label, cards_in_set(hands[seat] & ~shown)
        if covered:
            label = say("face-down") if rows else say("stock")
            yield label, covered

    @property
    def _advice_sentences(self) -> list[str]:
        """What to do next, and why; before the first card also what the puzzle teaches."""
        assert self.session is not None
        assert self.advice is not None
        view = self._view_of(self.session.state)
        what = suggestion_sentence(self.advice.action, view, self._people)
        lesson = [] if self.session.steps else [words.learned_text(self._puzzle.theme)]
        return [*lesson, what, words.advice_text(self.advice, self._people)]

    @property
    def _latest_sentences(self) -> list[str]:
        """What has happened since the player's second-to-last turn, as one text."""
        steps = [] if self.session is None else self.session.steps
        own = [place for place, step in enumerate(steps) if step.seat == self._seat]
        events = [event for step in steps[own[-1] :] for event in step.events] if own else []
        seen = (
            event.as_seen_by(self._seat)
            for event in events
            if not isinstance(event, HandScored | MatchWon)
        )
        sentences = [event_sentence(event, self._people) for event in seen]
        return [" ".join(filter(None, sentences))] if events else []

    @property
    def _seat(self) -> Seat:
        return self._puzzle.state.turn

    def _view_of(self, state: GameState) -> View:
        return create_view(self._puzzle.game, state, self._seat)

    @property
    def _proven_sentences(self) -> list[str]:
        """Return sentences on what is provable about the other hands before the first decision."""
        known = self._find_known(self.initial_view)
        return [] if known is None else proven_holdings_sentences(known, self._people)
