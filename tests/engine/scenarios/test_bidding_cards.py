"""Bidding cards, rami and nolo, sooli, and the side that is rising."""

from collections.abc import Mapping
from typing import Any

import pytest

from marjapussi_gui.engine.card_ranking import ACE_LOW_ORDER, card_ranking
from marjapussi_gui.engine.cards import HIDDEN, NO_SUIT, parse_cards
from marjapussi_gui.engine.phases.trick_count_scoring import TrickCountScoringPhase
from marjapussi_gui.engine.state import NO_CARD, MatchStanding
from tests.scripted_match import ScriptedMatch

HANDS = (  # seat 0 has the top of every suit, seat 3 the bottom
    "AS KS QS AH KH QH AD KD QD AC KC 7C 7H",
    "JS TS 9S JH TH 9H JD TD 9D QC JC TC 8C",
    "8S 7S 6S 8H 6H 5H 8D 7D 6D 9C 6C 5C 5D",
    "5S 4S 3S 2S 4H 3H 2H 4D 3D 2D 4C 3C 2C",
)


def tuppi(rules: Mapping[str, object] | None = None, **start: Any) -> ScriptedMatch:
    """Deal so that seat 0 lies left of the dealer."""
    return ScriptedMatch("tuppi", rules, **{"dealer": 3, **start}).deal(*HANDS)


RAMI_BY_0 = ("show 7H", "show 8C", "show 5D", "show 3C")
RAMI_BY_2 = ("show 7C", "show 8C", "show 5D", "show 3H")
NOLO = ("show 7C", "show 8C", "show 5C", "show 3C")


def test_bids_are_laid_from_the_dealers_left() -> None:
    assert tuppi().state.turn == 0
    assert tuppi(dealer=1).state.turn == 2


@pytest.mark.parametrize(("barred", "shown"), [("AKQJ2", "7C 7H"), ("KQJ2", "7C 7H AC AD AH AS")])
def test_court_cards_and_twos_are_not_shown(barred: str, shown: str) -> None:
    assert tuppi({"show_barred": barred}).legal == [f"show {name}" for name in shown.split()]


def test_refusal_names_the_ranks() -> None:
    assert tuppi().refusal("show KS") == "these ranks can't be shown as bids: AKQJ2"
    assert tuppi().refusal("show JS") == "it doesn't hold JS"
    assert tuppi().refusal("say rami") == "it must show a red card"


def test_bid_is_spoken_only_without_a_bidding_card() -> None:
    hands = (
        "AS KS QS AH KH QH AD KD QD AC KC 7C JC",
        "JS TS 9S JH TH 9H JD TD 9D QC 7H TC 8C",
        *HANDS[2:],
    )
    table = ScriptedMatch("tuppi", dealer=3).deal(*hands)

    assert table.legal == ["say rami", "show 7C"]
    table.do("say rami")
    assert table.view(2).showing.bids[0].card == NO_CARD
    assert table.view(2).showing.bids[0].is_rami


def test_bid_cards_are_hidden_until_all_are_laid() -> None:
    table = tuppi().do("show 7H", "show 8C")

    assert [bid.card for bid in table.view(0).showing.bids] == [*parse_cards("7H"), HIDDEN]
    assert [bid.card for bid in table.view(1).showing.bids] == [HIDDEN, *parse_cards("8C")]
    assert [bid.card for bid in table.view(2).showing.bids] == [HIDDEN, HIDDEN]


def test_cards_are_turned_to_the_first_rami_and_the_rest_stay_hidden() -> None:
    table = tuppi().do("show 7C", "show 8C", "show 5D", "show 3H")

    assert (table.state.showing.contest, table.state.showing.declarer) == ("rami", 2)
    shown = [bid.card for bid in table.view(0).showing.bids]
    assert shown == [*parse_cards("7C 8C 5D"), HIDDEN]
    assert table.view(3).showing.bids[3].card == parse_cards("3H")[0]


def test_no_rami_is_nolo() -> None:
    table = tuppi().do(*NOLO)

    assert (table.state.showing.contest, table.phase) == ("nolo", "play")
    assert table.state.turn == 0  # left of the dealer


def test_cards_return_to_the_hands() -> None:
    assert "play 7C" in tuppi().do(*NOLO).legal


@pytest.mark.parametrize(("bids", "leader"), [(RAMI_BY_0, 3), (RAMI_BY_2, 1)])
def test_right_of_the_declarer_leads_rami(bids: tuple[str, ...], leader: int) -> None:
    assert tuppi({"sooli": False}).do(*bids).state.turn == leader


def test_suit_is_followed_if_possible_and_never_trumped() -> None:
    table = tuppi({"sooli": False}).do(*RAMI_BY_0, "play 2C")

    assert table.plays == "7C AC KC"
    assert len(tuppi().do(*NOLO, "play AS").plays.split()) == 3


