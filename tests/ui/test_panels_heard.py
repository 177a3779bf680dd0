"""What stands on panels, on the count and in looking back reaches those who listen."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.app import lessons
from marjapussi_gui.thinking import player
from marjapussi_gui.ui.board.pace import INSTANT
from marjapussi_gui.ui.pages.table_page import TablePage
from marjapussi_gui.ui.shell.window import Window
from marjapussi_gui.ui.widgets.heard import words_of
from marjapussi_gui.ui.wording.card_names import card_name
from marjapussi_gui.ui.wording.tongue import plain, signed

from .playing import decided, gone, opened, seated

QUICK = ("bag", "bondtolva-two", "huutopussi", "marriage")


@pytest.fixture
def window(qapp: QApplication) -> Iterator[Window]:
    window = opened()
    yield window
    gone(window)


def played(window: Window, key: str, most: int = 400) -> TablePage:
    """Play a hand, or its first decisions."""
    sitting, decide = seated(window, key, seed=3), player("normal", 3)
    for _ in range(most):
        if sitting.view is None:
            break
        sitting.act(decided(sitting.view, decide))
    return window.ways.table_page


@pytest.mark.parametrize("key", QUICK)
def test_the_count_of_a_hand_is_read(window: Window, key: str) -> None:
    page = played(window, key)

    window.command("read_table")

    told, ledger = page.spoken.said[-1], page.panels.breakdown.ledger
    assert ledger is not None
    assert page.panels.breakdown.isVisible()
    for leaf in ledger.leaves:
        assert leaf.name in told
        assert all(f"{line.text} {line.value}".strip() in told for line in leaf.results)
        assert all(f"{line.text} {line.value}".strip() in told for line in leaf.entries)
    for score in ledger.scores:
        assert f"{score.name} from {plain(score.before)} to {plain(score.after)}" in told


def test_all_hands_are_read_after_a_hand(window: Window) -> None:
    page = played(window, "bag")
    page.panels.behind.setVisible(True)

    window.command("read_seats")

    told = page.spoken.said[-1]
    assert len(page.panels.behind.hands) == 4
    for cards in page.panels.behind.hands.values():
        assert all(card_name(each) in told for each in cards)


def test_the_scores_of_a_count_have_a_name(window: Window) -> None:
    page = played(window, "bag")
    ledger = page.panels.breakdown.ledger
    assert ledger is not None

    heard = words_of(page.panels.breakdown)

    assert f"{ledger.scores[0].name} from " in page.panels.breakdown._scores.accessibleName()  # type: ignore[union-attr]
    assert ledger.leaves[0].name in heard


@pytest.mark.parametrize("command", ["known", "tricks", "hands"])
def test_a_panel_is_read_when_it_opens(window: Window, command: str) -> None:
    page = played(window, "marjapussi", most=6)
    panel = {"known": page.panels.known, "tricks": page.panels.tricks, "hands": page.panels.hands}

    window.command(command)
    when_open = page.spoken.said[-1]
    number = len(page.spoken.said)
    window.command(command)

    assert panel[command].accessibleName() in when_open
    assert len(when_open) > len(panel[command].accessibleName())
    assert len(page.spoken.said) == number


def test_the_points_of_all_hands_are_read(window: Window) -> None:
    page = played(window, "marjapussi")

    window.command("hands")

    scored = page.panels.past.scored
    assert scored is not None
    assert all(plain(points) in page.spoken.said[-1] for points in scored.scores)
    assert any(signed(points) in page.spoken.said[-1] for points in scored.gained)


def test_a_hint_is_said_with_its_reasons_once(window: Window) -> None:
    page = played(window, "marjapussi", most=2)
    before = len(page.spoken.remembered.texts)

    page.show_hint()

    said = page.spoken.remembered.texts[before:]
    title, *reasons = page.panels.hint.texts
    hints = [each for each in said if each.startswith(title.rstrip("."))]
    assert len(hints) == 1
    assert reasons[0].rstrip(".") in hints[0]


def test_the_order_of_cards_that_a_lesson_shows_has_a_name(window: Window) -> None:
    page = window.ways.lesson_page
    page.board.story.pace = page.board.touch.pace = INSTANT
    window.pages.turn_to(page)
    ordered = [
        (lesson, number)
        for lesson in lessons()
        for number, stop in enumerate(lesson.stops)
        if stop.order is not None
    ]
    lesson, number = ordered[0]

    page.show_lesson(lesson, number)

    assert page.bookmark.isVisible()
    assert page.bookmark.accessibleName().startswith("From high to low: ace, ten, king")


def test_a_step_back_in_the_match_is_said_with_what_it_was_worth(window: Window) -> None:
    played(window, "marjapussi")
    window.command("review")
    page = window.ways.review_page

    page.band.setValue(page.ply - 1)

    assert page.foot.standing.text()
    assert page.sentence.text() in page.spoken.said[-3:]
    assert page.foot.standing.text() in page.spoken.said[-3:]
