"""What hands do to a match, and the chances to win it that follow."""

from array import array
from random import Random
from statistics import fmean

import pytest

from marjapussi_gui.bots.equity.hand_outcomes import load_outcome_frequencies
from marjapussi_gui.bots.equity.match_equity import match_equity, points_equity
from marjapussi_gui.bots.equity.match_equity_table import CancelledError, MatchEquityTable
from marjapussi_gui.bots.equity.match_models import MatchModel
from marjapussi_gui.bots.equity.scoring import scoring_model
from marjapussi_gui.bots.equity.scoring_model import BiddingEfforts, SamplingEffort
from marjapussi_gui.bots.kernel.value_iteration import sweep
from marjapussi_gui.bots.players.bot import SearchContext
from marjapussi_gui.bots.players.levels import STRONG_EFFORT
from marjapussi_gui.bots.players.players import SearchPlayer
from marjapussi_gui.bots.rummy.rummy_view import RummyView
from marjapussi_gui.bots.rummy.score_pressure import NO_PRESSURE, score_pressure
from marjapussi_gui.engine.actions import Bid
from marjapussi_gui.engine.game import Game, Variant
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.state import NOBODY, MatchStanding, MatchStart, Seat, Side
from marjapussi_gui.engine.view import create_view
from marjapussi_gui.model.facts import ExpectedTotal
from tests.preset_games import every_standard_auction_game, every_trick_game
from tests.random_matches import RandomMatch
from tests.scripted_match import ScriptedMatch

THREE = find_variant("huutopussi-three").create_game()


@every_trick_game
def test_an_ending_does_to_a_match_what_the_hand_did(game: Game) -> None:
    for seed in range(25):
        steps = list(RandomMatch(game, seed, Seat(seed % 2)).steps(hands=1))
        events = [event for step in steps for event in step.events]
        dealer = game.seating.side_of(steps[-1].before.dealer)

        way = scoring_model(game)
        standing = way.match_after(steps[0].before.match, way.encode_outcome(events), dealer)

        done = steps[-1].after.match
        assert (standing.scores, standing.is_over, standing.winner) == (
            done.scores,
            done.is_over,
            done.winner,
        )


def test_chances_follow_from_those_of_the_next_standings() -> None:
    """To two points, each hand even: 0-0, the dealer ahead, the dealer behind, 1-1."""
    won = array("d", [0, 0, 0.5, 0, 0, 0.5, 0.5, 0.5])
    leads_to, share = array("i", [1, 2, 3, 3]), array("d", [0.5] * 4)
    chances = array("d", [0.5] * 8)

    while sweep(chances, won, array("i", [0, 2, 3, 4, 4]), leads_to, share, 2) > 1e-12:
        pass

    assert list(chances) == pytest.approx([0.5, 0.5, 0.75, 0.25, 0.25, 0.75, 0.5, 0.5])


def test_three_players_have_a_chance_each() -> None:
    worth = match_equity(THREE)

    for scores in ((0, 0, 0), (300, -40, 215), (495, 495, 0), (-300, 100, 120)):
        chances = worth(MatchStanding(scores, hands_played=3), Seat(1))
        assert sum(chances) == pytest.approx(1)
        ahead = scores.index(max(scores))
        assert chances[ahead] == pytest.approx(max(chances), abs=0.05)
    turned = worth(MatchStanding((215, 300, -40), hands_played=3), Seat(2))
    assert turned == pytest.approx(
        _rotate(worth(MatchStanding((300, -40, 215), hands_played=3), Seat(1)))
    )


def course_of(variant: Variant) -> MatchModel:
    course = scoring_model(variant.create_game()).match_model(load_outcome_frequencies(variant.key))
    assert course is not None
    return course


def _rotate(chances: tuple[float, ...]) -> tuple[float, ...]:
    return chances[-1:] + chances[:-1]


def test_an_unreachable_standing_has_no_table_equities() -> None:
    table = MatchEquityTable(course_of(find_variant("marjapussi")), lambda: False)

    assert table.equities(MatchStanding((0, 0), carried_points=3), Side(0)) is None


def test_chances_that_nobody_wants_are_given_up() -> None:
    with pytest.raises(CancelledError):
        MatchEquityTable(course_of(find_variant("huutopussi-three")), lambda: True)


def patient_player() -> SearchPlayer:
    """Return a player that samples enough deals to make noise small."""
    efforts = BiddingEfforts(
        contracts=SamplingEffort(world_count=32, playouts_per_world=2, extra_candidates=1),
        contests=SamplingEffort(1, 1),
    )
    return SearchPlayer(STRONG_EFFORT, efforts, points_equity)


