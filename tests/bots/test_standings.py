"""What hands do to a match, and the chances to win it that follow."""

from array import array
from random import Random
from statistics import fmean

import pytest

from marjapussi_gui.bots.base import Think
from marjapussi_gui.bots.chances import by_match, by_points
from marjapussi_gui.bots.companion import Effort, Efforts
from marjapussi_gui.bots.counts import companion
from marjapussi_gui.bots.courses import Course
from marjapussi_gui.bots.endings import hands_of
from marjapussi_gui.bots.kernel.chain import sweep
from marjapussi_gui.bots.levels import STRONG
from marjapussi_gui.bots.players import SearchPlayer
from marjapussi_gui.bots.rummy.hands import Sight
from marjapussi_gui.bots.rummy.score import EVEN, pull
from marjapussi_gui.bots.standings import Standings, Stopped
from marjapussi_gui.engine.actions import Bid
from marjapussi_gui.engine.game import Game, Variant
from marjapussi_gui.engine.games import variant
from marjapussi_gui.engine.state import NOBODY, Seat, Side, Standing, Start
from marjapussi_gui.facts import LikelyTotal
from tests.presets import every_game_of_tricks, every_usual_auction
from tests.tabletop import Tabletop
from tests.walks import Walk

THREE = variant("huutopussi-three").game()


