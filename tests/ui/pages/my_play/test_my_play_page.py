"""The page says something true from the first hand on, and each panel leads further."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from itertools import islice

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from marjapussi_gui.engine.actions import Action, AskWhole, Discard, Play, ShowBidCard
from marjapussi_gui.engine.cards import Card
from marjapussi_gui.engine.state import Side
from marjapussi_gui.model.match_totals import StatisticsScope
from marjapussi_gui.model.new_game import todays_seed
from marjapussi_gui.model.skill import CostEstimate
from marjapussi_gui.model.verdict import DecisionKind, Grade
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.storage.verdict_table import VerdictTable
from marjapussi_gui.ui.common.requests import MyPlaySection
from marjapussi_gui.ui.dialogs.score_sheet_dialog import ScoreSheetDialog
from marjapussi_gui.ui.pages.my_play import my_play_page
from marjapussi_gui.ui.pages.my_play.costliest_choices_panel import chosen_card
from marjapussi_gui.ui.pages.my_play.my_play_page import MyPlayPage
from marjapussi_gui.ui.pages.my_play.skill_rows import SkillBar, cost_estimate_rows
from marjapussi_gui.ui.text.commands import Command
from marjapussi_gui.ui.text.i18n import say
from marjapussi_gui.ui.widgets.puzzle_path_view import PathPlace, path_places
from tests.storage.played_matches import statistics_queries, store_random_match
from tests.ui.pages.my_play.my_play_driver import MyPlayDriver, OpenMyPlay
from tests.ui.pages.my_play.sample_verdicts import LEVELS
from tests.ui.window_driver import start_match

DAY = date(2026, 11, 25)


@pytest.fixture
def driver(open_my_play: OpenMyPlay) -> MyPlayDriver:
    return open_my_play()


@pytest.fixture
def newcomer(open_my_play: OpenMyPlay) -> MyPlayDriver:
    return open_my_play(hands=0)


# Before the first hand


def test_empty_panels_say_what_will_be_in_them_and_have_a_button(newcomer: MyPlayDriver) -> None:
    page = newcomer.page

    texts = {
        panel.title_label.text(): (panel.empty_label.text(), panel.empty_button.text())
        for panel in (page.overview.skill, page.overview.costs, page.overview.matches)
    }
    assert texts == {
        "Skill": (
            "After your first hand, you’ll see here how you compare with the computer.",
            "Play a hand",
        ),
        "What cost you most": (
            "Your costliest choices of the last 30 days will be here.",
            "Play a hand",
        ),
        "Recent matches": (
            "Your matches will be here, so that you can play on or review them.",
            "Play a hand",
        ),
    }
    assert page.overview.moments.text_label.text() == (
        "Your own mistakes will come back here as questions, with other cards."
    )
    assert page.overview.moments.empty_button.isVisible()
    assert not page.overview.moments.begin_button.isVisible()
    assert not page.overview.first_occurrences_label.isVisible()


def test_first_row_of_the_empty_page_is_todays_deal_and_the_first_puzzle(
    newcomer: MyPlayDriver,
) -> None:
    page = newcomer.page
    tops = [panel.y() for panel in page.overview.panels]

    assert page.overview.panels[:2] == [page.overview.todays_deal, page.overview.puzzles]
    assert [top == min(tops) for top in tops] == [True, True, *[False] * 4]
    assert page.overview.todays_deal.play_button.property("look") == "play"
    assert QApplication.focusWidget() is page.overview.todays_deal.play_button


@pytest.mark.parametrize("name", ["moments", "skill", "costs", "matches"])
def test_buttons_of_empty_panels_start_a_match(newcomer: MyPlayDriver, name: str) -> None:
    newcomer.click(getattr(newcomer.overview, name).empty_button)

    assert newcomer.current_page is newcomer.window.pages.table_page


# After the first hands


def test_page_is_true_from_the_first_hand_on_with_help(open_my_play: OpenMyPlay) -> None:
    driver = open_my_play(hands=1, mistakes=2)
    with driver.database.transaction() as connection:
        connection.execute("update matches set assisted = 1")
    driver.open()
    page, statistics = driver.page, statistics_queries(driver.database)

    decisions = statistics.evaluated_decisions(StatisticsScope("marjapussi", is_assisted=None))
    assert page.overview.skill.note_label.text() == f"{len(decisions)} decisions, with help"
    assert sum(bar.decision_count for bar in page.overview.skill.bars) == len(decisions)
    few = [bar for bar in page.overview.skill.bars if bar.decision_count < 20]
    assert few
    assert all("so far" in bar.accessibleName() for bar in few)
    assert all("95% likely from" in bar.accessibleName() for bar in page.overview.skill.bars)
    assert len(page.overview.costs.rows) == 2
    assert all("assisted" in row.accessibleName() for row in page.overview.costs.rows)
    assert "assisted" in page.overview.matches.rows[0].button.accessibleName()


def test_forced_actions_count_as_no_decisions(driver: MyPlayDriver) -> None:
    decisions = sum(bar.decision_count for bar in driver.overview.skill.bars)
    table = VerdictTable(driver.database)
    ply, verdict = list(table.for_match(driver.match_id).items())[-1]
    table.save(driver.match_id, ply, replace(verdict, grade=Grade.FORCED))
    driver.open()

    assert driver.overview.skill.note_label.text() == f"{decisions - 1} decisions, without help"
    assert sum(bar.decision_count for bar in driver.overview.skill.bars) == decisions - 1


def test_moments_show_as_many_backs_as_are_due(open_my_play: OpenMyPlay) -> None:
    driver = open_my_play(mistakes=3)

    assert (driver.overview.moments.due_count, driver.overview.moments.fan.count) == (3, 3)
    assert driver.overview.moments.name_label.text() == "3 moments"
    assert QApplication.focusWidget() is driver.overview.moments.begin_button


def test_without_a_moment_due_todays_deal_is_the_likeliest_wish(open_my_play: OpenMyPlay) -> None:
    page = open_my_play(mistakes=0).page

    assert page.overview.moments.name_label.text() == "Nothing to practise today"
    assert page.overview.todays_deal.play_button.property("look") == "play"
    assert page.overview.costs.empty_label.text() == "The choices you’ve made are being reviewed."


def test_costliest_choice_opens_the_review_with_the_answer_covered(driver: MyPlayDriver) -> None:
    page = driver.page
    costs = [row.choice.verdict.cost for row in page.overview.costs.rows]
    assert len(costs) == 3
    assert costs == sorted(costs, reverse=True)
    choice = page.overview.costs.rows[0].choice

    driver.click(page.overview.costs.rows[0])

    review = driver.window.pages.review_page
    assert driver.current_page is review
    state = review.controller.state
    assert state is not None
    assert (review.controller.match_id, state.ply) == (choice.match_id, choice.ply)
    assert state.subject == ("question", choice.ply)


def test_all_mistakes_are_shown_on_demand(driver: MyPlayDriver) -> None:
    costs = driver.overview.costs

    driver.click(costs.link_button)
    assert len(costs.rows) == 12
    assert costs.link_button.text() == "Only the costliest"
    driver.click(costs.link_button)

    assert len(costs.rows) == 3


def test_first_occurrences_are_told_in_a_line(driver: MyPlayDriver) -> None:
    label = driver.overview.first_occurrences_label

    assert label.isVisible()
    assert label.text().startswith("First marriage: today, hand ")
    assert label.toolTip().startswith("You declare a marriage.")


LINKS: dict[str, tuple[Callable[[MyPlayPage], QWidget], str]] = {
    "moments": (lambda page: page.overview.moments.begin_button, "practice_page"),
    "weakest kind": (lambda page: page.overview.skill.practice_button, "practice_page"),
    "matches": (lambda page: page.overview.matches.link_button, "matches_page"),
    "score sheet": (lambda page: page.overview.matches.sheet_button, "score_sheet_page"),
    "puzzles": (lambda page: page.overview.puzzles.link_button, "puzzle_list_page"),
    "next puzzle": (lambda page: page.overview.puzzles.path.start_button, "puzzle_page"),
}


@pytest.mark.parametrize("name", LINKS)
def test_link_opens_its_page_and_back_returns(
    open_my_play: OpenMyPlay, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ScoreSheetDialog, "exec", lambda _: 1)
    driver = open_my_play(hands=8, mistakes=30, matches=3)
    find_button, page_name = LINKS[name]

    driver.click(find_button(driver.page))
    assert driver.current_page is getattr(driver.window.pages, page_name)
    QTest.keyClick(driver.window, Qt.Key.Key_Escape)

    assert driver.current_page is driver.page


def test_each_part_is_created_when_it_is_first_shown_and_escape_returns_to_the_overview(
    driver: MyPlayDriver,
) -> None:
    page = driver.page
    created = [list(page._parts)]

    driver.click(page.part_buttons[MyPlaySection.STATISTICS])
    created.append(list(page._parts))
    driver.click(page.part_buttons[MyPlaySection.OVERVIEW])
    driver.click(page.overview.skill.more_button)
    shown = page.part
    QTest.keyClick(driver.window, Qt.Key.Key_Escape)

    assert created == [[MyPlaySection.OVERVIEW], [MyPlaySection.OVERVIEW, MyPlaySection.STATISTICS]]
    assert shown is page.skill
    assert page.part is page.overview
    assert all(link.isVisible() for link in page.overview.links.values())


def test_recent_match_that_is_open_is_resumed(driver: MyPlayDriver) -> None:
    row = driver.overview.matches.rows[0]
    assert row.button.accessibleName().startswith(
        "Continue: Today, Marjapussi, against Aino 1 and Aino 3"
    )

    driver.click(row)

    assert driver.current_page is driver.window.pages.table_page
    assert driver.window.match_controller.match_id == driver.match_id


def test_finished_match_is_reviewed_and_says_who_won(driver: MyPlayDriver) -> None:
    MatchTable(driver.database).mark_finished(driver.match_id, Side(0))
    driver.open()
    row = driver.overview.matches.rows[0]
    assert row.button.accessibleName().startswith("Review: Today")
    assert "won" in row.button.accessibleName()

    driver.click(row)

    assert driver.current_page is driver.window.pages.review_page


def test_all_games_are_shown_unless_a_match_is_at_the_table(driver: MyPlayDriver) -> None:
    store_random_match(driver.database, "bag", hands=1)
    driver.open()
    choices = [
        driver.page.filters.game_field.itemText(n)
        for n in range(driver.page.filters.game_field.count())
    ]
    assert choices[0] == "All games"
    assert sorted(choices[1:]) == ["Marjapussi", "Marjapussi 40/20"]
    assert driver.page.filters.game == ""
    names = [row.button.accessibleName() for row in driver.overview.matches.rows]
    assert [name.split(", ")[1] for name in names] == ["Marjapussi 40/20", "Marjapussi"]

    start_match(driver.window, "tuppi")
    driver.window.run_command(Command.MY_PLAY)

    assert driver.page.filters.game == "tuppi"
    match_id = driver.window.match_controller.match_id
    assert [row.match_id for row in driver.overview.matches.rows] == [match_id]


# Today's deal


def test_todays_deal_starts_the_match_of_its_number(driver: MyPlayDriver) -> None:
    driver.set_today(DAY)
    deal = driver.overview.todays_deal
    assert deal.play_button.accessibleDescription() == "Deal 20261125"
    assert (
        deal.play_button.accessibleName()
        == "Play: Today’s deal, Marjapussi, Wednesday, November 25, 2026"
    )

    driver.click(deal.play_button)

    match = driver.window.match_controller.match
    assert driver.current_page is driver.window.pages.table_page
    assert match is not None
    assert match.seed == todays_seed(DAY)
    assert match.record.header.game.key == "marjapussi"


def test_todays_deal_shows_the_result_after_it_was_played(driver: MyPlayDriver) -> None:
    driver.set_today(DAY)
    table = start_match(driver.window, "marjapussi", seed=todays_seed(DAY))
    driver.open()
    driver.set_today(DAY)
    deal = driver.overview.todays_deal
    assert deal.play_button.text() == "Continue"
    assert "Your score" not in deal.play_button.accessibleName()

    match_id = driver.window.match_controller.match_id
    with driver.database.transaction() as connection:
        connection.execute(
            "update matches set hands = 6, scores = '[12, 7]', status = 'finished', winner = 0"
            " where id = ?",
            (match_id,),
        )
    driver.set_today(DAY)
    assert deal.play_button.text() == "Review"
    assert "Your score: 12 : 7" not in deal.text_label.text()
    assert deal.play_button.accessibleName().endswith("Your score: 12 : 7")
    driver.set_today(date(2026, 11, 26))

    assert deal.play_button.text() == "Play"
    assert table is not None


def test_bars_go_with_the_decisions(driver: MyPlayDriver) -> None:
    panel = driver.overview.skill
    assert panel.bars

    panel.show_content((), None, (0, 0), "Nothing yet.")

    assert panel.bars == []
    assert panel.is_empty


@pytest.mark.parametrize("number", [2, 50])
def test_bar_of_a_perfect_player_ends_within_its_row(number: int) -> None:
    estimates = {DecisionKind.LEAD: CostEstimate(number, cost=0.0, low=0.0, high=30.0)}
    bar = SkillBar(is_small=True)
    bar.show_row(cost_estimate_rows(estimates, LEVELS)[0], 80)
    bar.resize(560, 36)
    picture = bar.grab().toImage()

    last_column = [picture.pixelColor(picture.width() - 1, y) for y in range(picture.height())]

    assert all(abs(each.red() - each.green()) < 40 for each in last_column)  # nothing in our red


# Puzzles


def test_path_goes_from_easy_to_hard_and_starts_at_the_first_unsolved_puzzle(
    driver: MyPlayDriver,
) -> None:
    panel, progress = driver.overview.puzzles, driver.learning.puzzle_progress
    puzzles = driver.learning.puzzles("marjapussi")
    stages = [place.stage for place in path_places(puzzles, progress.load())]
    assert stages == sorted(stages)
    for puzzle in islice(puzzles, 20):
        progress.save(puzzle.puzzle_id, 1)
    driver.open()

    path = driver.overview.puzzles.path
    assert panel.note_label.text() == f"20 of {len(puzzles)} solved"
    assert path.next_button is path.buttons[20]
    assert next(iter(path.buttons)) == 17
    assert [path.buttons[n].accessibleName().endswith("solved") for n in range(17, 21)] == [
        *(True, True, True, False)
    ]
    driver.click(path.buttons[23])

    puzzle_page = driver.window.pages.puzzle_page
    assert driver.current_page is puzzle_page
    assert puzzle_page.title == say("puzzle-title", game="Marjapussi", number=24)


def test_arrow_keys_move_along_the_path(driver: MyPlayDriver) -> None:
    path = driver.overview.puzzles.path
    assert path.next_button is not None
    path.next_button.setFocus()

    QTest.keyClick(path.next_button, Qt.Key.Key_Right)

    assert QApplication.focusWidget() is path.buttons[1]
    tab_stops = [
        each for each in path.buttons.values() if each.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    assert tab_stops == [path.next_button]


def test_solved_path_has_no_start_and_names_its_end(driver: MyPlayDriver) -> None:
    places = [PathPlace(n, 0, "", "", is_solved=True, is_next=False) for n in range(30)]

    driver.overview.puzzles.show_puzzles("marjapussi", places, names_game=False)

    assert driver.overview.puzzles.note_label.text() == "You’ve solved them all!"
    assert driver.overview.puzzles.path.next_button is None
    assert list(driver.overview.puzzles.path.buttons) == [26, 27, 28, 29]


# Staying up to date


def test_page_is_up_to_date_when_the_player_comes_back(driver: MyPlayDriver) -> None:
    driver.click(driver.overview.moments.begin_button)
    practice = driver.window.pages.practice_page
    question = practice.question
    assert question is not None
    practice.on_action_chosen(question.verdict.best.action)
    for _ in range(2):
        driver.window.run_command(Command.ESCAPE)
        if driver.current_page is driver.page:
            break

    assert driver.overview.moments.due_count == 5
    assert len(driver.database.query("select * from practised")) == 1


def test_new_verdicts_are_shown_soon(
    open_my_play: OpenMyPlay, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(my_play_page, "REFRESH_DELAY_MS", 1)
    driver = open_my_play(mistakes=0)
    assert driver.overview.costs.rows == []
    driver.store_mistakes(3)

    driver.window.idle_queue.step_saved.emit()
    assert driver.overview.costs.rows == []

    qtbot.waitUntil(lambda: len(driver.overview.costs.rows) == 3)


def test_keyboard_focus_survives_a_refresh_that_changes_nothing(driver: MyPlayDriver) -> None:
    row = driver.overview.costs.rows[1]
    row.setFocus()

    driver.page.refresh()
    driver.settle()

    assert QApplication.focusWidget() is row


@pytest.mark.parametrize(
    ("action", "card"),
    [
        (Play(Card(7)), Card(7)),
        (ShowBidCard(Card(7)), Card(7)),
        (Discard((Card(7),)), Card(7)),
        (Discard((Card(7), Card(8))), None),
        (AskWhole(), None),
    ],
)
def test_only_a_choice_of_one_card_has_a_picture(action: Action, card: Card | None) -> None:
    assert chosen_card(action) == card
