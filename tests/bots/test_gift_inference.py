"""A partner's gift reveals what he still holds: nobody gives tens and keeps aces."""

from collections.abc import Sequence
from random import Random
from statistics import fmean

from marjapussi_gui.bots.belief.determinization import WorldSet
from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.bots.equity.scoring import scoring_model
from marjapussi_gui.bots.equity.scoring.contract import ContractScoringModel
from marjapussi_gui.bots.equity.scoring_model import SamplingEffort
from marjapussi_gui.bots.kernel.constants import WORLD_WORDS
from marjapussi_gui.bots.players import bidding_heuristics
from marjapussi_gui.bots.players.contract_playouts import create_playouts, weight_worlds_by_gift
from marjapussi_gui.engine.actions import Give
from marjapussi_gui.engine.cards import card_set
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.engine.view import View, create_view
from tests.scripted_match import ScriptedMatch

DEALS = 400
EFFORT = SamplingEffort(world_count=DEALS, playouts_per_world=1)


def contracts(game: Game) -> ContractScoringModel:
    found = scoring_model(game)
    assert isinstance(found, ContractScoringModel)
    return found


def after_gift() -> View:
    """Return the declarer's view after his partner gave cards by the heuristic."""
    table = ScriptedMatch("huutopussi").deal_from_seed(1)
    table.do("bid 50")
    for _ in range(3):
        table.do("pass")
    giver, worths = (
        table.state.turn,
        contracts(table.game).scoring_phase.marriage_rules.points_by_suit,
    )
    lanes = SeatPosition(create_view(table.game, table.state, giver)).codes
    hand = lanes.encode(table.state.hands[giver])
    wanted = lanes.decode(bidding_heuristics.choose_gift(hand, 3, worths))
    gifts = create_view(table.game, table.state, giver).legal_actions
    gift = next(each for each in gifts if isinstance(each, Give) and card_set(each.cards) == wanted)
    state = table.game.step(table.state, gift)
    return create_view(table.game, state, state.turn)


def aces_left(words: Sequence[int], giver: Seat) -> float:
    """Return how many aces the giver holds on average."""
    aces = sum(1 << 16 * suit + bidding_heuristics.ACE for suit in range(4))
    return fmean((words[at + giver] & aces).bit_count() for at in range(0, len(words), WORLD_WORDS))


def test_giver_of_the_best_cards_has_few_aces_left() -> None:
    view = after_gift()
    position, giver = SeatPosition(view), view.exchange.gifts[0].giver
    anyhow = position.world_dealer.deal(DEALS, 1)

    hands = create_playouts(position, contracts(view.game), EFFORT, Random(1))

    assert len(hands.words) == WORLD_WORDS * DEALS
    assert aces_left(hands.words, giver) < 0.8 * aces_left(anyhow, giver)


def test_a_deal_is_the_likelier_the_better_the_gift_is_in_it() -> None:
    view = after_gift()
    position, way = SeatPosition(view), contracts(view.game)
    gift, worths = view.exchange.gifts[0], way.scoring_phase.marriage_rules.points_by_suit
    words = position.world_dealer.deal(DEALS, 1)
    given = position.codes.encode(card_set(gift.cards))

    worlds = weight_worlds_by_gift(words, gift, position, way)

    by_place: dict[int, set[float]] = {}
    for number, chance in enumerate(worlds.weights):
        hand = words[WORLD_WORDS * number + gift.giver] | given
        by_place.setdefault(bidding_heuristics.gift_rank_sum(hand, given, worths), set()).add(
            chance
        )
    assert len(by_place) > 3
    assert all(len(each) == 1 for each in by_place.values())
    likely = [min(by_place[place]) for place in sorted(by_place)]
    assert likely == sorted(likely, reverse=True)


def test_worlds_are_picked_in_proportion_to_their_weights() -> None:
    view = after_gift()
    words = SeatPosition(view).world_dealer.deal(3, 1)

    picked = WorldSet(words, (1.0, 0.0, 3.0)).sample(8, Random(2))

    rows = [tuple(picked[at : at + WORLD_WORDS]) for at in range(0, len(picked), WORLD_WORDS)]
    assert len(rows) == 8
    assert rows.count(tuple(words[:WORLD_WORDS])) == 2
    assert rows.count(tuple(words[2 * WORLD_WORDS :])) == 6
