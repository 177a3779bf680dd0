"""What the panel beside a puzzle shows: the task, how it went, or that the sure line is shown."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...engine.view import View
from ..review.question import QuestionPanel
from ..review.small_cards import SmallCards
from ..wording import puzzles as words
from ..wording.counts import texts_of

if TYPE_CHECKING:
    from ...teacher.puzzles.shipped import Puzzle


@dataclass(frozen=True, slots=True)
class Task:
    """A puzzle, as it is before the first decision."""

    puzzle: "Puzzle"

    @property
    def first_view(self) -> View:
        """What the player sees at first."""
        state = self.puzzle.state
        return self.puzzle.game.look(state, state.turn)

    @property
    def cards(self) -> int:
        """How many cards the player has left."""
        return self.puzzle.state.hands[self.puzzle.state.turn].bit_count()

    @property
    def aim(self) -> str:
        """What is to be reached."""
        game, wanted = self.puzzle.game, self.puzzle.aim
        score = self.puzzle.state.match.scores[wanted.side]
        _, contract = texts_of(game).contract(self.first_view)
        return words.aim(
            wanted,
            contract=contract,
            in_berries=game.count.in_berries,
            is_exact=game.rules.exact and score + wanted.amount == game.rules.target,
        )


def show_task(panel: QuestionPanel, task: Task, proven: Sequence[str], hidden: SmallCards) -> None:
    """Tell what is to be reached, which cards lie hidden, and how the others play."""
    puzzle = task.puzzle
    panel.entitle(task.aim, words.caption(task.cards, is_hard=puzzle.is_hard))
    panel.say(words.hidden())
    panel.lay(hidden)
    what = words.what_they_are() if puzzle.deals > 1 else words.all_can_be_known()
    has_partner = puzzle.game.seating.partners
    panel.argue([*proven, what, words.how_others_play(has_partner=has_partner)])
    ways = [("line", words.show_line(), "quiet")]
    if panel.has_fold:
        ways.append(("begin", words.begin(), "play"))
    else:
        ways.append(("leave", words.back(), "link"))
    panel.end(*ways)


def show_line(panel: QuestionPanel, task: Task) -> None:
    """Tell that the sure line is shown."""
    panel.entitle(words.line_shown(), task.aim)
    panel.argue([words.why_line(), words.was_about(task.puzzle.theme)])
    panel.end(("again", words.again(), "quiet"), ("next", words.next_puzzle(), ""))


def show_solved(panel: QuestionPanel, task: Task) -> None:
    """Tell that it is solved, and what it was about."""
    panel.entitle(words.solved(), task.aim)
    panel.argue([words.why_solved(), words.was_about(task.puzzle.theme)])
    panel.end(("leave", words.back(), "quiet"), ("next", words.next_puzzle(), "play"))


def show_beaten(panel: QuestionPanel, task: Task, why: Sequence[str]) -> None:
    """Tell that it was not reached, and from where on it was no longer sure."""
    panel.entitle(words.beaten(), task.aim)
    panel.argue(why)
    panel.end(("line", words.show_line(), "quiet"), ("again", words.again(), "play"))
