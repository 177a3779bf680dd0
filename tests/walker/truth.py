"""What must hold whatever somebody did: the window shows the match, and the store keeps it."""

from collections.abc import Iterator, Sequence

from PySide6.QtWidgets import QLabel

from marjapussi_gui.engine.cards import Card
from marjapussi_gui.engine.events import Dealt, Event, HandScored, TrickTaken
from marjapussi_gui.engine.state import Trick
from marjapussi_gui.store.matches import Loaded, Matches
from marjapussi_gui.table.table import Table
from marjapussi_gui.ui.board.prompts import prompts
from marjapussi_gui.ui.pages.course import Course
from marjapussi_gui.ui.pages.lesson import LessonPage
from marjapussi_gui.ui.pages.table_page import TablePage
from marjapussi_gui.ui.panels.panel import Panel
from marjapussi_gui.ui.shell.window import Window
from marjapussi_gui.ui.wording import events as event_words
from marjapussi_gui.ui.wording import games, listening, spoken, teaching
from marjapussi_gui.ui.wording import table as table_words
from marjapussi_gui.ui.wording import window as window_words
from marjapussi_gui.ui.wording.card_names import card_name
from marjapussi_gui.ui.wording.people import People

from .differing import differ
from .felt_truth import of_the_felt
from .looked_back import (
    of_looking_back,
    of_skill_and_luck,
    of_what_was_judged,
    of_what_was_made_of_the_hand,
)
from .run import Run


def untruths(run: Run) -> Iterator[str]:
    """Yield what is not as it must be, once everything is told."""
    window = run.window
    yield from of_the_window(window)
    yield from of_the_store(run)
    page = window.ways.table_page
    if window.pages.currentWidget() is page and page.sitting.table is not None:
        yield from of_the_felt(page.board, page.sitting.table.view, page)
        yield from of_what_is_offered(page)
        yield from of_the_panels(page, page.sitting.table)
        yield from of_what_was_made_of_the_hand(run, page)
        yield from of_the_names(page)
    if (
        "review_page" in vars(window.ways)
        and window.pages.currentWidget() is window.ways.review_page
    ):
        yield from of_looking_back(window.ways.review_page)
        yield from of_what_was_judged(run, window.ways.review_page)
    if (
        "profile_page" in vars(window.ways)
        and window.pages.currentWidget() is window.ways.profile_page
    ):
        yield from of_skill_and_luck(run, window.ways.profile_page)
    if "lesson_page" in vars(window.ways):
        lesson_page = window.ways.lesson_page
        if window.pages.currentWidget() is lesson_page:
            yield from of_a_lesson(lesson_page)


def of_a_lesson(page: LessonPage) -> Iterator[str]:
    """Yield how a lesson is not at its stop, or shows another one."""
    course = page.course
    if course is None:
        yield "a lesson is seen, and none is under way"
        return
    yield from differ("actions of the lesson", course.stop.at, course.ply)
    yield from differ("the lesson's table", course.table.view.hand, _hand_of(course))
    count = teaching.stop(course.number + 1, len(course.lesson.stops))
    yield from differ("stop", count, page.panel.count.text())
    if not page.panel.text.text():
        yield "nothing is said at a stop"


def _hand_of(course: Course) -> tuple[Card, ...]:
    """Return the hand that the record has there."""
    lesson = course.lesson
    return lesson.record.header.game.look(lesson.record.state(course.ply), lesson.seat).hand


def of_the_window(window: Window) -> Iterator[str]:
    for name, action in window.actions_by_name.items():
        yield from differ(f"the menu's {name}", window_words.action(name), action.text())
    is_at_table = window.pages.currentWidget() is window.ways.table_page
    name = games.introduction(window.host.game.key).name if is_at_table else ""
    if not is_at_table:
        name = window.pages.current.title
    yield from differ("the title", window_words.title(name), window.windowTitle())


def of_the_store(run: Run) -> Iterator[str]:
    """The match at the table is the match in the store, line for line."""
    host, kept = run.window.host, run.window.host._kept
    if host.match is None or kept is None or kept.id <= 0:
        return
    match, store = host.match, Matches(run.database)
    listed = store.one(kept.id)
    yield from differ("the record in the store", match.record.text(), store.export(kept.id))
    yield from differ("assisted in the store", match.is_assisted, listed.is_assisted)
    yield from differ("the level in the store", match.level, listed.level)
    yield from differ("whose seat in the store", match.me, listed.me)


