"""An open or secret kitty and a dead hand: their places, and their visibility for each seat."""

from collections.abc import Mapping
from dataclasses import replace
from math import cos, radians, sin

import pytest
from PySide6.QtCore import QRectF

from marjapussi_gui.engine.actions import Discard, Redeal
from marjapussi_gui.engine.bidding_events import KittyShown
from marjapussi_gui.engine.cards import HIDDEN, parse_cards
from marjapussi_gui.engine.events import STOCK_ZONE, Zone
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.state import NOBODY, Seat
from marjapussi_gui.ui.board.accessible_board import AccessibleBoard
from marjapussi_gui.ui.board.animation_speed import NO_ANIMATION
from marjapussi_gui.ui.board.graphics_items import CardItem
from marjapussi_gui.ui.board.kitty import kitty_size, visible_zones
from marjapussi_gui.ui.board.prompt_options import prompt_options
from marjapussi_gui.ui.board.sets_layout import create_layout
from marjapussi_gui.ui.board.table_board import TableBoard
from marjapussi_gui.ui.board.table_layout import CARD_RATIO, CARD_SCALES, CardSpot, TableLayout
from marjapussi_gui.ui.panels.question.playback import reveal_cards
from marjapussi_gui.ui.text.table_players import TablePlayers
from tests.engine.scenarios.test_dead_hand import deal_two_players
from tests.scripted_match import ScriptedMatch

from .test_plate_positions import overlap

ME = Seat(0)
KITTY = parse_cards("TC KC QC")
SIZES = [(1280, 800), (1366, 768), (800, 600)]


def board_with_view(table: ScriptedMatch, size: tuple[int, int] = (1280, 800)) -> TableBoard:
    board = TableBoard()
    board.resize(*size)
    board.show()
    seating = table.game.seating
    board.start_match(
        table.view(ME), TablePlayers(("", "Eero", "Helvi")[: seating.players], ME, seating)
    )
    board.event_player.speed = NO_ANIMATION
    board.event_player.add_events((), table.view(ME))
    return board


def box(spot: CardSpot) -> QRectF:
    """Return about where a card lies."""
    wide, high = spot.width, spot.width * CARD_RATIO
    if abs(spot.angle) == 90:
        wide, high = high, wide
    return QRectF(spot.x - wide / 2, spot.y - high / 2, wide, high)


def items(board: TableBoard) -> list[CardItem]:
    return board.card_layer.zones.get(STOCK_ZONE, [])


def layout(rules: Mapping[str, object] | None = None, key: str = "huutopussi-two") -> TableLayout:
    return create_layout(find_variant(key).create_game(rules), ME)


# Where they lie


def test_only_auctions_with_a_kitty_show_a_kitty() -> None:
    sizes = {each.key: kitty_size(each.create_game()) for each in VARIANTS}

    assert {key for key, number in sizes.items() if number} == {
        "huutopussi-three",
        "huutopussi-two",
    }
    assert {number for number in sizes.values() if number} == {3}


@pytest.mark.parametrize("kitty", [3, 6])
def test_kitty_lies_card_by_card_and_the_dead_hand_where_nobody_sits(kitty: int) -> None:
    felt = layout({"kitty": kitty})
    spots = felt.spots(STOCK_ZONE, [kitty + felt.dead_hand_size])

    apart, dead = spots[:kitty], spots[kitty:]

    assert felt.dead_hand_size == (36 - kitty) // 3
    assert len({spot.x for spot in apart}) == kitty
    assert {spot.angle for spot in apart} == {0.0}
    assert {spot.angle for spot in dead} == {90.0}
    assert not any(box(one).intersects(box(other)) for one in apart for other in dead)


def test_dead_hand_stays_when_the_kitty_is_taken() -> None:
    felt = layout()

    assert (
        felt.spots(STOCK_ZONE, [felt.dead_hand_size])
        == felt.spots(STOCK_ZONE, [felt.dead_hand_size + 3])[3:]
    )


def test_three_players_have_no_dead_hand() -> None:
    assert layout(key="huutopussi-three").dead_hand_size == 0
    assert layout({"kitty": 6}, "huutopussi-three").kitty_size == 6


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("key", ["huutopussi-two", "huutopussi-three"])
def test_cards_put_away_lie_under_no_trick_and_on_no_pile(key: str, size: tuple[int, int]) -> None:
    felt = layout({"kitty": 6}, key).resized(*size)
    players = range(felt.player_count)
    tricks = [box(felt.spots(Zone("trick", seat), [1])[0]) for seat in players]
    piles = [box(spot) for side in players for spot in felt.spots(Zone("won", side), [3])]

    for seat in players:
        for spot in felt.spots(Zone("away", seat), [6]):
            assert not any(box(spot).intersects(other) for other in (*tricks, *piles))


@pytest.mark.parametrize("rules", [{}, {"kitty": 6}])
@pytest.mark.parametrize("size", SIZES)
def test_every_card_of_a_kitty_is_seen(rules: Mapping[str, object], size: tuple[int, int]) -> None:
    board = board_with_view(ScriptedMatch("huutopussi-two", rules).deal_from_seed(1), size)

    assert len(items(board)) == kitty_size(find_variant("huutopussi-two").create_game(rules)) + (
        board.table_layout.dead_hand_size
    )
    assert all(item.isVisible() for item in items(board))


@pytest.mark.parametrize("key", ["huutopussi-two", "huutopussi-three"])
@pytest.mark.parametrize("size", SIZES)
def test_no_plate_lies_on_a_kitty_of_six(key: str, size: tuple[int, int]) -> None:
    board = board_with_view(ScriptedMatch(key, {"kitty": 6}).deal_from_seed(1), size)

    assert overlap(board) == []


