"""Computer players promise aces by their bids, and trust the promises of their partners."""

from random import Random

from marjapussi_gui.bots.belief.belief_inference import infer_belief
from marjapussi_gui.bots.players.bot import SearchContext
from marjapussi_gui.bots.players.levels import LEVELS
from marjapussi_gui.engine.actions import Action, Bid, Pass
from marjapussi_gui.engine.cards import ACES
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.engine.view import View, create_view
from marjapussi_gui.model.playing_habits import promises_missing_ace
from tests.scripted_match import ScriptedMatch

# Seat 0 bids first. The partners 0 and 2 hold two aces each, the others none.
HANDS = (
    "AS TS KS QS JS 9S AH TH KH",
    "8S 7S 6S QH JH 9H 8H 7H 6H",
    "AC TC KC QC JC 9C AD TD KD",
    "8C 7C 6C QD JD 9D 8D 7D 6D",
)


def seen_by(match: ScriptedMatch, seat: int) -> View:
    return create_view(match.game, match.state, Seat(seat))


def least_aces(view: View, *, trusts_partner: bool = True) -> int:
    partner = view.game.seating.partner_of(view.seat)
    known = infer_belief(view, trusts_partner=trusts_partner)
    bounds = [each for each in known.constraints if each.seat == partner]
    return max((each.min_count for each in bounds if each.cards & ~ACES == 0), default=0)


def decide(view: View, *, keeps_agreements: bool, seed: int = 1) -> Action:
    context = SearchContext(Random(seed), keeps_agreements=keeps_agreements)
    return LEVELS["strong"]().decide(view, context).action


def test_a_partner_who_jumps_above_80_is_trusted_to_hold_an_ace() -> None:
    match = ScriptedMatch("huutopussi").deal(*HANDS).do("bid 85", "pass")

    assert least_aces(seen_by(match, 2)) == 1
    assert least_aces(seen_by(match, 2), trusts_partner=False) == 0
    assert least_aces(seen_by(match, 1)) == 0  # an opponent's promise isn't trusted


def test_who_lacks_an_ace_would_promise_one_by_jumping_above_80() -> None:
    match = ScriptedMatch("huutopussi").deal(*HANDS).do("bid 75")
    view = seen_by(match, 1)

    assert [promises_missing_ace(view, Bid(amount)) for amount in (80, 85, 160)] == [0, 1, 0]
    assert not promises_missing_ace(seen_by(match.do("pass"), 2), Bid(85))


def test_a_promise_is_fulfilled_once_the_partner_played_an_ace() -> None:
    match = ScriptedMatch("huutopussi").deal(*HANDS).do("bid 85", "bid 90", "pass", "pass", "pass")
    match.do("give 9D 8D 7D", "stand", "give 8S 7S 6S")
    assert least_aces(seen_by(match, 2)) == 1
    match.do("play 9D", "play TD", "play QD", "play AH")

    assert least_aces(seen_by(match, 2)) == 0


def test_a_promise_that_is_certainly_broken_is_ignored() -> None:
    """Seat 2 sees all four aces in its own hand."""
    aces = "AS AH AC AD TC KC QC TD KD"
    others = ("TS KS QS JS 9S TH KH JC 9C", HANDS[1], aces, HANDS[3])
    match = ScriptedMatch("huutopussi").deal(*others).do("bid 85", "pass")

    assert least_aces(seen_by(match, 2)) == 0


def test_a_strong_player_with_an_ace_promises_it_only_by_agreement() -> None:
    view = seen_by(ScriptedMatch("huutopussi").deal(*HANDS), 0)

    agreed, unagreed = (
        [decide(view, keeps_agreements=keeps, seed=seed) for seed in range(8)]
        for keeps in (True, False)
    )

    assert agreed.count(Bid(85)) >= 6
    assert Bid(85) not in unagreed


def test_a_strong_player_without_an_ace_promises_none() -> None:
    view = seen_by(ScriptedMatch("huutopussi").deal(*HANDS).do("bid 50"), 1)

    assert decide(view, keeps_agreements=True) in (Bid(55), Pass())
