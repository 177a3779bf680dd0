"""What decides a tournament is seen: which deal it is, and what each side has collected."""

from dataclasses import replace

from marjapussi_gui.engine.events import HandScored, Item
from marjapussi_gui.engine.games import variant
from marjapussi_gui.engine.state import Contest, Seat, Side, Standing
from marjapussi_gui.ui.board.score_rows import score_rows
from marjapussi_gui.ui.pages.resume import waiting
from marjapussi_gui.ui.wording import resume, scores
from marjapussi_gui.ui.wording.ledger import ledger
from marjapussi_gui.ui.wording.people import People
from tests.tabletop import Tabletop

RULES = {"sooli": False, "deals": 16}
STANDING = Standing((8, 0), dealt=2, hands=1, collected=(8, 12))


def table(standing: Standing = STANDING) -> Tabletop:
    """Return a second deal of sixteen."""
    table = Tabletop("tuppi", RULES).deal_seed(1)
    table.state = replace(table.state, match=standing)
    return table


def people(me: int = 0) -> People:
    seating = variant("tuppi").game().seating
    return People(("", "Eero", "Helvi", "Onni"), Seat(me), seating)


def test_heading_names_the_deal() -> None:
    _, subtitle = scores.heading(table().view(0), people())

    assert subtitle.endswith("Deal 2 of 16")


def test_score_sheet_has_what_each_side_has_collected() -> None:
    rows = score_rows(table().view(0), people(), counts=True)

    assert [(row.name, row.score, row.note) for row in rows] == [
        ("Us", "8", "8 collected"),
        ("Them", "0", "12 collected"),
    ]


def test_own_side_stands_first_from_any_seat() -> None:
    rows = score_rows(table().view(1), people(1), counts=True)

    assert [(row.name, row.score) for row in rows] == [("Us", "0"), ("Them", "8")]


def test_count_names_the_deal_and_what_was_collected() -> None:
    standing = replace(STANDING, scores=(20, 0), hands=2, collected=(20, 12))
    items = (Item(Side(0), Contest.RAMI, 12),)
    event = HandScored(Seat(0), (9, 4), (9, 4), (12, 0), (20, 0), (Contest.RAMI,), items)

    told = ledger(event, table(standing).view(1), people(1))

    assert told.title == "Their rami"
    assert told.hand == "Deal 2 of 16"
    assert [(each.name, each.to_go) for each in told.scores] == [
        ("Us", "12 collected"),
        ("Them", "20 collected"),
    ]


def test_resume_tile_names_rules_deal_and_what_was_collected() -> None:
    left = waiting(table().view(0), people())

    assert left.rules == "Tournament"
    assert left.collected == "Collected: Us 8, Them 12"
    assert resume.where(left.hand, left.deals, is_my_turn=False) == "Deal 2 of 16"


def test_a_deal_beyond_the_last_is_an_extra_one() -> None:
    beyond = replace(STANDING, hands=16)

    assert scores.heading(table(beyond).view(0), people())[1].endswith("Extra deal 1")