@every_game_of_tricks
def test_an_ending_does_to_a_match_what_the_hand_did(game: Game) -> None:
    for seed in range(25):
        steps = list(Walk(game, seed, Seat(seed % 2)).steps(hands=1))
        events = [event for step in steps for event in step.events]
        dealer = game.seating.side(steps[-1].before.dealer)

        way = companion(game)
        standing = way.after(steps[0].before.match, way.ending(events), dealer)

        done = steps[-1].after.match
        assert (standing.scores, standing.over, standing.winner) == (
            done.scores,
            done.over,
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
    worth = by_match(THREE)

    for scores in ((0, 0, 0), (300, -40, 215), (495, 495, 0), (-300, 100, 120)):
        chances = worth(Standing(scores, hands=3), Seat(1))
        assert sum(chances) == pytest.approx(1)
        ahead = scores.index(max(scores))
        assert chances[ahead] == pytest.approx(max(chances), abs=0.05)
    turned = worth(Standing((215, 300, -40), hands=3), Seat(2))
    assert turned == pytest.approx(_turned(worth(Standing((300, -40, 215), hands=3), Seat(1))))


def course_of(variant: Variant) -> Course:
    course = companion(variant.game()).course(hands_of(variant.key))
    assert course is not None
    return course


def _turned(chances: tuple[float, ...]) -> tuple[float, ...]:
    return chances[-1:] + chances[:-1]


def test_who_stands_where_no_hand_leads_has_no_chances_of_the_table() -> None:
    table = Standings(course_of(variant("marjapussi")), lambda: False)

    assert table.chances(Standing((0, 0), carry=3), Side(0)) is None


def test_chances_that_nobody_wants_are_given_up() -> None:
    with pytest.raises(Stopped):
        Standings(course_of(variant("huutopussi-three")), lambda: True)


def careful() -> SearchPlayer:
    """Return a player who looks at enough deals for chance to matter little."""
    efforts = Efforts(contracts=Effort(worlds=32, each=2, wide=1), showings=Effort(1, 1))
    return SearchPlayer(STRONG, efforts, by_points)


@pytest.mark.slow
@every_usual_auction
def test_who_bids_makes_more_than_who_passes(game: Game) -> None:
    """Of whole auctions, by what hands come to when they are played.

    At the first words a good hand may wait where all score what they take.
    """
    bidders, passers = list[float](), list[float]()
    for seed in range(40):
        state, bots = game.start(Start(Seat(0))), [careful() for _ in game.seating.seats]
        state = game.step(state, game.chance(state, seed))
        while state.turn != NOBODY and game.name(state) == "auction":
            view = game.look(state, state.turn)
            choice = bots[state.turn].consider(view, Think(Random(seed)))
            makes = [fact.points for fact in choice.facts if isinstance(fact, LikelyTotal)]
            if state.auction.calls or game.rules.opening == "may":  # else the first had to bid
                (bidders if isinstance(choice.action, Bid) else passers).extend(makes)
            state = game.step(state, choice.action)

    assert fmean(bidders) > fmean(passers) + 5


ROUNDS = variant("pfadfinder").game({"deals": 4})


def ahead(hands: int, lead: int) -> float:
    """Return the chance of side 0, which leads, after so many hands of a match of four."""
    chances = by_match(ROUNDS)(Standing((lead, 0), hands=hands), Seat(0))
    assert sum(chances) == pytest.approx(1)
    return chances[0]


def test_lead_is_worth_more_the_fewer_hands_are_left() -> None:
    assert 0.5 < ahead(1, 200) < ahead(2, 200) < ahead(3, 200) < 1


def test_match_of_so_many_hands_is_not_won_at_the_target() -> None:
    assert ahead(1, 600) < 0.99
    assert by_match(variant("pfadfinder").game())(Standing((495, 0), hands=3), Seat(0))[0] > 0.8


@pytest.mark.parametrize("key", ["pfadfinder", "huutopussi-two"])
def test_who_is_further_below_zero_has_the_smaller_chance(key: str) -> None:
    """A floor that binds nobody is no end of the scores."""
    worth = by_match(variant(key).game())

    low, lower, lowest = (
        worth(Standing((0, score), hands=3), Seat(0))[1] for score in (0, -150, -400)
    )
    assert low > lower > lowest


def test_declarer_who_reaches_the_target_wins_where_that_is_agreed() -> None:
    """Both reach it in one hand, the others with more: then it matters who declared."""
    end = (0, 60, 60, 1, 0, 100)  # the dealer's side made 60, the others took 100
    for both_reach, winner in (("declarer", 0), ("higher", 1)):
        game = variant("huutopussi").game({"both_reach": both_reach})
        course = companion(game).course([(end, 1.0)])
        assert course is not None
        after, share = next(iter(course.play(((450, 450), 0, ()))))
        assert (after.winner, share) == (winner, 1.0)


def test_hand_below_the_target_leads_on_and_at_the_target_ends_the_match() -> None:
    end = (0, 60, 60, 1, 0, 100)
    course = companion(variant("huutopussi").game()).course([(end, 1.0)])
    assert course is not None

    (below, _), (at, _) = (next(iter(course.play(((each, 0), 0, ())))) for each in (435, 440))

    assert (below.scores, below.over) == ((495, 100), False)
    assert (at.scores, at.over, at.winner) == ((500, 100), True, 0)


def sight(scores: tuple[int, ...], hands: int) -> Sight:
    """Return what the first player sees at the start of a deal in a match that stands so."""
    table = Tabletop("marriage", players=len(scores)).deal_seed(4)
    match = Standing(scores, hands=hands)
    return Sight(table.game.look(table.state.but(match=match), Seat(0)))


def test_in_a_long_match_points_alone_count() -> None:
    wanted = pull(sight((0, 0, 0, 0), hands=0))

    assert wanted.laying == pytest.approx(1, abs=0.3)
    assert wanted.winning == pytest.approx(1, abs=0.3)


def test_who_is_far_behind_must_win_the_last_deal_and_who_is_ahead_must_lay() -> None:
    behind, ahead = pull(sight((-60, 0, 0, 0), hands=4)), pull(sight((60, 0, 0, 0), hands=4))

    assert behind.winning > 2 * behind.laying
    assert ahead.laying > 2 * ahead.winning


def test_in_a_match_that_is_decided_points_alone_count() -> None:
    assert pull(sight((400, 0, 0, 0), hands=4)) == EVEN
