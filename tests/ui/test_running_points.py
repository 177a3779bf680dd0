"""What the table could add up is shown while a hand is played, unless one counts it oneself."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.actions import Declare
from marjapussi_gui.engine.cards import Suit
from marjapussi_gui.engine.games import variant
from marjapussi_gui.engine.state import NOBODY, Seat
from marjapussi_gui.engine.view import View, look
from marjapussi_gui.thinking import player
from marjapussi_gui.ui.art.seams import Seam
from marjapussi_gui.ui.art.sheets import Row
from marjapussi_gui.ui.basis.preferences import Preferences
from marjapussi_gui.ui.board.pace import Pace
from marjapussi_gui.ui.board.prompts import prompts
from marjapussi_gui.ui.board.score_rows import score_rows
from marjapussi_gui.ui.pages.table_page import TablePage
from marjapussi_gui.ui.shell.window import Window
from marjapussi_gui.ui.wording.people import People
from tests.ui.board.stages import Felt
from tests.ui.playing import decided, gone, opened, seated
from tests.walks import Walk

CLUBS = Suit(3)
STILL = Preferences(pace="off", rest="short", sound=False)


@pytest.fixture
def window(qapp: QApplication) -> Iterator[Window]:
    window = opened()
    yield window
    gone(window)


def played(window: Window, key: str, tricks: int, seed: int = 1) -> tuple[TablePage, View]:
    """Play until so many tricks are taken."""
    sitting, decide = seated(window, key, seed), player("normal", 3)
    while (view := sitting.view) is not None and len(view.tricks) < tricks:
        sitting.act(decided(view, decide))
    page = window.ways.table_page
    assert page.board.story.view is not None
    return page, page.board.story.view


def rows_of(page: TablePage, view: View) -> tuple[Row, ...]:
    furniture = page.board.furniture
    return score_rows(view, page.board.story.people, counts=furniture.counts)


@pytest.mark.parametrize("key", ["huutopussi", "huutopussi-three", "huutopussi-two"])
def test_the_sheet_tells_the_points_of_each_side_and_sews_the_contract(
    window: Window, key: str
) -> None:
    page, view = played(window, key, 4)
    assert view.auction.holder != NOBODY
    rows, declarer = rows_of(page, view), view.game.seating.side(view.auction.holder)

    for side, row in enumerate(rows):
        if side == declarer:
            assert row.seam == Seam(view.points[side], view.auction.raised, row.colour)
            assert row.note == f"Contract {view.auction.raised}"
            assert row.so_far == f"{view.points[side]} so far"
        else:
            assert (row.note, row.so_far, row.seam) == (f"{view.points[side]} so far", "", None)


def test_the_caption_of_a_bag_tells_the_total(window: Window) -> None:
    page, view = played(window, "bag", 3)
    texts = page.board.furniture.things.texts

    for side in range(2):
        assert texts[f"caption {side}"].text().endswith(f"\N{MIDDLE DOT} {view.points[side]}")


def test_berries_that_are_sure_lie_beside_the_bag_until_they_roll_in(window: Window) -> None:
    page, view = next(
        (page, view)
        for seed in range(1, 9)
        for page, view in [played(window, "marjapussi", 6, seed)]
        if view.marriages.made
    )
    made = {view.game.seating.side(each.seat) for each in view.marriages.made}
    for side in range(2):
        assert (page.board.furniture.shown(f"earned {side}") is not None) == (side in made)
    decide = player("normal", 3)
    while page.sitting.view is not None:
        page.sitting.act(decided(page.sitting.view, decide))

    assert page.panels.breakdown.isVisible()
    assert [page.board.furniture.shown(f"earned {side}") for side in range(2)] == [None, None]


@pytest.mark.parametrize("key", ["huutopussi", "bag", "marjapussi"])
def test_who_counts_himself_sees_no_points(window: Window, key: str) -> None:
    window.prefer(replace(STILL, count_myself=True))
    page, view = played(window, key, 6)
    furniture = page.board.furniture
    written = [item.text() for item in furniture.things.texts.values()]

    assert not any("so far" in text or text.count("\N{MIDDLE DOT}") > 1 for text in written)
    assert {(row.seam, row.so_far) for row in rows_of(page, view)} == {(None, "")}
    assert not any("so far" in row.note for row in rows_of(page, view))
    assert [furniture.shown(f"earned {side}") for side in range(2)] == [None, None]
    window.prefer(STILL)
    assert page.board.furniture.counts


def test_a_seam_goes_on_past_its_goal_and_breaks_into_rows() -> None:
    assert Seam(0, 130, "#B01E2E").stitches == 13
    assert Seam(150, 130, "#B01E2E").stitches == 15
    assert Seam(0, 130, "#B01E2E").cell(186, 1) == 14.3
    assert Seam(0, 420, "#B01E2E").rows == 3
    assert Seam(0, 420, "#B01E2E").cell(186, 1) == pytest.approx(9.3)


@pytest.mark.parametrize(("is_counted", "worth"), [(True, " (+60)"), (False, "")])
def test_a_declaration_tells_what_it_counts(window: Window, is_counted: bool, worth: str) -> None:
    view = declaring()
    bar = window.ways.table_page.bar
    bar.counts = is_counted
    people = People(("", "Eero", "Helvi", "Aino"), view.seat, view.game.seating)
    bar.offer(prompts(view), view, people)
    button = next(each for each in bar.buttons if isinstance(each.property("action"), Declare))

    assert button.text().strip() == f"Declare clubs{worth}"
    assert button.accessibleName() == f"Declare clubs{worth}"


def declaring() -> View:
    """Return what a declarer sees who may declare clubs."""
    game = variant("huutopussi").game()
    for seed in range(400):
        for step in Walk(game, seed, Seat(0)).steps(hands=1):
            seat = step.after.turn
            if seat == NOBODY:
                continue
            view = look(game, step.after, seat)
            if Declare(CLUBS) in view.legal and not view.marriages.made:
                return view
    raise AssertionError("nobody declares clubs")


def test_what_was_made_is_sewn_stitch_by_stitch(qapp: QApplication) -> None:
    felt, game = Felt("huutopussi", pace=Pace()), variant("huutopussi").game()
    views = [look(game, step.after, Seat(0)) for step in Walk(game, 3, Seat(0)).steps(hands=1)]
    views = [view for view in views if view.auction.holder != NOBODY and view.phase == "play"]
    made = [view.points[view.game.seating.side(view.auction.holder)] for view in views]
    number = next(n for n in range(1, len(made)) if made[n] - made[n - 1] >= 10)
    felt.story.add((), views[number - 1])
    felt.until_settled()
    before = felt.furniture.things.pictures["sheet"].pixmap().cacheKey()

    felt.story.add((), views[number])
    sewn = {felt.furniture.things.pictures["sheet"].pixmap().cacheKey()}
    while not felt.story.is_settled:
        felt.animator.go_on(16)
        sewn.add(felt.furniture.things.pictures["sheet"].pixmap().cacheKey())

    assert len(sewn - {before}) > 1
    assert felt.furniture.sheet.made == made[number]
