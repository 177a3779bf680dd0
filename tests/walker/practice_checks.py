"""Compare the practice and puzzle pages with their sessions and the database."""

from collections.abc import Iterator

from marjapussi_gui.engine.actions import Action, Deal
from marjapussi_gui.engine.cards import cards_in_set
from marjapussi_gui.engine.view import View, create_view
from marjapussi_gui.learning.puzzles.puzzle_session import PuzzleSession
from marjapussi_gui.model.hand_request import HANDS_IN_A_ROW, OWN_SEAT, find_conflict
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.storage.settings import KeyValueStore
from marjapussi_gui.ui.board.kitty import visible_zones
from marjapussi_gui.ui.board.prompt_options import NO_OPTIONS, prompt_options
from marjapussi_gui.ui.pages.practice.hand_request_page import HandRequestPage
from marjapussi_gui.ui.pages.practice.practice_page import PracticePage
from marjapussi_gui.ui.pages.practice.requested_hands_page import RequestedHandsPage
from marjapussi_gui.ui.pages.puzzles.puzzle_page import PuzzlePage
from marjapussi_gui.ui.pages.puzzles.tricks_puzzle_panel import TricksPuzzlePanel
from marjapussi_gui.ui.panels.question.practice_round import PracticeQuestion
from marjapussi_gui.ui.text import practice_text as order_words
from marjapussi_gui.ui.text.i18n import say
from tests.held_cards import MEANINGS, Held
from tests.storage.played_matches import practice_results

from .differences import difference
from .program_run import ProgramRun


def practice_page_faults(run: ProgramRun) -> Iterator[str]:
    """Yield what is not as it must be on the pages of exercises and puzzles."""
    seen = run.window.page_stack.current_page
    if isinstance(seen, PracticePage):
        yield from exercise_faults(run, seen)
    if isinstance(seen, HandRequestPage):
        yield from order_faults(seen)
    if isinstance(seen, RequestedHandsPage):
        yield from ordered_hand_faults(seen)
    if isinstance(seen, PuzzlePage):
        yield from puzzle_faults(run, seen)


def exercise_faults(run: ProgramRun, page: PracticePage) -> Iterator[str]:
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


def order_faults(page: HandRequestPage) -> Iterator[str]:
    game, order = page._game, page.order
    if game is None:
        yield "an order can be made, and no game is chosen"
        return
    conflict = find_conflict(game, order)
    yield from difference(
        "whether hands can start", conflict is None, page.start_button.isEnabled()
    )
    if conflict is not None:
        wanted = order_words.conflict_text(conflict)
        yield from difference("why nothing can be dealt", wanted, page.status_label.text())


def ordered_hand_faults(page: RequestedHandsPage) -> Iterator[str]:
    question, ordered = page.question, page.round
    if ordered is None or not 1 <= ordered.hand_number <= HANDS_IN_A_ROW:
        yield "an ordered hand is seen, and none was ordered"
        return
    if question is None:
        if page.board.hand_input.options.card_actions:
            yield "a card may be played, and nothing is asked"
        return
    view, record = question.moment.view, question.posed.record
    wanted = {zone: sorted(cards) for zone, cards in visible_zones(view) if cards}
    yield from difference(
        "the cards of an ordered hand", wanted, page.board.card_layer.zones.cards_by_zone
    )
    deal = record.entries[0].action
    assert isinstance(deal, Deal)
    held = Held([*deal.hands[OWN_SEAT], *(deal.face_up[OWN_SEAT] if deal.face_up else ())])
    for wish in ordered.order.wishes:
        if wish in MEANINGS and not MEANINGS[wish](held):
            yield f"an ordered hand lacks {wish}"
    right = question.reply is not None
    yield from difference(
        "whether an answer is counted", True, not right or bool(ordered.results[-1])
    )


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
    is_asked = attempt.is_own_turn and not page.is_showing_solution
    offered = prompt_options(view, attempt.options) if is_asked else NO_OPTIONS
    yield from difference("what a puzzle offers", offered, page.board.hand_input.options)
    shown = say("puzzle-solution"), say("answer")
    if attempt.is_over and page.panel.title not in shown:
        title = say("solved-title") if attempt.is_solved else say("puzzle-failed")
        yield from difference("how a puzzle went", title, page.panel.title)
        kept = KeyValueStore(run.database).read("puzzles").get(attempt.puzzle.puzzle_id)
        if attempt.is_solved:
            yield from difference("the puzzle in the store", 1, kept)
        if attempt.mistake is not None and isinstance(attempt, PuzzleSession):
            yield from layout_faults(attempt, page)


def layout_faults(attempt: PuzzleSession, page: PuzzlePage) -> Iterator[str]:
    assert isinstance(page.puzzle_panel, TricksPuzzlePanel)
    hands, covered = attempt.layout
    shown = {card for _, cards in page.puzzle_panel.layout_rows for card in cards}
    hidden = {card for seat in range(len(hands)) for card in cards_in_set(hands[seat])}
    if not shown <= hidden | set(covered):
        yield f"cards {shown - hidden} are shown that were in no hidden hand"
    if set(cards_in_set(hands[attempt.seat])) & shown:
        yield "the player's own cards are shown as hidden"
