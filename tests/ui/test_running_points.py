"""Running points are shown while a hand is played, unless the player prefers to count."""

from dataclasses import replace

import pytest

from marjapussi_gui.engine.actions import Declare
from marjapussi_gui.engine.cards import Suit
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.state import NOBODY, Seat
from marjapussi_gui.engine.view import View, create_view
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.ui.art.contract_progress import ContractProgressBar
from marjapussi_gui.ui.art.score_sheet_picture import ScoreSheetRow
from marjapussi_gui.ui.board.animation_speed import AnimationSpeed
from marjapussi_gui.ui.board.prompt_options import prompt_options
from marjapussi_gui.ui.board.score_sheet import score_rows
from marjapussi_gui.ui.pages.table.table_page import TablePage
from marjapussi_gui.ui.text.table_players import TablePlayers
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.random_matches import RandomMatch
from tests.ui.board.manual_board import ManualBoard
from tests.ui.table_driver import TableDriver
from tests.ui.window_driver import start_match

CLUBS = Suit(3)
STILL = Preferences(pace="off", rest="short", sound=False)


def play_tricks(window: MainWindow, key: str, tricks: int, seed: int = 1) -> tuple[TablePage, View]:
    """Play until so many tricks are taken."""
    start_match(window, key, seed).play_until(lambda view: len(view.tricks) >= tricks)
    page = window.pages.table_page
    assert page.board.event_player.view is not None
    return page, page.board.event_player.view


def rows_of(page: TablePage, view: View) -> tuple[ScoreSheetRow, ...]:
    furniture = page.board.decorations
    return score_rows(view, page.board.event_player.people, with_points=furniture.shows_points)


@pytest.mark.parametrize("key", ["huutopussi", "huutopussi-three", "huutopussi-two"])
def test_the_sheet_shows_the_points_of_each_side_and_the_contract(
    window: MainWindow, key: str
) -> None:
    page, view = play_tricks(window, key, 4)
    assert view.auction.highest_bidder != NOBODY
    rows, declarer = rows_of(page, view), view.game.seating.side_of(view.auction.highest_bidder)

    for side, row in enumerate(rows):
        if side == declarer:
            assert row.seam == ContractProgressBar(
                view.points[side], view.auction.final_bid, row.colour
            )
            assert row.note == f"Contract {view.auction.final_bid}"
            assert row.note_points == f"{view.points[side]} so far"
        else:
            assert (row.note, row.note_points, row.seam) == (
                f"{view.points[side]} so far",
                "",
                None,
            )


def test_the_caption_of_a_bag_shows_the_total(window: MainWindow) -> None:
    page, view = play_tricks(window, "bag", 3)
    texts = page.board.decorations.items.visible_texts

    for side in range(2):
        assert texts[f"caption {side}"].text().endswith(f"\N{MIDDLE DOT} {view.points[side]}")


def test_berries_that_are_sure_lie_beside_the_bag_until_they_roll_in(window: MainWindow) -> None:
    page, view = next(
        (page, view)
        for seed in range(1, 9)
        for page, view in [play_tricks(window, "marjapussi", 6, seed)]
        if view.marriages.declared
    )
    made = {view.game.seating.side_of(each.seat) for each in view.marriages.declared}
    for side in range(2):
        assert (page.board.decorations.visible_picture(f"earned {side}") is not None) == (
            side in made
        )
    TableDriver(window).play_hand()

    assert page.panels.hand_score.isVisible()
    assert [page.board.decorations.visible_picture(f"earned {side}") for side in range(2)] == [
        None,
        None,
    ]


@pytest.mark.parametrize("key", ["huutopussi", "bag", "marjapussi"])
def test_points_are_hidden_if_the_player_counts(window: MainWindow, key: str) -> None:
    window.apply_preferences(replace(STILL, count_myself=True))
    page, view = play_tricks(window, key, 6)
    furniture = page.board.decorations
    written = [item.text() for item in furniture.items.visible_texts.values()]

    assert not any("so far" in text or text.count("\N{MIDDLE DOT}") > 1 for text in written)
    assert {(row.seam, row.note_points) for row in rows_of(page, view)} == {(None, "")}
    assert not any("so far" in row.note for row in rows_of(page, view))
    assert [furniture.visible_picture(f"earned {side}") for side in range(2)] == [None, None]
    window.apply_preferences(STILL)
    assert page.board.decorations.shows_points


def test_a_seam_goes_on_past_its_goal_and_breaks_into_rows() -> None:
    assert ContractProgressBar(0, 130, "#B01E2E").stitch_count == 13
    assert ContractProgressBar(150, 130, "#B01E2E").stitch_count == 15
    assert ContractProgressBar(0, 130, "#B01E2E").stitch_size(186, 1) == 14.3
    assert ContractProgressBar(0, 420, "#B01E2E").row_count == 3
    assert ContractProgressBar(0, 420, "#B01E2E").stitch_size(186, 1) == pytest.approx(9.3)


@pytest.mark.parametrize(("is_counted", "worth"), [(True, " (+60)"), (False, "")])
def test_a_declaration_shows_its_points(window: MainWindow, is_counted: bool, worth: str) -> None:
    view = declarer_view()
    bar = window.pages.table_page.prompt_bar
    bar.shows_points = is_counted
    people = TablePlayers(("", "Eero", "Helvi", "Aino"), view.seat, view.game.seating)
    bar.show_options(prompt_options(view), view, people)
    button = next(each for each in bar.buttons if isinstance(each.property("action"), Declare))

    assert button.text().strip() == f"Declare clubs{worth}"
    assert button.accessibleName() == f"Declare clubs{worth}"


def declarer_view() -> View:
    game = find_variant("huutopussi").create_game()
    for seed in range(400):
        for step in RandomMatch(game, seed, Seat(0)).steps(hands=1):
            seat = step.after.turn
            if seat == NOBODY:
                continue
            view = create_view(game, step.after, seat)
            if Declare(CLUBS) in view.legal_actions and not view.marriages.declared:
                return view
    raise AssertionError("nobody declares clubs")


def test_what_was_made_is_sewn_stitch_by_stitch() -> None:
    felt, game = (
        ManualBoard("huutopussi", pace=AnimationSpeed()),
        find_variant("huutopussi").create_game(),
    )
    views = [
        create_view(game, step.after, Seat(0))
        for step in RandomMatch(game, 3, Seat(0)).steps(hands=1)
    ]
    views = [
        view for view in views if view.auction.highest_bidder != NOBODY and view.phase == "play"
    ]
    made = [view.points[view.game.seating.side_of(view.auction.highest_bidder)] for view in views]
    number = next(n for n in range(1, len(made)) if made[n] - made[n - 1] >= 10)
    felt.story.add_events((), views[number - 1])
    felt.run_to_end()
    before = felt.furniture.items.visible_pictures["sheet"].pixmap().cacheKey()

    felt.story.add_events((), views[number])
    sewn = {felt.furniture.items.visible_pictures["sheet"].pixmap().cacheKey()}
    while not felt.story.is_settled:
        felt.animator.go_on(16)
        sewn.add(felt.furniture.items.visible_pictures["sheet"].pixmap().cacheKey())

    assert len(sewn - {before}) > 1
    assert felt.furniture.score_sheet.points_made == made[number]
