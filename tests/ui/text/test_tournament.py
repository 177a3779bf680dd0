"""What decides a tournament is seen: which deal it is, and what each side has collected."""

from dataclasses import replace

from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from marjapussi_gui.engine.events import HandScored, ScoreItem
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.record_lines import RecordEntry, RecordHeader
from marjapussi_gui.engine.state import ContestKind, MatchStanding, MatchStart, Seat, Side
from marjapussi_gui.model.match_state import OPEN, MatchSummary
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.storage.sheet_table import SheetTable
from marjapussi_gui.ui.board.score_sheet import score_rows
from marjapussi_gui.ui.pages.matches.matches_page import MatchesPage
from marjapussi_gui.ui.pages.start.table_preview import preview_from_view
from marjapussi_gui.ui.panels.hands_panel import HandsPanel
from marjapussi_gui.ui.text import score_text, start_text
from marjapussi_gui.ui.text.hand_score_ledger import create_ledger
from marjapussi_gui.ui.text.house_rules_text import unusual_rules_label
from marjapussi_gui.ui.text.table_players import TablePlayers
from marjapussi_gui.ui.widgets.match_row import details_text
from tests.random_matches import RandomMatch
from tests.scripted_match import ScriptedMatch

RULES = {"sooli": False, "deals": 16}
STANDING = MatchStanding((8, 0), deal_count=2, hands_played=1, collected_points=(8, 12))


def table(standing: MatchStanding = STANDING) -> ScriptedMatch:
    """Return a second deal of sixteen."""
    table = ScriptedMatch("tuppi", RULES).deal_from_seed(1)
    table.state = replace(table.state, match=standing)
    return table


def people(me: int = 0) -> TablePlayers:
    seating = find_variant("tuppi").create_game().seating
    return TablePlayers(("", "Eero", "Helvi", "Onni"), Seat(me), seating)


def test_heading_names_the_deal() -> None:
    _, subtitle = score_text.heading_texts(table().view(0), people())

    assert subtitle.endswith("Deal 2 of 16")


def test_score_sheet_has_what_each_side_has_collected() -> None:
    rows = score_rows(table().view(0), people(), with_points=True)

    assert [(row.name, row.score, row.note) for row in rows] == [
        ("Us", "8", "8 collected"),
        ("Them", "0", "12 collected"),
    ]


def test_own_side_stands_first_from_any_seat() -> None:
    rows = score_rows(table().view(1), people(1), with_points=True)

    assert [(row.name, row.score) for row in rows] == [("Us", "0"), ("Them", "8")]


def test_count_names_the_deal_and_what_was_collected() -> None:
    standing = replace(STANDING, scores=(20, 0), hands_played=2, collected_points=(20, 12))
    items = (ScoreItem(Side(0), ContestKind.RAMI, 12),)
    event = HandScored(Seat(0), (9, 4), (9, 4), (12, 0), (20, 0), (ContestKind.RAMI,), items)

    told = create_ledger(event, table(standing).view(1), people(1))

    assert told.title == "Their rami"
    assert told.hand_label == "Deal 2 of 16"
    assert [(each.name, each.missing_text) for each in told.scores] == [
        ("Us", "12 collected"),
        ("Them", "20 collected"),
    ]


def test_resume_tile_names_rules_deal_and_what_was_collected() -> None:
    left = preview_from_view(table().view(0), people())

    assert left.house_rules == "Tournament"
    assert left.tournament_text == "Collected: Us 8, Them 12"
    assert (
        start_text.progress_text(left.hand_number, left.deal_count, is_own_turn=False)
        == "Deal 2 of 16"
    )


def test_a_deal_beyond_the_last_is_an_extra_deal() -> None:
    beyond = replace(STANDING, hands_played=16)

    assert score_text.heading_texts(table(beyond).view(0), people())[1].endswith("Extra deal 1")


def test_list_of_matches_names_the_deal() -> None:
    summary = MatchSummary(
        1, "tuppi", ("", "Eero", "Helvi", "Onni"), Seat(0), "normal", "strong", 1,
        "2026-11-01T12:00:00+00:00", "2026-11-01T12:30:00+00:00", "app", OPEN, False, None,
        (8, 0), 1, 60,
    )  # fmt: skip

    shown = details_text(summary, table().game, {}, (8, 12)).replace("\xa0", " ")

    assert "Deal 2 of 16" in shown
    assert "Collected: Us 8, Them 12" in shown
    assert "Tournament" in shown


def test_list_of_matches_names_rules_of_ones_own() -> None:
    game = find_variant("tuppi").create_game({"deals": 24})

    assert unusual_rules_label(game, {"Sundays": {"deals": 24}}) == "Sundays"
    assert unusual_rules_label(game, {"Others": {"deals": 12}}) == "1 house rule"


def test_list_reads_what_a_tournament_has_collected_from_its_record(qtbot: QtBot) -> None:
    matches = MatchTable(Database.in_memory())
    match = RandomMatch(table().game, 3, Seat(0))
    entries = [RecordEntry(step.before.turn, step.action) for step in match.steps(hands=2)]
    header = RecordHeader(match.game, ("",) * 4, MatchStart(match.dealer))
    record = MatchRecord(header, tuple(entries))
    stored = matches.import_record(record.text().encode(), 1)
    page = MatchesPage(matches, SheetTable(matches._database))
    page.show()

    page.show_matches()
    qtbot.waitUntil(lambda: not page._points_timer.isActive())

    points = record.state_after().match.collected_points
    assert sum(points) > 0
    assert page._tournament_points == {(stored.id, len(record.entries)): points}
    assert any("Collected" in row._details_label.text() for row in page.match_list.visible_rows)


def test_all_hands_names_what_each_side_has_collected() -> None:
    page = QWidget()
    panel = HandsPanel(page)
    event = HandScored(Seat(0), (9, 4), (9, 4), (8, 0), (8, 0), (ContestKind.RAMI,), ())

    panel.show_hands((event,), people(), (8, 12))

    assert "Collected: Us 8, Them 12" in [each.text() for each in panel.findChildren(QLabel)]
