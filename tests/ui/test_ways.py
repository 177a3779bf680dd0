"""The ways between features: what broke for those who played first, one after the other."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.thinking import player
from marjapussi_gui.ui.board.pace import Pace
from marjapussi_gui.ui.board.prompts import NOTHING
from marjapussi_gui.ui.shell.window import Window
from marjapussi_gui.ui.wording import scores
from marjapussi_gui.ui.wording import table as words
from marjapussi_gui.ui.wording.card_names import card_name
from tests.clock import Clock
from tests.presets import few_games
from tests.program import Program
from tests.walker.felt_truth import of_the_felt
from tests.walker.run import hurried
from tests.walker.truth import named_cards, talk_of, tricks_of

from .playing import LEFT, Dragger, Keyboard, Mouse, decided, gone, opened, play_on, seated
from .ways import answering, done, is_assisted, playable

KEYS = [each.key for each in VARIANTS]
SMALLEST = "huutopussi-three"


@pytest.fixture
def window(qapp: QApplication) -> Iterator[Window]:
    window = opened()
    yield window
    gone(window)


@pytest.fixture
def clock() -> Iterator[Clock]:
    clock = Clock()
    with hurried(clock):
        yield clock


# Playing out


def test_a_rest_that_is_not_proven_is_not_played_out(window: Window) -> None:
    seated(window, "huutopussi", seed=2)
    before = done(window)

    window.actions_by_name["claim"].trigger()

    assert before == done(window)
    assert words.not_decided() == window.ways.table_page.board.furniture.sentence.text
    assert not is_assisted(window)


def until_decided(window: Window) -> None:
    mouse, decide, page = Mouse(window), player("normal", 3), window.ways.table_page
    for _ in range(400):
        view = page.sitting.view
        if view is None:
            mouse.press(page.panels.breakdown.next_button)
        elif any(words.claim() == each.text() for each in page.bar.buttons):
            return
        else:
            mouse.do(decided(view, decide))
    raise AssertionError("nothing is ever decided")


def test_a_proven_rest_is_played_out_unaided_and_taken_back_by_one_undo(window: Window) -> None:
    sitting = seated(window, "tuppi", seed=3)
    until_decided(window)
    assert sitting.table is not None
    before, hands = sitting.table.state, sitting.table.state.match.hands

    window.actions_by_name["claim"].trigger()
    counted, assisted = window.ways.table_page.panels.breakdown.isVisible(), is_assisted(window)
    after = sitting.table.state
    window.ways.table_page.take_back()

    assert counted
    assert not assisted
    assert after.match.hands == hands + 1
    assert before == sitting.table.state


@pytest.mark.parametrize("yes", [True, False])
def test_the_computer_plays_for_me_if_that_is_agreed_to_and_that_is_help(
    window: Window, monkeypatch: pytest.MonkeyPatch, *, yes: bool
) -> None:
    questions = answering(monkeypatch, yes=yes)
    sitting = seated(window, "bag", level="easy")

    window.actions_by_name["play_for_me"].trigger()

    assert len(questions) == 1
    assert is_assisted(window) == yes
    assert sitting.table is not None
    assert sitting.table.state.match.hands == int(yes)


# What lies on the felt


@pytest.mark.parametrize("seats", [("huutopussi", SMALLEST), ("marriage", "avomarjapussi")])
def test_no_plate_is_left_of_a_larger_table(window: Window, seats: tuple[str, str]) -> None:
    for key in seats:
        sitting = seated(window, key)
    furniture, table = window.ways.table_page.board.furniture, sitting.table

    assert table is not None
    assert set(furniture.seats.plates) == set(table.game.seating.seats)
    assert not list(of_the_felt(window.ways.table_page.board, table.view, window.ways.table_page))


@few_games
def test_every_moment_is_gone_on_with_as_it_was_left(
    tmp_path: Path, qapp: QApplication, key: str
) -> None:
    program = Program(tmp_path)
    window, decide, mouse = program.window, player("easy", 5), Mouse(program.window)
    sitting = seated(window, key, level="easy")
    for _ in range(14):
        window.ways.show_matches()
        window.ways.resume_match(program.window.host._kept.id if program.window.host._kept else 0)
        table, page = sitting.table, window.ways.table_page
        assert table is not None
        assert not list(of_the_felt(page.board, table.view, page))
        if sitting.view is None:
            break
        mouse.do(decided(sitting.view, decide))
    program.end()


# Hurrying


def test_a_click_that_hurries_only_hurries(window: Window, clock: Clock) -> None:
    page, mouse = window.ways.table_page, Mouse(window)
    page.board.story.pace = page.board.touch.pace = Pace()
    seated(window, "marjapussi", level="easy")
    page.board.finish()
    clock.ms += 1000
    mouse.click(playable(window))
    was_telling, played = page.board.story.is_telling, done(window)

    mouse.click(page.board.cards.own_items()[0])
    hurried_ = done(window), page.board.story.is_telling

    assert was_telling
    assert hurried_ == (played, False)
    assert page.sitting.view is not None


@pytest.mark.parametrize("way", [Mouse, Keyboard])
def test_a_position_is_answered_once_it_was_seen_for_a_moment(
    window: Window, clock: Clock, way: type[Mouse]
) -> None:
    page, hand = window.ways.table_page, way(window)
    page.board.story.pace = page.board.touch.pace = Pace()
    sitting = seated(window, "marjapussi", level="easy")
    page.board.finish()
    assert sitting.view is not None
    action = decided(sitting.view, player("easy", 1))
    before = done(window)

    clock.ms += 100
    hand.do(action)
    too_soon = done(window)
    clock.ms += 400
    hand.do(action)

    assert before == too_soon
    assert done(window) > before


def test_a_double_click_plays_one_card(window: Window) -> None:
    seated(window, "marjapussi", level="easy")
    page = window.ways.table_page
    at, view = Mouse(window).point(playable(window)), page.board.viewport()
    held = len(page.board.cards.own_items())

    QTest.mouseClick(view, LEFT, pos=at)
    QTest.mouseDClick(view, LEFT, pos=at)

    assert len(page.board.cards.own_items()) == held - 1


# Taking back


def test_panels_take_back_what_is_taken_back(window: Window) -> None:
    sitting = seated(window, "tuppi", level="easy")
    page, mouse, decide = window.ways.table_page, Mouse(window), player("easy", 2)
    while sitting.table is not None and len(sitting.table.state.tricks) < 2:
        assert sitting.view is not None
        mouse.do(decided(sitting.view, decide))
    page.show_tricks()
    assert named_cards(page.panels.tricks)
    page.show_talk()
    assert sitting.table is not None
    assert sitting.people is not None

    taken = [len(sitting.table.state.tricks)]

    page.take_back()
    taken.append(len(sitting.table.state.tricks))
    undone = len(named_cards(page.panels.tricks))
    talk_undone = page.panels.talk.sentences, talk_of(sitting.table, sitting.people)
    page.do_again()
    taken.append(len(sitting.table.state.tricks))

    assert taken[0] > taken[1]
    assert undone == 0  # the panel is closed, and lists nothing
    assert talk_undone[0] == talk_undone[1]
    assert page.panels.talk.sentences == talk_of(sitting.table, sitting.people)
    page.show_tricks()
    names = named_cards(page.panels.tricks)
    assert names == [card_name(card) for trick in tricks_of(sitting.table) for card in trick.cards]


def test_the_last_trick_is_known_after_the_program_was_opened_again(
    tmp_path: Path, qapp: QApplication
) -> None:
    program = Program(tmp_path)
    sitting = seated(program.window, "marjapussi", level="easy")
    mouse, decide = Mouse(program.window), player("easy", 2)
    while sitting.table is not None and not sitting.table.state.tricks:
        assert sitting.view is not None
        mouse.do(decided(sitting.view, decide))
    program.end()

    again = Program(tmp_path)
    again.window.ways.table_page.show_tricks()
    table = again.window.ways.table_page.sitting.table

    assert table is not None
    assert len(named_cards(again.window.ways.table_page.panels.tricks)) == len(
        tricks_of(table)[-1].cards
    )
    again.end()


def test_doing_again_what_was_not_taken_back_leaves_the_count(window: Window) -> None:
    seated(window, "marjapussi", level="easy")
    play_on(window, Mouse(window), hands=1)

    window.actions_by_name["redo"].trigger()

    assert window.ways.table_page.panels.breakdown.isVisible()


def test_a_card_dragged_too_soon_glides_home(window: Window, clock: Clock) -> None:
    page, dragger = window.ways.table_page, Dragger(window)
    page.board.story.pace = page.board.touch.pace = Pace()
    seated(window, "marjapussi", level="easy")
    page.board.finish()
    item, before = playable(window), done(window)
    home = item.home

    dragger.put(item.card)
    page.board.animator.finish()

    assert before == done(window)
    assert (home.x, home.y) == (item.pos().x(), item.pos().y())


def test_a_trick_lies_in_the_order_of_play_after_it_was_taken_back(window: Window) -> None:
    sitting = seated(window, "tuppi", level="easy")
    page, mouse, decide = window.ways.table_page, Mouse(window), player("easy", 2)
    while sitting.view is None or not (sitting.view.tricks and sitting.view.trick.cards):
        assert sitting.view is not None
        mouse.do(decided(sitting.view, decide))
    mouse.do(decided(sitting.view, decide))

    page.take_back()

    assert sitting.view is not None
    lying = [zone.seat for zone in page.board.cards.zones.playing]
    assert lying == list(sitting.view.trick.seats[: len(sitting.view.trick.cards)])


def test_a_card_that_moves_by_itself_holds_no_question_up(window: Window, clock: Clock) -> None:
    sitting = seated(window, "marjapussi", level="easy")
    page = window.ways.table_page
    sitting._offer(NOTHING, "")
    page.board.touch.pace = Pace()
    page.board.touch.looking.hover(
        page.board.cards.own_items()[0]
    )  # is lifted, which takes a moment

    sitting.on_asked()

    assert page.board.animator.is_flying
    assert sitting.prompts.plays


def test_nothing_is_said_of_sets_between_deals(window: Window) -> None:
    sitting, decide = seated(window, "marriage", level="easy"), player("easy", 1)
    while sitting.view is not None:
        sitting.act(decided(sitting.view, decide))
    table = sitting.table
    assert table is not None
    assert table.is_between_hands

    window.ways.table_page.board.show_trays()

    assert window.ways.table_page.board.furniture.tags.texts == []
    assert scores.patch(table.view) == ""


def test_one_goes_back_over_pages_that_still_have_something_to_show(window: Window) -> None:
    seated(window, "bag")
    window.command("statistics")
    window.ways.learn("bag")
    window.command("matches")

    window.pages.go_back()
    first = window.pages.current
    window.pages.go_back()
    second = window.pages.current
    window.ways.go_home()
    window.ways.learn("bag")
    window.pages.go_back()

    assert first is window.ways.lesson_page
    assert second is window.ways.table_page
    assert window.pages.current is window.ways.start_page


@pytest.mark.parametrize("name", ["matches", "puzzles"])
def test_escape_leads_from_a_list_back_to_the_table(window: Window, name: str) -> None:
    sitting = seated(window, "bag")
    table = sitting.table
    window.command(name)
    assert window.pages.current is not window.ways.table_page

    window.on_escape()

    assert window.pages.current is window.ways.table_page
    assert sitting.table is table


@pytest.mark.parametrize("name", ["matches", "puzzles"])
def test_escape_leads_from_a_list_back_to_the_start_page(window: Window, name: str) -> None:
    seated(window, "bag")
    window.ways.go_home()
    window.command(name)

    window.on_escape()

    assert window.pages.current is window.ways.start_page


def test_match_that_was_deleted_is_left(window: Window) -> None:
    sitting = seated(window, "bag")
    window.command("matches")
    window.ways.matches_page.deleted.emit(window.host.number)

    window.on_escape()

    assert sitting.table is None
    assert window.pages.current is window.ways.start_page


def test_match_that_stays_is_not_left_when_another_is_deleted(window: Window) -> None:
    sitting = seated(window, "bag")
    window.command("matches")

    window.ways.matches_page.deleted.emit(window.host.number + 1)

    assert sitting.table is not None