def of_the_replay(run: Run) -> Iterator[str]:
    """The match in the store replays to the one at the table."""
    host, kept = run.window.host, run.window.host._kept
    if host.match is None or kept is None or kept.id <= 0:
        return
    stored = Matches(run.database).load(kept.id)
    if isinstance(stored, Loaded):
        yield from differ("the replay", host.match.record.entries, stored.record.entries)
    else:
        yield f"the store cannot read match {kept.id} any more: {stored.why}"


def of_what_is_offered(page: TablePage) -> Iterator[str]:
    view, sitting = page.sitting.view, page.sitting
    buttons = page.bar.buttons if page.bar.isVisible() else []
    if view is None:
        yield from differ("buttons while another acts", [], [each.text() for each in buttons])
        yield from differ("cards while another acts", {}, page.board.touch.prompts.plays)
        return
    yield from differ("what is offered", prompts(view), sitting.prompts)
    yield from differ("what may be touched", prompts(view), page.board.touch.prompts)
    done = [button.property("action") for button in buttons]
    odd = [action for action in done if action is not None and action not in view.legal]
    yield from differ("buttons for what is not legal", [], odd)


def of_the_panels(page: TablePage, table: Table) -> Iterator[str]:
    people = page.sitting.people
    assert people is not None
    if page.panels.tricks.isVisible():
        cards = [card_name(card) for trick in tricks_of(table) for card in trick.cards]
        yield from differ("the panel of tricks", cards, named_cards(page.panels.tricks))
    if page.panels.discards.isVisible():
        lying = list(table.view.rummy.discards)
        yield from differ("the panel of discards", lying, page.panels.discards.cards)
    if page.panels.seen.isVisible() and not table.view.rummy.is_dealt:
        yield "it is told what was seen, and no sets are dealt"
    if page.panels.talk.isVisible():
        yield from differ("the table talk", talk_of(table, people), page.panels.talk.sentences)
    is_rest = table.is_between_hands or table.state.match.over
    yield from differ("the count", is_rest, page.panels.breakdown.isVisible())
    if page.panels.hint.isVisible() and not page.advising.is_awaited:
        yield from of_the_hint(page, table)


def of_the_hint(page: TablePage, table: Table) -> Iterator[str]:
    advised = page.advising.advice
    if page.sitting.view is None or advised is None:
        yield f"a hint lies there while another acts: {page.panels.hint.texts}"
    elif refusal := table.refusal(advised.action):
        yield f"a hint for another moment: {advised.action} {refusal}"


def named_cards(panel: Panel) -> list[str]:
    labels = panel.findChildren(QLabel)
    return [
        picture.accessibleName()
        for picture in labels
        if picture.isVisible() and not picture.pixmap().isNull()
    ]


def events_of(table: Table) -> list[tuple[Event, ...]]:
    """Return what I saw happen, action by action."""
    state, seen = table.game.start(table.header.start), []
    for entry in table.record.entries:
        state, events = table.game.play(state, entry.action)
        seen.append(tuple(event.seen_by(table.me) for event in events))
    return seen


def tricks_of(table: Table) -> Sequence[Trick]:
    """Return the last trick of the hand, or all of them once it is over."""
    tricks: list[Trick] = []
    for event in (event for events in events_of(table) for event in events):
        match event:
            case Dealt():
                tricks = []
            case TrickTaken(trick=trick):
                tricks.append(trick)
            case _:
                pass
    is_over = table.is_between_hands or table.state.match.over
    return tricks if is_over else tricks[-1:]


def talk_of(table: Table, people: People) -> list[str]:
    sentences, hands = [], 0
    for event in (event for events in events_of(table) for event in events):
        if isinstance(event, Dealt):
            sentences.append(table_words.hand_number(hands + 1))
        hands += isinstance(event, HandScored)
        sentences.append(event_words.sentence_of(event, people))
    return [sentence for sentence in sentences if sentence]


def of_the_names(page: TablePage) -> Iterator[str]:
    board, view = page.board, page.board.story.view
    assert view is not None
    people = board.story.people
    yield from differ(
        "the spoken score",
        listening.long_score(view, people, counts=board.furniture.counts),
        page.spoken.score.accessibleName(),
    )
    yield from differ(
        "the spoken trick", spoken.trick(view, people), page.spoken.trick.accessibleName()
    )
    mine = [card_name(item.card) for item in board.cards.own_items()]
    named = [button.accessibleName() for button in page.spoken.buttons[: len(mine)]]
    for card, name in zip(mine, named, strict=False):
        if card not in name:
            yield f"the button over {card} is called {name}"
    yield from differ("named cards", len(mine), len(named))
