"""Compare the window with the match, and the database with both."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence

from PySide6.QtWidgets import QLabel

from marjapussi_gui.engine.cards import Card
from marjapussi_gui.engine.events import CardsDealt, Event, HandScored, TrickTaken
from marjapussi_gui.engine.state import Seat, Trick
from marjapussi_gui.engine.view import create_view
from marjapussi_gui.learning.guided_hands import hand_progress_key
from marjapussi_gui.learning.lessons import lessons_for_game
from marjapussi_gui.model.preferences import NO_PERSON, Preferences
from marjapussi_gui.model.remark import RemarkKind
from marjapussi_gui.ports.repositories import lesson_progress, rules_by_name
from marjapussi_gui.session.history import is_deal
from marjapussi_gui.session.match_session import MatchSession
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.ui.board.prompt_options import prompt_options
from marjapussi_gui.ui.pages.lessons.lesson_list_page import LessonListPage
from marjapussi_gui.ui.pages.lessons.lesson_page import LessonPage
from marjapussi_gui.ui.pages.lessons.lesson_session import LessonSession
from marjapussi_gui.ui.pages.table.table_page import TablePage
from marjapussi_gui.ui.panels.explainable_cards import ExplainableCard
from marjapussi_gui.ui.panels.table_panel import TablePanel
from marjapussi_gui.ui.text import about_text as window_words
from marjapussi_gui.ui.text import event_text as event_words
from marjapussi_gui.ui.text import games, house_rules_text, screen_reader_text, verdict_text
from marjapussi_gui.ui.text.card_names import card_name
from marjapussi_gui.ui.text.commands import command_label
from marjapussi_gui.ui.text.i18n import say
from marjapussi_gui.ui.text.table_players import TablePlayers
from marjapussi_gui.ui.window.main_window import MainWindow

from .board_checks import board_faults
from .card_question_checks import open_answer_faults
from .differences import difference
from .program_run import FIRST_MATCHES, ProgramRun
from .review_checks import (
    hand_review_faults,
    my_play_faults,
    review_page_faults,
    stored_verdict_faults,
)
from .sheet_actions import sheet_faults


def window_faults(run: ProgramRun) -> Iterator[str]:
    """Yield faults of the window once all events are shown."""
    window = run.window
    yield from title_and_menu_faults(window)
    yield from storage_faults(run)
    yield from sheet_faults(run)
    page = window.pages.table_page
    is_at_table = window.page_stack.currentWidget() is page and not page.curtain.is_down
    if is_at_table and page.table_controller.session is not None:
        yield from board_faults(page.board, page.table_controller.session.view, page)
        yield from prompt_faults(page)
        yield from panel_faults(page, page.table_controller.session)
        yield from helper_faults(run, page, page.table_controller.session)
        yield from hand_review_faults(run, page)
        yield from accessible_name_faults(page)
    if (
        "review_page" in vars(window.pages)
        and window.page_stack.currentWidget() is window.pages.review_page
    ):
        yield from review_page_faults(window.pages.review_page)
        yield from stored_verdict_faults(run, window.pages.review_page)
    if (
        "my_play_page" in vars(window.pages)
        and window.page_stack.currentWidget() is window.pages.my_play_page
    ):
        yield from my_play_faults(run, window.pages.my_play_page)
    if "lesson_page" in vars(window.pages):
        lesson_page = window.pages.lesson_page
        if window.page_stack.currentWidget() is lesson_page:
            yield from lesson_faults(lesson_page)
    if "lesson_list_page" in vars(window.pages):
        list_page = window.pages.lesson_list_page
        if window.page_stack.currentWidget() is list_page:
            yield from lesson_list_faults(run, list_page)


def lesson_list_faults(run: ProgramRun, page: LessonListPage) -> Iterator[str]:
    learning = run.window._services.learning
    of_game = lessons_for_game(learning.lessons(), page.game_key)
    steps = learning.lesson_progress.load()
    done = [lesson_progress(each, steps).is_done for each in of_game]
    done.append(bool(steps.get(hand_progress_key(page.game_key))))
    yield from difference("finished lessons", done, [row.is_done for row in page.rows])


def lesson_faults(page: LessonPage) -> Iterator[str]:
    """Yield how a lesson is not at its step, or shows another."""
    course = page.session
    if course is None:
        yield "a lesson is seen, and none is under way"
        return
    yield from difference("the lesson's table", course.session.view.hand, _hand_of(course))
    if course.card_to_reach_step is None:  # otherwise the player is on the way to the step
        yield from difference("actions of the lesson", course.current_step.ply, course.ply)
        count = say("step-number", number=course.step_index + 1, all=len(course.lesson.steps))
        yield from difference("step", count, page.panel.progress_label.text())
    if not page.panel.text_label.text():
        yield "nothing is said at a step"


def _hand_of(course: LessonSession) -> tuple[Card, ...]:
    """Return the hand that the record has there."""
    lesson = course.lesson
    return create_view(
        lesson.record.header.game, lesson.record.state_after(course.ply), lesson.seat
    ).hand


def title_and_menu_faults(window: MainWindow) -> Iterator[str]:
    for command, action in window.actions_by_command.items():
        yield from difference(f"the menu's {command}", command_label(command), action.text())
    is_at_table = window.page_stack.currentWidget() is window.pages.table_page
    name = _title_at_table(window) if is_at_table else window.page_stack.current_page.title
    yield from difference("the title", window_words.window_title(name), window.windowTitle())


def _title_at_table(window: MainWindow) -> str:
    """Return the name of the game, and of its rules if they are not the defaults.

    The kind of a hand that somebody sent stands before the rules, whatever they are.
    """
    match = window.match_controller.match
    assert match is not None
    game = match.record.header.game
    name = games.game_introduction(game.key).name
    is_usual = all(game.option_values[each.key] == each.default for each in game.variant.options)
    if is_usual and match.shared is None:
        return name
    presets = window.pages.table_page._presets
    rules = house_rules_text.rules_name(
        game.variant, game.option_values, rules_by_name(presets, game.key)
    )
    if match.shared is not None:
        rules = f"{say(f'shared-{match.shared}')} · {rules}"
    return f"{name}, {rules}"


def storage_faults(run: ProgramRun) -> Iterator[str]:
    """The match at the table is the match in the store, line for line."""
    host, kept = run.window.match_controller, run.window.match_controller._stored_match
    if host.match is None or kept is None or kept.id <= 0:
        return
    match, store = host.match, MatchTable(run.database)
    listed = store.summary(kept.id)
    assert listed is not None
    yield from difference(
        "the record in the store", match.record.text(), store.export_record(kept.id)
    )
    yield from difference("assisted in the store", match.is_assisted, listed.is_assisted)
    yield from difference("the level in the store", match.level, listed.level)
    yield from difference("whose seat in the store", match.own_seat, listed.own_seat)
    session = run.window.pages.table_page.table_controller.session
    assert session is not None
    yield from difference("remarks in the store", session.remarks, store._read_remarks(kept.id))


def replay_faults(run: ProgramRun) -> Iterator[str]:
    """The match in the store replays to the one at the table."""
    host, kept = run.window.match_controller, run.window.match_controller._stored_match
    if host.match is None or kept is None or kept.id <= 0:
        return
    stored = MatchTable(run.database).read(kept.id)
    if stored is not None:
        yield from difference("the replay", host.match.record.entries, stored.record.entries)
    else:
        yield f"the store cannot read match {kept.id} any more"


def prompt_faults(page: TablePage) -> Iterator[str]:
    view, sitting = page.table_controller.view, page.table_controller
    buttons = page.prompt_bar.buttons if page.prompt_bar.isVisible() else []
    if view is None:
        yield from difference("buttons while another acts", [], [each.text() for each in buttons])
        yield from difference(
            "cards while another acts", {}, page.board.hand_input.options.card_actions
        )
        return
    yield from difference("what is offered", prompt_options(view), sitting.prompts)
    yield from difference(
        "what may be touched", prompt_options(view), page.board.hand_input.options
    )
    done = [button.property("action") for button in buttons]
    odd = [action for action in done if action is not None and action not in view.legal_actions]
    yield from difference("buttons for what is not legal", [], odd)


def panel_faults(page: TablePage, table: MatchSession) -> Iterator[str]:
    people = page.table_controller.people
    assert people is not None
    if page.panels.tricks.isVisible():
        cards = [card_name(card) for trick in shown_tricks(table) for card in trick.cards]
        yield from difference("the panel of tricks", cards, card_names(page.panels.tricks))
    yield from open_answer_faults(page)
    if page.panels.last_trick.isVisible():
        cards = [card_name(card) for trick in shown_tricks(table) for card in trick.cards]
        yield from difference("the last trick", cards, card_names(page.panels.last_trick))
    if page.panels.discards.isVisible():
        lying = list(table.view.rummy.discards)
        yield from difference("the panel of discards", lying, page.panels.discards.cards)
    if page.panels.known_cards.isVisible() and not table.view.rummy.is_dealt:
        yield "it is told what was seen, and no sets are dealt"
    if page.panels.hand_log.isVisible():
        yield from difference(
            "the table talk", log_sentences(table, people), page.panels.hand_log.sentences
        )
    is_rest = table.is_between_hands or table.state.match.is_over
    yield from difference("the count", is_rest, page.panels.hand_score.isVisible())
    if page.panels.hint.isVisible() and not page.hint_controller.is_waiting:
        yield from hint_faults(page, table)


def _preferences_at(run: ProgramRun, seat: Seat) -> Preferences:
    shared, match = run.window.match_controller.preferences, run.window.match_controller.match
    person = match.people[seat] if match is not None and match.people else NO_PERSON
    known = {each.id: each for each in run.window._services.storage.people.people()}
    return known[person].preferences(shared) if person in known else shared


def helper_faults(run: ProgramRun, page: TablePage, table: MatchSession) -> Iterator[str]:
    values, game = _preferences_at(run, table.own_seat), table.game.key
    others = run.database.query(
        "select count(*) from matches where game = ? and status = 'finished'"
        " and origin = 'played' and id != ?",
        game,
        run.window.match_controller.match_id,
    )[0][0]
    is_beginner = values.warnings == "first" and others < FIRST_MATCHES
    is_warning = is_beginner or values.warnings == "always"
    yield from difference("warnings", is_warning, page.assistance.has_mistake_warnings)
    if page.panels.praise.isVisible() and not (values.praise and is_warning):
        yield "praise is visible, and it isn't wanted"
    if page.panels.praise.isVisible() and page.panels.hand_score.isVisible():
        yield "praise is visible over the count"
    if page.mistake_warner.is_warning and not is_warning:
        yield "it warns, and that isn't wanted"
    asked = say("warnings-end") == run.window.notice_bar.sentence
    if asked and values.warnings != "first":
        yield "it asks about warnings after that was decided"
    deals = [ply for ply, events in enumerate(visible_events(table)) if is_deal(events)]
    hands = [
        bisect_right(deals, each.remark.decision_ply)
        for each in table.history().remarks
        if each.remark.kind is RemarkKind.PRAISE
    ]
    yield from difference("hands with praise", len(set(hands)), len(hands))


def hint_faults(page: TablePage, table: MatchSession) -> Iterator[str]:
    advised = page.hint_controller.advice
    if page.table_controller.view is None or advised is None:
        yield f"a hint lies there while another acts: {page.panels.hint.visible_texts}"
    elif refusal := table.refusal_reason(advised):
        yield f"a hint for another moment: {advised} {refusal}"


def card_names(panel: TablePanel) -> list[str]:
    """Return the names of the cards on a panel: pictures, or cards that can be asked about."""
    asked = [
        each.accessibleName() for each in panel.findChildren(ExplainableCard) if each.isVisible()
    ]
    labels = panel.findChildren(QLabel)
    return asked or [
        picture.accessibleName()
        for picture in labels
        if picture.isVisible() and not picture.pixmap().isNull()
    ]


def visible_events(table: MatchSession) -> list[tuple[Event, ...]]:
    state, seen = table.game.initial_state(table.header.start), []
    for entry in table.record.entries:
        state, events = table.game.apply_action(state, entry.action)
        seen.append(tuple(event.as_seen_by(table.own_seat) for event in events))
    return seen


def shown_tricks(table: MatchSession) -> Sequence[Trick]:
    """Return the last trick of the hand, or all of them once it is over."""
    tricks: list[Trick] = []
    for event in (event for events in visible_events(table) for event in events):
        match event:
            case CardsDealt():
                tricks = []
            case TrickTaken(trick=trick):
                tricks.append(trick)
            case _:
                pass
    is_over = table.is_between_hands or table.state.match.is_over
    return tricks if is_over else tricks[-1:]


def log_sentences(table: MatchSession, people: TablePlayers) -> list[str]:
    sentences, hands = [], 0
    by_action, remarks = visible_events(table), table.history().remarks
    for ply, events in enumerate([*by_action, ()]):
        said = (each for each in remarks if each.remark.ply == ply)
        sentences += [verdict_text.remark_sentence(each.remark, each.view, people) for each in said]
        for event in events:
            if isinstance(event, CardsDealt):
                sentences.append(say("table-hand-number", number=hands + 1))
            hands += isinstance(event, HandScored)
            watched = people.for_spectator() if people.has_several_people else people
            sentences.append(event_words.event_sentence(event, watched))
    return [sentence for sentence in sentences if sentence]


def accessible_name_faults(page: TablePage) -> Iterator[str]:
    board, view = page.board, page.board.event_player.view
    assert view is not None
    people = board.event_player.people
    yield from difference(
        "the spoken score",
        screen_reader_text.long_score_text(
            view, people, with_points=board.decorations.shows_points
        ),
        page.accessible_board.score_label.accessibleName(),
    )
    yield from difference(
        "the spoken trick",
        screen_reader_text.trick_sentence(view, people),
        page.accessible_board.trick_label.accessibleName(),
    )
    mine = [card_name(item.card) for item in board.card_layer.own_items()]
    named = [button.accessibleName() for button in page.accessible_board.card_buttons[: len(mine)]]
    for card, name in zip(mine, named, strict=False):
        if card not in name:
            yield f"the button over {card} is called {name}"
    yield from difference("named cards", len(mine), len(named))
