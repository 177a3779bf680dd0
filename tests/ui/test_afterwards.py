"""Under a count stands what an expert would have made of the hand, as soon as it is judged."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product
from threading import Event as Flag

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from marjapussi_gui.app import services
from marjapussi_gui.engine.games import variant
from marjapussi_gui.kept.decisions import Decision, of_last_hand
from marjapussi_gui.kept.verdict import Kind, Rank, Verdict, Worth
from marjapussi_gui.shots import with_matches
from marjapussi_gui.store.database import Database
from marjapussi_gui.store.verdicts import Verdicts
from marjapussi_gui.table.runner import ImmediateRunner
from marjapussi_gui.teacher.newest import newest_judge
from marjapussi_gui.thinking import player
from marjapussi_gui.ui.basis.new_game import usual_game
from marjapussi_gui.ui.basis.preferences import Preferences
from marjapussi_gui.ui.board.pace import INSTANT
from marjapussi_gui.ui.panels.afterwards import AfterwardsLines
from marjapussi_gui.ui.panels.breakdown import Breakdown
from marjapussi_gui.ui.shell.window import Window
from tests.ui.dialogs.measure import cut_off, overlapping
from tests.ui.playing import gone

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")  # says the offscreen platform

LEFT = Qt.MouseButton.LeftButton
STILL = Preferences(pace="off", rest="short", sound=False)


@pytest.fixture
def database() -> Iterator[Database]:
    in_memory = Database.in_memory()
    yield in_memory
    in_memory.close()


@pytest.fixture
def opened(qapp: object, database: Database) -> Iterator[Callable[..., Window]]:
    windows: list[Window] = []

    def window(*, is_kept: bool = True) -> Window:
        kit = services(ImmediateRunner(), STILL)
        windows.append(Window(with_matches(kit, database) if is_kept else kit))
        windows[-1].show()
        return windows[-1]

    yield window
    for each in windows:
        each.prefer(Preferences(language="en", sound=False))
        gone(each)


def play_hand(window: Window, key: str = "huutopussi", seed: int = 3) -> Breakdown:
    """Play a hand to its end, and return its count."""
    table = window.ways.table_page
    table.board.story.pace = table.board.touch.pace = INSTANT
    game = usual_game(variant(key), level="normal")
    window.host.play(replace(game, seed=seed, partner_level="normal"))
    return finish_hand(window)


def finish_hand(window: Window) -> Breakdown:
    table, decide = window.ways.table_page, player("normal", 1)
    while (view := table.sitting.view) is not None:
        table.sitting.act(decide(view, Flag()))
    assert table.panels.breakdown.is_open
    return table.panels.breakdown


def decided(window: Window) -> list[Decision]:
    match = window.host.match
    assert match is not None
    return of_last_hand(match.record, match.me)


def judge(
    window: Window,
    database: Database,
    *points: float,
    chance: float = 0.05,
    of: list[Decision] | None = None,
) -> None:
    """Keep verdicts on the hand: the first decisions are mistakes that cost so many points."""
    kept = window.host._kept
    assert kept is not None
    for place, each in enumerate(decided(window) if of is None else of):
        is_dear = place < len(points)
        best = next(action for action in each.view.legal if action != each.done)
        more, better = (points[place], chance) if is_dear else (0.0, 0.0)
        worths = Worth(best, 5.0 + more, 0.4 + better), Worth(each.done, 5.0, 0.4)
        rank = Rank.MISTAKE if is_dear else Rank.FINE
        verdict = Verdict(each.view.seat, Kind.FOLLOW, each.done, worths, rank)
        Verdicts(database).note(kept.id, each.ply, verdict, newest_judge())
    window.ways.table_page.after_hand.watch.look()


def lines(count: Breakdown) -> AfterwardsLines:
    assert count.afterwards is not None
    return count.afterwards


def own_result(window: Window) -> int:
    scored = window.ways.table_page.panels.past.scored
    assert scored is not None
    return scored.gained[0] - max(scored.gained[1:])


def test_before_it_is_judged_it_says_so(opened: Callable[..., Window]) -> None:
    told = lines(play_hand(opened()))

    assert told.beside.text() == "Your play in this hand is being judged."
    assert (told.cost.text(), told.button.isVisible()) == ("", False)


def test_the_numbers_add_up_once_it_is_judged(
    opened: Callable[..., Window], database: Database
) -> None:
    window = opened()
    told, own = lines(play_hand(window)), own_result(window)

    judge(window, database, 12.2, 12.4)

    def number(value: int) -> str:
        return f"+{value}" if value > 0 else str(value).replace("-", "\N{MINUS SIGN}")

    assert told.beside.text() == (
        f"The expert with your cards: {number(own + 25)}, you {number(own)}."
    )
    assert told.cost.text() == "Two moments cost you 25 points."
    assert told.button.text() == "Show the two moments"
    assert told.button.isVisible()


def test_without_mistakes_it_says_so_and_offers_no_button(
    opened: Callable[..., Window], database: Database
) -> None:
    window = opened()
    told = lines(play_hand(window))

    judge(window, database)

    assert told.beside.text() == "You got as much as the expert would."
    assert not told.button.isVisible()


def test_a_moment_that_costs_no_points_costs_a_share_of_the_match(
    opened: Callable[..., Window], database: Database
) -> None:
    window = opened()
    told = lines(play_hand(window))

    judge(window, database, 0.2, chance=0.06)

    assert told.cost.text() == "One moment cost you 6 % of the match."


def test_the_button_opens_the_review_at_the_first_moment(
    opened: Callable[..., Window], database: Database
) -> None:
    window = opened()
    told = lines(play_hand(window))
    judge(window, database, 5.0, 5.0)

    QTest.mouseClick(told.button, LEFT)

    assert window.pages.currentWidget() is window.ways.review_page
    assert window.ways.review_page.ply == decided(window)[0].ply


def test_nothing_moves_when_it_is_told(opened: Callable[..., Window], database: Database) -> None:
    window = opened()
    count = play_hand(window)
    QCoreApplication.processEvents()
    before = count.geometry(), lines(count).geometry()

    judge(window, database, 140.0, 48.0)
    QCoreApplication.processEvents()
    window.ways.table_page.panels.place()

    assert before == (count.geometry(), lines(count).geometry())


@pytest.mark.parametrize("key", ["huutopussi", "marjapussi", "marriage"])
def test_it_fits_in_every_language(
    opened: Callable[..., Window], database: Database, key: str
) -> None:
    window = opened()
    count = play_hand(window, key)
    judge(window, database, 140.0, 48.0)
    for language, size in product(("en", "fi", "sv"), ((800, 600), (1280, 800))):
        window.prefer(replace(STILL, language=language))
        window.resize(*size)
        for _ in range(3):
            QCoreApplication.processEvents()

        assert [*cut_off(count), *overlapping(count)] == [], (language, size)
        assert count.geometry().bottom() <= window.height(), (language, size)


def test_a_match_that_is_not_kept_is_not_judged(opened: Callable[..., Window]) -> None:
    count = play_hand(opened(is_kept=False))

    assert count.afterwards is None


def test_the_next_hand_is_judged_for_itself(
    opened: Callable[..., Window], database: Database
) -> None:
    window = opened()
    count = play_hand(window)
    judge(window, database, 9.0)
    QTest.mouseClick(count.next_button, LEFT)

    finish_hand(window)

    assert lines(count).beside.text() == "Your play in this hand is being judged."
    judge(window, database)
    assert lines(count).beside.text() == "You got as much as the expert would."


def test_what_was_told_is_told_again_in_another_language(
    opened: Callable[..., Window], database: Database
) -> None:
    window = opened()
    count = play_hand(window)
    judge(window, database, 9.0)

    window.prefer(replace(STILL, language="sv"))
    QCoreApplication.processEvents()

    assert lines(count).cost.text() == "Ett läge kostade dig 9 poäng."


def test_taking_back_takes_the_count_away_and_nothing_is_waited_for(
    opened: Callable[..., Window], database: Database
) -> None:
    window = opened()
    count = play_hand(window)

    told: list[object] = []
    window.ways.table_page.after_hand.watch.told.connect(told.append)

    of_the_hand = decided(window)
    window.ways.table_page.take_back()
    judge(window, database, of=of_the_hand)

    assert not count.is_open
    assert told == []
    assert finish_hand(window).is_open
