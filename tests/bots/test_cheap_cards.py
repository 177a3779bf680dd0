"""A card worth points isn't thrown to the opponents where a cheaper one does as well."""

from collections.abc import Iterator
from random import Random

import pytest

from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.bots.equity.match_equity import points_equity
from marjapussi_gui.bots.players.bot import SearchContext
from marjapussi_gui.bots.players.levels import expert_bot, heuristic_bot
from marjapussi_gui.bots.players.trick_search import PositionBuilder, TrickPosition, cheap_cards
from marjapussi_gui.engine.notation import action_text, parse_action
from marjapussi_gui.engine.view import View
from marjapussi_gui.model.verdict import TIE_MARGIN_CHANCE
from tests.scripted_match import ScriptedMatch

HIGH_SPADES, LOW_SPADES = "AS QS JS KH QH JH KC QC JC", "8S 7S 6S 8H 7H 6H 8C 7C 6C"
LAST_SEAT, THIRD_SEAT = "TS KS 9S AH TH 9H AC TC 9C", "AD TD KD QD JD 9D 8D 7D 6D"


def build(view: View) -> TrickPosition:
    return PositionBuilder(points_equity).build(SeatPosition(view))


@pytest.mark.parametrize(
    ("first_seat", "second_seat", "trick", "cheap"),
    [
        (HIGH_SPADES, LOW_SPADES, "AS 8S 6D", "9S"),
        (LOW_SPADES, HIGH_SPADES, "8S AS 6D", "TS KS 9S"),  # the partner's trick
        (HIGH_SPADES, LOW_SPADES, "QS 8S 6D", "TS KS 9S"),  # ten and king win it
        (HIGH_SPADES, LOW_SPADES, "QS", "TS KS 9S"),  # the partner may win it
    ],
)
def test_cheapest_of_the_cards_that_are_lost(
    first_seat: str, second_seat: str, trick: str, cheap: str
) -> None:
    table = ScriptedMatch("marjapussi").deal(LAST_SEAT, first_seat, second_seat, THIRD_SEAT)
    table.do(*(f"play {card}" for card in trick.split()))
    position = build(table.view(table.state.turn))

    spades = [
        position.codes.encode_action(parse_action(f"play {card}")) for card in ["TS", "KS", "9S"]
    ]

    assert [
        action_text(position.codes.decode_action(code)) for code in cheap_cards(position, spades)
    ] == [f"play {card}" for card in cheap.split()]


def last_seats(hand_sizes: range) -> Iterator[View]:
    """Yield what the last players to tricks see, in hands played by heuristics."""
    for seed in range(20):
        table, player = ScriptedMatch("marjapussi").deal_from_seed(seed), heuristic_bot()
        while not table.state.match.hands_played:
            view = table.view(table.state.turn)
            if len(view.trick.cards) == 3 and len(view.hand) in hand_sizes:
                yield view
            table.do(action_text(player.decide(view, SearchContext(Random(0))).action))


def test_expert_throws_no_points_away_in_an_ending() -> None:
    found = 0
    for view in last_seats(range(2, 5)):
        decision, position = expert_bot().decide(view, SearchContext(Random(1))), build(view)
        best = max(value for _, value in decision.values) if decision.values else 0
        tied = [
            position.codes.encode_action(action)
            for action, value in decision.values
            if value >= best - TIE_MARGIN_CHANCE
        ]
        cheap = cheap_cards(position, tied)
        found += len(cheap) < len(tied)
        assert not tied or position.codes.encode_action(decision.action) in cheap
    assert found > 5
