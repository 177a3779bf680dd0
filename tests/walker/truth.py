"""What must hold whatever somebody did: the window shows the match, and the store keeps it."""

from collections.abc import Iterator, Sequence

from PySide6.QtWidgets import QLabel

from marjapussi_gui.engine.cards import Card
from marjapussi_gui.engine.events import STOCK, Dealt, Event, HandScored, TrickTaken
from marjapussi_gui.engine.state import Trick
from marjapussi_gui.engine.view import View
from marjapussi_gui.kept.afterwards import afterwards
from marjapussi_gui.kept.decisions import of_last_hand
from marjapussi_gui.kept.luck import luck
from marjapussi_gui.kept.verdict import Rank
from marjapussi_gui.store.backups import Backups
from marjapussi_gui.store.matches import Loaded, Matches
from marjapussi_gui.store.statistics import Statistics
from marjapussi_gui.store.verdicts import Verdicts
from marjapussi_gui.table.table import Table
from marjapussi_gui.ui.board.board import Board
from marjapussi_gui.ui.board.furniture import is_berries
from marjapussi_gui.ui.board.hand import HandOrder
from marjapussi_gui.ui.board.items import CardItem
from marjapussi_gui.ui.board.kitty import zones_shown
from marjapussi_gui.ui.board.prompts import prompts
from marjapussi_gui.ui.pages.course import Course
from marjapussi_gui.ui.pages.lesson import LessonPage
from marjapussi_gui.ui.pages.practice import PracticePage
from marjapussi_gui.ui.pages.profile import ProfilePage
from marjapussi_gui.ui.pages.puzzle import PuzzlePage
from marjapussi_gui.ui.pages.review import ReviewPage
from marjapussi_gui.ui.pages.table_page import TablePage
from marjapussi_gui.ui.panels.panel import Panel
from marjapussi_gui.ui.shell.window import Window
from marjapussi_gui.ui.wording import afterwards as afterwards_words
from marjapussi_gui.ui.wording import events as event_words
from marjapussi_gui.ui.wording import games, scores, spoken, teaching
from marjapussi_gui.ui.wording import table as table_words
from marjapussi_gui.ui.wording import window as window_words
from marjapussi_gui.ui.wording.card_names import card_name
from marjapussi_gui.ui.wording.people import People
from tests.ui.overlaps import overlaps

from .run import Run

CLOSE = 1.5  # pixels: nearer than this is the same place


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


def differ(what: str, wanted: object, actual: object) -> Iterator[str]:
    if wanted != actual:
        yield f"{what}: {actual!r:.300} is shown, and {wanted!r:.300} is true"


# The window


def of_the_window(window: Window) -> Iterator[str]:
    for name, action in window.actions_by_name.items():
        yield from differ(f"the menu's {name}", window_words.action(name), action.text())
    is_at_table = window.pages.currentWidget() is window.ways.table_page
    name = games.introduction(window.host.game.key).name if is_at_table else ""
    if not is_at_table:
        name = window.pages.current.title
    yield from differ("the title", window_words.title(name), window.windowTitle())


# The store


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


# The felt


def of_the_felt(board: Board, view: View, page: TablePage) -> Iterator[str]:
    shown_view, people = board.story.view, board.story.people
    if shown_view is None:
        yield "nothing is shown of the match"
        return
    yield from differ("the view", view.zones, shown_view.zones)
    wanted = {zone: sorted(cards) for zone, cards in zones_shown(view) if cards}
    yield from differ("the cards", wanted, board.cards.contents())
    yield from of_the_places(board)
    yield from of_the_furniture(board, view, people)
    yield from of_the_order(board, page)
    yield from (f"one over another: {each}" for each in overlaps(page))


def of_the_places(board: Board) -> Iterator[str]:
    cards = board.cards
    for place in cards._places(cards.zones):
        item, spot = place.item, place.spot
        far = abs(item.pos().x() - spot.x) + abs(item.pos().y() - spot.y)
        if far > CLOSE or abs(item.rotation() - spot.angle) > CLOSE:
            yield f"card {item.card} lies {far:.0f} pixels from its place {spot}"
        yield from differ(f"card {item.card} visible", place.is_seen, item.isVisible())
        worn = item._worn
        faces = (item.card, place.is_barred)
        yield from differ("a face", faces, None if worn is None else (worn[1], worn[3]))
    lying = {item for items in cards.zones.values() for item in items}
    strays = [item for item in board.scene().items() if isinstance(item, CardItem)]
    yield from differ("cards on the felt", len(lying), len(strays))


def of_the_furniture(board: Board, view: View, people: People) -> Iterator[str]:
    furniture = board.furniture
    passing = ("bubble", "earned 0", "earned 1")  # these come and go with what is said and made
    shown = {key for key, item in furniture._pictures.items() if item.isVisible()}
    visible = shown.difference(passing)
    written = {key: item.text() for key, item in furniture._texts.items() if item.isVisible()}
    sides = range(len(view.match.scores)) if is_berries(view) else ()
    wanted = {f"plate {seat}" for seat in view.game.seating.seats}
    if dict(view.zones).get(STOCK) and not (board.layout_now.kitty or board.layout_now.has_rows):
        wanted.add("stock")
    wanted |= {f"bag {side}" for side in sides} or {"sheet"}
    if scores.is_under_way(view):
        title, _ = scores.heading(view, people)
        wanted.add("patch")
        yield from differ("the title on the felt", title, written.get("title"))
    yield from differ("pictures on the felt", sorted(wanted), sorted(visible))
    captions = {key for key in written if key.startswith("caption")}
    yield from differ("captions", {f"caption {side}" for side in sides}, captions)
    yield from differ("the halo", view.turn >= 0, furniture.halo.isVisible())


