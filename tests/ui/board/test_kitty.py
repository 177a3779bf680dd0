"""A kitty, open or secret, and a dead hand: where they lie, and who sees and hears of them."""

from collections.abc import Mapping
from dataclasses import replace
from math import cos, radians, sin

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.actions import Discard, Redeal
from marjapussi_gui.engine.bidding_events import KittyShown
from marjapussi_gui.engine.cards import HIDDEN, card_list
from marjapussi_gui.engine.events import STOCK, Zone
from marjapussi_gui.engine.games import VARIANTS, variant
from marjapussi_gui.engine.state import NOBODY, Seat
from marjapussi_gui.ui.board.board import Board
from marjapussi_gui.ui.board.items import CardItem
from marjapussi_gui.ui.board.kitty import kitty_of, zones_shown
from marjapussi_gui.ui.board.layout import CARD_SIZES, RATIO, Layout, Spot
from marjapussi_gui.ui.board.pace import INSTANT
from marjapussi_gui.ui.board.prompts import prompts
from marjapussi_gui.ui.board.sets_layout import layout_of
from marjapussi_gui.ui.board.spoken import Spoken
from marjapussi_gui.ui.review.opened import opened
from marjapussi_gui.ui.wording.people import People
from tests.engine.scenarios.test_dead_hand import two
from tests.tabletop import Tabletop

from .test_places import overlap

ME = Seat(0)
KITTY = card_list("TC KC QC")
SIZES = [(1280, 800), (1366, 768), (800, 600)]


def felt(table: Tabletop, size: tuple[int, int] = (1280, 800)) -> Board:
    """Return a felt on which lies what seat 0 sees."""
    board = Board()
    board.resize(*size)
    board.show()
    seating = table.game.seating
    board.begin(table.view(ME), People(("", "Eero", "Helvi")[: seating.players], ME, seating))
    board.story.pace = INSTANT
    board.story.add((), table.view(ME))
    return board


def box(spot: Spot) -> QRectF:
    """Return about where a card lies."""
    wide, high = spot.width, spot.width * RATIO
    if abs(spot.angle) == 90:
        wide, high = high, wide
    return QRectF(spot.x - wide / 2, spot.y - high / 2, wide, high)


def items(board: Board) -> list[CardItem]:
    return board.cards.zones.get(STOCK, [])


def layout(rules: Mapping[str, object] | None = None, key: str = "huutopussi-two") -> Layout:
    return layout_of(variant(key).game(rules), ME)


# Where they lie


def test_only_auctions_with_a_kitty_have_one() -> None:
    sizes = {each.key: kitty_of(each.game()) for each in VARIANTS}

    assert {key for key, number in sizes.items() if number} == {
        "huutopussi-three",
        "huutopussi-two",
    }
    assert {number for number in sizes.values() if number} == {3}


@pytest.mark.parametrize("kitty", [3, 6])
def test_kitty_lies_card_by_card_and_the_dead_hand_where_nobody_sits(kitty: int) -> None:
    felt = layout({"kitty": kitty})
    spots = felt.spots(STOCK, [kitty + felt.dead])

    apart, dead = spots[:kitty], spots[kitty:]

    assert felt.dead == (36 - kitty) // 3
    assert len({spot.x for spot in apart}) == kitty
    assert {spot.angle for spot in apart} == {0.0}
    assert {spot.angle for spot in dead} == {90.0}
    assert not any(box(one).intersects(box(other)) for one in apart for other in dead)


def test_dead_hand_stays_when_the_kitty_is_taken() -> None:
    felt = layout()

    assert felt.spots(STOCK, [felt.dead]) == felt.spots(STOCK, [felt.dead + 3])[3:]


def test_three_players_have_no_dead_hand() -> None:
    assert layout(key="huutopussi-three").dead == 0
    assert layout({"kitty": 6}, "huutopussi-three").kitty == 6


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("key", ["huutopussi-two", "huutopussi-three"])
def test_cards_put_away_lie_under_no_trick_and_on_no_pile(key: str, size: tuple[int, int]) -> None:
    felt = layout({"kitty": 6}, key).sized(*size)
    players = range(felt.players)
    tricks = [box(felt.spots(Zone("trick", seat), [1])[0]) for seat in players]
    piles = [box(spot) for side in players for spot in felt.spots(Zone("won", side), [3])]

    for seat in players:
        for spot in felt.spots(Zone("away", seat), [6]):
            assert not any(box(spot).intersects(other) for other in (*tricks, *piles))


@pytest.mark.parametrize("rules", [{}, {"kitty": 6}])
@pytest.mark.parametrize("size", SIZES)
def test_every_card_of_a_kitty_is_seen(
    qapp: QApplication, rules: Mapping[str, object], size: tuple[int, int]
) -> None:
    board = felt(Tabletop("huutopussi-two", rules).deal_seed(1), size)

    assert len(items(board)) == kitty_of(variant("huutopussi-two").game(rules)) + (
        board.layout_now.dead
    )
    assert all(item.isVisible() for item in items(board))


@pytest.mark.parametrize("key", ["huutopussi-two", "huutopussi-three"])
@pytest.mark.parametrize("size", SIZES)
def test_no_plate_lies_on_a_kitty_of_six(
    qapp: QApplication, key: str, size: tuple[int, int]
) -> None:
    board = felt(Tabletop(key, {"kitty": 6}).deal_seed(1), size)

    assert overlap(board) == []