# Who sees them


@pytest.mark.parametrize("is_open", [True, False])
def test_kitty_that_nobody_took_is_shown_where_it_is_open_until_a_trick_is_taken(
    is_open: bool,
) -> None:
    table = deal_two_players({"kitty_open": is_open}).do("pass", "pass")
    shown = (*KITTY, *(HIDDEN,) * 11) if is_open else (HIDDEN,) * 14
    assert dict(visible_zones(table.view(ME)))[STOCK_ZONE] == shown
    assert tuple(item.card for item in items(board_with_view(table))) == shown

    table.do("play AS", "play 9S")

    assert dict(visible_zones(table.view(ME)))[STOCK_ZONE] == (HIDDEN,) * 14


def test_kitty_that_was_taken_is_shown_in_the_hand_alone() -> None:
    table = deal_two_players().do("bid 60", "pass")

    assert visible_zones(table.view(ME)) == table.view(ME).zones
    assert set(KITTY) <= set(table.view(1).hand)


@pytest.mark.parametrize("is_open", [True, False])
def test_kitty_shows_only_cards_the_player_may_see(is_open: bool) -> None:
    before, after = (
        deal_two_players({"kitty_open": is_open}).do(*calls)
        for calls in (("bid 60",), ("bid 60", "pass"))
    )
    board, seen = board_with_view(before), list[tuple[int, ...]]()
    board.event_player.event_started.connect(
        lambda *_: seen.append(tuple(item.card for item in items(board)))
    )
    shown = next(event for event in after.events if isinstance(event, KittyShown)).as_seen_by(ME)

    board.event_player.add_events((shown,), after.view(ME))

    assert (shown.cards == KITTY) == is_open
    assert seen == [(HIDDEN,) * 14]
    assert [item.card for item in items(board)] == [HIDDEN] * 11
    assert len(board.card_layer.zones[Zone("hand", 1)]) == 14
    assert {item.card for item in board.card_layer.zones[Zone("hand", 1)]} == {HIDDEN}


def test_open_cards_of_a_review_separate_the_kitty() -> None:
    table = deal_two_players()
    stock = dict(reveal_cards(table.view(ME), table.state).zones)[STOCK_ZONE]

    assert stock[:3] == KITTY
    assert stock == table.state.stock


# How they are read


def last_button_names(table: ScriptedMatch) -> list[str]:
    board = board_with_view(table)
    spoken = AccessibleBoard(board)
    spoken.sync()
    return [button.accessibleName() for button in spoken.card_buttons][-2:]


def test_kitty_and_dead_hand_are_named() -> None:
    assert last_button_names(deal_two_players()) == ["The kitty, 3 cards", "Dead hand, 11 cards"]
    assert last_button_names(deal_two_players().do("bid 60", "pass"))[-1] == "Dead hand, 11 cards"
    assert last_button_names(deal_two_players().do("pass", "pass")) == [
        "The kitty: ten of clubs, king of clubs and queen of clubs",
        "Dead hand, 11 cards",
    ]


# What is offered


def test_new_deal_is_a_button_beside_the_choice_of_cards() -> None:
    hands = ("6S 6H 6D 6C AS TS KS QS JS 9S 8S", "AH TH KH QH JH 9H 8H 7H 7S 7D 7C")
    stock = "AD TD KD QD JD 9D 8D AC TC KC QC JC 9C 8C"
    table = ScriptedMatch("huutopussi-two").deal(*hands, stock=stock).do("pass", "bid 60")
    entitled, usual = (
        prompt_options(table.view(ME)),
        prompt_options(deal_two_players().do("bid 60", "pass").view(1)),
    )

    assert (entitled.required_count, entitled.button_actions) == (3, (Redeal(),))
    assert entitled.handover_action(parse_cards("6S 6H 6D")) == Discard(parse_cards("6S 6H 6D"))
    assert (usual.required_count, usual.button_actions) == (3, ())


def test_plate_of_the_declarer_shows_the_contract() -> None:
    table = deal_two_players().do("bid 60", "pass", "discard KC QC KS")
    bidding = board_with_view(table).decorations.seat_plates.plates
    raised = board_with_view(table.do("raise 90", "play AS")).decorations.seat_plates.plates
    nobody = board_with_view(
        deal_two_players().do("pass", "pass", "play AS")
    ).decorations.seat_plates.plates

    assert [bidding[seat].note for seat in table.game.seating.seats] == ["passed", "60"]
    assert [raised[seat].note for seat in table.game.seating.seats] == ["", "90"]
    assert [nobody[seat].note for seat in table.game.seating.seats] == ["", ""]
    assert table.state.auction.highest_bidder != NOBODY


@pytest.mark.parametrize("size", CARD_SCALES.values())
@pytest.mark.parametrize("felt", [(800, 600), (1366, 768), (1920, 1030)])
def test_a_kitty_that_nobody_takes_leaves_the_trick_of_three_free(
    felt: tuple[int, int], size: float
) -> None:
    layout = replace(
        create_layout(find_variant("huutopussi-three").create_game(), Seat(0)), card_scale=size
    ).resized(*felt)
    foot = max(
        spot.y + spot.width * CARD_RATIO / 2
        for spot in layout.spots(STOCK_ZONE, [layout.kitty_size])
    )
    for seat in map(Seat, range(3)):
        (spot,) = layout.spots(Zone("trick", seat), [1])
        turn, half = radians(abs(spot.angle)), spot.width / 2

        assert spot.y - half * (CARD_RATIO * cos(turn) + sin(turn)) > foot
