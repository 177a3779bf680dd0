"""The page of skill and luck over a real store: its rows, its numbers, and what is missing."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from marjapussi_gui.engine.state import Seat, Side
from marjapussi_gui.kept.decisions import Decision, decisions
from marjapussi_gui.kept.skill import Levels
from marjapussi_gui.kept.verdict import Kind, Rank, Verdict, Worth
from marjapussi_gui.store.hands import Hands
from marjapussi_gui.store.verdicts import Verdicts
from marjapussi_gui.table.runner import ImmediateRunner
from marjapussi_gui.teacher.newest import newest_judge
from marjapussi_gui.ui.basis import languages, theme
from marjapussi_gui.ui.pages.profile import ProfilePage
from marjapussi_gui.ui.statistics.still_judged import StillJudged
from tests.store import tables as matches
from tests.ui.dialogs.measure import cut_off, nameless, outside, overlapping, shown, sideways
from tests.ui.statistics.judged import LEVELS, keep, of_cost
from tests.ui.statistics.played import Played, hand

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")  # says the offscreen platform

GAME, RUMMY = "marjapussi", "marriage"


@pytest.fixture
def played(tmp_path: Path) -> Iterator[Played]:
    made = Played(tmp_path)
    yield made
    made.database.close()


def rates(key: str) -> Levels:
    return {} if key == RUMMY else LEVELS


@pytest.fixture
def page(qapp: QApplication, qtbot: QtBot) -> ProfilePage:
    theme.dress(qapp, "light")
    made = ProfilePage(rates, ImmediateRunner())
    qtbot.addWidget(made)
    shown(made, 1280, 800)
    return made


def practised(played: Played, *, is_assisted: bool = False, key: str = GAME) -> int:
    """Keep a match with 240 decisions: good leads, dear follows, and few questions."""
    match = played.match(key, [hand(0, 3)], winner=Side(0), is_assisted=is_assisted)
    follows = [of_cost(14.0, Kind.FOLLOW)] * 110
    asks = [of_cost(2.0, Kind.ASK)] * 20
    keep(played.database, match, [*[of_cost(6.0)] * 110, *follows, *asks])
    return match


def lucky(played: Played, matches: int, *, found_out: bool = True) -> None:
    """Keep matches of which those with good cards are won."""
    for place in range(matches):
        match = played.match(GAME, [hand(0, 3)], winner=Side(place % 3 == 0), day=place)
        if found_out:
            luck = -0.4 if place % 3 == 0 else 0.4
            Hands(played.database).note_expert(match, 0, 1, luck)


def rows(page: ProfilePage) -> list[str]:
    """Return what a screen reader says of the rows, in their order."""
    QApplication.processEvents()
    return [row.accessibleName() for row in page.sheet.bars]


def test_rows_read_as_sentences(page: ProfilePage, played: Played) -> None:
    practised(played)

    page.show_figures(played.figures)

    assert rows(page) == [
        "Asking, 20 decisions: 80 more, and this can be told.",
        "Leading, 110 decisions: each costs 6.0 thousandths of a match, between Strong and Expert.",
        (
            "Following, 110 decisions: each costs 14.0 thousandths of a match, "
            "between Easy and Normal."
        ),
        "Endings, 0 decisions: 100 more, and this can be told.",
    ]
    assert page.sheet.accessibleName() == (
        "Error rate, 240 decisions: each costs 9.3 thousandths of a match."
    )


def test_a_kind_that_the_game_does_not_have_has_no_row(page: ProfilePage, played: Played) -> None:
    practised(played)

    page.show_figures(played.figures)

    assert not [row for row in rows(page) if row.startswith(("Bidding", "Laying"))]


def test_where_sets_are_laid_decisions_cost_points(page: ProfilePage, played: Played) -> None:
    match = played.match(RUMMY, [hand(0, 3)], winner=Side(0))
    keep(played.database, match, [of_cost(3.0, Kind.DISCARD)] * 100)

    page.show_figures(played.figures)

    assert rows(page) == [
        "Discarding, 100 decisions: each costs 3.0 points, no level was measured here yet."
    ]


def test_before_a_hundred_decisions_it_says_how_many_are_missing(
    page: ProfilePage, played: Played
) -> None:
    match = played.match(GAME, [hand(0, 3)], winner=Side(0))
    keep(played.database, match, [of_cost(6.0)] * 58)

    page.show_figures(played.figures)

    assert page.course.view.accessibleDescription() == "42 more, and this can be told"
    assert "42 more, and this can be told" in rows(page)[1]
    assert page.skill.rate.cost is None


def test_the_course_tells_where_it_began_and_where_it_is(page: ProfilePage, played: Played) -> None:
    match = played.match(GAME, [hand(0, 3)], winner=Side(0))
    keep(played.database, match, [*[of_cost(12.0)] * 100, *[of_cost(6.0)] * 60])

    page.show_figures(played.figures)

    assert page.course.view.accessibleDescription() == (
        "Means of 50 decisions: at first 12.0, at best 6.0, now 6.0."
    )


def test_assisted_matches_are_counted_apart(page: ProfilePage, played: Played) -> None:
    practised(played)
    match = played.match(GAME, [hand(0, 3)], winner=Side(1), is_assisted=True)
    keep(played.database, match, [of_cost(40.0)] * 30)
    page.show_figures(played.figures)
    without = page.skill.decisions

    QTest.mouseClick(page.assisted, Qt.MouseButton.LeftButton, pos=page.assisted.rect().center())

    assert (without, page.skill.decisions) == (240, 30)


def test_another_game_is_chosen(page: ProfilePage, played: Played) -> None:
    practised(played)
    match = played.match("tuppi", [hand(0, 3)], winner=Side(0))
    keep(played.database, match, [of_cost(1.0)] * 7)
    page.show_figures(played.figures, "tuppi")
    first = page.skill.decisions

    page.game.put(GAME)

    assert (first, page.skill.decisions) == (7, 240)


def test_luck_is_told_from_ten_matches_on(page: ProfilePage, played: Played) -> None:
    lucky(played, 12)

    page.show_figures(played.figures)

    told = page.luck.sentence
    assert told.startswith("67 % of 12 matches won ")
    assert "with luck taken out" in told
    assert "19 times of 20" in told
    assert page.luck.band.accessibleDescription() == told


@pytest.mark.parametrize(
    ("matches", "found_out", "sentence"),
    [
        (9, True, "Play 1 more match to the end, and your luck can be told."),
        (4, True, "Play 6 more matches to the end, and your luck can be told."),
        (12, False, "The expert still plays the cards of 12 matches."),
    ],
)
def test_what_is_missing_to_tell_luck_is_said(
    page: ProfilePage, played: Played, matches: int, found_out: bool, sentence: str
) -> None:
    lucky(played, matches, found_out=found_out)

    page.show_figures(played.figures)

    assert page.luck.sentence == page.luck.band.accessibleDescription() == sentence


def test_it_says_what_is_still_being_judged(page: ProfilePage, played: Played) -> None:
    match = practised(played)
    with played.database.change() as connection:
        connection.execute("update matches set actions = 300 where id = ?", (match,))

    page.show_figures(played.figures)
    waiting = page.waiting
    Verdicts(played.database).settle(match, newest_judge(), 300)
    page.look_again()

    assert waiting == "1 match is still being judged."
    assert page.waiting == ""


def test_a_verdict_that_comes_meanwhile_is_counted(page: ProfilePage, played: Played) -> None:
    match = practised(played)
    with played.database.change() as connection:
        connection.execute("update matches set actions = 300 where id = ?", (match,))
    page.show_figures(played.figures)

    keep(played.database, match, [of_cost(5.0)], ply=900)
    page.look_again()

    assert page.skill.decisions == 241


def test_nothing_played_and_nothing_kept_is_said(page: ProfilePage, played: Played) -> None:
    page.show_figures(played.figures)
    first = page.sentence
    page.show_figures(None)

    assert first == ("Play a hand to its end: each of your decisions is judged, and counted here.")
    assert page.sentence.startswith("Nothing is counted")
    assert not page.sheet.isVisibleTo(page)


def test_nothing_with_help_is_said(page: ProfilePage, played: Played) -> None:
    practised(played)
    page.show_figures(played.figures)

    page.assisted.setChecked(True)

    assert page.sentence == "No decision with help is counted here: you did without."


def test_charts_and_back_are_asked_for(page: ProfilePage, played: Played, qtbot: QtBot) -> None:
    page.show_figures(played.figures)
    asked: list[str] = []
    page.asked.connect(asked.append)

    QTest.mouseClick(page.charts, Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.back, Qt.MouseButton.LeftButton)

    assert asked == ["statistics", "back"]


def test_the_keyboard_goes_through_all_rows(page: ProfilePage, played: Played) -> None:
    practised(played)
    page.show_figures(played.figures)
    page.back.setFocus()
    reached = []
    for _ in range(12):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
        reached.append(page.focusWidget().accessibleName())

    assert [row for row in rows(page) if row not in reached] == []


@pytest.mark.parametrize("text", ["normal", "large"])
@pytest.mark.parametrize("language", ["en", "fi", "sv"])
@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (1920, 1080)])
def test_everything_fits_in_every_language_and_size(
    page: ProfilePage,
    played: Played,
    qapp: QApplication,
    language: str,
    text: str,
    size: tuple[int, int],
) -> None:
    practised(played)
    lucky(played, 12)
    languages.speak(qapp, language)
    theme.set_text(qapp, text)
    try:
        page.show_figures(played.figures)
        page.resize(*size)
        for _ in range(3):
            QApplication.processEvents()
        faults = [*cut_off(page), *overlapping(page), *outside(page), *nameless(page)]
        faults += sideways(page)
        assert faults == []
        assert page.sheet.width() <= page.width()
    finally:
        theme.set_text(qapp, "normal")
        languages.speak(qapp, "en")


def test_the_keyboard_stays_where_it_is_when_a_verdict_comes(
    page: ProfilePage, played: Played
) -> None:
    match = practised(played)
    with played.database.change() as connection:
        connection.execute("update matches set actions = 300 where id = ?", (match,))
    page.show_figures(played.figures)
    page.sheet.bars[1].setFocus()

    keep(played.database, match, [of_cost(400.0)], ply=900)
    page.look_again()

    assert page.focusWidget() is page.sheet.bars[1]
    assert page.sheet.bars[1].accessibleName().startswith("Leading, 111 decisions")


def test_a_page_without_any_decision_shows_no_rate(page: ProfilePage, played: Played) -> None:
    lucky(played, 3)

    page.show_figures(played.figures)

    assert page.sheet.accessibleName() == (
        "Error rate, 0 decisions: 100 more, and this can be told."
    )


def test_it_says_how_many_decisions_are_still_to_be_judged(
    page: ProfilePage, played: Played
) -> None:
    match = matches.played(played.database, GAME, hands=1)
    left = decisions(matches.loaded(played.database, match).record, Seat(0))

    page.show_figures(played.figures)
    at_first = page.waiting
    for decision in left[:2]:
        Verdicts(played.database).note(match, decision.ply, done(decision), newest_judge())
    page.look_again()

    assert at_first == f"{len(left)} decisions are still to be judged."
    assert page.waiting == f"{len(left) - 2} decisions are still to be judged."


def test_how_long_judging_takes_is_told_from_how_fast_it_goes(qapp: QApplication) -> None:
    clock = iter((100.0, 160.0, 160.0))
    left = StillJudged(lambda: next(clock))

    left.tell(1, 40, 10)
    at_first = left.text
    left.tell(1, 30, 20)

    assert at_first == "40 decisions are still to be judged."
    assert left.text == "30 decisions are still to be judged. That takes about 3 minutes."


def test_judging_can_be_paused_until_it_is_wanted_again(qapp: QApplication) -> None:
    left, heard = StillJudged(lambda: 0.0), list[bool]()
    left.rested.connect(heard.append)
    left.tell(1, 40, 10)

    left.button.click()
    paused = left.text, left.button.text()
    left.button.click()

    assert paused == ("40 decisions are still to be judged. Just now nothing is judged.", "Go on")
    assert (left.text, left.button.text()) == ("40 decisions are still to be judged.", "Pause")
    assert heard == [True, False]


def test_nothing_is_said_once_all_is_judged(qapp: QApplication) -> None:
    left = StillJudged()

    left.tell(0, 0, 10)

    assert left.isHidden()
    assert left.text == ""


def done(decision: Decision) -> Verdict:
    worths = (Worth(decision.done, 0.0, 0.5),)
    return Verdict(Seat(0), Kind.LEAD, decision.done, worths, Rank.FINE)
