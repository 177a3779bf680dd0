"""How a match went: held against its verdicts, drawn, and gone along with mouse and keyboard."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from threading import Event as Flag

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.kept.decisions import decisions
from marjapussi_gui.kept.verdict import Verdict
from marjapussi_gui.ui.review.band import Band
from marjapussi_gui.ui.review.course import Course, course_of
from marjapussi_gui.ui.review.playback import Playback, Stretch

from .matches import ME, judge, record

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

LEFT, NO_KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
KEYS = [each.key for each in VARIANTS]


def verdicts(key: str, seat: Seat = ME, hands: int = 2) -> dict[int, Verdict]:
    decided = decisions(record(key, hands), seat)
    return {each.ply: judge(each.view, each.done, Flag()) for each in decided}


def course(key: str, hands: int = 2) -> Course:
    return course_of(Playback(record(key, hands), ME), verdicts(key, ME, hands))


# The course


@pytest.mark.parametrize("key", KEYS)
def test_hands_follow_each_other_without_a_gap(key: str) -> None:
    playback = Playback(record(key), ME)
    stretches = playback.stretches

    assert stretches[0].begin == 0
    assert stretches[-1].end == playback.last
    assert all(one.end + 1 == other.begin for one, other in pairwise(stretches))
    assert len(stretches) == playback.state(playback.last).match.hands
    assert stretches[-1].scores == playback.state(playback.last).match.scores


@pytest.mark.parametrize("key", ["marjapussi", "huutopussi-three"])
def test_a_moment_is_worth_what_its_best_is_worth_and_then_what_was_done(key: str) -> None:
    told, values = verdicts(key), course(key).values

    for ply, verdict in told.items():
        assert values[ply] == verdict.best.chance
        if ply + 1 not in told:
            assert values[ply + 1] == verdict.own.chance


def test_what_another_side_stands_to_win_one_s_own_stands_to_lose() -> None:
    playback, told = Playback(record("marjapussi"), ME), verdicts("marjapussi", Seat(1))
    values = course_of(playback, told).values

    for ply, verdict in told.items():
        assert values[ply] == pytest.approx(1 - (verdict.best.chance or 0))


def test_where_nothing_is_judged_nothing_is_told() -> None:
    playback, told = Playback(record("marjapussi"), ME), verdicts("marjapussi")
    first = playback.stretches[0]
    of_the_first = {ply: each for ply, each in told.items() if ply <= first.end}

    values = course_of(playback, of_the_first).values

    assert None not in values[: first.end + 1]
    assert set(values[first.end + 1 :]) == {None}
    assert set(course_of(playback, {}).values) == {None}


def test_a_match_that_is_won_ends_at_the_top() -> None:
    playback = Playback(record("bondtolva", 1000), ME)
    match = playback.state(playback.last).match

    values = course_of(playback, {}).values

    assert match.over
    assert values[-1] == float(match.winner == 0)


def test_rummy_is_told_in_points() -> None:
    told, seen = verdicts("marriage"), course("marriage")

    assert not seen.is_chance
    assert seen.even == 0
    assert seen.values[min(told)] == told[min(told)].best.points
    assert all(0 <= (seen.share(ply) or 0) <= 1 for ply in range(len(seen.values)))


# The band


@pytest.fixture
def band(qtbot: QtBot) -> Iterator[Band]:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(1200, 180)
    band = Band(parent)
    band.setGeometry(0, 0, 1200, 180)
    parent.show()
    show(band, course("marjapussi"))
    yield band
    parent.close()


def show(band: Band, told: Course, marks: dict[int, int] | None = None) -> None:
    band.setRange(0, len(told.values) - 1)
    scores = [str(each.scores) for each in told.stretches]
    band.tell(told, marks or {}, ("Them", "even", "Us"), scores)


def middle(band: Band, ply: int) -> QPoint:
    return QPoint(round(band.x_of(ply)), round(band.cloth.center().y()))


def test_every_moment_has_its_place_on_the_band(band: Band) -> None:
    places = [band.x_of(ply) for ply in range(band.maximum() + 1)]

    assert places == sorted(places)
    assert [band.ply_at(x) for x in places] == list(range(band.maximum() + 1))
    assert band.cloth.left() < places[0]
    assert places[-1] < band.cloth.right()


def test_a_click_goes_there_and_a_drag_goes_along(band: Band) -> None:
    QTest.mousePress(band, LEFT, pos=middle(band, 20))
    pressed, there = band.value(), QPointF(middle(band, 31))
    moved = QMouseEvent(QEvent.Type.MouseMove, there, band.mapToGlobal(there), LEFT, LEFT, NO_KEYS)
    QApplication.sendEvent(band, moved)

    assert (pressed, band.value()) == (20, 31)


def test_a_click_near_a_berry_goes_to_its_moment(band: Band) -> None:
    show(band, course("marjapussi"), {25: 2})

    beside = QPoint(round(band.x_of(25)) + 12, round(band.cloth.top()))
    QTest.mouseClick(band, LEFT, pos=beside)
    on_berry = band.value()
    QTest.mouseClick(band, LEFT, pos=middle(band, 30))

    assert on_berry == 25
    assert band.value() == 30


def test_many_hands_scroll_with_the_needle(band: Band) -> None:
    stretches = tuple(Stretch(9 * n, 9 * n + 8, (n, 0)) for n in range(400))
    show(band, Course(stretches, (0.5,) * 3600, True, 0.5, 1.0, 0.0))

    for ply in (0, 1800, 3599):
        band.setValue(ply)
        band.grab()
        assert band.cloth.left() < band.x_of(ply) < band.cloth.right()


def test_what_came_is_hidden_behind_the_needle(band: Band) -> None:
    band.setValue(20)
    before = band.grab().toImage()
    band.hide_what_came(True)
    covered = band.grab().toImage()
    band.setValue(band.maximum())
    band.hide_what_came(False)

    right, left = middle(band, 50), middle(band, 10)
    assert before.pixelColor(left) == covered.pixelColor(left)
    assert before.pixelColor(right + QPoint(0, -20)) != covered.pixelColor(right + QPoint(0, -20))


@pytest.mark.parametrize("key", KEYS)
def test_the_band_of_every_game_is_drawn(band: Band, key: str) -> None:
    told = course(key)
    blank = replace(told, values=(None,) * len(told.values))
    show(band, blank)
    unjudged = band.grab().toImage()

    show(band, told, {3: 0, 9: 2})

    assert band.grab().toImage() != unjudged
