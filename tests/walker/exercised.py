"""What must hold of exercises and puzzles: the felt shows them, and the store keeps what came."""

from collections.abc import Iterator

from marjapussi_gui.engine.actions import Action
from marjapussi_gui.engine.view import View
from marjapussi_gui.store.exercises import Exercises
from marjapussi_gui.store.matches import Matches
from marjapussi_gui.store.preferences import Choices
from marjapussi_gui.ui.board.kitty import zones_shown
from marjapussi_gui.ui.board.prompts import NOTHING, prompts
from marjapussi_gui.ui.pages.practice import PracticePage
from marjapussi_gui.ui.pages.puzzle import PuzzlePage
from marjapussi_gui.ui.review.round import Question
from marjapussi_gui.ui.wording import puzzles as puzzle_words
from marjapussi_gui.ui.wording import sets_puzzles as of_sets

from .differing import differ
from .run import Run


def unexercised(run: Run) -> Iterator[str]:
    """Yield what is not as it must be on the pages of exercises and puzzles."""
    seen = run.window.pages.current
    if isinstance(seen, PracticePage):
        yield from of_practice(run, seen)
    if isinstance(seen, PuzzlePage):
        yield from of_a_puzzle(run, seen)


def of_practice(run: Run, page: PracticePage) -> Iterator[str]:
    """Yield how an exercise is not the mistake that is kept, or its answer is not kept."""
    question = page.question
    if question is None:
        if page.felt.touch.prompts.plays:
            yield "a card may be played, and nothing is asked"
        return
    view, exercise = question.moment.view, question.exercise
    wanted = {zone: sorted(cards) for zone, cards in zones_shown(view) if cards}
    yield from differ("the cards of an exercise", wanted, page.felt.cards.zones.contents)
    yield from differ("what may be done", set(view.legal) or None, _offered(question, view))
    kept = Exercises(run.database).of(exercise.match).get(exercise.ply)
    before = 0 if exercise.practised is None else exercise.practised.tries
    is_there = exercise.match in {each.id for each in Matches(run.database).listed()}
    if is_there:
        tries = 0 if kept is None else kept.tries
        yield from differ("answers that are kept", before + (question.reply is not None), tries)


def _offered(question: Question, view: View) -> set[Action] | None:
    """Return all that may be done, if what is offered is among it."""
    offered = {each.action for each in question.verdict.worths}
    return set(view.legal) if offered <= set(view.legal) or view.game.lays_sets else offered


def of_a_puzzle(run: Run, page: PuzzlePage) -> Iterator[str]:
    """Yield how a puzzle is not shown as it stands, or was solved and is not kept so."""
    attempt = page.trying.attempt
    if attempt is None:
        yield "a puzzle is seen, and none is tried"
        return
    view = attempt.puzzle.game.look(attempt.state, attempt.seat)
    wanted = {zone: sorted(cards) for zone, cards in zones_shown(view) if cards}
    yield from differ("the cards of a puzzle", wanted, page.felt.cards.zones.contents)
    is_asked = attempt.is_own_turn
    offered = prompts(view) if is_asked else NOTHING
    yield from differ("what a puzzle offers", offered, page.felt.touch.prompts)
    shown = puzzle_words.line_shown(), of_sets.the_answer()
    if attempt.is_over and page.panel.title not in shown:
        title = puzzle_words.solved() if attempt.is_solved else puzzle_words.beaten()
        yield from differ("how a puzzle went", title, page.panel.title)
        kept = Choices(run.database).read("puzzles").get(attempt.puzzle.name)
        if attempt.is_solved:
            yield from differ("the puzzle in the store", 1, kept)