@pytest.mark.slow
@every_standard_auction_game
def test_a_bidder_gains_more_than_a_passing_player(game: Game) -> None:
    """Of whole auctions, by what hands come to when they are played.

    At the first words a good hand may wait where all score what they take.
    """
    bidders, passers = list[float](), list[float]()
    for seed in range(40):
        state, bots = (
            game.initial_state(MatchStart(Seat(0))),
            [patient_player() for _ in game.seating.seats],
        )
        state = game.step(state, game.chance_action(state, seed))
        while state.turn != NOBODY and game.phase_name(state) == "auction":
            view = create_view(game, state, state.turn)
            choice = bots[state.turn].decide(view, SearchContext(Random(seed)))
            makes = [fact.points for fact in choice.facts if isinstance(fact, ExpectedTotal)]
            if state.auction.calls or game.rules.opening == "may":  # else the first had to bid
                (bidders if isinstance(choice.action, Bid) else passers).extend(makes)
            state = game.step(state, choice.action)

    assert fmean(bidders) > fmean(passers) + 5


ROUNDS = find_variant("pfadfinder").create_game({"deals": 4})


def win_chance_of_leader(hands: int, lead: int) -> float:
    chances = match_equity(ROUNDS)(MatchStanding((lead, 0), hands_played=hands), Seat(0))
    assert sum(chances) == pytest.approx(1)
    return chances[0]


def test_lead_is_worth_more_the_fewer_hands_are_left() -> None:
    assert (
        0.5
        < win_chance_of_leader(1, 200)
        < win_chance_of_leader(2, 200)
        < win_chance_of_leader(3, 200)
        < 1
    )


def test_match_of_so_many_hands_is_not_won_at_the_target() -> None:
    assert win_chance_of_leader(1, 600) < 0.99
    assert (
        match_equity(find_variant("pfadfinder").create_game())(
            MatchStanding((495, 0), hands_played=3), Seat(0)
        )[0]
        > 0.8
    )


@pytest.mark.parametrize("key", ["pfadfinder", "huutopussi-two"])
def test_equity_is_smaller_further_below_zero(key: str) -> None:
    """A floor that binds nobody is no end of the scores."""
    worth = match_equity(find_variant(key).create_game())

    low, lower, lowest = (
        worth(MatchStanding((0, score), hands_played=3), Seat(0))[1] for score in (0, -150, -400)
    )
    assert low > lower > lowest


def test_declarer_reaching_the_target_wins_under_that_rule() -> None:
    """Both reach it in one hand, the others with more: then it matters who declared."""
    end = (0, 60, 60, 1, 0, 100)  # the dealer's side made 60, the others took 100
    for both_reach, winner in (("declarer", 0), ("higher", 1)):
        game = find_variant("huutopussi").create_game({"both_reach": both_reach})
        course = scoring_model(game).match_model([(end, 1.0)])
        assert course is not None
        after, share = next(iter(course.matches_after_hand(((450, 450), 0, ()))))
        assert (after.winner, share) == (winner, 1.0)


def test_hand_below_the_target_leads_on_and_at_the_target_ends_the_match() -> None:
    end = (0, 60, 60, 1, 0, 100)
    course = scoring_model(find_variant("huutopussi").create_game()).match_model([(end, 1.0)])
    assert course is not None

    (below, _), (at, _) = (
        next(iter(course.matches_after_hand(((each, 0), 0, ())))) for each in (435, 440)
    )

    assert (below.scores, below.is_over) == ((495, 100), False)
    assert (at.scores, at.is_over, at.winner) == ((500, 100), True, 0)


def sight(scores: tuple[int, ...], hands: int) -> RummyView:
    """Return what the first player sees at the start of a deal in a match that stands so."""
    table = ScriptedMatch("marriage", players=len(scores)).deal_from_seed(4)
    match = MatchStanding(scores, hands_played=hands)
    return RummyView(create_view(table.game, table.state.replace(match=match), Seat(0)))


def test_in_a_long_match_points_alone_count() -> None:
    wanted = score_pressure(sight((0, 0, 0, 0), hands=0))

    assert wanted.lay_factor == pytest.approx(1, abs=0.3)
    assert wanted.finish_factor == pytest.approx(1, abs=0.3)


def test_the_trailing_player_must_win_the_last_deal_and_the_leader_must_lay() -> None:
    behind, ahead = (
        score_pressure(sight((-60, 0, 0, 0), hands=4)),
        score_pressure(sight((60, 0, 0, 0), hands=4)),
    )

    assert behind.finish_factor > 2 * behind.lay_factor
    assert ahead.lay_factor > 2 * ahead.finish_factor


def test_in_a_match_that_is_decided_points_alone_count() -> None:
    assert score_pressure(sight((400, 0, 0, 0), hands=4)) == NO_PRESSURE
