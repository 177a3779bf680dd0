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

from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.model.decisions import list_decisions
from marjapussi_gui.model.verdict import Verdict
from marjapussi_gui.ui.pages.review.match_timeline import MatchTimeline, build_timeline
from marjapussi_gui.ui.pages.review.timeline_slider import TimelineSlider
from marjapussi_gui.ui.panels.question.playback import HandPlyRange, Playback
from tests.ui.quick_evaluator import quick_evaluate

from .sample_review import ME, random_record

LEFT, NO_KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
KEYS = [each.key for each in VARIANTS]


def verdicts(key: str, seat: Seat = ME, hands: int = 2) -> dict[int, Verdict]:
    decided = list_decisions(random_record(key, hands), seat)
    return {each.ply: quick_evaluate(each.view, each.chosen, Flag()) for each in decided}


def course(key: str, hands: int = 2) -> MatchTimeline:
    return build_timeline(Playback(random_record(key, hands), ME), verdicts(key, ME, hands))


# The course


@pytest.mark.parametrize("key", KEYS)
def test_hands_follow_each_other_without_a_gap(key: str) -> None:
    playback = Playback(random_record(key), ME)
    stretches = playback.hand_ranges

    assert stretches[0].first_ply == 0
    assert stretches[-1].last_ply == playback.last_ply
    assert all(one.last_ply + 1 == other.first_ply for one, other in pairwise(stretches))
    assert len(stretches) == playback.state_at(playback.last_ply).match.hands_played
    assert stretches[-1].scores == playback.state_at(playback.last_ply).match.scores


@pytest.mark.parametrize("key", ["marjapussi", "huutopussi-three"])
def test_a_moment_is_worth_what_its_best_is_worth_and_then_what_was_done(key: str) -> None:
    told, values = verdicts(key), course(key).values

    for ply, verdict in told.items():
        assert values[ply] == verdict.best.win_chance
        if ply + 1 not in told:
            assert values[ply + 1] == verdict.chosen_value.win_chance


def test_win_chance_of_another_side_is_inverted() -> None:
    playback, told = Playback(random_record("marjapussi"), ME), verdicts("marjapussi", Seat(1))
    values = build_timeline(playback, told).values

    for ply, verdict in told.items():
        assert values[ply] == pytest.approx(1 - (verdict.best.win_chance or 0))


def test_hands_without_verdicts_have_no_values() -> None:
    playback, told = Playback(random_record("marjapussi"), ME), verdicts("marjapussi")
    first = playback.hand_ranges[0]
    of_the_first = {ply: each for ply, each in told.items() if ply <= first.last_ply}

    values = build_timeline(playback, of_the_first).values

    assert None not in values[: first.last_ply + 1]
    assert set(values[first.last_ply + 1 :]) == {None}
    assert set(build_timeline(playback, {}).values) == {None}


def test_a_match_that_is_won_ends_at_the_top() -> None:
    playback = Playback(random_record("bondtolva", 1000), ME)
    match = playback.state_at(playback.last_ply).match

    values = build_timeline(playback, {}).values

    assert match.is_over
    assert values[-1] == float(match.winner == 0)


def test_rummy_timeline_is_in_points() -> None:
    told, seen = verdicts("marriage"), course("marriage")

    assert not seen.is_win_chance
    assert seen.even_value == 0
    assert seen.values[min(told)] == told[min(told)].best.points
    assert all(0 <= (seen.height_fraction_at(ply) or 0) <= 1 for ply in range(len(seen.values)))


# The band


@pytest.fixture
def band() -> Iterator[TimelineSlider]:
    parent = QWidget()
    parent.resize(1200, 180)
    band = TimelineSlider(parent)
    band.setGeometry(0, 0, 1200, 180)
    parent.show()
    show(band, course("marjapussi"))
    yield band
    parent.close()


def show(band: TimelineSlider, told: MatchTimeline, marks: dict[int, int] | None = None) -> None:
    band.setRange(0, len(told.values) - 1)
    scores = [str(each.scores) for each in told.hand_ranges]
    band.show_timeline(told, marks or {}, ("Them", "even", "Us"), scores)


def middle(band: TimelineSlider, ply: int) -> QPoint:
    return QPoint(round(band.x_at(ply)), round(band.timeline_rect.center().y()))


def test_every_moment_has_its_place_on_the_band(band: TimelineSlider) -> None:
    places = [band.x_at(ply) for ply in range(band.maximum() + 1)]

    assert places == sorted(places)
    assert [band.ply_at(x) for x in places] == list(range(band.maximum() + 1))
    assert band.timeline_rect.left() < places[0]
    assert places[-1] < band.timeline_rect.right()


def test_a_click_goes_there_and_a_drag_goes_along(band: TimelineSlider) -> None:
    QTest.mousePress(band, LEFT, pos=middle(band, 20))
    pressed, there = band.value(), QPointF(middle(band, 31))
    moved = QMouseEvent(QEvent.Type.MouseMove, there, band.mapToGlobal(there), LEFT, LEFT, NO_KEYS)
    QApplication.sendEvent(band, moved)

    assert (pressed, band.value()) == (20, 31)


def test_a_click_near_a_berry_goes_to_its_moment(band: TimelineSlider) -> None:
    show(band, course("marjapussi"), {25: 2})

    beside = QPoint(round(band.x_at(25)) + 12, round(band.timeline_rect.top()))
    QTest.mouseClick(band, LEFT, pos=beside)
    on_berry = band.value()
    QTest.mouseClick(band, LEFT, pos=middle(band, 30))

    assert on_berry == 25
    assert band.value() == 30


def test_many_hands_scroll_with_the_needle(band: TimelineSlider) -> None:
    stretches = tuple(HandPlyRange(9 * n, 9 * n + 8, (n, 0)) for n in range(400))
    show(band, MatchTimeline(stretches, (0.5,) * 3600, True, 0.5, 1.0, 0.0))

    for ply in (0, 1800, 3599):
        band.setValue(ply)
        band.grab()
        assert band.timeline_rect.left() < band.x_at(ply) < band.timeline_rect.right()


def test_what_came_is_hidden_behind_the_needle(band: TimelineSlider) -> None:
    band.setValue(20)
    before = band.grab().toImage()
    band.set_future_hidden(True)
    covered = band.grab().toImage()
    band.setValue(band.maximum())
    band.set_future_hidden(False)

    right, left = middle(band, 50), middle(band, 10)
    assert before.pixelColor(left) == covered.pixelColor(left)
    assert before.pixelColor(right + QPoint(0, -20)) != covered.pixelColor(right + QPoint(0, -20))


@pytest.mark.parametrize("key", KEYS)
def test_the_band_of_every_game_is_drawn(band: TimelineSlider, key: str) -> None:
    told = course(key)
    blank = replace(told, values=(None,) * len(told.values))
    show(band, blank)
    unjudged = band.grab().toImage()

    show(band, told, {3: 0, 9: 2})

    assert band.grab().toImage() != unjudged