def of_the_order(board: Board, page: TablePage) -> Iterator[str]:
    """The hand lies in the order that is wished, unless it was put into another by hand."""
    order, own = board.cards.order, page._preferences
    held = [item.card for item in board.cards.zones.get(board.cards.own_hand, [])]
    yield from differ("the cards in order", sorted(held), sorted(order.cards))
    if own.sort != "hand" and not is_put_by_hand(order):
        fresh = HandOrder(own.sort, own.low_first, order.weakness)
        fresh.hold(held)
        yield from differ("the order of the hand", fresh.groups, order.groups)


def is_put_by_hand(order: HandOrder) -> bool:
    return order.is_by_hand


# What is offered


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


# Panels


def of_the_panels(page: TablePage, table: Table) -> Iterator[str]:
    people = page.sitting.people
    assert people is not None
    if page.panels.tricks.isVisible():
        cards = [card_name(card) for trick in tricks_of(table) for card in trick.cards]
        yield from differ("the panel of tricks", cards, named_cards(page.panels.tricks))
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


# Names for those who do not see it


def of_the_names(page: TablePage) -> Iterator[str]:
    board, view = page.board, page.board.story.view
    assert view is not None
    people = board.story.people
    yield from differ(
        "the spoken score", spoken.score(view, people), page.spoken.score.accessibleName()
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


# Looking back


def of_looking_back(page: ReviewPage) -> Iterator[str]:
    view = page.felt.story.view
    if view is None:
        yield "nothing is shown of the match that is looked back on"
        return
    wanted = {zone: sorted(cards) for zone, cards in zones_shown(view) if cards}
    yield from differ("the cards looked back on", wanted, page.felt.cards.contents())
    yield from of_the_furniture(page.felt, view, page.felt.story.people)
    yield from of_what_is_asked(page)


def of_what_is_asked(page: ReviewPage) -> Iterator[str]:
    """The panel, the band and the hand tell of the moment that is shown."""
    inquiry = page._inquiry
    if inquiry is None:
        yield "nothing is asked of the match that is looked back on"
        return
    yield from differ("where the needle stands", inquiry.ply, page.band.value())
    yield from differ("what the hand answers", inquiry.plays(), page.felt.touch.prompts.plays)
    kind, ply = inquiry.subject
    yield from differ("what can be chosen", kind != "overview", page.question.choices is not None)
    yield from differ("the cover", kind == "question", "show" in page.question.buttons)
    if kind != "overview":
        played = inquiry.playback.record.entries[ply]
        verdict = inquiry.verdicts.by_ply[ply]
        yield from differ(
            "what was judged", (played.seat, played.action), (verdict.seat, verdict.done)
        )
        view = inquiry.playback.game.look(inquiry.playback.state(ply), verdict.seat)
        odd = [each.action for each in verdict.worths if each.action not in view.legal]
        yield from differ("choices that were not legal", [], odd)
    yield from differ("berries on the band", sorted(inquiry.mistakes), sorted(page.band._marks))


def of_what_was_judged(run: Run, page: ReviewPage) -> Iterator[str]:
    """What the page shows is what the store keeps."""
    if page.guide.number > 0:
        kept = {
            ply: each.verdict for ply, each in Verdicts(run.database).of(page.guide.number).items()
        }
        shown = {ply: kept.get(ply) for ply in page.guide.verdicts.by_ply}
        yield from differ("verdicts in the store", page.guide.verdicts.by_ply, shown)


def of_what_was_made_of_the_hand(run: Run, page: TablePage) -> Iterator[str]:
    """What stands under a count is what the store keeps of the hand, and its numbers add up."""
    match, count, host = run.window.host.match, page.panels.breakdown, run.window.host
    if match is None or not count.isVisible() or count.afterwards is None:
        return
    page.watch.look()
    scored, side = page.panels.past.scored, match.record.header.game.seating.side(match.me)
    assert scored is not None
    own = scored.gained[side] - max(
        gained for other, gained in enumerate(scored.gained) if other != side
    )
    kept = {ply: each.verdict for ply, each in Verdicts(run.database).of(host.number).items()}
    told = afterwards(of_last_hand(match.record, match.me), kept, own)
    lines = count.afterwards
    shown = lines.beside.text(), lines.cost.text(), lines.button.text()
    yield from differ("what was made of the hand", afterwards_words.lines(told), shown)
    if told is not None:
        yield from differ("the first dear moment", (*told.moments, None)[0], page.first_moment)


def of_skill_and_luck(run: Run, page: ProfilePage) -> Iterator[str]:
    """The page counts the verdicts and the matches that the store keeps."""
    page.look_again()
    scope = page.scope
    if not scope.game:
        return
    decided = Verdicts(run.database).decided(scope)
    real = [each for each in decided if each.rank is not Rank.FORCED]
    yield from differ("decisions that are counted", len(real), page.skill.decisions)
    numbers = {kind: rate.number for kind, rate in page.skill.kinds.items()}
    wanted = {kind: sum(each.kind is kind for each in real) for kind in numbers}
    yield from differ("decisions of each kind", wanted, numbers)
    statistics = Statistics(run.database, Backups(run.database, run.folder / "backups"))
    totals, told = statistics.totals(scope), luck(statistics.outcomes(scope))
    yield from differ("matches of luck", totals.matches, told.matches + told.waiting)
    if not told.waiting and told.matches:
        yield from differ("matches won", totals.matches_won, round(told.won * told.matches))