# Who sees them


@pytest.mark.parametrize("is_open", [True, False])
def test_kitty_that_nobody_took_is_shown_where_it_is_open_until_a_trick_is_taken(
    qapp: QApplication, is_open: bool
) -> None:
    table = two({"kitty_open": is_open}).do("pass", "pass")
    shown = (*KITTY, *(HIDDEN,) * 11) if is_open else (HIDDEN,) * 14
    assert dict(zones_shown(table.view(ME)))[STOCK] == shown
    assert tuple(item.card for item in items(felt(table))) == shown

    table.do("play AS", "play 9S")

    assert dict(zones_shown(table.view(ME)))[STOCK] == (HIDDEN,) * 14


def test_kitty_that_was_taken_is_shown_in_the_hand_alone() -> None:
    table = two().do("bid 60", "pass")

    assert zones_shown(table.view(ME)) == table.view(ME).zones
    assert set(KITTY) <= set(table.view(1).hand)


@pytest.mark.parametrize("is_open", [True, False])
def test_story_of_the_kitty_turns_up_what_one_may_see(qapp: QApplication, is_open: bool) -> None:
    before, after = (
        two({"kitty_open": is_open}).do(*calls) for calls in (("bid 60",), ("bid 60", "pass"))
    )
    board, seen = felt(before), list[tuple[int, ...]]()
    board.story.event_told.connect(
        lambda *_: seen.append(tuple(item.card for item in items(board)))
    )
    shown = next(event for event in after.events if isinstance(event, KittyShown)).seen_by(ME)

    board.story.add((shown,), after.view(ME))

    assert (shown.cards == KITTY) == is_open
    assert seen == [(HIDDEN,) * 14]
    assert [item.card for item in items(board)] == [HIDDEN] * 11
    assert len(board.cards.zones[Zone("hand", 1)]) == 14
    assert {item.card for item in board.cards.zones[Zone("hand", 1)]} == {HIDDEN}


def test_open_cards_of_a_review_keep_the_kitty_apart() -> None:
    table = two()
    stock = dict(opened(table.view(ME), table.state).zones)[STOCK]

    assert stock[:3] == KITTY
    assert stock == table.state.stock


# How they are read


def named(table: Tabletop) -> list[str]:
    board = felt(table)
    spoken = Spoken(board)
    spoken.sync()
    return [button.accessibleName() for button in spoken.buttons][-2:]


def test_kitty_and_dead_hand_are_named(qapp: QApplication) -> None:
    assert named(two()) == ["The kitty, 3 cards", "Dead hand, 11 cards"]
    assert named(two().do("bid 60", "pass"))[-1] == "Dead hand, 11 cards"
    assert named(two().do("pass", "pass")) == [
        "The kitty: ten of clubs, king of clubs and queen of clubs",
        "Dead hand, 11 cards",
    ]


# What is offered


def test_new_deal_is_a_button_beside_the_choice_of_cards() -> None:
    hands = ("6S 6H 6D 6C AS TS KS QS JS 9S 8S", "AH TH KH QH JH 9H 8H 7H 7S 7D 7C")
    stock = "AD TD KD QD JD 9D 8D AC TC KC QC JC 9C 8C"
    table = Tabletop("huutopussi-two").deal(*hands, stock=stock).do("pass", "bid 60")
    entitled, usual = prompts(table.view(ME)), prompts(two().do("bid 60", "pass").view(1))

    assert (entitled.wanted, entitled.buttons) == (3, (Redeal(),))
    assert entitled.handover(card_list("6S 6H 6D")) == Discard(card_list("6S 6H 6D"))
    assert (usual.wanted, usual.buttons) == (3, ())


def test_declarer_keeps_his_contract_on_his_plate(qapp: QApplication) -> None:
    table = two().do("bid 60", "pass", "discard KC QC KS")
    bidding = felt(table).furniture.seats.plates
    raised = felt(table.do("raise 90", "play AS")).furniture.seats.plates
    nobody = felt(two().do("pass", "pass", "play AS")).furniture.seats.plates

    assert [bidding[seat].note for seat in table.game.seating.seats] == ["pass", "60"]
    assert [raised[seat].note for seat in table.game.seating.seats] == ["", "90"]
    assert [nobody[seat].note for seat in table.game.seating.seats] == ["", ""]
    assert table.state.auction.holder != NOBODY


@pytest.mark.parametrize("size", CARD_SIZES.values())
@pytest.mark.parametrize("felt", [(800, 600), (1366, 768), (1920, 1030)])
def test_a_kitty_that_nobody_takes_leaves_the_trick_of_three_free(
    felt: tuple[int, int], size: float
) -> None:
    layout = replace(layout_of(variant("huutopussi-three").game(), Seat(0)), size=size).sized(*felt)
    foot = max(spot.y + spot.width * RATIO / 2 for spot in layout.spots(STOCK, [layout.kitty]))
    for seat in map(Seat, range(3)):
        (spot,) = layout.spots(Zone("trick", seat), [1])
        turn, half = radians(abs(spot.angle)), spot.width / 2

        assert spot.y - half * (RATIO * cos(turn) + sin(turn)) > foot
