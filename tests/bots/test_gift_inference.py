"""What was bid and given says what others hold: nobody gives tens and keeps aces."""

from collections.abc import Sequence
from random import Random
from statistics import fmean

import pytest

from marjapussi_gui.bots.belief.determinization import WorldSet
from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.bots.equity.scoring import scoring_model
from marjapussi_gui.bots.equity.scoring.contract import ContractScoringModel
from marjapussi_gui.bots.equity.scoring_model import SamplingEffort
from marjapussi_gui.bots.kernel.constants import WORLD_WORDS
from marjapussi_gui.bots.players import bidding_heuristics
from marjapussi_gui.bots.players.contract_playouts import create_playouts, gift_likelihoods
from marjapussi_gui.engine.actions import Give, Stand
from marjapussi_gui.engine.cards import card_set
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.notation import action_text
from marjapussi_gui.engine.state import Seat
from tests.scripted_match import ScriptedMatch

DEALS = 400
EFFORT = SamplingEffort(world_count=DEALS, playouts_per_world=1)


def contracts(game: Game) -> ContractScoringModel:
    found = scoring_model(game)
    assert isinstance(found, ContractScoringModel)
    return found


def after_gift(
    calls: str = "bid 50, pass, pass, pass", raise_when: str = "before"
) -> ScriptedMatch:
    """Return a match in which the declarer's partner gave cards by the heuristic."""
    table = ScriptedMatch("huutopussi", {"raise_when": raise_when}).deal_from_seed(1)
    table.do(*calls.split(", "))
    give_best(table)
    return table


def give_best(table: ScriptedMatch) -> None:
    giver, worths = (
        table.state.turn,
        contracts(table.game).scoring_phase.marriage_rules.points_by_suit,
    )
    view = table.view(giver)
    codes = SeatPosition(view).codes
    hand = codes.encode(table.state.hands[giver])
    wanted = codes.decode(bidding_heuristics.choose_gift(hand, 3, worths))
    gift = next(
        each
        for each in view.legal_actions
        if isinstance(each, Give) and card_set(each.cards) == wanted
    )
    table.do(action_text(gift))


def aces_left(words: Sequence[int], giver: Seat) -> float:
    """Return how many aces the giver holds on average."""
    aces = sum(1 << 16 * suit + bidding_heuristics.ACE for suit in range(4))
    return fmean((words[at + giver] & aces).bit_count() for at in range(0, len(words), WORLD_WORDS))


def test_giver_of_the_best_cards_has_few_aces_left() -> None:
    table = after_gift()
    view = table.view(table.state.turn)
    position, giver = SeatPosition(view), view.exchange.gifts[0].giver
    anyhow = position.world_dealer.deal(DEALS, 1)

    hands = create_playouts(position, contracts(view.game), EFFORT, Random(1))

    assert len(hands.words) == WORLD_WORDS * DEALS
    assert aces_left(hands.words, giver) < 0.8 * aces_left(anyhow, giver)


@pytest.mark.parametrize("raise_when", ["before", "after"])
def test_final_bid_remembers_calls_and_the_gift(raise_when: str) -> None:
    table = after_gift("bid 50, bid 115, pass, pass, bid 120, pass", raise_when)
    giver = table.state.exchange.gifts[0].giver
    if raise_when == "after":
        give_best(table)
    view = table.view(table.state.turn)
    assert isinstance(view.legal_actions[0], Stand)
    opponent = view.game.seating.seat_after(view.seat)
    anyhow = SeatPosition(view).world_dealer.deal(DEALS, 1)

    words = create_playouts(SeatPosition(view), contracts(view.game), EFFORT, Random(1)).words

    assert aces_left(words, opponent) > 1.2 * aces_left(anyhow, opponent)
    assert aces_left(words, giver) < 0.9 * aces_left(anyhow, giver)


def test_a_deal_is_the_likelier_the_better_the_gift_is_in_it() -> None:
    table = after_gift()
    view = table.view(table.state.turn)
    position, gift = SeatPosition(view), view.exchange.gifts[0]
    worths = contracts(view.game).scoring_phase.marriage_rules.points_by_suit
    given = position.codes.encode(card_set(gift.cards))
    dealt = position.world_dealer.deal(DEALS, 1)
    hands = dealt[gift.giver :: WORLD_WORDS]
    for place, hand in enumerate(hands):
        hands[place] = dealt[WORLD_WORDS * place + gift.giver] = hand | given

    likelihoods = gift_likelihoods(dealt, gift.giver, given, worths)

    by_place: dict[int, set[float]] = {}
    for hand, likelihood in zip(hands, likelihoods, strict=True):
        place = bidding_heuristics.gift_rank_sum(hand, given, worths)
        by_place.setdefault(place, set()).add(likelihood)
    assert len(by_place) > 3
    assert all(len(each) == 1 for each in by_place.values())
    likely = [min(by_place[place]) for place in sorted(by_place)]
    assert likely == sorted(likely, reverse=True)


def test_worlds_are_picked_in_proportion_to_their_weights() -> None:
    table = after_gift()
    view = table.view(table.state.turn)
    words = SeatPosition(view).world_dealer.deal(3, 1)

    picked = WorldSet(words, (1.0, 0.0, 3.0)).sample(8, Random(2))

    rows = [tuple(picked[at : at + WORLD_WORDS]) for at in range(0, len(picked), WORLD_WORDS)]
    assert len(rows) == 8
    assert rows.count(tuple(words[:WORLD_WORDS])) == 2
    assert rows.count(tuple(words[2 * WORLD_WORDS :])) == 6