def test_opponents_of_rami_are_offered_sooli_in_turn() -> None:
    table = tuppi().do(*RAMI_BY_0)

    assert (table.phase, table.state.turn) == ("sooli", 1)
    assert table.legal == ["pass", "sooli"]
    assert table.do("pass").state.turn == 3
    assert table.do("pass").phase == "play"


def test_nolo_has_no_sooli() -> None:
    assert tuppi().do(*NOLO).phase == "play"


def start_sooli() -> ScriptedMatch:
    return tuppi().do(*RAMI_BY_0, "pass", "sooli")


def test_soloist_gives_first_and_gets_a_card_of_his_partners() -> None:
    table = start_sooli()

    assert (table.phase, table.state.turn) == ("exchange", 3)
    table.do("give 4S")
    assert table.state.turn == 1
    assert table.refusal("give 4S") == "it doesn't hold all these cards"
    assert len(table.legal) == 13
    assert table.do("give 9S").phase == "play"
    assert [hand.bit_count() for hand in table.state.hands] == [13] * 4


def test_gifts_of_sooli_are_unseen_by_the_others() -> None:
    table = start_sooli().do("give 4S", "give 9S")

    assert [gift.cards for gift in table.view(0).exchange.gifts] == [(HIDDEN,), (HIDDEN,)]
    assert [gift.cards for gift in table.view(3).exchange.gifts] == [
        parse_cards("4S"),
        parse_cards("9S"),
    ]


def test_declarer_leads_and_the_soloist_plays_last() -> None:
    table = start_sooli().do("give 4S", "give 9S")

    assert table.state.turn == 0
    assert table.do("play QS").state.turn == 2
    assert table.do("play 6S").state.turn == 3
    assert table.plays == "2S 3S 5S 9S"
    assert table.do("play 9S").state.turn == 0


def test_aces_are_low_in_sooli() -> None:
    table = start_sooli().do("give 4S", "give 9S", "play AS", "play 6S", "play 5S")

    assert table.state.turn == 2  # the six beats the ace and the five


def test_deal_ends_at_the_first_trick_the_soloist_takes() -> None:
    table = start_sooli().do("give 4S", "give 9S").tricks("QS 6S 9S", "KS 7S 5S").do("play AS")
    table.do("play 8S", "play 3S")
    assert table.hands == []
    table = start_sooli().do("give 4S", "give 9S").do("play AS", "play 6S", "play 9S")

    assert table.last_hand.tricks == (0, 1)
    assert (table.last_hand.score_changes, table.last_hand.notes) == ((24, 0), ("sooli",))


def test_soloist_without_a_trick_brings_24() -> None:
    table = start_sooli().do("give 4S", "give 9S")
    while not table.hands:
        table.do(table.legal[-1] if table.state.turn != 3 else _lowest(table))

    assert (table.last_hand.score_changes, table.last_hand.notes) == ((0, 24), ("sooli",))
    assert table.last_hand.tricks == (13, 0)


def _lowest(table: ScriptedMatch) -> str:
    """Return the soloist's play that does not win, or else any."""
    best = table.state.trick.best_card
    for text in table.legal:
        (card,) = parse_cards(text.removeprefix("play "))
        if not card_ranking(ACE_LOW_ORDER).beats(card, best, NO_SUIT):
            return text
    return table.legal[0]


def play_out(table: ScriptedMatch) -> ScriptedMatch:
    """Let everybody play the first card he may until the hand is over."""
    hands = len(table.hands)
    while len(table.hands) == hands:
        table.do(table.legal[0])
    return table


def test_declarers_get_four_for_each_trick_over_six() -> None:
    hand = play_out(tuppi({"sooli": False}).do(*RAMI_BY_0)).last_hand

    assert hand.notes == ("rami",)
    assert hand.score_changes == (4 * (hand.tricks[0] - 6), 0)
    assert hand.points == hand.tricks


def test_opponents_of_rami_get_eight_for_each_trick_over_six() -> None:
    bids = ("show 7C", "show 9H", "show 5C", "show 3C")
    hand = play_out(tuppi({"sooli": False}).do(*bids)).last_hand

    assert hand.tricks[0] > 6
    assert hand.score_changes == (8 * (hand.tricks[0] - 6), 0)


def test_nolo_brings_four_for_each_trick_under_seven_to_the_side_with_fewer() -> None:
    hand = play_out(tuppi().do(*NOLO)).last_hand

    assert hand.tricks[1] < 7
    assert (hand.score_changes, hand.notes) == ((0, 4 * (7 - hand.tricks[1])), ("nolo",))


def test_points_add_up_while_a_side_rises() -> None:
    table = play_out(tuppi(scores=(0, 20)).do(*NOLO))

    assert table.scores == (0, 20 + table.last_hand.score_changes[1])


