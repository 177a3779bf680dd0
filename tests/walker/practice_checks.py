"""Compare the practice and puzzle pages with their sessions and the database."""

from collections.abc import Iterator

from marjapussi_gui.engine.actions import Action
from marjapussi_gui.engine.view import View, create_view
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.storage.settings import KeyValueStore
from marjapussi_gui.ui.board.kitty import visible_zones
from marjapussi_gui.ui.board.prompt_options import NO_OPTIONS, prompt_options
from marjapussi_gui.ui.pages.practice.practice_page import PracticePage
from marjapussi_gui.ui.pages.puzzles.puzzle_page import PuzzlePage
from marjapussi_gui.ui.pages.review.practice_round import PracticeQuestion
from marjapussi_gui.ui.text import puzzle_text as puzzle_words
from marjapussi_gui.ui.text import sets_puzzle_text as of_sets
from tests.storage.played_matches import practice_results

from .differences import difference
from .program_run import ProgramRun


def practice_page_faults(run: ProgramRun) -> Iterator[str]:
    """Yield what is not as it must be on the pages of exercises and puzzles."""
    seen = run.window.page_stack.current_page
    if isinstance(seen, PracticePage):
        yield from exercise_faults(run, seen)
    if isinstance(seen, PuzzlePage):
        yield from puzzle_faults(run, seen)


def exercise_faults(run: ProgramRun, page: PracticePage) -> Iterator[str]:
    """Yield how an exercise differs from its stored mistake or its stored answer."""
    question = page.question
    if question is None:
        if page.board.hand_input.options.card_actions:
            yield "a card may be played, and nothing is asked"
        return
    view, exercise = question.moment.view, question.exercise
    wanted = {zone: sorted(cards) for zone, cards in visible_zones(view) if cards}
    yield from difference(
        "the cards of an exercise", wanted, page.board.card_layer.zones.cards_by_zone
    )
    yield from difference(
        "what may be done", set(view.legal_actions) or None, _offered(question, view)
    )
    kept = practice_results(run.database, exercise.match_id).get(exercise.ply)
    before = 0 if exercise.result is None else exercise.result.attempts
    is_there = exercise.match_id in {each.id for each in MatchTable(run.database).list_summaries()}
    if is_there:
        tries = 0 if kept is None else kept.attempts
        yield from difference("answers that are kept", before + (question.reply is not None), tries)


def _offered(question: PracticeQuestion, view: View) -> set[Action] | None:
    """Return all that may be done, if what is offered is among it."""
    offered = {each.action for each in question.verdict.action_values}
    return (
        set(view.legal_actions)
        if offered <= set(view.legal_actions) or view.game.is_rummy
        else offered
    )


def puzzle_faults(run: ProgramRun, page: PuzzlePage) -> Iterator[str]:
    """Yield how a puzzle is shown wrongly, or was solved but not saved."""
    attempt = page.puzzle_controller.session
    if attempt is None:
        yield "a puzzle is seen, and none is tried"
        return
    view = create_view(attempt.puzzle.game, attempt.state, attempt.seat)
    wanted = {zone: sorted(cards) for zone, cards in visible_zones(view) if cards}
    yield from difference(
        "the cards of a puzzle", wanted, page.board.card_layer.zones.cards_by_zone
    )
    is_asked = attempt.is_own_turn
    offered = prompt_options(view) if is_asked else NO_OPTIONS
    yield from difference("what a puzzle offers", offered, page.board.hand_input.options)
    shown = puzzle_words.solution_title(), of_sets.answer_title()
    if attempt.is_over and page.panel.title not in shown:
        title = puzzle_words.solved_title() if attempt.is_solved else puzzle_words.failed_title()
        yield from difference("how a puzzle went", title, page.panel.title)
        kept = KeyValueStore(run.database).read("puzzles").get(attempt.puzzle.puzzle_id)
        if attempt.is_solved:
            yield from difference("the puzzle in the store", 1, kept)