def test_beating_the_rising_side_resets_both_sides() -> None:
    hand = play_out(tuppi(scores=(20, 0)).do(*NOLO)).last_hand

    assert (hand.score_changes, hand.scores, hand.notes) == ((-20, 0), (0, 0), ("nolo", "reset"))


def test_winner_may_keep_the_points_where_agreed() -> None:
    table = play_out(tuppi({"winner_banks": True}, scores=(20, 0)).do(*NOLO))

    assert table.last_hand.score_changes[0] == -20
    assert table.last_hand.score_changes[1] > 0
    assert table.last_hand.notes == ("nolo", "reset")


def test_target_or_more_wins_at_once() -> None:
    table = play_out(tuppi(scores=(0, 48)).do(*NOLO))

    assert (table.position["over"], table.position["winner"]) == (True, 1)


def test_deal_passes_to_the_left() -> None:
    table = play_out(tuppi({"sooli": False}).do(*RAMI_BY_2))

    assert (table.last_hand.dealer, table.state.dealer) == (3, 0)


@pytest.mark.parametrize("bids", [NOLO, ("show 7C", "show 9H", "show 5C", "show 3C")])
def test_hand_stops_when_the_rising_side_has_lost_it(bids: tuple[str, ...]) -> None:
    rising = (20, 0) if bids == NOLO else (0, 20)
    rules = {"stop_when_lost": True, "sooli": False}
    hand = play_out(tuppi(rules, scores=rising).do(*bids)).last_hand

    loser = 0 if bids == NOLO else 1
    assert hand.tricks[0] == 7
    assert sum(hand.tricks) < 13
    assert hand.score_changes[loser] == -20


@pytest.mark.parametrize(
    ("rules", "scores"),
    [({"winner_banks": True}, (20, 0)), ({}, (0, 0)), ({}, (0, 20))],
)
def test_hand_does_not_stop_without_a_loss(
    rules: Mapping[str, object], scores: tuple[int, int]
) -> None:
    table = play_out(tuppi({"stop_when_lost": True, **rules}, scores=scores).do(*NOLO))

    assert sum(table.last_hand.tricks) == 13


class Tournament:
    """Deals of a tournament that side 0 or side 1 wins as nolo."""

    def __init__(self, **start: Any) -> None:
        self.table = ScriptedMatch("tuppi", {"sooli": False, "deals": 12}, dealer=3, **start)

    def deal(self, winner: int) -> "Tournament":
        """Play a deal of nolo in which winner's side takes few tricks."""
        hands = HANDS if winner else (HANDS[3], *HANDS[:3])
        self.table.deal(*hands)
        while self.table.state.turn >= 0 and self.table.phase == "show":
            self.table.do(next(text for text in self.table.legal if text[-1] in "SC"))
        play_out(self.table)
        return self


def test_tournament_ends_when_the_rising_side_loses_after_its_last_deal() -> None:
    match = Tournament(scores=(0, 4))
    for _ in range(5):
        match.deal(winner=0).deal(winner=1)  # reset, and a new rise of side 1
    match.deal(winner=0)
    assert match.table.position["hands_played"] == 11
    match.deal(winner=1)
    assert not match.table.position["over"]  # the twelfth deal began a rise and lost none
    match.deal(winner=0)

    position = match.table.position
    assert (position["hands_played"], position["over"], position["winner"]) == (13, True, 1)


@pytest.mark.parametrize(
    ("hands", "collected", "extended", "reset", "over", "winner"),
    [
        (10, (40, 8), False, True, False, -1),  # the eleventh deal ends nothing
        (11, (40, 8), False, True, True, 0),
        (11, (8, 40), False, False, False, -1),  # nobody lost a rise
        (14, (8, 40), False, True, True, 1),
        (11, (40, 40), False, True, False, -1),  # alike: one more deal at a time
        (12, (40, 44), True, False, True, 1),  # the first deal after which they differ
        (12, (40, 40), True, True, False, -1),
    ],
)
def test_end_of_a_tournament(
    *, hands: int, collected: tuple[int, int], extended: bool, reset: bool, over: bool, winner: int
) -> None:
    count = ScriptedMatch("tuppi", {"sooli": False, "deals": 12}).game.scoring_phase
    assert isinstance(count, TrickCountScoringPhase)

    match = count._decide_match(
        MatchStanding((0, 0), hands_played=hands, collected_points=collected, is_extended=extended),
        was_reset=reset,
    )

    assert (match.is_over, match.winner) == (over, winner)


def test_points_that_only_reset_collect_nothing() -> None:
    match = Tournament().deal(winner=1)
    collected = match.table.state.match.collected_points

    assert match.deal(winner=0).table.state.match.collected_points == collected


def test_scores_at_the_start_count_as_collected() -> None:
    assert Tournament(scores=(0, 8)).table.state.match.collected_points == (0, 8)
